//! Proving a table.

use super::{Endgame, Endgames};
use crate::{Phase, Progress, Value};
use core::ops::ControlFlow;
use pionnier_core::{Outcome, Position, Random, Side, visit_turns};

/// What a check of a table has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<P> {
    /// How many entries were checked.
    pub checked: usize,
    /// How many differ from what the rules say.
    pub mismatches: usize,
    /// The first of them.
    pub first: Option<Mismatch<P>>,
}

/// An entry that differs from what the rules say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch<P> {
    /// The position.
    pub position: P,
    /// What the table says, if it says anything.
    pub stored: Option<Value>,
    /// What follows from the values of the next positions, if all are known.
    pub derived: Option<Value>,
}

/// Derives entries again from those of the next positions, with nothing but the rules of the game: all with up to [`Endgame::CHECKED_WHOLE`] men,
/// and `sample` of those with more, drawn by the seed.
///
/// No mismatch among all entries with some number of men and with fewer is a proof of them. By induction over the distance every win
/// and loss is what it says; and a drawn position has no turn to a position lost for the opponent but one to a drawn position, so
/// neither side can force anything.
pub fn verify<E: Endgame>(
    table: &Endgames<E>,
    sample: usize,
    seed: u64,
    progress: &mut dyn FnMut(Progress),
) -> Report<E::Position> {
    let whole = table.start_of(E::CHECKED_WHOLE + 1);
    let rest = table.classes() - whole;
    let mut random = Random::new(seed);
    let sampled = (0..if rest > 0 { sample } else { 0 }).map(|_| whole + random.below(rest));
    let total = whole + sampled.len();
    check(table, (0..whole).chain(sampled), total, progress)
}

/// The same for so many entries of all, drawn by the seed.
#[must_use]
pub fn verify_sample<E: Endgame>(table: &Endgames<E>, sample: usize, seed: u64) -> Report<E::Position> {
    let mut random = Random::new(seed);
    let classes: Vec<usize> = (0..sample).map(|_| random.below(table.classes())).collect();
    check(table, classes, sample, &mut |_| {})
}

fn check<E: Endgame>(
    table: &Endgames<E>,
    classes: impl IntoIterator<Item = usize>,
    total: usize,
    progress: &mut dyn FnMut(Progress),
) -> Report<E::Position> {
    const STEP: usize = 1 << 16;
    let mut report = Report { checked: 0, mismatches: 0, first: None };
    for class in classes {
        let stored = table.class_value(class);
        // The sides in turns, so that both are checked.
        let position = table.numbering().position(class, Side::BOTH[class % 2]);
        let derived = derive(table, &position);
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
fn derive<E: Endgame>(table: &Endgames<E>, position: &E::Position) -> Option<Value> {
    match position.outcome() {
        Some(Outcome::Win(winner)) if winner == position.side() => return Some(Value::Win(0)),
        Some(Outcome::Win(_)) => return Some(Value::Loss(0)),
        Some(Outcome::Draw) => return Some(Value::Draw),
        None => {}
    }
    let mut best = None;
    let walk = visit_turns(position, |_, after| {
        let Some(value) = table.probe(after) else { return ControlFlow::Break(()) };
        best = best.max(Some(value.before()));
        ControlFlow::Continue(())
    });
    best.filter(|_| walk.is_continue())
}
