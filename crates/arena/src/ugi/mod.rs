//! Outside engines, spoken to in UGI.

mod client;
mod manner;
mod process;
mod words;

pub(crate) use client::Client;
pub use manner::{Go, GoError, Manner};
