//! Kono, the whole game.

use super::super::show::side_name;
use super::super::value::{say, text};
use super::{Order, grouped, peak_memory, say_cost, say_verified, say_written, write};
use crate::bar::Bar;
use crate::failure::Failure;
use cpu_time::ProcessTime;
use pionnier_catalog::{AnyGame, Detail, Words};
use pionnier_core::{Game, Notation, Position as _};
use pionnier_engine::kono::{self, Report, Solved, Statistics, Tablebase};
use pionnier_engine::retrograde::Tally;
use pionnier_games::kono::Kono;
use serde_json::json;
use std::io::Write as _;

/// What a run has found and what it cost.
struct Findings {
    solved: Solved,
    verified: Option<Report>,
    /// CPU seconds of solving, and of everything.
    solving: f64,
    everything: f64,
}

pub(super) fn run(order: &Order, words: &Words) -> Result<(), Failure> {
    let draft = order.draft(words)?;
    let mut bar = Bar::new(words);
    let start = ProcessTime::now();
    let table = Tablebase::solve(order.threads, &mut |progress| bar.show(progress));
    let solving = start.elapsed().as_secs_f64();
    let statistics = Statistics::of(&table, &mut |progress| bar.show(progress));
    let verified = order.verify.then(|| kono::verify(&table, &mut |progress| bar.show(progress)));
    drop(bar);
    let everything = start.elapsed().as_secs_f64();
    let findings = Findings { solved: Solved { table, statistics }, verified, solving, everything };

    let mismatches = findings.verified.as_ref().map(|report| report.mismatches);
    let written = write(draft, mismatches, || findings.solved.to_bytes(), words)?;
    let mut out = std::io::stdout().lock();
    if order.json {
        writeln!(out, "{}", as_json(&findings))?;
    } else {
        report(&mut out, order.game, &findings, words)?;
        say_written(&mut out, written, words)?;
    }
    match findings.verified {
        Some(report) if report.mismatches > 0 => Err(Failure::No),
        _ => Ok(()),
    }
}

fn report(
    out: &mut impl std::io::Write,
    game: &dyn AnyGame,
    findings: &Findings,
    words: &Words,
) -> Result<(), Failure> {
    let Findings { solved: Solved { table, statistics }, verified, solving, everything } = findings;
    let name = game.words(words.language()).say("name", &[]);
    writeln!(out, "{}\n", words.say("solve-title", &[text("game", name)]))?;

    let label = |name: &str| words.say(name, &[]);
    let columns = ["won", "drawn", "lost", "together"].map(|column| label(&format!("solve-column-{column}")));
    let [won, drawn, lost, together] = &columns;
    writeln!(out, "{:<37}{won:>12}{drawn:>12}{lost:>12}{together:>12}", label("solve-row-header"))?;
    for (row, tally) in [
        ("all", &statistics.positions),
        ("classes", &statistics.classes),
        ("reachable", &statistics.reachable),
    ] {
        let Tally { wins, draws, losses } = *tally;
        let [won, drawn, lost, together] = [wins, draws, losses, tally.total()].map(grouped);
        let row = label(&format!("solve-row-{row}"));
        writeln!(out, "{row:<37}{won:>12}{drawn:>12}{lost:>12}{together:>12}")?;
    }
    writeln!(out)?;

    let start = Kono::start();
    let side = side_name(game, start.side(), words);
    let value = say(table.probe(&start), words);
    writeln!(out, "{}", words.say("solve-start", &[text("value", value), text("side", side)]))?;
    let details = [
        Detail::number("reachable", usize::from(statistics.longest_reachable)),
        Detail::number("all", usize::from(statistics.longest)),
        text("position", Kono::write_position(&statistics.farthest)),
    ];
    writeln!(out, "{}", words.say("solve-longest", &details))?;
    for turns in best_line(table, statistics).chunks(12) {
        writeln!(out, "  {}", turns.join(" "))?;
    }
    let turns = Detail::number("turns", usize::from(statistics.quiet_run));
    writeln!(out, "{}", words.say("solve-quiet", &[turns]))?;
    if let Some(verified) = verified {
        let first = verified.first.as_ref().map(|first| Kono::write_position(&first.position));
        say_verified(out, verified.checked, verified.mismatches, first, words)?;
    }
    say_cost(out, *solving, *everything, words)
}

fn as_json(findings: &Findings) -> serde_json::Value {
    let Findings { solved: Solved { table, statistics }, verified, solving, everything } = findings;
    let tally = |tally: &Tally| json!({ "wins": tally.wins, "draws": tally.draws, "losses": tally.losses, "total": tally.total() });
    json!({
        "game": Kono::ID,
        "start": table.probe(&Kono::start()).code(),
        "positions": tally(&statistics.positions),
        "classes": tally(&statistics.classes),
        "reachable": tally(&statistics.reachable),
        "longest": statistics.longest_reachable,
        "longest_of_all": statistics.longest,
        "farthest": Kono::write_position(&statistics.farthest),
        "line": best_line(table, statistics),
        "quiet_run": statistics.quiet_run,
        "verified": verified.as_ref().map(|report| report.checked),
        "mismatches": verified.as_ref().map(|report| report.mismatches),
        "cpu_seconds": { "solving": solving, "everything": everything },
        "peak_memory_bytes": peak_memory(),
    })
}

/// One line of best play from a position as far from its end as there is.
fn best_line(table: &Tablebase, statistics: &Statistics) -> Vec<String> {
    let turn = |action: &_| {
        let mut text = String::new();
        Kono::write_turn(&statistics.farthest, core::slice::from_ref(action), &mut text);
        text
    };
    table.best_line(&statistics.farthest).iter().map(turn).collect()
}
