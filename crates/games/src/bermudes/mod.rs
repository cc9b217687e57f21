//! **Bermudes**: a game from a French first-year university programming project.
//!
//! - **M1** Board 9×9. A square is a row letter A–I from the **top** and a column digit 1–9 from the left. 54
//!   reversible men: black fills rows A–C, white rows G–I.
//! - **M2 \[R\]** White is *first* (the sheet is silent).
//! - **M3** Every move is a capture, in one of the eight directions. There is no other move.
//! - **M4** *Elimination*: a man moves in a straight line over **one or more empty squares** and takes the place of the
//!   enemy man it then meets, which leaves the game. So a neighbouring enemy cannot be eliminated.
//! - **M5** *Turning jump*: a man moves in a straight line over **zero or more empty squares**, jumps the enemy man it
//!   then meets and lands on the square immediately behind it, which must be empty. The jumped man turns over: it has
//!   the mover's colour at once.
//! - **M6** *Chain*: after a turning jump the same man may make further turning jumps, in any direction, and may stop
//!   after any of them. Its start square is empty from the first jump on; turned men stay where they are and are now
//!   its own. An elimination is always a single move: never before, within or after a chain.
//! - **M7** A player with fewer than 6 men has lost, at once, even in the middle of a chain: a chain cannot be
//!   continued once it has won **\[R\]**.
//! - C2 holds: a player who can capture nothing passes; if neither can, the game is a draw. C3 is needed: turning can
//!   go round in circles. For C4 only an elimination is irreversible.
//!
//! Position text: rows A to I, the side to move. Turns: elimination `C1xG5`; chain `F2^F4^H4^E7`, each landing square;
//! `pass`. A chain that stops is written as it is: its text simply ends.

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
pub use position::{Position, Threats};
pub use reasons::{Capture, Fault, Refusal};

/// The game of Bermudes.
#[derive(Clone, Copy, Debug)]
pub struct Bermudes;
