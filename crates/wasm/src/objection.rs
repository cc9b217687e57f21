//! Why something is not accepted, as JSON.

use pionnier_catalog::{AnyGame, Language, TranscriptError};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// Why something is not accepted.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Objection {
    /// A stable name.
    pub(crate) code: String,
    /// The number of the rule, where one is broken.
    pub(crate) rule: Option<String>,
    /// The character of the text, counted from 0, where it can be told.
    pub(crate) at: Option<usize>,
    /// A sentence.
    pub(crate) words: String,
    /// The places and walls it speaks of.
    pub(crate) places: Vec<String>,
}

impl Objection {
    pub(crate) fn new(
        objection: &pionnier_catalog::Objection,
        game: &dyn AnyGame,
        language: Language,
    ) -> Objection {
        Objection {
            code: objection.code.to_owned(),
            rule: objection.rule.map(str::to_owned),
            at: objection.at,
            words: objection.words(game, language),
            places: objection.places().map(|(_, place)| place.to_owned()).collect(),
        }
    }

    pub(crate) fn in_transcript(error: &TranscriptError, language: Language) -> Objection {
        let objection = &error.objection;
        Objection {
            code: objection.code.to_owned(),
            rule: objection.rule.map(str::to_owned),
            at: None,
            words: error.words(language),
            places: objection.places().map(|(_, place)| place.to_owned()).collect(),
        }
    }

    /// A request that no page of this release makes: a mistake in the program, said in the words of programs.
    pub(crate) fn request(words: String) -> Objection {
        Objection { code: "request".to_owned(), rule: None, at: None, words, places: Vec::new() }
    }
}
