//! What puzzles are about, in words.

use crate::Words;
use pionnier_core::{LENGTH_THEMES, Puzzling};
use serde::Serialize;

/// Something that puzzles of a game can be about.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Theme {
    /// Its name in files.
    pub code: &'static str,
    /// Its name for people.
    pub name: String,
    /// What is meant, in a sentence.
    pub words: String,
}

/// The codes of all themes of a game: its own before those of every game.
pub(crate) fn codes<G: Puzzling>() -> impl Iterator<Item = &'static str> {
    G::THEMES.iter().copied().chain(LENGTH_THEMES)
}

/// All themes of a game in words.
pub(crate) fn themes<G: Puzzling>(words: &Words) -> Vec<Theme> {
    let theme = |code| Theme {
        code,
        name: words.say(&format!("theme-{code}"), &[]),
        words: words.say(&format!("theme-{code}-about"), &[]),
    };
    codes::<G>().map(theme).collect()
}
