//! Everything a screen shows of a game, without the game's types.

use super::started::Started;
use crate::{Ended, Objection, Said, Words};
use core::ops::ControlFlow;
use pionnier_core::scene::{Handling, Note, Scene, Touch};
use pionnier_core::{Played, Position, Record, Side, visit_turns};
use pionnier_engine::Knowledge;
use serde::Serialize;

/// A game as a screen shows it, perhaps in the middle of a turn.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Look {
    /// The version of the rules the game is played by.
    pub rules: &'static str,
    /// The text of the position between the turns.
    pub position: String,
    /// The side to act.
    pub side: Side,
    /// The legs that are already on the board, as turn text. There may be one that nobody asked for: where no pawn can move,
    /// that is skipped by itself.
    pub partial: String,
    /// Whether there are any.
    #[serde(rename = "midTurn")]
    pub is_mid_turn: bool,
    /// What stands on the board.
    pub scene: Scene,
    /// What a player should know and cannot see in the men alone.
    #[cfg_attr(feature = "ts", ts(type = "Array<Said<Note>>"))]
    pub notes: Vec<Said<Note>>,
    /// What may be touched; nothing if the game is over.
    pub choices: Vec<Choice>,
    /// The whole turn, if it can be completed in one way only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub completion: Option<String>,
    /// How the game has ended, if it has.
    #[cfg_attr(feature = "ts", ts(type = "Said<Ended> | null"))]
    pub ending: Option<Said<Ended>>,
    /// The turns so far, without those that the asker knows already.
    pub history: Vec<PlayedTurn>,
    /// How often this position has occurred (C3).
    pub repetitions: u32,
    /// Turns in a row without anything irreversible (C4).
    pub quiet_turns: u32,
    /// Whether the exact value of the position and of every turn in it can be looked up: in a solved game, in endgames that a table in the
    /// box knows. Not where the game is over.
    #[serde(rename = "tabled")]
    pub is_tabled: bool,
}

/// Something that may be touched.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The turn with this leg.
    pub text: String,
    /// Whether the turn is complete with it.
    #[serde(rename = "done")]
    pub is_done: bool,
    /// What it is to the hand.
    pub touch: Touch,
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedTurn {
    /// Its text.
    pub text: String,
    /// Who played it.
    pub side: Side,
    /// Every place and wall it touched, in order, each once.
    pub touched: Vec<String>,
    /// How many men it took or turned.
    pub captures: usize,
}

impl Look {
    pub(crate) fn of<G: Handling<Position: Knowledge>>(
        record: &Record<G::Position>,
        partial: &str,
        known: usize,
        words: &Words,
    ) -> Result<Look, Objection> {
        let ending = record.ending();
        let turn = match ending {
            Some(_) if partial.is_empty() => None,
            _ => Some(Started::<G>::read(record, partial)?),
        };
        let now = turn.as_ref().map_or(record.position(), |turn| &turn.now);
        Ok(Look {
            rules: G::RULES,
            position: G::write_position(record.position()),
            side: now.side(),
            partial: turn.as_ref().map_or(String::new(), Started::text),
            is_mid_turn: now.is_mid_turn(),
            scene: G::scene(now),
            notes: notes::<G>(now, words),
            choices: turn.as_ref().map_or(Vec::new(), Choice::all),
            completion: turn.as_ref().and_then(completion),
            ending: ending.map(|ending| Ended::said::<G>(ending, words)),
            history: record.played().iter().skip(known).map(PlayedTurn::of::<G>).collect(),
            repetitions: record.occurrences(),
            quiet_turns: record.quiet_turns(),
            is_tabled: ending.is_none() && record.position().is_tabled(),
        })
    }
}

/// What a player should know in a position, in words.
fn notes<G: Handling>(position: &G::Position, words: &Words) -> Vec<Said<Note>> {
    let said =
        |note: Note| Said { words: words.say(&format!("note-{}", note.code), &note.details), of: note };
    G::notes(position).into_iter().map(said).collect()
}

impl Choice {
    fn all<G: Handling>(turn: &Started<G>) -> Vec<Choice> {
        let choice = |&action: &<G::Position as Position>::Action| Choice {
            text: turn.text_with(action),
            is_done: !turn.now.after(action).is_mid_turn(),
            touch: G::touch(&turn.now, action),
        };
        turn.actions.iter().map(choice).collect()
    }
}

impl PlayedTurn {
    fn of<G: Handling>(played: &Played<G::Position>) -> PlayedTurn {
        let text = G::turn_text(&played.before, &played.actions);
        let mut seen = PlayedTurn { text, side: played.before.side(), touched: Vec::new(), captures: 0 };
        let mut position = played.before;
        for &action in &played.actions {
            let touch = G::touch(&position, action);
            for place in touch.from.into_iter().chain(touch.to) {
                if !seen.touched.contains(&place) {
                    seen.touched.push(place);
                }
            }
            seen.captures += touch.over.len();
            position.apply(action);
        }
        seen
    }
}

/// The only turn that begins like this, if there is only one.
fn completion<G: Handling>(turn: &Started<G>) -> Option<String> {
    let mut only = None;
    let walk = visit_turns(&turn.now, |rest, _| {
        if only.is_some() {
            return ControlFlow::Break(());
        }
        let text = G::turn_text(&turn.before, &[&turn.so_far, rest].concat());
        only = Some(text);
        ControlFlow::Continue(())
    });
    only.filter(|_| walk.is_continue())
}
