//! What the engine thinks of every turn of a game.

use crate::commands::show::{describe_ending, ending_json, outcome_json, side_name};
use crate::failure::Failure;
use crate::request::Request;
use crate::worth;
use pionnier_catalog::review::{Judgement, Verdict, review};
use pionnier_catalog::thought::Options;
use pionnier_catalog::{AnyGame, Detail, Side, Value, Words};
use serde_json::{Map, json};
use std::io::{IsTerminal as _, Write as _};

/// The verdicts that are counted for each side.
const COUNTED: [Verdict; 3] = [Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

pub(super) fn run(
    request: &Request,
    options: Options,
    nodes: u64,
    in_json: bool,
    words: &Words,
) -> Result<(), Failure> {
    let Request { game, record, .. } = request;
    let total = record.turns().len() + 1;
    let mut error = std::io::stderr();
    let is_watched = error.is_terminal();
    let reviewed = review(&**record, options, nodes, &mut |done| {
        if is_watched {
            // If the progress cannot be shown, the answer still can.
            let _ = write!(error, "\r{done}/{total}{}", if done == total { "\r\u{1b}[K" } else { "" });
        }
    });
    let judgements = &reviewed.turns;
    let mut out = std::io::stdout().lock();
    if in_json {
        let answer = json!({
            "game": game.id(),
            "start": record.start().text(),
            "outcome": outcome_json(*game, record.ending()),
            "ending": record.ending().map(ending_json),
            "turns": judgements.iter().map(|judgement| judgement_json(*game, judgement)).collect::<Vec<_>>(),
            "counts": Side::BOTH
                .map(|side| (game.letter(side).to_string(), counts_json(judgements, side)))
                .into_iter()
                .collect::<Map<_, _>>(),
            "accuracy": Side::BOTH
                .map(|side| {
                    let accuracy = reviewed.accuracy[side.index()].map(worth::rounded);
                    (game.letter(side).to_string(), json!(accuracy))
                })
                .into_iter()
                .collect::<Map<_, _>>(),
            "turning_points": reviewed.turning_points.iter().map(|turn| turn + 1).collect::<Vec<_>>(),
        });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    write!(out, "{}", table(*game, judgements, words))?;
    if let Some(ending) = record.ending() {
        writeln!(out, "{}", describe_ending(*game, ending, words))?;
    }
    writeln!(out)?;
    if !reviewed.turning_points.is_empty() {
        let turns: Vec<String> = reviewed
            .turning_points
            .iter()
            .map(|&turn| format!("{} {}", turn + 1, judgements[turn].turn))
            .collect();
        writeln!(out, "{}", words.say("review-turning-points", &[text("turns", turns.join(", "))]))?;
    }
    for side in Side::BOTH {
        let accuracy = reviewed.accuracy[side.index()];
        let mut details = vec![
            text("side", side_name(*game, side, words)),
            text("accuracy", accuracy.map_or("–".to_owned(), |accuracy| worth::percent(accuracy, words))),
        ];
        let names = ["inaccuracies", "mistakes", "blunders"];
        details.extend(
            names
                .into_iter()
                .zip(COUNTED)
                .map(|(name, verdict)| Detail::number(name, count(judgements, side, verdict))),
        );
        writeln!(out, "{}", words.say("review-counts", &details))?;
    }
    Ok(())
}

/// The turns, one below the other, each with its player's chances after it, and where these are known from.
fn table(game: &dyn AnyGame, judgements: &[Judgement], words: &Words) -> String {
    let names = Side::BOTH.map(|side| side_name(game, side, words));
    let width =
        |texts: &mut dyn Iterator<Item = &str>| texts.map(|text| text.chars().count()).max().unwrap_or(0);
    let name = width(&mut names.iter().map(String::as_str));
    let turn = width(&mut judgements.iter().map(|judgement| judgement.turn.as_str()));
    let values: Vec<String> =
        judgements.iter().map(|judgement| worth::words(judgement.after, words)).collect();
    let value = width(&mut values.iter().map(String::as_str));
    let number = judgements.len().to_string().len();
    let chance = worth::percent(1.0, words).chars().count();
    let mut table = String::new();
    for (index, judgement) in judgements.iter().enumerate() {
        let row = format!(
            "{:>number$}  {:<name$}  {:<turn$}  {:>chance$}  {:<value$}  {}",
            index + 1,
            names[judgement.side.index()],
            judgement.turn,
            worth::percent(judgement.after.chance, words),
            values[index],
            comment(judgement, words)
        );
        table.push_str(row.trim_end());
        table.push('\n');
    }
    table
}

/// What is to be said about a turn that was not good.
fn comment(judgement: &Judgement, words: &Words) -> String {
    let Judgement { verdict, before, after, best, .. } = judgement;
    if !COUNTED.contains(verdict) {
        return String::new();
    }
    let mut details = vec![
        text("verdict", words.say(&format!("verdict-{}", verdict.code()), &[])),
        text("best", best.clone()),
        text("worth", worth::words(*before, words)),
    ];
    let (Some(from), Some(to)) = (before.value, after.value) else {
        return words.say("review-better", &details);
    };
    for (name, value) in [("from", from), ("to", to)] {
        details.push(text(name, words.say(&format!("value-{}", value.code()), &[])));
    }
    words.say("review-change", &details)
}

fn judgement_json(game: &dyn AnyGame, judgement: &Judgement) -> serde_json::Value {
    json!({
        "side": game.letter(judgement.side).to_string(),
        "turn": judgement.turn,
        "verdict": judgement.verdict.code(),
        "loss": worth::rounded(judgement.loss),
        "best": judgement.best,
        "before": worth::json(judgement.before),
        "after": worth::json(judgement.after),
    })
}

fn counts_json(judgements: &[Judgement], side: Side) -> serde_json::Value {
    Verdict::ALL
        .map(|verdict| (verdict.code().to_owned(), count(judgements, side, verdict).into()))
        .into_iter()
        .collect::<Map<_, _>>()
        .into()
}

fn count(judgements: &[Judgement], side: Side, verdict: Verdict) -> usize {
    judgements.iter().filter(|judgement| judgement.side == side && judgement.verdict == verdict).count()
}

fn text(name: &'static str, text: String) -> Detail {
    Detail { name, value: Value::Text(text) }
}
