//! `pionnier solve`: a game, or its endgames, solved from the ends backwards.

mod endgames;
mod kono;

use super::value::{not_solved, text};
use crate::failure::Failure;
use crate::file::Draft;
use crate::request;
use clap::ArgMatches;
use pionnier_catalog::{AnyGame, Detail, Words};
use pionnier_engine::{granat, quindo};
use pionnier_games::granat::Granat;
use pionnier_games::quindo::Quindo;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// What is wanted.
struct Order {
    game: &'static dyn AnyGame,
    threads: NonZeroUsize,
    verify: bool,
    out: Option<PathBuf>,
    json: bool,
}

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let threads = matches.get_one::<u64>("threads").map_or(1, |&threads| threads as usize);
    let order = Order {
        game: request::game(matches).expect("the argument is required"),
        threads: NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN),
        verify: matches.get_flag("verify"),
        out: matches.get_one::<PathBuf>("out").cloned(),
        json: matches.get_flag("json"),
    };
    let [discs, pawns] = ["discs", "pawns"].map(|kind| matches.get_one::<u64>(kind).copied());
    match order.game.id() {
        "kono" | "granat" if discs.is_some() => Err(Failure::Input(words.say("solve-no-discs", &[]))),
        "kono" | "quindo" if pawns.is_some() => Err(Failure::Input(words.say("solve-no-pawns", &[]))),
        "kono" => kono::run(&order, words),
        "quindo" => endgames::run::<Quindo, quindo::Index>(&order, discs, "discs", words),
        "granat" => endgames::run::<Granat, granat::Index>(&order, pawns, "pawns", words),
        _ => Err(not_solved(order.game, words)),
    }
}

impl Order {
    /// Opens the table file if one is wanted, before anything is solved: that it cannot be written should not be found out after minutes.
    fn draft(&self, words: &Words) -> Result<Option<Draft>, Failure> {
        self.out.as_ref().map(|path| Draft::open(path, words)).transpose()
    }
}

/// Writes the table file if one is wanted, and if no value in it has been found to be wrong. Gives where, and how many bytes.
fn write(
    draft: Option<Draft>,
    mismatches: Option<usize>,
    bytes: impl FnOnce() -> Vec<u8>,
    words: &Words,
) -> Result<Option<(PathBuf, usize)>, Failure> {
    let Some(draft) = draft.filter(|_| mismatches.is_none_or(|count| count == 0)) else { return Ok(None) };
    let path = draft.path().to_owned();
    let written = draft.finish(&bytes(), words)?;
    Ok(Some((path, written)))
}

fn say_written(
    out: &mut impl Write,
    written: Option<(PathBuf, usize)>,
    words: &Words,
) -> Result<(), Failure> {
    if let Some((path, bytes)) = written {
        let details = [text("file", path.display().to_string()), Detail::number("bytes", bytes)];
        writeln!(out, "{}", words.say("solve-written", &details))?;
    }
    Ok(())
}

fn say_verified(
    out: &mut impl Write,
    checked: usize,
    mismatches: usize,
    first: Option<String>,
    words: &Words,
) -> Result<(), Failure> {
    let details = [text("checked", grouped(checked as u64)), text("mismatches", grouped(mismatches as u64))];
    writeln!(out, "{}", words.say("solve-verified", &details))?;
    if let Some(first) = first {
        writeln!(out, "{}", words.say("solve-mismatch", &[text("position", first)]))?;
    }
    Ok(())
}

/// CPU seconds of solving and of everything, and the memory.
fn say_cost(out: &mut impl Write, solving: f64, everything: f64, words: &Words) -> Result<(), Failure> {
    let details = [
        text("solving", format!("{solving:.2}")),
        text("all", format!("{everything:.2}")),
        text("memory", peak_memory().map_or("?".to_owned(), |bytes| (bytes >> 20).to_string())),
    ];
    writeln!(out, "{}", words.say("solve-cost", &details))?;
    Ok(())
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
