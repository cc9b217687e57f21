//! What is asked of a game by who makes puzzles of it.

use crate::{Game, Position, Side, Symmetric};

/// The actions of a game's positions.
type ActionOf<G> = <<G as crate::Notation>::Position as Position>::Action;

/// A game as a source of puzzles: what a line of play is about in its own terms, and what its rules of movement promise a proof.
/// Everything has a default, with which puzzles are found more slowly and have no themes of their own.
pub trait Puzzling: Game {
    /// The codes of all themes that [`Puzzling::themes`] can find. Words are under `theme-` and the code in the message files.
    const THEMES: &'static [&'static str] = &[];

    /// What the line that solves a puzzle is about: turns of both sides from `position` on, the solver's first and last. Each theme once.
    fn themes(position: &Self::Position, line: &[Vec<ActionOf<Self>>]) -> Vec<&'static str> {
        let _ = (position, line);
        Vec::new()
    }

    /// So many turns of its own a side needs at least until it has won, the one it is in the middle of included: a promise of the rules,
    /// not a guess. Asked only while the game goes on. Default: perhaps none, for the enemy may ruin itself.
    fn fewest_turns(position: &Self::Position, side: Side) -> u32 {
        let _ = (position, side);
        0
    }

    /// The position seen in all ways that make no difference to who plays it, itself first.
    fn images(position: &Self::Position) -> Vec<Self::Position> {
        vec![*position]
    }
}

/// The images of a position under all symmetries of its game, itself first.
#[must_use]
pub fn images<P: Symmetric>(position: &P) -> Vec<P> {
    (0..P::SYMMETRIES).map(|symmetry| position.transform(symmetry)).collect()
}

/// Themes of every game: how long the line is that solves a puzzle.
pub const LENGTH_THEMES: [&str; 4] = ["one-turn", "two-turns", "three-turns", "many-turns"];

/// Which of the [`LENGTH_THEMES`] a line has in which the solver plays so many turns.
#[must_use]
pub fn length_theme(turns: usize) -> &'static str {
    LENGTH_THEMES[turns.clamp(1, LENGTH_THEMES.len()) - 1]
}

/// The positions along a line: before each of its turns, and after the last.
#[must_use]
pub fn positions_along<P: Position>(position: &P, line: &[Vec<P::Action>]) -> Vec<P> {
    let mut positions = vec![*position];
    for turn in line {
        let before = positions[positions.len() - 1];
        positions.push(turn.iter().fold(before, |position, &action| position.after(action)));
    }
    positions
}
