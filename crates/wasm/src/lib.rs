//! The catalog for a browser.
//!
//! A [`Responder`] takes requests as JSON and gives answers as JSON. It keeps the record of one game from one request to the next, so
//! that a turn costs the same whenever it is played; a page that finds it gone, since the worker was stopped and started again, says the
//! whole game once more. `request.rs` says what can be asked, `fields.rs` how it is read; how the texts get in and out of WebAssembly is
//! written in `memory.rs`.
//!
//! `web/src/wasm/types.ts` has the same types for the page. It is written by a test of this crate.

#![deny(missing_docs)]

mod answer;
mod fields;
#[cfg(target_arch = "wasm32")]
mod memory;
mod open;
mod request;
mod responder;
#[cfg(test)]
mod types;

pub use responder::Responder;
