//! Names of points, whether there is such a point or not.

use crate::reader::Reader;
use core::fmt;
use pionnier_core::text::{Expected, SyntaxError};

/// A file and a rank. On a lattice only some of them are points (G1): there is no a2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Coordinate {
    /// 1 for file a to 9 for file i.
    pub file: u8,
    /// 1 to 15.
    pub rank: u8,
}

impl Coordinate {
    pub(super) const FILES: u8 = 9;
    pub(super) const RANKS: u8 = 15;

    pub(super) fn read(reader: &mut Reader) -> Result<Coordinate, SyntaxError> {
        let error = reader.error(Expected::Place { code: "expected-square", first: "a1", last: "i15" });
        let letter = reader.eat_if(|byte| (b'a'..b'a' + Coordinate::FILES).contains(&byte));
        let rank = reader.number(usize::from(Coordinate::RANKS)).unwrap_or(0) as u8;
        match letter {
            Some(letter) if rank > 0 => Ok(Coordinate { file: letter - b'a' + 1, rank }),
            _ => Err(error),
        }
    }
}

impl fmt::Display for Coordinate {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", char::from(b'a' - 1 + self.file), self.rank)
    }
}
