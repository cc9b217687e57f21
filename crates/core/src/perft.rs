//! Counting the sequences of turns.

use crate::{Position, visit_turns};
use core::ops::ControlFlow;

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

/// How many turns pass between two looks at whether to stop.
const TURNS_BETWEEN_LOOKS: u32 = 4096;

/// As [`perft`], for whoever may not have the time: asks `stop` now and then and gives up when it says so.
#[must_use]
pub fn perft_until<P: Position>(position: &P, depth: u32, stop: &dyn Fn() -> bool) -> Option<u64> {
    let mut turns_left = TURNS_BETWEEN_LOOKS;
    count_until(position, depth, &mut || {
        turns_left -= 1;
        if turns_left > 0 {
            return ControlFlow::Continue(());
        }
        turns_left = TURNS_BETWEEN_LOOKS;
        if stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
}

fn count_until<P: Position>(
    position: &P,
    depth: u32,
    tick: &mut impl FnMut() -> ControlFlow<()>,
) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut total = 0;
    let walk = visit_turns(position, |_, after| {
        tick()?;
        match count_until(after, depth - 1, tick) {
            Some(count) => total += count,
            None => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    });
    walk.is_continue().then_some(total)
}
