//! Puzzles: positions in which one turn alone reaches the goal.
//!
//! They are in `puzzles/<game>.txt`, a line each; `docs/PUZZLES.md` says how they were made and what is proved of them. The program has
//! them inside with the feature `embedded-puzzles`; a page fetches the file of the game it needs.

mod file;
mod theme;

pub use file::{Goal, Puzzle, of_day, read};
pub use theme::Theme;

pub(crate) use theme::{codes, themes};
