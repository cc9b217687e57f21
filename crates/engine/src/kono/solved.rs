//! The table with its statistics, and its file.

use super::{Statistics, Tablebase};
use crate::Progress;
use crate::table_file::{self, TableError};
use core::num::NonZeroUsize;
use pionnier_core::Game;
use pionnier_games::kono::Kono;

/// Version of the file's body: statistics, then the packed values.
const VERSION: u16 = 1;

/// The solved game: what a table file holds.
#[derive(Clone, Debug)]
pub struct Solved {
    /// The value of every position.
    pub table: Tablebase,
    /// What can be counted in it.
    pub statistics: Statistics,
}

impl Solved {
    /// Solves the game and counts.
    #[must_use]
    pub fn compute(threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Solved {
        let table = Tablebase::solve(threads, progress);
        let statistics = Statistics::of(&table, progress);
        Solved { table, statistics }
    }

    /// The table file. The same game gives the same bytes on every machine.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = Vec::new();
        self.statistics.write(&mut body);
        body.extend(self.table.pack());
        table_file::seal(Kono::ID, VERSION, &body)
    }

    /// Reads a table file.
    ///
    /// # Errors
    /// Why the file is refused. Nothing of a refused file is used.
    pub fn from_bytes(file: &[u8]) -> Result<Solved, TableError> {
        let mut body = table_file::open(Kono::ID, VERSION, file)?;
        let statistics = Statistics::read(&mut body).ok_or(TableError::Damaged)?;
        let table = Tablebase::unpack(body).ok_or(TableError::Damaged)?;
        Ok(Solved { table, statistics })
    }
}

#[cfg(test)]
mod tests {
    use super::{Kono, NonZeroUsize, Solved, Statistics, TableError, Tablebase, VERSION, table_file};
    use crate::retrograde::Tally;
    use pionnier_core::{Game, Random};

    /// What the checksum would hide: bodies that are wrong although their envelope is right.
    #[test]
    fn a_wrong_body_is_refused_even_with_the_right_checksum() {
        let statistics = Statistics {
            positions: Tally::default(),
            classes: Tally::default(),
            reachable: Tally::default(),
            longest: 1,
            longest_reachable: 1,
            farthest: Kono::start(),
            quiet_run: 1,
        };
        let table = Tablebase::solve(NonZeroUsize::MIN, &mut |_| {});
        let file = Solved { table, statistics }.to_bytes();
        let body = table_file::open(Kono::ID, VERSION, &file).expect("it was just written");
        let refused = |body: &[u8]| {
            let result = Solved::from_bytes(&table_file::seal(Kono::ID, VERSION, body));
            assert_eq!(result.err(), Some(TableError::Damaged));
        };
        // The statistics and the model of the packing are at the beginning.
        for length in (0..100).chain((100..30_000).step_by(97)) {
            refused(&body[..length]);
        }
        let mut random = Random::new(3);
        for _ in 0..8 {
            let mut changed = body.to_vec();
            changed[body.len() / 2 + random.below(body.len() / 2)] ^= 1 << random.below(8);
            refused(&changed);
            refused(&body[..body.len() / 2 + random.below(body.len() / 2)]);
        }
    }
}
