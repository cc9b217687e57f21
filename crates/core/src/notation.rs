//! How positions and turns are written.

use crate::text::{PositionError, SyntaxError};
use crate::{End, Position, Reason};

/// The actions of a notation's positions.
type ActionOf<N> = <<N as Notation>::Position as Position>::Action;

/// How the positions and turns of a game are written and read.
pub trait Notation: 'static {
    /// The game's positions.
    type Position: Position;
    /// Why a turn is refused.
    type Refusal: Reason;
    /// Why an arrangement of men cannot be a position.
    type Fault: Reason;

    /// Every code of what only these texts can want ([`Expected::Place`](crate::text::Expected::Place)).
    const EXPECTED: &'static [&'static str] = &[];

    /// Reads a position. Only the one text that [`Notation::write_position`] gives for a position is accepted, so that
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

    /// The text of a turn that begins in `position`, as [`Notation::write_turn`] writes it.
    fn turn_text(position: &Self::Position, turn: &[ActionOf<Self>]) -> String {
        let mut text = String::new();
        Self::write_turn(position, turn, &mut text);
        text
    }
}

/// Reads a whole turn.
///
/// # Errors
/// As [`Notation::read_legs`], and a turn that stops where it must go on.
pub fn read_turn<N: Notation>(
    position: &N::Position,
    text: &str,
) -> Result<Vec<ActionOf<N>>, TurnError<N::Refusal>> {
    if let Some(end) = position.end() {
        return Err(TurnError::Over(end));
    }
    let mut turn = N::read_legs(position, text)?;
    let end = turn.iter().fold(*position, |position, &action| position.after(action));
    if end.is_mid_turn() {
        let stop = N::finish(&end).map_err(|reason| TurnError::Refused { at: text.len(), reason })?;
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
