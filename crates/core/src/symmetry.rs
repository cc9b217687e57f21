//! Symmetries of a board.

use crate::Position;

/// A game whose board can be turned or mirrored, possibly together with a swap of the sides, without changing the
/// game.
///
/// Symmetry number 0 is the identity. A symmetry may exchange the two sides ([`Symmetric::swaps_sides`]); whose turn
/// it is and who has won are then exchanged too.
pub trait Symmetric: Position {
    /// How many symmetries there are, the identity included.
    const SYMMETRIES: usize;

    /// Whether this symmetry exchanges the sides.
    fn swaps_sides(symmetry: usize) -> bool;

    /// The image of the position.
    #[must_use]
    fn transform(&self, symmetry: usize) -> Self;

    /// The image of an action: legal in the image of a position exactly when the action is legal in the position.
    fn transform_action(action: Self::Action, symmetry: usize) -> Self::Action;
}
