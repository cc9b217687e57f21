//! Chooses and judges moves in any game.
//!
//! - [`search`] looks ahead: principal-variation search over actions, in any game the engine has [`Knowledge`] of.
//! - [`uct`] is a player without knowledge, to measure the others against.

#![deny(missing_docs)]

mod knowledge;
mod level;
mod score;
pub mod search;
mod uct;

pub use knowledge::Knowledge;
pub use level::{LEVELS_PER_GAME, Level};
pub use score::Score;
pub use uct::uct;
