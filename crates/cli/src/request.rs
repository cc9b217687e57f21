//! What a command was asked about: a game, a position, turns.

use crate::failure::Failure;
use crate::input;
use clap::ArgMatches;
use pionnier_catalog::thought::Exact;
use pionnier_catalog::{AnyGame, AnyPosition, AnyRecord, Detail, Objection, Value, Words, find};

/// A game and the position reached in it.
pub(crate) struct Request {
    pub(crate) game: &'static dyn AnyGame,
    /// The position after the turns.
    pub(crate) position: Box<dyn AnyPosition>,
    /// The turns that led there.
    pub(crate) turns: Vec<String>,
    /// The game's record as far as it goes: C3, C4 may have ended it before the last turn.
    pub(crate) record: Box<dyn AnyRecord>,
}

impl Request {
    /// Reads `ID`, `--position` and `--turns`.
    ///
    /// The turns are judged by the rules of the game alone. Whether repetition or lack of progress has ended it on the
    /// way is for the record to say, so that any list of legal turns can be looked at.
    pub(crate) fn new(matches: &ArgMatches, words: &Words) -> Result<Request, Failure> {
        let game = game(matches).expect("the argument is required and checked against the list of games");
        let given =
            |name: &str| matches.get_one::<String>(name).map(|text| input::argument(text, words)).transpose();
        let mut position = match given("position")? {
            Some(text) => game.read(&text).map_err(|objection| {
                Failure::Input(sentence(words, game, "bad-position", &objection, &[]))
            })?,
            None => game.start(),
        };
        let mut record = position.record();
        let mut turns = Vec::new();
        for typed in given("turns")?.unwrap_or_default().split_whitespace() {
            let goes_on = record.ending().is_none();
            let played = if goes_on {
                record.typed(typed).and_then(|turn| record.play(&turn).map(|()| turn))
            } else {
                position.typed(typed).and_then(|turn| position.play(&turn).map(|()| turn))
            };
            let turn = played.map_err(|objection| {
                let details = [
                    Detail::number("number", turns.len() + 1),
                    Detail { name: "turn", value: Value::Text(typed.escape_debug().to_string()) },
                ];
                Failure::Input(sentence(words, game, "bad-turn", &objection, &details))
            })?;
            if goes_on {
                position = record.position();
            }
            turns.push(turn);
        }
        Ok(Request { game, position, turns, record })
    }

    /// The exact values of the position, if they are known. A game that C3 or C4 has ended on the way counts no further.
    pub(crate) fn exact(&self) -> Option<Exact> {
        if self.record.turns().len() == self.turns.len() {
            self.record.exact()
        } else {
            self.position.exact()
        }
    }
}

/// The game that was named, if one was.
pub(crate) fn game(matches: &ArgMatches) -> Option<&'static dyn AnyGame> {
    matches.get_one::<String>("game").and_then(|id| find(id))
}

/// A message about an objection, which it has under `why`.
fn sentence(words: &Words, game: &dyn AnyGame, name: &str, objection: &Objection, more: &[Detail]) -> String {
    let why = objection.words_with_rule(game, words.language());
    let mut details = vec![Detail { name: "why", value: Value::Text(why) }];
    details.extend_from_slice(more);
    words.say(name, &details)
}
