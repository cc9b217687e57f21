//! A node of the tree, and its candidates.

use super::from_root::{Ahead, FromRoot, over};
use super::listing::{Listed, Listing};
use super::pruning::{is_lost, share};
use super::{Candidate, MOST_PLIES, Stopped, Worker};
use crate::search::transposition_table::{Bound, Entry};
use crate::search::under_way::{SHARED_DEPTH, UnderWay};
use crate::{Knowledge, Score};
use pionnier_core::Side;

/// From this depth on a node without a first guess is looked at less deeply: that finds one for the next time.
const INTERNAL_REDUCTION_DEPTH: i32 = 4;

/// From this depth on it is asked whether the best action is the only good one, so much better than the others for each
/// action of depth.
const SINGULAR_DEPTH: i32 = 6;
const SINGULAR_MARGIN: f64 = 0.03;

/// What has been found in a node so far.
struct Found {
    best: Score,
    /// The number of the action that was better than alpha, if one was.
    number: Option<u16>,
    alpha: Score,
    beta: Score,
}

/// What is known of a node before its candidates are searched.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The position's.
    pub(super) key: u64,
    pub(super) depth: i32,
    pub(super) from_root: FromRoot,
    /// Whether its exact score is wanted: it lies on the principal variation.
    pub(super) is_pv: bool,
    /// Whether one of its candidates is expected to be good enough to leave it at once.
    pub(super) is_cut: bool,
    /// What it is worth without looking ahead, where that can be trusted: between turns, with nothing forced.
    pub(super) evaluation: Option<i32>,
    /// Whether the side to act stands better than at its last turn.
    pub(super) is_improving: bool,
}

impl<P: Knowledge> Worker<'_, P> {
    /// The score of a node for the side to act, exact inside the window, otherwise a bound.
    pub(super) fn node(
        &mut self,
        position: &P,
        (alpha, beta): (Score, Score),
        depth: i32,
        from_root: FromRoot,
        is_cut: bool,
    ) -> Result<Score, Stopped> {
        let ply = from_root.ply;
        self.lines[ply].clear();
        if ply >= MOST_PLIES || depth <= 0 {
            return self.quiescence(position, alpha, beta, 0, from_root);
        }
        self.visit()?;
        if let Some(score) = self.draw_score(position, from_root) {
            return Ok(score);
        }
        let left_out = self.frames[ply].left_out;
        let may_look_up = self.may_look_up(from_root) && left_out.is_none();
        if may_look_up && let Some(score) = self.known(position, from_root) {
            return Ok(score);
        }
        let is_pv = alpha.next() < beta;
        let key = position.key();
        let entry = self.stored(key);
        if ply > 0
            && may_look_up
            && let Some(score) = self.answered(entry, (alpha, beta), depth, from_root)
        {
            return Ok(score);
        }

        let evaluation = self.static_evaluation(position, entry);
        let mut node = Node {
            key,
            depth,
            from_root,
            is_pv,
            is_cut,
            evaluation: evaluation.map(i32::from),
            is_improving: self.note_evaluation(position, evaluation, ply),
        };
        if ply > 0
            && may_look_up
            && let Some(score) = self.cut_short(position, &node, (alpha, beta))?
        {
            return Ok(score);
        }
        let best = entry.and_then(|entry| entry.best);
        if self.shared.options.selective && ply > 0 && best.is_none() && depth >= INTERNAL_REDUCTION_DEPTH {
            node.depth -= 1;
        }
        let singular = if may_look_up { self.singular(position, entry, &node)? } else { None };

        let Some(listing) = self.list(position, key, best, from_root) else {
            return Ok(over(position, from_root.turns));
        };
        let start = listing.start;
        let (score, best) = self.best_candidate(position, &node, listing, singular, (alpha, beta))?;
        self.candidates.truncate(start);
        if may_look_up {
            let bound = Bound::of(score, alpha, beta);
            let score = score.seen_from_here(from_root.turns);
            self.store(key, Entry { score, depth: node.depth.clamp(0, 255) as u8, bound, best, evaluation });
        }
        Ok(score)
    }

    /// What the table says of a node, if that answers the window. In the principal variation the line is wanted, not only its score.
    fn answered(
        &self,
        entry: Option<Entry>,
        (alpha, beta): (Score, Score),
        depth: i32,
        from_root: FromRoot,
    ) -> Option<Score> {
        let entry = entry.filter(|_| alpha.next() >= beta)?;
        let stored = i32::from(entry.depth);
        let score = entry.score.seen_from_root(from_root.turns);
        let is_enough = if self.shared.options.strict {
            stored == depth
        } else {
            stored >= depth || entry.is_certain(score, alpha, beta)
        };
        (is_enough && entry.cuts(score, alpha, beta)).then_some(score)
    }

    /// What a position is worth without looking ahead, where a selective search can trust it.
    fn static_evaluation(&mut self, position: &P, entry: Option<Entry>) -> Option<i16> {
        let is_calm = self.shared.options.selective
            && !position.is_mid_turn()
            && position.may_keep_quiet()
            && position.outcome().is_none();
        is_calm.then(|| self.evaluation(position, entry))
    }

    /// Notes the evaluation of a node. Gives whether the side to act stands better than at its last turn.
    fn note_evaluation(&mut self, position: &P, evaluation: Option<i16>, ply: usize) -> bool {
        let sign = if position.side() == Side::First { 1 } else { -1 };
        self.frames[ply].evaluation = evaluation.map(|evaluation| sign * i32::from(evaluation));
        let Some(now) = self.frames[ply].evaluation else { return false };
        // The enemy's turn lies between, and may have several actions.
        let earlier = self.frames[..ply].iter().rev().skip(1).take(8).find_map(|frame| frame.evaluation);
        earlier.is_some_and(|earlier| sign * now > sign * earlier)
    }

    /// The number of the action that was best on an earlier visit, if all others are much worse.
    fn singular(&mut self, position: &P, entry: Option<Entry>, node: &Node) -> Result<Option<u16>, Stopped> {
        let &Node { depth, from_root, .. } = node;
        let Some(Entry { score, depth: stored, bound, best: Some(best), .. }) = entry else {
            return Ok(None);
        };
        let is_sure = matches!(bound, Bound::Lower | Bound::Exact)
            && i32::from(stored) >= depth - 3
            && score.forced_end().is_none();
        if !self.shared.options.selective
            || from_root.ply == 0
            || depth < SINGULAR_DEPTH
            || !is_sure
            // A line of such actions must come to its end.
            || from_root.ply + 4 >= MOST_PLIES
        {
            return Ok(None);
        }
        let goal = score.minus(share::<P>(SINGULAR_MARGIN) * depth);
        self.frames[from_root.ply].left_out = Some(best);
        let found = self.node(position, (goal.minus(1), goal), (depth - 1) / 2, from_root, false);
        self.frames[from_root.ply].left_out = None;
        Ok((found? < goal).then_some(best))
    }

    /// Searches the candidates of a node. Gives the best score and the number of the action that was
    /// better than alpha, if one was.
    fn best_candidate(
        &mut self,
        position: &P,
        node: &Node,
        mut listing: Listing,
        singular: Option<u16>,
        (alpha, beta): (Score, Score),
    ) -> Result<(Score, Option<u16>), Stopped> {
        let &Node { depth, from_root, key, .. } = node;
        let ply = from_root.ply;
        let start = listing.start;
        let left_out = self.frames[ply].left_out;
        // Where there is no choice a look further costs nothing in width.
        let forced = i32::from(listing.listed == Listed::All && self.candidates.len() - start == 1);
        let mut found = Found { best: Score::MIN, number: None, alpha, beta };
        let (mut late, mut quiet) = (0, 0);
        let mut next = start;
        let is_shared = self.shared.options.threads > 1 && depth >= SHARED_DEPTH && left_out.is_none();
        let deferred = self.deferred.len();
        while self.next(position, &mut listing, next, found.best, ply) {
            let index = next;
            next += 1;
            let Candidate { action, number, is_quiet, is_late, .. } = self.candidates[index];
            if left_out == Some(number) || (listing.listed == Listed::Promising && !position.is_legal(action))
            {
                continue;
            }
            if is_late && self.is_enough_late(&mut late, found.best, from_root) {
                break;
            }
            if is_quiet && !is_lost(found.best) && quiet >= self.most_quiet(node, found.alpha, listing.listed)
            {
                continue;
            }
            quiet += usize::from(is_quiet);
            let longer = forced.max(i32::from(singular == Some(number)));
            if !is_shared || is_lost(found.best) {
                self.candidate(position, node, start, index, longer, &mut found)?;
            } else {
                let task = UnderWay::task(key, number, depth);
                if self.shared.under_way.has(task) {
                    self.deferred.push(index);
                    continue;
                }
                self.shared.under_way.begin(task);
                let result = self.candidate(position, node, start, index, longer, &mut found);
                self.shared.under_way.end(task);
                result?;
            }
            if found.best >= beta {
                break;
            }
        }
        if self.deferred.len() > deferred && found.best < beta {
            // Whoever was at them may have found enough.
            let entry = self.stored(key).filter(|_| ply > 0 && self.may_look_up(from_root));
            if let Some(score) = self.answered(entry, (alpha, beta), depth, from_root) {
                self.deferred.truncate(deferred);
                return Ok((score, entry.and_then(|entry| entry.best)));
            }
            for place in deferred..self.deferred.len() {
                self.candidate(position, node, start, self.deferred[place], 0, &mut found)?;
                if found.best >= beta {
                    break;
                }
            }
        }
        self.deferred.truncate(deferred);
        // Without the action that is left out there may be none.
        let is_empty = found.best == Score::MIN && left_out.is_some();
        Ok(if is_empty { (found.alpha, None) } else { (found.best, found.number) })
    }

    /// Searches a candidate of a node, so many actions deeper than usual.
    fn candidate(
        &mut self,
        position: &P,
        node: &Node,
        start: usize,
        index: usize,
        longer: i32,
        found: &mut Found,
    ) -> Result<(), Stopped> {
        let &Node { depth, from_root, is_pv, is_cut, .. } = node;
        let ply = from_root.ply;
        let candidate = self.candidates[index];
        let Candidate { action, number, is_quiet, .. } = candidate;
        let child = position.after(action);
        let is_first = found.best == Score::MIN;
        let reduction =
            if is_first || !is_quiet { 0 } else { self.reduction(node, &candidate, index - start) };
        let ahead = Ahead {
            position: &child,
            keeps_side: child.side() == position.side(),
            from_root: from_root.after(&child),
        };
        let full = depth - 1 + longer;

        // Noise makes an action look better or worse than it is: the window moves the other way.
        let noise = self.noise(position, action, from_root);
        let (low, high) = (found.alpha.minus(noise), found.beta.minus(noise));
        self.frames[ply].target = Some(P::target(action) as u16);
        self.path.enter(position, action);
        self.path.note(&child);
        let mut score = low;
        if !is_first {
            // All others are expected to be worse: a null window shows it cheaply.
            score = self.ahead(&ahead, (low, low.next()), full - reduction, reduction > 0 || !is_cut)?;
            if score > low && reduction > 0 {
                score = self.ahead(&ahead, (low, low.next()), full, !is_cut)?;
            }
        }
        if is_first || (score > low && score < high) {
            score = self.ahead(&ahead, (low, high), full, !is_pv && !is_cut)?;
        }
        self.path.leave(&child);
        // Forced ends are seen as they are.
        let score = if score.forced_end().is_some() { score } else { score.minus(-noise) };

        if score > found.best {
            found.best = score;
            if score > found.alpha {
                found.alpha = score;
                found.number = Some(number);
                self.lengthen_line(action, ply);
            }
            if score >= found.beta {
                self.reward(position, start, index, depth, ply);
            }
        }
        Ok(())
    }

    /// Searches a child and gives its score for the side to act at the parent. `is_cut` says what is expected of the child if
    /// the other side acts there.
    pub(super) fn ahead(
        &mut self,
        ahead: &Ahead<P>,
        (alpha, beta): (Score, Score),
        depth: i32,
        is_cut: bool,
    ) -> Result<Score, Stopped> {
        if ahead.keeps_side {
            let is_cut = !is_cut && alpha.next() >= beta;
            self.node(ahead.position, (alpha, beta), depth, ahead.from_root, is_cut)
        } else {
            Ok(-self.node(ahead.position, (-beta, -alpha), depth, ahead.from_root, is_cut)?)
        }
    }

    fn reward(&mut self, position: &P, start: usize, index: usize, depth: i32, ply: usize) {
        let before = self.before(ply);
        let (tried, rest) = self.candidates[start..].split_at(index - start);
        self.ordering.reward(position.side(), &rest[0], tried, before, depth, ply);
    }
}
