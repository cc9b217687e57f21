//! The men on the board, the legal actions and the end of the game.

use super::board::Direction;
use super::{Action, Fault, Square};
use pionnier_core::{Outcome, Side, mix};

/// A position of Kono.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The squares of the men of the side to move, and of its enemy: held by role, not by colour, so that playing a
    /// turn is a swap and nothing is looked up by side.
    own: u16,
    enemy: u16,
    side: Side,
}

impl Position {
    pub(super) const START: Position = Position::new([0x00FF, 0xFF00], Side::First);

    /// A position whose sets of men do not overlap.
    pub(super) const fn new(men: [u16; 2], side: Side) -> Position {
        debug_assert!(men[0] & men[1] == 0);
        Position { own: men[side.index()], enemy: men[side.other().index()], side }
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
        if side as u8 == self.side as u8 { self.own } else { self.enemy }
    }

    /// Whose man stands on a square.
    #[must_use]
    pub fn man_on(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.men(side) & square.bit() != 0)
    }

    /// The men that can step in this direction (K3).
    const fn steppers(&self, direction: Direction) -> u16 {
        self.own & direction.back().shift(!(self.own | self.enemy))
    }

    /// The men that can capture in this direction (K4).
    const fn capturers(&self, direction: Direction) -> u16 {
        let back = direction.back();
        self.own & back.shift(self.own & back.shift(self.enemy))
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
        if is_beaten(self.own) || self.is_blocked() {
            Some(Outcome::Win(!self.side))
        } else if is_beaten(self.enemy) {
            Some(Outcome::Win(self.side))
        } else {
            None
        }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        if is_beaten(self.own) || is_beaten(self.enemy) {
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
        *self =
            Position { own: self.enemy & !to, enemy: self.own ^ (action.from.bit() | to), side: !self.side };
    }

    fn is_progress(&self, action: Action) -> bool {
        action.is_capture()
    }

    #[inline]
    fn key(&self) -> u64 {
        mix(0, u64::from(self.own) | u64::from(self.enemy) << 16 | (self.side as u64) << 32)
    }
}

/// Whether fewer than two men are left (K6): without its lowest man the set is empty.
#[inline]
const fn is_beaten(men: u16) -> bool {
    men & men.wrapping_sub(1) == 0
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
