//! What a net sees of Quindo: the discs, those that can be turned next, how many squares can be moved to, and the length that
//! is forbidden.

use super::Pair;
use crate::knowledge::quindo::Reach;
use crate::net::Inputs;
use pionnier_core::{Position as _, Side};
use pionnier_games::quindo::Position;

/// By square, as in [`Position::discs`].
const DISCS: Pair = Pair { first: 0, count: 121 };
const TURNED: Pair = DISCS.then(121);
/// By the number of squares that can be moved to, three to an input.
const MOBILITY: Pair = TURNED.then(16);
const SQUARES_AN_INPUT: usize = 3;
/// By length; 0 is none.
const PREVIOUS: usize = MOBILITY.end();
const LENGTHS: usize = 4;

pub(in crate::knowledge) const COUNT: usize = PREVIOUS + LENGTHS;

pub(in crate::knowledge) fn inputs(position: &Position) -> Inputs {
    let mut inputs = Inputs::NONE;
    for side in Side::BOTH {
        let (own, enemy) = (position.discs(side), position.discs(!side));
        // Only the side to move must not repeat the length.
        let forbidden = if side == position.side() { position.previous_length() } else { 0 };
        let reach = Reach::of(own, enemy, usize::from(forbidden));
        inputs.insert_set(DISCS.of(side.index()), own);
        inputs.insert_set(TURNED.of(side.index()), reach.turned);
        let squares = reach.landings_in_field() as usize;
        inputs.insert_number(MOBILITY.of(side.index()), MOBILITY.count, squares / SQUARES_AN_INPUT);
    }
    inputs.insert_number(PREVIOUS, LENGTHS, usize::from(position.previous_length()));
    inputs
}

/// Discs move alike in all directions: the board need not be turned.
pub(in crate::knowledge) fn turned(input: usize) -> usize {
    let pairs = [DISCS, TURNED, MOBILITY];
    pairs.into_iter().find_map(|pair| pair.turned(input, |place| place)).unwrap_or(input)
}

/// By how many discs are left, two to a bucket.
pub(in crate::knowledge) const BUCKETS: usize = 5;

pub(in crate::knowledge) fn bucket(position: &Position) -> usize {
    let discs: u32 = Side::BOTH.map(|side| position.discs(side).count_ones()).iter().sum();
    (discs.saturating_sub(2) as usize / 2).min(BUCKETS - 1)
}
