//! Teaches the engine what its own games say.
//!
//! - [`selfplay`] lets the engine play against itself and keeps the games with what it thought of each position.
//! - [`dataset`] takes from such games the positions that are worth learning from.
//! - [`training`] makes a net of them.

#![deny(missing_docs)]

pub mod dataset;
pub mod selfplay;
pub mod training;
