//! Granat with few pawns as a table of endgames sees it.

use super::index::{FEWEST, Index, MOST};
use super::pawns::Pawns;
use super::{packing, solve};
use crate::endgames::{Endgame, Endgames, Entry, Told};
use crate::retrograde::Solution;
use crate::{Progress, Value};
use core::num::NonZeroUsize;
use core::ops::{Range, RangeInclusive};
use pionnier_core::{Position as _, Side};
use pionnier_games::granat::Position;

impl Endgame for Index {
    type Position = Position;

    const ID: &'static str = "granat-endgame";
    const VERSION: u16 = 1;
    const MEN: RangeInclusive<usize> = FEWEST..=MOST;
    const BOXED: usize = 3;
    const CHECKED_WHOLE: usize = 4;

    fn up_to(men: usize) -> &'static Index {
        Index::up_to(men)
    }

    fn solve(&self, threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Vec<Solution> {
        solve::solve(self, threads, progress)
    }

    fn classes(&self) -> usize {
        self.sections().last().map_or(0, |section| section.classes().end)
    }

    fn classes_of(&self, own: usize, enemy: usize) -> Range<usize> {
        self.section_with(own + enemy).classes_with(own)
    }

    fn position(&self, class: usize, side: Side) -> Position {
        self.section_of(class).pawns(class).position(side)
    }

    fn class_size(&self, class: usize) -> u64 {
        if self.section_of(class).is_symmetric(class) { 1 } else { 2 }
    }

    #[inline]
    fn men_in(position: &Position) -> usize {
        (position.pawns(Side::First) | position.pawns(Side::Second)).count_ones() as usize
    }

    #[inline]
    fn value(&self, position: &Position, entry: impl Fn(usize) -> Entry) -> Option<Value> {
        if position.pawns(position.side()) == 0 {
            return Some(Value::Loss(0));
        }
        if position.pawns(!position.side()) == 0 {
            return Some(Value::Win(0));
        }
        let pawns = Pawns::of(position);
        entry(self.section_with(pawns.count()).class(&pawns)).value()
    }

    const BLOCK: usize = packing::BLOCK;
    const CONTEXTS: usize = packing::CONTEXTS;

    /// Nothing.
    type Family = ();

    fn family(&self, _: usize) {}

    #[inline]
    fn told(entries: &[u8], number: usize, (): ()) -> Told {
        packing::told(entries, number)
    }
}

impl Endgames<Index> {
    /// The most pawns, both sides' together, of a position that it knows.
    #[must_use]
    pub const fn pawns(&self) -> usize {
        self.men()
    }
}
