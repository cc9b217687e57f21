//! What a net sees of Cul-de-sac: pawns and walls, how far the pawns have to go, and what walls are left.

use super::Pair;
use crate::net::Inputs;
use pionnier_core::{Position as _, Side};
use pionnier_games::cul_de_sac::{Kind, Position, Square, Wall};

/// Numbers for a file and a rank.
const RANKS: usize = 14;
const PLACES: usize = 11 * RANKS;

/// By square.
const PAWNS: Pair = Pair { first: 0, count: PLACES };
/// By the steps of a side's nearer pawn to its goals, and of the other.
const NEAR: Pair = PAWNS.then(24);
const FAR: Pair = NEAR.then(24);
/// By how many steps a side is ahead, or not.
const AHEAD: Pair = FAR.then(12);
/// By the number of walls left, of each kind.
const HORIZONTAL_LEFT: Pair = AHEAD.then(10);
const VERTICAL_LEFT: Pair = HORIZONTAL_LEFT.then(10);
/// By the corner of a wall: walls belong to nobody.
const HORIZONTAL: usize = VERTICAL_LEFT.end();
const VERTICAL: usize = HORIZONTAL + PLACES;
/// Whether a wall is to come.
const MID_TURN: usize = VERTICAL + PLACES;

pub(in crate::knowledge) const COUNT: usize = MID_TURN + 1;

const fn place(square: Square) -> usize {
    square.file() * RANKS + square.rank()
}

pub(in crate::knowledge) fn inputs(position: &Position) -> Inputs {
    let mut inputs = Inputs::NONE;
    let steps = Side::BOTH.map(|side| position.steps_to_goals(side));
    let nearest = steps.map(|[one, two]| one.min(two));
    for side in Side::BOTH {
        let index = side.index();
        for pawn in position.pawns(side) {
            inputs.insert(PAWNS.of(index) + place(pawn));
        }
        for (pair, number) in [
            (NEAR, nearest[index]),
            (FAR, steps[index].into_iter().max().unwrap_or(0)),
            (AHEAD, nearest[1 - index].saturating_sub(nearest[index])),
            (HORIZONTAL_LEFT, position.walls_left(side, Kind::Horizontal)),
            (VERTICAL_LEFT, position.walls_left(side, Kind::Vertical)),
        ] {
            inputs.insert_number(pair.of(index), pair.count, number);
        }
    }
    for wall in position.walls() {
        inputs.insert(first(wall.kind()) + place(Wall::corner(wall)));
    }
    if position.is_mid_turn() {
        inputs.insert(MID_TURN);
    }
    inputs
}

const fn first(kind: Kind) -> usize {
    match kind {
        Kind::Horizontal => HORIZONTAL,
        Kind::Vertical => VERTICAL,
    }
}

pub(in crate::knowledge) fn turned(input: usize) -> usize {
    // On so many ranks.
    let upside_down = |place: usize, ranks: usize| place - place % RANKS + ranks - 1 - place % RANKS;
    let of_a_side = [NEAR, FAR, AHEAD, HORIZONTAL_LEFT, VERTICAL_LEFT];
    PAWNS
        .turned(input, |place| upside_down(place, RANKS))
        .or_else(|| of_a_side.into_iter().find_map(|pair| pair.turned(input, |place| place)))
        .or_else(|| {
            // The corners of walls have one rank less; there is no wall on the last.
            let start =
                [HORIZONTAL, VERTICAL].into_iter().find(|&start| (start..start + PLACES).contains(&input))?;
            let place = input - start;
            Some(start + if place % RANKS == RANKS - 1 { place } else { upside_down(place, RANKS - 1) })
        })
        .unwrap_or(input)
}

/// By whether a wall is to come, and how many are left.
pub(in crate::knowledge) const BUCKETS: usize = 10;

pub(in crate::knowledge) fn bucket(position: &Position) -> usize {
    let left = |side| Kind::BOTH.map(|kind| position.walls_left(side, kind)).iter().sum::<usize>();
    let left: usize = Side::BOTH.map(left).iter().sum();
    2 * (left / 8).min(BUCKETS / 2 - 1) + usize::from(position.is_mid_turn())
}
