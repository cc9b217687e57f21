//! Serves the page and keeps online games.

#![deny(missing_docs)]

mod headers;
mod page;
mod server;

pub use server::{Config, Server, ServerError};
