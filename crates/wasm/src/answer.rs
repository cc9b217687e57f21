//! What the page is told.

use crate::board::{Layout, Scene, Seat, Touch};
use crate::objection::Objection;
use crate::request::Settled;
use pionnier_catalog::{
    self as catalog, AnyGame, Ending as Reached, Language, Outcome, Transcript, ending_words,
};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// An answer, or why there is none.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) enum Answer<T> {
    /// What was asked for.
    Ok(T),
    /// Why it is not given.
    Error(Objection),
}

/// A game.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameInfo {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) tagline: String,
    pub(crate) turn_help: String,
    /// What its pieces are called, one and several of them.
    pub(crate) man: String,
    pub(crate) men: String,
    /// What a hand does first, for who has never played it.
    pub(crate) first_touch: String,
    pub(crate) sides: [SideInfo; 2],
    pub(crate) legend: Vec<Sign>,
    /// The text of the start position.
    pub(crate) start: String,
    pub(crate) layout: Layout,
    /// How many levels it has.
    pub(crate) levels: u8,
    /// Whether `exact` has an answer.
    pub(crate) solved: bool,
}

/// A side by its letter in position text, and its name.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct SideInfo {
    pub(crate) letter: char,
    pub(crate) name: String,
}

/// A sign of the drawn board and what it stands for.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Sign {
    pub(crate) sign: char,
    pub(crate) text: String,
}

/// Everything a screen shows of a game.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Look {
    /// The version of the rules the game is played by.
    rules: &'static str,
    /// The position between the turns, whatever legs are on the board.
    position: String,
    side: Seat,
    /// The legs that are on the board. There may be one that nobody asked for: where no pawn can move, that is skipped by
    /// itself.
    partial: String,
    mid_turn: bool,
    scene: Scene,
    /// What may be touched.
    choices: Vec<Choice>,
    /// The whole turn, if it can be completed in one way only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    completion: Option<String>,
    ending: Option<Ending>,
    history: Vec<Turn>,
    /// How often this position has occurred (C3).
    repetitions: u32,
    /// Turns in a row without anything irreversible (C4).
    quiet_turns: u32,
}

/// Something that may be touched.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Choice {
    /// The turn with this leg.
    text: String,
    /// Whether the turn is complete with it.
    done: bool,
    touch: Touch,
}

/// A turn that was played.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Turn {
    text: String,
    side: Seat,
    /// The places and walls it touched, in order, each once.
    touched: Vec<String>,
    /// How many men it took or turned.
    captures: usize,
}

/// How a game has ended.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Ending {
    #[cfg_attr(test, ts(type = "\"first\" | \"second\" | \"draw\""))]
    outcome: &'static str,
    /// What has ended it: `repetition`, `no-progress`, `resigned`, `agreed`, or what the rules of the game call it.
    cause: &'static str,
    rule: &'static str,
    words: String,
}

/// One leg of a turn and what the board looks like after it.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Frame {
    touch: Touch,
    scene: Scene,
}

/// The turn a level plays.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct LevelTurn {
    /// Null if the game is over.
    pub(crate) turn: Option<String>,
}

/// A game that was read from a text.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct ReadGame {
    game: String,
    /// The version of the rules it was played by.
    rules: &'static str,
    /// The position it began in; null if that is the start position.
    start: Option<String>,
    turns: Vec<String>,
    /// How the players have ended it, if they have.
    ending: Option<Settled>,
    /// What is said about it. A `Result` and a `Termination` are among it only where the turns and the players do not tell.
    tags: Vec<(String, String)>,
}

impl ReadGame {
    pub(crate) fn new(transcript: &Transcript) -> ReadGame {
        let ending = match transcript.record.ending() {
            Some(Reached::Resigned(side)) => Some(Settled::Resigned { side: side.index() as u8 }),
            Some(Reached::Agreed) => Some(Settled::Agreed),
            _ => None,
        };
        ReadGame {
            game: transcript.game.id().to_owned(),
            rules: transcript.game.rules(),
            start: transcript.start(),
            turns: transcript.record.turns(),
            ending,
            tags: transcript.tags().to_vec(),
        }
    }
}

impl Look {
    pub(crate) fn new(look: catalog::Look, game: &dyn AnyGame, language: Language) -> Look {
        let choice =
            |catalog::Choice { text, is_done, touch }| Choice { text, done: is_done, touch: touch.into() };
        let turn = |catalog::Seen { text, side, touched, captures }| Turn {
            text,
            side: Seat::from(side),
            touched,
            captures,
        };
        Look {
            rules: game.rules(),
            position: look.position,
            side: look.side.into(),
            partial: look.partial,
            mid_turn: look.is_mid_turn,
            scene: Scene::new(look.scene, game, language),
            choices: look.choices.into_iter().map(choice).collect(),
            completion: look.completion,
            ending: look.ending.map(|ending| Ending::new(ending, game, language)),
            history: look.history.into_iter().map(turn).collect(),
            repetitions: look.repetitions,
            quiet_turns: look.quiet_turns,
        }
    }
}

impl Ending {
    fn new(ending: Reached, game: &dyn AnyGame, language: Language) -> Ending {
        let outcome = match ending.outcome() {
            Outcome::Draw => "draw",
            Outcome::Win(side) => ["first", "second"][side.index()],
        };
        Ending {
            outcome,
            cause: ending.code(),
            rule: ending.rule(),
            words: ending_words(game, ending, language),
        }
    }
}

impl Frame {
    pub(crate) fn new(frame: catalog::Frame, game: &dyn AnyGame, language: Language) -> Frame {
        Frame { touch: frame.touch.into(), scene: Scene::new(frame.scene, game, language) }
    }
}
