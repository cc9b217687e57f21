//! Beyond the horizon.

use super::{FromRoot, MOST_PLIES, Stopped, Worker, end_score, pick};
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
        let may_keep_quiet = position.may_keep_quiet();
        let is_last = beyond >= MOST_BEYOND || from_root.ply >= MOST_PLIES;
        let mut best = Score::MIN;
        if may_keep_quiet || is_last {
            best = Score::of_evaluation(self.evaluator.evaluate(position));
            if best >= beta || is_last {
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
        self.ordering.rank(position, &self.actions, None, from_root.ply, &mut self.candidates);
        let end = self.candidates.len();
        for index in start..end {
            pick(&mut self.candidates[index..end], index - start);
            let action = self.candidates[index].action;
            let child = position.after(action);
            let next = from_root.after(&child);
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
        Ok(best)
    }
}
