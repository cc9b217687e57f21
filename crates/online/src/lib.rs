//! The online game: seats, turns with their times, clocks, offers, ending.
//!
//! Everything here is a function of what was said and when. Nothing reads a clock, a file or a socket, so that a game can
//! be lived through in a test in no time, and a stored one comes back exactly as it was. Beside it is what servers and
//! clients say to each other to play one, and the secrets by which they know who may.

#![deny(missing_docs)]

mod clock;
mod command;
mod event;
mod game;
mod message;
mod name;
mod outages;
pub mod secret;
mod state;
mod terms;
#[cfg(test)]
mod tests;

pub use clock::Clock;
pub use command::{Command, Offer, Refusal, Stake};
pub use event::{End, Entry, Event, Reason};
pub use game::{Game, Moment, ReplayError};
pub use message::{Join, Made, NewGame, Phrase, Receipt, Said, Saying, Seated, ToServer};
pub use name::Name;
pub use outages::{Outage, Outages};
pub use pionnier_catalog::Side;
pub use state::{State, Status};
pub use terms::{Terms, TermsError};

/// Milliseconds since 1970, or between two moments.
pub type Millis = i64;
