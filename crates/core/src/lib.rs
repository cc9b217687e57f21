//! Says what a two-player game of perfect information is: sides, outcomes, positions, actions, turns, records.
//!
//! The one decision everything rests on: **a turn is made of actions.** An action is what a player does with one
//! touch: a step, one leg of a jump, a wall, "stop here". A [`Position`] offers its legal actions and applies one of
//! them; afterwards it may still belong to the same side, in the middle of its turn. Whole turns are never listed
//! by a position, because in some games there are millions of them.
//!
//! This crate knows no game and depends on nothing.

#![deny(missing_docs)]

mod arrangement;
mod drawing;
mod end;
mod game;
mod key;
mod notation;
mod perft;
mod position;
mod random;
mod reason;
mod record;
pub mod scene;
mod side;
mod symmetry;
pub mod text;
mod turns;

pub use arrangement::{Arrangement, Arranging};
pub use drawing::Drawing;
pub use end::{Cause, End};
pub use game::Game;
pub use key::mix;
pub use notation::{Notation, TurnError, read_turn};
pub use perft::{perft, perft_until};
pub use position::Position;
pub use random::Random;
pub use reason::{Detail, Reason, Scope, Value};
pub use record::{Ending, PlayError, Played, Record};
pub use side::{Outcome, Side};
pub use symmetry::Symmetric;
pub use turns::{random_turn, visit_turns};
