//! What the page is told beyond what the catalog tells everybody.

use crate::request::{GameText, Settled};
use pionnier_catalog::lesson::Miss;
use pionnier_catalog::scene::{Layout, Touch};
use pionnier_catalog::screen::{Frame, Look};
use pionnier_catalog::transcript::Transcript;
use pionnier_catalog::{AnyGame, Ending, Language, Objection, Said, Side, lesson, thought};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// An answer, or why there is none.
#[derive(Serialize, Debug)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Answer<T> {
    /// What was asked for.
    Ok(T),
    /// Why it is not given.
    Error(Said<Objection>),
}

/// A turn that was played.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Step {
    /// What it looks like, without the legs that were on the board before.
    pub(crate) frames: Vec<Frame>,
    /// All of its legs.
    pub(crate) touches: Vec<Touch>,
    /// What a screen shows after it.
    pub(crate) look: Look,
}

/// A game.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameInfo {
    id: &'static str,
    name: String,
    tagline: String,
    turn_help: String,
    /// What its pieces are called, one and several of them.
    man: String,
    men: String,
    /// What a hand does first, for who has never played it.
    first_touch: String,
    sides: Sides,
    legend: Vec<Sign>,
    /// The text of the start position.
    start: String,
    layout: Layout,
    /// How many levels it has.
    levels: u8,
    /// Whether `exact` has an answer.
    solved: bool,
}

/// Both sides.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Sides {
    first: SideInfo,
    second: SideInfo,
}

/// A side by its letter in position text, and its name.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct SideInfo {
    letter: char,
    name: String,
}

/// A sign of the drawn board and what it stands for.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Sign {
    sign: char,
    text: String,
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
    #[serde(flatten)]
    text: GameText,
    /// What is said about it. A `Result` and a `Termination` are among it only where the turns and the players do not tell.
    tags: Vec<(String, String)>,
}

/// What came of a turn that was meant to do a task.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase", tag = "verdict")]
pub(crate) enum Judged {
    /// It does what was asked.
    Reached,
    /// It is legal, but does not, and this is why.
    Missed(#[cfg_attr(test, ts(type = "Said<Miss>"))] Said<Miss>),
    /// It is not legal.
    Refused {
        /// Why.
        #[cfg_attr(test, ts(type = "Said<Objection>"))]
        objection: Said<Objection>,
    },
}

impl GameInfo {
    pub(crate) fn new(game: &dyn AnyGame, language: Language) -> GameInfo {
        let words = game.words(language);
        let say = |name: &str| words.say(name, &[]);
        let side = |side| {
            let letter = game.letter(side);
            SideInfo { letter, name: say(&format!("side-{letter}")) }
        };
        GameInfo {
            id: game.id(),
            name: say("name"),
            tagline: say("tagline"),
            turn_help: say("turn-help"),
            man: say("man"),
            men: say("men"),
            first_touch: say("first-touch"),
            sides: Sides { first: side(Side::First), second: side(Side::Second) },
            legend: game.legend().iter().map(|&(sign, code)| Sign { sign, text: say(code) }).collect(),
            start: game.start().text(),
            layout: game.layout(),
            levels: thought::LEVELS_PER_GAME,
            solved: game.is_solved(),
        }
    }
}

impl ReadGame {
    pub(crate) fn new(transcript: &Transcript) -> ReadGame {
        let ending = match transcript.record.ending() {
            Some(Ending::Resigned(side)) => Some(Settled::Resigned { side }),
            Some(Ending::Agreed) => Some(Settled::Agreed),
            _ => None,
        };
        let text = GameText {
            game: transcript.game.id().to_owned(),
            rules: Some(transcript.game.rules().to_owned()),
            start: transcript.start(),
            turns: transcript.record.turns(),
            ending,
        };
        ReadGame { text, tags: transcript.tags().to_vec() }
    }
}

impl Judged {
    pub(crate) fn new(answer: lesson::Answer, game: &dyn AnyGame, language: Language) -> Judged {
        match answer {
            lesson::Answer::Reached => Judged::Reached,
            lesson::Answer::Missed(miss) => {
                Judged::Missed(Said { words: miss.words(game, language), of: miss })
            }
            lesson::Answer::Refused(objection) => {
                Judged::Refused { objection: objection.said(game, language) }
            }
        }
    }
}
