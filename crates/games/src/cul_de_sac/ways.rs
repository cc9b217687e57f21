//! How far pawns have to go, and which walls would make it further.

use super::paths::{LONGEST, Steps};
use super::set::Set;
use super::{Square, Wall};

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
#[derive(Clone, Copy)]
pub struct WallSet(pub(super) [Set; 2]);

impl Ways {
    /// The ways to these goals, from all squares as far away as the farther of two pawns and two steps more: wherever a
    /// pawn can go in a turn.
    pub(super) fn new(steps: Steps, goals: [Square; 2], pawns: [Square; 2]) -> Ways {
        let [goals, pawns] = [goals, pawns].map(|[one, two]| Set::EMPTY.with(one.place()).with(two.place()));
        let mut ways = Ways { steps, within: [goals; LONGEST], count: 1 };
        let mut reached = goals;
        let mut more = 2;
        while more > 0 && ways.count < LONGEST {
            if pawns.is_within(reached) {
                more -= 1;
            }
            reached = steps.spread(reached);
            ways.within[ways.count] = reached;
            ways.count += 1;
        }
        ways
    }

    /// How many steps the shortest way from a square has, if it is not farther away than [`Ways`] looks.
    #[must_use]
    #[inline]
    pub fn length(&self, from: Square) -> Option<usize> {
        self.within[..self.count].iter().position(|within| within.has(from.place()))
    }

    /// The same for two squares after one more wall, which must be one that may be placed.
    #[must_use]
    #[inline]
    pub fn lengths_after(&self, wall: Wall, from: [Square; 2]) -> [usize; 2] {
        // The wall changes nothing before a square beside it is reached.
        let beside = wall.squares();
        let (before, after) = self.within[..self.count].split_at(
            self.within[..self.count]
                .iter()
                .position(|within| !(*within & beside).is_empty())
                .unwrap_or(self.count - 1),
        );
        let rest = self.steps.barred_by(wall).distances(from, after[0]);
        [0, 1].map(|index| {
            let place = from[index].place();
            before.iter().position(|within| within.has(place)).unwrap_or(before.len() + rest[index])
        })
    }

    /// The walls that would bar one of the shortest ways from a square.
    #[must_use]
    pub fn barred(&self, from: Square) -> WallSet {
        let length = self.length(from).unwrap_or(0);
        let mut here = Set::EMPTY.with(from.place());
        let (mut up, mut right) = (Set::EMPTY, Set::EMPTY);
        for nearer in self.within[..length].iter().rev() {
            let next = self.steps.spread(here) & *nearer;
            let (up_open, right_open) = self.steps.open();
            up = up | (here & next.down() | next & here.down()) & up_open;
            right = right | (here & next.left() | next & here.left()) & right_open;
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
}
