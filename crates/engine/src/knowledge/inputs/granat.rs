//! What a net sees of Granat: neutral pawns and garnet pawns, and what each side could capture.

use super::Pair;
use crate::net::Inputs;
use pionnier_core::{Position as _, Side};
use pionnier_games::granat::{Coordinate, Point, Position};

const POINTS: usize = 69;

/// By point, as in [`Position::pawns`].
const NEUTRAL: Pair = Pair { first: 0, count: POINTS };
const GARNET: Pair = NEUTRAL.then(POINTS);
/// By how many enemy pawns a side would have to capture, or could.
const MUST: Pair = GARNET.then(8);
const MAY: Pair = MUST.then(8);
/// By the number of steps forward that neutral pawns have, two to an input.
const STEPS: Pair = MAY.then(24);
const STEPS_AN_INPUT: usize = 2;
/// Whether a chain is going on.
const MID_TURN: usize = STEPS.end();

pub(in crate::knowledge) const COUNT: usize = MID_TURN + 1;

pub(in crate::knowledge) fn inputs(position: &Position) -> Inputs {
    let mut inputs = Inputs::NONE;
    let balls = position.balls();
    for side in Side::BOTH {
        let (pawns, index) = (position.pawns(side), side.index());
        inputs.insert_set(NEUTRAL.of(index), pawns & !balls);
        inputs.insert_set(GARNET.of(index), pawns & balls);
        let [must, may] = position.prey(side).map(|prey| prey.count_ones() as usize);
        let steps = position.steps(side) as usize / STEPS_AN_INPUT;
        for (pair, number) in [(MUST, must), (MAY, may), (STEPS, steps)] {
            inputs.insert_number(pair.of(index), pair.count, number);
        }
    }
    if position.is_mid_turn() {
        inputs.insert(MID_TURN);
    }
    inputs
}

pub(in crate::knowledge) fn turned(input: usize) -> usize {
    [NEUTRAL, GARNET]
        .into_iter()
        .find_map(|pair| pair.turned(input, upside_down))
        .or_else(|| [MUST, MAY, STEPS].into_iter().find_map(|pair| pair.turned(input, |place| place)))
        .unwrap_or(input)
}

/// The number of the point that the other side sees in this place.
fn upside_down(index: usize) -> usize {
    let turned = Point::all().nth(index).and_then(|point| {
        let Coordinate { file, rank } = point.place();
        Point::at(Coordinate { file, rank: 16 - rank })
    });
    turned.map_or(index, Point::index)
}

/// By how many pawns are left on the board.
pub(in crate::knowledge) const BUCKETS: usize = 8;

pub(in crate::knowledge) fn bucket(position: &Position) -> usize {
    let pawns: u32 = Side::BOTH.map(|side| position.pawns(side).count_ones()).iter().sum();
    (pawns as usize / 5).min(BUCKETS - 1)
}
