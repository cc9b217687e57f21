#![doc = include_str!("../README.md")]
//!
//! # The rules of all games
//!
//! Each module begins with its rules in words. Numbers such as `K4` are those of the rules; **\[R\]** marks a ruling
//! of ours where the original rule sheet is silent. The program quotes these numbers when it refuses a turn.
//! `C1` to `C5` hold in all games:
//!
//! - **C1** Two players, alternate turns, no chance, nothing hidden. The side that begins is called *first*.
//! - **C2 \[R\]** *No legal move.* In Kono and Granat (G21) the blocked player has lost. In every other game a player
//!   with no legal move passes, written `pass`. If neither player has a legal move the game is a draw.
//! - **C3 \[R\]** The same position for the third time in a game is a draw.
//! - **C4 \[R\]** 100 consecutive turns in which nothing irreversible happened are a draw. Irreversible: a man leaves
//!   the board, or a wall is placed; nothing else. So every game ends. The game's own end comes first: a turn that wins by
//!   the rules wins, also if it is the hundredth.
//! - **C5** A player may resign at any time; both may agree to a draw.
//!
//! C3 to C5 need a game's history and are kept by [`pionnier_core::Record`].

#![deny(missing_docs)]

pub mod bermudes;
pub mod cul_de_sac;
pub mod granat;
mod grid;
pub mod kono;
pub mod quindo;
mod ranks;
mod reader;
