//! Quindo with few discs as the solver sees it.

use super::discs::Discs;
use super::index::{Index, LENGTHS};
use crate::retrograde::{self, IndexedGame, Solution};
use crate::{Progress, Value};
use core::num::NonZeroUsize;
use core::ops::ControlFlow;

struct IndexedQuindo<'a> {
    index: &'a Index,
    /// The most discs there are.
    most: u32,
}

impl IndexedGame for IndexedQuindo<'_> {
    type Position = Discs;

    fn classes(&self) -> usize {
        self.index.boards() * LENGTHS
    }

    #[inline]
    fn index(&self, discs: &Discs) -> usize {
        self.index.class(*discs)
    }

    #[inline]
    fn position(&self, class: usize) -> Discs {
        self.index.position(class)
    }

    #[inline]
    fn given(&self, discs: &Discs) -> Option<Value> {
        discs.at_once()
    }

    #[inline]
    fn successors(&self, discs: &Discs, mut visit: impl FnMut(Discs)) {
        discs.each_turn(|after| {
            if after.end().is_none() {
                visit(after);
            }
            ControlFlow::Continue(())
        });
    }

    const COUNTS_TURNS: bool = false;

    #[inline]
    fn find_turn(
        &self,
        discs: &Discs,
        skipped: usize,
        mut is_wanted: impl FnMut(usize) -> bool,
    ) -> Option<usize> {
        let (mut number, mut found) = (0, None);
        discs.each_turn(|after| {
            if after.end().is_some() {
                return ControlFlow::Continue(());
            }
            if number >= skipped && is_wanted(self.index.class(after)) {
                found = Some(number);
                return ControlFlow::Break(());
            }
            number += 1;
            ControlFlow::Continue(())
        });
        found
    }

    const HAS_PREDECESSORS: bool = true;

    #[inline]
    fn predecessors(&self, discs: &Discs, mut visit: impl FnMut(Discs)) {
        discs.each_turn_back(self.most, |before| {
            for previous in lengths_but(discs.previous) {
                visit(Discs { previous, ..before });
            }
        });
    }

    /// The two that differ in the forbidden length only are found together.
    #[inline]
    fn origins(&self, discs: &Discs, mut visit: impl FnMut(usize)) {
        discs.each_turn_back(self.most, |before| {
            let first = self.index.class(Discs { previous: 1, ..before });
            for previous in lengths_but(discs.previous) {
                visit(first + usize::from(previous) - 1);
            }
        });
    }
}

/// The lengths of a move without this one.
fn lengths_but(length: u8) -> impl Iterator<Item = u8> {
    (1..=LENGTHS as u8).filter(move |&other| other != length)
}

/// Solves all positions of an index.
pub(super) fn solve(index: &Index, threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Solution {
    retrograde::solve(&IndexedQuindo { index, most: index.most() as u32 }, threads, progress)
}
