//! Kono solved: the exact value of every position, in the box.
//!
//! ```
//! use pionnier_core::Game;
//! use pionnier_engine::{Value, kono};
//! use pionnier_games::kono::Kono;
//!
//! let start = Kono::start();
//! assert_eq!(kono::tablebase().probe(&start), Value::Draw);
//! assert_eq!(kono::tablebase().ranked_turns(&start).len(), 4);
//! ```
//!
//! [`Tablebase::solve`] finds the values ([`retrograde`](crate::retrograde)), [`Statistics::of`] counts, [`verify()`] proves,
//! [`Solved`] is what a file holds, [`tablebase()`] is the one table everybody asks.
//!
//! # Embedded or built at first use?
//!
//! Embedded, by measurement (CPU time of one core of a 2-core EPYC at a time, release build):
//!
//! | | native | WebAssembly (node) |
//! |---|---|---|
//! | read the file, 1.89 MB | 0.11 s | 0.12 s |
//! | solve | 0.85 s | 1.0 s |
//!
//! Reading is seven times faster than solving, and a program that answers one question at the command line should not
//! think for a second first. In a browser it is the other way round: 1.89 MB take longer to fetch on most lines than the
//! second of a worker's time that solving takes. So the feature `embedded-kono` is for programs; a page goes without
//! it and lets [`tablebase()`] solve, or fetches the file and gives it to [`Tablebase::from_bytes`] and [`install`].
//!
//! How long a win takes follows from the next positions. Leaving it out would halve the file and more than triple the
//! time to read it (0.28 s to derive it again): too slow for programs, and pages have no need of the file.
//!
//! # Rules that need history
//!
//! Values do not know C3 and C4. Neither changes one: the longest stretch without a capture that any shortest way to
//! win allows against any defence is [`Statistics::quiet_run`], 97 turns, and C4 ends a game after 100. What exactly is
//! counted, and why that is a proof, is written in `quiet.rs`.

mod entry;
mod global;
mod index;
mod men;
mod packed;
mod packing;
mod quiet;
mod reach;
mod solve;
mod solved;
mod statistics;
mod symmetry;
mod tablebase;
mod verify;

#[cfg(feature = "embedded-kono")]
pub use global::EMBEDDED;
pub use global::{install, ready_tablebase, tablebase};
pub use solved::Solved;
pub use statistics::Statistics;
pub use tablebase::Tablebase;
pub use verify::{Mismatch, Report, verify};
