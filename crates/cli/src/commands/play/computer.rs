//! The player who is not a person.

use pionnier_catalog::{AnyRecord, Random, Side};

/// What plays one side.
pub(super) struct Computer {
    pub(super) side: Side,
    /// As it was named: `random` or `level:3`.
    name: String,
    seed: u64,
    /// For the random mover.
    random: Random,
}

impl Computer {
    pub(super) fn new(name: &str, side: Side, seed: u64, random: Random) -> Computer {
        Computer { side, name: name.to_owned(), seed, random }
    }

    /// Its level; nothing if it is the random mover.
    pub(super) fn level(&self) -> Option<u8> {
        self.name.strip_prefix("level:").and_then(|number| number.parse().ok())
    }

    /// Its turn; nothing if the game is over.
    pub(super) fn turn(&mut self, record: &dyn AnyRecord) -> Option<String> {
        match self.level() {
            Some(level) => record.level_turn(level, self.seed, &|| false),
            None => record.position().random_turn(&mut self.random),
        }
    }

    /// What to add to a command so that it plays on; `person` is the letter of the other side.
    pub(super) fn arguments(&self, person: char) -> String {
        format!(" --against {} --side {person} --seed {}", self.name, self.seed)
    }
}
