//! What the page is told beyond what the catalog tells everybody.

use crate::request::{GameText, Settled, StudyText};
use pionnier_catalog::scene::{Layout, Touch};
use pionnier_catalog::screen::{Frame, Look};
use pionnier_catalog::transcript::{Study, Transcript};
use pionnier_catalog::{AnyGame, Ending, Language, Objection, Said, Side, thought};
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

/// What somebody has put together by hand.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Arranged {
    /// The text of the position, if it is one.
    pub(crate) position: Option<String>,
    /// Why it is none.
    #[cfg_attr(test, ts(type = "Said<Objection> | null"))]
    pub(crate) fault: Option<Said<Objection>>,
    /// How the game is over in it, if it is.
    pub(crate) ending: Option<String>,
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
    /// The text of the start position.
    start: String,
    layout: Layout,
    /// What its board and its men are drawn with: parts of an SVG picture, each with an id.
    artwork: String,
    /// Its levels, from the first to the strongest.
    levels: Vec<LevelInfo>,
    /// Whether `exact` has an answer.
    solved: bool,
}

/// A level of the engine, to somebody who chooses one.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct LevelInfo {
    name: String,
    /// What to expect, in a sentence.
    about: String,
}

/// What the sides are called.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Sides {
    first: String,
    second: String,
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

impl GameInfo {
    pub(crate) fn new(game: &dyn AnyGame, language: Language) -> GameInfo {
        let words = game.words(language);
        let say = |name: &str| words.say(name, &[]);
        let [first, second] = Side::BOTH.map(|side| say(&format!("side-{}", game.letter(side))));
        GameInfo {
            id: game.id(),
            name: say("name"),
            tagline: say("tagline"),
            turn_help: say("turn-help"),
            man: say("man"),
            men: say("men"),
            first_touch: say("first-touch"),
            sides: Sides { first, second },
            start: game.start().text(),
            layout: game.layout(),
            artwork: game.artwork().definitions(),
            levels: (1..=thought::LEVELS_PER_GAME)
                .map(|level| LevelInfo {
                    name: say(&format!("level-{level}")),
                    about: say(&format!("level-{level}-about")),
                })
                .collect(),
            solved: game.is_solved(),
        }
    }
}

impl ReadGame {
    pub(crate) fn new(transcript: &Transcript) -> ReadGame {
        let ending = Settled::of(transcript);
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

impl Settled {
    /// How the players of a transcript have ended it, if they have.
    fn of(transcript: &Transcript) -> Option<Settled> {
        match transcript.record.ending() {
            Some(Ending::Resigned(side)) => Some(Settled::Resigned { side }),
            Some(Ending::Agreed) => Some(Settled::Agreed),
            _ => None,
        }
    }
}

impl StudyText {
    pub(crate) fn new(study: Study) -> StudyText {
        let Study { transcript, remark, turns } = study;
        StudyText {
            game: transcript.game.id().to_owned(),
            rules: Some(transcript.game.rules().to_owned()),
            start: transcript.start(),
            ending: Settled::of(&transcript),
            tags: transcript.tags().to_vec(),
            comment: remark.comment,
            drawn: remark.drawn,
            turns,
        }
    }
}
