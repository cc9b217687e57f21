//! Quindo with few discs, solved: the exact value of every position with two to four discs in the box, with five on request.
//!
//! [`Endgames::solve`] finds the values ([`retrograde`](crate::retrograde)); what is done with them is the same for every game
//! ([`endgames`](crate::endgames)). No win takes a hundred turns, so where the count of C4 stands at zero it changes no value.

mod board;
mod discs;
mod endgame;
mod index;
mod packing;
mod solve;

use crate::endgames::{self, Shelf};
use crate::table_file::TableError;
pub use endgames::{verify, verify_sample};
pub use index::Index;

/// The value of every position of Quindo with few discs.
pub type Endgames = endgames::Endgames<Index>;

/// The endgames of Quindo as a table file holds them.
pub type Solved = endgames::Solved<Index>;

/// The table file inside the program: up to four discs.
#[cfg(feature = "embedded-quindo")]
pub static EMBEDDED: &[u8] = include_bytes!("../../tables/quindo.table");

#[cfg(feature = "embedded-quindo")]
static SHELF: Shelf<Index> = Shelf::new(Some(EMBEDDED));
#[cfg(not(feature = "embedded-quindo"))]
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
