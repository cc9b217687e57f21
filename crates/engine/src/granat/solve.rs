//! Granat with few pawns as the solver sees it.
//!
//! A capture leads to fewer pawns, so that each number of pawns is solved by itself, with what captures lead to known before; the rest
//! are turns without a capture.

use super::index::{Index, Section};
use super::pawns::Pawns;
use crate::retrograde::{self, IndexedGame, Solution};
use crate::{Progress, Value};
use core::num::NonZeroUsize;
use core::ops::ControlFlow;
use pionnier_core::{Position as _, Side};
use pionnier_games::granat::Position;

struct IndexedGranat<'a> {
    section: &'a Section,
    /// What is known: an index, and the solutions of all sections with fewer pawns.
    index: &'a Index,
    smaller: &'a [Solution],
}

impl IndexedGranat<'_> {
    /// The value of a position with fewer pawns.
    #[inline]
    fn known(&self, position: &Position) -> Value {
        if position.pawns(position.side()) == 0 {
            return Value::Loss(0);
        }
        let pawns = Pawns::of(position);
        let section = self.index.section_with(pawns.count());
        self.smaller[section.number()].value(section.class(&pawns) - section.start)
    }
}

impl IndexedGame for IndexedGranat<'_> {
    /// The first side to move, at the beginning of a turn.
    type Position = Position;

    fn classes(&self) -> usize {
        self.section.classes().len()
    }

    #[inline]
    fn index(&self, position: &Position) -> usize {
        self.section.class(&Pawns::of(position)) - self.section.start
    }

    #[inline]
    fn position(&self, class: usize) -> Position {
        self.section.pawns(self.section.start + class).position(Side::First)
    }

    #[inline]
    fn given(&self, position: &Position) -> Option<Value> {
        let mut best = None;
        let _ = position.each_capturing_turn(&mut |after| {
            best = best.max(Some(self.known(&after).before()));
            ControlFlow::Continue(())
        });
        if best.is_some() || self.turns(position) > 0 {
            return best;
        }
        match position.outcome() {
            Some(outcome) if outcome.winner().is_none() => Some(Value::Draw),
            _ => Some(Value::Loss(0)),
        }
    }

    #[inline]
    fn successors(&self, position: &Position, mut visit: impl FnMut(Position)) {
        let _ = position.each_quiet_turn(&mut |after| {
            visit(after);
            ControlFlow::Continue(())
        });
    }

    const COUNTS_TURNS: bool = false;

    #[inline]
    fn find_turn(
        &self,
        position: &Position,
        skipped: usize,
        mut is_wanted: impl FnMut(usize) -> bool,
    ) -> Option<usize> {
        let mut number = 0;
        let walk = position.each_quiet_turn(&mut |after| {
            if number >= skipped && is_wanted(self.index(&after)) {
                return ControlFlow::Break(());
            }
            number += 1;
            ControlFlow::Continue(())
        });
        walk.is_break().then_some(number)
    }

    /// None or some is all that is asked for.
    #[inline]
    fn turns(&self, position: &Position) -> usize {
        usize::from(position.each_quiet_turn(&mut |_| ControlFlow::Break(())).is_break())
    }

    const HAS_PREDECESSORS: bool = true;

    #[inline]
    fn predecessors(&self, position: &Position, mut visit: impl FnMut(Position)) {
        position.each_quiet_origin(&mut visit);
    }

    /// A turn to here has its image: where it begins on points that are their own mirror image, the image has a class of its own.
    #[inline]
    fn origins(&self, position: &Position, mut visit: impl FnMut(usize)) {
        position.each_quiet_origin(&mut |before| {
            let pawns = Pawns::of(&before);
            let class = self.section.class(&pawns);
            visit(class - self.section.start);
            if self.section.is_symmetric(class) {
                visit(self.section.class(&pawns.mirrored()) - self.section.start);
            }
        });
    }
}

/// Solves all positions of an index, fewest pawns first.
pub(super) fn solve(
    index: &Index,
    threads: NonZeroUsize,
    progress: &mut dyn FnMut(Progress),
) -> Vec<Solution> {
    let mut solutions = Vec::new();
    for section in index.sections() {
        let game = IndexedGranat { section, index, smaller: &solutions };
        let solution = retrograde::solve(&game, threads, progress);
        solutions.push(solution);
    }
    solutions
}
