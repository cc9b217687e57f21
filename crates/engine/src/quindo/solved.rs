//! The table with its statistics, and its file.

use super::{Endgames, Statistics};
use crate::Progress;
use crate::bytes::take;
use crate::table_file::{self, TableError};
use core::num::NonZeroUsize;

/// What stands in a file for whose table it is: not the game's id alone, under which there is a net.
pub(super) const ID: &str = "quindo-endgame";

/// Version of the file's body: the number of discs, statistics, then the packed values.
pub(super) const VERSION: u16 = 1;

/// Solved endgames: what a table file holds.
#[derive(Debug)]
pub struct Solved {
    /// The value of every position.
    pub table: Endgames,
    /// What can be counted in it.
    pub statistics: Statistics,
}

impl Solved {
    /// Solves and counts.
    ///
    /// # Panics
    /// If it is not one of [`Endgames::DISCS`].
    #[must_use]
    pub fn compute(discs: usize, threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Solved {
        let table = Endgames::solve(discs, threads, progress);
        let statistics = Statistics::of(&table, progress);
        Solved { table, statistics }
    }

    /// The table file. The same endgames give the same bytes on every machine.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = vec![self.table.discs() as u8];
        self.statistics.write(&mut body);
        self.table.pack(&mut body);
        table_file::seal(ID, VERSION, &body)
    }

    /// Reads a table file.
    ///
    /// # Errors
    /// Why the file is refused. Nothing of a refused file is used.
    pub fn from_bytes(file: &[u8]) -> Result<Solved, TableError> {
        let body = table_file::open(ID, VERSION, file)?;
        Solved::read(body).ok_or(TableError::Damaged)
    }

    fn read(mut body: &[u8]) -> Option<Solved> {
        let discs = usize::from(u8::from_le_bytes(take(&mut body)?));
        if !Endgames::DISCS.contains(&discs) {
            return None;
        }
        let statistics = Statistics::read(discs, &mut body)?;
        Some(Solved { table: Endgames::unpack(discs, body)?, statistics })
    }
}
