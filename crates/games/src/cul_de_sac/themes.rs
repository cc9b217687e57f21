//! What puzzles of Cul-de-sac are about.

use super::{Action, CulDeSac, Kind, Position, Square};
use core::ops::ControlFlow;
use pionnier_core::{Position as _, Puzzling, Side, images, positions_along, visit_turns};

/// A pawn goes so many steps in a turn (B4).
const STEPS_A_TURN: usize = 2;

/// A wall that makes the enemy's way so much longer closes it.
const CLOSED: usize = 3;

impl Puzzling for CulDeSac {
    const THEMES: &'static [&'static str] = &["closing-wall", "double-path", "race", "jump"];

    fn themes(position: &Position, line: &[Vec<Action>]) -> Vec<&'static str> {
        let solver = position.side();
        let positions = positions_along(position, line);
        let mut themes = Vec::new();
        let mut turns = line.iter().zip(&positions).step_by(2);
        let closes = |(turn, before): (&Vec<Action>, &Position)| {
            let Some(Action::Place(_)) = turn.last() else { return false };
            let moved =
                turn[..turn.len() - 1].iter().fold(*before, |position, &action| position.after(action));
            let placed = moved.after(turn[turn.len() - 1]);
            shortest(&placed, !solver) >= shortest(&moved, !solver) + CLOSED
        };
        if turns.clone().any(closes) {
            themes.push("closing-wall");
        }
        if positions[1..].iter().step_by(2).any(|after| has_double_path(after, solver)) {
            themes.push("double-path");
        }
        if stock(position, solver) == 0 {
            themes.push("race");
        }
        let jumps = |(turn, before): (&Vec<Action>, &Position)| {
            let Some(&Action::Move { from, to }) = turn.first() else { return false };
            let pawns = Side::BOTH.map(|side| before.pawns(side));
            pawns.as_flattened().iter().any(|&pawn| is_between(from, pawn, to))
        };
        if turns.any(jumps) {
            themes.push("jump");
        }
        themes
    }

    /// A pawn goes two steps a turn, walls stay, and other pawns shorten no way. Where only the wall is to come, the pawns of this turn have
    /// moved.
    fn fewest_turns(position: &Position, side: Side) -> u32 {
        let has_moved = position.is_mid_turn() && side == position.side();
        shortest(position, side).div_ceil(STEPS_A_TURN) as u32 + u32::from(has_moved)
    }

    fn images(position: &Position) -> Vec<Position> {
        images(position)
    }
}

/// The walls that a side has in hand.
fn stock(position: &Position, side: Side) -> usize {
    Kind::BOTH.map(|kind| position.walls_left(side, kind)).iter().sum()
}

/// Whether a side that has just moved will win with its next turn whatever wall the enemy places: if one way is closed, another is open.
fn has_double_path(after: &Position, side: Side) -> bool {
    let is_open = |reply: &Position| reply.outcome().is_none() && shortest(reply, side) <= STEPS_A_TURN;
    after.outcome().is_none()
        && stock(after, !side) > 0
        && visit_turns(
            after,
            |_, reply| {
                if is_open(reply) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        )
        .is_continue()
}

/// The steps of a side's nearer pawn to the nearer goal.
fn shortest(position: &Position, side: Side) -> usize {
    let [one, two] = position.steps_to_goals(side);
    one.min(two)
}

/// Whether a square is the middle of a straight way of two steps.
fn is_between(from: Square, middle: Square, to: Square) -> bool {
    from.file() + to.file() == 2 * middle.file() && from.rank() + to.rank() == 2 * middle.rank() && from != to
}
