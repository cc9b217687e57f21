//! A game's name, start and text.

use crate::scene::{Layout, Note, Scene, Touch};
use crate::text::{PositionError, SyntaxError};
use crate::{Cause, End, Position, Reason, Side};

/// The actions of a game's positions.
type ActionOf<G> = <<G as Game>::Position as Position>::Action;

/// How a game is called, where it starts, how it is written and drawn.
pub trait Game: 'static {
    /// The game's positions.
    type Position: Position;
    /// Why a turn is refused.
    type Refusal: Reason;
    /// Why an arrangement of men cannot be a position.
    type Fault: Reason;

    /// The name used in commands, addresses and stored games.
    const ID: &'static str;

    /// The version of the rules. A ruling that changes what is legal, or how a game ends, makes a new one; games keep the
    /// version they were begun under.
    const RULES: &'static str = "1";

    /// The number of the rule that says how a man moves.
    const MOVES: &'static str;

    /// The letters of the two sides in position text, the first side's first.
    const LETTERS: [char; 2];

    /// What the signs in [`Game::draw`] stand for: each with the code of its words in the message files.
    const LEGEND: &'static [(char, &'static str)];

    /// Everything that can end a game: the causes [`Position::end`] answers with.
    const CAUSES: &'static [Cause];

    /// Every code of what only this game's texts can want ([`Expected::Own`](crate::text::Expected::Own)).
    const EXPECTED: &'static [&'static str] = &[];

    /// Every code a [`Note`] of this game can have.
    const NOTES: &'static [&'static str];

    /// The start position.
    fn start() -> Self::Position;

    /// Reads a position. Only the one text that [`Game::write_position`] gives for a position is accepted, so that
    /// equal positions have equal texts wherever they come from.
    ///
    /// # Errors
    /// The first character that cannot stand where it does, or the reason why the arrangement is impossible. A
    /// position in which the game is over is not impossible.
    fn read_position(text: &str) -> Result<Self::Position, PositionError<Self::Fault>>;

    /// The text of a position. A half-finished turn has no text of its own: the board is written as it stands.
    fn write_position(position: &Self::Position) -> String;

    /// Appends the text of a turn that begins in `position`. The turn may be unfinished; then this is the text of its
    /// legs so far, which is also how a turn that stops there is written.
    fn write_turn(position: &Self::Position, turn: &[ActionOf<Self>], out: &mut String);

    /// Reads the legs of a turn, each checked against the position it is played in: the work is linear in the length
    /// of the text. `position` is the one the turn begins in, and the game is not over there. What comes back may be an
    /// unfinished turn.
    ///
    /// # Errors
    /// The character where the text goes wrong, or the leg that is refused and why.
    fn read_legs(
        position: &Self::Position,
        text: &str,
    ) -> Result<Vec<ActionOf<Self>>, TurnError<Self::Refusal>>;

    /// In the middle of a turn: the action that says "this is all", or why the turn cannot end here.
    ///
    /// # Errors
    /// The rule that makes the turn go on.
    fn finish(position: &Self::Position) -> Result<ActionOf<Self>, Self::Refusal>;

    /// The board drawn with Unicode characters and coordinates, lines ending in a newline. Works in mid-turn too.
    fn draw(position: &Self::Position) -> String;

    /// The board without men.
    fn layout() -> Layout;

    /// What stands on the board. Works in mid-turn too.
    fn scene(position: &Self::Position) -> Scene;

    /// What a player should be told and cannot see in the men alone: a game without [`Game::NOTES`] says nothing.
    fn notes(_position: &Self::Position) -> Vec<Note> {
        Vec::new()
    }

    /// What a legal action is to the eye and the hand.
    fn touch(position: &Self::Position, action: ActionOf<Self>) -> Touch;

    /// What a player means who goes from one place to another, legal or not, as turn text: of the whole turn so far at
    /// its beginning, and in mid-turn of what is added to it. For a wall `from` is empty. Nothing if no text can say
    /// it, because the turn goes on with something else.
    fn attempt(position: &Self::Position, from: &str, to: &str) -> Option<String>;

    /// The steps on a side's shortest way to where it would win, in a game that is a race. Default: it is none.
    fn steps_to_goal(_position: &Self::Position, _side: Side) -> Option<usize> {
        None
    }
}

/// Reads a whole turn.
///
/// # Errors
/// As [`Game::read_legs`], and a turn that stops where it must go on.
pub fn read_turn<G: Game>(
    position: &G::Position,
    text: &str,
) -> Result<Vec<ActionOf<G>>, TurnError<G::Refusal>> {
    if let Some(end) = position.end() {
        return Err(TurnError::Over(end));
    }
    let mut turn = G::read_legs(position, text)?;
    let end = turn.iter().fold(*position, |position, &action| position.after(action));
    if end.is_mid_turn() {
        let stop = G::finish(&end).map_err(|reason| TurnError::Refused { at: text.len(), reason })?;
        turn.push(stop);
    }
    Ok(turn)
}

/// Why a turn's text is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TurnError<R> {
    /// The text is not a turn's text.
    Syntax(SyntaxError),
    /// It is, but the rules forbid the leg that begins at character `at` (counted from 0).
    Refused {
        /// Where the refused leg begins, or the length of the text if something is missing at its end.
        at: usize,
        /// The rule and the squares.
        reason: R,
    },
    /// The game has ended: nothing can be played.
    Over(End),
}

impl<R> From<SyntaxError> for TurnError<R> {
    fn from(error: SyntaxError) -> TurnError<R> {
        TurnError::Syntax(error)
    }
}
