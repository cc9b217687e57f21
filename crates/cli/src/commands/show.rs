//! `pionnier show`: a position, drawn and described.

use crate::failure::Failure;
use crate::request::Request;
use clap::ArgMatches;
use pionnier_catalog::{AnyGame, AnyPosition, Detail, Ending, Outcome, Value, Words, ending_words};
use serde_json::{Value as Json, json};
use std::io::Write as _;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let request = Request::new(matches, words)?;
    let mut out = std::io::stdout().lock();
    let Request { game, position, turns, record } = &request;
    let ending = position.end().map(Ending::Rules).or_else(|| record.ending());
    if matches.get_flag("json") {
        let answer = json!({
            "game": game.id(),
            "position": position.text(),
            "side": game.letter(position.side()).to_string(),
            "outcome": outcome_json(*game, position.end().map(Ending::Rules)),
            "ending": ending.map(ending_json),
            "turns": turns,
        });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    write!(
        out,
        "{}\n\n{}\n",
        game.words(words.language()).say("name", &[]),
        board(*game, &**position, words)
    )?;
    let line = |name, value| words.say(name, &[Detail { name: "value", value }]);
    writeln!(out, "{}", line("show-position", Value::Text(position.text())))?;
    if !turns.is_empty() {
        writeln!(out, "{}", line("show-turns", Value::Text(turns.join(" "))))?;
    }
    match ending {
        Some(ending) => writeln!(out, "{}", describe_ending(*game, ending, words))?,
        None => {
            writeln!(out, "{}", line("show-side", Value::Text(side_name(*game, position.side(), words))))?;
        }
    }
    Ok(())
}

/// For programs: the letter of the side that has won, `draw`, or null while the game goes on.
pub(crate) fn outcome_json(game: &dyn AnyGame, ending: Option<Ending>) -> Option<String> {
    ending.map(|ending| match ending.outcome() {
        Outcome::Win(side) => game.letter(side).to_string(),
        Outcome::Draw => "draw".to_owned(),
    })
}

/// For programs: what has ended the game, and by which rule.
pub(crate) fn ending_json(ending: Ending) -> Json {
    json!({ "cause": ending.code(), "rule": ending.rule() })
}

/// The drawn board, and what the signs in it stand for.
pub(crate) fn board(game: &dyn AnyGame, position: &dyn AnyPosition, words: &Words) -> String {
    let drawing = position.draw();
    let signs: Vec<String> = game
        .legend()
        .iter()
        .filter(|(sign, _)| drawing.contains(*sign))
        .map(|(sign, code)| format!("{sign} {}", game.words(words.language()).say(code, &[])))
        .collect();
    // On one line if they fit on a terminal's.
    let gap =
        if signs.iter().map(|sign| sign.chars().count() + 3).sum::<usize>() > 76 { "\n    " } else { "   " };
    format!("{drawing}\n    {}\n", signs.join(gap))
}

/// A side's name.
pub(crate) fn side_name(game: &dyn AnyGame, side: pionnier_catalog::Side, words: &Words) -> String {
    game.words(words.language()).say(&format!("side-{}", game.letter(side)), &[])
}

/// How the game has ended, in a sentence with the number of the rule before it.
pub(crate) fn describe_ending(game: &dyn AnyGame, ending: Ending, words: &Words) -> String {
    format!("[{}] {}", ending.rule(), ending_words(game, ending, words.language()))
}
