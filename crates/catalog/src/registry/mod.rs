//! Every game there is, and what can be asked of any of them.

mod game;
mod position;
mod record;
mod typed;

pub use game::AnyGame;
pub use position::AnyPosition;
pub use record::AnyRecord;

use game::{Files, Listed};
use pionnier_core::scene::Handling;
use pionnier_core::{Arranging, Drawing, Encoding, Puzzling};
use pionnier_engine::Knowledge;
use pionnier_games::bermudes::Bermudes;
use pionnier_games::cul_de_sac::CulDeSac;
use pionnier_games::granat::{Granat, GranatOne};
use pionnier_games::kono::Kono;
use pionnier_games::quindo::Quindo;

/// Makes the list of games and, from the same lines, the way to their own types.
macro_rules! games {
    ($($game:ident $id:literal $(after $($past:ident)+)?),* $(,)?) => {
        /// Every game there is.
        pub static GAMES: &[&dyn AnyGame] = &[$(games!(@listed $game $id)),*];

        /// Games by rules that no new game is begun under.
        static PAST: &[&dyn AnyGame] = &[$($($(games!(@listed $past $id),)+)?)*];

        /// Does something with the types of the game with this id; nothing if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $($id => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }
    };
    (@listed $game:ident $id:literal) => {{
        static GAME: Listed<$game> = Listed::new(Files {
            messages: [
                include_str!(concat!("../../messages/en/", $id, ".ftl")),
                include_str!(concat!("../../messages/fr/", $id, ".ftl")),
            ],
            lessons: [
                include_str!(concat!("../../lessons/", $id, "/en.md")),
                include_str!(concat!("../../lessons/", $id, "/fr.md")),
            ],
            boards: include_str!(concat!("../../lessons/", $id, "/boards.txt")),
            artwork: include_str!(concat!("../../artwork/", $id, ".svg")),
            #[cfg(feature = "embedded-puzzles")]
            puzzles: include_str!(concat!("../../puzzles/", $id, ".txt")),
            #[cfg(not(feature = "embedded-puzzles"))]
            puzzles: "",
        });
        &GAME
    }};
}

// A new game is added here and nowhere else. After it come the versions of its rules that games were once begun under.
games! {
    Kono "kono",
    CulDeSac "cul-de-sac",
    Bermudes "bermudes",
    Quindo "quindo",
    Granat "granat" after GranatOne,
}

/// Something to be done with a game's own types, for whoever searches or measures: all of it runs inside, without
/// crossing the border again.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// A game with everything that front ends ask of it.
pub trait Playable: Drawing + Arranging + Encoding + Puzzling + Handling<Position: Knowledge> {}

impl<G: Drawing + Arranging + Encoding + Puzzling + Handling<Position: Knowledge>> Playable for G {}

/// The game with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.id() == id)
}

/// The game with this id by this version of its rules, today's or an earlier one.
#[must_use]
pub fn find_rules(id: &str, rules: &str) -> Option<&'static dyn AnyGame> {
    editions().find(|game| game.id() == id && game.rules() == rules)
}

/// Every game by every version of its rules that is known, today's before earlier ones.
pub fn editions() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().chain(PAST).copied()
}
