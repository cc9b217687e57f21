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
mod arrangement;
mod board;
mod encoding;
mod notation;
mod position;
mod reasons;
mod scene;
mod symmetry;
mod themes;

pub use action::Action;
pub use board::Square;
pub use position::Position;
pub use reasons::{Fault, Refusal};

/// The game of Kono.
#[derive(Clone, Copy, Debug)]
pub struct Kono;
