//! Serves the page and keeps online games.
//!
//! [`online`] is the game itself, a crate of its own without any input or output. [`store`] keeps games. The hub (`hub.rs`) has those in
//! memory that someone looks at, one room each (`room.rs`); `api` is what the outside sees of it.

#![deny(missing_docs)]

mod api;
pub mod archive;
mod broker;
mod cache;
mod files;
#[cfg(test)]
#[path = "../tests/common/folder.rs"]
mod folder;
mod headers;
mod hub;
mod limits;
mod logging;
mod message;
mod metrics;
mod origin;
mod page;
mod peers;
mod presence;
mod problem;
mod pulse;
mod requests;
mod room;
mod rooms;
mod server;
mod sightings;
pub mod store;
#[cfg(test)]
mod test_hub;
mod tidy;
mod timepiece;
#[cfg(test)]
mod types;
mod visitor;

pub use limits::LimitsConfig;
pub use logging::{LOG_LEVELS, start_logging};
pub use message::{
    FromServer, InGame, Join, Lobby, Made, NewGame, News, Phrase, Receipt, Said, Saying, Seated, ToServer,
    Turns, View,
};
pub use origin::{NotAnOrigin, Origin};
pub use pionnier_online as online;
use pionnier_online::secret;
pub use presence::Attendance;
pub use problem::{Problem, RuleObjection};
pub use server::{Config, Server, ServerError, Timeouts};
