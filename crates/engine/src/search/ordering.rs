//! In which order actions are searched: good ones first, or alpha-beta saves nothing.

use crate::Knowledge;
use pionnier_core::Side;

/// Statistics are halved when one of them passes this.
const LIMIT: i32 = 1 << 14;

/// The best action of an earlier visit comes first of all.
const FIRST: i32 = i32::MAX;
/// Promising actions come before quiet ones, whatever the statistics say of those.
const PROMISING: i32 = 1 << 24;
/// Quiet actions that refuted a sibling.
const KILLER: i32 = 1 << 20;

/// Scores beyond this are all alike.
const HIGHEST_SCORE: i32 = 1 << 12;

/// An action that is to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<A> {
    pub(super) action: A,
    /// Its number in the order in which the position offers its actions.
    pub(super) number: u16,
    /// Whether it changes little at once, so that it may be looked at less deeply.
    pub(super) is_quiet: bool,
    /// Whether it was said to be of no use.
    pub(super) is_late: bool,
    /// Larger is searched earlier.
    rank: i32,
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

/// What a search has learned about quiet actions.
pub(super) struct Ordering<P: Knowledge> {
    /// How often an action, by side and slot, was good enough to end a node.
    history: [Vec<i32>; 2],
    /// By ply: the last two quiet actions that ended a node there.
    killers: Vec<[Option<P::Action>; 2]>,
    /// Where a position writes its ordering scores.
    scores: Vec<i32>,
}

impl<P: Knowledge> Ordering<P> {
    pub(super) fn new(plies: usize) -> Ordering<P> {
        Ordering {
            history: [vec![0; P::SLOTS], vec![0; P::SLOTS]],
            killers: vec![[None; 2]; plies],
            scores: Vec::new(),
        }
    }

    /// Appends the actions as candidates with their ranks. `best` is the number of the action that was best on an
    /// earlier visit.
    pub(super) fn rank(
        &mut self,
        position: &P,
        actions: &[P::Action],
        best: Option<u16>,
        ply: usize,
        out: &mut Vec<Candidate<P::Action>>,
    ) {
        self.scores.clear();
        position.ordering_scores(actions, &mut self.scores);
        let history = &self.history[position.side().index()];
        let killers = &self.killers[ply];
        out.extend(actions.iter().zip(&self.scores).enumerate().map(
            |(number, (&action, &ordering_score))| {
                let number = number as u16;
                let rank = match ordering_score {
                    _ if best == Some(number) => FIRST,
                    0 if killers[0] == Some(action) => KILLER + 1,
                    0 if killers[1] == Some(action) => KILLER,
                    0 => history[P::slot(action)],
                    _ => {
                        ordering_score.clamp(-HIGHEST_SCORE, HIGHEST_SCORE) * (PROMISING >> 8)
                            + ordering_score.signum() * PROMISING
                            + history[P::slot(action)]
                    }
                };
                Candidate {
                    action,
                    number,
                    is_quiet: !position.is_noisy(action),
                    is_late: ordering_score < 0,
                    rank,
                }
            },
        ));
    }

    /// An action ended a node: it will be tried earlier, and the quiet ones tried before it later.
    pub(super) fn reward(
        &mut self,
        side: Side,
        good: &Candidate<P::Action>,
        tried: impl Iterator<Item = P::Action>,
        depth: i32,
        ply: usize,
    ) {
        if !good.is_quiet {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(good.action) {
            *killers = [Some(good.action), killers[0]];
        }
        let bonus = (depth * depth).min(400);
        self.add(side, P::slot(good.action), bonus);
        for other in tried {
            self.add(side, P::slot(other), -bonus);
        }
    }

    fn add(&mut self, side: Side, slot: usize, bonus: i32) {
        let value = &mut self.history[side.index()][slot];
        // Moves towards the limit, the slower the nearer: old evidence fades as new comes in.
        *value += bonus - *value * bonus.abs() / LIMIT;
    }
}
