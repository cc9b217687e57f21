//! Cul-de-sac in numbers.

use super::board::{FILES, RANKS};
use super::position::STOCK;
use super::{Action, CulDeSac, Kind, Position, Square, Wall};
use crate::grid::compass;
use pionnier_core::{Encoding, Planes, Position as _, Side};

/// Ways a pawn can go: eight of two steps, clockwise from straight up, and four of one step.
const WAYS: usize = 12;

/// The numbers of pawn moves come before this one, those of walls after it.
const SKIP: usize = FILES * RANKS * WAYS;

/// Middles of walls of one kind.
const MIDDLES: usize = (FILES - 1) * (RANKS - 1);

/// The number of a square as one reads: a14 = 0 to k1 = 153.
const fn cell(square: Square) -> usize {
    (RANKS - 1 - square.rank()) * FILES + square.file()
}

/// The number of a wall's middle as one reads: a13 = 0 to j1 = 129.
const fn middle(wall: Wall) -> usize {
    (RANKS - 2 - wall.corner().rank()) * (FILES - 1) + wall.corner().file()
}

/// 12 × the square of the pawn, + the way it goes: two steps up, up and right, two to the right, and so on clockwise, then one step up, right, down,
/// left. Then the first half that is skipped; then horizontal walls and vertical ones by their middles.
impl Encoding for CulDeSac {
    const ACTIONS: usize = SKIP + 1 + 2 * MIDDLES;
    const BOARD: [usize; 2] = [RANKS, FILES];
    const PLANES: &'static [&'static str] = &[
        "own",
        "enemy",
        "horizontal-walls",
        "vertical-walls",
        "own-horizontal-left",
        "own-vertical-left",
        "enemy-horizontal-left",
        "enemy-vertical-left",
        "wall-to-come",
    ];
    const LONGEST_TURN: usize = 2;
    // 36 walls; placing one decides nothing (B3, B7).
    const LONGEST_GAME: usize = 100 * (36 + 1);

    #[inline]
    fn number(action: Action) -> usize {
        match action {
            Action::Move { from, to } => {
                let direction = compass((from.file(), from.rank()), (to.file(), to.rank()));
                let steps = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
                WAYS * cell(from) + if steps == 1 { 8 + direction / 2 } else { direction }
            }
            Action::Skip => SKIP,
            Action::Place(wall) => SKIP + 1 + wall.kind().index() * MIDDLES + middle(wall),
        }
    }

    fn observe(position: &Position, observer: Side, planes: &mut Planes) {
        for (plane, side) in [observer, !observer].into_iter().enumerate() {
            for square in position.pawns(side) {
                planes.mark_cell(plane, cell(square));
            }
            for kind in Kind::BOTH {
                let left = position.walls_left(side, kind) as f32 / f32::from(STOCK);
                planes.fill(4 + 2 * plane + kind.index(), left);
            }
        }
        for wall in position.walls() {
            planes.mark_cell(2 + wall.kind().index(), cell(wall.corner()));
        }
        if position.is_mid_turn() {
            planes.fill(8, 1.0);
        }
    }
}
