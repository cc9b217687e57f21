//! Every move with its value, best first.

use super::Tablebase;
use crate::Value;
use core::cmp::Reverse;
use pionnier_core::Position as _;
use pionnier_games::kono::{Action, Position};
use std::collections::HashSet;

/// A legal move and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedMove<A = Action> {
    /// The move.
    pub action: A,
    /// Its value for the player who makes it, in plies from before the move: `Win(1)` ends the game.
    pub value: Value,
    /// For a move that draws: how hard it makes the draw for the opponent.
    pub trap: Option<Trap>,
}

/// How hard it is for the opponent to answer a drawing move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trap {
    /// How many of the opponent's replies keep the draw; at least one does.
    pub drawing_replies: usize,
    /// Among the replies that lose, the longest way to the end, in plies from before the reply; 0 if no reply loses.
    /// The longer, the harder to see.
    pub longest_losing_line: u16,
}

impl Trap {
    /// Small for a trap that is hard to escape: fewest drawing replies first, then the longest losing line.
    const fn ease(&self) -> (usize, Reverse<u16>) {
        (self.drawing_replies, Reverse(self.longest_losing_line))
    }
}

impl Tablebase {
    /// Every legal move, best first: shortest wins, then draws, then longest losses.
    ///
    /// Among draws, those come first that leave the opponent the fewest drawing replies; among those, the ones whose
    /// losing replies take longest to lose ([`Trap`]). Moves that are still equal are in the order of the rules.
    #[must_use]
    pub fn ranked_moves(&self, position: &Position) -> Vec<RankedMove> {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let mut moves: Vec<RankedMove> =
            actions.into_iter().map(|action| self.ranked(position, action)).collect();
        moves.sort_by_key(|ranked| (Reverse(ranked.value), ranked.trap.map(|trap| trap.ease())));
        moves
    }

    fn ranked(&self, position: &Position, action: Action) -> RankedMove {
        let next = position.after(action);
        let value = self.probe(&next).before();
        RankedMove { action, value, trap: (value == Value::Draw).then(|| self.trap(&next)) }
    }

    /// How hard a drawn position is for its side to move.
    fn trap(&self, position: &Position) -> Trap {
        let mut replies = Vec::new();
        position.actions(&mut replies);
        let mut trap = Trap { drawing_replies: 0, longest_losing_line: 0 };
        for reply in replies {
            match self.probe(&position.after(reply)).before() {
                Value::Loss(plies) => trap.longest_losing_line = trap.longest_losing_line.max(plies),
                _ => trap.drawing_replies += 1,
            }
        }
        trap
    }

    /// Best play by both sides from here: always the first of [`Tablebase::ranked_moves`], until the game is over or, in a
    /// draw, until a position comes back.
    #[must_use]
    pub fn best_line(&self, position: &Position) -> Vec<Action> {
        let mut line = Vec::new();
        let mut position = *position;
        let mut seen = HashSet::from([position]);
        while let Some(best) = self.ranked_moves(&position).first() {
            line.push(best.action);
            position.apply(best.action);
            if !seen.insert(position) {
                break;
            }
        }
        line
    }
}
