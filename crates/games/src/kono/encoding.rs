//! Kono in numbers.

use super::board::SIZE;
use super::{Action, Kono, Position, Square};
use crate::grid::compass;
use pionnier_core::{Encoding, Planes, Side};

/// The number of a square as one reads: a4 = 0 to d1 = 15.
const fn cell(square: Square) -> usize {
    (SIZE - 1 - square.rank()) * SIZE + square.file()
}

/// 8 × the square of the man, + 2 × the direction (up, right, down, left), + 1 for a capture.
impl Encoding for Kono {
    const ACTIONS: usize = 128;
    const BOARD: [usize; 2] = [SIZE, SIZE];
    const PLANES: &'static [&'static str] = &["own", "enemy"];
    const LONGEST_TURN: usize = 1;
    // 16 men, and at least two on each side while the game goes on (K6): 12 captures leave it undecided.
    const LONGEST_GAME: usize = 100 * (12 + 1);

    #[inline]
    fn number(action: Action) -> usize {
        let place = |square: Square| (square.file(), square.rank());
        let direction = compass(place(action.from), place(action.to)) / 2;
        8 * cell(action.from) + 2 * direction + usize::from(action.is_capture())
    }

    fn observe(position: &Position, observer: Side, planes: &mut Planes) {
        for (plane, side) in [observer, !observer].into_iter().enumerate() {
            for square in Square::all().filter(|square| position.men(side) & square.bit() != 0) {
                planes.mark_cell(plane, cell(square));
            }
        }
    }
}
