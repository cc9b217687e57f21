//! **Granat** (Bütehorn Spiele, 1979): pawns, garnet balls, black and yellow lines.
//!
//! The figures of the rule sheet and its board are lost, so G1 to G3 are a reconstruction. The points follow from the
//! sheet's own numbers; which lines are yellow is not known. `board.rs` holds all of it as data.
//!
//! This is version 2 of the rules. In version 1 a player without a legal move passed (C2). But a neutral pawn on the
//! enemy's back rank has no point behind it and can never be taken, so that nobody who had got one there could lose, and
//! equal players drew nearly always. The sheet provides no pass (players "move a pawn in turn"), and it lets whoever has
//! lost both garnet pawns stop the game early, which makes sense only if that side is as good as lost: under G21 it is,
//! for neutral pawns only go forward and run out of moves.
//!
//! # Board
//!
//! - **G1 \[R\]** Files a–i, ranks 1–15. A point exists where the number of the file (a = 1) and the rank are both odd or
//!   both even: 68 points. The 69th is the **garnet square** e8, in the middle of the middle rank.
//! - **G2 \[R\]** Straight lines join the points in three directions: along a file, two ranks at a time, and along both
//!   diagonals. File e runs through the garnet square (… e7 **e8** e9 …), so e7 and e9 are not neighbours. One short cross
//!   line joins d8 **e8** f8. 174 links; points with a link between them are neighbours.
//! - **G3 \[R\]** The four diagonals that leave the corners are yellow: a1–i9, i1–a9, a15–i7, i15–a7. They form the
//!   diamond e5 h8 e11 b8 round the garnet square. All other lines are black.
//! - **G4** Red fills ranks 1–3, blue ranks 13–15: 14 pawns each. The pawns on the corners carry a ball. A pawn with a ball
//!   is a *garnet pawn*, any other a *neutral pawn*. Red is *first*. Forward is up for red, down for blue.
//! - **G5** The own half is ranks 1–7 for red, 9–15 for blue. Rank 8 with the garnet square is enemy land for both.
//!
//! # Moves without capture
//!
//! - **G6** A neutral pawn goes one link forward to an empty point. Or it jumps: forward over one neighbouring pawn of its
//!   own side to the empty point next in line. More jumps may follow, in other directions too, and it may stop after any.
//! - **G7** A neutral pawn on the enemy's back rank can neither move nor capture until it is given a ball. It is the
//!   beginning of a turn that is meant: a chain of captures that leads there goes on from there.
//! - **G8** A garnet pawn goes any distance along a line, in either sense, over empty points only, in one straight move.
//! - **G9** Instead of a pawn, a ball may move: from a garnet pawn to a neutral pawn of the same side. At any distance if
//!   both are in their own half, otherwise only to a neighbour. The garnet square is no exception.
//! - **G10** The garnet square is entered only by a single link, from e7, e9, d8 or f8. No jump or capture lands on it, and
//!   nothing slides across it while it is empty **\[R\]**. A neutral pawn enters it forward or sideways and leaves it
//!   forward only **\[R\]**; a garnet pawn enters and leaves it along all its lines.
//!
//! # Captures
//!
//! - **G11** A capture jumps over an enemy pawn along a line and lands on the next point of that line, which must be empty.
//!   The captured pawn leaves the game at once, with its ball if it has one.
//! - **G12** A neutral pawn captures a neighbour, in any direction, backward too **\[R\]**. While it can capture again from
//!   where it lands it must go on, in any direction it likes.
//! - **G13** A garnet pawn captures at any distance along a line if the points between are empty; it lands right behind
//!   its prey. On a *yellow* line it must go on while it can capture along a yellow line, the same or one that crosses it,
//!   in either sense. On a *black* line it may stop after any capture and may go on only straight ahead. A chain is wholly
//!   yellow or wholly black **\[R\]**.
//! - **G14** If a neutral pawn can capture, or a garnet pawn along a yellow line, the player must capture this turn; any
//!   capture will do, also a black one. If only garnet pawns on black lines can capture, it is optional **\[R\]**.
//! - **G15** A pawn on the garnet square can be captured like any other, along file e and along the cross line.
//!
//! # The power of the garnet square
//!
//! - **G16** While a neutral pawn of either side is on it, yellow lines count as black for both. What counts is the board
//!   at the start of the turn **\[R\]**.
//! - **G17** While a garnet pawn is on it, the enemy cannot capture at all.
//! - **G18** A garnet pawn may stay there only until its owner's next turn. That turn must take the ball off the square:
//!   the pawn moves away, captures, or passes the ball to a neighbouring neutral pawn. This comes before G14: captures that
//!   leave the ball where it is do not oblige, and G14 applies among the moves that take it off. If there is none, any
//!   legal move may be played **\[R\]**. From the turn after that the square may be used again.
//!
//! # End
//!
//! - **G19** A player without pawns has lost.
//! - **G20 \[R\]** If only garnet pawns are left, as many on each side, and the side to move has no legal capture, the game
//!   is a draw.
//! - **G21 \[R\]** A player to move who has no legal move has lost; G20 is looked at first. There is no pass.
//!
//! Position text: the ranks from 15 down to 1, existing points only, `r` `b` neutral and `R` `B` garnet pawns; the side to
//! move. Turns: step `c3-d4`, jumps `b2-d4-f6`, slide `a1-f6`, captures `a1xd4xf6`, ball `a1=c3`.

mod action;
mod arrangement;
mod back;
mod board;
mod coordinate;
mod diagnosis;
mod direction;
mod drawing;
mod encoding;
mod links;
mod moves;
mod notation;
mod position;
mod reasons;
mod scene;
mod symmetry;
mod themes;
mod version_one;
mod walk;

pub use action::Action;
pub use board::Point;
pub use coordinate::Coordinate;
pub use position::{Pawn, Position};
pub use reasons::{Fault, Kind, Refusal};
pub use version_one::{ActionOne, GranatOne, PositionOne, RefusalOne};

/// The game of Granat.
#[derive(Clone, Copy, Debug)]
pub struct Granat;
