//! What a review finds out about one position.

use crate::AnyRecord;
use crate::thought::{Exact, ExactTurn, Worth};
use pionnier_core::{Ending, Outcome};
use pionnier_engine::search::{Limits, Options, TranspositionTable};
use pionnier_engine::{Score, Value};
use serde::{Deserialize, Deserializer, Serialize};

/// How hard a review looks at each position.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Effort {
    /// A glance, so that there is something to be seen at once.
    Quick,
    /// What verdicts are given on, in the terminal and in the page.
    Standard,
}

impl Effort {
    /// Positions visited for each position of the game.
    #[must_use]
    pub const fn nodes(self) -> u64 {
        match self {
            Effort::Quick => 2_000,
            Effort::Standard => 50_000,
        }
    }
}

/// What was found out about a position.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Finding {
    /// What it is worth to the side to move.
    #[serde(flatten)]
    pub worth: Worth,
    /// The best turn that was found; none where the game is over.
    pub best: Option<String>,
}

/// As a page sends it back. How the game ends follows from the rest.
#[derive(Deserialize)]
struct Form {
    score: Score,
    exact: bool,
    chance: f64,
    best: Option<String>,
}

// By hand: what is flattened serde reads in pieces, with a second reader compiled for these.
impl<'de> Deserialize<'de> for Finding {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Finding, D::Error> {
        let Form { score, exact, chance, best } = Form::deserialize(deserializer)?;
        Ok(Finding { worth: Worth::with(score, exact, chance), best })
    }
}

/// Looks at the current position of a game.
///
/// What it finds depends on the position, its history and the limits, and on nothing that was looked at before: positions of a game can
/// be looked at in any order, by any number of workers, and the review is the same. Where the game is solved the value is looked up.
///
/// # Panics
/// Never: there is a turn where the game is not over.
#[must_use]
pub fn assess(record: &mut dyn AnyRecord, options: Options, nodes: u64) -> Finding {
    let position = record.position();
    if let Some(outcome) = record.ending().map(Ending::outcome) {
        return Finding { worth: Worth::of_outcome(outcome, position.side()), best: None };
    }
    // Where C4 may come first the search counts; a solved game's table is trusted.
    if let Some(exact) = record.exact().filter(|exact| !exact.if_count_allows || record.is_solved()) {
        return Finding { worth: Worth::of_value(exact.value), best: best_known(record, &exact) };
    }
    let table = TranspositionTable::new(memory(nodes));
    let options = Options { lines: 1, ..options };
    let line = record.think(&table, options, Limits::nodes(nodes), &mut |_| {}).lines.into_iter().next();
    let line = line.expect("there is a turn where the game is not over");
    Finding { worth: line.worth, best: line.turns.into_iter().next() }
}

/// The best turn of a table, which knows no history: one that would end a won game as a draw (C3, C4), or might, is not it, if there is
/// another.
fn best_known(record: &mut dyn AnyRecord, exact: &Exact) -> Option<String> {
    let is_drawn = |ending: Option<Ending>| ending.map(Ending::outcome) == Some(Outcome::Draw);
    let is_sure = |turn: &&ExactTurn| {
        matches!(turn.value, Value::Win(_)) && turn.if_count_allows == exact.if_count_allows
    };
    let mut wins = exact.turns.iter().filter(is_sure);
    let sound = wins.find(|turn| record.check(&turn.turn).is_ok_and(|ending| !is_drawn(ending)));
    sound.or(exact.turns.first()).map(|turn| turn.turn.clone())
}

/// Bytes that are worth having for so many nodes.
fn memory(nodes: u64) -> usize {
    nodes.saturating_mul(32).clamp(1 << 20, 64 << 20) as usize
}
