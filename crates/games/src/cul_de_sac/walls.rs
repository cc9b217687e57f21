//! Walls, and sets of walls on the board.

use super::board::{FILES, RANKS};
use super::paths::Steps;
use super::set::Set;
use super::{Square, board::Direction};
use core::fmt;

/// How a wall lies (B3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Along a rank: it bars steps between ranks. Written `h`.
    Horizontal,
    /// Along a file: it bars steps between files. Written `v`.
    Vertical,
}

impl Kind {
    /// Both kinds, in the order of [`Kind::index`].
    pub const BOTH: [Kind; 2] = [Kind::Horizontal, Kind::Vertical];

    /// 0 for horizontal, 1 for vertical: for tables with an entry per kind.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other kind.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Kind {
        match self {
            Kind::Horizontal => Kind::Vertical,
            Kind::Vertical => Kind::Horizontal,
        }
    }

    /// The letter in a wall's name.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Kind::Horizontal => "h",
            Kind::Vertical => "v",
        }
    }
}

/// A wall that lies inside the board. Walls are ordered as in position text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Wall {
    corner: Square,
    kind: Kind,
}

impl Wall {
    /// The wall whose middle is the upper right corner of a square, if it lies inside the board.
    #[must_use]
    pub const fn new(corner: Square, kind: Kind) -> Option<Wall> {
        if MIDDLES.has(corner.place()) { Some(Wall { corner, kind }) } else { None }
    }

    /// The lower left of the four squares round the wall's middle.
    #[must_use]
    #[inline]
    pub const fn corner(self) -> Square {
        self.corner
    }

    /// How the wall lies.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// The place of its middle in a [`Set`]: that of the square it is named after.
    #[inline]
    pub(super) const fn middle(self) -> u8 {
        self.corner.place()
    }

    /// The four squares round its middle: those it separates in pairs.
    #[inline]
    pub(super) fn squares(self) -> Set {
        let middle = Set::EMPTY.with(self.middle());
        let below = middle | middle.right();
        below | below.up()
    }

    /// The wall with this middle, which must be one.
    #[inline]
    pub(super) const fn at(middle: u8, kind: Kind) -> Wall {
        debug_assert!(MIDDLES.has(middle));
        Wall { corner: Square::at(middle), kind }
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", self.corner, self.kind.letter())
    }
}

/// The corners where four squares meet: the middles of all walls.
const MIDDLES: Set = Set::rectangle(FILES as u8 - 1, RANKS as u8 - 1);
/// The middles beside each edge of the board: a wall laid across from there ends on the edge.
const FIRST_FILE: Set = Set::rectangle(1, RANKS as u8 - 1);
const LAST_FILE: Set = MIDDLES.without(Set::rectangle(FILES as u8 - 2, RANKS as u8 - 1));
const FIRST_RANK: Set = Set::rectangle(FILES as u8 - 1, 1);
const LAST_RANK: Set = MIDDLES.without(Set::rectangle(FILES as u8 - 1, RANKS as u8 - 2));

/// Walls that neither overlap nor cross (B8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Walls {
    /// The middles of each kind.
    middles: [Set; 2],
}

impl Walls {
    pub(super) const NONE: Walls = Walls { middles: [Set::EMPTY; 2] };

    /// The middles of the walls of a kind.
    #[inline]
    pub(super) const fn middles(&self, kind: Kind) -> Set {
        self.middles[kind.index()]
    }

    /// The walls, ascending.
    pub(super) fn iter(self) -> impl Iterator<Item = Wall> {
        (self.middles[0] | self.middles[1]).iter().map(move |middle| {
            let kind = if self.middles[0].has(middle) { Kind::Horizontal } else { Kind::Vertical };
            Wall::at(middle, kind)
        })
    }

    pub(super) const fn has(&self, wall: Wall) -> bool {
        self.middles(wall.kind).has(wall.middle())
    }

    /// Adds a wall that [`Walls::room`] has room for.
    #[inline]
    pub(super) const fn add(&mut self, wall: Wall) {
        self.middles[wall.kind.index()].insert(wall.middle());
    }

    /// The middles where a wall of this kind would neither overlap nor cross another (B8).
    #[inline]
    pub(super) fn room(&self, kind: Kind) -> Set {
        let same = self.middles(kind);
        let overlapping = match kind {
            Kind::Horizontal => same | same.left() | same.right(),
            Kind::Vertical => same | same.down() | same.up(),
        };
        MIDDLES.without(overlapping | self.middles(kind.other()))
    }

    /// The wall in the way of this one (B8), if there is one.
    pub(super) fn in_the_way_of(&self, wall: Wall) -> Option<Wall> {
        let (back, on) = match wall.kind {
            Kind::Horizontal => (Direction::Left, Direction::Right),
            Kind::Vertical => (Direction::Down, Direction::Up),
        };
        let near = |direction| Wall::new(wall.corner.next(direction)?, wall.kind);
        let crossing = Wall { kind: wall.kind.other(), ..wall };
        [Some(wall), Some(crossing), near(back), near(on)]
            .into_iter()
            .flatten()
            .find(|&other| self.has(other))
    }

    /// The wall that bars a step, if one does.
    pub(super) fn barring(&self, from: Square, direction: Direction) -> Option<Wall> {
        // The lower or left one of the two squares, and the direction along the wall.
        let (square, kind, along) = match direction {
            Direction::Up => (Some(from), Kind::Horizontal, Direction::Left),
            Direction::Down => (from.next(direction), Kind::Horizontal, Direction::Left),
            Direction::Right => (Some(from), Kind::Vertical, Direction::Down),
            Direction::Left => (from.next(direction), Kind::Vertical, Direction::Down),
        };
        let corners = [square, square?.next(along)];
        corners
            .into_iter()
            .flatten()
            .filter_map(|corner| Wall::new(corner, kind))
            .find(|&wall| self.has(wall))
    }

    /// The steps that no wall bars.
    #[inline]
    pub(super) fn steps(&self) -> Steps {
        let [horizontal, vertical] = self.middles;
        Steps::all_but(horizontal | horizontal.right(), vertical | vertical.up())
    }

    /// The middles where a wall of this kind would touch walls or the edge in at least two of its three points: its
    /// ends and its middle.
    ///
    /// Only such a wall can separate squares. Walls and edge part the board where they form a closed line; a wall that
    /// closes one lies between two points of it, both touched.
    #[inline]
    pub(super) fn touching(&self, kind: Kind) -> Set {
        let [horizontal, vertical] = self.middles;
        let points =
            horizontal | horizontal.left() | horizontal.right() | vertical | vertical.down() | vertical.up();
        let (back, on) = match kind {
            Kind::Horizontal => (points.right() | FIRST_FILE, points.left() | LAST_FILE),
            Kind::Vertical => (points.up() | FIRST_RANK, points.down() | LAST_RANK),
        };
        back & on | (back | on) & points
    }
}
