//! How far pawns have to go, and which walls would make it further.

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
        let mut reached = Set::EMPTY.with(one.place()).with(two.place());
        let mut ways = Ways { steps, within: [reached; LONGEST], count: 1 };
        while ways.count < LONGEST {
            let more = steps.spread(reached);
            if more == reached {
                break;
            }
            reached = more;
            ways.within[ways.count] = reached;
            ways.count += 1;
        }
        ways
    }

    /// How many steps the shortest way from a square has, if there is one that is not too long.
    #[must_use]
    #[inline]
    pub fn length(&self, from: Square) -> Option<usize> {
        let length = self.within[..self.count].partition_point(|within| !within.has(from.place()));
        (length < self.count).then_some(length)
    }

    /// How many steps two squares are away after one more wall, those that are not cut off.
    #[must_use]
    #[inline]
    pub fn lengths_after(&self, wall: Wall, from: [Square; 2]) -> [Option<usize>; 2] {
        // The wall changes nothing before a square beside it is reached.
        let beside = wall.squares();
        let start = self.within[..self.count].partition_point(|within| (*within & beside).is_empty());
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
