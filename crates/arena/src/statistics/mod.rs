//! What results say about strength: Elo and its error, the likelihood of superiority, when to stop.

mod elo;
mod pentanomial;
mod ratings;
mod sprt;

pub use elo::{difference_of_score, score_of_difference};
pub use pentanomial::{Interval, Pentanomial};
pub use ratings::{Meeting, Rating, ratings};
pub use sprt::{Sprt, SprtError, Verdict};
