//! The 9×9 board: squares, sets of squares, directions, rays.

use crate::reader::Reader;
use core::fmt;
use pionnier_core::text::{Expected, SyntaxError};

/// Squares on a side of the board.
pub(super) const SIZE: usize = 9;

/// Bits from a square to the one below it. One bit more than a row has squares: whatever is shifted over the left or
/// the right edge falls into that gap instead of onto the next row, and the gap is never empty and never holds a man.
const STRIDE: usize = SIZE + 1;

/// One more than the highest bit number of a square.
const BITS: usize = STRIDE * SIZE;

/// The set of all squares.
pub(super) const BOARD: u128 = {
    let mut set = 0;
    let mut row = 0;
    while row < SIZE {
        set |= ((1 << SIZE) - 1) << (STRIDE * row);
        row += 1;
    }
    set
};

/// A square. The order is that of reading: from A1 along the rows to I9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// All squares, from A1 to I9.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| Square::new(row, column)))
    }

    /// The square in a row, counted from the top, and a column, both from 0.
    ///
    /// # Panics
    /// If there is no such square.
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Square {
        assert!(row < SIZE && column < SIZE);
        Square((STRIDE * row + column) as u8)
    }

    /// 0 for row A, the topmost, to 8 for row I.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// 0 for column 1 to 8 for column 9.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// The number of the square in reading order, 0 to 80.
    #[must_use]
    pub const fn index(self) -> usize {
        SIZE * self.row() + self.column()
    }

    /// The number of its bit in a set: 10 times the row plus the column.
    pub(super) const fn bit_number(self) -> usize {
        self.0 as usize
    }

    /// The set of this square alone.
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The square reached by one step (as the king of chess) towards another.
    pub(super) const fn towards(self, other: Square) -> Square {
        Square::new(one_nearer(self.row(), other.row()), one_nearer(self.column(), other.column()))
    }

    /// Whether another square lies in one of the eight directions.
    pub(super) fn is_in_line_with(self, other: Square) -> bool {
        Direction::ALL.into_iter().any(|direction| direction.ray(self) & other.bit() != 0)
    }

    pub(super) fn read(reader: &mut Reader) -> Result<Square, SyntaxError> {
        let error = reader.error(Expected::Place { code: "expected-square", first: "A1", last: "I9" });
        let row = reader.eat_if(|byte| (b'A'..=b'I').contains(&byte)).ok_or(error.clone())?;
        let column = reader.eat_if(|byte| (b'1'..=b'9').contains(&byte)).ok_or(error)?;
        Ok(Square::new(usize::from(row - b'A'), usize::from(column - b'1')))
    }
}

const fn one_nearer(here: usize, there: usize) -> usize {
    if here < there {
        here + 1
    } else if here > there {
        here - 1
    } else {
        here
    }
}

impl fmt::Display for Square {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", char::from(b'A' + self.row() as u8), self.column() + 1)
    }
}

/// The eight directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    Right,
    DownLeft,
    Down,
    DownRight,
    Left,
    UpRight,
    Up,
    UpLeft,
}

impl Direction {
    pub(super) const ALL: [Direction; 8] = [
        Direction::Right,
        Direction::DownLeft,
        Direction::Down,
        Direction::DownRight,
        Direction::Left,
        Direction::UpRight,
        Direction::Up,
        Direction::UpLeft,
    ];

    pub(super) const fn back(self) -> Direction {
        match self {
            Direction::Right => Direction::Left,
            Direction::DownLeft => Direction::UpRight,
            Direction::Down => Direction::Up,
            Direction::DownRight => Direction::UpLeft,
            Direction::Left => Direction::Right,
            Direction::UpRight => Direction::DownLeft,
            Direction::Up => Direction::Down,
            Direction::UpLeft => Direction::DownRight,
        }
    }

    /// How far the bit number of a square changes with one step.
    const fn offset(self) -> isize {
        const ROW: isize = STRIDE as isize;
        match self {
            Direction::Right => 1,
            Direction::DownLeft => ROW - 1,
            Direction::Down => ROW,
            Direction::DownRight => ROW + 1,
            Direction::Left => -1,
            Direction::UpRight => 1 - ROW,
            Direction::Up => -ROW,
            Direction::UpLeft => -1 - ROW,
        }
    }

    /// Moves every square of a set some steps in this direction. What leaves the board is in no set of squares.
    #[inline]
    pub(super) const fn shift(self, set: u128, steps: usize) -> u128 {
        let bits = self.offset().unsigned_abs() * steps;
        if self.offset() > 0 { set << bits } else { set >> bits }
    }

    /// The squares that lie in this direction, up to the edge.
    #[inline]
    pub(super) const fn ray(self, from: Square) -> u128 {
        RAYS[from.bit_number()][self as usize]
    }

    /// The first square of a set that is met from a square in this direction.
    #[inline]
    pub(super) const fn first(self, from: Square, set: u128) -> Option<Square> {
        let met = self.ray(from) & set;
        if met == 0 {
            None
        } else if self.offset() > 0 {
            Some(Square(met.trailing_zeros() as u8))
        } else {
            Some(Square(met.ilog2() as u8))
        }
    }
}

/// The rays by bit number and direction; the gaps have none.
static RAYS: [[u128; 8]; BITS] = {
    let mut rays = [[0; 8]; BITS];
    let mut direction = 0;
    while direction < 8 {
        let mut square = 0;
        while square < BITS {
            let mut next = Direction::ALL[direction].shift((1 << square) & BOARD, 1) & BOARD;
            while next != 0 {
                rays[square][direction] |= next;
                next = Direction::ALL[direction].shift(next, 1) & BOARD;
            }
            square += 1;
        }
        direction += 1;
    }
    rays
};

/// The squares of a set, in reading order.
pub(super) struct Squares(pub(super) u128);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }
}
