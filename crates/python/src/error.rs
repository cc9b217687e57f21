//! How Python is told that something is refused.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use pionnier_catalog::transcript::{TranscriptError, Where};
use pionnier_catalog::{AnyGame, Language, Objection, Value};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};

/// Whether people are spoken to in French.
static FRENCH: AtomicBool = AtomicBool::new(false);

/// The language in which people are spoken to.
pub(crate) fn language() -> Language {
    if FRENCH.load(Relaxed) { Language::French } else { Language::English }
}

/// Chooses the language of names and messages.
#[pyfunction]
pub(crate) fn set_language(py: Python, code: &str) -> PyResult<()> {
    let language: Language =
        code.parse().map_err(|()| argument(py, &format!("{code:?} is no language: \"en\" or \"fr\"")))?;
    FRENCH.store(language == Language::French, Relaxed);
    Ok(())
}

/// An exception of the package, by the name of its class.
fn raised(py: Python, class: &str, words: &str, fill: impl FnOnce(&Bound<PyDict>) -> PyResult<()>) -> PyErr {
    let made = || {
        let named = PyDict::new(py);
        fill(&named)?;
        py.import("pionnier._errors")?.getattr(class)?.call((words,), Some(&named))
    };
    made().map_or_else(|error| error, PyErr::from_value)
}

/// What was given cannot be what was meant, whatever the game.
pub(crate) fn argument(py: Python, words: &str) -> PyErr {
    raised(py, "ArgumentError", words, |named| named.set_item("code", "argument"))
}

/// There is no such game.
pub(crate) fn unknown_game(py: Python, words: &str) -> PyErr {
    raised(py, "UnknownGameError", words, |named| named.set_item("code", "unknown-game"))
}

/// An action that cannot be played.
pub(crate) fn action(py: Python, words: &str, number: i64) -> PyErr {
    raised(py, "ActionError", words, |named| {
        named.set_item("code", "illegal-action")?;
        named.set_item("details", [("action", number)].into_py_dict(py)?)
    })
}

/// A position's text, a turn or a transcript is refused: the rule, the code, the character, the squares.
fn objected(py: Python, class: &str, words: &str, objection: &Objection) -> PyErr {
    raised(py, class, words, |named| {
        let details = PyDict::new(py);
        for detail in &objection.details {
            match &detail.value {
                Value::Number(number) => details.set_item(detail.name, number)?,
                other => details.set_item(detail.name, other.to_string())?,
            }
        }
        let places: Vec<&str> = objection.places().map(|(_, place)| place).collect();
        named.set_item("rule", objection.rule)?;
        named.set_item("code", objection.code)?;
        named.set_item("at", objection.at)?;
        named.set_item("places", places)?;
        named.set_item("details", details)
    })
}

/// A text that is not a position of the game.
pub(crate) fn position(py: Python, game: &dyn AnyGame, objection: &Objection) -> PyErr {
    objected(py, "PositionError", &objection.words_with_rule(game, language()), objection)
}

/// A turn that cannot be played.
pub(crate) fn turn(py: Python, game: &dyn AnyGame, objection: &Objection) -> PyErr {
    let is_over = objection.code.starts_with("over-");
    let class = if is_over { "GameOverError" } else { "TurnError" };
    objected(py, class, &objection.words_with_rule(game, language()), objection)
}

/// A text that is not a transcript.
pub(crate) fn transcript(py: Python, error: &TranscriptError) -> PyErr {
    let refused = objected(py, "TranscriptError", &error.words(language()), &error.objection);
    let (line, turn) = match error.at {
        Where::Line(line) => (Some(line), None),
        Where::Turn(turn) => (None, Some(turn)),
    };
    let value = refused.value(py);
    match value.setattr("line", line).and_then(|()| value.setattr("turn", turn)) {
        Ok(()) => refused,
        Err(error) => error,
    }
}
