//! What positions are judged by.

use crate::Knowledge;
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

impl Evaluation {
    /// What somebody judges by who does not know the tables: the net of a solved game was taught by one, and has most of it by heart.
    #[must_use]
    pub const fn without_tables<P: Knowledge>() -> Evaluation {
        if P::SOLVED { Evaluation::Hand } else { Evaluation::Best }
    }
}
