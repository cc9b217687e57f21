//! Proof by exhaustive search, by the rules. Tables are asked only for what another turn may win.

use core::cmp::Reverse;
use core::marker::PhantomData;
use pionnier_core::{Outcome, Position, Puzzling, Side};
use pionnier_engine::Knowledge;

/// A proof would take more than was allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

/// Positions that are remembered, a power of two.
const SLOTS: usize = 1 << 18;

/// So many of the actions that have refuted most are looked for before the others.
const PROMISING: usize = 6;

/// A turn as its actions.
type Turn<G> = Vec<ActionOf<G>>;

type ActionOf<G> = <<G as pionnier_core::Notation>::Position as Position>::Action;

/// What is known of a position: within how many turns the win can and cannot be forced.
#[derive(Clone, Copy)]
struct Known<P> {
    /// Of which question, and whether tables were asked.
    question: (u32, bool),
    position: P,
    forced: u32,
    not_forced: u32,
}

/// Asks whether a side can force its win within so many turns, whatever the other does.
///
/// Every answer is a proof: all that a side may do is looked at, a position is remembered as a whole and not by a hash of it, and which
/// action is tried first changes nothing but the time it takes. History does not matter: who wins within the fewest turns meets no
/// position twice (its distance to the end falls with every turn), so C3 cannot come between, and C4 needs a hundred turns.
pub(crate) struct Prover<G: Puzzling> {
    winner: Side,
    question: u32,
    /// Whether tables are asked.
    asks: bool,
    known: Vec<Option<Known<G::Position>>>,
    /// How often an action has decided a position, for who wants the win and for who does not.
    decided: [Vec<u32>; 2],
    stack: Vec<ActionOf<G>>,
    tried: u64,
    most: u64,
    game: PhantomData<G>,
}

impl<G: Puzzling> Prover<G>
where
    G::Position: Knowledge,
{
    /// One that has not been asked anything.
    #[must_use]
    pub(crate) fn new() -> Prover<G> {
        Prover {
            winner: Side::First,
            question: 0,
            asks: false,
            known: vec![None; SLOTS],
            decided: [vec![0; G::Position::SLOTS], vec![0; G::Position::SLOTS]],
            stack: Vec::new(),
            tried: 0,
            most: 0,
            game: PhantomData,
        }
    }

    /// Begins another question: whether this side wins, with so many actions tried at most. What follows depends on nothing that was asked
    /// before.
    pub(crate) fn begin(&mut self, winner: Side, most: u64) {
        self.winner = winner;
        self.question += 1;
        self.decided.iter_mut().for_each(|slots| slots.fill(0));
        self.tried = 0;
        self.most = most;
    }

    /// In how many turns, counting those of both sides, the win can be forced from here at the soonest; nothing if it takes more than
    /// `most`.
    ///
    /// # Errors
    /// That would take too long.
    pub(crate) fn shortest(&mut self, position: &G::Position, most: u32) -> Result<Option<u32>, TooLong> {
        for turns in 0..=most {
            if self.is_forced(position, turns)? {
                return Ok(Some(turns));
            }
        }
        Ok(None)
    }

    /// The turns of the winner, who is to move, after which the win is forced within so many turns, the first included. No more than `most`
    /// are given.
    ///
    /// Here the tables are asked: a position that they know to be won counts as the win, however far it is from there. So more turns may
    /// win than by the rules alone, never fewer.
    ///
    /// # Errors
    /// That would take too long.
    pub(crate) fn winning_turns(
        &mut self,
        position: &G::Position,
        turns: u32,
        most: usize,
    ) -> Result<Vec<Turn<G>>, TooLong> {
        let mut found = Vec::new();
        self.asks = true;
        let walk = self.collect(position, turns, &mut Vec::new(), most, &mut found);
        self.asks = false;
        walk.map(|()| found)
    }

    fn collect(
        &mut self,
        position: &G::Position,
        turns: u32,
        begun: &mut Turn<G>,
        most: usize,
        found: &mut Vec<Turn<G>>,
    ) -> Result<(), TooLong> {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        for action in actions {
            if found.len() >= most {
                break;
            }
            let child = position.after(action);
            let left = turns - u32::from(!child.is_mid_turn());
            if !self.is_forced(&child, left)? {
                continue;
            }
            begun.push(action);
            if child.is_mid_turn() {
                self.collect(&child, turns, begun, most, found)?;
            } else {
                found.push(begun.clone());
            }
            begun.pop();
        }
        Ok(())
    }

    /// Whether the win can be forced within so many turns, the one that is going on included.
    ///
    /// # Errors
    /// That would take too long.
    pub(crate) fn is_forced(&mut self, position: &G::Position, turns: u32) -> Result<bool, TooLong> {
        if let Some(outcome) = position.outcome() {
            return Ok(outcome == Outcome::Win(self.winner));
        }
        if self.asks
            && let Some(is_won) = self.is_won(position)
        {
            return Ok(is_won);
        }
        let wants = position.side() == self.winner;
        let own_turns = turns.div_ceil(2) - u32::from(!wants && turns % 2 == 1);
        if turns == 0 || G::fewest_turns(position, self.winner) > own_turns {
            return Ok(false);
        }
        let slot = position.key() as usize & (SLOTS - 1);
        let question = (self.question, self.asks);
        let known = self.known[slot]
            .filter(|known| known.question == question && known.position == *position)
            .unwrap_or(Known { question, position: *position, forced: u32::MAX, not_forced: 0 });
        if turns >= known.forced || turns <= known.not_forced {
            return Ok(turns >= known.forced);
        }
        let start = self.stack.len();
        position.actions(&mut self.stack);
        let result = self.try_all(position, turns, wants, start);
        self.stack.truncate(start);
        let is_forced = result?;
        let known =
            if is_forced { Known { forced: turns, ..known } } else { Known { not_forced: turns, ..known } };
        self.known[slot] = Some(known);
        Ok(is_forced)
    }

    /// Whether the winner wins by what is known of a position.
    fn is_won(&self, position: &G::Position) -> Option<bool> {
        let score = if position.is_mid_turn() { None } else { position.exact() }?;
        let score = if position.side() == self.winner { score } else { -score };
        Some(score.forced_end().is_some() && score.number() > 0)
    }

    /// One good action is enough for the winner; the loser has tried all of his in vain.
    fn try_all(
        &mut self,
        position: &G::Position,
        turns: u32,
        wants: bool,
        start: usize,
    ) -> Result<bool, TooLong> {
        let end = self.stack.len();
        for index in start..end {
            if index - start < PROMISING {
                let decided = &self.decided[usize::from(wants)];
                let best = (index..end)
                    .min_by_key(|&other| Reverse(decided[G::Position::slot(self.stack[other])]))
                    .expect("there is one left");
                self.stack.swap(index, best);
            }
            let action = self.stack[index];
            self.tried += 1;
            if self.tried > self.most {
                return Err(TooLong);
            }
            let child = position.after(action);
            let left = turns - u32::from(!child.is_mid_turn());
            if self.is_forced(&child, left)? == wants {
                self.decided[usize::from(wants)][G::Position::slot(action)] += 1 << turns.min(16);
                return Ok(wants);
            }
        }
        Ok(!wants)
    }
}
