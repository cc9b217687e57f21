//! Exact values, where they are known: in a solved game, and in endgames of others.

use crate::Playable;
use pionnier_core::scene::Touch;
use pionnier_engine::{Knowledge, RankedTurn, Trap, Value};
use serde::Serialize;

/// What a position is worth with best play, and every turn in it, best first.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Exact {
    /// The value for the side to move.
    pub value: Value,
    /// Whether the turns without progress (C4) could run out before that: it is won or lost only if the count allows.
    pub if_count_allows: bool,
    /// The legal turns; none if the game is over.
    pub turns: Vec<ExactTurn>,
}

/// A turn and what it is worth to the player who makes it.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExactTurn {
    /// Its text.
    pub turn: String,
    /// What its first action is to the hand.
    pub touch: Touch,
    /// Its value.
    pub value: Value,
    /// If it draws: how hard it makes the draw for the opponent.
    pub trap: Option<Trap>,
}

/// The exact values of a position, if they are known.
pub(crate) fn exact<G: Playable>(position: &G::Position) -> Option<Exact> {
    let (value, turns) = position.ranked()?;
    let turn = |RankedTurn { turn, value, trap }| {
        let &first = turn.first()?;
        Some(ExactTurn { turn: G::turn_text(position, &turn), touch: G::touch(position, first), value, trap })
    };
    Some(Exact { value, if_count_allows: false, turns: turns.into_iter().filter_map(turn).collect() })
}
