//! Quindo in numbers.

use super::board::{SIZE, squares};
use super::position::LONGEST;
use super::{Action, Position, Quindo, Square};
use crate::grid::compass;
use pionnier_core::{Encoding, Planes, Side};

/// Squares on a side of the white field, the only ones on which discs lie.
const FIELD: usize = SIZE - 2;

/// The number of a square of the field as one reads: b10 = 0 to j2 = 80.
const fn cell(square: Square) -> usize {
    (FIELD - square.rank()) * FIELD + square.file() - 1
}

/// 24 × the square of the disc in the field, + 3 × the direction (clockwise from up), + the length less one.
impl Encoding for Quindo {
    const ACTIONS: usize = FIELD * FIELD * 8 * LONGEST as usize;
    const BOARD: [usize; 2] = [FIELD, FIELD];
    const PLANES: &'static [&'static str] =
        &["own", "enemy", "last-length-1", "last-length-2", "last-length-3"];
    const LONGEST_TURN: usize = 1;
    // 10 discs, and at least one on each side while the game goes on (Q8): 8 that leave the board leave it undecided.
    const LONGEST_GAME: usize = 100 * (8 + 1);

    #[inline]
    fn number(action: Action) -> usize {
        let place = |square: Square| (square.file(), square.rank());
        let direction = compass(place(action.from), place(action.to));
        (8 * cell(action.from) + direction) * usize::from(LONGEST) + usize::from(action.length) - 1
    }

    fn observe(position: &Position, observer: Side, planes: &mut Planes) {
        for (plane, side) in [observer, !observer].into_iter().enumerate() {
            for square in squares(position.discs(side)) {
                planes.mark_cell(plane, cell(square));
            }
        }
        if let length @ 1.. = usize::from(position.previous_length()) {
            planes.fill(1 + length, 1.0);
        }
    }
}
