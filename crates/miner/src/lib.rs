//! Finds puzzles in games, proves them and measures how hard they are.
//!
//! A puzzle is a position in which exactly one turn reaches the goal. What that means, and how far it is proved, is said in
//! `docs/PUZZLES.md`: where a table knows the position, by the table; elsewhere by [`Provers`]: that the
//! solution wins by the rules and nothing else, that no other turn does with the help of the engine's certain wins.

#![deny(missing_docs)]

mod chosen;
mod file;
mod grading;
mod id;
mod judge;
mod known;
mod line;
mod measure;
mod mine;
mod others;
mod proved;
mod prover;
mod source;
mod task;

pub(crate) use file::themes;
pub use file::{Puzzle, positions, regrade, write};
pub use grading::{GRADES, Graded, grade_of, rating};
pub use id::id;
pub use judge::Provers;
pub use line::{Flaw, Goal, Line, Read, Turn, check, find, read_line};
pub use measure::{LEVELS, Measured, TRIES, is_solved_by, measure};
pub use mine::{MineError, Mined, Terms, mine};
pub use prover::TooLong;
