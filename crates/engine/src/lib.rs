#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! - [`search`] looks ahead: principal-variation search over actions, in any game the engine has [`Knowledge`] of.
//! - [`Level`] makes opponents of it, from beginner to merciless.
//! - [`net`] is what it has learned from its own games, where that is better than what was written by hand.
//! - [`retrograde`] solves any game whose positions can be numbered, from its ends backwards.
//! - [`kono`] is the game of Kono solved: every position's exact value, in the box.
//! - [`quindo`] and [`granat`] are the same for the endgames of these games, and [`endgames`] is what they share.
//! - [`mod@bench`] is a fixed piece of work, to see whether a change has changed the search.
//! - [`uct()`] is a player without knowledge, to measure the others against.

#![deny(missing_docs)]

pub mod bench;
mod bytes;
mod coding;
pub mod endgames;
pub mod granat;
mod knowledge;
pub mod kono;
mod level;
pub mod net;
mod progress;
pub mod quindo;
mod ranking;
pub mod retrograde;
mod score;
pub mod search;
mod table_file;
pub mod tables;
mod uct;
mod value;

pub use knowledge::Knowledge;
pub use level::{LEVELS_PER_GAME, Level};
pub use progress::{Phase, Progress};
pub use ranking::{RankedTurn, Trap};
pub use score::Score;
pub use table_file::TableError;
pub use uct::{uct, uct_while};
pub use value::Value;
