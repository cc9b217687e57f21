//! What the engine thinks of a position, without the game's types.

use core::ops::ControlFlow;
use pionnier_core::{Game, Outcome, Position, Record, Side, visit_turns};
use pionnier_engine::search::{Options, Report, Turn};
use pionnier_engine::{Knowledge, Score, Value};
use serde::Serialize;

/// The longest way to a known end that is shown.
const LONGEST_LINE: usize = 100;

/// What the engine has found out about a position.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Analysis {
    /// Actions looked ahead.
    pub depth: u32,
    /// Positions visited.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub nodes: u64,
    /// The best lines, best first, with different first turns; none only where the game is over.
    pub lines: Vec<Line>,
}

/// A line of best play.
#[derive(Clone, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ThoughtLine"))]
pub struct Line {
    /// What it is worth to the side to move.
    #[serde(flatten)]
    pub worth: Worth,
    /// Its turns, all complete, at least one.
    pub turns: Vec<String>,
}

/// What a position is worth to the side to move, or a turn to the side that makes it.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worth {
    /// Hundredths of a man, or a forced end and the turns to it.
    pub score: Score,
    /// Whether this is the truth and not what was found in some time: the game is over, or the value is looked up.
    #[serde(rename = "exact")]
    pub is_exact: bool,
    /// The chance to win, a draw counting half: 0 to 1.
    pub chance: f64,
    /// How the game ends with best play, where that is certain. A win that was found by looking ahead is certain, but there may
    /// be a shorter one; a draw is certain only where it is looked up.
    pub value: Option<Value>,
}

impl Worth {
    fn new<P: Knowledge>(score: Score, is_exact: bool) -> Worth {
        Worth::with(score, is_exact, score.win_probability(P::SCALE))
    }

    pub(crate) const fn with(score: Score, is_exact: bool, chance: f64) -> Worth {
        let value = match score.forced_end() {
            Some(turns) if score.number() > 0 => Some(Value::Win(turns.unsigned_abs() as u16)),
            Some(turns) => Some(Value::Loss(turns.unsigned_abs() as u16)),
            None if is_exact => Some(Value::Draw),
            None => None,
        };
        Worth { score, is_exact, chance, value }
    }

    /// What a finished game is worth to a side.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, side: Side) -> Worth {
        let (score, chance) = match outcome {
            Outcome::Draw => (Score::DRAW, 0.5),
            Outcome::Win(winner) if winner == side => (Score::win_in(0), 1.0),
            Outcome::Win(_) => (Score::loss_in(0), 0.0),
        };
        Worth::with(score, true, chance)
    }

    /// What a position is worth whose value is known.
    #[must_use]
    pub(crate) fn of_value(value: Value) -> Worth {
        let (score, chance) = match value {
            Value::Win(turns) => (Score::win_in(turns.into()), 1.0),
            Value::Draw => (Score::DRAW, 0.5),
            Value::Loss(turns) => (Score::loss_in(turns.into()), 0.0),
        };
        Worth::with(score, true, chance)
    }

    /// The same, as the other side sees it.
    #[must_use]
    pub fn turned(self) -> Worth {
        Worth::with(-self.score, self.is_exact, 1.0 - self.chance)
    }

    /// What a turn is worth to its player if it leads to a position that is worth this to the opponent.
    #[must_use]
    pub fn before(self) -> Worth {
        Worth::with(self.score.before(), self.is_exact, 1.0 - self.chance)
    }
}

impl Analysis {
    /// What a search of this record's position has found.
    pub(crate) fn of<G: Game<Position: Knowledge>>(
        record: &Record<G::Position>,
        report: &Report<G::Position>,
        options: Options,
    ) -> Analysis {
        let root = record.position();
        let lines = report.lines.iter().map(|line| {
            let mut position = *root;
            let mut turns = Vec::new();
            let mut is_exact = false;
            for turn in &line.turns {
                let next = turn.iter().fold(position, |position, &action| position.after(action));
                // The horizon may have cut the last turn.
                if next.is_mid_turn() {
                    break;
                }
                turns.push(G::turn_text(&position, turn));
                position = next;
                if turns.len() == 1 {
                    // Where C4 may come first, the search does not take what is known for certain.
                    let is_known = options.exact && position.exact().map(Score::before) == Some(line.score);
                    is_exact = is_known || position.outcome().is_some();
                }
            }
            if is_exact && line.score.forced_end().is_some() {
                follow_known::<G>(position, &mut turns);
            }
            Line { worth: Worth::new::<G::Position>(line.score, is_exact), turns }
        });
        Analysis { depth: report.depth, nodes: report.nodes, lines: lines.collect() }
    }
}

/// Goes on with best turns as long as they are known without searching: to the end of the game.
fn follow_known<G: Game<Position: Knowledge>>(mut position: G::Position, turns: &mut Vec<String>) {
    while turns.len() < LONGEST_LINE {
        let mut best: Option<(Score, Turn<G::Position>, G::Position)> = None;
        let walk = visit_turns(&position, |turn, after| {
            let Some(score) = after.exact().map(Score::before) else { return ControlFlow::Break(()) };
            if best.as_ref().is_none_or(|best| score > best.0) {
                best = Some((score, turn.to_vec(), *after));
            }
            ControlFlow::Continue(())
        });
        let (Some((_, turn, after)), ControlFlow::Continue(())) = (best, walk) else { return };
        turns.push(G::turn_text(&position, &turn));
        position = after;
    }
}
