//! `pionnier serve`: the page and online games.

use super::manager::Manager;
use super::storage::{self, location, make_folder};
use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{Detail, Value, Words};
use pionnier_server::store::Location;
use pionnier_server::{Config, LimitsConfig, Origin, Server, ServerError, Timeouts, start_logging};
use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};

/// Where the server listens unless told otherwise: on this machine only.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7420);

/// Seconds to wait for the database, unless told otherwise.
const DATABASE_WAIT: u32 = 60;

/// Games kept in memory for a while after somebody has asked for them, unless told otherwise.
const KEPT_GAMES: u32 = 2_000;

/// Connections at most, unless told otherwise.
const CONNECTIONS: u32 = 10_000;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let level = matches.get_one::<String>("log-level").map_or("warn", String::as_str);
    let is_access_logged = matches.get_flag("access-log");
    start_logging(level, matches.get_flag("log-json"), is_access_logged);
    let usual = LimitsConfig::default();
    let limit = |name: &str, usual: u32| matches.get_one::<u32>(name).copied().unwrap_or(usual);
    let location = location(matches, words)?;
    make_folder(&location, words)?;
    let config = Config {
        listen: address("listen", matches, words)?.unwrap_or(LISTEN),
        metrics: address("metrics", matches, words)?,
        location,
        kept_games: limit("kept-games", KEPT_GAMES) as usize,
        limits: LimitsConfig {
            requests_per_second: limit("requests-per-second", usual.requests_per_second),
            waiting_games: limit("waiting-games", usual.waiting_games),
            games_per_day: limit("games-per-day", usual.games_per_day),
            sockets: limit("sockets", usual.sockets),
            connections: limit("connections-per-address", usual.connections),
        },
        connections: limit("connections", CONNECTIONS).max(1) as usize,
        timeouts: Timeouts {
            absence: Duration::from_secs(limit("database-wait", DATABASE_WAIT).into()),
            ..Timeouts::default()
        },
        is_behind_proxy: matches.get_flag("behind-proxy"),
        is_access_logged,
        origins: origins(matches, words)?,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(config, words))
}

async fn serve(config: Config, words: &Words) -> Result<(), Failure> {
    let location = config.location.clone();
    let server = Server::start(config).await.map_err(|error| explain(error, &location, words))?;
    // Before anybody is told that it is there, and may tell it to stop.
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut out = std::io::stdout();
    let url = text("url", format!("http://{}/", server.address()));
    // Whoever started it may not listen any more, which is no reason not to serve.
    let _ = writeln!(out, "{}\n{}", words.say("serve-ready", &[url]), words.say("serve-how-to-stop", &[]));
    let manager = Manager::find();
    manager.say("READY=1");
    if let Some(pause) = Manager::watchdog() {
        let manager = manager.clone();
        tokio::spawn(async move {
            loop {
                manager.say("WATCHDOG=1");
                tokio::time::sleep(pause).await;
            }
        });
    }
    let stopping = words.say("serve-stopping", &[]);
    let stop = async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        manager.say("STOPPING=1");
        // The terminal may be gone, which is no reason not to stop.
        let _ = writeln!(std::io::stdout(), "{stopping}");
    };
    server.run(stop).await;
    Ok(())
}

/// The other places the page is served from.
fn origins(matches: &ArgMatches, words: &Words) -> Result<Vec<Origin>, Failure> {
    let given = matches.get_many::<String>("origin").unwrap_or_default().filter(|given| !given.is_empty());
    let read = |given: &String| {
        given.parse().map_err(|_| {
            Failure::Input(words.say("bad-origin", &[text("given", given.escape_debug().to_string())]))
        })
    };
    given.map(read).collect()
}

/// The address that an option names, or a port alone.
fn address(option: &str, matches: &ArgMatches, words: &Words) -> Result<Option<SocketAddr>, Failure> {
    let Some(given) = matches.get_one::<String>(option).filter(|given| !given.is_empty()) else {
        return Ok(None);
    };
    let port = || given.parse::<u16>().map(|port| SocketAddr::new(LISTEN.ip(), port));
    given.parse().or_else(|_| port()).map(Some).map_err(|_| {
        Failure::Input(words.say("bad-address", &[text("given", given.escape_debug().to_string())]))
    })
}

fn explain(error: ServerError, location: &Location, words: &Words) -> Failure {
    Failure::Input(match error {
        ServerError::AddressInUse(at) => words.say("serve-in-use", &[text("address", at.to_string())]),
        ServerError::Listen(at, error) => {
            words.say("serve-not-started", &[text("address", at.to_string()), text("why", error.to_string())])
        }
        ServerError::Storage(error) => return storage::explain(&error, location, words),
        ServerError::NoRandomness(_) => {
            words.say("serve-no-storage", &[storage::place(location), text("why", error.to_string())])
        }
    })
}

fn text(name: &'static str, text: String) -> Detail {
    Detail { name, value: Value::Text(text) }
}
