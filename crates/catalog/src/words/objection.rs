//! Why a text was not accepted, whatever the game.

use crate::{AnyGame, Language, Said, editions};
use pionnier_core::scene::Note;
use pionnier_core::text::{Expected, PositionError, SyntaxError};
use pionnier_core::{Detail, Ending, Game, Outcome, Reason, TurnError, Value};
use serde::{Serialize, Serializer};

/// No more characters than this are shown of what was found.
const LONGEST_FOUND: usize = 12;

/// Why a position or a turn was not accepted: for programs as codes and places, for people in words.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Objection {
    /// The number of the rule, where one is broken.
    pub rule: Option<&'static str>,
    /// The character of the text, counted from 0, where it can be told.
    pub at: Option<usize>,
    /// A stable name: `must-capture`, `expected-square`, `over-won`.
    pub code: &'static str,
    /// What the words are filled with: squares, numbers. Over a wire only the places and barriers it speaks of.
    #[serde(rename = "places", serialize_with = "serialize_places")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub details: Vec<Detail>,
}

fn serialize_places<S: Serializer>(details: &[Detail], out: S) -> Result<S::Ok, S::Error> {
    out.collect_seq(places(details).map(|(_, place)| place))
}

fn places(details: &[Detail]) -> impl Iterator<Item = (&'static str, &str)> {
    details.iter().filter_map(|detail| match &detail.value {
        Value::Place(place) => Some((detail.name, place.as_str())),
        _ => None,
    })
}

impl Objection {
    /// The codes that do not come from a game's own reasons.
    pub(crate) const COMMON: &'static [&'static str] =
        &["over-won", "over-drawn", "turn-complete", "turn-begun", "no-way", "unknown-rules"];

    /// An objection that no rule stands behind and that is at no place in a text.
    #[must_use]
    pub const fn plain(code: &'static str, details: Vec<Detail>) -> Objection {
        Objection { rule: None, at: None, code, details }
    }

    /// The objection as a sentence.
    #[must_use]
    pub fn words(&self, game: &dyn AnyGame, language: Language) -> String {
        let words = game.words(language);
        let name = if words.has(self.code) { self.code.to_owned() } else { format!("note-{}", self.code) };
        let why = words.say(&name, &self.details);
        match self.details.iter().find(|detail| detail.name == "at") {
            Some(at) => {
                words.say("at-character", &[at.clone(), Detail { name: "why", value: Value::Text(why) }])
            }
            None => why,
        }
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
        places(&self.details)
    }

    /// The objection and its sentence.
    #[must_use]
    pub fn said(self, game: &dyn AnyGame, language: Language) -> Said<Objection> {
        Said { words: self.words(game, language), of: self }
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

    /// A game is said to be played by a version of its rules that is not known here.
    #[must_use]
    pub fn unknown_rules(game: &str, rules: &str) -> Objection {
        let known: Vec<&str> =
            editions().filter(|edition| edition.id() == game).map(AnyGame::rules).collect();
        let details = vec![quoted("found", rules), quoted("known", &known.join(", "))];
        Objection::plain("unknown-rules", details)
    }

    fn syntax(error: &SyntaxError, text: &str) -> Objection {
        let found = match text.get(error.at..).map(|rest| found_in(rest, &error.expected)) {
            Some(found) if !found.is_empty() => Value::Text(found),
            _ => Value::Word("end"),
        };
        let mut details = error.expected.details();
        details.push(Detail { name: "found", value: found });
        Objection { rule: None, at: Some(error.at), code: error.expected.code(), details }
    }

    pub(crate) fn reason<R: Reason>(reason: &R, at: Option<usize>) -> Objection {
        Objection { rule: Some(reason.rule()), at, code: reason.code(), details: reason.details() }
    }

    /// Something cannot be, for a reason that a note tells. Its words are found under the note's name.
    pub(crate) fn note(note: Note) -> Objection {
        Objection { rule: Some(note.rule), at: None, code: note.code, details: note.details }
    }

    pub(crate) fn to_position<G: Game>(error: &PositionError<G::Fault>, text: &str) -> Objection {
        match error {
            PositionError::Syntax(error) => {
                // So long a text that one must be told where. People count characters from one.
                let mut objection = Objection::syntax(error, text);
                objection.details.push(Detail::number("at", error.at + 1));
                objection
            }
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

/// The first thing in a text that is not what was expected: a whole word where a square or a wall could have stood, and
/// everything where nothing more could.
fn found_in(rest: &str, expected: &Expected) -> String {
    let is_part = |sign: char| match expected {
        // No file is called x: it stands between two squares.
        Expected::Place { .. } => sign.is_alphanumeric() && !matches!(sign, 'x' | 'X'),
        expected => *expected == Expected::End,
    };
    let signs = rest.chars().enumerate().take_while(|&(place, sign)| place == 0 || is_part(sign));
    // A control character would disturb the terminal it is shown on.
    let shown = |(_, sign): (usize, char)| {
        if sign.is_control() { sign.escape_default().to_string() } else { sign.to_string() }
    };
    signs.take(LONGEST_FOUND).map(shown).collect()
}

/// A text as a detail. What a stranger has written is shown in part, and without signs that would disturb.
pub(crate) fn quoted(name: &'static str, text: &str) -> Detail {
    let shown: String =
        text.chars().take(40).map(|sign| if sign.is_control() { '\u{FFFD}' } else { sign }).collect();
    Detail { name, value: Value::Text(shown) }
}
