//! **Cul-de-sac** (Blockade): Philip Slater, Lakeside 1975, the ancestor of Quoridor.
//!
//! - **B1** 11 files a–k, 14 ranks 1–14, with grooves between the squares. White sits at rank 1, black at rank 14.
//! - **B2** The bases, where the pawns start: white d4 and h4, black d11 and h11. White is *first*.
//! - **B3** Each player has nine horizontal walls, which lie along a rank and bar steps between ranks, and nine vertical
//!   ones, which lie along a file and bar steps between files. Vertical walls are shown dark, horizontal ones light.
//!
//! A turn: first a pawn, then a wall.
//!
//! - **B4** *Pawn move*: exactly two orthogonal steps, straight on or with one turn, never back to where it began. No
//!   step crosses a wall. A square reached diagonally is therefore legal if one of the two ways round is free of walls.
//! - **B5** *Jump*: a pawn of either side on the middle square of the way does not hinder. The final square must be
//!   empty, B7 excepted.
//! - **B6** *One step only* is allowed (a) onto an enemy base (B7); (b) if, straight on, the second square is occupied
//!   by a pawn, the first is empty, and no wall bars either step. **\[R\]** Case (b) does not apply round a corner.
//! - **B7** *Goal*: a pawn that ends its move on either base of the enemy wins at once, with one step or two, even if a
//!   pawn stands there. No wall is placed after the winning move. In that final position both pawns stand on the
//!   square; nowhere else may two pawns share one.
//! - **B8** *Wall*: after moving, the player must place a wall while he has any. It spans exactly two squares, inside
//!   the board. **\[R\]** Walls may touch, end to end or as a T, but neither overlap nor cross at their middles.
//! - **B9** *Access*: after the placement each of the four pawns must still have a way free of walls, in single
//!   orthogonal steps and with pawns ignored, to **both** bases of its enemy.
//! - **B10** A wall stays where it was placed. A player without walls of one kind uses the other; without any he only
//!   moves.
//! - **B11 \[R\]** If no pawn move is possible, the first half of the turn is skipped, written `--`. If walls remain but
//!   none can be placed, the second half is.
//! - **C2** in this game: where both halves are skipped the turn is passed, written `--` alone. That both players pass
//!   cannot occur (`Position::outcome` says why), so there is no draw by C2.
//!
//! Walls: named after the lower left of the four squares round the middle, and `h` or `v`: `e7h` lies on the upper edges
//! of e7 and f7, `e7v` on the right edges of e7 and e8. Names run from a1 to j13.
//!
//! Position text: white pawns, black pawns (each pair ascending: file, then rank), walls white has left (`h,v`), walls
//! black has left, the walls on the board (ascending: file, rank, h before v; or `-`), the side to move. Start:
//! `d4,h4 d11,h11 9,9 9,9 - w`. Turns: `d4-d6/e5h`; `d4-d6` where no wall follows; `--/e5h`; `--`.

mod action;
mod arrangement;
mod board;
mod drawing;
mod encoding;
mod faults;
mod notation;
mod paths;
mod position;
mod prospect;
mod race;
mod reasons;
mod scene;
mod set;
mod symmetry;
mod themes;
mod walls;
mod ways;

pub use action::Action;
pub use board::Square;
pub use faults::Fault;
pub use position::Position;
pub use prospect::Prospect;
pub use reasons::Refusal;
pub use walls::{Kind, Wall};
pub use ways::{WallSet, Ways};

/// The game of Cul-de-sac.
#[derive(Clone, Copy, Debug)]
pub struct CulDeSac;
