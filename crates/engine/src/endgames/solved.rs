//! The table with its statistics, and its file.

use super::{Endgame, Endgames, Statistics};
use crate::Progress;
use crate::bytes::take;
use crate::table_file::{self, TableError};
use core::num::NonZeroUsize;

/// Solved endgames: what a table file holds. Its body is the number of men, the statistics, then the packed values.
#[derive(Debug)]
pub struct Solved<E: Endgame> {
    /// The value of every position.
    pub table: Endgames<E>,
    /// What can be counted in it.
    pub statistics: Statistics,
}

impl<E: Endgame> Solved<E> {
    /// Solves and counts.
    ///
    /// # Panics
    /// If it is not one of [`Endgame::MEN`].
    #[must_use]
    pub fn compute(men: usize, threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Solved<E> {
        let table = Endgames::solve(men, threads, progress);
        let statistics = Statistics::of(&table, progress);
        Solved { table, statistics }
    }

    /// The table file. The same endgames give the same bytes on every machine.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = vec![self.table.men() as u8];
        self.statistics.write(&mut body);
        self.table.pack(&mut body);
        table_file::seal(E::ID, E::VERSION, &body)
    }

    /// Reads a table file.
    ///
    /// # Errors
    /// Why the file is refused. Nothing of a refused file is used.
    pub fn from_bytes(file: &[u8]) -> Result<Solved<E>, TableError> {
        let body = table_file::open(E::ID, E::VERSION, file)?;
        Solved::read(body).ok_or(TableError::Damaged)
    }

    fn read(mut body: &[u8]) -> Option<Solved<E>> {
        let men = usize::from(u8::from_le_bytes(take(&mut body)?));
        if !E::MEN.contains(&men) {
            return None;
        }
        let statistics = Statistics::read(*E::MEN.start()..=men, &mut body)?;
        Some(Solved { table: Endgames::unpack(men, body)?, statistics })
    }
}
