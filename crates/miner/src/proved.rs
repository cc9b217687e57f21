//! What a proof says where no table knows: wins within a number of turns.

use crate::prover::Prover;
use crate::{TooLong, Turn};
use core::ops::ControlFlow;
use pionnier_core::{Position as _, Puzzling, visit_turns};
use pionnier_engine::Knowledge;

/// Besides the solution no turn wins within so many turns more than it needs: a turn of each side.
const MARGIN: u32 = 2;

/// Wins that need more turns of both sides are not looked for.
pub(crate) const LONGEST: u32 = 15;

/// So many of the longest defences are tried before the line ends because none of them leaves a single answer.
const DEFENCES: usize = 16;

/// The only turn that wins, of a side that can force its win within so many turns.
pub(crate) fn only_turn<G: Puzzling>(
    prover: &mut Prover<G>,
    position: &G::Position,
    distance: u32,
) -> Result<Option<Turn<G::Position>>, TooLong>
where
    G::Position: Knowledge,
{
    let mut winning = prover.winning_turns(position, distance + MARGIN, 2)?;
    Ok(if winning.len() == 1 { winning.pop() } else { None })
}

/// Of the replies that resist longest the first to which something can be said.
pub(crate) fn among_best_replies<G: Puzzling, T>(
    prover: &mut Prover<G>,
    position: &G::Position,
    mut say: impl FnMut(&mut Prover<G>, &Turn<G::Position>, &G::Position) -> Result<Option<T>, TooLong>,
) -> Result<Option<T>, TooLong>
where
    G::Position: Knowledge,
{
    let Some(distance) = prover.shortest(position, LONGEST)? else { return Ok(None) };
    let mut left = DEFENCES;
    let mut try_one = |reply: &Turn<G::Position>, next: &G::Position| {
        if next.outcome().is_some() || is_sooner(prover, next, distance)? {
            return Ok(None);
        }
        left -= 1;
        Ok(match say(prover, reply, next)? {
            None if left == 0 => Some(None),
            said => said.map(Some),
        })
    };
    let walk = visit_turns(position, |reply, next| match try_one(&reply.to_vec(), next) {
        Ok(None) => ControlFlow::Continue(()),
        Ok(Some(said)) => ControlFlow::Break(Ok(said)),
        Err(error) => ControlFlow::Break(Err(error)),
    });
    walk.break_value().unwrap_or(Ok(None))
}

/// Whether a reply leads to an earlier end than the distance before it allows.
pub(crate) fn is_sooner<G: Puzzling>(
    prover: &mut Prover<G>,
    after: &G::Position,
    distance: u32,
) -> Result<bool, TooLong>
where
    G::Position: Knowledge,
{
    Ok(distance >= 2 && prover.is_forced(after, distance - 2)?)
}
