//! The candidates of a node, listed no sooner than they are needed.

use super::pruning::is_lost;
use super::{FromRoot, Ordering, Worker, pick};
use crate::{Knowledge, Score};

/// Which actions of a node are among its candidates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Listed {
    /// The best of an earlier visit.
    First,
    /// Those that are worth looking at. Whether they are legal is asked when it is their turn.
    Promising,
    /// All.
    All,
}

/// Where the candidates of a node are.
pub(super) struct Listing {
    /// Where they begin.
    pub(super) start: usize,
    /// Where those begin that were listed last.
    part: usize,
    pub(super) listed: Listed,
}

impl<P: Knowledge> Worker<'_, P> {
    /// Begins to list the candidates of a node; nothing if no action can be played. `best` is the number of the one that was best
    /// on an earlier visit.
    pub(super) fn list(
        &mut self,
        position: &P,
        key: u64,
        best: Option<u16>,
        from_root: FromRoot,
    ) -> Option<Listing> {
        let start = self.candidates.len();
        let options = self.shared.options;
        // In the first turn everything is looked at.
        let is_in_part = options.selective
            && options.weakness.is_none()
            && from_root.turns > 0
            && position.lists_in_part();
        if is_in_part {
            Ordering::list_first(position, best, &mut self.candidates);
            return Some(Listing { start, part: start, listed: Listed::First });
        }
        self.actions.clear();
        position.actions(&mut self.actions);
        if self.actions.is_empty() {
            return None;
        }
        Ordering::list(position, &self.actions, best, &mut self.candidates);
        if let Some(weakness) = options.weakness {
            weakness.overlook(position, key, &mut self.candidates, start);
        }
        Some(Listing { start, part: start, listed: Listed::All })
    }

    /// Brings the next candidate of a node to its place, and lists more if it needs to. False if there is none. What is not
    /// promising is wanted only where all that is loses.
    pub(super) fn next(
        &mut self,
        position: &P,
        listing: &mut Listing,
        index: usize,
        best: Score,
        ply: usize,
    ) -> bool {
        while index == self.candidates.len() {
            listing.part = index;
            listing.listed = match listing.listed {
                Listed::First => self.list_promising(position, listing.start, ply),
                Listed::Promising if is_lost(best) => self.list_rest(position, listing.start, ply),
                _ => return false,
            };
        }
        let &mut Listing { start, part, listed } = listing;
        // The best of an earlier visit lies at the start: the others are ranked only if it is not good enough.
        let is_first = index == start && self.candidates[start].is_first();
        if is_first {
            return true;
        }
        let is_unranked = listed == Listed::All && part == start;
        if is_unranked && (index == start || (index == start + 1 && self.candidates[start].is_first())) {
            let before = self.before(ply);
            self.ordering.rank(position, &mut self.candidates[index..], before, ply);
        }
        pick(&mut self.candidates[index..], index - part);
        true
    }

    fn list_promising(&mut self, position: &P, start: usize, ply: usize) -> Listed {
        let before = self.before(ply);
        self.ordering.list_promising(position, &mut self.candidates, start, before, ply);
        Listed::Promising
    }

    fn list_rest(&mut self, position: &P, start: usize, ply: usize) -> Listed {
        self.actions.clear();
        position.actions(&mut self.actions);
        let listed = &self.candidates[start..];
        self.actions.retain(|action| listed.iter().all(|candidate| candidate.action != *action));
        let before = self.before(ply);
        let end = self.candidates.len();
        Ordering::list(position, &self.actions, None, &mut self.candidates);
        self.ordering.rank(position, &mut self.candidates[end..], before, ply);
        Listed::All
    }
}
