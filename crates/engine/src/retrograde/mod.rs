//! Solving a game backwards from its ends.
//!
//! A game that can be numbered ([`IndexedGame`]) is [solved](solve()) in one pass over its values in order of distance:
//! whatever is lost in *n* plies makes every position before it won in *n* + 1 (if it was not won sooner); a position
//! all of whose turns lead to won positions is lost one ply later than the last of them. What is left when nothing
//! follows any more is endless play, a draw.
//!
//! *When is the last turn of a position refuted?* Each undecided index keeps a counter. Under symmetry one index stands
//! for a class of positions, and turns between classes have different multiplicities seen from their two ends: a
//! symmetric position may have two mirrored turns into a class from which only one leads back. So a counter counts the
//! turns of *all positions of its class together*, and a turn taken back from one representative stands for as many
//! turns as that representative's class has positions. Both ends then agree, and nothing needs to be compared or sorted.
//!
//! *A game too large to count* ([`IndexedGame::COUNTS_TURNS`]) has most of its time in counters far apart in memory. Its indices keep
//! the number of turns, from the first, that are known to be refuted, and look at the next one again: turns into won
//! positions stay refuted, so no turn is looked at in vain twice. Which indices to look at is decided layer by layer: all that are open
//! while most of them may change, and those before the newest wins when few do.

mod cell;
mod game;
mod look;
mod reverse;
mod solution;
mod solver;
mod tally;

pub use game::IndexedGame;
pub use solution::Solution;
pub use solver::solve;
pub use tally::Tally;
