//! What need not be looked at, or not so deeply.
//!
//! Margins are shares of [`Knowledge::SCALE`], so that they mean the same in every game. Nothing here may make an end look
//! certain that is not: where one is at stake nothing is left out, and nothing is left out of a node before something has
//! been found in it that does not lose.

use super::listing::Listed;
use super::{Candidate, FromRoot, Node, Stopped, Worker};
use crate::{Knowledge, Score};
use std::sync::LazyLock;

/// How many late candidates a selective search looks at in a node.
const MOST_LATE: usize = 2;

/// Reverse futility: up to this depth a position so much better than needed, for each action of depth, is good enough.
const REVERSE_FUTILITY_DEPTH: i32 = 7;
const REVERSE_FUTILITY_MARGIN: f64 = 0.4;

/// Razoring: up to this depth a position so much worse than needed, for each action of depth, is looked at for captures only.
const RAZORING_DEPTH: i32 = 3;
const RAZORING_MARGIN: f64 = 1.0;

/// Late-move pruning: up to this depth only so many quiet candidates are looked at, and the square of the depth more.
const PRUNING_DEPTH: i32 = 6;
const PRUNING_BASE: i32 = 4;
/// Where only what is promising is listed, in its order: so many, and so many more for each action of depth.
const PRUNING_BASE_OF_PROMISING: i32 = 2;

/// How many actions less deep a candidate is searched at first, in hundredths, by depth and by its number in the order.
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    let logarithm = |number: usize| (number.max(1) as f64).ln();
    core::array::from_fn(|depth| {
        core::array::from_fn(|nth| (80.0 + 100.0 * logarithm(depth) * logarithm(nth) / 2.2) as i32)
    })
});

/// What changes a reduction, in hundredths of an action.
const REDUCED_MORE_WHEN_WORSENING: i32 = 40;
const REDUCED_MORE_IN_CUT_NODE: i32 = 60;
const REDUCED_LESS_IN_PRINCIPAL_VARIATION: i32 = 80;
const REDUCED_LESS_IF_PROMISING: i32 = 60;
/// The statistics of an action are divided by this.
const HISTORY_A_HUNDREDTH: i32 = 90;

/// A share of the score at which winning chances are 73 %, in hundredths of a man.
pub(super) fn share<P: Knowledge>(share: f64) -> i32 {
    (P::SCALE * share) as i32
}

/// Whether nothing has been found yet that does not lose.
pub(super) fn is_lost(best: Score) -> bool {
    best == Score::MIN || best.forced_end().is_some_and(|turns| turns <= 0)
}

impl<P: Knowledge> Worker<'_, P> {
    /// The score with which a node can be left before its candidates are looked at: far above what is needed, or hopelessly
    /// below.
    pub(super) fn cut_short(
        &mut self,
        position: &P,
        node: &Node,
        (alpha, beta): (Score, Score),
    ) -> Result<Option<Score>, Stopped> {
        let Some(evaluation) = node.evaluation.filter(|_| !node.is_pv) else { return Ok(None) };
        let is_open = |score: i32| score.abs() < share::<P>(P::DECIDED);
        if !is_open(alpha.number()) || !is_open(beta.number()) {
            return Ok(None);
        }
        let score = Score::of_evaluation(evaluation);
        let margin = share::<P>(REVERSE_FUTILITY_MARGIN) * (node.depth - i32::from(node.is_improving));
        if node.depth <= REVERSE_FUTILITY_DEPTH && is_open(evaluation) && score.minus(margin) >= beta {
            return Ok(Some(Score::of_evaluation(i32::midpoint(evaluation, beta.number()))));
        }
        let margin = share::<P>(RAZORING_MARGIN) * node.depth;
        if node.depth <= RAZORING_DEPTH && score.minus(-margin) <= alpha {
            let found = self.quiescence(position, alpha, alpha.next(), 0, node.from_root)?;
            if found <= alpha && found.forced_end().is_none() {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Late-move pruning: how many quiet candidates are looked at, of all or of those that are promising.
    pub(super) fn most_quiet(&self, node: &Node, alpha: Score, listed: Listed) -> usize {
        let is_pruned = self.shared.options.selective
            && node.from_root.ply > 0
            && !node.is_pv
            && node.depth <= PRUNING_DEPTH
            && alpha.number().abs() < share::<P>(P::DECIDED);
        let most = PRUNING_BASE + node.depth * node.depth;
        match (is_pruned, node.is_improving) {
            (true, _) if listed == Listed::Promising => {
                (PRUNING_BASE_OF_PROMISING * (1 + node.depth)) as usize
            }
            (true, true) if node.evaluation.is_some() => most as usize,
            (true, false) if node.evaluation.is_some() => (most * 6 / 10) as usize,
            _ => usize::MAX,
        }
    }

    /// Whether enough late candidates have been looked at: they come last, so the rest is late too.
    pub(super) fn is_enough_late(&self, late: &mut usize, best: Score, from_root: FromRoot) -> bool {
        if !self.shared.options.selective || is_lost(best) {
            return false;
        }
        *late += 1;
        *late > if from_root.ply <= 1 { 2 * MOST_LATE } else { MOST_LATE }
    }

    /// How much less deep a quiet candidate is searched at first, the `nth` of a node.
    pub(super) fn reduction(&self, node: &Node, candidate: &Candidate<P::Action>, nth: usize) -> i32 {
        if !self.shared.options.selective || node.depth < 3 || nth < 2 {
            return 0;
        }
        let mut reduction = REDUCTIONS[(node.depth as usize).min(63)][nth.min(63)];
        if !node.is_improving {
            reduction += REDUCED_MORE_WHEN_WORSENING;
        }
        if node.is_cut {
            reduction += REDUCED_MORE_IN_CUT_NODE;
        }
        if node.is_pv {
            reduction -= REDUCED_LESS_IN_PRINCIPAL_VARIATION;
        }
        if candidate.is_promising() {
            reduction -= REDUCED_LESS_IF_PROMISING;
        }
        reduction -= candidate.history / HISTORY_A_HUNDREDTH;
        (reduction / 100).clamp(0, node.depth - 2)
    }
}
