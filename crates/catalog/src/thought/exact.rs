//! Exact values, where a game is solved.

use crate::Playable;
use pionnier_core::scene::Touch;
use pionnier_engine::kono::{RankedMove, Tablebase, Trap};
use pionnier_engine::{Knowledge, Value};
use serde::Serialize;

/// What a position is worth with best play, and every turn in it, best first.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Exact {
    /// The value for the side to move.
    pub value: Value,
    /// The legal turns; none if the game is over.
    pub turns: Vec<ExactTurn>,
}

/// A turn and what it is worth to the player who makes it.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExactTurn {
    /// Its text.
    pub turn: String,
    /// What it is to the hand.
    pub touch: Touch,
    /// Its value.
    pub value: Value,
    /// If it draws: how hard it makes the draw for the opponent.
    pub trap: Option<Trap>,
}

/// The exact values of a position, if its game is solved. Without a table the one in the box is asked.
pub(crate) fn exact<G: Playable>(position: &G::Position, table: Option<&Tablebase>) -> Option<Exact> {
    let (value, moves) = position.ranked(table)?;
    let turn = |RankedMove { action, value, trap }| ExactTurn {
        turn: G::turn_text(position, &[action]),
        touch: G::touch(position, action),
        value,
        trap,
    };
    Some(Exact { value, turns: moves.into_iter().map(turn).collect() })
}
