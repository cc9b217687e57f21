//! In which order actions are searched: good ones first, or alpha-beta saves nothing.

use super::history::History;
use crate::Knowledge;
use pionnier_core::Side;

/// The best action of an earlier visit comes first of all.
const FIRST: i32 = i32::MAX;
/// Promising actions come before quiet ones, whatever the statistics say of those.
const PROMISING: i32 = 1 << 24;
/// Quiet actions that refuted a sibling.
const KILLER: i32 = 1 << 20;
/// The one that refuted the same action of the enemy elsewhere.
const COUNTER: i32 = 1 << 19;

/// Scores beyond this are all alike.
const HIGHEST_SCORE: i32 = 1 << 12;

/// An action that is to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<A> {
    pub(super) action: A,
    /// The number it has in its game, or its place in the order in which the position offers its actions.
    pub(super) number: u16,
    /// Whether it changes little at once, so that it may be looked at less deeply.
    pub(super) is_quiet: bool,
    /// Whether it was said to be of no use.
    pub(super) is_late: bool,
    /// What the statistics say of it.
    pub(super) history: i32,
    /// Larger is searched earlier.
    rank: i32,
}

impl<A> Candidate<A> {
    /// Whether it was best on an earlier visit.
    pub(super) fn is_first(&self) -> bool {
        self.rank == FIRST
    }

    /// Whether it looks good, or refuted a sibling, or the same action of the enemy elsewhere.
    pub(super) fn is_promising(&self) -> bool {
        self.rank >= COUNTER
    }
}

/// How many candidates are picked one by one before the rest is sorted: most nodes end within the first few.
const PICKED: usize = 4;

/// Brings the next candidate to the front of those that are left; it is the `nth` of the whole list.
pub(super) fn pick<A>(left: &mut [Candidate<A>], nth: usize) {
    let first = |candidate: &Candidate<A>| (core::cmp::Reverse(candidate.rank), candidate.number);
    if nth == PICKED {
        left.sort_unstable_by_key(first);
    } else if nth < PICKED {
        let best = (0..left.len()).min_by_key(|&index| first(&left[index])).unwrap_or(0);
        left.swap(0, best);
    }
}

/// What came before a node: where the last actions went, nearest first.
pub(super) type Before = [Option<u16>; 2];

/// What a search has learned about actions.
pub(super) struct Ordering<P: Knowledge> {
    /// How good an action was, by side and slot.
    quiet: [History; 2],
    /// The same of noisy ones.
    noisy: [History; 2],
    /// How good an action was after where the last ones went.
    continuation: [[History; 2]; 2],
    /// By side and where the last action went: what refuted it.
    counters: [Vec<Option<P::Action>>; 2],
    /// By ply: the last two quiet actions that ended a node there.
    killers: Vec<[Option<P::Action>; 2]>,
    /// Where a position writes its ordering scores.
    scores: Vec<i32>,
    /// What it is asked about.
    actions: Vec<P::Action>,
}

impl<P: Knowledge> Ordering<P> {
    pub(super) fn new(plies: usize) -> Ordering<P> {
        let pairs = P::TARGETS * P::TARGETS;
        let both = |size: usize| [History::new(size), History::new(size)];
        Ordering {
            quiet: both(P::SLOTS),
            noisy: both(P::SLOTS),
            continuation: [both(pairs), both(pairs)],
            counters: [vec![None; P::TARGETS], vec![None; P::TARGETS]],
            killers: vec![[None; 2]; plies],
            scores: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Appends the actions as candidates, the best of an earlier visit (by its number) first. The others must be ranked before
    /// they are picked: where the first is good enough that is saved.
    pub(super) fn list(
        position: &P,
        actions: &[P::Action],
        best: Option<u16>,
        out: &mut Vec<Candidate<P::Action>>,
    ) {
        let start = out.len();
        out.extend(actions.iter().enumerate().map(|(number, &action)| Candidate {
            action,
            number: P::number(action).unwrap_or(number as u16),
            is_quiet: !position.is_noisy(action),
            is_late: false,
            history: 0,
            rank: 0,
        }));
        if let Some(best) =
            best.and_then(|best| out[start..].iter().position(|candidate| candidate.number == best))
        {
            out[start + best].rank = FIRST;
            out.swap(start, start + best);
        }
    }

    /// Appends the best action of an earlier visit, if it can be had without a list.
    pub(super) fn list_first(position: &P, best: Option<u16>, out: &mut Vec<Candidate<P::Action>>) {
        let first = best.and_then(P::numbered).filter(|&action| position.is_legal(action));
        Ordering::list(position, first.as_slice(), best, out);
    }

    /// Appends the promising actions as candidates, ranked, and those that refuted a sibling or the same action elsewhere; without
    /// the one that is there already at `start`.
    pub(super) fn list_promising(
        &mut self,
        position: &P,
        out: &mut Vec<Candidate<P::Action>>,
        start: usize,
        before: Before,
        ply: usize,
    ) {
        self.actions.clear();
        self.scores.clear();
        position.promising_actions(&mut self.actions, &mut self.scores);
        let counter =
            before[0].and_then(|target| self.counters[position.side().index()][usize::from(target)]);
        for action in self.killers[ply].into_iter().chain([counter]).flatten() {
            if !self.actions.contains(&action) {
                self.actions.push(action);
                self.scores.push(0);
            }
        }
        let first = out.get(start).map(|candidate| candidate.action);
        if let Some(place) = self.actions.iter().position(|&action| Some(action) == first) {
            self.actions.remove(place);
            self.scores.remove(place);
        }
        let end = out.len();
        Ordering::list(position, &self.actions, None, out);
        self.rank_scored(position, &mut out[end..], before, ply);
    }

    /// Says in which order candidates are to be searched.
    pub(super) fn rank(
        &mut self,
        position: &P,
        candidates: &mut [Candidate<P::Action>],
        before: Before,
        ply: usize,
    ) {
        self.scores.clear();
        self.actions.clear();
        self.actions.extend(candidates.iter().map(|candidate| candidate.action));
        position.ordering_scores(&self.actions, &mut self.scores);
        self.rank_scored(position, candidates, before, ply);
    }

    /// The same where the ordering scores are there.
    fn rank_scored(
        &mut self,
        position: &P,
        candidates: &mut [Candidate<P::Action>],
        before: Before,
        ply: usize,
    ) {
        let side = position.side().index();
        let killers = self.killers[ply];
        let counter = before[0].and_then(|target| self.counters[side][usize::from(target)]);
        for (candidate, &ordering_score) in candidates.iter_mut().zip(&self.scores) {
            let action = candidate.action;
            let history = if candidate.is_quiet {
                self.quiet[side].get(P::slot(action)) + self.continued(side, before, P::target(action))
            } else {
                self.noisy[side].get(P::slot(action))
            };
            candidate.history = history;
            candidate.is_late = ordering_score < 0;
            candidate.rank = match ordering_score {
                0 if killers[0] == Some(action) => KILLER + 1,
                0 if killers[1] == Some(action) => KILLER,
                0 if counter == Some(action) => COUNTER,
                0 => history,
                _ => {
                    ordering_score.clamp(-HIGHEST_SCORE, HIGHEST_SCORE) * (PROMISING >> 8)
                        + ordering_score.signum() * PROMISING
                        + history
                }
            };
        }
    }

    fn continued(&self, side: usize, before: Before, target: usize) -> i32 {
        let pair = |earlier: u16| usize::from(earlier) * P::TARGETS + target;
        before
            .iter()
            .zip(&self.continuation)
            .map(|(earlier, tables)| earlier.map_or(0, |earlier| tables[side].get(pair(earlier))))
            .sum()
    }

    /// An action ended a node: it will be tried earlier, and those tried before it later.
    pub(super) fn reward(
        &mut self,
        side: Side,
        good: &Candidate<P::Action>,
        tried: &[Candidate<P::Action>],
        before: Before,
        depth: i32,
        ply: usize,
    ) {
        let bonus = (depth * depth).min(400);
        if good.is_quiet {
            let killers = &mut self.killers[ply];
            if killers[0] != Some(good.action) {
                *killers = [Some(good.action), killers[0]];
            }
            if let Some(earlier) = before[0] {
                self.counters[side.index()][usize::from(earlier)] = Some(good.action);
            }
        }
        self.note(side, good, before, bonus);
        for other in tried {
            // Where a noisy action was best nothing is known against the quiet ones tried before it.
            if good.is_quiet || !other.is_quiet {
                self.note(side, other, before, -bonus);
            }
        }
    }

    fn note(&mut self, side: Side, candidate: &Candidate<P::Action>, before: Before, bonus: i32) {
        let side = side.index();
        let slot = P::slot(candidate.action);
        if !candidate.is_quiet {
            self.noisy[side].add(slot, bonus);
            return;
        }
        self.quiet[side].add(slot, bonus);
        let target = P::target(candidate.action);
        for (earlier, tables) in before.into_iter().zip(&mut self.continuation) {
            if let Some(earlier) = earlier {
                tables[side].add(usize::from(earlier) * P::TARGETS + target, bonus);
            }
        }
    }
}
