//! The board: the one place that says which points there are, which lines join them and which lines are yellow.
//!
//! The original board is lost; G1 to G3 are a reconstruction. Whoever owns the game and knows better corrects the
//! tables at the top of this file, first of all the colours in [`LINES`]. Everything else is computed from them by the
//! compiler, which stops at a line that bends or is there twice, and the rules name no point that is not named here.

use super::Coordinate;
use super::direction::Direction;
use super::links::{MIRRORED, NEIGHBOURS, NEXT, YELLOW};
use Colour::{Black, Yellow};
use core::fmt;

/// The colour of a line. They differ for garnet pawns that capture (G13, G14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Colour {
    Black,
    Yellow,
}

/// The points, rank by rank from the top, which is the order of position text (G1).
pub(super) const RANKS: [&str; 15] = [
    "a15 c15 e15 g15 i15",
    "b14 d14 f14 h14",
    "a13 c13 e13 g13 i13",
    "b12 d12 f12 h12",
    "a11 c11 e11 g11 i11",
    "b10 d10 f10 h10",
    "a9 c9 e9 g9 i9",
    "b8 d8 e8 f8 h8",
    "a7 c7 e7 g7 i7",
    "b6 d6 f6 h6",
    "a5 c5 e5 g5 i5",
    "b4 d4 f4 h4",
    "a3 c3 e3 g3 i3",
    "b2 d2 f2 h2",
    "a1 c1 e1 g1 i1",
];

/// The lines from end to end (G2) and their colours (G3).
pub(super) const LINES: [(Colour, &str); 30] = [
    // Along the files.
    (Black, "a1 a3 a5 a7 a9 a11 a13 a15"),
    (Black, "b2 b4 b6 b8 b10 b12 b14"),
    (Black, "c1 c3 c5 c7 c9 c11 c13 c15"),
    (Black, "d2 d4 d6 d8 d10 d12 d14"),
    (Black, "e1 e3 e5 e7 e8 e9 e11 e13 e15"),
    (Black, "f2 f4 f6 f8 f10 f12 f14"),
    (Black, "g1 g3 g5 g7 g9 g11 g13 g15"),
    (Black, "h2 h4 h6 h8 h10 h12 h14"),
    (Black, "i1 i3 i5 i7 i9 i11 i13 i15"),
    // Up and to the right.
    (Black, "g1 h2 i3"),
    (Black, "e1 f2 g3 h4 i5"),
    (Black, "c1 d2 e3 f4 g5 h6 i7"),
    (Yellow, "a1 b2 c3 d4 e5 f6 g7 h8 i9"),
    (Black, "a3 b4 c5 d6 e7 f8 g9 h10 i11"),
    (Black, "a5 b6 c7 d8 e9 f10 g11 h12 i13"),
    (Yellow, "a7 b8 c9 d10 e11 f12 g13 h14 i15"),
    (Black, "a9 b10 c11 d12 e13 f14 g15"),
    (Black, "a11 b12 c13 d14 e15"),
    (Black, "a13 b14 c15"),
    // Up and to the left.
    (Black, "c1 b2 a3"),
    (Black, "e1 d2 c3 b4 a5"),
    (Black, "g1 f2 e3 d4 c5 b6 a7"),
    (Yellow, "i1 h2 g3 f4 e5 d6 c7 b8 a9"),
    (Black, "i3 h4 g5 f6 e7 d8 c9 b10 a11"),
    (Black, "i5 h6 g7 f8 e9 d10 c11 b12 a13"),
    (Yellow, "i7 h8 g9 f10 e11 d12 c13 b14 a15"),
    (Black, "i9 h10 g11 f12 e13 d14 c15"),
    (Black, "i11 h12 g13 f14 e15"),
    (Black, "i13 h14 g15"),
    // Across, through the garnet square.
    (Black, "d8 e8 f8"),
];

/// The garnet square (G1).
pub(super) const GARNET_SQUARE: Point = point("e8");

/// The pawns at the start, by side (G4).
pub(super) const START_PAWNS: [u128; 2] = [ranks(1, 3), ranks(13, 15)];

/// The pawns that carry a ball at the start (G4).
pub(super) const START_BALLS: u128 = set("a1 i1 a15 i15");

/// Each side's own half (G5).
pub(super) const OWN_HALF: [u128; 2] = [ranks(1, 7), ranks(9, 15)];

/// The enemy's back rank, where neutral pawns are stuck (G7).
pub(super) const LAST_RANK: [u128; 2] = [ranks(15, 15), ranks(1, 1)];

/// How many points there are (G1).
pub(super) const POINTS: usize = 69;

/// All points.
pub(super) const BOARD: u128 = (1 << POINTS) - 1;

/// How many points each rank has, from the top.
pub(super) const WIDTHS: [usize; RANKS.len()] = {
    let mut widths = [0; RANKS.len()];
    let mut row = 0;
    while row < RANKS.len() {
        let mut at = 0;
        while let Some((_, end)) = word(RANKS[row], at) {
            widths[row] += 1;
            at = end;
        }
        row += 1;
    }
    widths
};

/// A point of the board, numbered in reading order: a15 = 0 to i1 = 68.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// Where a line ends. It has a bit that no set of points contains and leads nowhere but to itself, so that a walk
    /// along a line needs no other check than the one whether it may go on.
    pub(super) const OFF: Point = Point(POINTS as u8);

    /// All points, in reading order.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..POINTS as u8).map(Point)
    }

    /// The point at a place, if there is one.
    #[must_use]
    pub const fn at(place: Coordinate) -> Option<Point> {
        let mut index = 0;
        while index < POINTS {
            if PLACES[index].file == place.file && PLACES[index].rank == place.rank {
                return Some(Point(index as u8));
            }
            index += 1;
        }
        None
    }

    /// The point with this number, which must be below 69.
    pub(super) const fn from_index(index: usize) -> Point {
        debug_assert!(index < POINTS);
        Point(index as u8)
    }

    /// The number of the point, 0 to 68.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file and rank of the point.
    #[must_use]
    pub const fn place(self) -> Coordinate {
        PLACES[self.index()]
    }

    /// The set of this point alone.
    #[inline]
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }

    #[inline]
    pub(super) const fn is_in(self, set: u128) -> bool {
        set >> self.0 & 1 != 0
    }

    /// The next point of the line that leaves this one in a direction; at its end, a point that is in no set.
    #[inline]
    pub(super) fn next(self, direction: Direction) -> Point {
        NEXT[self.index()][direction as usize]
    }

    /// The points that a line joins with this one, with nothing between.
    #[inline]
    pub(super) fn neighbours(self) -> u128 {
        NEIGHBOURS[self.index()]
    }

    /// Whether the line that leaves this point in a direction is yellow.
    #[inline]
    pub(super) fn is_yellow(self, direction: Direction) -> bool {
        YELLOW[self.index()] >> direction as u8 & 1 != 0
    }

    /// The direction in which a line leads from here to another point, and how many links away that is.
    pub(super) fn bearing(self, to: Point) -> Option<(Direction, usize)> {
        Direction::ALL.into_iter().find_map(|direction| {
            let mut point = self.next(direction);
            let mut links = 1;
            while point != to && point != Point::OFF {
                point = point.next(direction);
                links += 1;
            }
            (point == to).then_some((direction, links))
        })
    }

    /// The image under one of the four symmetries of the board: bit 0 mirrors left and right, bit 1 top and bottom.
    pub(super) fn mirrored(self, symmetry: usize) -> Point {
        MIRRORED[symmetry][self.index()]
    }
}

impl fmt::Display for Point {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.place().fmt(out)
    }
}

/// The points of a set, in reading order.
#[inline]
pub(super) fn points(mut set: u128) -> impl Iterator<Item = Point> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let point = Point(set.trailing_zeros() as u8);
            set &= set - 1;
            point
        })
    })
}

/// The place whose name stands in a list of names at a character, and where the name ends; nothing at the list's end.
pub(super) const fn word(list: &str, mut at: usize) -> Option<(Coordinate, usize)> {
    let list = list.as_bytes();
    while at < list.len() && list[at] == b' ' {
        at += 1;
    }
    if at == list.len() {
        return None;
    }
    let file = list[at] - b'a' + 1;
    let mut rank = 0;
    at += 1;
    while at < list.len() && list[at] != b' ' {
        rank = rank * 10 + (list[at] - b'0');
        at += 1;
    }
    Some((Coordinate { file, rank }, at))
}

const PLACES: [Coordinate; POINTS] = {
    let mut places = [Coordinate { file: 0, rank: 0 }; POINTS];
    let (mut row, mut index) = (0, 0);
    while row < RANKS.len() {
        let mut at = 0;
        while let Some((place, end)) = word(RANKS[row], at) {
            places[index] = place;
            index += 1;
            at = end;
        }
        row += 1;
    }
    assert!(index == POINTS, "the ranks do not have as many points as they should");
    places
};

/// The point with a name.
const fn point(name: &str) -> Point {
    match word(name, 0) {
        Some((place, _)) => existing(place),
        None => panic!("a point has no name"),
    }
}

/// The points in a list of names, as a set.
const fn set(names: &str) -> u128 {
    let (mut set, mut at) = (0, 0);
    while let Some((place, end)) = word(names, at) {
        set |= existing(place).bit();
        at = end;
    }
    set
}

/// The point at a place of one of the tables.
pub(super) const fn existing(place: Coordinate) -> Point {
    match Point::at(place) {
        Some(point) => point,
        None => panic!("a list names a point that is in no rank"),
    }
}

/// The points from one rank up to another.
const fn ranks(lowest: u8, highest: u8) -> u128 {
    let (mut set, mut index) = (0, 0);
    while index < POINTS {
        if PLACES[index].rank >= lowest && PLACES[index].rank <= highest {
            set |= Point(index as u8).bit();
        }
        index += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(set: u128) -> String {
        points(set).map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The yellow lines through a point.
    fn yellow_lines(point: Point) -> usize {
        LINES.iter().filter(|(colour, list)| *colour == Yellow && set(list) & point.bit() != 0).count()
    }

    #[test]
    fn there_are_69_points_where_file_and_rank_agree() {
        assert_eq!(Point::all().count(), 69);
        for file in 1..=Coordinate::FILES {
            for rank in 1..=Coordinate::RANKS {
                let place = Coordinate { file, rank };
                let expected = (file + rank) % 2 == 0 || place == GARNET_SQUARE.place();
                assert_eq!(Point::at(place).is_some(), expected, "{place}");
            }
        }
        assert_eq!(
            (Point::from_index(0).to_string(), Point::from_index(68).to_string()),
            ("a15".into(), "i1".into())
        );
    }

    #[test]
    fn there_are_174_links() {
        let ends: u32 = Point::all().map(|point| point.neighbours().count_ones()).sum();
        assert_eq!(ends, 2 * 174);
        assert_eq!(names(GARNET_SQUARE.neighbours()), "e9 d8 f8 e7");
        assert_eq!(names(point("e7").neighbours()), "d8 e8 f8 d6 f6 e5");
        assert_eq!(names(point("a1").neighbours()), "a3 b2");
        assert_eq!(names(point("d8").neighbours()), "d10 c9 e9 e8 c7 e7 d6");
    }

    #[test]
    fn the_yellow_lines_form_a_diamond_round_the_garnet_square() {
        let crossings = Point::all().filter(|&point| yellow_lines(point) > 1);
        assert_eq!(names(crossings.fold(0, |set, point| set | point.bit())), "e11 b8 h8 e5");
        for corner in ["a1", "i1", "a15", "i15"].map(point) {
            assert_eq!(yellow_lines(corner), 1);
        }
        for (from, to) in [("a1", "i9"), ("i1", "a9"), ("a15", "i7"), ("i15", "a7")] {
            let (direction, links) = point(from).bearing(point(to)).unwrap();
            assert!(point(from).is_yellow(direction) && point(to).is_yellow(direction.opposite()));
            assert_eq!(links, 8);
        }
        assert_eq!(
            Direction::ALL.into_iter().filter(|&direction| GARNET_SQUARE.is_yellow(direction)).count(),
            0
        );
    }
}
