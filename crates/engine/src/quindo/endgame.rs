//! Quindo with few discs as a table of endgames sees it.

use super::discs::Discs;
use super::index::{FEWEST, Index, LENGTHS, MOST};
use super::{packing, solve};
use crate::endgames::{Endgame, Endgames, Entry, Told};
use crate::retrograde::Solution;
use crate::{Progress, Value};
use core::num::NonZeroUsize;
use core::ops::{Range, RangeInclusive};
use pionnier_core::Side;
use pionnier_games::quindo::Position;

impl Endgame for Index {
    type Position = Position;

    const ID: &'static str = "quindo-endgame";
    const VERSION: u16 = 1;
    const MEN: RangeInclusive<usize> = FEWEST..=MOST;
    const BOXED: usize = 4;
    const CHECKED_WHOLE: usize = 4;

    fn up_to(men: usize) -> &'static Index {
        Index::up_to(men)
    }

    fn solve(&self, threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Vec<Solution> {
        vec![solve::solve(self, threads, progress)]
    }

    fn classes(&self) -> usize {
        self.boards() * LENGTHS
    }

    fn classes_of(&self, own: usize, enemy: usize) -> Range<usize> {
        let boards = self.boards_of(own, enemy);
        boards.start * LENGTHS..boards.end * LENGTHS
    }

    fn position(&self, class: usize, side: Side) -> Position {
        Index::position(self, class).position(side)
    }

    fn class_size(&self, class: usize) -> u64 {
        self.board_size(class / LENGTHS) as u64
    }

    #[inline]
    fn men_in(position: &Position) -> usize {
        Discs::of(position).total() as usize
    }

    #[inline]
    fn value(&self, position: &Position, entry: impl Fn(usize) -> Entry) -> Option<Value> {
        let discs = Discs::of(position);
        if let Some(value) = discs.end() {
            return Some(value);
        }
        let first = self.board(discs) * LENGTHS;
        if discs.previous == 0 {
            // Every length is allowed: lengths 2 and 3, or 1 and 3.
            return Some(entry(first).value()?.max(entry(first + 1).value()?));
        }
        entry(first + usize::from(discs.previous) - 1).value()
    }

    const BLOCK: usize = packing::BLOCK;
    const CONTEXTS: usize = packing::CONTEXTS;

    /// How far away a board's second relative is.
    type Family = usize;

    fn family(&self, class: usize) -> usize {
        packing::distance(self, class)
    }

    #[inline]
    fn told(entries: &[u8], number: usize, distance: usize) -> Told {
        packing::told(entries, number, distance)
    }
}

impl Endgames<Index> {
    /// The numbers of discs, both sides' together, that can be solved for.
    pub const DISCS: RangeInclusive<usize> = Index::MEN;

    /// The most discs, both sides' together, of a position that it knows.
    #[must_use]
    pub const fn discs(&self) -> usize {
        self.men()
    }
}
