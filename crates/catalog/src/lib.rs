//! Every game behind one type, and the words for what it says.
//!
//! Inside, each game has its own types and everything is static. Front ends cross this border once per request: they
//! pick a game from [`GAMES`], read a position, play turns by their text, and ask for words in a [`Language`].

#![deny(missing_docs)]

mod game;
mod language;
mod objection;
mod position;
mod record;
mod words;

pub use game::AnyGame;
pub use language::Language;
pub use objection::Objection;
pub use pionnier_core::{Detail, Ending, Outcome, Random, Side, Value};
pub use position::AnyPosition;
pub use record::AnyRecord;
pub use words::Words;

use game::Listed;
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::Granat;
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;

/// A line of the list: the game's type and the name of its message files.
macro_rules! listed {
    ($game:ty, $id:literal) => {{
        static GAME: Listed<$game> = Listed::new(
            include_str!(concat!("../messages/en/", $id, ".ftl")),
            include_str!(concat!("../messages/fr/", $id, ".ftl")),
        );
        &GAME
    }};
}

/// Every game there is. A new game is added here and nowhere else.
pub static GAMES: &[&dyn AnyGame] = &[
    listed!(Kono, "kono"),
    listed!(CulDeSac, "cul-de-sac"),
    listed!(Bermudes, "bermudes"),
    listed!(Quindo, "quindo"),
    listed!(Granat, "granat"),
];

/// The game with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.id() == id)
}
