//! `pionnier value`: the truth about a position, where a game is solved.

use super::show::side_name;
use crate::failure::Failure;
use crate::request::Request;
use clap::ArgMatches;
use pionnier_catalog::thought::{Exact, ExactValue};
use pionnier_catalog::{AnyGame, Detail, Value, Words};
use pionnier_engine::TableError;
use pionnier_engine::kono::Tablebase;
use serde_json::json;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

/// No table file is longer; what lies behind is not read, and the reader of the file will miss it.
const LONGEST_TABLE: u64 = 1 << 26;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let request = Request::new(matches, words)?;
    let table = matches.get_one::<PathBuf>("table").map(|path| read_table(path, words)).transpose()?;
    let exact = request.position.exact(table.as_ref()).ok_or_else(|| not_solved(request.game, words))?;
    let mut out = std::io::stdout().lock();
    if matches.get_flag("json") {
        writeln!(out, "{}", as_json(&request, &exact))?;
        return Ok(());
    }
    let side = side_name(request.game, request.position.side(), words);
    let details = [text("side", side), text("value", say(exact.value, words))];
    writeln!(out, "{}", words.say("value-position", &details))?;
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
        let line = format!("{:<8}{:<14}{trap}", turn.turn, say(turn.value, words));
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
        "moves": turns,
    })
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

/// Reads a table file, or says why it cannot be used.
fn read_table(path: &Path, words: &Words) -> Result<Tablebase, Failure> {
    let file = || text("file", path.display().to_string());
    let mut bytes = Vec::new();
    std::fs::File::open(path).and_then(|file| file.take(LONGEST_TABLE).read_to_end(&mut bytes)).map_err(
        |error| Failure::Input(words.say("table-unreadable", &[file(), text("why", error.to_string())])),
    )?;
    Tablebase::from_bytes(&bytes).map_err(|error: TableError| {
        let why = words.say(error.code(), &error.details());
        Failure::Input(words.say("table-refused", &[file(), text("why", why)]))
    })
}

pub(super) fn not_solved(game: &dyn AnyGame, words: &Words) -> Failure {
    let name = game.words(words.language()).say("name", &[]);
    Failure::Input(words.say("not-solved", &[text("game", name)]))
}

pub(super) fn text(name: &'static str, text: String) -> Detail {
    Detail { name, value: Value::Text(text) }
}
