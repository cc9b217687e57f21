//! What a player does with one leg of a turn of Granat.

use super::Point;

/// One leg of a turn, or its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A pawn moves without capturing: a step or one jump of a neutral pawn (G6), the slide of a garnet pawn (G8).
    Move {
        /// Where the pawn stands.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// A pawn captures one enemy pawn (G11).
    Capture {
        /// Where the pawn stands.
        from: Point,
        /// The pawn that leaves the game.
        over: Point,
        /// The point behind it, where the capturing pawn lands.
        to: Point,
    },
    /// A ball passes from a garnet pawn to a neutral one (G9).
    Ball {
        /// The pawn that gives its ball.
        from: Point,
        /// The pawn that receives it.
        to: Point,
    },
    /// The turn ends here, although it could go on.
    Stop,
}

impl Action {
    /// The pawn that acts and the point it acts on, if it is a leg.
    #[must_use]
    pub const fn ends(self) -> Option<(Point, Point)> {
        match self {
            Action::Move { from, to } | Action::Capture { from, to, .. } | Action::Ball { from, to } => {
                Some((from, to))
            }
            Action::Stop => None,
        }
    }
}
