//! A board made of characters.

use crate::Game;

/// How a terminal shows a game.
pub trait Drawing: Game {
    /// What the signs in [`Drawing::draw`] stand for: each with the code of its words in the message files.
    const LEGEND: &'static [(char, &'static str)];

    /// The board drawn with Unicode characters and coordinates, lines ending in a newline. Works in mid-turn too.
    fn draw(position: &Self::Position) -> String;
}
