//! Whole turns: walking through them one at a time, one by lot, and playing one.

use crate::{Position, Random};
use core::ops::ControlFlow;

/// Calls `visit` with every legal turn, as its actions and the position after it, until there are no more or `visit`
/// breaks off. Turns are found one by one and never collected: a position can have millions.
///
/// In the middle of a turn the visited turns are the ways to complete it. Memory is bounded by the longest turn.
///
/// # Errors
/// Not an error: the value `visit` broke off with.
pub fn visit_turns<P: Position, B>(
    position: &P,
    mut visit: impl FnMut(&[P::Action], &P) -> ControlFlow<B>,
) -> ControlFlow<B> {
    walk(position, &mut Vec::new(), &mut Vec::new(), &mut visit)
}

/// A turn of actions that are drawn one by one, or the rest of one in its middle; nothing if the game is over.
pub fn random_turn<P: Position>(position: &P, random: &mut Random) -> Option<Vec<P::Action>> {
    let mut position = *position;
    let (mut turn, mut actions) = (Vec::new(), Vec::new());
    while turn.is_empty() || position.is_mid_turn() {
        actions.clear();
        position.actions(&mut actions);
        let action = random.choose(&actions)?;
        turn.push(action);
        position.apply(action);
    }
    Some(turn)
}

/// Plays a turn in a position. Says whether anything irreversible is done in it (C4).
pub fn apply_turn<P: Position>(position: &mut P, turn: &[P::Action]) -> bool {
    let mut is_progress = false;
    for &action in turn {
        is_progress |= position.is_progress(action);
        position.apply(action);
    }
    is_progress
}

fn walk<P: Position, B>(
    position: &P,
    stack: &mut Vec<P::Action>,
    turn: &mut Vec<P::Action>,
    visit: &mut impl FnMut(&[P::Action], &P) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let start = stack.len();
    position.actions(stack);
    for index in start..stack.len() {
        let action = stack[index];
        let next = position.after(action);
        turn.push(action);
        if next.is_mid_turn() {
            walk(&next, stack, turn, visit)?;
        } else {
            visit(turn, &next)?;
        }
        turn.pop();
    }
    stack.truncate(start);
    ControlFlow::Continue(())
}
