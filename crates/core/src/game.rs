//! Which game it is.

use crate::{Cause, Notation, Side};

/// How a game is called, where it starts and what ends it: what everybody asks. How it is drawn ([`Drawing`](crate::Drawing)), what it
/// looks like ([`Scenery`](crate::scene::Scenery)) and how it is touched ([`Handling`](crate::scene::Handling)) is for front ends.
pub trait Game: Notation {
    /// The name used in commands, addresses and stored games.
    const ID: &'static str;

    /// The version of the rules. A ruling that changes what is legal, or how a game ends, makes a new one; games keep the
    /// version they were begun under.
    const RULES: &'static str = "1";

    /// The number of the rule that says how a man moves.
    const MOVES: &'static str;

    /// The letters of the two sides in position text, the first side's first.
    const LETTERS: [char; 2];

    /// Everything that can end a game: the causes [`Position::end`](crate::Position::end) answers with.
    const CAUSES: &'static [Cause];

    /// The start position.
    fn start() -> Self::Position;

    /// The steps on a side's shortest way to where it would win, in a game that is a race. Default: it is none.
    fn steps_to_goal(_position: &Self::Position, _side: Side) -> Option<usize> {
        None
    }
}
