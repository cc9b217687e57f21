//! The value of every position with few discs.

use super::discs::Discs;
use super::entry::Entry;
use super::index::{FEWEST, Index, LENGTHS, MOST};
use super::packed::{BLOCK, Packed, pack};
use super::solve;
use crate::{Progress, RankedTurn, Value, ranking};
use core::fmt;
use core::num::NonZeroUsize;
use pionnier_core::Side;
use pionnier_games::quindo::{Action, Position};
use std::sync::OnceLock;

/// The exact value of every position of Quindo with at most so many discs.
pub struct Endgames {
    index: &'static Index,
    discs: usize,
    /// The entries, a block of boards each; read when they are first asked for.
    blocks: Vec<OnceLock<Box<[u8]>>>,
    packed: Option<Packed>,
}

impl fmt::Debug for Endgames {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_struct("Endgames").field("discs", &self.discs).finish_non_exhaustive()
    }
}

impl Endgames {
    /// The numbers of discs, both sides' together, that can be solved for.
    pub const DISCS: core::ops::RangeInclusive<usize> = FEWEST..=MOST;

    /// Solves all positions with at most so many discs. Five take 300 million numbers and a gigabyte.
    ///
    /// # Panics
    /// If it is not one of [`Endgames::DISCS`].
    #[must_use]
    pub fn solve(discs: usize, threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Endgames {
        assert!(Endgames::DISCS.contains(&discs), "no table has so many discs");
        let solution = solve::solve(discs, threads, progress);
        let index = Index::up_to(discs);
        let mut blocks = Vec::new();
        for start in (0..index.classes()).step_by(BLOCK * LENGTHS) {
            let end = index.classes().min(start + BLOCK * LENGTHS);
            let entries: Box<[u8]> = (start..end).map(|class| Entry::new(solution.value(class)).0).collect();
            blocks.push(OnceLock::from(entries));
        }
        Endgames { index, discs, blocks, packed: None }
    }

    pub(super) fn pack(&self, out: &mut Vec<u8>) {
        pack(self.index, |number| self.block(number), out);
    }

    pub(super) fn unpack(discs: usize, packed: &[u8]) -> Option<Endgames> {
        let index = Index::up_to(Some(discs).filter(|discs| Endgames::DISCS.contains(discs))?);
        let packed = Packed::read(index, packed)?;
        let blocks = (0..index.boards().div_ceil(BLOCK)).map(|_| OnceLock::new()).collect();
        Some(Endgames { index, discs, blocks, packed: Some(packed) })
    }

    /// The most discs, both sides' together, of a position that it knows.
    #[must_use]
    pub const fn discs(&self) -> usize {
        self.discs
    }

    /// How many classes of positions the table has a value for.
    #[must_use]
    pub const fn classes(&self) -> usize {
        self.index.classes()
    }

    /// The value of a position for its side to move, and the plies to the end, if it has few enough discs. `Win(0)` and `Loss(0)` say
    /// that the game is over.
    ///
    /// C3 and C4 are not part of a position and not of its value: where the turns without progress could run out before the win, it
    /// is won only if the count allows.
    #[must_use]
    #[inline]
    pub fn probe(&self, position: &Position) -> Option<Value> {
        self.value(Discs::of(position))
    }

    /// Every legal turn, best first: shortest wins, then draws, those first that are hardest to answer, then longest losses. Nothing
    /// if there are more discs than it knows.
    #[must_use]
    pub fn ranked_turns(&self, position: &Position) -> Option<Vec<RankedTurn<Action>>> {
        self.probe(position)?;
        ranking::ranked(position, |position| self.probe(position))
    }

    /// Best play by both sides from here: always the first of [`Endgames::ranked_turns`], until the game is over or, in a draw, until a
    /// position comes back.
    #[must_use]
    pub fn best_line(&self, position: &Position) -> Vec<Action> {
        ranking::best_line(position, |position| self.probe(position)).into_iter().flatten().collect()
    }

    #[inline]
    pub(super) fn value(&self, discs: Discs) -> Option<Value> {
        if discs.total() as usize > self.discs {
            return None;
        }
        if let Some(value) = discs.end() {
            return Some(value);
        }
        let first = self.index.board(discs) * LENGTHS;
        if discs.previous == 0 {
            // Every length is allowed: lengths 2 and 3, or 1 and 3.
            return Some(self.entry(first).value()?.max(self.entry(first + 1).value()?));
        }
        self.entry(first + usize::from(discs.previous) - 1).value()
    }

    #[inline]
    fn entry(&self, class: usize) -> Entry {
        let entries = BLOCK * LENGTHS;
        Entry(self.block(class / entries)[class % entries])
    }

    #[inline]
    fn block(&self, number: usize) -> &[u8] {
        self.blocks[number].get_or_init(|| {
            let packed = self.packed.as_ref().expect("what is not packed is there");
            packed.block(self.index, number)
        })
    }

    /// One position of every class with so many discs, the first side to move, with its value if that can be read.
    pub fn positions(&self, discs: usize) -> impl Iterator<Item = (Position, Option<Value>)> {
        let classes = self.index.start_of(discs)..self.index.start_of(discs + 1);
        classes.map(|class| {
            let (discs, value) = self.class(class);
            (discs.position(Side::First), value)
        })
    }

    /// The value of a class, for those who go through all of them.
    pub(super) fn class_value(&self, class: usize) -> Option<Value> {
        self.entry(class).value()
    }

    /// A position of a class, and its value.
    pub(super) fn class(&self, class: usize) -> (Discs, Option<Value>) {
        (self.index.position(class), self.entry(class).value())
    }

    pub(super) const fn index(&self) -> &'static Index {
        self.index
    }
}
