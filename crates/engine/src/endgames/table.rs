//! The value of every position with few men.

use super::packed::{Packed, pack};
use super::{Endgame, Entry};
use crate::{Progress, RankedTurn, Value, ranking};
use core::fmt;
use core::num::NonZeroUsize;
use pionnier_core::{Position, Side};
use std::sync::OnceLock;

/// The exact value of every position of a game with at most so many men.
pub struct Endgames<E: Endgame> {
    numbering: &'static E,
    men: usize,
    /// The entries, a block each; read when they are first asked for.
    blocks: Vec<OnceLock<Box<[u8]>>>,
    packed: Option<Packed>,
}

impl<E: Endgame> fmt::Debug for Endgames<E> {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_struct("Endgames").field("men", &self.men).finish_non_exhaustive()
    }
}

/// An action of the game.
pub(crate) type ActionOf<E> = <<E as Endgame>::Position as Position>::Action;

impl<E: Endgame> Endgames<E> {
    /// Solves all positions with at most so many men.
    ///
    /// # Panics
    /// If it is not one of [`Endgame::MEN`].
    #[must_use]
    pub fn solve(men: usize, threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Endgames<E> {
        assert!(E::MEN.contains(&men), "no table has so many men");
        let numbering = E::up_to(men);
        let mut blocks = Vec::with_capacity(numbering.classes().div_ceil(E::BLOCK));
        let mut block = Vec::with_capacity(E::BLOCK);
        for solution in numbering.solve(threads, progress) {
            for value in solution.values() {
                block.push(Entry::new(value).0);
                if block.len() == E::BLOCK {
                    blocks.push(OnceLock::from(Box::from(block.as_slice())));
                    block.clear();
                }
            }
        }
        if !block.is_empty() {
            blocks.push(OnceLock::from(block.into_boxed_slice()));
        }
        Endgames { numbering, men, blocks, packed: None }
    }

    pub(super) fn pack(&self, out: &mut Vec<u8>) {
        pack(self.numbering, |number| self.block(number), out);
    }

    pub(super) fn unpack(men: usize, packed: &[u8]) -> Option<Endgames<E>> {
        let numbering = E::up_to(Some(men).filter(|men| E::MEN.contains(men))?);
        let blocks = numbering.classes().div_ceil(E::BLOCK);
        let packed = Packed::read(E::CONTEXTS, blocks, packed)?;
        let blocks = (0..blocks).map(|_| OnceLock::new()).collect();
        Some(Endgames { numbering, men, blocks, packed: Some(packed) })
    }

    /// The most men, both sides' together, of a position that it knows.
    #[must_use]
    pub const fn men(&self) -> usize {
        self.men
    }

    /// How many classes of positions the table has a value for.
    #[must_use]
    pub fn classes(&self) -> usize {
        self.numbering.classes()
    }

    /// The value of a position for its side to move, and the plies to the end, if it has few enough men. `Win(0)` and `Loss(0)` say
    /// that the game is over. Nothing in the middle of a turn.
    ///
    /// C3 and C4 are not part of a position and not of its value: where the turns without progress could run out before the win, it
    /// is won only if the count allows.
    // Asked in many places: one copy of it keeps what a page loads small.
    #[must_use]
    #[inline(never)]
    pub fn probe(&self, position: &E::Position) -> Option<Value> {
        if position.is_mid_turn() || E::men_in(position) > self.men {
            return None;
        }
        self.numbering.value(position, |class| self.entry(class))
    }

    /// Every legal turn, best first: shortest wins, then draws, those first that are hardest to answer, then longest losses. Nothing
    /// if there are more men than it knows.
    #[must_use]
    pub fn ranked_turns(&self, position: &E::Position) -> Option<Vec<RankedTurn<ActionOf<E>>>> {
        self.probe(position)?;
        ranking::ranked(position, |position| self.probe(position))
    }

    /// Best play by both sides from here, as actions: always the first of [`Endgames::ranked_turns`], until the game is over or, in a draw,
    /// until a position comes back.
    #[must_use]
    pub fn best_line(&self, position: &E::Position) -> Vec<ActionOf<E>> {
        ranking::best_line(position, |position| self.probe(position)).into_iter().flatten().collect()
    }

    #[inline]
    fn entry(&self, class: usize) -> Entry {
        Entry(self.block(class / E::BLOCK)[class % E::BLOCK])
    }

    #[inline]
    fn block(&self, number: usize) -> &[u8] {
        self.blocks[number].get_or_init(|| {
            let packed = self.packed.as_ref().expect("what is not packed is there");
            packed.block(self.numbering, number)
        })
    }

    /// One position of every class with so many men, the first side to move, with its value if that can be read.
    pub fn positions(&self, men: usize) -> impl Iterator<Item = (E::Position, Option<Value>)> {
        let classes = self.start_of(men)..self.start_of(men + 1);
        classes.map(|class| (self.numbering.position(class, Side::First), self.class_value(class)))
    }

    /// The first class with so many men; with one more than there are, the number of all.
    pub(super) fn start_of(&self, men: usize) -> usize {
        if men > self.men { self.classes() } else { self.numbering.classes_of(1, men - 1).start }
    }

    /// The value of a class, if it can be read.
    pub(super) fn class_value(&self, class: usize) -> Option<Value> {
        self.entry(class).value()
    }

    pub(crate) const fn numbering(&self) -> &'static E {
        self.numbering
    }
}
