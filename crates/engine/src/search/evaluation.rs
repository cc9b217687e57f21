//! What positions are judged by.

use crate::net::Net;

/// What a search judges the positions by where it looks no further.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub enum Evaluation {
    /// The game's net if it has one and it is there, and otherwise what was written by hand.
    #[default]
    Best,
    /// What was written by hand.
    Hand,
    /// This net, if it is one for the game.
    Net(&'static Net),
}
