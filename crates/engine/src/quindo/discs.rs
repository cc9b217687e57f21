//! A position as the side to move sees it, and turns forwards and backwards.
//!
//! The solver looks at billions of turns and has its own small rules for that; that they agree with those of
//! `pionnier_games::quindo` is what [`verify`](super::verify()) proves.

use super::board::{BITS, LONGEST, RAYS, Ray, border, is_border, squares};
use crate::Value;
use core::ops::ControlFlow;
use pionnier_core::{Position as _, Side};
use pionnier_games::quindo::Position;

/// The discs of the side to move and those of the other: colours do not matter to a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Discs {
    pub(super) own: u128,
    pub(super) enemy: u128,
    /// The length of the previous move, which this one must not have; 0 if there was none.
    pub(super) previous: u8,
}

impl Discs {
    #[inline]
    pub(super) fn of(position: &Position) -> Discs {
        let side = position.side();
        Discs {
            own: position.discs(side),
            enemy: position.discs(!side),
            previous: position.previous_length(),
        }
    }

    /// The position with this side to move.
    ///
    /// # Panics
    /// If these discs make none.
    pub(super) fn position(self, side: Side) -> Position {
        let discs = match side {
            Side::First => [self.own, self.enemy],
            Side::Second => [self.enemy, self.own],
        };
        Position::from_discs(discs, side, self.previous).expect("these discs are a legal arrangement")
    }

    #[inline]
    pub(super) const fn total(self) -> u32 {
        (self.own | self.enemy).count_ones()
    }

    /// Visits the discs after every turn, also those that end the game, until it is told to break off.
    #[inline]
    pub(super) fn each_turn(self, mut visit: impl FnMut(Discs) -> ControlFlow<()>) {
        for from in squares(self.own) {
            for ray in &RAYS[from] {
                if self.along(from, ray, &mut visit).is_break() {
                    return;
                }
            }
        }
    }

    /// Visits the discs after every turn of one disc in one direction.
    #[inline]
    fn along(
        self,
        from: usize,
        ray: &Ray,
        visit: &mut impl FnMut(Discs) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Discs { own, enemy, previous } = self;
        if ray.near & (own | enemy) == 0 {
            // Nothing in the way: every square of the ray is a turn of its length.
            for (number, &to) in ray.squares[..ray.count].iter().enumerate() {
                let length = number as u8 + 1;
                if length != previous {
                    visit(self.after(from, usize::from(to), 0, length))?;
                }
            }
            return ControlFlow::Continue(());
        }
        let (mut to, mut length, mut turned) = (from, 0, 0);
        loop {
            to = to.wrapping_add_signed(ray.step);
            let bit = BITS[to];
            if own & bit != 0 {
                break;
            }
            if enemy & bit != 0 {
                turned |= bit;
                continue;
            }
            length += 1;
            if length != previous {
                visit(self.after(from, to, turned, length))?;
            }
            if usize::from(length) == LONGEST || is_border(to) {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn after(self, from: usize, to: usize, turned: u128, length: u8) -> Discs {
        let arrived = if is_border(to) { 0 } else { BITS[to] };
        let moved = self.own & !BITS[from] | turned | arrived;
        Discs { own: self.enemy & !turned, enemy: moved, previous: length }
    }

    /// Visits every position with at most so many discs from which a turn of the enemy leads here. Whatever length was forbidden
    /// there, it was not that of this turn; it is left open.
    #[inline]
    pub(super) fn each_turn_back(self, most: u32, mut visit: impl FnMut(Discs)) {
        for to in squares(self.enemy) {
            self.back_from(to, &mut visit);
        }
        if self.total() < most {
            // A disc that left.
            for to in border() {
                self.back_from(to, &mut visit);
            }
        }
    }

    /// Visits the positions from which a disc came to this square: with the length of its move there is at most one square it
    /// came from in each direction.
    #[inline]
    fn back_from(self, to: usize, visit: &mut impl FnMut(Discs)) {
        let Discs { own, enemy, previous: length } = self;
        for ray in &RAYS[to] {
            if ray.count == 0 {
                continue;
            }
            let (mut from, mut free, mut turned) = (to, 1, 0);
            loop {
                from = from.wrapping_add_signed(ray.step);
                let bit = BITS[from];
                if is_border(from) || own & bit != 0 {
                    break;
                }
                if enemy & bit != 0 {
                    turned |= bit;
                    continue;
                }
                if free < length {
                    free += 1;
                    continue;
                }
                visit(Discs { own: enemy & !turned & !BITS[to] | bit, enemy: own | turned, previous: 0 });
                break;
            }
        }
    }

    /// The value if the game is over.
    #[inline]
    pub(super) const fn end(self) -> Option<Value> {
        if self.own == 0 {
            Some(Value::Loss(0))
        } else if self.enemy == 0 {
            Some(Value::Win(0))
        } else {
            None
        }
    }

    /// The best value among the turns that end the game at once, if there is one.
    #[inline]
    pub(super) fn at_once(self) -> Option<Value> {
        let mut best = None;
        let mut visit = |after: Discs| {
            best = best.max(after.end().map(Value::before));
            ControlFlow::Continue(())
        };
        // Who has one disc only can lose it. Otherwise only a turn over all enemy discs ends the game.
        let may_lose = self.own.is_power_of_two();
        for from in squares(self.own) {
            for ray in &RAYS[from] {
                if may_lose || self.enemy & !ray.line == 0 {
                    let _ = self.along(from, ray, &mut visit);
                }
            }
        }
        best
    }
}
