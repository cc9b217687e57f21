//! One thread's search: principal-variation search over actions.

mod from_root;
mod lines;
mod listing;
mod node;
mod pruning;
mod quiescence;

use super::ordering::{Before, Candidate, Ordering, pick};
use super::path::Path;
use super::transposition_table::{Entry, TranspositionTable};
use super::under_way::UnderWay;
use super::{Limits, Options};
use crate::net::Evaluator;
use crate::{Knowledge, Score};
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use from_root::{Ahead, FromRoot, end_score};
use node::Node;
use pionnier_core::{Record, Side};

/// No line is followed further than this many actions.
pub(super) const MOST_PLIES: usize = 160;

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
    pub(super) under_way: UnderWay,
}

/// What is going on in a node.
#[derive(Clone, Copy, Default)]
struct Frame {
    /// Where the action that is being searched goes.
    target: Option<u16>,
    /// What the position is worth to the first side without looking ahead, where that can be said.
    evaluation: Option<i32>,
    /// The number of an action that is left out, while it is asked whether it is the only good one.
    left_out: Option<u16>,
}

/// One thread's search.
pub(super) struct Worker<'a, P: Knowledge> {
    shared: &'a Shared<'a>,
    path: Path,
    evaluator: Evaluator<P>,
    ordering: Ordering<P>,
    /// The candidates of all nodes from the root to here, one node behind the other.
    candidates: Vec<Candidate<P::Action>>,
    /// Those of them that another thread was at, of all nodes from the root to here.
    deferred: Vec<usize>,
    /// Where a position writes its actions.
    actions: Vec<P::Action>,
    /// By ply: what is going on in the node there.
    frames: Vec<Frame>,
    /// By ply: the best line from there.
    lines: Vec<Vec<P::Action>>,
    /// Who is to play at the root.
    thinker: Side,
    nodes: u64,
    /// Nodes not yet added to the shared count.
    uncounted: u64,
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
            deferred: Vec::new(),
            actions: Vec::with_capacity(512),
            frames: vec![Frame::default(); MOST_PLIES + 2],
            lines: vec![Vec::new(); MOST_PLIES + 1],
            thinker: record.position().side(),
            nodes: 0,
            uncounted: 0,
            first_turn: Vec::new(),
        }
    }

    /// Positions this thread has visited.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether scores must be exactly those of minimax.
    pub(super) fn is_strict(&self) -> bool {
        self.shared.options.strict
    }

    /// Searches from the root. The best line is left in [`Worker::line`].
    pub(super) fn root(
        &mut self,
        position: &P,
        window: (Score, Score),
        depth: i32,
    ) -> Result<Score, Stopped> {
        self.prepare();
        let path = self.path.clone();
        let result = self.node(position, window, depth, FromRoot { ply: 0, turns: 0 }, false);
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
        let options = self.shared.options;
        if from_root.ply == 0 {
            return None;
        }
        let looked_up = if options.exact { position.exact() } else { None };
        let may_foresee = options.selective && options.weakness.is_none();
        let score = looked_up.or_else(|| if may_foresee { position.foreseen() } else { None })?;
        let turns = score.forced_end().map_or(0, i32::unsigned_abs);
        (turns <= self.path.turns_left()).then(|| score.seen_from_root(from_root.turns))
    }

    fn prepare(&mut self) {
        self.first_turn.clear();
        self.candidates.clear();
        self.deferred.clear();
    }

    /// The best line of the last search.
    pub(super) fn line(&self) -> &[P::Action] {
        &self.lines[0]
    }

    /// Where the actions that led to a node went.
    fn before(&self, ply: usize) -> Before {
        let target = |back: usize| ply.checked_sub(back).and_then(|ply| self.frames[ply].target);
        [target(1), target(2)]
    }

    /// Whether the table may speak and listen here. Noise changes what the positions of the first turn are worth.
    fn may_look_up(&self, from_root: FromRoot) -> bool {
        from_root.turns > 0 || self.shared.options.weakness.is_none()
    }

    /// What the table has of a position.
    fn stored(&self, key: u64) -> Option<Entry> {
        if self.shared.options.table { self.shared.table.get(key) } else { None }
    }

    fn store(&self, key: u64, entry: Entry) {
        if self.shared.options.table {
            self.shared.table.put(key, entry);
        }
    }

    /// What a position is worth without looking ahead: looked up, if it was asked before.
    fn evaluation(&mut self, position: &P, entry: Option<Entry>) -> i16 {
        entry
            .and_then(|entry| entry.evaluation)
            .unwrap_or_else(|| Score::of_evaluation(self.evaluator.evaluate(position)).number() as i16)
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

    fn noise(&self, position: &P, action: P::Action, from_root: FromRoot) -> i32 {
        match self.shared.options.weakness {
            Some(weakness) if from_root.turns == 0 => weakness.noise(position, action),
            _ => 0,
        }
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
}
