//! Looking ahead: iterative deepening over actions, in any game the engine has [`Knowledge`] of.
//!
//! The tree is made of actions, not of turns: the sign of a score changes only where the side does. A position with
//! millions of turns is searched leg by leg like any other.

mod compiled;
mod evaluation;
mod history;
mod limits;
mod ordering;
mod path;
mod transposition_table;
mod under_way;
mod weakness;
mod worker;

pub use compiled::Searched;
pub use evaluation::Evaluation;
pub use limits::Limits;
pub use transposition_table::TranspositionTable;
pub use weakness::Weakness;
pub(crate) use weakness::unit;

use crate::{Knowledge, Score};
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use pionnier_core::{Position, Record};
use under_way::UnderWay;
use worker::{MOST_PLIES, Shared, Worker};

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each turns one part of the search on or off")]
pub struct Options {
    /// Threads that search together. A browser has one.
    pub threads: usize,
    /// How many first turns to give a line and a value for. All of them, if there are no more.
    pub lines: usize,
    /// Whether to ask [`Knowledge::exact`].
    pub exact: bool,
    /// Whether to use the transposition table.
    pub table: bool,
    /// Whether the table may answer only for the same depth, so that a search to a fixed depth gives exactly the
    /// minimax value. For tests.
    pub strict: bool,
    /// Whether late actions may be looked at less deeply first.
    pub selective: bool,
    /// Whether the side that thinks means to win, and takes a draw by repetition for a little worse than an even game:
    /// for playing, never for judging.
    pub contempt: bool,
    /// What positions are judged by.
    pub evaluation: Evaluation,
    /// How the search is held back, if it is.
    pub weakness: Option<Weakness>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            threads: 1,
            lines: 1,
            exact: true,
            table: true,
            strict: false,
            selective: true,
            contempt: false,
            evaluation: Evaluation::Best,
            weakness: None,
        }
    }
}

/// A turn, as its actions.
pub type Turn<P> = Vec<<P as Position>::Action>;

/// A line of best play.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<P: Position> {
    /// What it is worth to the side to move at the root.
    pub score: Score,
    /// Its turns. The first is always complete; the last may be cut at the horizon.
    pub turns: Vec<Turn<P>>,
}

/// What a search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<P: Position> {
    /// Actions looked ahead.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The best lines, best first, with different first turns; none only where the game is over.
    pub lines: Vec<Line<P>>,
}

impl<P: Position> Report<P> {
    /// The turn to play.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn<P>> {
        self.lines.first().and_then(|line| line.turns.first())
    }
}

/// Thinks about the current position of a game until a limit is reached. `progress` sees every finished iteration.
///
/// A search that is stopped never uses what it had half found: it answers with its last finished iteration, or, if not
/// even the first was finished, with a legal turn that looks best at a glance.
pub fn search<P: Knowledge>(
    record: &Record<P>,
    table: &TranspositionTable,
    options: Options,
    limits: Limits,
    progress: &mut dyn FnMut(&Report<P>),
) -> Report<P> {
    P::search(record, table, options, limits, progress)
}

fn search_generic<P: Knowledge>(
    record: &Record<P>,
    table: &TranspositionTable,
    options: Options,
    limits: Limits,
    progress: &mut dyn FnMut(&Report<P>),
) -> Report<P> {
    table.begin();
    let shared = Shared {
        table,
        options,
        limits,
        nodes: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        under_way: UnderWay::new(options.threads),
    };
    let mut report = Report { depth: 0, nodes: 0, lines: Vec::new() };
    if record.ending().is_some() {
        return report;
    }
    report.lines.push(at_a_glance(record.position(), options.weakness));
    let task = Task { shared: &shared, record };
    if options.threads <= 1 {
        task.deepen(&mut report, progress);
        return report;
    }
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..options.threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut report = Report { depth: 0, nodes: 0, lines: Vec::new() };
                    task.deepen(&mut report, &mut |_| {});
                    report
                })
            })
            .collect();
        task.deepen(&mut report, progress);
        shared.stop.store(true, Relaxed);
        let others = others.into_iter().filter_map(|other| other.join().ok());
        if options.lines > 1 { report } else { elect(report, others.collect()) }
    })
}

/// Of the reports that looked deepest the one whose first turn has most votes: each thread has one, that counts the more the deeper
/// it looked and the better it found its turn. What looked less deep does not stand: a turn looks better until it is refuted. The
/// first thread's own is kept among equals.
fn elect<P: Knowledge>(own: Report<P>, others: Vec<Report<P>>) -> Report<P> {
    let nodes = own.nodes;
    let reports: Vec<Report<P>> =
        core::iter::once(own).chain(others.into_iter().filter(|report| !report.lines.is_empty())).collect();
    let score = |report: &Report<P>| report.lines.first().map_or(i32::MIN, |line| line.score.number());
    let worst = reports.iter().map(score).min().unwrap_or(0);
    let votes = |candidate: &Report<P>| -> i64 {
        let agree = reports.iter().filter(|report| report.turn() == candidate.turn());
        agree.map(|report| i64::from(report.depth) * i64::from(score(report) - worst + VOTE)).sum()
    };
    let rank = |(number, report): &(usize, &Report<P>)| {
        // A win that is certain needs no votes.
        let win = report.lines.first().map(|line| line.score).filter(|score| *score >= Score::WON);
        (win, report.depth, votes(report), core::cmp::Reverse(*number))
    };
    let elected = reports.iter().enumerate().max_by_key(rank).map_or(0, |(number, _)| number);
    Report { nodes, ..reports.into_iter().nth(elected).expect("there is at least one report") }
}

/// What a vote counts for at least, in hundredths of a man.
const VOTE: i32 = 50;

/// What every thread of a search is given.
struct Task<'a, P: Knowledge> {
    shared: &'a Shared<'a>,
    record: &'a Record<P>,
}

impl<P: Knowledge> Task<'_, P> {
    /// Searches deeper and deeper.
    fn deepen(&self, report: &mut Report<P>, progress: &mut dyn FnMut(&Report<P>)) {
        let mut worker = Worker::new(self.shared, self.record);
        let deepest = self.shared.limits.depth.min(MOST_PLIES as u32);
        let mut depth = 1;
        while depth <= deepest {
            let finished = self.iterate(&mut worker, depth, &report.lines);
            report.nodes = self.shared.nodes.load(Relaxed).max(worker.nodes());
            let Some(Iteration { lines, is_bound }) = finished else { return };
            *report = Report { depth, nodes: report.nodes, lines };
            progress(report);
            if !is_bound && self.is_settled(depth, &report.lines) {
                return;
            }
            depth += 1;
        }
    }

    /// One iteration: the best lines at a depth, or nothing if it was stopped.
    fn iterate(&self, worker: &mut Worker<P>, depth: u32, before: &[Line<P>]) -> Option<Iteration<P>> {
        let root = self.record.position();
        let Options { lines, weakness, .. } = self.shared.options;
        let line = |score, actions: &[P::Action]| Line { score, turns: whole_turns(root, actions, weakness) };
        // Who is held back has one line only.
        if lines > 1 && weakness.is_none() {
            let best = worker.best_lines(root, depth as i32, lines).ok()?;
            let lines = best.iter().map(|best| line(best.score, &best.actions)).collect();
            return Some(Iteration { lines, is_bound: false });
        }
        let guess = before.first().map(|line| line.score).filter(|_| depth > 3);
        let (score, is_bound) = aspire(worker, root, depth as i32, guess)?;
        Some(Iteration { lines: vec![line(score, worker.line())], is_bound })
    }

    /// Whether a deeper look cannot change these lines: they are looked up, or end within what was searched.
    fn is_settled(&self, depth: u32, lines: &[Line<P>]) -> bool {
        let root = self.record.position();
        let is_known = |line: &Line<P>| {
            let first = line.turns.first().into_iter().flatten();
            let after = first.fold(*root, |position, &action| position.after(action));
            after.outcome().is_some() || after.exact().is_some_and(|score| score.before() == line.score)
        };
        let is_decided =
            |line: &Line<P>| line.score.forced_end().is_some_and(|turns| turns.unsigned_abs() <= depth);
        lines.iter().all(is_decided)
            || (self.shared.options.exact && root.exact().is_some() && lines.iter().all(is_known))
    }
}

/// What an iteration has found.
struct Iteration<P: Position> {
    lines: Vec<Line<P>>,
    /// Whether the score may be better: that of a win, which was enough.
    is_bound: bool,
}

/// A search with a narrow window round the guess, widened until the score lies inside, or is a win: whether there is a sooner one is
/// for the next iteration to find out. Gives the score, and whether that is so.
fn aspire<P: Knowledge>(
    worker: &mut Worker<P>,
    root: &P,
    depth: i32,
    guess: Option<Score>,
) -> Option<(Score, bool)> {
    let mut margin = 40;
    let (mut low, mut high) = match guess {
        Some(score) if score.forced_end().is_none() => (score.minus(margin), score.minus(-margin)),
        _ => (Score::MIN, Score::MAX),
    };
    loop {
        let score = worker.root(root, (low, high), depth).ok()?;
        let is_bound = score >= high && high < Score::MAX;
        margin *= 4;
        if score <= low && low > Score::MIN {
            low = if margin > 1_000 { Score::MIN } else { score.minus(margin) };
        } else if is_bound && (score < Score::WON || worker.is_strict()) {
            high = if margin > 1_000 { Score::MAX } else { score.minus(-margin) };
        } else {
            return Some((score, is_bound));
        }
    }
}

/// The turn that looks best without any search.
fn at_a_glance<P: Knowledge>(root: &P, weakness: Option<Weakness>) -> Line<P> {
    let mut turn = Vec::new();
    let position = complete(root, &mut turn, weakness);
    let score = match position.outcome() {
        Some(outcome) if outcome.winner() == Some(root.side()) => Score::win_in(1),
        Some(outcome) if outcome.winner().is_some() => Score::loss_in(1),
        Some(_) => Score::DRAW,
        None if position.side() == root.side() => Score::of_evaluation(position.evaluate()),
        None => -Score::of_evaluation(position.evaluate()),
    };
    Line { score, turns: vec![turn] }
}

/// Completes a turn begun at `position` with the actions after which the position looks best. Gives the position after
/// it.
fn complete<P: Knowledge>(position: &P, turn: &mut Turn<P>, weakness: Option<Weakness>) -> P {
    let mut position = *position;
    let mut actions = Vec::new();
    while turn.is_empty() || position.is_mid_turn() {
        actions.clear();
        position.actions(&mut actions);
        let worth = |action: P::Action| {
            let child = position.after(action);
            let noise = weakness.map_or(0, |weakness| weakness.noise(&position, action));
            match child.outcome() {
                Some(outcome) if outcome.winner() == Some(position.side()) => i32::MAX,
                Some(outcome) if outcome.winner().is_some() => i32::MIN,
                Some(_) => 0,
                None if child.side() == position.side() => child.evaluate() + noise,
                None => noise - child.evaluate(),
            }
        };
        let seen = |action: &&P::Action| {
            weakness.is_none_or(|weakness| weakness.sees(&position, position.key(), **action))
        };
        let best = actions.iter().filter(seen).max_by_key(|action| worth(**action));
        let Some(&action) = best.or(actions.first()) else { break };
        turn.push(action);
        position.apply(action);
    }
    position
}

/// Cuts a line of actions into turns and completes the first if the horizon cut it.
fn whole_turns<P: Knowledge>(root: &P, line: &[P::Action], weakness: Option<Weakness>) -> Vec<Turn<P>> {
    let mut turns = Vec::new();
    let mut turn = Vec::new();
    let mut position = *root;
    for &action in line {
        turn.push(action);
        position.apply(action);
        if !position.is_mid_turn() {
            turns.push(core::mem::take(&mut turn));
        }
    }
    if turns.is_empty() {
        complete(&position, &mut turn, weakness);
        turns.push(turn);
    } else if !turn.is_empty() {
        turns.push(turn);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::{Line, Report, elect};
    use crate::Score;
    use pionnier_core::{Game, Position};
    use pionnier_games::kono::{Kono, Position as Men};

    /// What is elected of reports with these depths, first turns (by their number) and scores: its number.
    fn elected(reports: &[(u32, usize, i32)]) -> usize {
        let mut actions = Vec::new();
        Kono::start().actions(&mut actions);
        let mut reports = reports.iter().enumerate().map(|(number, &(depth, turn, score))| Report::<Men> {
            depth,
            nodes: number as u64,
            lines: vec![Line { score: Score::of_evaluation(score), turns: vec![vec![actions[turn]]] }],
        });
        let own = reports.next().expect("there is one");
        let others: Vec<_> = reports.collect();
        let all: Vec<_> = core::iter::once(own.clone()).chain(others.clone()).collect();
        let elected = elect(own, others);
        let is_same = |report: &Report<Men>| report.depth == elected.depth && report.lines == elected.lines;
        all.iter().position(is_same).expect("it is one of them")
    }

    #[test]
    fn the_deepest_are_elected_by_votes() {
        assert_eq!(elected(&[(9, 0, 10), (8, 1, 200)]), 0, "what looks better less deeply");
        assert_eq!(elected(&[(8, 1, 200), (9, 0, 10)]), 1);
        assert_eq!(elected(&[(9, 0, 10), (9, 1, 60)]), 1, "the better of two");
        assert_eq!(elected(&[(9, 0, 10), (9, 1, 10)]), 0, "its own");
        assert_eq!(elected(&[(9, 0, 10), (9, 1, 12), (7, 0, 10)]), 0, "two against one");
    }
}
