//! Bermudes in numbers.

use super::board::{SIZE, Squares};
use super::{Action, Bermudes, Position, Square};
use crate::grid::compass;
use pionnier_core::{Encoding, Planes, Side};

/// The numbers of captures come before this one.
const STOP: usize = SIZE * SIZE * 16;

/// 16 × the square of the man, + 2 × the direction (clockwise from up), + 1 for a jump; then stop and pass. What is captured is the first man
/// in that direction.
impl Encoding for Bermudes {
    const ACTIONS: usize = STOP + 2;
    const BOARD: [usize; 2] = [SIZE, SIZE];
    const PLANES: &'static [&'static str] = &["own", "enemy", "mover"];
    // 54 men, and six of the mover's own when the turn begins: 48 of the enemy, of whom each jump turns one and the 43rd wins.
    const LONGEST_TURN: usize = 43 + 1;
    // At least six men on each side while the game goes on (M7): 42 eliminations leave it undecided.
    const LONGEST_GAME: usize = 100 * (42 + 1);

    #[inline]
    fn number(action: Action) -> usize {
        let leg = |from: Square, to: Square| {
            // Rows grow downwards.
            let place = |square: Square| (square.column(), SIZE - square.row());
            16 * from.index() + 2 * compass(place(from), place(to))
        };
        match action {
            Action::Eliminate { from, to } => leg(from, to),
            Action::Jump { from, to } => leg(from, to) + 1,
            Action::Stop => STOP,
            Action::Pass => STOP + 1,
        }
    }

    fn observe(position: &Position, observer: Side, planes: &mut Planes) {
        for (plane, side) in [observer, !observer].into_iter().enumerate() {
            for square in Squares(position.men(side)) {
                planes.mark_cell(plane, square.index());
            }
        }
        if let Some(mover) = position.mover() {
            planes.mark_cell(2, mover.index());
        }
    }
}
