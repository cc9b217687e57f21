//! The words for how a game has ended.

use crate::{AnyGame, Language};
use pionnier_core::{Detail, Ending, Side, Value};

/// How a game has ended, in a sentence.
#[must_use]
pub fn ending_words(game: &dyn AnyGame, ending: Ending, language: Language) -> String {
    let part = |name, side: Side| Detail { name, value: Value::Side(game.letter(side)) };
    let details = match ending.outcome().winner() {
        Some(winner) => vec![part("winner", winner), part("loser", !winner)],
        None => Vec::new(),
    };
    game.words(language).say(&format!("ending-{}", ending.code()), &details)
}
