//! Measures players against each other and fits what they know to what they play.

#![deny(missing_docs)]

mod contest;
mod linear;
mod player;
pub mod statistics;
pub mod tune;

pub use contest::{opening, play};
pub use player::{Player, Seat};
