//! Why a transcript is not accepted.

use crate::{AnyGame, GAMES, Language, Objection, Said};
use pionnier_core::{Detail, Value};

/// Why a transcript is not accepted, and where.
#[derive(Clone)]
pub struct TranscriptError {
    /// Where it goes wrong.
    pub at: Where,
    /// What is wrong there.
    pub objection: Objection,
    /// The game whose words say it.
    game: &'static dyn AnyGame,
}

/// A place in a transcript, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// A line of its text.
    Line(usize),
    /// A turn.
    Turn(usize),
}

impl TranscriptError {
    pub(super) fn new(at: Where, objection: Objection) -> TranscriptError {
        // What is wrong with a transcript as such is said in words that all games share.
        TranscriptError { at, objection, game: GAMES[0] }
    }

    pub(super) fn in_game(at: Where, objection: Objection, game: &'static dyn AnyGame) -> TranscriptError {
        TranscriptError { at, objection, game }
    }

    /// The error as a sentence that begins with the place.
    #[must_use]
    pub fn words(&self, language: Language) -> String {
        let (code, number) = match self.at {
            Where::Line(line) => ("transcript-line", line),
            Where::Turn(turn) => ("transcript-turn", turn),
        };
        let why = Value::Text(self.objection.words_with_rule(self.game, language));
        let details = [Detail::number("number", number), Detail { name: "why", value: why }];
        self.game.words(language).say(code, &details)
    }

    /// What is wrong, and a sentence that begins with the place.
    #[must_use]
    pub fn said(self, language: Language) -> Said<Objection> {
        Said { words: self.words(language), of: Objection { at: None, ..self.objection } }
    }
}

impl core::fmt::Debug for TranscriptError {
    fn fmt(&self, out: &mut core::fmt::Formatter) -> core::fmt::Result {
        write!(out, "{:?}: {:?}", self.at, self.objection)
    }
}

/// The codes of what can be wrong with a transcript as such.
pub(crate) const CODES: &[&str] = &[
    "transcript-long",
    "transcript-json",
    "transcript-tag",
    "transcript-twice",
    "transcript-game",
    "transcript-number",
    "transcript-result",
    "transcript-other-result",
    "transcript-end",
    "transcript-variation",
    "transcript-after",
    "transcript-glyph",
    "transcript-drawing",
];

pub(super) fn objection(code: &'static str, details: Vec<Detail>) -> Objection {
    debug_assert!(CODES.contains(&code));
    Objection::plain(code, details)
}

pub(super) use crate::words::quoted as text;

pub(super) fn twice(name: &str) -> Objection {
    objection("transcript-twice", vec![text("name", name)])
}
