//! Chooses and judges moves in any game.
//!
//! - [`retrograde`] solves any game whose positions can be numbered, from its ends backwards.

#![deny(missing_docs)]

mod progress;
pub mod retrograde;
mod value;

pub use progress::{Phase, Progress};
pub use value::Value;
