//! A whole game as a text that people can read, keep and send, in the manner of chess's PGN; and the same as JSON.
//!
//! ```text
//! [GameType "kono"]
//! [RulesVersion "1"]
//! [White "Ada"]
//! [Result "0-1"]
//! [Termination "resigned"]
//!
//! 1. b1xb3 b4xb2 2. d1xd3
//! 0-1
//! ```
//!
//! `GameType` is obligatory. `RulesVersion` says by which version of the rules the game was played, today's if it is missing:
//! an old game is read by the rules of its time. `FEN` is the position the game began in, if not the start position; `1-0` says that the first
//! side has won. Every turn is checked when a transcript is read.
//!
//! A [`Study`] is a game with what might have been played, in the same text: a variation in parentheses stands after the turn in whose place it is
//! played, and may have variations of its own; a comment in braces belongs to the turn before it, and one before the first turn to the start.
//!
//! ```text
//! 1. b1xb3! {Takes in the middle.} (1. a1xa3 {[%draw b4-b2 c3] Slower.} 1... b4xb2 (1... c4xc2)) 1... c4xc2 ?!
//! ```
//!
//! `!!`, `!`, `!?`, `?!`, `?` and `??` behind a turn say how good it is. What is drawn on the board begins a comment: arrows (`b4-b2`) and circles (`c3`). In a
//! comment `\}` is a brace, `\n` a new line and `\\` a backslash; its other spaces may be broken anywhere. From a semicolon to the end of its line anything is passed over. Whoever reads a [`Transcript`] gets the
//! main line. As JSON, each turn is its text, or an object of `turn`, `after` (the number of the turn it is played after, where that is not the one before it in
//! the list; 0 is the start), `glyph`, `comment` and `drawn`.

mod draft;
mod error;
mod json;
mod study;
mod text;

pub(crate) use error::CODES;
pub use error::{TranscriptError, Where};
pub use study::{Drawn, Glyph, Remark, Study, StudyTurn};

use crate::{AnyGame, AnyRecord, Objection};
use draft::{MOST_TAGS, TOLD, check_tag};
use pionnier_core::{Ending, Outcome, Side};

/// A game with what is said about it: players, date, time control.
pub struct Transcript {
    /// Which game it is.
    pub game: &'static dyn AnyGame,
    /// How it went.
    pub record: Box<dyn AnyRecord>,
    tags: Vec<(String, String)>,
}

impl core::fmt::Debug for Transcript {
    fn fmt(&self, out: &mut core::fmt::Formatter) -> core::fmt::Result {
        write!(out, "{} {:?} {:?}", self.game.id(), self.record.turns(), self.tags)
    }
}

impl Transcript {
    /// A game about which nothing is said yet.
    #[must_use]
    pub fn new(game: &'static dyn AnyGame, record: Box<dyn AnyRecord>) -> Transcript {
        Transcript { game, record, tags: Vec::new() }
    }

    /// What is said about the game beyond what its record tells. A `Result` and a `Termination` are among it only where
    /// the record does not end: a game that was lost by the clock.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Says something about the game.
    ///
    /// # Errors
    /// The name is not made of letters, digits and underlines, it has been said already, or the game itself says it; or the
    /// value is too long or has control characters.
    pub fn add_tag(&mut self, name: &str, value: &str) -> Result<(), TranscriptError> {
        let at = Where::Line(1);
        let refuse = |objection| TranscriptError::new(at, objection);
        check_tag(name, value).map_err(refuse)?;
        if name == "Result" {
            outcome_of(value).map_err(refuse)?;
        }
        let is_told = TOLD.contains(&name) || (self.record.ending().is_some() && is_result(name));
        if is_told || self.tag(name).is_some() || self.tags.len() >= MOST_TAGS {
            return Err(refuse(error::twice(name)));
        }
        self.tags.push((name.to_owned(), value.to_owned()));
        Ok(())
    }

    fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The position the game began in, if not the start position.
    #[must_use]
    pub fn start(&self) -> Option<String> {
        let start = self.record.start().text();
        (start != self.game.start().text()).then_some(start)
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
    fn result(&self) -> &str {
        match self.record.ending().map(Ending::outcome) {
            Some(outcome) => result_of(outcome),
            None => self.tag("Result").unwrap_or(UNFINISHED),
        }
    }

    /// How the game came to its result, if that is known.
    fn termination(&self) -> Option<&str> {
        match self.record.ending() {
            Some(Ending::Rules(_)) => Some("rules"),
            Some(ending) => Some(ending.code()),
            None if self.result() == UNFINISHED => Some("unterminated"),
            None => self.tag("Termination"),
        }
    }

    /// The tags that are neither told by the game nor its result.
    fn other_tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let tags = self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        tags.filter(|&(name, _)| !is_result(name))
    }
}

const UNFINISHED: &str = "*";

fn is_result(name: &str) -> bool {
    name == "Result" || name == "Termination"
}

const fn result_of(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Side::First) => "1-0",
        Outcome::Win(Side::Second) => "0-1",
        Outcome::Draw => "1/2-1/2",
    }
}

/// The outcome a result stands for; none while the game goes on.
fn outcome_of(result: &str) -> Result<Option<Outcome>, Objection> {
    match result {
        "1-0" => Ok(Some(Outcome::Win(Side::First))),
        "0-1" => Ok(Some(Outcome::Win(Side::Second))),
        "1/2-1/2" => Ok(Some(Outcome::Draw)),
        UNFINISHED => Ok(None),
        _ => Err(error::objection("transcript-result", vec![error::text("found", result)])),
    }
}
