//! Quindo with few discs, solved: the exact value of every position with two to four discs in the box, with five on request.
//!
//! [`Endgames::solve`] finds the values ([`retrograde`](crate::retrograde)), [`Statistics::of`] counts, [`verify()`] proves, [`Solved`] is
//! what a file holds, [`endgames()`] is the one table everybody asks. What is known is told in `docs/ENDGAMES.md`.
//!
//! # Rules that need history
//!
//! Values do not know C3 and C4. No win takes a hundred turns, so where the count of C4 stands at zero neither changes a value; a winner
//! who has wasted turns before may find that C4 comes first. A search counts.

mod board;
mod discs;
mod endgames;
mod entry;
mod global;
mod index;
mod packed;
mod solve;
mod solved;
mod statistics;
mod verify;

pub use endgames::Endgames;
#[cfg(feature = "embedded-quindo")]
pub use global::EMBEDDED;
pub use global::{endgames, install};
pub use solved::Solved;
pub use statistics::{Split, Statistics};
pub use verify::{Mismatch, Report, verify, verify_sample};
