//! The men on the board, the legal actions and the end of the game.

use super::board::Direction;
use super::{Action, Fault, Square};
use pionnier_core::{Cause, End, Side, mix};

/// A side has fewer than two men (K6).
pub(super) const TOO_FEW_MEN: Cause = Cause { rule: "K6", code: "too-few-men" };

/// The side to move has no legal move (K6).
pub(super) const SHUT_IN: Cause = Cause { rule: "K6", code: "shut-in" };

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

    /// How many steps and how many captures a side could choose from if it were to move.
    #[must_use]
    pub const fn mobility(&self, side: Side) -> (u32, u32) {
        let (own, enemy) = (self.men(side), self.men(side.other()));
        let (mut steps, mut captures) = (0, 0);
        let mut index = 0;
        while index < Direction::ALL.len() {
            let direction = Direction::ALL[index];
            steps += steppers(own, enemy, direction).count_ones();
            captures += capturers(own, enemy, direction).count_ones();
            index += 1;
        }
        (steps, captures)
    }

    fn is_blocked(&self) -> bool {
        Direction::ALL.iter().all(|&direction| {
            steppers(self.own, self.enemy, direction) | capturers(self.own, self.enemy, direction) == 0
        })
    }

    /// Whether a side has too few men to go on.
    fn is_short_of_men(&self) -> bool {
        is_beaten(self.own) || is_beaten(self.enemy)
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

    fn end(&self) -> Option<End> {
        if is_beaten(self.own) {
            Some(End::won(!self.side, &TOO_FEW_MEN))
        } else if is_beaten(self.enemy) {
            Some(End::won(self.side, &TOO_FEW_MEN))
        } else {
            self.is_blocked().then_some(End::won(!self.side, &SHUT_IN))
        }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        if self.is_short_of_men() {
            return;
        }
        for direction in Direction::ALL {
            push(out, steppers(self.own, self.enemy, direction), direction.offset());
            push(out, capturers(self.own, self.enemy, direction), 2 * direction.offset());
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

/// The own men that can step in a direction (K3).
#[inline]
const fn steppers(own: u16, enemy: u16, direction: Direction) -> u16 {
    own & direction.back().shift(!(own | enemy))
}

/// The own men that can capture in a direction (K4).
#[inline]
const fn capturers(own: u16, enemy: u16, direction: Direction) -> u16 {
    let back = direction.back();
    own & back.shift(own & back.shift(enemy))
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
