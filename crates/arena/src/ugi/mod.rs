//! Outside engines, spoken to in UGI.

mod client;
mod engine_limits;
mod process;
mod words;

pub(crate) use client::Client;
pub use engine_limits::{EngineLimits, Go, GoError};
