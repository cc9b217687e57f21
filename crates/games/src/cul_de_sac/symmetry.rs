//! The board mirrored left to right, top to bottom with the sides exchanged, and both.

use super::board::{FILES, RANKS};
use super::walls::Walls;
use super::{Action, Kind, Position, Square, Wall};
use pionnier_core::{Position as _, Side, Symmetric};

/// The image of a place on a board with so many files and ranks: bit 0 mirrors left and right, bit 1 top and bottom.
fn transform_place(place: Square, symmetry: usize, files: usize, ranks: usize) -> Square {
    let file = if symmetry & 1 == 0 { place.file() } else { files - 1 - place.file() };
    let rank = if symmetry & 2 == 0 { place.rank() } else { ranks - 1 - place.rank() };
    Square::new(file, rank)
}

fn transform_square(square: Square, symmetry: usize) -> Square {
    transform_place(square, symmetry, FILES, RANKS)
}

/// Walls are mirrored by their middles, of which there is one file and one rank less.
fn transform_wall(wall: Wall, symmetry: usize) -> Wall {
    let corner = transform_place(wall.corner(), symmetry, FILES - 1, RANKS - 1);
    Wall::at(corner.place(), wall.kind())
}

impl Symmetric for Position {
    const SYMMETRIES: usize = 4;

    fn swaps_sides(symmetry: usize) -> bool {
        symmetry & 2 != 0
    }

    fn transform(&self, symmetry: usize) -> Position {
        let mut pawns = Side::BOTH.map(|side| {
            let mut pair = self.pawns(side).map(|pawn| transform_square(pawn, symmetry));
            pair.sort_unstable();
            pair
        });
        let mut stock = Side::BOTH.map(|side| Kind::BOTH.map(|kind| self.walls_left(side, kind) as u8));
        let mut walls = Walls::NONE;
        for wall in self.walls() {
            walls.add(transform_wall(wall, symmetry));
        }
        let mut side = self.side();
        if Position::swaps_sides(symmetry) {
            pawns.reverse();
            stock.reverse();
            side = !side;
        }
        Position::new(pawns, stock, walls, side).with_mid_turn(self.is_mid_turn())
    }

    fn transform_action(action: Action, symmetry: usize) -> Action {
        match action {
            Action::Move { from, to } => {
                Action::Move { from: transform_square(from, symmetry), to: transform_square(to, symmetry) }
            }
            Action::Skip => Action::Skip,
            Action::Place(wall) => Action::Place(transform_wall(wall, symmetry)),
        }
    }
}
