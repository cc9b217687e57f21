//! Beyond the horizon.

use super::{FromRoot, MOST_PLIES, Ordering, Stopped, Worker, end_score, pick};
use crate::search::transposition_table::{Bound, Entry};
use crate::{Knowledge, Score};

/// No further than so many actions.
const MOST_BEYOND: u32 = 24;

impl<P: Knowledge> Worker<'_, P> {
    /// Only what is noisy is looked at, until the evaluation can be trusted. `beyond` counts the
    /// actions since the horizon.
    pub(super) fn quiescence(
        &mut self,
        position: &P,
        mut alpha: Score,
        beta: Score,
        beyond: u32,
        from_root: FromRoot,
    ) -> Result<Score, Stopped> {
        self.visit()?;
        if let Some(outcome) = position.outcome() {
            return Ok(end_score(position, outcome, from_root.turns));
        }
        if let Some(score) = self.draw_score(position, from_root) {
            return Ok(score);
        }
        if let Some(score) = self.known(position, from_root) {
            return Ok(score);
        }
        let key = position.key();
        let may_look_up = self.may_look_up(from_root) && !self.shared.options.strict;
        let entry = self.stored(key).filter(|_| may_look_up);
        if let Some(entry) = entry.filter(|_| alpha.next() >= beta) {
            let score = entry.score.seen_from_root(from_root.turns);
            if entry.cuts(score, alpha, beta) {
                return Ok(score);
            }
        }
        let before = alpha;
        let mut evaluation = None;
        let may_keep_quiet = position.may_keep_quiet();
        let is_last = beyond >= MOST_BEYOND || from_root.ply >= MOST_PLIES;
        let mut best = Score::MIN;
        if may_keep_quiet || is_last {
            let known = self.evaluation(position, entry);
            evaluation = Some(known);
            best = Score::of_evaluation(i32::from(known));
            if best >= beta || is_last {
                if may_look_up && entry.is_none() {
                    let entry = Entry { score: best, depth: 0, bound: Bound::None, best: None, evaluation };
                    self.store(key, entry);
                }
                return Ok(best);
            }
            alpha = alpha.max(best);
        }
        self.actions.clear();
        if may_keep_quiet {
            position.noisy_actions(beyond, &mut self.actions);
        } else {
            position.forced_actions(beyond, &mut self.actions);
        }
        let start = self.candidates.len();
        Ordering::list(position, &self.actions, None, &mut self.candidates);
        let end = self.candidates.len();
        let earlier = self.before(from_root.ply);
        self.ordering.rank(position, &mut self.candidates[start..end], earlier, from_root.ply);
        for index in start..end {
            pick(&mut self.candidates[index..end], index - start);
            let action = self.candidates[index].action;
            let child = position.after(action);
            let next = from_root.after(&child);
            self.frames[from_root.ply].target = Some(P::target(action) as u16);
            self.path.enter(position, action);
            self.path.note(&child);
            let score = if child.side() == position.side() {
                self.quiescence(&child, alpha, beta, beyond + 1, next)?
            } else {
                -self.quiescence(&child, -beta, -alpha, beyond + 1, next)?
            };
            self.path.leave(&child);
            best = best.max(score);
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        }
        self.candidates.truncate(start);
        if may_look_up {
            let (score, bound) = (best.seen_from_here(from_root.turns), Bound::of(best, before, beta));
            self.store(key, Entry { score, depth: 0, bound, best: None, evaluation });
        }
        Ok(best)
    }
}
