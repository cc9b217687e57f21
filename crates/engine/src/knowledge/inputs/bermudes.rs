//! What a net sees of Bermudes: the men and what can be done to each, how many a side has, and how many it can capture next.

use super::Pair;
use crate::net::Inputs;
use pionnier_core::{Position as _, Side};
use pionnier_games::bermudes::{Position, Threats};

/// Bits of a row in [`Position::men`].
const ROW: usize = 10;
const ROWS: usize = 9;

/// By square, as in [`Position::men`]: men that nobody can capture next, that can be turned, eliminated, either.
const SAFE: Pair = Pair { first: 0, count: ROW * ROWS };
const CAN_BE_TURNED: Pair = SAFE.then(ROW * ROWS);
const CAN_BE_ELIMINATED: Pair = CAN_BE_TURNED.then(ROW * ROWS);
const CAN_BE_EITHER: Pair = CAN_BE_ELIMINATED.then(ROW * ROWS);
const MEN: [Pair; 4] = [SAFE, CAN_BE_TURNED, CAN_BE_ELIMINATED, CAN_BE_EITHER];
/// By how many men a side has beyond those with which it has lost.
const NUMBER: Pair = CAN_BE_EITHER.then(32);
const LOST: usize = 5;
/// By how many enemy men a side can turn, or eliminate.
const TURNED: Pair = NUMBER.then(16);
const ELIMINATED: Pair = TURNED.then(24);
/// Whether a chain is going on.
const MID_TURN: usize = ELIMINATED.end();

pub(in crate::knowledge) const COUNT: usize = MID_TURN + 1;

pub(in crate::knowledge) fn inputs(position: &Position) -> Inputs {
    let mut inputs = Inputs::NONE;
    let threats = Side::BOTH.map(|side| position.threats(side));
    for side in Side::BOTH {
        let (men, index) = (position.men(side), side.index());
        let mut insert = |pair: Pair, number| inputs.insert_number(pair.of(index), pair.count, number);
        insert(NUMBER, (men.count_ones() as usize).saturating_sub(LOST + 1));
        insert(TURNED, threats[index].turned.count_ones() as usize);
        insert(ELIMINATED, threats[index].eliminated.count_ones() as usize);
        let Threats { turned, eliminated } = threats[1 - index];
        let sets = [!(turned | eliminated), turned & !eliminated, eliminated & !turned, turned & eliminated];
        for (pair, set) in MEN.into_iter().zip(sets) {
            inputs.insert_set(pair.of(index), men & set);
        }
    }
    if position.is_mid_turn() {
        inputs.insert(MID_TURN);
    }
    inputs
}

pub(in crate::knowledge) fn turned(input: usize) -> usize {
    let upside_down = |place| (ROWS - 1 - place / ROW) * ROW + place % ROW;
    MEN.into_iter()
        .find_map(|pair| pair.turned(input, upside_down))
        .or_else(|| {
            [NUMBER, TURNED, ELIMINATED].into_iter().find_map(|pair| pair.turned(input, |place| place))
        })
        .unwrap_or(input)
}

/// By how many men are left on the board.
pub(in crate::knowledge) const BUCKETS: usize = 8;

pub(in crate::knowledge) fn bucket(position: &Position) -> usize {
    let men: u32 = Side::BOTH.map(|side| position.men(side).count_ones()).iter().sum();
    (men.saturating_sub(12) as usize / 6).min(BUCKETS - 1)
}
