//! Kono as the solver sees it.

use super::index::Index;
use super::men::Men;
use crate::retrograde::{self, IndexedGame, Solution};
use crate::{Progress, Value};
use core::num::NonZeroUsize;

struct IndexedKono {
    index: &'static Index,
}

impl IndexedGame for IndexedKono {
    type Position = Men;

    fn classes(&self) -> usize {
        self.index.classes()
    }

    #[inline]
    fn index(&self, men: &Men) -> usize {
        self.index.class(*men)
    }

    #[inline]
    fn position(&self, class: usize) -> Men {
        self.index.representative(class)
    }

    #[inline]
    fn given(&self, men: &Men) -> Option<Value> {
        if men.wins_at_once() { Some(Value::Win(1)) } else { (men.turns() == 0).then_some(Value::Loss(0)) }
    }

    #[inline]
    fn successors(&self, men: &Men, visit: impl FnMut(Men)) {
        men.each_turn(visit);
    }

    #[inline]
    fn class_size(&self, men: &Men) -> usize {
        self.index.class_size(*men)
    }

    #[inline]
    fn turns(&self, men: &Men) -> usize {
        men.turns() as usize
    }

    const HAS_PREDECESSORS: bool = true;

    #[inline]
    fn predecessors(&self, men: &Men, visit: impl FnMut(Men)) {
        men.each_turn_back(visit);
    }
}

pub(super) fn solve(threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Solution {
    retrograde::solve(&IndexedKono { index: Index::get() }, threads, progress)
}
