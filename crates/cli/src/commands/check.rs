//! `pionnier check`: may this turn be played, and if not, why?

use crate::failure::Failure;
use crate::input;
use crate::request::Request;
use clap::ArgMatches;
use pionnier_catalog::Words;
use serde_json::{Map, Value, json};
use std::io::Write as _;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let request = Request::new(matches, words)?;
    let turn = matches.get_one::<String>("turn").expect("the argument is required");
    let turn = input::argument(turn, words)?;
    let verdict = request.position.typed(&turn);
    let mut out = std::io::stdout().lock();
    if matches.get_flag("json") {
        let answer = match &verdict {
            Ok(turn) => json!({ "legal": true, "turn": turn }),
            Err(objection) => {
                let places: Map<String, Value> =
                    objection.places().map(|(name, place)| (name.to_owned(), place.into())).collect();
                json!({
                    "legal": false,
                    "rule": objection.rule,
                    "code": objection.code,
                    "at": objection.at,
                    "places": places,
                    "message": objection.words(request.game, words.language()),
                })
            }
        };
        writeln!(out, "{answer}")?;
    } else {
        match &verdict {
            Ok(_) => writeln!(out, "legal")?,
            Err(objection) => writeln!(out, "{}", objection.words_with_rule(request.game, words.language()))?,
        }
    }
    verdict.map(|_| ()).map_err(|_| Failure::No)
}
