//! Measures players against each other and fits what they know to what they play.
//!
//! A match is made of pairs: two games with the same random opening, colours swapped. [`play_match`] plays them, a
//! [`Tally`] counts them, [`statistics`] say what they mean.

#![deny(missing_docs)]

mod agent;
mod contest;
mod forfeit;
mod journal;
mod ladder;
mod linear;
mod log;
mod logged_game;
mod match_runner;
mod opening;
mod pair;
mod player;
pub mod statistics;
mod tally;
mod terms;
mod thinker;
pub mod tune;
mod ugi;

pub use agent::{Agent, Thought};
pub use contest::{Course, End, play};
pub use forfeit::Forfeit;
pub use journal::{Journal, JournalError, JournalTerms};
pub use ladder::{Rung, Rungs, Target, ladder};
pub use log::{Log, LogError};
pub use logged_game::{Entrant, LoggedGame, Reason};
pub use match_runner::{MatchError, Plan, play_match};
pub use opening::opening;
pub use pair::Pair;
pub use player::{Player, PlayerError};
pub use tally::{Cost, Results, Tally};
pub use terms::Terms;
pub use thinker::{Budget, Judge, Thinker};
pub use ugi::{EngineLimits, Go, GoError};
