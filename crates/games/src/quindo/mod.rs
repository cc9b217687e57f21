//! **Quindo**: a game by P. Zelmire.
//!
//! - **Q1** Board 11×11, files a–k from the left, ranks 1–11 from the bottom. The outer ring of 40 squares is the black
//!   border; the white field inside it is b2–j10.
//! - **Q2** Ten reversible discs, five a side: white on b10, d10, f10, h10, j10; black on b2, d2, f2, h2, j2. White is
//!   *first* **\[R\]**.
//! - **Q3** A disc moves in a straight line in one of the eight directions, and its move is 1, 2 or 3 squares long. Only
//!   free squares count.
//! - **Q4** On its way it may jump enemy discs, any number of them between two free squares; they do not count. It ends
//!   on a free square, the last one counted. It never jumps a disc of its own colour.
//! - **Q5** All enemy discs that were jumped turn over: they now belong to the mover. Capturing is not obligatory.
//! - **Q6** The length must differ from that of the enemy's move just before. The first move of the game is free, and
//!   so is a move after a pass **\[R\]**.
//! - **Q7** A border square is free like any other, but a disc that ends its move there leaves the game at once. What it
//!   jumped on its way still turns over. Border squares are therefore always empty; nothing lies beyond them, so a move
//!   that reaches the border ends there.
//! - **Q8** A player who has no disc left has lost. So the mover loses if his last disc leaves without turning an enemy;
//!   if it turned some he has those. That both have none cannot happen: what left had turned enemies, or they remain.
//!
//! **Nobody ever has to pass (C2)**, and so nothing here does. A player's leftmost disc has no disc of its own colour
//! to its left, so it can go to the first free square there, at the latest on the border: a move of length 1. Hence
//! only a player who may not use length 1 could be stuck. Suppose he is: on every way from a disc of his there is at
//! most one free square before another disc of his, or before the board ends, and then that one is the border. Look
//! along a rank with k of his discs: of the field's nine squares at most one between two neighbours is free and none
//! outside them, so at least 9 − (k − 1) = 10 − k hold a disc. As k hold his, at least 5 do. The same is true in files.
//! Each of the k discs has a file of its own with at least 4 discs outside the rank, which makes (10 − k) + 4k ≥ 13
//! discs; the box holds ten. (Were it possible, the enemy would be free to use any length after a pass by Q6, so the
//! game would be drawn only if he could not move with *any* length. The naive twin in the tests is written so.)
//!
//! Position text: the board from rank 11 down to rank 1, the side to move, the length of the previous move (0 if there
//! was none or a pass). Turns: `b10-b7`, and with at least one enemy disc turned `f6xi9`.

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

/// The game of Quindo.
#[derive(Clone, Copy, Debug)]
pub struct Quindo;
