//! One thread's search: principal-variation search over actions.

mod from_root;
mod lines;
mod quiescence;

use super::ordering::{Candidate, Ordering, pick};
use super::path::Path;
use super::transposition_table::{Bound, Entry, TranspositionTable};
use super::{Limits, Options, complete};
use crate::net::Evaluator;
use crate::{Knowledge, Score};
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use from_root::{Ahead, FromRoot, end_score, over};
use pionnier_core::{Record, Side};

/// No line is followed further than this many actions.
pub(super) const MOST_PLIES: usize = 160;

/// How many late candidates a selective search looks at in a node.
const MOST_LATE: usize = 2;

/// How many nodes pass between two looks at the limits that other threads and callers set.
const NODES_A_LOOK: u64 = 512;

/// The search is to end: what it was about to find is not to be used.
pub(super) struct Stopped;

/// What all threads of a search share.
pub(super) struct Shared<'a> {
    pub(super) table: &'a TranspositionTable,
    pub(super) options: Options,
    pub(super) limits: Limits<'a>,
    pub(super) nodes: AtomicU64,
    pub(super) stop: AtomicBool,
}

/// One thread's search.
pub(super) struct Worker<'a, P: Knowledge> {
    shared: &'a Shared<'a>,
    path: Path,
    evaluator: Evaluator<P>,
    ordering: Ordering<P>,
    /// The candidates of all nodes from the root to here, one node behind the other.
    candidates: Vec<Candidate<P::Action>>,
    /// Where a position writes its actions.
    actions: Vec<P::Action>,
    /// By ply: the best line from there.
    lines: Vec<Vec<P::Action>>,
    /// Who is to play at the root.
    thinker: Side,
    nodes: u64,
    /// Nodes not yet added to the shared count.
    uncounted: u64,
    /// Turns that must not be the first one, while a second-best line is sought.
    excluded: Vec<Vec<P::Action>>,
    /// The actions from the root to here while the first turn is still going on.
    first_turn: Vec<P::Action>,
}

impl<'a, P: Knowledge> Worker<'a, P> {
    pub(super) fn new(shared: &'a Shared<'a>, record: &Record<P>) -> Worker<'a, P> {
        Worker {
            shared,
            path: Path::of(record),
            evaluator: Evaluator::new(shared.options.evaluation),
            ordering: Ordering::new(MOST_PLIES + 1),
            candidates: Vec::with_capacity(4096),
            actions: Vec::with_capacity(512),
            lines: vec![Vec::new(); MOST_PLIES + 1],
            thinker: record.position().side(),
            nodes: 0,
            uncounted: 0,
            excluded: Vec::new(),
            first_turn: Vec::new(),
        }
    }

    /// Positions this thread has visited.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches from the root. The best line is left in [`Worker::line`].
    pub(super) fn root(
        &mut self,
        position: &P,
        window: (Score, Score),
        depth: i32,
        excluded: &[Vec<P::Action>],
    ) -> Result<Score, Stopped> {
        self.prepare(excluded);
        let path = self.path.clone();
        let result = self.node(position, window.0, window.1, depth, FromRoot { ply: 0, turns: 0 });
        if result.is_err() {
            // A stopped search leaves in the middle of its path.
            self.path = path;
        }
        result
    }

    /// What history makes of a position between two turns: nothing, or a draw by C3 or C4, which is a little worse than
    /// even to whoever means to win. The game's own end comes first.
    fn draw_score(&self, position: &P, from_root: FromRoot) -> Option<Score> {
        if from_root.ply == 0 || position.is_mid_turn() || !self.path.is_draw() {
            return None;
        }
        if let Some(outcome) = position.outcome() {
            return Some(end_score(position, outcome, from_root.turns));
        }
        let contempt = if self.shared.options.contempt { P::CONTEMPT } else { 0 };
        Some(Score::of_evaluation(if position.side() == self.thinker { -contempt } else { contempt }))
    }

    /// What a position is worth where that is known without searching. A win so far away that C4 may come first is not.
    fn known(&self, position: &P, from_root: FromRoot) -> Option<Score> {
        if from_root.ply == 0 || !self.shared.options.exact {
            return None;
        }
        let score = position.exact()?;
        let turns = score.forced_end().map_or(0, i32::unsigned_abs);
        (turns <= self.path.turns_left()).then(|| score.seen_from_root(from_root.turns))
    }

    fn prepare(&mut self, excluded: &[Vec<P::Action>]) {
        self.excluded = excluded.to_vec();
        self.first_turn.clear();
        self.candidates.clear();
    }

    /// The best line of the last search.
    pub(super) fn line(&self) -> &[P::Action] {
        &self.lines[0]
    }

    fn visit(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        self.uncounted += 1;
        let shared = self.shared;
        if self.uncounted >= NODES_A_LOOK.min(shared.limits.nodes) {
            let total = shared.nodes.fetch_add(self.uncounted, Relaxed) + self.uncounted;
            self.uncounted = 0;
            if total >= shared.limits.nodes || (shared.limits.stop)() {
                shared.stop.store(true, Relaxed);
            }
        } else if shared.nodes.load(Relaxed) + self.uncounted >= shared.limits.nodes {
            shared.stop.store(true, Relaxed);
        }
        if shared.stop.load(Relaxed) { Err(Stopped) } else { Ok(()) }
    }

    /// The score of a node for the side to act, exact between `alpha` and `beta`, otherwise a bound.
    fn node(
        &mut self,
        position: &P,
        alpha: Score,
        beta: Score,
        depth: i32,
        from_root: FromRoot,
    ) -> Result<Score, Stopped> {
        self.lines[from_root.ply].clear();
        if from_root.ply >= MOST_PLIES || (depth <= 0 && !self.is_spent(position, from_root)) {
            return self.quiescence(position, alpha, beta, 0, from_root);
        }
        let depth = depth.max(1);
        self.visit()?;
        let is_root = from_root.ply == 0;
        // Excluded turns and noise change what the positions of the first turn are worth: the table must not speak or
        // listen there.
        let in_first_turn =
            from_root.turns == 0 && (!self.excluded.is_empty() || self.shared.options.weakness.is_some());
        if let Some(score) = self.draw_score(position, from_root) {
            return Ok(score);
        }
        if !in_first_turn && let Some(score) = self.known(position, from_root) {
            return Ok(score);
        }

        let key = position.key();
        let entry = if self.shared.options.table { self.shared.table.get(key) } else { None };
        if let Some(entry) = entry.filter(|_| !is_root && !in_first_turn) {
            let is_deep = if self.shared.options.strict {
                i32::from(entry.depth) == depth
            } else {
                i32::from(entry.depth) >= depth
            };
            let score = entry.score.seen_from_root(from_root.turns);
            let is_cut = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            // In the principal variation the line is wanted, not only its score.
            let is_null_window = alpha.next() >= beta;
            if is_deep && is_cut && is_null_window {
                return Ok(score);
            }
        }

        self.actions.clear();
        position.actions(&mut self.actions);
        if self.actions.is_empty() {
            return Ok(over(position, from_root.turns));
        }
        let start = self.candidates.len();
        let best = entry.and_then(|entry| entry.best);
        self.ordering.rank(position, &self.actions, best, from_root.ply, &mut self.candidates);
        if let Some(weakness) = self.shared.options.weakness {
            weakness.overlook::<P>(key, &mut self.candidates, start);
        }
        let (score, best) = self.best_candidate(position, start, (alpha, beta), depth, from_root)?;
        self.candidates.truncate(start);
        if self.shared.options.table && !in_first_turn {
            let bound = match score {
                _ if score >= beta => Bound::Lower,
                _ if score <= alpha => Bound::Upper,
                _ => Bound::Exact,
            };
            let score = score.seen_from_here(from_root.turns);
            self.shared.table.put(key, Entry { score, depth: depth.clamp(0, 255) as u8, bound, best });
        }
        Ok(score)
    }

    /// Searches the candidates from `start` on. Gives the best score and the number of the action that was better than
    /// alpha, if one was.
    fn best_candidate(
        &mut self,
        position: &P,
        start: usize,
        (mut alpha, beta): (Score, Score),
        depth: i32,
        from_root: FromRoot,
    ) -> Result<(Score, Option<u16>), Stopped> {
        let end = self.candidates.len();
        // Where there is no choice a look further costs nothing in width.
        let extension = i32::from(end - start == 1);
        let mut best = Score::MIN;
        let mut best_number = None;
        let mut late = 0;
        for index in start..end {
            pick(&mut self.candidates[index..end], index - start);
            let Candidate { action, number, is_quiet, is_late, .. } = self.candidates[index];
            if is_late && self.is_pruned(&mut late, best, from_root) {
                break;
            }
            let child = position.after(action);
            if from_root.turns == 0 && self.is_excluded(action, &child, from_root.ply) {
                continue;
            }
            let is_first = best == Score::MIN;
            let reduction = if is_first || !is_quiet { 0 } else { self.reduction(index - start, depth) };
            let ahead = Ahead {
                position: &child,
                keeps_side: child.side() == position.side(),
                from_root: from_root.after(&child),
            };
            let full = depth - 1 + extension;

            // Noise makes an action look better or worse than it is: the window moves the other way.
            let noise = self.noise(position, action, from_root);
            let (low, high) = (alpha.minus(noise), beta.minus(noise));
            self.path.enter(position, action);
            self.path.note(&child);
            let mut score = low;
            if !is_first {
                // All others are expected to be worse: a null window shows it cheaply.
                score = self.ahead(&ahead, low, low.next(), full - reduction)?;
                if score > low && reduction > 0 {
                    score = self.ahead(&ahead, low, low.next(), full)?;
                }
            }
            if is_first || (score > low && score < high) {
                score = self.ahead(&ahead, low, high, full)?;
            }
            self.path.leave(&child);
            // Forced ends are seen as they are.
            let score = if score.forced_end().is_some() { score } else { score.minus(-noise) };

            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_number = Some(number);
                    self.lengthen_line(action, from_root.ply);
                }
                if score >= beta {
                    self.reward(position, start, index, depth, from_root.ply);
                    break;
                }
            }
        }
        Ok((best, best_number))
    }

    /// Searches a child and gives its score for the side to act at the parent.
    fn ahead(&mut self, ahead: &Ahead<P>, alpha: Score, beta: Score, depth: i32) -> Result<Score, Stopped> {
        if ahead.keeps_side {
            self.node(ahead.position, alpha, beta, depth, ahead.from_root)
        } else {
            Ok(-self.node(ahead.position, -beta, -alpha, depth, ahead.from_root)?)
        }
    }

    /// How much less deep a late, quiet candidate is searched at first.
    fn reduction(&self, nth: usize, depth: i32) -> i32 {
        if !self.shared.options.selective || depth < 3 || nth < 3 {
            return 0;
        }
        let reduction = 0.5 + f64::from(depth).ln() * (nth as f64).ln() / 2.2;
        (reduction as i32).min(depth - 2)
    }

    /// Late-move pruning: whether enough late candidates have been looked at: they come last, so the rest is late too. Where every first
    /// turn is to have its value, all are looked at.
    fn is_pruned(&self, late: &mut usize, best: Score, from_root: FromRoot) -> bool {
        let wants_all = from_root.turns == 0 && self.shared.options.lines > 1;
        if !self.shared.options.selective || best == Score::MIN || wants_all {
            return false;
        }
        *late += 1;
        *late > if from_root.ply <= 1 { 2 * MOST_LATE } else { MOST_LATE }
    }

    fn noise(&self, position: &P, action: P::Action, from_root: FromRoot) -> i32 {
        match self.shared.options.weakness {
            Some(weakness) if from_root.turns == 0 => weakness.noise(position, action),
            _ => 0,
        }
    }

    fn is_excluded(&mut self, action: P::Action, child: &P, ply: usize) -> bool {
        self.first_turn.truncate(ply);
        self.first_turn.push(action);
        !child.is_mid_turn() && self.excluded.contains(&self.first_turn)
    }

    /// Whether the horizon cuts a first turn that would then be completed to an excluded one: it must be looked at
    /// further.
    fn is_spent(&self, position: &P, from_root: FromRoot) -> bool {
        if from_root.turns > 0 || self.excluded.is_empty() || !position.is_mid_turn() {
            return false;
        }
        let mut turn = self.first_turn[..from_root.ply].to_vec();
        complete(position, &mut turn, None);
        self.excluded.contains(&turn)
    }

    fn lengthen_line(&mut self, action: P::Action, ply: usize) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(action);
        if let Some(rest) = after.first() {
            line.extend_from_slice(rest);
        }
    }

    fn reward(&mut self, position: &P, start: usize, index: usize, depth: i32, ply: usize) {
        let (tried, rest) = self.candidates[start..].split_at(index - start);
        let quiet = tried.iter().filter(|candidate| candidate.is_quiet).map(|candidate| candidate.action);
        self.ordering.reward(position.side(), &rest[0], quiet, depth, ply);
    }
}
