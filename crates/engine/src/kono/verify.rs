//! Proving a table.

use super::Tablebase;
use crate::{Phase, Progress, Value};
use pionnier_core::{Outcome, Position as _, Side};
use pionnier_games::kono::Position;

/// What a check of a table has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How many entries were checked: all of them.
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
    /// What the table says.
    pub stored: Value,
    /// What follows from the values of the next positions.
    pub derived: Value,
}

/// Derives every entry again from those of the next positions, with nothing but the rules of the game.
///
/// No mismatch is a proof of the whole table. By induction over the distance every win and loss is what it says; and a
/// drawn position has no turn to a position lost for the opponent but one to a drawn position, so neither side can
/// force anything.
pub fn verify(table: &Tablebase, progress: &mut dyn FnMut(Progress)) -> Report {
    const STEP: usize = 1 << 16;
    let total = table.classes();
    let mut report = Report { checked: 0, mismatches: 0, first: None };
    let mut actions = Vec::new();
    for class in 0..total {
        // Red and yellow in turns, so that both colours are checked.
        let position = table.class(class).0.position(Side::BOTH[class % 2]);
        let (stored, derived) = (table.value_of(class), derive(table, &position, &mut actions));
        report.checked += 1;
        if stored != derived {
            report.mismatches += 1;
            report.first.get_or_insert(Mismatch { position, stored, derived });
        }
        if report.checked.is_multiple_of(STEP) || report.checked == total {
            progress(Progress { phase: Phase::Verify, done: report.checked, total });
        }
    }
    report
}

fn derive(table: &Tablebase, position: &Position, actions: &mut Vec<pionnier_games::kono::Action>) -> Value {
    match position.outcome() {
        Some(Outcome::Win(winner)) if winner == position.side() => return Value::Win(0),
        Some(Outcome::Win(_)) => return Value::Loss(0),
        Some(Outcome::Draw) => return Value::Draw,
        None => {}
    }
    actions.clear();
    position.actions(actions);
    let values = actions.iter().map(|&action| table.probe(&position.after(action)).before());
    values.max().expect("a game that goes on has a turn")
}
