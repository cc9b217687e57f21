//! What the engine thinks and what is known exactly, as JSON.

use pionnier_catalog::{self as catalog, ExactValue};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// What the engine has found out.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Analysis {
    /// Actions looked ahead.
    depth: u32,
    /// Positions visited.
    #[cfg_attr(test, ts(type = "number"))]
    nodes: u64,
    /// The best lines, best first; none if the game is over.
    lines: Vec<Line>,
}

/// A line of best play, and what it is worth to the side to move.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(test, ts(rename = "ThoughtLine"))]
pub(crate) struct Line {
    turns: Vec<String>,
    /// The chance to win, a draw counting half: 0 to 1.
    chance: f64,
    /// Hundredths of a man.
    score: i32,
    /// A forced end, and the turns to it.
    end: Option<End>,
    /// Whether this is the truth and not what was found in some time.
    exact: bool,
}

/// A forced end.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct End {
    #[cfg_attr(test, ts(type = "\"win\" | \"loss\""))]
    result: &'static str,
    turns: u16,
}

/// What a position of a solved game is worth, and every turn in it, best first.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Exact {
    value: Value,
    turns: Vec<ExactTurn>,
}

/// A turn and what it is worth to the player who makes it.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct ExactTurn {
    turn: String,
    value: Value,
    from: String,
    to: String,
}

/// A result with best play, and how many turns away it is; a draw is at no distance.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Value {
    #[cfg_attr(test, ts(type = "\"win\" | \"draw\" | \"loss\""))]
    result: &'static str,
    distance: Option<u16>,
}

impl From<&catalog::Analysis> for Analysis {
    fn from(analysis: &catalog::Analysis) -> Analysis {
        let line = |line: &catalog::Line| Line {
            turns: line.turns.clone(),
            chance: line.worth.chance,
            score: line.worth.score.number(),
            end: line
                .worth
                .value()
                .and_then(|value| Some(End { result: value.code(), turns: value.plies()? })),
            exact: line.worth.is_exact,
        };
        Analysis {
            depth: analysis.depth,
            nodes: analysis.nodes,
            lines: analysis.lines.iter().map(line).collect(),
        }
    }
}

impl Exact {
    /// `choices` are what may be touched in the position: they say where each turn goes.
    pub(crate) fn new(exact: catalog::Exact, choices: &[catalog::Choice]) -> Exact {
        let turn = |catalog::ExactTurn { turn, value, .. }| {
            let choice = choices.iter().find(|choice| choice.text == turn)?;
            let (from, to) = (choice.touch.from.clone()?, choice.touch.to.clone()?);
            Some(ExactTurn { turn, value: value.into(), from, to })
        };
        Exact { value: exact.value.into(), turns: exact.turns.into_iter().filter_map(turn).collect() }
    }
}

impl From<ExactValue> for Value {
    fn from(value: ExactValue) -> Value {
        Value { result: value.code(), distance: value.plies() }
    }
}
