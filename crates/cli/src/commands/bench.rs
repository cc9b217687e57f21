//! `pionnier bench`: a fixed piece of work for the search, to see how fast it is and whether it has changed.

use crate::failure::Failure;
use crate::request;
use clap::ArgMatches;
use cpu_time::ThreadTime;
use pionnier_catalog::bench::Bench;
use pionnier_catalog::{Detail, GAMES, Value, Words};
use std::io::Write as _;

/// Where the signatures are on record, seen from the top of the sources.
const FILE: &str = "crates/engine/data/bench/signatures.txt";

const HEADER: &str = "# What `pionnier bench` must find; rewritten with `pionnier bench --write`.\n";

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let chosen = request::game(matches);
    let mut out = std::io::stdout().lock();
    let mut is_changed = false;
    let mut file = HEADER.to_owned();
    writeln!(out, "{}", words.say("bench-header", &[]))?;
    for game in GAMES {
        let on_record = pionnier_engine::bench::signature(game.id());
        let mut signature = on_record;
        if chosen.is_none_or(|chosen| chosen.id() == game.id()) {
            let start = ThreadTime::now();
            let bench = Bench::run(*game);
            let seconds = start.elapsed().as_secs_f64();
            let speed = bench.nodes as f64 / seconds.max(1e-6);
            signature = Some(bench.signature);
            let note = if signature == on_record { String::new() } else { words.say("bench-changed", &[]) };
            is_changed |= signature != on_record;
            let line = format!(
                "{:<11}  {:>8}  {:016x}  {speed:>9.0}  {note}",
                game.id(),
                bench.nodes,
                bench.signature
            );
            writeln!(out, "{}", line.trim_end())?;
        }
        if let Some(signature) = signature {
            file.push_str(&format!("{} {signature:016x}\n", game.id()));
        }
    }
    if matches.get_flag("write") {
        write(&file, words)
    } else if is_changed {
        Err(Failure::No)
    } else {
        Ok(())
    }
}

/// Puts the signatures on record. They are part of the program: it has to be built again to know them.
fn write(text: &str, words: &Words) -> Result<(), Failure> {
    let refused = |_| {
        let path = Detail { name: "path", value: Value::Text(FILE.to_owned()) };
        Failure::Input(words.say("bench-no-file", &[path]))
    };
    std::fs::metadata(FILE).map_err(refused)?;
    std::fs::write(FILE, text).map_err(refused)
}
