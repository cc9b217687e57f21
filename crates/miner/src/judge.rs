//! What a turn reaches: the table says it where it knows the position, a proof elsewhere.

use crate::prover::Prover;
use crate::{Goal, TooLong, Turn, known, others, proved};
use pionnier_core::{Puzzling, Side, positions_along};
use pionnier_engine::Knowledge;

/// Wins of known positions that take more turns are beyond what anybody can see.
const LONGEST: u32 = 31;

/// What it takes to prove a puzzle: who shows that the solver wins, and who shows that the other side does after whatever else is played.
/// Both remember much, and serve one position after another.
pub struct Provers<G: Puzzling> {
    pub(crate) prover: Prover<G>,
    refuter: Option<Prover<G>>,
}

impl<G: Puzzling> Provers<G>
where
    G::Position: Knowledge,
{
    /// Some that have not been asked anything.
    #[must_use]
    pub fn new() -> Provers<G> {
        Provers { prover: Prover::new(), refuter: Some(Prover::new()) }
    }

    /// Some who leave it at what can be proved within a number of turns: for positions that a table outside the box is needed for.
    #[must_use]
    pub fn bounded() -> Provers<G> {
        Provers { prover: Prover::new(), refuter: None }
    }
}

impl<G: Puzzling> Default for Provers<G>
where
    G::Position: Knowledge,
{
    fn default() -> Provers<G> {
        Provers::new()
    }
}

/// Judges turns of a side, the solver, and replies to them.
pub(crate) struct Judge<'p, G: Puzzling> {
    prover: &'p mut Prover<G>,
    refuter: Option<&'p mut Prover<G>>,
    solver: Side,
}

impl<'p, G: Puzzling> Judge<'p, G>
where
    G::Position: Knowledge,
{
    /// One that tries so many actions at most to prove what is not known.
    pub(crate) fn new(provers: &'p mut Provers<G>, solver: Side, most_tried: u64) -> Judge<'p, G> {
        let Provers { prover, refuter } = provers;
        prover.begin(solver, most_tried);
        Judge { prover, refuter: refuter.as_mut(), solver }
    }

    /// What the solver, who is to move, can reach here, and in how many turns of both sides the game is then won.
    pub(crate) fn goal(&mut self, position: &G::Position) -> Result<Option<(Goal, Option<u32>)>, TooLong> {
        let Some(choices) = known::choices(position) else {
            let distance = self.prover.shortest(position, proved::LONGEST)?;
            return Ok(distance.map(|distance| (Goal::Win, Some(distance))));
        };
        let best = choices.iter().map(|choice| choice.worth).max();
        let goal = best.and_then(|worth| Some((known::reached(worth)?, worth.forced_end())));
        let goal = goal.map(|(goal, turns)| (goal, turns.map(i32::unsigned_abs)));
        Ok(goal.filter(|(_, turns)| turns.is_none_or(|turns| turns <= LONGEST)))
    }

    /// The only turn of the solver, who is to move, that reaches the goal: no other does, however late.
    pub(crate) fn only_turn(
        &mut self,
        position: &G::Position,
        goal: Goal,
    ) -> Result<Option<Turn<G::Position>>, TooLong> {
        if let Some(choices) = known::choices(position) {
            return Ok(known::only(&choices, goal).map(|choice| choice.turn.clone()));
        }
        match (goal, self.prover.shortest(position, proved::LONGEST)?) {
            (Goal::Win, Some(distance)) => {
                let only = proved::only_turn(self.prover, position, distance)?;
                let refuter = &mut self.refuter;
                let is_alone = |turn: &Turn<G::Position>| match refuter {
                    Some(refuter) => others::all_lose(refuter, position, turn),
                    None => true,
                };
                Ok(only.filter(is_alone))
            }
            _ => Ok(None),
        }
    }

    /// A best reply, to which there is one answer only, and that answer. `is_wanted` is asked of the positions after each of them.
    pub(crate) fn exchange(
        &mut self,
        position: &G::Position,
        goal: Goal,
        is_wanted: impl Fn(&[G::Position]) -> bool,
    ) -> Result<Option<[Turn<G::Position>; 2]>, TooLong> {
        let answered = |judge: &mut Judge<G>, reply: &Turn<G::Position>, before: &G::Position| {
            let exchange = judge.only_turn(before, goal)?.map(|answer| [reply.clone(), answer]);
            Ok(exchange.filter(|exchange| is_wanted(&positions_along(position, exchange)[1..])))
        };
        let Some(choices) = known::choices(position) else {
            let Judge { prover, refuter, solver } = self;
            return proved::among_best_replies(prover, position, |prover, reply, before| {
                answered(
                    &mut Judge { prover, refuter: refuter.as_deref_mut(), solver: *solver },
                    reply,
                    before,
                )
            });
        };
        for choice in known::best_replies(choices, goal) {
            if let Some(exchange) = answered(self, &choice.turn, &choice.after)? {
                return Ok(Some(exchange));
            }
        }
        Ok(None)
    }

    /// Whether a reply that leads from one position to the other is one of the best.
    pub(crate) fn is_best_reply(
        &mut self,
        before: &G::Position,
        after: &G::Position,
        goal: Goal,
    ) -> Result<bool, TooLong> {
        if let Some(choices) = known::choices(before) {
            return Ok(known::best_replies(choices, goal).iter().any(|choice| choice.after == *after));
        }
        Ok(match self.prover.shortest(before, proved::LONGEST)? {
            Some(distance) => !proved::is_sooner(self.prover, after, distance)?,
            None => false,
        })
    }

    /// Whether the solver, who has just moved, has reached the goal for certain.
    pub(crate) fn has_reached(&mut self, after: &G::Position, goal: Goal) -> Result<bool, TooLong> {
        if let Some(worth) = known::worth_to(self.solver, after) {
            return Ok(known::reached(worth) == Some(goal));
        }
        // All that can follow was looked at when it was proved.
        Ok(goal == Goal::Win && self.prover.shortest(after, proved::LONGEST)?.is_some())
    }
}
