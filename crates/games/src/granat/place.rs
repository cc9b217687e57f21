//! Names of points, whether there is such a point or not.

use core::fmt;
use pionnier_core::text::{Expected, Reader, SyntaxError};

/// A file and a rank. On a lattice only some of them are points (G1): there is no a2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// 1 for file a to 9 for file i.
    pub file: u8,
    /// 1 to 15.
    pub rank: u8,
}

impl Place {
    pub(super) const FILES: u8 = 9;
    pub(super) const RANKS: u8 = 15;

    pub(super) fn read(reader: &mut Reader) -> Result<Place, SyntaxError> {
        let error = reader.error(Expected::Square { first: "a1", last: "i15" });
        let letter = reader.eat_if(|byte| (b'a'..b'a' + Place::FILES).contains(&byte));
        let rank = reader.number(usize::from(Place::RANKS)).unwrap_or(0) as u8;
        match letter {
            Some(letter) if rank > 0 => Ok(Place { file: letter - b'a' + 1, rank }),
            _ => Err(error),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}{}", char::from(b'a' - 1 + self.file), self.rank)
    }
}
