//! What makes the games of a file what they are.

use pionnier_core::{Game, mix};
use serde::{Deserialize, Serialize};

/// What two runs must have in common for their games to be the same. How many games there are and how many threads play
/// them is not part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: String,
    /// Positions the engine looks at before each turn.
    pub nodes: u64,
    /// Fixes the openings and all that is drawn by lot.
    pub seed: u64,
}

impl Terms {
    /// The terms of a game's games.
    #[must_use]
    pub fn of<G: Game>(nodes: u64, seed: u64) -> Terms {
        Terms { game: G::ID.to_owned(), rules: G::RULES.to_owned(), nodes, seed }
    }

    /// What is drawn by in one game.
    pub(super) const fn game_seed(&self, number: u64) -> u64 {
        mix(self.seed, number)
    }
}
