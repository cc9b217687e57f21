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

pub use crate::endgames::{verify, verify_sample};
pub use index::Index;

crate::endgames::installed!("embedded-quindo", "quindo.table");
