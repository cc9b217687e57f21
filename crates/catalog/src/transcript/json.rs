//! Transcripts as JSON, for programs.

use super::Transcript;
use super::draft::{Draft, LONGEST, too_long};
use super::error::{TranscriptError, Where, objection, text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    game: String,
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    turns: Vec<String>,
    result: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    termination: Option<String>,
    #[serde(default)]
    tags: BTreeMap<String, String>,
}

impl Transcript {
    /// The game as a JSON object that [`Transcript::read_json`] reads.
    ///
    /// # Panics
    /// Never: texts and lists of texts always have a JSON text.
    #[must_use]
    pub fn write_json(&self) -> String {
        let form = Form {
            game: self.game.id().to_owned(),
            rules: self.game.rules().to_owned(),
            start: self.start(),
            turns: self.record.turns(),
            result: self.result().to_owned(),
            termination: self.termination().map(str::to_owned),
            tags: self.other_tags().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        };
        serde_json::to_string(&form).expect("texts have a JSON text")
    }

    /// Reads a game and checks every turn of it.
    ///
    /// # Errors
    /// The line or the turn where it goes wrong, and why.
    pub fn read_json(json: &str) -> Result<Transcript, TranscriptError> {
        if json.len() > LONGEST {
            return Err(TranscriptError::new(Where::Line(1), too_long()));
        }
        let form: Form = serde_json::from_str(json).map_err(|error| {
            let details = vec![text("found", &error.to_string())];
            TranscriptError::new(Where::Line(error.line().max(1)), objection("transcript-json", details))
        })?;
        let mut draft = Draft::default();
        let own = [("GameType", Some(form.game)), ("RulesVersion", Some(form.rules)), ("FEN", form.start)];
        let ends = [("Result", Some(form.result)), ("Termination", form.termination)];
        for (name, value) in own.into_iter().chain(ends) {
            if let Some(value) = value {
                draft.add_tag(name.to_owned(), value, Where::Line(1))?;
            }
        }
        for (name, value) in form.tags {
            draft.add_tag(name, value, Where::Line(1))?;
        }
        for (number, turn) in form.turns.into_iter().enumerate() {
            draft.add_turn(turn, Where::Turn(number + 1))?;
        }
        draft.check()
    }
}
