//! The steps that walls leave open, and where they lead.

use super::board::{BOARD, Direction, FILES, RANKS};
use super::set::Set;
use super::{Kind, Square, Wall};
use pionnier_core::Side;

/// The squares with a square above and with a square to the right.
const UP: Set = Set::rectangle(FILES as u8, RANKS as u8 - 1);
const RIGHT: Set = Set::rectangle(FILES as u8 - 1, RANKS as u8);

/// The steps that no wall bars.
#[derive(Clone, Copy)]
pub(super) struct Steps {
    /// The squares that can be left upwards; steps down are the same steps taken back.
    up: Set,
    /// The squares that can be left to the right.
    right: Set,
}

impl Steps {
    /// All steps on the board but those up and to the right from these squares.
    #[inline]
    pub(super) const fn all_but(up: Set, right: Set) -> Steps {
        Steps { up: UP.without(up), right: RIGHT.without(right) }
    }

    /// The steps that are left after one more wall.
    #[inline]
    pub(super) fn barred_by(self, wall: Wall) -> Steps {
        let middle = Set::EMPTY.with(wall.middle());
        match wall.kind() {
            Kind::Horizontal => Steps { up: self.up.without(middle | middle.right()), ..self },
            Kind::Vertical => Steps { right: self.right.without(middle | middle.up()), ..self },
        }
    }

    /// Where a step leads, if it is open.
    #[inline]
    pub(super) const fn step(&self, from: Square, direction: Direction) -> Option<Square> {
        let place = from.place();
        // Below the first rank and left of the first file lie places that no square can be left from.
        let (open, to) = match direction {
            Direction::Up => (self.up.has(place), place + 1),
            Direction::Down => (from.rank() > 0 && self.up.has(place - 1), place.wrapping_sub(1)),
            Direction::Right => (self.right.has(place), place + 16),
            Direction::Left => (from.file() > 0 && self.right.has(place - 16), place.wrapping_sub(16)),
        };
        if open { Some(Square::at(to)) } else { None }
    }

    /// The squares that can be left upwards and those that can be left to the right.
    #[inline]
    pub(super) const fn open(&self) -> (Set, Set) {
        (self.up, self.right)
    }

    /// These squares and those one step away from them.
    #[inline]
    pub(super) fn spread(&self, squares: Set) -> Set {
        // No step leads up from a lane's highest bit, and none to it.
        let up_or_down = (squares & self.up).raised() | squares.lowered() & self.up;
        let right_or_left = (squares & self.right).right() | squares.left() & self.right;
        squares | up_or_down | right_or_left
    }

    /// The squares that can be reached from `start`; or, as soon as all of `wanted` can be, some of them.
    #[inline]
    fn reach(&self, start: Square, wanted: Set) -> Set {
        let mut reached = Set::EMPTY.with(start.place());
        loop {
            let more = self.spread(reached);
            if more == reached || wanted.is_within(more) {
                return more;
            }
            reached = more;
        }
    }

    /// The number of steps from a square to the nearer one of two others, if one can be reached.
    pub(super) fn distance(&self, from: Square, to: [Square; 2]) -> Option<usize> {
        let mut reached = Set::EMPTY.with(from.place());
        let mut distance = 0;
        while !to.iter().any(|square| reached.has(square.place())) {
            let more = self.spread(reached);
            if more == reached {
                return None;
            }
            reached = more;
            distance += 1;
        }
        Some(distance)
    }

    /// The number of steps from each of two squares to the nearest of these. Unconnected squares are as far as if they had
    /// the whole board to cross.
    #[inline]
    pub(super) fn distances(&self, from: [Square; 2], to: Set) -> [usize; 2] {
        let from = from.map(|square| Set::EMPTY.with(square.place()));
        let mut reached = to;
        let mut distances = [0; 2];
        for _ in 0..FILES * RANKS {
            let is_far = from.map(|square| (reached & square).is_empty());
            if is_far == [false; 2] {
                break;
            }
            distances[0] += usize::from(is_far[0]);
            distances[1] += usize::from(is_far[1]);
            reached = self.spread(reached);
        }
        distances
    }

    /// Whether every pawn can reach both bases of its enemy (B9).
    #[inline]
    pub(super) fn give_access(&self, pawns: &[[Square; 2]; 2]) -> bool {
        let [first, second] = Side::BOTH.map(|side| connected(side, pawns[side.index()]));
        // That of the other side is mostly the same region, but need not be.
        let reached = self.reach(Square::bases(Side::Second)[0], first | second);
        first.is_within(reached)
            && (second.is_within(reached)
                || second.is_within(self.reach(Square::bases(Side::First)[0], second)))
    }

    /// Whether the pawns of a side can.
    #[inline]
    pub(super) fn give_access_to(&self, side: Side, pawns: [Square; 2]) -> bool {
        let wanted = connected(side, pawns);
        wanted.is_within(self.reach(pawns[0], wanted))
    }

    /// A pawn that cannot reach a base of its enemy, with that base.
    pub(super) fn cut_off(&self, pawns: &[[Square; 2]; 2]) -> Option<(Square, Square)> {
        Side::BOTH.into_iter().find_map(|side| {
            Square::bases(!side).into_iter().find_map(|base| {
                let reached = self.reach(base, BOARD);
                let pawn = pawns[side.index()].into_iter().find(|pawn| !reached.has(pawn.place()))?;
                Some((pawn, base))
            })
        })
    }
}

/// A path can be walked both ways, so pawns and goals of a side must lie in one region (B9).
#[inline]
fn connected(side: Side, [one, two]: [Square; 2]) -> Set {
    let [near, far] = Square::bases(!side);
    Set::EMPTY.with(near.place()).with(far.place()).with(one.place()).with(two.place())
}
