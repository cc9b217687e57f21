//! Chooses and judges moves in any game.
//!
//! - [`retrograde`] solves any game whose positions can be numbered, from its ends backwards.
//! - [`kono`] is the game of Kono solved: every position's exact value, in the box.

#![deny(missing_docs)]

mod coding;
pub mod kono;
mod progress;
pub mod retrograde;
mod table_file;
mod value;

pub use progress::{Phase, Progress};
pub use table_file::TableError;
pub use value::Value;
