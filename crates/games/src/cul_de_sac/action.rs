//! What a player does in a turn of Cul-de-sac.

use super::{Square, Wall};

/// One half of a turn: first a pawn, then a wall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A pawn moves (B4 to B7).
    Move {
        /// Where the pawn stands.
        from: Square,
        /// Where it goes: two steps away, or one (B6).
        to: Square,
    },
    /// No pawn can move (B11). The wall follows, or, if none can be placed, the turn is passed (C2).
    Skip,
    /// A wall is placed (B8).
    Place(Wall),
}
