//! The men on the board, the legal actions and the end of the game.

use super::board::Direction;
use super::{Action, Fault, Square};
use pionnier_core::{Outcome, Side, mix};

/// A player with fewer men has lost (K6).
const FEWEST_MEN: u32 = 2;

/// A position of Kono.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The squares of each side's men.
    men: [u16; 2],
    side: Side,
}

impl Position {
    pub(super) const START: Position = Position { men: [0x00FF, 0xFF00], side: Side::First };

    /// A position whose sets of men do not overlap.
    pub(super) const fn new(men: [u16; 2], side: Side) -> Position {
        debug_assert!(men[0] & men[1] == 0);
        Position { men, side }
    }

    /// The position with these men, the first side's set before the second's, or nothing if two men share a square or
    /// the arrangement is impossible (see [`Fault`]). The sets are those of [`Position::men`].
    #[must_use]
    pub fn from_men(men: [u16; 2], side: Side) -> Option<Position> {
        (men[0] & men[1] == 0 && Fault::of(men).is_none()).then(|| Position::new(men, side))
    }

    /// The squares of a side's men, as a set: bit n is square number n.
    #[must_use]
    pub const fn men(&self, side: Side) -> u16 {
        self.men[side.index()]
    }

    /// Whose man stands on a square.
    #[must_use]
    pub fn man_on(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.men(side) & square.bit() != 0)
    }

    /// The men that can step in this direction (K3).
    const fn steppers(&self, direction: Direction) -> u16 {
        let own = self.men(self.side);
        let empty = !(own | self.men(self.side.other()));
        own & direction.back().shift(empty)
    }

    /// The men that can capture in this direction (K4).
    const fn capturers(&self, direction: Direction) -> u16 {
        let own = self.men(self.side);
        let enemy = self.men(self.side.other());
        let back = direction.back();
        own & back.shift(own & back.shift(enemy))
    }

    fn is_beaten(&self, side: Side) -> bool {
        self.men(side).count_ones() < FEWEST_MEN
    }

    fn is_blocked(&self) -> bool {
        Direction::ALL.iter().all(|&direction| self.steppers(direction) | self.capturers(direction) == 0)
    }
}

impl pionnier_core::Position for Position {
    type Action = Action;

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    #[inline]
    fn is_mid_turn(&self) -> bool {
        false
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.is_beaten(self.side) || self.is_blocked() {
            Some(Outcome::Win(!self.side))
        } else if self.is_beaten(!self.side) {
            Some(Outcome::Win(self.side))
        } else {
            None
        }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        if self.is_beaten(self.side) || self.is_beaten(!self.side) {
            return;
        }
        for direction in Direction::ALL {
            push(out, self.steppers(direction), direction.offset());
            push(out, self.capturers(direction), 2 * direction.offset());
        }
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        let to = action.to.bit();
        self.men[self.side.index()] ^= action.from.bit() | to;
        self.men[self.side.other().index()] &= !to;
        self.side = !self.side;
    }

    fn is_progress(&self, action: Action) -> bool {
        action.is_capture()
    }

    #[inline]
    fn key(&self) -> u64 {
        mix(0, u64::from(self.men[0]) | u64::from(self.men[1]) << 16 | (self.side as u64) << 32)
    }
}

#[inline]
fn push(out: &mut Vec<Action>, mut men: u16, offset: i32) {
    while men != 0 {
        let from = men.trailing_zeros();
        men &= men - 1;
        out.push(Action {
            from: Square::from_index(from),
            to: Square::from_index(from.wrapping_add_signed(offset)),
        });
    }
}
