//! Granat with few pawns, solved: the exact value of every position with two or three pawns in the box, with four on request.
//!
//! [`Endgames::solve`] finds the values ([`retrograde`](crate::retrograde)); what is done with them is the same for every game
//! ([`endgames`](crate::endgames)).

mod board;
mod endgame;
mod index;
mod packing;
mod pawns;
mod solve;

use crate::endgames::{self, Shelf};
use crate::table_file::TableError;
pub use endgames::{verify, verify_sample};
pub use index::Index;

/// The value of every position of Granat with few pawns.
pub type Endgames = endgames::Endgames<Index>;

/// The endgames of Granat as a table file holds them.
pub type Solved = endgames::Solved<Index>;

/// The table file inside the program: up to three pawns.
#[cfg(feature = "embedded-granat")]
pub static EMBEDDED: &[u8] = include_bytes!("../../tables/granat.table");

#[cfg(feature = "embedded-granat")]
static SHELF: Shelf<Index> = Shelf::new(Some(EMBEDDED));
#[cfg(not(feature = "embedded-granat"))]
static SHELF: Shelf<Index> = Shelf::new(None);

/// The table, shared by all: the one that was installed, else the one inside the program, else none.
#[inline]
pub fn endgames() -> Option<&'static Endgames> {
    SHELF.table()
}

/// Provides the table, see [`Shelf::install`].
///
/// # Errors
/// Why the file is refused.
pub fn install(file: &[u8]) -> Result<(), TableError> {
    SHELF.install(file)
}
