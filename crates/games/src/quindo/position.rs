//! The discs on the board, the legal actions and the end of the game.

use super::board::{FIELD, STEPS, squares};
use super::{Action, Fault, Square};
use pionnier_core::{Cause, End, Side, mix};

/// The length of the longest move (Q3).
pub(super) const LONGEST: u8 = 3;

/// A side has no disc left (Q8).
pub(super) const NO_DISCS: Cause = Cause { rule: "Q8", code: "no-discs" };

/// A position of Quindo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The squares of the discs of the side to move. All discs lie in the field, at most ten of both sides together.
    own: u128,
    /// The squares of the other side's discs.
    enemy: u128,
    side: Side,
    /// The length of the previous move, 0 if there was none.
    previous: u8,
}

impl Position {
    pub(super) const START: Position = Position {
        // Every second square of the field's top and bottom rank (Q2).
        own: 0b010_1010_1010 << 99,
        enemy: 0b010_1010_1010 << 11,
        side: Side::First,
        previous: 0,
    };

    /// A position whose sets of discs do not overlap and lie in the field.
    pub(super) const fn new(discs: [u128; 2], side: Side, previous: u8) -> Position {
        debug_assert!(discs[0] & discs[1] == 0 && (discs[0] | discs[1]) & !FIELD == 0);
        Position { own: discs[side.index()], enemy: discs[side.other().index()], side, previous }
    }

    /// The position with these discs, the first side's set before the second's, or nothing if two discs share a square, the
    /// arrangement is impossible (see [`Fault`]) or no move has this length. The sets are those of [`Position::discs`].
    #[must_use]
    pub fn from_discs(discs: [u128; 2], side: Side, previous: u8) -> Option<Position> {
        let is_possible = discs[0] & discs[1] == 0
            && (discs[0] | discs[1]) & !FIELD == 0
            && Fault::of(discs).is_none()
            && previous <= LONGEST;
        is_possible.then(|| Position::new(discs, side, previous))
    }

    /// The squares of a side's discs, as a set: bit n is square number n.
    #[must_use]
    pub const fn discs(&self, side: Side) -> u128 {
        if side.index() == self.side.index() { self.own } else { self.enemy }
    }

    /// The length of the previous move, which this one must not have (Q6); 0 if every length is allowed.
    #[must_use]
    pub const fn previous_length(&self) -> u8 {
        self.previous
    }

    /// Whose disc lies on a square.
    #[must_use]
    pub fn disc_on(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.discs(side) & square.bit() != 0)
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
        // Whoever has discs has a move (see the rules in words), so there is no other end than this one.
        Side::BOTH.into_iter().find(|&side| self.discs(side) == 0).map(|side| End::won(!side, &NO_DISCS))
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        let Position { own, enemy, .. } = *self;
        if enemy == 0 {
            return;
        }
        for from in squares(own) {
            for step in STEPS {
                let mut to = from;
                let mut length = 0;
                // From the field every way reaches the border, where it ends: no enemy disc to be jumped lies there.
                loop {
                    to = to.step(step);
                    let bit = to.bit();
                    if own & bit != 0 {
                        break;
                    }
                    if enemy & bit != 0 {
                        continue;
                    }
                    length += 1;
                    if length != self.previous {
                        out.push(Action { from, to, length });
                    }
                    if length == LONGEST || bit & FIELD == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        let Position { mut own, mut enemy, .. } = *self;
        if action.is_capture() {
            let way = action.from.between(action.to).fold(0, |set, square| set | square.bit());
            own |= way & enemy;
            enemy &= !way;
        }
        own = own & !action.from.bit() | action.to.bit() & FIELD;
        *self = Position { own: enemy, enemy: own, side: !self.side, previous: action.length };
    }

    fn is_progress(&self, action: Action) -> bool {
        action.leaves()
    }

    #[inline]
    fn key(&self) -> u64 {
        // A set uses 121 bits, so there is room for the rest above it.
        let own = self.own | (self.side as u128) << 121 | u128::from(self.previous) << 122;
        [own, self.enemy].into_iter().fold(0, |key, set| mix(mix(key, set as u64), (set >> 64) as u64))
    }
}
