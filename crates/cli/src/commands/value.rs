//! `pionnier value`: the truth about a position, where a game is solved.

use super::show::side_name;
use crate::failure::Failure;
use crate::request::Request;
use crate::tables::{self, Range};
use clap::ArgMatches;
use pionnier_catalog::thought::{Exact, ExactValue};
use pionnier_catalog::{AnyGame, Detail, Value, Words};
use serde_json::json;
use std::io::Write as _;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let request = Request::new(matches, words)?;
    let exact = request.exact().ok_or_else(|| unknown(request.game, words))?;
    let mut out = std::io::stdout().lock();
    if matches.get_flag("json") {
        writeln!(out, "{}", as_json(&request, &exact))?;
        return Ok(());
    }
    let side = side_name(request.game, request.position.side(), words);
    let value = say_with_count(exact.value, exact.if_count_allows, words);
    writeln!(out, "{}", words.say("value-position", &[text("side", side), text("value", value)]))?;
    if !exact.turns.is_empty() {
        writeln!(out)?;
    }
    for turn in &exact.turns {
        let trap = turn.trap.map_or(String::new(), |trap| match trap.longest_losing_line {
            0 => words.say("value-no-trap", &[]),
            plies => words.say(
                "value-trap",
                &[
                    Detail::number("replies", trap.drawing_replies),
                    Detail::number("plies", usize::from(plies)),
                ],
            ),
        });
        let line =
            format!("{:<8}{:<14}{trap}", turn.turn, say_with_count(turn.value, turn.if_count_allows, words));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn as_json(request: &Request, exact: &Exact) -> serde_json::Value {
    let turns: Vec<serde_json::Value> = exact
        .turns
        .iter()
        .map(|turn| {
            json!({
                "turn": turn.turn,
                "value": turn.value.code(),
                "plies": turn.value.plies(),
                "if_count_allows": turn.if_count_allows,
                "drawing_replies": turn.trap.map(|trap| trap.drawing_replies),
                "longest_losing_line": turn.trap.map(|trap| trap.longest_losing_line),
            })
        })
        .collect();
    json!({
        "game": request.game.id(),
        "position": request.position.text(),
        "value": exact.value.code(),
        "plies": exact.value.plies(),
        "if_count_allows": exact.if_count_allows,
        "moves": turns,
    })
}

/// A value in words, which say so where C4 may come first.
fn say_with_count(value: ExactValue, if_count_allows: bool, words: &Words) -> String {
    let said = say(value, words);
    if if_count_allows { words.say("value-if-count", &[text("value", said)]) } else { said }
}

/// A value in words.
pub(super) fn say(value: ExactValue, words: &Words) -> String {
    let plies = |plies: u16| [Detail::number("plies", usize::from(plies))];
    match value {
        ExactValue::Win(0) => words.say("value-won-already", &[]),
        ExactValue::Loss(0) => words.say("value-lost-already", &[]),
        ExactValue::Win(count) => words.say("value-won-in", &plies(count)),
        ExactValue::Draw => words.say("value-drawn", &[]),
        ExactValue::Loss(count) => words.say("value-lost-in", &plies(count)),
    }
}

pub(super) fn not_solved(game: &dyn AnyGame, words: &Words) -> Failure {
    let name = game.words(words.language()).say("name", &[]);
    Failure::Input(words.say("not-solved", &[text("game", name)]))
}

/// Of a game of which only endgames are known, that this is none of them.
fn unknown(game: &dyn AnyGame, words: &Words) -> Failure {
    let Some(Range { kind, boxed, most }) = tables::endgames(game.id()) else {
        return not_solved(game, words);
    };
    let details = [
        text("game", game.words(words.language()).say("name", &[])),
        text("id", game.id().to_owned()),
        text("kind", kind.to_owned()),
        Detail::number("boxed", boxed),
        Detail::number("most", most),
    ];
    Failure::Input(words.say("value-unknown", &details))
}

pub(super) fn text(name: &'static str, text: String) -> Detail {
    Detail { name, value: Value::Text(text) }
}
