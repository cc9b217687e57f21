//! What a player does in a turn of Kono.

use super::Square;

/// A step or a capture; the distance tells which. Every turn is one action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Action {
    /// Where the man stands.
    pub from: Square,
    /// Where it goes: an adjacent square (K3), or two squares away onto an enemy man (K4).
    pub to: Square,
}

impl Action {
    /// Whether an enemy man is removed.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        let apart = self.from.index().abs_diff(self.to.index());
        // Two squares along a rank or a file; one square is 1 or 4.
        apart == 2 || apart == 8
    }
}
