//! `pionnier solve`: a game solved from its ends backwards.

use super::show::side_name;
use super::value::{not_solved, say, text};
use crate::bar::Bar;
use crate::failure::Failure;
use crate::file::write_whole;
use crate::request;
use clap::ArgMatches;
use cpu_time::ProcessTime;
use pionnier_catalog::{AnyGame, Detail, Words};
use pionnier_core::{Game, Notation, Position as _};
use pionnier_engine::kono::{self, Report, Solved, Statistics, Tablebase};
use pionnier_engine::retrograde::Tally;
use pionnier_games::kono::Kono;
use serde_json::json;
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// What a run has found and what it cost.
struct Findings {
    solved: Solved,
    verified: Option<Report>,
    /// CPU seconds of solving, and of everything.
    solving: f64,
    everything: f64,
}

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let game = request::game(matches).expect("the argument is required");
    if game.id() != Kono::ID {
        return Err(not_solved(game, words));
    }
    let threads = matches.get_one::<u64>("threads").map_or(1, |&threads| threads as usize);
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let mut bar = Bar::new(words);
    let start = ProcessTime::now();
    let table = Tablebase::solve(threads, &mut |progress| bar.show(progress));
    let solving = start.elapsed().as_secs_f64();
    let statistics = Statistics::of(&table, &mut |progress| bar.show(progress));
    let verified =
        matches.get_flag("verify").then(|| kono::verify(&table, &mut |progress| bar.show(progress)));
    drop(bar);
    let everything = start.elapsed().as_secs_f64();
    let findings = Findings { solved: Solved { table, statistics }, verified, solving, everything };

    let written = match matches.get_one::<PathBuf>("out") {
        Some(path) => Some((path, write_whole(path, &findings.solved.to_bytes(), words)?)),
        None => None,
    };
    let mut out = std::io::stdout().lock();
    if matches.get_flag("json") {
        writeln!(out, "{}", as_json(&findings))?;
    } else {
        report(&mut out, game, &findings, words)?;
        if let Some((path, bytes)) = written {
            let details = [text("file", path.display().to_string()), Detail::number("bytes", bytes)];
            writeln!(out, "{}", words.say("solve-written", &details))?;
        }
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
        let details = [
            text("checked", grouped(verified.checked as u64)),
            text("mismatches", grouped(verified.mismatches as u64)),
        ];
        writeln!(out, "{}", words.say("solve-verified", &details))?;
        if let Some(first) = &verified.first {
            let position = text("position", Kono::write_position(&first.position));
            writeln!(out, "{}", words.say("solve-mismatch", &[position]))?;
        }
    }
    let details = [
        text("solving", format!("{solving:.2}")),
        text("all", format!("{everything:.2}")),
        text("memory", peak_memory().map_or("?".to_owned(), |bytes| (bytes >> 20).to_string())),
    ];
    writeln!(out, "{}", words.say("solve-cost", &details))?;
    Ok(())
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

/// A number with narrow spaces between groups of three digits, as both languages read it.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push('\u{202F}');
        }
        out.push(digit);
    }
    out
}

/// The most memory this process has held, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? << 10)
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_are_grouped_by_three() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(31_780_315), "31\u{202F}780\u{202F}315");
        assert_eq!(grouped(123_456), "123\u{202F}456");
    }
}
