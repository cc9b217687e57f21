//! Counting the sequences of turns.

use crate::Position;

/// The number of different sequences of `depth` turns. A game that is over contributes nothing beyond its end.
///
/// The position may be in the middle of a turn: completing it counts as one of the turns. Every action is applied,
/// also in the last turn, so that time measured here is time of generating *and* playing.
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    // Nothing stops it: there is always a count.
    count(*position, depth, &mut Vec::with_capacity(1024), &mut || false).unwrap_or_default()
}

/// How many turns pass between two looks at whether to stop.
const TURNS_BETWEEN_LOOKS: u32 = 4096;

/// As [`perft`], for whoever may not have the time: asks `stop` now and then and gives up when it says so.
#[must_use]
pub fn perft_until<P: Position>(position: &P, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64> {
    let mut turns = 0;
    count(*position, depth, &mut Vec::with_capacity(1024), &mut || {
        turns += 1;
        turns % TURNS_BETWEEN_LOOKS == 0 && stop()
    })
}

/// `stack` holds the actions of all levels, one level behind the other, so that nothing is allocated per position.
fn count<P: Position>(
    position: P,
    depth: u32,
    stack: &mut Vec<P::Action>,
    is_stopped: &mut impl FnMut() -> bool,
) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let start = stack.len();
    position.actions(stack);
    let mut total = 0;
    for index in start..stack.len() {
        let next = position.after(stack[index]);
        total += match depth - u32::from(!next.is_mid_turn()) {
            0 if is_stopped() => return None,
            0 => 1,
            left => count(next, left, stack, is_stopped)?,
        };
    }
    stack.truncate(start);
    Some(total)
}
