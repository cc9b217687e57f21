//! What Python is told, as the data classes of `pionnier._values`.

use crate::argument::side_name;
use crate::error::language;
use pionnier_catalog::puzzle::{Goal, Puzzle, Theme};
use pionnier_catalog::review::{Judgement, Review};
use pionnier_catalog::thought::{Analysis, Exact, ExactTurn, ExactValue, Line, Trap, Worth};
use pionnier_catalog::{AnyGame, Ending, Outcome, Side, ending_words};
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;

/// One of the data classes, made.
fn made<'py>(py: Python<'py>, class: &str, arguments: impl PyCallArgs<'py>) -> PyResult<Bound<'py, PyAny>> {
    py.import("pionnier._values")?.getattr(class)?.call1(arguments)
}

/// Who has won, or that it is a draw.
pub(crate) fn outcome_name(outcome: Outcome) -> &'static str {
    outcome.into()
}

/// What each side gets for an outcome: 1, 0 or -1.
pub(crate) fn returns(outcome: Option<Outcome>) -> [f32; 2] {
    match outcome {
        Some(Outcome::Win(Side::First)) => [1.0, -1.0],
        Some(Outcome::Win(Side::Second)) => [-1.0, 1.0],
        Some(Outcome::Draw) | None => [0.0, 0.0],
    }
}

pub(crate) fn ending<'py>(
    py: Python<'py>,
    game: &dyn AnyGame,
    ending: Ending,
) -> PyResult<Bound<'py, PyAny>> {
    let words = ending_words(game, ending, language());
    made(py, "Ending", (outcome_name(ending.outcome()), ending.rule(), ending.code(), words))
}

fn value(py: Python<'_>, value: ExactValue) -> PyResult<Bound<'_, PyAny>> {
    made(py, "Value", (value.code(), value.plies()))
}

fn worth<'py>(py: Python<'py>, worth: &Worth) -> PyResult<Bound<'py, PyAny>> {
    let certain = worth.value.map(|certain| value(py, certain)).transpose()?;
    made(py, "Worth", (worth.score.number(), worth.chance, worth.is_exact, certain))
}

pub(crate) fn analysis(py: Python<'_>, analysis: Analysis) -> PyResult<Bound<'_, PyAny>> {
    let line = |line: Line| made(py, "Line", (line.turns, worth(py, &line.worth)?));
    let lines: Vec<_> = analysis.lines.into_iter().map(line).collect::<PyResult<_>>()?;
    made(py, "Analysis", (analysis.depth, analysis.nodes, lines))
}

pub(crate) fn exact(py: Python<'_>, exact: Exact) -> PyResult<Bound<'_, PyAny>> {
    let trap = |trap: Trap| made(py, "Trap", (trap.drawing_replies, trap.longest_losing_line));
    let turn = |turn: ExactTurn| {
        made(py, "ExactTurn", (turn.turn, value(py, turn.value)?, turn.trap.map(trap).transpose()?))
    };
    let turns: Vec<_> = exact.turns.into_iter().map(turn).collect::<PyResult<_>>()?;
    made(py, "Exact", (value(py, exact.value)?, turns))
}

pub(crate) fn puzzle<'py>(
    py: Python<'py>,
    game: &dyn AnyGame,
    puzzle: &Puzzle,
) -> PyResult<Bound<'py, PyAny>> {
    let Puzzle { id, grade, rating, goal, themes, position, solution } = puzzle;
    let goal = match goal {
        Goal::Win => "win",
        Goal::Draw => "draw",
    };
    made(py, "Puzzle", (game.id(), id, grade, rating, goal, themes, position, solution))
}

pub(crate) fn level(py: Python<'_>, number: u8, name: String, words: String) -> PyResult<Bound<'_, PyAny>> {
    made(py, "Level", (number, name, words))
}

pub(crate) fn theme(py: Python<'_>, theme: Theme) -> PyResult<Bound<'_, PyAny>> {
    made(py, "Theme", (theme.code, theme.name, theme.words))
}

pub(crate) fn review(py: Python<'_>, review: Review) -> PyResult<Bound<'_, PyAny>> {
    let judgement = |turn: Judgement| {
        let (before, after) = (worth(py, &turn.before)?, worth(py, &turn.after)?);
        let arguments =
            (side_name(turn.side), turn.turn, turn.best, before, after, turn.verdict.code(), turn.loss);
        made(py, "Judgement", arguments)
    };
    let turns: Vec<_> = review.turns.into_iter().map(judgement).collect::<PyResult<_>>()?;
    let chances: Vec<f64> = review.values.iter().map(|value| value.chance).collect();
    let [first, second] = review.accuracy;
    made(py, "Review", (turns, chances, (first, second), review.turning_points))
}
