//! The endgames of a game of which the rest is not known.

use super::super::value::text;
use super::{Order, grouped, peak_memory, say_cost, say_verified, say_written, write};
use crate::bar::Bar;
use crate::failure::Failure;
use cpu_time::ProcessTime;
use pionnier_catalog::{Detail, Words};
use pionnier_core::{Game, Position as _};
use pionnier_engine::endgames::{Endgame, Endgames, Report, Solved, Split, Statistics, verify};
use pionnier_engine::retrograde::Tally;
use serde_json::json;
use std::io::Write;

/// So many values of endgames of which not all are derived again are, drawn by this seed.
const SAMPLE: usize = 1_000_000;
const SEED: u64 = 22;

/// What a run has found and what it cost.
struct Findings<E: Endgame> {
    solved: Solved<E>,
    verified: Option<Report<E::Position>>,
    /// CPU seconds of solving, and of everything.
    solving: f64,
    everything: f64,
}

/// Solves with up to so many men; unless it is said, with as many as in the box. `kind` is what the men are called.
pub(super) fn run<G, E>(order: &Order, men: Option<u64>, kind: &str, words: &Words) -> Result<(), Failure>
where
    G: Game<Position = E::Position>,
    E: Endgame,
{
    let men = men.map_or(E::BOXED, |men| men as usize);
    let draft = order.draft(words)?;
    let mut bar = Bar::new(words);
    let start = ProcessTime::now();
    let table = Endgames::<E>::solve(men, order.threads, &mut |progress| bar.show(progress));
    let solving = start.elapsed().as_secs_f64();
    let statistics = Statistics::of(&table, &mut |progress| bar.show(progress));
    let solved = Solved { table, statistics };
    let verified =
        order.verify.then(|| verify(&solved.table, SAMPLE, SEED, &mut |progress| bar.show(progress)));
    drop(bar);
    let mismatches = verified.as_ref().map(|report| report.mismatches);
    let written = write(draft, mismatches, || solved.to_bytes(), words)?;
    let everything = start.elapsed().as_secs_f64();
    let findings = Findings { solved, verified, solving, everything };

    let mut out = std::io::stdout().lock();
    if order.json {
        writeln!(out, "{}", as_json::<G, E>(&findings, kind))?;
    } else {
        let name = order.game.words(words.language()).say("name", &[]);
        report::<G, E>(&mut out, &name, &findings, words)?;
        say_written(&mut out, written, words)?;
    }
    match findings.verified {
        Some(report) if report.mismatches > 0 => Err(Failure::No),
        _ => Ok(()),
    }
}

fn report<G: Game<Position = E::Position>, E: Endgame>(
    out: &mut impl Write,
    name: &str,
    findings: &Findings<E>,
    words: &Words,
) -> Result<(), Failure> {
    let Findings { solved: Solved { table, statistics }, verified, solving, everything } = findings;
    let title = [text("game", name.to_owned()), Detail::number("men", table.men())];
    writeln!(out, "{}\n", words.say("solve-endgames-title", &title))?;
    let columns = ["won", "drawn", "lost", "together", "longest"]
        .map(|column| words.say(&format!("solve-column-{column}"), &[]));
    let [won, drawn, lost, together, longest] = &columns;
    let header = words.say("solve-endgames-header", &[]);
    writeln!(out, "{header:<30}{won:>16}{drawn:>16}{lost:>16}{together:>16}{longest:>16}")?;
    let mut row = |label: &str, tally: Tally, longest: u16| {
        let Tally { wins, draws, losses } = tally;
        let [won, drawn, lost, together] = [wins, draws, losses, tally.total()].map(grouped);
        writeln!(out, "{label:<30}{won:>16}{drawn:>16}{lost:>16}{together:>16}{longest:>16}")
    };
    for men in *E::MEN.start()..=table.men() {
        let splits = || statistics.splits.iter().filter(|split| usize::from(split.own + split.enemy) == men);
        for split in splits() {
            row(&versus(split, words), split.positions, split.longest)?;
        }
        let longest = splits().map(|split| split.longest).max().unwrap_or(0);
        let all = words.say("solve-endgames-all", &[Detail::number("men", men)]);
        row(&all, statistics.with(men), longest)?;
    }
    writeln!(out)?;
    if let Some((split, position, line)) = longest_line::<G, E>(table, statistics) {
        let details = [
            Detail::number("plies", usize::from(split.longest)),
            text("position", G::write_position(&position)),
        ];
        writeln!(out, "{}", words.say("solve-endgames-longest", &details))?;
        for turns in line.chunks(12) {
            writeln!(out, "  {}", turns.join(" "))?;
        }
    }
    if let Some(verified) = verified {
        let first = verified.first.as_ref().map(|first| G::write_position(&first.position));
        say_verified(out, verified.checked, verified.mismatches, first, words)?;
    }
    say_cost(out, *solving, *everything, words)
}

/// So many men against so many.
fn versus(split: &Split, words: &Words) -> String {
    let details =
        [Detail::number("own", usize::from(split.own)), Detail::number("enemy", usize::from(split.enemy))];
    words.say("solve-endgames-split", &details)
}

/// The longest of all ways to win or lose: where it begins, and one line of best play.
fn longest_line<'a, G: Game<Position = E::Position>, E: Endgame>(
    table: &Endgames<E>,
    statistics: &'a Statistics,
) -> Option<(&'a Split, E::Position, Vec<String>)> {
    // Of equally long ones the first.
    let split = statistics.splits.iter().rev().max_by_key(|split| split.longest)?;
    let start = split.farthest(table)?;
    let (mut before, mut position) = (start, start);
    let (mut line, mut turn) = (Vec::new(), Vec::new());
    for action in table.best_line(&start) {
        turn.push(action);
        position.apply(action);
        if !position.is_mid_turn() {
            line.push(G::turn_text(&before, &turn));
            turn.clear();
            before = position;
        }
    }
    Some((split, start, line))
}

fn as_json<G: Game<Position = E::Position>, E: Endgame>(
    findings: &Findings<E>,
    kind: &str,
) -> serde_json::Value {
    let Findings { solved: Solved { table, statistics }, verified, solving, everything } = findings;
    let splits: Vec<serde_json::Value> = statistics
        .splits
        .iter()
        .map(|split| {
            let Tally { wins, draws, losses } = split.positions;
            json!({
                "own": split.own,
                "enemy": split.enemy,
                "wins": wins,
                "draws": draws,
                "losses": losses,
                "longest": split.longest,
                "farthest": split.farthest(table).map(|position| G::write_position(&position)),
            })
        })
        .collect();
    let longest = longest_line::<G, E>(table, statistics);
    json!({
        "game": G::ID,
        kind: table.men(),
        "classes": table.classes(),
        "splits": splits,
        "longest": longest.as_ref().map(|(split, ..)| split.longest),
        "farthest": longest.as_ref().map(|(_, position, _)| G::write_position(position)),
        "line": longest.map(|(.., line)| line),
        "verified": verified.as_ref().map(|report| report.checked),
        "mismatches": verified.as_ref().map(|report| report.mismatches),
        "cpu_seconds": { "solving": solving, "everything": everything },
        "peak_memory_bytes": peak_memory(),
    })
}
