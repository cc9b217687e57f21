//! What becomes of the turns that are not the solution.

use crate::prover::Prover;
use crate::{Goal, Turn, known, proved};
use core::ops::ControlFlow;
use pionnier_core::{Position as _, Puzzling, Record, visit_turns};
use pionnier_engine::search::{Limits, Options, Report, TranspositionTable, search};
use pionnier_engine::{Knowledge, Score};

/// So many actions are tried to show that every other turn loses.
const MOST_REFUTING: u64 = 1_000_000;

/// A search of so many positions says whether a second turn wins too, at any distance.
const LAST_LOOK: u64 = 300_000;

/// Where it says that the second best turn loses, every turn gets a search of its own, of so many: looking for the two best, a search does not
/// tell all turns apart that begin alike.
const LOOK_AT_EACH: u64 = 100_000;

/// Whether every turn besides this one loses, of a position that no table knows: then it alone wins, however late. Either the other side can be
/// proved to win after each of them, or a search sees that it does. What the search calls certain is: docs/ENGINE.md.
pub(crate) fn all_lose<G: Puzzling>(
    refuter: &mut Prover<G>,
    position: &G::Position,
    solution: &Turn<G::Position>,
) -> bool
where
    G::Position: Knowledge,
{
    are_refuted(refuter, position, solution)
        || (is_loss(second(&look(position, 2, LAST_LOOK, true))) && are_seen_to_lose(position, solution))
}

/// Whether a search sees that the other side wins after every other turn.
fn are_seen_to_lose<P: Knowledge>(position: &P, solution: &Turn<P>) -> bool {
    let walk = visit_turns(position, |turn, after| {
        let is_refuted = || {
            let report = look(after, 1, LOOK_AT_EACH, true);
            report.lines.first().is_some_and(|line| is_win(line.score))
        };
        // What ends the game at once and is not the solution does not win.
        if turn == &solution[..] || after.outcome().is_some() || is_refuted() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    walk.is_continue()
}

/// Whether it can be proved that the other side wins after every other turn, or that a table knows better.
fn are_refuted<G: Puzzling>(
    refuter: &mut Prover<G>,
    position: &G::Position,
    solution: &Turn<G::Position>,
) -> bool
where
    G::Position: Knowledge,
{
    let solver = position.side();
    refuter.begin(!solver, MOST_REFUTING);
    let mut is_refuted = |after: &G::Position| match known::worth_to(solver, after) {
        Some(worth) => known::reached(worth) != Some(Goal::Win),
        None => matches!(refuter.shortest(after, proved::LONGEST), Ok(Some(_))),
    };
    let walk = visit_turns(position, |turn, after| {
        if turn == &solution[..] || is_refuted(after) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    walk.is_continue()
}

/// What a search of so many positions, which may ask tables or not, thinks of the best turns.
pub(crate) fn look<P: Knowledge>(position: &P, turns: usize, nodes: u64, exact: bool) -> Report<P> {
    let table = TranspositionTable::new(nodes as usize * 64);
    let options = Options { lines: turns, exact, ..Options::default() };
    search(&Record::new(*position), &table, options, Limits::nodes(nodes), &mut |_| {})
}

/// Whether a score is that of a certain win.
pub(crate) fn is_win(score: Score) -> bool {
    score.forced_end().is_some_and(|turns| turns > 0)
}

/// Whether a score is that of a certain loss.
fn is_loss(score: Score) -> bool {
    score.forced_end().is_some_and(|turns| turns <= 0)
}

/// What the second best turn is worth; as good as a draw if it was not looked at.
pub(crate) fn second<P: Knowledge>(report: &Report<P>) -> Score {
    report.lines.get(1).map_or(Score::DRAW, |line| line.score)
}
