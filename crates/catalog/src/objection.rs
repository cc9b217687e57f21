//! Why a text was not accepted, whatever the game.

use crate::{AnyGame, Language};
use pionnier_core::text::{PositionError, SyntaxError};
use pionnier_core::{Detail, Ending, Game, Outcome, Reason, TurnError, Value};

/// Why a position or a turn was not accepted: for programs as codes and places, for people in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    /// The number of the rule, where one is broken.
    pub rule: Option<&'static str>,
    /// The character of the text, counted from 0, where it can be told.
    pub at: Option<usize>,
    /// A stable name: `must-capture`, `expected-square`, `over-won`.
    pub code: &'static str,
    /// What the words are filled with: squares, numbers.
    pub details: Vec<Detail>,
}

impl Objection {
    /// The codes that do not come from a game's own reasons.
    pub(crate) const COMMON: &'static [&'static str] =
        &["over-won", "over-drawn", "turn-complete", "turn-begun"];

    /// The objection as a sentence.
    #[must_use]
    pub fn words(&self, game: &dyn AnyGame, language: Language) -> String {
        game.words(language).say(self.code, &self.details)
    }

    /// The objection as a sentence with the number of the rule before it, where there is one.
    #[must_use]
    pub fn words_with_rule(&self, game: &dyn AnyGame, language: Language) -> String {
        let sentence = self.words(game, language);
        match self.rule {
            Some(rule) => format!("[{rule}] {sentence}"),
            None => sentence,
        }
    }

    /// The squares, points and walls it speaks of.
    pub fn places(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.details.iter().filter_map(|detail| match &detail.value {
            Value::Place(place) => Some((detail.name, place.as_str())),
            _ => None,
        })
    }

    pub(crate) fn over<G: Game>(ending: Ending) -> Objection {
        let (code, details) = match ending.outcome() {
            Outcome::Win(side) => {
                ("over-won", vec![Detail { name: "winner", value: Value::Side(G::LETTERS[side.index()]) }])
            }
            Outcome::Draw => ("over-drawn", Vec::new()),
        };
        Objection { rule: Some(ending.rule()), at: None, code, details }
    }

    /// More legs were asked of a turn that has all of its own.
    pub(crate) const fn turn_complete() -> Objection {
        Objection { rule: None, at: None, code: "turn-complete", details: Vec::new() }
    }

    /// The turn has begun with the man on `place`, and with no other can it go on.
    pub(crate) fn turn_begun(place: &str) -> Objection {
        Objection { rule: None, at: None, code: "turn-begun", details: vec![Detail::place("square", place)] }
    }

    fn syntax(error: &SyntaxError, text: &str) -> Objection {
        let found = match text.get(error.at..).and_then(|rest| rest.chars().next()) {
            // A control character would disturb the terminal it is shown on.
            Some(sign) if sign.is_control() => Value::Text(sign.escape_default().to_string()),
            Some(sign) => Value::Text(sign.to_string()),
            None => Value::Word("end"),
        };
        let mut details = error.expected.details();
        // People count characters from one.
        details.push(Detail::number("at", error.at + 1));
        details.push(Detail { name: "found", value: found });
        Objection { rule: None, at: Some(error.at), code: error.expected.code(), details }
    }

    pub(crate) fn reason<R: Reason>(reason: &R, at: Option<usize>) -> Objection {
        Objection { rule: Some(reason.rule()), at, code: reason.code(), details: reason.details() }
    }

    pub(crate) fn to_position<G: Game>(error: &PositionError<G::Fault>, text: &str) -> Objection {
        match error {
            PositionError::Syntax(error) => Objection::syntax(error, text),
            PositionError::Impossible(fault) => Objection::reason(fault, None),
        }
    }

    pub(crate) fn to_turn<G: Game>(error: &TurnError<G::Refusal>, text: &str) -> Objection {
        match error {
            TurnError::Syntax(error) => Objection::syntax(error, text),
            TurnError::Refused { at, reason } => Objection::reason(reason, Some(*at)),
            TurnError::Over(end) => Objection::over::<G>(Ending::Rules(*end)),
        }
    }
}
