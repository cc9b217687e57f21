//! The 11×14 board: squares, bases, directions.

use super::set::Set;
use crate::reader::Reader;
use core::fmt;
use pionnier_core::Side;
use pionnier_core::text::{Expected, SyntaxError};

/// Files of the board (B1).
pub(super) const FILES: usize = 11;
/// Ranks of the board (B1).
pub(super) const RANKS: usize = 14;

/// A square. Squares are ordered by file, then by rank, as in position text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(
    /// The place of the square in a [`Set`].
    u8,
);

impl Square {
    /// All squares, from a1 to k14.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..FILES).flat_map(|file| (0..RANKS).map(move |rank| Square::new(file, rank)))
    }

    /// The square on a file and a rank, both counted from 0.
    ///
    /// # Panics
    /// If there is no such square.
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Square {
        assert!(file < FILES && rank < RANKS);
        Square((file << 4 | rank) as u8)
    }

    /// The two bases of a side (B2): where its pawns start, and where the enemy's pawns want to go.
    #[must_use]
    #[inline]
    pub const fn bases(side: Side) -> [Square; 2] {
        match side {
            Side::First => [Square::new(3, 3), Square::new(7, 3)],
            Side::Second => [Square::new(3, 10), Square::new(7, 10)],
        }
    }

    /// Whether this is a base of that side.
    #[inline]
    pub(super) fn is_base_of(self, side: Side) -> bool {
        Square::bases(side).contains(&self)
    }

    /// 0 for file a to 10 for file k.
    #[must_use]
    #[inline]
    pub const fn file(self) -> usize {
        (self.0 >> 4) as usize
    }

    /// 0 for rank 1 to 13 for rank 14.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The square's place in a [`Set`].
    #[inline]
    pub(super) const fn place(self) -> u8 {
        self.0
    }

    /// The square with this place, which must be on the board.
    #[inline]
    pub(super) const fn at(place: u8) -> Square {
        debug_assert!(BOARD.has(place));
        Square(place)
    }

    /// The next square in a direction, if the board goes on.
    pub(super) const fn next(self, direction: Direction) -> Option<Square> {
        let (file, rank) = (self.file(), self.rank());
        match direction {
            Direction::Up if rank + 1 < RANKS => Some(Square::new(file, rank + 1)),
            Direction::Down if rank > 0 => Some(Square::new(file, rank - 1)),
            Direction::Right if file + 1 < FILES => Some(Square::new(file + 1, rank)),
            Direction::Left if file > 0 => Some(Square::new(file - 1, rank)),
            _ => None,
        }
    }

    /// Reads a square, or gives an error of what was expected at its first character.
    pub(super) fn read(reader: &mut Reader, expected: Expected) -> Result<Square, SyntaxError> {
        let error = reader.error(expected);
        let file = reader.eat_if(|byte| (b'a'..=b'k').contains(&byte)).ok_or(error.clone())?;
        match reader.number(RANKS) {
            Ok(rank) if rank > 0 => Ok(Square::new(usize::from(file - b'a'), rank - 1)),
            _ => Err(error),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

/// All squares.
pub(super) const BOARD: Set = Set::rectangle(FILES as u8, RANKS as u8);

/// The four orthogonal directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    Up,
    Down,
    Right,
    Left,
}

impl Direction {
    pub(super) const ALL: [Direction; 4] =
        [Direction::Up, Direction::Down, Direction::Right, Direction::Left];

    #[inline]
    pub(super) const fn back(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Right => Direction::Left,
            Direction::Left => Direction::Right,
        }
    }
}
