//! The words for how a game has ended.

use crate::{AnyGame, Language, Said, Words};
use pionnier_core::{Detail, Ending, Game, Outcome, Side, Value};
use serde::Serialize;

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ended {
    /// Who has won, or that it is a draw.
    pub outcome: Outcome,
    /// What has ended it: `repetition`, `no-progress`, `resigned`, `agreed`, or what the rules of the game call it.
    pub cause: &'static str,
    /// The number of the rule.
    pub rule: &'static str,
}

impl Ended {
    /// How a game has ended, and the sentence for it.
    pub(crate) fn said<G: Game>(ending: Ending, words: &Words) -> Said<Ended> {
        let of = Ended { outcome: ending.outcome(), cause: ending.code(), rule: ending.rule() };
        Said { of, words: sentence(ending, G::LETTERS, words) }
    }
}

/// How a game has ended, in a sentence.
#[must_use]
pub fn ending_words(game: &dyn AnyGame, ending: Ending, language: Language) -> String {
    sentence(ending, Side::BOTH.map(|side| game.letter(side)), game.words(language))
}

fn sentence(ending: Ending, letters: [char; 2], words: &Words) -> String {
    let part = |name, side: Side| Detail { name, value: Value::Side(letters[side.index()]) };
    let details = match ending.outcome().winner() {
        Some(winner) => vec![part("winner", winner), part("loser", !winner)],
        None => Vec::new(),
    };
    words.say(&format!("ending-{}", ending.code()), &details)
}
