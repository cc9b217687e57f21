//! What the page can ask.

use pionnier_catalog::review::{Effort, Finding};
use pionnier_catalog::transcript::{Drawn, StudyTurn};
use pionnier_catalog::{Arrangement, Language, Side};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// A question.
#[derive(Debug)]
#[cfg_attr(test, derive(TS), ts(tag = "call", rename_all = "camelCase"))]
pub(crate) enum Request {
    /// Every game there is.
    Games {
        /// In which language.
        language: Language,
    },
    /// Everything a screen shows of a game.
    Look(Moment),
    /// What a turn looks like, leg by leg.
    Film {
        /// Where it is played.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// The turn, finished or not. Legs that are already on the board are not shown again.
        turn: String,
    },
    /// Plays a turn: what it looks like, and everything a screen shows after it.
    Play {
        /// Where it is played. Legs that are already on the board are not shown again.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// The whole turn.
        turn: String,
    },
    /// Why something cannot be done; null if it can.
    Why {
        /// Where it is tried.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// The man that should act, or a place without one.
        #[cfg_attr(test, ts(optional = nullable))]
        from: Option<String>,
        /// Where it should go, or a wall.
        #[cfg_attr(test, ts(optional = nullable))]
        to: Option<String>,
    },
    /// The text of the turn that somebody means who types this.
    Typed {
        /// Where.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// What was typed.
        turn: String,
    },
    /// The legal turns, in a fixed order.
    Turns {
        /// Where.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// No more than so many: in some positions there are millions.
        most: usize,
    },
    /// How many sequences of so many turns there are.
    Perft {
        /// From where.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// How many turns.
        depth: u32,
    },
    /// The turn a level plays; null if the game is over.
    Level {
        /// Where.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// 1 to 10.
        level: u8,
        /// The same seed plays the same turn in the same position.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
    },
    /// What the engine thinks. Its thoughts while they grow are shown to the import `pionnier.progress`.
    Think {
        /// About what.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// Positions to visit at most.
        #[cfg_attr(test, ts(type = "number"))]
        nodes: u64,
        /// How many first turns to give a line for.
        lines: usize,
    },
    /// What every turn is worth with best play; null if that is not known.
    Exact(Moment),
    /// What a review finds out about a position.
    Assess {
        /// Which.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// How hard to look.
        effort: Effort,
    },
    /// What is to be said of a game about whose positions so much was found.
    Review {
        /// The game.
        #[cfg_attr(test, ts(flatten))]
        text: GameText,
        /// About every position, the first and the last included.
        findings: Vec<Finding>,
    },
    /// A game with its variations, in a form to be kept or sent.
    WriteStudy {
        /// The game.
        study: StudyText,
        /// In which form.
        form: StudyForm,
        /// The language of the answer's words, if it is refused.
        language: Language,
    },
    /// The game with its variations that a text tells, in whatever form.
    ReadStudy {
        /// The text.
        text: String,
        /// The language of the answer's words.
        language: Language,
    },
    /// The picture of a game, as SVG.
    Picture {
        /// At which moment.
        #[cfg_attr(test, ts(flatten))]
        moment: Moment,
        /// How it is looked at.
        view: PictureView,
    },
    /// What stands in a position, to be put together otherwise.
    Arrangement {
        /// The language of the answer's words.
        language: Language,
        /// The game's id.
        game: String,
        /// The position's text.
        position: String,
    },
    /// Whether what somebody has put together is a position.
    Arrange {
        /// The language of the answer's words.
        language: Language,
        /// The game's id.
        game: String,
        /// What was put together.
        arrangement: Arrangement,
    },
    /// The whole game as a text for people.
    Transcript {
        /// The game.
        #[cfg_attr(test, ts(flatten))]
        text: GameText,
        /// What is said about it: `["White", "Ada"]`.
        tags: Vec<(String, String)>,
    },
    /// The game that such a text tells.
    ReadTranscript {
        /// The text.
        text: String,
        /// The language of the answer's words.
        language: Language,
    },
    /// How a game is taught.
    Lesson {
        /// In which language.
        language: Language,
        /// Its id.
        game: String,
    },
    /// What the puzzles of a game can be about.
    Themes {
        /// In which language.
        language: Language,
        /// Its id.
        game: String,
    },
    /// Whether a turn does a task of a lesson.
    Judge {
        /// The language of the answer's words.
        language: Language,
        /// The game's id.
        game: String,
        /// The task's name.
        task: String,
        /// The whole turn.
        turn: String,
    },
}

/// How a picture is looked at.
#[derive(Deserialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct PictureView {
    /// Pixels from left to right.
    pub(crate) width: u32,
    /// Seen from the side of the second player.
    pub(crate) flipped: bool,
    /// In which light.
    pub(crate) theme: PictureTheme,
    /// With the names of columns and rows.
    pub(crate) coordinates: bool,
    /// With rounded corners, clear outside.
    pub(crate) rounded: bool,
    /// Arrows and circles over the men: from where to where.
    pub(crate) annotations: Vec<(String, String)>,
}

/// The light in a picture.
#[derive(Clone, Copy, Deserialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) enum PictureTheme {
    /// By day.
    Light,
    /// By night.
    Dark,
}

/// A game as it stands, perhaps in the middle of a turn.
#[derive(Debug)]
#[cfg_attr(test, derive(TS), ts(rename_all = "camelCase"))]
pub(crate) struct Moment {
    /// The language of the answer's words; English if nothing is said.
    #[cfg_attr(test, ts(as = "Option<Language>", optional))]
    pub(crate) language: Language,
    /// The game.
    #[cfg_attr(test, ts(flatten))]
    pub(crate) text: GameText,
    /// The legs of the next turn that are already on the board.
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub(crate) partial: String,
    /// What was said of the game before, so that it need not be said again.
    #[cfg_attr(test, ts(optional))]
    pub(crate) kept: Option<Kept>,
}

/// Where the record of a game is kept from one question to the next. One is kept at a time.
#[derive(Clone, Copy, Deserialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Kept {
    /// The record's name; the page gives another to each that it opens.
    pub(crate) name: u32,
    /// The turns of the moment come after so many turns of the record, and those after them are taken back. With 0 the game is opened
    /// anew; otherwise the answer is the error `lost` if there is no such record, as in a worker that was restarted.
    pub(crate) from: usize,
    /// So many turns of the history are known to the page.
    pub(crate) known: usize,
}

/// A game from its start to now.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameText {
    /// Its id.
    pub(crate) game: String,
    /// The version of the rules it is played by, if not today's.
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) rules: Option<String>,
    /// The position it began in, if not the start position.
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) start: Option<String>,
    /// The turns so far.
    pub(crate) turns: Vec<String>,
    /// Resignation or agreement, which no turn tells.
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) ending: Option<Settled>,
}

/// A game with its variations.
#[derive(Deserialize, Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct StudyText {
    /// Its id.
    pub(crate) game: String,
    /// The version of the rules it is played by, if not today's.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) rules: Option<String>,
    /// The position it began in, if not the start position.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) start: Option<String>,
    /// Resignation or agreement at the end of the main line.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub(crate) ending: Option<Settled>,
    /// What is said about it: `["First", "Ada"]`.
    pub(crate) tags: Vec<(String, String)>,
    /// What is remarked before the first turn, in words; empty for nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub(crate) comment: String,
    /// And in arrows and circles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Drawn>>", optional))]
    pub(crate) drawn: Vec<Drawn>,
    /// Every turn, of the main line and of all variations.
    pub(crate) turns: Vec<StudyTurn>,
}

/// The forms of a study.
#[derive(Clone, Copy, Deserialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) enum StudyForm {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// How the players have ended a game (C5).
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase", tag = "cause")]
pub(crate) enum Settled {
    /// This side has resigned.
    Resigned {
        /// Which.
        side: Side,
    },
    /// Both have agreed to a draw.
    Agreed,
}

// By hand, for the reason that `Fields` gives.
impl<'de> Deserialize<'de> for Settled {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Settled, D::Error> {
        #[derive(Deserialize)]
        struct Form {
            cause: String,
            side: Option<Side>,
        }
        match Form::deserialize(deserializer)? {
            Form { cause, side: Some(side) } if cause == "resigned" => Ok(Settled::Resigned { side }),
            Form { cause, .. } if cause == "agreed" => Ok(Settled::Agreed),
            _ => Err(D::Error::custom("players end a game by `agreed`, or by `resigned` with a `side`")),
        }
    }
}
