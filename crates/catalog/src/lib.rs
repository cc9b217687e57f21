#![doc = include_str!("../README.md")]
//!
//! # What is where
//!
//! Front ends pick a game from [`GAMES`], read a position ([`AnyPosition`]), play turns by their text ([`AnyRecord`]), let the engine
//! think ([`thought`]), and ask for words in a [`Language`].

#![deny(missing_docs)]

pub mod bench;
pub mod lesson;
pub mod puzzle;
mod registry;
pub mod review;
pub mod screen;
pub mod thought;
pub mod transcript;
mod words;

pub use pionnier_core::scene;
pub use pionnier_core::{Arrangement, Cause, Detail, End, Ending, Outcome, Random, Side, Value};
pub use registry::{
    AnyGame, AnyPosition, AnyRecord, GAMES, Playable, Visitor, editions, find, find_rules, visit,
};
pub use words::{Ended, Language, Objection, Said, Words, ending_words};
