//! Proving a table.

use super::Endgames;
use crate::{Phase, Progress, Value};
use pionnier_core::{Outcome, Position as _, Random, Side};
use pionnier_games::quindo::{Action, Position};

/// What a check of a table has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How many entries were checked.
    pub checked: usize,
    /// How many differ from what the rules say.
    pub mismatches: usize,
    /// The first of them.
    pub first: Option<Mismatch>,
}

/// An entry that differs from what the rules say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The position.
    pub position: Position,
    /// What the table says, if it says anything.
    pub stored: Option<Value>,
    /// What follows from the values of the next positions, if all are known.
    pub derived: Option<Value>,
}

/// Up to so many discs every entry is checked; of those with more a seeded sample.
const CHECKED_WHOLE: usize = 4;

/// Derives entries again from those of the next positions, with nothing but the rules of the game: all with up to four discs, and
/// `sample` of those with more, drawn by the seed.
///
/// No mismatch among all entries with some number of discs and with fewer is a proof of them. By induction over the distance every win
/// and loss is what it says; and a drawn position has no turn to a position lost for the opponent but one to a drawn position, so
/// neither side can force anything.
pub fn verify(table: &Endgames, sample: usize, seed: u64, progress: &mut dyn FnMut(Progress)) -> Report {
    let whole = table.index().start_of(CHECKED_WHOLE.min(table.discs()) + 1);
    let rest = table.classes() - whole;
    let mut random = Random::new(seed);
    let sampled = (0..if rest > 0 { sample } else { 0 }).map(|_| whole + random.below(rest));
    let total = whole + sampled.len();
    check(table, (0..whole).chain(sampled), total, progress)
}

/// The same for so many entries of all, drawn by the seed.
#[must_use]
pub fn verify_sample(table: &Endgames, sample: usize, seed: u64) -> Report {
    let mut random = Random::new(seed);
    let classes: Vec<usize> = (0..sample).map(|_| random.below(table.classes())).collect();
    check(table, classes, sample, &mut |_| {})
}

fn check(
    table: &Endgames,
    classes: impl IntoIterator<Item = usize>,
    total: usize,
    progress: &mut dyn FnMut(Progress),
) -> Report {
    const STEP: usize = 1 << 16;
    let mut report = Report { checked: 0, mismatches: 0, first: None };
    let mut actions = Vec::new();
    for class in classes {
        let (discs, stored) = table.class(class);
        // White and black in turns, so that both colours are checked.
        let position = discs.position(Side::BOTH[class % 2]);
        let derived = derive(table, &position, &mut actions);
        report.checked += 1;
        if stored.is_none() || stored != derived {
            report.mismatches += 1;
            report.first.get_or_insert(Mismatch { position, stored, derived });
        }
        if report.checked.is_multiple_of(STEP) || report.checked == total {
            progress(Progress { phase: Phase::Verify, done: report.checked, total });
        }
    }
    report
}

/// The value that follows from those of the next positions; nothing if one of them is not known.
fn derive(table: &Endgames, position: &Position, actions: &mut Vec<Action>) -> Option<Value> {
    match position.outcome() {
        Some(Outcome::Win(winner)) if winner == position.side() => return Some(Value::Win(0)),
        Some(Outcome::Win(_)) => return Some(Value::Loss(0)),
        Some(Outcome::Draw) => return Some(Value::Draw),
        None => {}
    }
    actions.clear();
    position.actions(actions);
    let mut best = None;
    for &action in &*actions {
        best = best.max(Some(table.probe(&position.after(action))?.before()));
    }
    best
}
