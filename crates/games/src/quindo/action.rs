//! What a player does in a turn of Quindo.

use super::Square;

/// A move of one disc. Every turn is one action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// Where the disc stands.
    pub from: Square,
    /// Where it ends: a free square in line with the first, perhaps on the border (Q7).
    pub to: Square,
    /// How many free squares were counted on the way, the last one included: 1, 2 or 3 (Q3). The position fixes it, but
    /// the enemy's next move depends on it (Q6).
    pub length: u8,
}

impl Action {
    /// Whether enemy discs are turned over: they are the squares of the way that were not counted.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        (self.length as usize) < self.from.distance(self.to)
    }

    /// Whether the disc leaves the game (Q7).
    #[must_use]
    pub const fn leaves(self) -> bool {
        self.to.is_border()
    }
}
