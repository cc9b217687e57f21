//! **Kono** (Four Field Kono): a traditional Korean game.
//!
//! - **K1** Board 4×4, files a–d from the left, ranks 1–4 from the bottom. Eight red and eight yellow men: red fills
//!   ranks 1–2, yellow ranks 3–4, so the board starts full. **\[R\]** (the sheet's figure is lost; all sources of the
//!   game agree)
//! - **K2** Red is *first*.
//! - **K3** *Step*: one man to an orthogonally adjacent empty square, in any of the four directions.
//! - **K4** *Capture*: a man jumps orthogonally over exactly one man of its own colour on the adjacent square and
//!   lands exactly on an enemy man on the next square in that line, which is removed for good. One capture a turn.
//!   Not over two men, not with a gap, never diagonally, never over an enemy.
//! - **K5 \[R\]** Capturing is optional: the sheet says the player *may* capture.
//! - **K6** A player with fewer than two men has lost, at once. A player to move who has no legal move has lost.
//!
//! Position text: the board from rank 4 down to rank 1, the side to move. Turns: step `a2-a3`, capture `a1xa3`.

mod action;
mod board;
mod notation;
mod position;
mod reasons;
mod symmetry;

pub use action::Action;
pub use board::Square;
pub use position::Position;
pub use reasons::{Fault, Refusal};

use pionnier_core::text::PositionError;
use pionnier_core::{Game, TurnError};

/// The game of Kono.
#[derive(Clone, Copy, Debug)]
pub struct Kono;

impl Game for Kono {
    type Position = Position;
    type Refusal = Refusal;
    type Fault = Fault;

    const ID: &'static str = "kono";
    const LETTERS: [char; 2] = ['r', 'y'];
    const LEGEND: &'static [(char, &'static str)] = &[('●', "legend-red"), ('○', "legend-yellow")];

    fn start() -> Position {
        Position::START
    }

    fn read_position(text: &str) -> Result<Position, PositionError<Fault>> {
        notation::read_position(text)
    }

    fn write_position(position: &Position) -> String {
        notation::write_position(position)
    }

    fn write_turn(_: &Position, turn: &[Action], out: &mut String) {
        notation::write_turn(turn, out);
    }

    fn read_legs(position: &Position, text: &str) -> Result<Vec<Action>, TurnError<Refusal>> {
        notation::read_legs(position, text)
    }

    fn finish(_: &Position) -> Result<Action, Refusal> {
        unreachable!("a turn of Kono is one action, so no position is in the middle of one")
    }

    fn draw(position: &Position) -> String {
        notation::draw(position)
    }
}
