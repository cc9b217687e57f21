//! Teaches the engine what its own games say.
//!
//! - [`selfplay`] lets the engine play against itself and keeps the games with what it thought of each position.

#![deny(missing_docs)]

pub mod selfplay;
