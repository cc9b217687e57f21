//! Several best lines at once: every first turn that may be among the best gets a value of its own.

use super::{Ahead, FromRoot, Node, Ordering, Stopped, Worker, pick};
use crate::search::ordering::Candidate;
use crate::search::transposition_table::{Bound, Entry};
use crate::{Knowledge, Score};

/// A line of actions and what it is worth.
pub(in crate::search) struct Scored<A> {
    pub(in crate::search) score: Score,
    pub(in crate::search) actions: Vec<A>,
}

/// The best lines found so far, with different first turns.
struct Best<A> {
    /// How many are wanted.
    wanted: usize,
    /// Best first; among equals the one found first.
    lines: Vec<Scored<A>>,
}

impl<A> Best<A> {
    fn is_full(&self) -> bool {
        self.lines.len() >= self.wanted
    }

    /// What a further line must be better than.
    fn floor(&self) -> Score {
        self.lines.last().filter(|_| self.is_full()).map_or(Score::MIN, |line| line.score)
    }

    fn add(&mut self, line: Scored<A>) {
        let from_root = self.lines.partition_point(|better| better.score >= line.score);
        self.lines.insert(from_root, line);
        self.lines.truncate(self.wanted);
    }
}

impl<P: Knowledge> Worker<'_, P> {
    /// The best lines from the root, at most `wanted`, each with its score. All first turns are there if no more than
    /// that exist.
    pub(in crate::search) fn best_lines(
        &mut self,
        root: &P,
        depth: i32,
        wanted: usize,
    ) -> Result<Vec<Scored<P::Action>>, Stopped> {
        let mut best = Best { wanted, lines: Vec::new() };
        self.prepare();
        let path = self.path.clone();
        let result = self.first_turns(root, depth, 0, &mut best);
        if result.is_err() {
            self.path = path;
        }
        result?;
        self.remember_first(root, depth, &best);
        Ok(best.lines)
    }

    /// Goes through all ways to complete the first turn. They are all the same side's, so nothing is cut off before the
    /// turn is complete; what follows is searched only as far as it takes to see that it is not among the best.
    fn first_turns(
        &mut self,
        position: &P,
        depth: i32,
        ply: usize,
        best: &mut Best<P::Action>,
    ) -> Result<(), Stopped> {
        self.visit()?;
        let start = self.candidates.len();
        let key = position.key();
        let known = self.stored(key);
        self.actions.clear();
        position.actions(&mut self.actions);
        let first = known.and_then(|entry| entry.best);
        Ordering::list(position, &self.actions, first, &mut self.candidates);
        let end = self.candidates.len();
        let before = self.before(ply);
        let unranked = start + usize::from(self.candidates.get(start).is_some_and(Candidate::is_first));
        self.ordering.rank(position, &mut self.candidates[unranked..end], before, ply);
        self.frames[ply].evaluation = None;
        let from_root = FromRoot { ply, turns: 0 };
        let mut late = 0;
        let full = depth - 1 + i32::from(end - start == 1);
        for index in start..end {
            pick(&mut self.candidates[index..end], index - start);
            let candidate = self.candidates[index];
            let action = candidate.action;
            // As long as lines are wanting nothing is left out.
            if candidate.is_late && self.is_enough_late(&mut late, best.floor(), from_root) {
                break;
            }
            let child = position.after(action);
            self.first_turn.truncate(ply);
            self.first_turn.push(action);
            let ahead = Ahead {
                position: &child,
                keeps_side: child.side() == position.side(),
                from_root: from_root.after(&child),
            };
            self.frames[ply].target = Some(P::target(action) as u16);
            self.path.enter(position, action);
            self.path.note(&child);
            // As long as lines are wanting, the horizon does not cut a first turn short.
            if child.is_mid_turn() && (full > 0 || !best.is_full()) && ahead.from_root.ply < super::MOST_PLIES
            {
                self.first_turns(&child, full.max(1), ply + 1, best)?;
            } else {
                let node = Node {
                    key,
                    depth,
                    from_root,
                    is_pv: false,
                    is_cut: false,
                    evaluation: None,
                    is_improving: false,
                };
                let reduction =
                    if candidate.is_quiet { self.reduction(&node, &candidate, index - start) } else { 0 };
                let floor = best.floor();
                let score = self.among_the_best(&ahead, floor, full, reduction)?;
                if score > floor {
                    let mut actions = self.first_turn[..=ply].to_vec();
                    actions.extend_from_slice(&self.lines[ply + 1]);
                    best.add(Scored { score, actions });
                }
            }
            self.path.leave(&child);
        }
        self.candidates.truncate(start);
        Ok(())
    }

    /// The score of a completed first turn: exact if it is above the floor.
    fn among_the_best(
        &mut self,
        ahead: &Ahead<P>,
        floor: Score,
        depth: i32,
        reduction: i32,
    ) -> Result<Score, Stopped> {
        if floor > Score::MIN {
            let mut score = self.ahead(ahead, (floor, floor.next()), depth - reduction, true)?;
            if score > floor && reduction > 0 {
                score = self.ahead(ahead, (floor, floor.next()), depth, true)?;
            }
            if score <= floor {
                return Ok(score);
            }
        }
        self.ahead(ahead, (floor, Score::MAX), depth, false)
    }

    /// Notes the best first action, so that the next iteration begins with it.
    fn remember_first(&mut self, root: &P, depth: i32, best: &Best<P::Action>) {
        let Some(Scored { score, actions }) = best.lines.first() else { return };
        if !self.shared.options.table {
            return;
        }
        self.actions.clear();
        root.actions(&mut self.actions);
        let best = actions.first().and_then(|first| self.actions.iter().position(|action| action == first));
        let entry = Entry {
            score: *score,
            depth: depth.clamp(0, 255) as u8,
            bound: Bound::Exact,
            best: best.map(|number| number as u16),
            evaluation: None,
        };
        self.shared.table.put(root.key(), entry);
    }
}
