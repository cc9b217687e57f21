//! The 11×11 board: squares, the border, straight lines.

use crate::reader::Reader;
use core::fmt;
use pionnier_core::text::{Expected, SyntaxError};

/// Squares on a side of the board, the border included.
pub(super) const SIZE: usize = 11;

/// The squares of the white field, the only ones on which a disc can stand.
pub(super) const FIELD: u128 = field();

const fn field() -> u128 {
    let mut set = 0;
    let mut index = 0;
    while index < SIZE * SIZE {
        let square = Square(index as u8);
        if 0 < square.file() && square.file() < SIZE - 1 && 0 < square.rank() && square.rank() < SIZE - 1 {
            set |= square.bit();
        }
        index += 1;
    }
    set
}

/// How far the number of a square changes with one step in each of the eight directions.
pub(super) const STEPS: [i32; 8] = [11, 12, 1, -10, -11, -12, -1, 10];

/// A square, numbered rank by rank from a1 = 0 to k11 = 120.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// All squares, from a1 to k11.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..(SIZE * SIZE) as u8).map(Square)
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

    /// 0 for file a to 10 for file k.
    #[must_use]
    pub const fn file(self) -> usize {
        self.0 as usize % SIZE
    }

    /// 0 for rank 1 to 10 for rank 11.
    #[must_use]
    pub const fn rank(self) -> usize {
        self.0 as usize / SIZE
    }

    /// The number of the square, 0 to 120.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the square belongs to the black border (Q1).
    #[must_use]
    pub const fn is_border(self) -> bool {
        self.bit() & FIELD == 0
    }

    /// The set of this square alone.
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The square one of the [`STEPS`] away. From a square of the field this never leaves the board.
    pub(super) const fn step(self, step: i32) -> Square {
        Square(self.0.wrapping_add(step as u8))
    }

    /// How many steps apart two squares are if they are in line.
    pub(super) const fn distance(self, other: Square) -> usize {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }

    /// Whether a straight line in one of the eight directions joins two squares.
    pub(super) const fn is_in_line(self, other: Square) -> bool {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        files == 0 || ranks == 0 || files == ranks
    }

    /// The squares between two squares in line, in the order in which a disc going to `other` meets them.
    pub(super) fn between(self, other: Square) -> impl Iterator<Item = Square> {
        let distance = self.distance(other) as i32;
        let apart = i32::from(other.0) - i32::from(self.0);
        (1..distance).map(move |number| Square((i32::from(self.0) + apart * number / distance) as u8))
    }

    pub(super) fn read(reader: &mut Reader) -> Result<Square, SyntaxError> {
        let error = reader.error(Expected::Place { code: "expected-square", first: "a1", last: "k11" });
        let file = reader.eat_if(|byte| (b'a'..=b'k').contains(&byte)).ok_or(error.clone())?;
        match reader.number(SIZE) {
            Ok(rank @ 1..) => Ok(Square::new(usize::from(file - b'a'), rank - 1)),
            _ => Err(error),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

/// The squares of a set, in the order of their numbers.
pub(super) fn squares(mut set: u128) -> impl Iterator<Item = Square> {
    core::iter::from_fn(move || {
        let square = Square(set.trailing_zeros() as u8);
        // The lowest square is taken out of the set; an empty set has none.
        (set != 0).then(|| {
            set &= set - 1;
            square
        })
    })
}
