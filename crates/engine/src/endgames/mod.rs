//! Endgames, solved: the exact value of every position with few men, in any game whose positions can be numbered.
//!
//! What differs from game to game is an [`Endgame`]: how positions are numbered, solved and packed. [`Endgames`] is the table of values,
//! [`Statistics`] what can be counted in it, [`verify()`] proves it, [`Solved`] is what a file holds, and each game has one table that everybody
//! asks. What is known is told in `docs/ENDGAMES.md`.
//!
//! # Rules that need history
//!
//! Values do not know C3 and C4. On a shortest way to win the distance falls with every ply, so no position comes back: C3 changes nothing. Where the
//! turns without progress could run out first, C4 may: such a position is won only if the count allows. A search counts.

mod entry;
mod game;
mod installed;
mod packed;
mod sets;
mod solved;
mod statistics;
mod table;
mod verify;

pub(crate) use entry::Entry;
pub use game::Endgame;
pub(crate) use installed::{Installed, installed};
pub(crate) use packed::{KINDS, Told, kind};
pub(crate) use sets::{choose, next_set};
pub use solved::Solved;
pub use statistics::{Split, Statistics};
pub(crate) use table::ActionOf;
pub use table::Endgames;
pub use verify::{Mismatch, Report, verify, verify_sample};
