//! The catalog for a browser.
//!
//! One function, [`answer()`], takes a request as JSON and gives an answer as JSON. It keeps nothing between two calls: a
//! request carries its whole game as texts, so that a worker can be stopped and started again at any time. `request.rs`
//! says what can be asked; how the texts get in and out of WebAssembly is written in `memory.rs`.
//!
//! `web/src/face/types.ts` has the same types for the page. It is written by a test of this crate.

#![deny(missing_docs)]

mod answer;
mod face;
#[cfg(target_arch = "wasm32")]
mod memory;
mod request;
#[cfg(test)]
mod types;

pub use face::answer;
