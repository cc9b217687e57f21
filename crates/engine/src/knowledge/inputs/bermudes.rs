//! What a net sees of Bermudes: the men, how many each side has, and how many it can capture next.

use super::Pair;
use crate::net::Inputs;
use pionnier_core::{Position as _, Side};
use pionnier_games::bermudes::Position;

/// Bits of a row in [`Position::men`].
const ROW: usize = 10;
const ROWS: usize = 9;

/// By square, as in [`Position::men`].
const MEN: Pair = Pair { first: 0, count: ROW * ROWS };
/// By how many men a side has beyond those with which it has lost.
const NUMBER: Pair = MEN.then(32);
const LOST: usize = 5;
/// By how many enemy men a side can turn, or eliminate.
const TURNED: Pair = NUMBER.then(16);
const ELIMINATED: Pair = TURNED.then(24);
/// Whether a chain is going on.
const MID_TURN: usize = ELIMINATED.end();

pub(in crate::knowledge) const COUNT: usize = MID_TURN + 1;

pub(in crate::knowledge) fn inputs(position: &Position) -> Inputs {
    let mut inputs = Inputs::NONE;
    for side in Side::BOTH {
        let (men, threats, index) = (position.men(side), position.threats(side), side.index());
        let mut insert = |pair: Pair, number| inputs.insert_number(pair.of(index), pair.count, number);
        insert(NUMBER, (men.count_ones() as usize).saturating_sub(LOST + 1));
        insert(TURNED, threats.turned.count_ones() as usize);
        insert(ELIMINATED, threats.eliminated.count_ones() as usize);
        inputs.insert_set(MEN.of(index), men);
    }
    if position.is_mid_turn() {
        inputs.insert(MID_TURN);
    }
    inputs
}

pub(in crate::knowledge) fn turned(input: usize) -> usize {
    let upside_down = |place| (ROWS - 1 - place / ROW) * ROW + place % ROW;
    MEN.turned(input, upside_down)
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
