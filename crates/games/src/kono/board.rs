//! The 4×4 board: squares, sets of squares, directions.

use crate::reader::Reader;
use core::fmt;
use pionnier_core::text::{Expected, SyntaxError};

/// Squares on a side of the board.
pub(super) const SIZE: usize = 4;

/// A square, numbered rank by rank from a1 = 0 to d4 = 15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// All squares, from a1 to d4.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..16).map(Square)
    }

    /// The square on a file and a rank, both counted from 0.
    ///
    /// # Panics
    /// If there is no such square.
    #[must_use]
    pub const fn new(file: usize, rank: usize) -> Square {
        assert!(file < SIZE && rank < SIZE);
        Square((rank * SIZE + file) as u8)
    }

    pub(super) const fn from_index(index: u32) -> Square {
        Square(index as u8 & 15)
    }

    /// 0 for file a to 3 for file d.
    #[must_use]
    pub const fn file(self) -> usize {
        self.0 as usize % SIZE
    }

    /// 0 for rank 1 to 3 for rank 4.
    #[must_use]
    pub const fn rank(self) -> usize {
        self.0 as usize / SIZE
    }

    /// The number of the square, 0 to 15.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this square alone.
    pub(super) const fn bit(self) -> u16 {
        1 << self.0
    }

    pub(super) fn read(reader: &mut Reader) -> Result<Square, SyntaxError> {
        let error = reader.error(Expected::Place { code: "expected-square", first: "a1", last: "d4" });
        let file = reader.eat_if(|byte| (b'a'..=b'd').contains(&byte)).ok_or(error.clone())?;
        let rank = reader.eat_if(|byte| (b'1'..=b'4').contains(&byte)).ok_or(error)?;
        Ok(Square::new(usize::from(file - b'a'), usize::from(rank - b'1')))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

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

    /// Moves every square of a set one square in this direction; those on the edge fall off.
    pub(super) const fn shift(self, set: u16) -> u16 {
        const FILE_A: u16 = 0x1111;
        const FILE_D: u16 = 0x8888;
        match self {
            Direction::Up => set << 4,
            Direction::Down => set >> 4,
            Direction::Right => (set & !FILE_D) << 1,
            Direction::Left => (set & !FILE_A) >> 1,
        }
    }

    pub(super) const fn back(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Right => Direction::Left,
            Direction::Left => Direction::Right,
        }
    }

    /// How far the number of a square changes with one step.
    pub(super) const fn offset(self) -> i32 {
        match self {
            Direction::Up => 4,
            Direction::Down => -4,
            Direction::Right => 1,
            Direction::Left => -1,
        }
    }
}
