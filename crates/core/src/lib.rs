#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod arrangement;
mod drawing;
mod encoding;
mod end;
mod game;
mod key;
mod notation;
mod perft;
mod position;
mod puzzle;
mod random;
mod reason;
mod recent;
mod record;
pub mod scene;
mod side;
mod symmetry;
pub mod text;
mod turns;

pub use arrangement::{Arrangement, Arranging};
pub use drawing::Drawing;
pub use encoding::{COMMON_PLANES, Encoding, Planes, observation_size, observe};
pub use end::{Cause, End};
pub use game::Game;
pub use key::mix;
pub use notation::{Notation, TurnError, read_turn};
pub use perft::{perft, perft_until};
pub use position::Position;
pub use puzzle::{LENGTH_THEMES, Puzzling, images, length_theme, positions_along};
pub use random::Random;
pub use reason::{Detail, Reason, Scope, Value};
pub use recent::Recent;
pub use record::{Ending, PlayError, Played, QUIET_TURNS, Record};
pub use side::{Outcome, Side};
pub use symmetry::Symmetric;
pub use turns::{apply_turn, random_turn, visit_turns};
