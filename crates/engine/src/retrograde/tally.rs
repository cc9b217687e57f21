//! Counting values.

use crate::Value;

/// How many are won, drawn and lost for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Won.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost.
    pub losses: u64,
}

impl Tally {
    /// Counts some more of the same value.
    pub fn add(&mut self, value: Value, count: u64) {
        match value {
            Value::Win(_) => self.wins += count,
            Value::Draw => self.draws += count,
            Value::Loss(_) => self.losses += count,
        }
    }

    /// All of them.
    #[must_use]
    pub const fn total(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}
