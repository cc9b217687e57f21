//! Granat with few pawns, solved: the exact value of every position with two or three pawns in the box, with four on request.
//!
//! [`Endgames::solve`] finds the values ([`retrograde`](crate::retrograde)); what is done with them is the same for every game
//! ([`endgames`](crate::endgames)). No win takes a hundred turns, so where the count of C4 stands at zero it changes no value.

mod board;
mod endgame;
mod index;
mod packing;
mod pawns;
mod solve;

pub use crate::endgames::{verify, verify_sample};
pub use index::Index;

crate::endgames::installed!("embedded-granat", "granat.table");
