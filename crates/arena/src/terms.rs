//! What makes the games of a match what they are.

use crate::ugi::EngineLimits;
use crate::{Entrant, Player};
use pionnier_core::mix;
use serde::{Deserialize, Serialize};

/// What two matches must have in common for their games to be the same. How many games there are, how many threads play
/// them and when to stop is not part of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// The player whose strength is measured.
    pub a: Player,
    /// The player it is measured against.
    pub b: Player,
    /// Fixes the openings and all that players leave to chance.
    pub seed: u64,
    /// Random turns before the players take over.
    pub opening_turns: usize,
    /// How long outside engines may think and keep silent.
    #[serde(alias = "manner")]
    pub limits: EngineLimits,
}

impl Terms {
    /// A player.
    #[must_use]
    pub const fn player(&self, entrant: Entrant) -> &Player {
        match entrant {
            Entrant::A => &self.a,
            Entrant::B => &self.b,
        }
    }

    /// What a pair's opening is drawn by.
    pub(crate) const fn opening_seed(&self, pair: u64) -> u64 {
        mix(self.seed, pair)
    }

    /// What a player draws by in a game of a pair.
    pub(crate) const fn agent_seed(&self, pair: u64, first: Entrant, entrant: Entrant) -> u64 {
        mix(self.opening_seed(pair), 1 + (2 * first.index() + entrant.index()) as u64)
    }
}
