//! Measures players against each other and fits what they know to what they play.
//!
//! A match is made of pairs: two games with the same random opening, colours swapped. [`play_match`] plays them, a
//! [`Tally`] counts them, [`statistics`] say what they mean.

#![deny(missing_docs)]

mod bout;
mod contest;
mod encounter;
mod forfeit;
mod ladder;
mod linear;
mod log;
mod opening;
mod pair;
mod player;
mod seat;
pub mod statistics;
mod tally;
mod terms;
pub mod tune;
mod ugi;

pub use bout::{Bout, Entrant, Reason};
pub use contest::{Course, End, play};
pub use encounter::{MatchError, Plan, play_match};
pub use forfeit::Forfeit;
pub use ladder::{Rungs, ladder};
pub use log::{Log, LogError};
pub use opening::opening;
pub use pair::Pair;
pub use player::{Player, PlayerError};
pub use seat::{Seat, Thought};
pub use tally::{Cost, Results, Tally};
pub use terms::Terms;
pub use ugi::{Go, GoError, Manner};
