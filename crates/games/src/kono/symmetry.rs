//! The eight symmetries of the square, each with and without a swap of the colours.

use super::board::SIZE;
use super::{Action, Position, Square};
use crate::grid::turned;
use pionnier_core::{Position as _, Side, Symmetric};

/// The image of a square under one of the eight symmetries of the board.
fn transform_square(square: Square, symmetry: usize) -> Square {
    let (file, rank) = turned(square.file(), square.rank(), SIZE, symmetry);
    Square::new(file, rank)
}

impl Symmetric for Position {
    const SYMMETRIES: usize = 16;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry & 8 != 0
    }

    fn transform(&self, symmetry: usize) -> Position {
        let image = |side: Side| {
            Square::all()
                .filter(|&square| self.man_on(square) == Some(side))
                .fold(0, |set, square| set | transform_square(square, symmetry).bit())
        };
        let [first, second] = Side::BOTH.map(image);
        if Position::swaps_sides(symmetry) {
            Position::new([second, first], !self.side())
        } else {
            Position::new([first, second], self.side())
        }
    }

    fn transform_action(action: Action, symmetry: usize) -> Action {
        Action { from: transform_square(action.from, symmetry), to: transform_square(action.to, symmetry) }
    }
}
