//! What the engine thinks of a position.

use super::Means;
use crate::commands::show::{describe_ending, ending_json, outcome_json, side_name};
use crate::failure::Failure;
use crate::request::Request;
use crate::worth;
use pionnier_catalog::thought::Analysis;
use pionnier_catalog::{Detail, Value, Words};
use serde_json::json;
use std::io::Write as _;

pub(super) fn run(request: &Request, means: &Means, in_json: bool, words: &Words) -> Result<(), Failure> {
    let Request { game, record, .. } = request;
    let position = record.position();
    let analysis = record.think(&means.table, means.options, means.limits, &mut |_| {});
    let mut out = std::io::stdout().lock();
    if in_json {
        let lines: Vec<_> = analysis
            .lines
            .iter()
            .map(|line| {
                let mut value = worth::json(line.worth);
                value["line"] = json!(line.turns);
                value
            })
            .collect();
        let answer = json!({
            "game": game.id(),
            "position": position.text(),
            "side": game.letter(position.side()).to_string(),
            "outcome": outcome_json(*game, record.ending()),
            "ending": record.ending().map(ending_json),
            "depth": analysis.depth,
            "nodes": analysis.nodes,
            "lines": lines,
        });
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    let line = |name, value| words.say(name, &[Detail { name: "value", value: Value::Text(value) }]);
    writeln!(out, "{}", line("show-position", position.text()))?;
    if let Some(ending) = record.ending() {
        writeln!(out, "{}", describe_ending(*game, ending, words))?;
        return Ok(());
    }
    writeln!(out, "{}", line("show-side", side_name(*game, position.side(), words)))?;
    write!(out, "\n{}\n{}\n", table(&analysis, words), effort(&analysis, words))?;
    Ok(())
}

/// The lines, one below the other.
fn table(analysis: &Analysis, words: &Words) -> String {
    let rows: Vec<[String; 3]> = analysis
        .lines
        .iter()
        .map(|line| {
            [worth::percent(line.worth.chance, words), worth::words(line.worth, words), line.turns.join(" ")]
        })
        .collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (chance, value) = (width(0), width(1));
    let number = rows.len().to_string().len();
    let mut table = String::new();
    for (index, row) in rows.iter().enumerate() {
        let row = format!("{:>number$}  {:>chance$}  {:<value$}  {}\n", index + 1, row[0], row[1], row[2]);
        table.push_str(&row);
    }
    table
}

fn effort(analysis: &Analysis, words: &Words) -> String {
    let details = [
        Detail::number("depth", analysis.depth as usize),
        Detail::number("nodes", usize::try_from(analysis.nodes).unwrap_or(usize::MAX)),
    ];
    words.say("analyse-effort", &details)
}
