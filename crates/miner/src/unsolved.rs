//! Puzzles of games that are not solved: wins within a number of turns.

use crate::line::MOST_TURNS;
use crate::{Flaw, Goal, Line, Prover, TooLong};
use core::ops::ControlFlow;
use pionnier_core::{Position, Puzzling, visit_turns};
use pionnier_engine::Knowledge;

/// Besides the solution no turn wins within so many turns more than it needs: a turn of each side.
const MARGIN: u32 = 2;

/// Wins that need more turns of both sides are not looked for.
const LONGEST: u32 = 15;

/// So many of the longest defences are tried before the line ends because none of them leaves a single answer.
const DEFENCES: usize = 4;

type Actions<G> = Vec<<<G as pionnier_core::Notation>::Position as Position>::Action>;

/// A reply and the answer to it.
type Exchange<G> = (Actions<G>, Actions<G>);

/// The line of a position, if one turn alone wins there.
pub(crate) fn find<G: Puzzling>(
    prover: &mut Prover<G>,
    position: &G::Position,
) -> Result<Option<Line<G::Position>>, TooLong>
where
    G::Position: Knowledge,
{
    let Some(distance) = prover.shortest(position, LONGEST)? else { return Ok(None) };
    let Some(first) = only_turn(prover, position, distance)? else { return Ok(None) };
    let mut end = after(position, &first);
    let mut turns = vec![first];
    // What has been proved stands, however far the line can be followed.
    while turns.len().div_ceil(2) < MOST_TURNS && end.outcome().is_none() {
        let Ok(Some((reply, answer))) = go_on(prover, &end) else { break };
        end = after(&after(&end, &reply), &answer);
        turns.extend([reply, answer]);
    }
    Ok(Some(Line { goal: Goal::Win, turns, distance: Some(distance) }))
}

/// The only turn that wins, of a side that can force its win within so many turns.
fn only_turn<G: Puzzling>(
    prover: &mut Prover<G>,
    position: &G::Position,
    distance: u32,
) -> Result<Option<Actions<G>>, TooLong>
where
    G::Position: Knowledge,
{
    let mut winning = prover.winning_turns(position, distance + MARGIN, 2)?;
    Ok(if winning.len() == 1 { winning.pop() } else { None })
}

/// A longest defence to which there is one answer only, and that answer.
fn go_on<G: Puzzling>(prover: &mut Prover<G>, position: &G::Position) -> Result<Option<Exchange<G>>, TooLong>
where
    G::Position: Knowledge,
{
    let Some(distance) = prover.shortest(position, LONGEST)? else { return Ok(None) };
    let mut left = DEFENCES;
    let mut found = None;
    let walk = visit_turns(position, |reply, next| {
        let step = (|| {
            if next.outcome().is_some() || (distance >= 2 && prover.is_forced(next, distance - 2)?) {
                return Ok(ControlFlow::Continue(()));
            }
            if let Some(answer) = only_turn(prover, next, distance - 1)? {
                found = Some((reply.to_vec(), answer));
                return Ok(ControlFlow::Break(()));
            }
            left -= 1;
            Ok(if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })();
        match step {
            Ok(ControlFlow::Continue(())) => ControlFlow::Continue(()),
            Ok(ControlFlow::Break(())) => ControlFlow::Break(Ok(())),
            Err(TooLong) => ControlFlow::Break(Err(TooLong)),
        }
    });
    if let ControlFlow::Break(Err(error)) = walk {
        return Err(error);
    }
    Ok(found)
}

/// Proves a line anew, given the positions before its turns and after the last.
pub(crate) fn check<G: Puzzling>(
    prover: &mut Prover<G>,
    positions: &[G::Position],
    turns: &[Actions<G>],
) -> Result<(), Flaw>
where
    G::Position: Knowledge,
{
    for (number, turn) in turns.iter().enumerate() {
        let (before, next) = (&positions[number], &positions[number + 1]);
        let distance = prover.shortest(before, LONGEST)?.ok_or(Flaw::Turn(number))?;
        if number % 2 == 0 {
            if only_turn(prover, before, distance)?.as_ref() != Some(turn) {
                return Err(Flaw::Turn(number));
            }
        } else if distance >= 2 && prover.is_forced(next, distance - 2)? {
            return Err(Flaw::Reply(number));
        }
    }
    // Won by the rules, or won for certain: all that follows the last turn was looked at when it was proved.
    let end = &positions[turns.len()];
    if prover.shortest(end, LONGEST)?.is_some() { Ok(()) } else { Err(Flaw::End) }
}

fn after<P: Position>(position: &P, turn: &[P::Action]) -> P {
    turn.iter().fold(*position, |position, &action| position.after(action))
}
