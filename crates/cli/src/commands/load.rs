//! `pionnier load`: many games at once, to see what a server can bear.

use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{Detail, Value, Words};
use pionnier_client::growth::growth;
use pionnier_client::load::{LoadConfig, LoadReport, load, within};
use pionnier_client::{Client, ClientError};
use serde_json::json;
use std::io::Write as _;
use std::time::Duration;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let explain = |error: &ClientError| {
        let why = Detail { name: "why", value: Value::Text(error.to_string()) };
        Failure::Input(words.say("server-failed", &[why]))
    };
    let number = |name: &str, usual: u64| matches.get_one::<u64>(name).copied().unwrap_or(usual);
    let urls = matches.get_many::<String>("url").unwrap_or_default();
    let servers: Result<Vec<Client>, ClientError> = urls.map(|url| Client::new(url)).collect();
    let turns = matches.get_one::<u64>("turns").map(|&turns| turns as u32);
    let kind = matches.get_one::<String>("kind").map_or("kono", String::as_str);
    let config = LoadConfig {
        servers: servers.map_err(|error| explain(&error))?,
        games: number("games", 1_000) as u32,
        // The long game is one of Bermudes.
        game: if turns.is_some() { "bermudes" } else { kind }.to_owned(),
        rate: matches.get_one::<u64>("rate").map(|&rate| rate as u32),
        time: Duration::from_secs(number("seconds", 20)),
        watchers: number("watchers", 0) as u32,
        followers: number("followers", 0) as u32,
        seed: number("seed", 1),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut out = std::io::stdout();
    let detail = |name, text: String| Detail { name, value: Value::Text(text) };
    if let Some(turns) = turns {
        let growth = runtime.block_on(growth(&config, turns)).map_err(|error| explain(&error))?;
        let text = if matches.get_flag("json") {
            let cost = [growth.early, growth.late];
            json!({ "games": config.games, "turns": turns, "server_cpu_ms_per_turn_early_late": cost })
                .to_string()
        } else {
            let details = [
                detail("games", config.games.to_string()),
                detail("turns", turns.to_string()),
                detail("early", format!("{:.3}", growth.early)),
                detail("late", format!("{:.3}", growth.late)),
            ];
            words.say("load-growth", &details)
        };
        return Ok(writeln!(out, "{text}")?);
    }
    let report = runtime.block_on(load(&config)).map_err(|error| explain(&error))?;
    if matches.get_flag("json") {
        writeln!(out, "{}", figures(&config, &report))?;
    } else {
        let seconds = report.seconds.max(1e-3);
        let kilobytes = |bytes: u64| format!("{:.1}", bytes as f64 / 1e3);
        let details = [
            detail("games", config.games.to_string()),
            detail("turns", report.turns.to_string()),
            detail("rate", format!("{:.0}", report.turns as f64 / seconds)),
            detail("half", format!("{:.1}", within(&report.times, 0.5))),
            detail("most", format!("{:.1}", within(&report.times, 0.99))),
            detail("longest", format!("{:.1}", within(&report.times, 1.0))),
            detail("cpu", format!("{:.2}", report.cpu_seconds / seconds)),
            detail("memory", format!("{:.1}", report.memory as f64 / 1e6)),
            detail("player", kilobytes(report.memory_per_player)),
            detail("failures", report.failures.len().to_string()),
        ];
        writeln!(out, "{}", words.say("load-report", &details))?;
        // Of those who were not there, there is nothing to say.
        if config.watchers > 0 {
            let details = [
                detail("watcher", kilobytes(report.memory_per_watcher)),
                detail("coming", format!("{:.2}", report.cpu_seconds_for_watchers)),
                detail("told", report.attendances.to_string()),
            ];
            writeln!(out, "{}", words.say("load-watchers", &details))?;
        }
        if config.followers > 0 {
            let details = [
                detail("deliveries", report.deliveries.len().to_string()),
                detail("delivered-half", format!("{:.1}", within(&report.deliveries, 0.5))),
                detail("delivered-most", format!("{:.1}", within(&report.deliveries, 0.99))),
            ];
            writeln!(out, "{}", words.say("load-followers", &details))?;
        }
    }
    match report.failures.first() {
        None => Ok(()),
        Some(failure) => {
            writeln!(out, "{failure}")?;
            Err(Failure::No)
        }
    }
}

/// The report for programs.
fn figures(config: &LoadConfig, report: &LoadReport) -> serde_json::Value {
    let seconds = report.seconds.max(1e-3);
    json!({
        "games": config.games,
        "turns": report.turns,
        "turns_per_second": report.turns as f64 / seconds,
        "acknowledged_ms": [within(&report.times, 0.5), within(&report.times, 0.99)],
        "deliveries": report.deliveries.len(),
        "deliveries_per_second": report.deliveries.len() as f64 / seconds,
        "delivered_ms": [within(&report.deliveries, 0.5), within(&report.deliveries, 0.99)],
        "server_cpu_ms_per_turn": report.cpu_seconds * 1_000.0 / report.turns.max(1) as f64,
        "server_memory_mb": report.memory as f64 / 1e6,
        "failures": report.failures.len(),
    })
}
