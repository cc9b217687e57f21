//! A game without its types.

use crate::exact::is_solved;
use crate::position::At;
use crate::transcript::CODES as TRANSCRIPT;
use crate::{AnyPosition, Language, Objection, Words};
use core::marker::PhantomData;
use pionnier_core::scene::Layout;
use pionnier_core::text::Expected;
use pionnier_core::{Game, Reason, Side};
use pionnier_engine::Knowledge;
use std::sync::OnceLock;

/// A game that can be picked from a list.
pub trait AnyGame: Sync {
    /// The name used in commands, addresses and stored games.
    fn id(&self) -> &'static str;

    /// The letter of a side in position text.
    fn letter(&self, side: Side) -> char;

    /// What the signs in a drawn board stand for, each with the name of its words.
    fn legend(&self) -> &'static [(char, &'static str)];

    /// The board without men.
    fn layout(&self) -> Layout;

    /// Whether every position's exact value is known.
    fn is_solved(&self) -> bool;

    /// The start position.
    fn start(&self) -> Box<dyn AnyPosition>;

    /// Reads a position.
    ///
    /// # Errors
    /// The text is not a position of this game.
    fn read(&self, text: &str) -> Result<Box<dyn AnyPosition>, Objection>;

    /// The words of this game in a language: its name, its sides, its objections.
    fn words(&self, language: Language) -> &Words;

    /// Every code an [`Objection`] of this game can have.
    fn objection_codes(&self) -> Vec<&'static str>;

    /// Every code a note of this game can have.
    fn note_codes(&self) -> &'static [&'static str];
}

/// A game in the list.
pub(crate) struct Listed<G: Game> {
    files: [[&'static str; 2]; 2],
    words: [OnceLock<Words>; 2],
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Listed<G> {
    /// A game with its message files: the common ones and its own, in the order of [`Language::ALL`].
    pub(crate) const fn new(english: &'static str, french: &'static str) -> Listed<G> {
        const COMMON: [&str; 2] =
            [include_str!("../messages/en/common.ftl"), include_str!("../messages/fr/common.ftl")];
        Listed {
            files: [[COMMON[0], english], [COMMON[1], french]],
            words: [const { OnceLock::new() }; 2],
            game: PhantomData,
        }
    }
}

impl<G: Game<Position: Knowledge>> AnyGame for Listed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn letter(&self, side: Side) -> char {
        G::LETTERS[side.index()]
    }

    fn legend(&self) -> &'static [(char, &'static str)] {
        G::LEGEND
    }

    fn layout(&self) -> Layout {
        G::layout()
    }

    fn is_solved(&self) -> bool {
        is_solved::<G>()
    }

    fn start(&self) -> Box<dyn AnyPosition> {
        Box::new(At::<G>(G::start()))
    }

    fn read(&self, text: &str) -> Result<Box<dyn AnyPosition>, Objection> {
        match G::read_position(text) {
            Ok(position) => Ok(Box::new(At::<G>(position))),
            Err(error) => Err(Objection::to_position::<G>(&error, text)),
        }
    }

    fn words(&self, language: Language) -> &Words {
        let index = language.index();
        self.words[index].get_or_init(|| Words::new(language, &self.files[index]))
    }

    fn objection_codes(&self) -> Vec<&'static str> {
        [G::Refusal::CODES, G::Fault::CODES, Expected::CODES, Objection::COMMON, TRANSCRIPT].concat()
    }

    fn note_codes(&self) -> &'static [&'static str] {
        G::NOTES
    }
}
