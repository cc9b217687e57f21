//! `pionnier games`: what there is to play.

use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{GAMES, Language, Words};
use serde_json::{Map, Value, json};
use std::io::Write as _;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if matches.get_flag("json") {
        let games: Vec<Value> = GAMES
            .iter()
            .map(|game| {
                let names: Map<String, Value> = Language::ALL
                    .iter()
                    .map(|&language| {
                        (language.code().to_owned(), game.words(language).say("name", &[]).into())
                    })
                    .collect();
                json!({ "id": game.id(), "name": names, "start": game.start().text() })
            })
            .collect();
        writeln!(out, "{}", Value::Array(games))?;
        return Ok(());
    }
    for game in GAMES {
        let game_words = game.words(words.language());
        writeln!(
            out,
            "{:<11} {:<11} {}",
            game.id(),
            game_words.say("name", &[]),
            game_words.say("tagline", &[])
        )?;
    }
    Ok(())
}
