//! The symmetries of the start position: left and right mirrored, top and bottom mirrored with the colours swapped,
//! and both.

use super::board::SIZE;
use super::{Action, Position, Square};
use crate::grid::turned;
use pionnier_core::{Position as _, Side, Symmetric};

/// The image of a square: bit 0 of the symmetry mirrors left and right, bit 1 top and bottom.
fn transform_square(square: Square, symmetry: usize) -> Square {
    let (column, row) = turned(square.column(), square.row(), SIZE, symmetry);
    Square::new(row, column)
}

impl Symmetric for Position {
    const SYMMETRIES: usize = 4;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry & 2 != 0
    }

    fn transform(&self, symmetry: usize) -> Position {
        let image = |side: Side| {
            Square::all()
                .filter(|&square| self.man_on(square) == Some(side))
                .fold(0, |set, square| set | transform_square(square, symmetry).bit())
        };
        let [first, second] = Side::BOTH.map(image);
        let mover = self.mover().map(|square| transform_square(square, symmetry));
        if Position::swaps_sides(symmetry) {
            Position::new([second, first], !self.side(), mover)
        } else {
            Position::new([first, second], self.side(), mover)
        }
    }

    fn transform_action(action: Action, symmetry: usize) -> Action {
        let image = |square| transform_square(square, symmetry);
        match action {
            Action::Eliminate { from, to } => Action::Eliminate { from: image(from), to: image(to) },
            Action::Jump { from, to } => Action::Jump { from: image(from), to: image(to) },
            Action::Stop | Action::Pass => action,
        }
    }
}
