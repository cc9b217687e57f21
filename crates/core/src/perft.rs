//! Counting the sequences of turns.

use crate::Position;

/// The number of different sequences of `depth` turns. A game that is over contributes nothing beyond its end.
///
/// The position may be in the middle of a turn: completing it counts as one of the turns. Every action is applied,
/// also in the last turn, so that time measured here is time of generating *and* playing.
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    count(*position, depth, &mut Vec::with_capacity(1024))
}

/// `stack` holds the actions of all levels, one level behind the other, so that nothing is allocated per position.
fn count<P: Position>(position: P, depth: u32, stack: &mut Vec<P::Action>) -> u64 {
    let start = stack.len();
    position.actions(stack);
    let mut total = 0;
    for index in start..stack.len() {
        let next = position.after(stack[index]);
        let left = depth - u32::from(!next.is_mid_turn());
        total += if left == 0 { 1 } else { count(next, left, stack) };
    }
    stack.truncate(start);
    total
}
