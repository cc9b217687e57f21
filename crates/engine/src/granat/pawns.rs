//! A few pawns as the side to move sees them, in the order of their points.

use super::board::IMAGES;
use super::index::MOST;
use pionnier_core::{Position as _, Side};
use pionnier_games::granat::Position;

/// What a pawn is: the lowest bit says whether it has a ball, the next one whether it is the enemy's.
pub(super) const ROLES: usize = 4;
const BALL: u8 = 1;
const ENEMY: u8 = 2;

/// A pawn: its role in the two lowest bits, its point above them, so that pawns are in the order of their points.
const fn pawn(point: u8, role: u8) -> u16 {
    (point as u16) << 2 | role as u16
}

/// At most [`MOST`] pawns. Forward is up, towards lower numbers, for the side to move.
#[derive(Clone, Copy)]
pub(super) struct Pawns {
    pawns: [u16; MOST],
    count: usize,
}

impl Pawns {
    /// The pawns of a position in which both sides have some, and few enough.
    #[inline]
    pub(super) fn of(position: &Position) -> Pawns {
        let side = position.side();
        let images = &IMAGES[if side == Side::First { 0 } else { 2 }];
        let mut pawns = Pawns { pawns: [u16::MAX; MOST], count: 0 };
        for (mut set, role) in [(position.pawns(side), 0), (position.pawns(!side), ENEMY)] {
            while set != 0 {
                let point = set.trailing_zeros() as usize;
                let ball = (position.balls() >> point) as u8 & BALL;
                pawns.insert(pawn(images[point], role | ball));
                set &= set - 1;
            }
        }
        pawns
    }

    /// Pawns with these points, which are in their order, and these roles.
    pub(super) fn new(points: &[u8], roles: &[u8]) -> Pawns {
        let mut pawns = Pawns { pawns: [u16::MAX; MOST], count: points.len() };
        for (place, (&point, &role)) in pawns.pawns.iter_mut().zip(points.iter().zip(roles)) {
            *place = pawn(point, role);
        }
        pawns
    }

    /// The position with this side to move.
    pub(super) fn position(self, side: Side) -> Position {
        let images = &IMAGES[if side == Side::First { 0 } else { 2 }];
        let (mut sets, mut balls) = ([0_u128; 2], 0);
        for pawn in &self.pawns[..self.count] {
            let (role, bit) = (*pawn as u8 & (BALL | ENEMY), 1 << images[usize::from(pawn >> 2)]);
            let owner = if role & ENEMY == 0 { side } else { !side };
            sets[owner.index()] |= bit;
            balls |= if role & BALL == 0 { 0 } else { bit };
        }
        Position::from_pawns(sets, balls, side).expect("these pawns are a legal arrangement")
    }

    #[inline]
    pub(super) const fn count(self) -> usize {
        self.count
    }

    /// The points, in their order.
    #[inline]
    pub(super) fn points(&self) -> impl Iterator<Item = u8> {
        self.pawns[..self.count].iter().map(|pawn| (pawn >> 2) as u8)
    }

    /// The roles in the order of the points, as the digits of a number, the first the highest.
    #[inline]
    pub(super) fn word(&self) -> usize {
        self.pawns[..self.count].iter().fold(0, |word, pawn| word * ROLES + usize::from(pawn & 3))
    }

    /// Mirrored left and right.
    #[inline]
    pub(super) fn mirrored(&self) -> Pawns {
        let mut mirrored = Pawns { pawns: [u16::MAX; MOST], count: 0 };
        for pawn in &self.pawns[..self.count] {
            mirrored.insert(u16::from(IMAGES[1][usize::from(pawn >> 2)]) << 2 | pawn & 3);
        }
        mirrored
    }

    #[inline]
    fn insert(&mut self, pawn: u16) {
        let mut place = self.count;
        while place > 0 && self.pawns[place - 1] > pawn {
            self.pawns[place] = self.pawns[place - 1];
            place -= 1;
        }
        self.pawns[place] = pawn;
        self.count += 1;
    }
}
