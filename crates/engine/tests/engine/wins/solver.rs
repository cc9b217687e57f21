//! Proof by exhaustive search. It knows the rules and nothing else, and shares nothing with the engine's search.

use pionnier_core::{Outcome, Position, Side};
use std::collections::HashMap;

/// The proof would be too long.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct TooLong;

/// What is known of a position: within how many turns the win can and cannot be forced.
#[derive(Clone, Copy)]
struct Known {
    forced: u32,
    not_forced: u32,
}

/// Asks whether a side can force its win, whatever the other does. History does not matter: on the shortest way to a
/// win no position comes back.
pub(crate) struct Solver<P> {
    winner: Side,
    known: HashMap<P, Known>,
    tried: u64,
    /// So many actions are tried, then it is given up.
    most_tried: u64,
}

impl<P: Position> Solver<P> {
    /// For the side to move in a position, by so many actions tried at most.
    pub(crate) fn of(position: &P, most_tried: u64) -> Solver<P> {
        Solver::of_side(position.side(), most_tried)
    }

    /// For a side, whoever is to move.
    pub(crate) fn of_side(winner: Side, most_tried: u64) -> Solver<P> {
        Solver { winner, known: HashMap::new(), tried: 0, most_tried }
    }

    /// In how many turns, counting those of both sides, the win can be forced from here at the soonest; nothing if it
    /// takes more than `most`.
    pub(crate) fn shortest(&mut self, position: &P, most: u32) -> Result<Option<u32>, TooLong> {
        for turns in 0..=most {
            if self.is_forced(position, turns)? {
                return Ok(Some(turns));
            }
        }
        Ok(None)
    }

    /// Whether the win can be forced within so many turns, the one that is going on included.
    fn is_forced(&mut self, position: &P, turns: u32) -> Result<bool, TooLong> {
        if let Some(outcome) = position.outcome() {
            return Ok(outcome == Outcome::Win(self.winner));
        }
        if turns == 0 {
            return Ok(false);
        }
        let known = self.known.get(position).copied().unwrap_or(Known { forced: u32::MAX, not_forced: 0 });
        if turns >= known.forced || turns <= known.not_forced {
            return Ok(turns >= known.forced);
        }
        // One good action is enough for the winner; the loser has tried all of his in vain.
        let wants = position.side() == self.winner;
        let mut is_forced = !wants;
        let mut actions = Vec::new();
        position.actions(&mut actions);
        for action in actions {
            self.tried += 1;
            if self.tried > self.most_tried {
                return Err(TooLong);
            }
            let child = position.after(action);
            let left = turns - u32::from(!child.is_mid_turn());
            if self.is_forced(&child, left)? == wants {
                is_forced = wants;
                break;
            }
        }
        let known =
            if is_forced { Known { forced: turns, ..known } } else { Known { not_forced: turns, ..known } };
        self.known.insert(*position, known);
        Ok(is_forced)
    }
}
