//! Transcripts and studies as JSON, for programs.

use super::draft::{Draft, LONGEST, too_long};
use super::error::{TranscriptError, Where, objection, text};
use super::study::{Drawn, Glyph, Remark, Study, StudyTurn};
use super::{Transcript, UNFINISHED};
use core::fmt;
use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    game: String,
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    turns: Vec<TurnForm>,
    #[serde(default = "unfinished")]
    result: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    termination: Option<String>,
    #[serde(default)]
    tags: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<Drawn>,
}

fn unfinished() -> String {
    UNFINISHED.to_owned()
}

/// A turn about which there is nothing to say is its text.
#[derive(Serialize)]
#[serde(untagged)]
enum TurnForm {
    Plain(String),
    Noted(Noted),
}

// By hand: serde would try one after the other, and could not say what is wrong with either.
impl<'de> Deserialize<'de> for TurnForm {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TurnForm, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = TurnForm;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a turn's text, or an object with what is said about it")
            }

            fn visit_str<E>(self, turn: &str) -> Result<TurnForm, E> {
                Ok(TurnForm::Plain(turn.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, noted: A) -> Result<TurnForm, A::Error> {
                Noted::deserialize(MapAccessDeserializer::new(noted)).map(TurnForm::Noted)
            }
        }
        deserializer.deserialize_any(Either)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Noted {
    turn: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    glyph: Option<Glyph>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    drawn: Vec<Drawn>,
}

impl TurnForm {
    /// How a turn is written that is the one after `before` turns in the list.
    fn of(turn: &StudyTurn, before: usize) -> TurnForm {
        let StudyTurn { after, turn, glyph, remark: Remark { comment, drawn } } = turn.clone();
        let after = (after != before).then_some(after);
        if after.is_none() && glyph.is_none() && comment.is_empty() && drawn.is_empty() {
            return TurnForm::Plain(turn);
        }
        TurnForm::Noted(Noted { turn, after, glyph, comment, drawn })
    }

    fn read(self, before: usize) -> StudyTurn {
        match self {
            TurnForm::Plain(turn) => {
                StudyTurn { after: before, turn, glyph: None, remark: Remark::default() }
            }
            TurnForm::Noted(Noted { turn, after, glyph, comment, drawn }) => StudyTurn {
                after: after.unwrap_or(before),
                turn,
                glyph,
                remark: Remark { comment, drawn }.tidy(),
            },
        }
    }
}

impl Transcript {
    /// The game as a JSON object that [`Transcript::read_json`] reads.
    #[must_use]
    pub fn write_json(&self) -> String {
        let turns = self.record.turns().into_iter().map(TurnForm::Plain).collect();
        json(&self.form(turns, Remark::default()))
    }

    /// Reads a game and checks every turn of it, variations too; the main line is kept.
    ///
    /// # Errors
    /// The line or the turn where it goes wrong, and why.
    pub fn read_json(json: &str) -> Result<Transcript, TranscriptError> {
        Study::read_json(json).map(|study| study.transcript)
    }

    fn form(&self, turns: Vec<TurnForm>, Remark { comment, drawn }: Remark) -> Form {
        Form {
            game: self.game.id().to_owned(),
            rules: self.game.rules().to_owned(),
            start: self.start(),
            turns,
            result: self.result().to_owned(),
            termination: self.termination().map(str::to_owned),
            tags: self.other_tags().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            comment,
            drawn,
        }
    }
}

impl Study {
    /// The study as a JSON object that [`Study::read_json`] reads.
    #[must_use]
    pub fn write_json(&self) -> String {
        let turns = self.turns.iter().enumerate().map(|(before, turn)| TurnForm::of(turn, before));
        json(&self.transcript.form(turns.collect(), self.remark.clone()))
    }

    /// Reads a game with its variations and checks every turn of it.
    ///
    /// # Errors
    /// The line or the turn where it goes wrong, and why.
    pub fn read_json(json: &str) -> Result<Study, TranscriptError> {
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
        *draft.remark(0) = Remark { comment: form.comment, drawn: form.drawn }.tidy();
        for (number, turn) in form.turns.into_iter().enumerate() {
            draft.add_turn(turn.read(number), Where::Turn(number + 1))?;
        }
        draft.check()
    }
}

fn json(form: &Form) -> String {
    serde_json::to_string(form).expect("texts and numbers have a JSON text")
}
