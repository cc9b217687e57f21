//! Exact values, where a game is solved.

use core::any::{Any, TypeId};
use pionnier_core::Game;
use pionnier_core::scene::Touch;
use pionnier_engine::Value;
use pionnier_engine::kono::{self, Table};
use pionnier_games::kono::Kono;
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

/// How hard a drawing turn makes it for the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Trap {
    /// How many of the replies keep the draw.
    pub drawing_replies: usize,
    /// Plies to the end after the reply that loses most slowly; 0 if no reply loses.
    pub longest_losing_line: u16,
}

/// Whether a game is solved.
pub(crate) fn is_solved<G: Game>() -> bool {
    TypeId::of::<G>() == TypeId::of::<Kono>()
}

/// The exact values of a position, if its game is solved: today, Kono is. Without a table the one in the box is asked.
pub(crate) fn exact<G: Game>(position: &G::Position, table: Option<&Table>) -> Option<Exact> {
    let position = (position as &dyn Any).downcast_ref::<<Kono as Game>::Position>()?;
    let table = table.unwrap_or_else(|| kono::table());
    let turns = table
        .ranked_moves(position)
        .into_iter()
        .map(|ranked| {
            let mut turn = String::new();
            Kono::write_turn(position, &[ranked.action], &mut turn);
            let trap = ranked.trap.map(|trap| Trap {
                drawing_replies: trap.drawing_replies,
                longest_losing_line: trap.longest_losing_line,
            });
            ExactTurn { turn, touch: Kono::touch(position, ranked.action), value: ranked.value, trap }
        })
        .collect();
    Some(Exact { value: table.probe(position), turns })
}
