//! The words for how a game has ended.

use crate::{AnyGame, Language};
use pionnier_core::{Detail, Ending, Outcome, Value};

/// How a game has ended, in a sentence.
#[must_use]
pub fn ending_words(game: &dyn AnyGame, ending: Ending, language: Language) -> String {
    let (code, side) = match ending {
        Ending::Rules(Outcome::Win(side)) => ("ending-won", Some(side)),
        Ending::Rules(Outcome::Draw) => ("ending-drawn", None),
        Ending::Repetition => ("ending-repetition", None),
        Ending::NoProgress => ("ending-no-progress", None),
        Ending::Resigned(side) => ("ending-resigned", Some(side)),
        Ending::Agreed => ("ending-agreed", None),
    };
    let details = side.map(|side| Detail { name: "side", value: Value::Side(game.letter(side)) });
    game.words(language).say(code, details.as_slice())
}
