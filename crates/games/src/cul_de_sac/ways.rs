//! How far pawns have to go, and which walls would make it further.

use super::board::BOARD;
use super::paths::Steps;
use super::set::Set;
use super::{Kind, Square, Wall};
use core::ops::{BitAnd, BitOr};

/// No way is followed further than so many steps: hardly any is longer, and this is asked in every node of a search.
const LONGEST: usize = 48;

/// The shortest ways from all squares to two goals, in single steps along which no wall lies. Pawns do not hinder.
#[derive(Clone, Copy)]
pub struct Ways {
    steps: Steps,
    /// By number of steps: the squares from which so many suffice.
    within: [Set; LONGEST],
    /// How many entries there are.
    count: usize,
}

/// A set of walls, which need not have room beside each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WallSet(pub(super) [Set; 2]);

impl Ways {
    pub(super) fn new(steps: Steps, [one, two]: [Square; 2]) -> Ways {
        let goals = Set::EMPTY.with(one.place()).with(two.place());
        Ways { steps, within: [goals; LONGEST], count: 1 }.reaching(BOARD)
    }

    /// The same from two squares and what lies nearer, no more.
    pub(super) fn from_pawns(steps: Steps, [one, two]: [Square; 2], [near, far]: [Square; 2]) -> Ways {
        let goals = Set::EMPTY.with(near.place()).with(far.place());
        let pawns = Set::EMPTY.with(one.place()).with(two.place());
        Ways { steps, within: [goals; LONGEST], count: 1 }.reaching(pawns)
    }

    /// Follows the ways further, until these squares are reached.
    #[inline]
    fn reaching(mut self, wanted: Set) -> Ways {
        let mut reached = self.within[self.count - 1];
        while self.count < LONGEST && !wanted.is_within(reached) {
            let more = self.steps.spread(reached);
            if more == reached {
                break;
            }
            reached = more;
            self.within[self.count] = reached;
            self.count += 1;
        }
        self
    }

    /// How many entries there are before one with a square beside a wall: up to that nothing changes if it is placed.
    #[inline]
    fn count_before(&self, wall: Wall) -> usize {
        let beside = wall.squares();
        self.within[..self.count].partition_point(|within| (*within & beside).is_empty())
    }

    /// The shortest ways after one more wall.
    #[must_use]
    pub fn after(&self, wall: Wall) -> Ways {
        let count = (self.count_before(wall) + 1).min(self.count);
        Ways { steps: self.steps.barred_by(wall), count, ..*self }.reaching(BOARD)
    }

    /// How many steps the nearer of two squares is away after one more wall, at most so many; fewer than it is where the wall changes
    /// nothing.
    #[inline]
    pub(super) fn nearer_after(&self, wall: Wall, [one, two]: [Square; 2], most: usize) -> usize {
        let wanted = Set::EMPTY.with(one.place()).with(two.place());
        let start = self.count_before(wall).min(self.count - 1);
        let steps = self.steps.barred_by(wall);
        let mut reached = self.within[start];
        let mut length = start;
        while length < most && (reached & wanted).is_empty() {
            reached = steps.spread(reached);
            length += 1;
        }
        length
    }

    /// How many steps the shortest way from a square has, if there is one that is not too long.
    #[must_use]
    #[inline]
    pub fn length(&self, from: Square) -> Option<usize> {
        let length = self.within[..self.count].partition_point(|within| !within.has(from.place()));
        (length < self.count).then_some(length)
    }

    /// The squares from which so many steps suffice: no more than the [`Ways::length`] of some square.
    #[inline]
    pub(super) fn within(&self, steps: usize) -> Set {
        self.within[steps]
    }

    /// These squares and those one step away from them.
    #[inline]
    pub(super) fn spread(&self, squares: Set) -> Set {
        self.steps.spread(squares)
    }

    /// How many steps two squares are away after one more wall, those that are not cut off.
    #[must_use]
    #[inline]
    pub fn lengths_after(&self, wall: Wall, from: [Square; 2]) -> [Option<usize>; 2] {
        let start = self.count_before(wall);
        let mut lengths = from.map(|square| self.length(square).filter(|&length| length <= start));
        if start >= self.count {
            return lengths;
        }
        let steps = self.steps.barred_by(wall);
        let mut reached = self.within[start];
        for length in start..LONGEST {
            for (square, found) in from.iter().zip(&mut lengths) {
                if found.is_none() && reached.has(square.place()) {
                    *found = Some(length);
                }
            }
            if lengths.iter().all(Option::is_some) {
                break;
            }
            reached = steps.spread(reached);
        }
        lengths
    }

    /// Walls among which are nearly all that would make the way from a square longer. Not all of them do.
    ///
    /// The two steps that a wall bars begin on squares side by side, one of which is a step nearer to the goals. So where three
    /// squares of shortest ways are equally far from them, one wall hardly ever bars the steps to all.
    #[must_use]
    pub fn cutting(&self, from: Square) -> WallSet {
        let length = self.length(from).unwrap_or(0);
        let mut here = Set::EMPTY.with(from.place());
        let (mut up, mut right) = (Set::EMPTY, Set::EMPTY);
        let (up_open, right_open) = self.steps.open();
        let mut is_narrow = true;
        for nearer in self.within[..length].iter().rev() {
            let next = self.steps.spread(here) & *nearer;
            let will_be_narrow = next.is_at_most(2);
            if is_narrow || will_be_narrow {
                up = up | (here & next.down() | next & here.down()) & up_open;
                right = right | (here & next.left() | next & here.left()) & right_open;
            }
            is_narrow = will_be_narrow;
            here = next;
        }
        WallSet([up | up.left(), right | right.down()])
    }
}

impl WallSet {
    /// Whether a wall is one of them.
    #[must_use]
    #[inline]
    pub const fn has(&self, wall: Wall) -> bool {
        self.0[wall.kind().index()].has(wall.middle())
    }

    /// The wall that this set has beyond another, if it has all of that and one more.
    #[must_use]
    #[inline]
    pub fn one_more_than(self, other: WallSet) -> Option<Wall> {
        let more = WallSet([self.0[0].without(other.0[0]), self.0[1].without(other.0[1])]);
        let has_all = other.0[0].is_within(self.0[0]) && other.0[1].is_within(self.0[1]);
        let mut walls = more.iter();
        let wall = walls.next().filter(|_| has_all)?;
        walls.next().is_none().then_some(wall)
    }

    /// The walls, horizontal ones first.
    pub fn iter(self) -> impl Iterator<Item = Wall> {
        Kind::BOTH
            .into_iter()
            .flat_map(move |kind| self.0[kind.index()].iter().map(move |middle| Wall::at(middle, kind)))
    }
}

impl BitAnd for WallSet {
    type Output = WallSet;

    #[inline]
    fn bitand(self, other: WallSet) -> WallSet {
        WallSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for WallSet {
    type Output = WallSet;

    #[inline]
    fn bitor(self, other: WallSet) -> WallSet {
        WallSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}
