//! `pionnier serve`: the page and online games.

use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{Detail, Value, Words};
use pionnier_server::store::Location;
use pionnier_server::{Config, LimitsConfig, Patience, Server, ServerError, start_logging};
use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use tokio::signal::unix::{SignalKind, signal};

/// Where the server listens unless told otherwise: on this machine only.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7420);

/// Connections at most, unless told otherwise.
const CONNECTIONS: u32 = 10_000;

/// The file in the data folder.
const FILE: &str = "games.sqlite";

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let level = matches.get_one::<String>("log-level").map_or("warn", String::as_str);
    start_logging(level, matches.get_flag("log-json"));
    let usual = LimitsConfig::default();
    let limit = |name: &str, usual: u32| matches.get_one::<u32>(name).copied().unwrap_or(usual);
    let location = location(matches, words)?;
    make_folder(&location, words)?;
    let config = Config {
        listen: listen(matches, words)?,
        location,
        limits: LimitsConfig {
            requests_per_second: limit("requests-per-second", usual.requests_per_second),
            waiting_games: limit("waiting-games", usual.waiting_games),
            games_per_day: limit("games-per-day", usual.games_per_day),
            sockets: limit("sockets", usual.sockets),
            connections: limit("connections-per-address", usual.connections),
        },
        connections: limit("connections", CONNECTIONS).max(1) as usize,
        patience: Patience::default(),
        is_behind_proxy: matches.get_flag("behind-proxy"),
        origins: matches.get_many::<String>("origin").unwrap_or_default().cloned().collect(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(config, words))
}

async fn serve(config: Config, words: &Words) -> Result<(), Failure> {
    let location = config.location.clone();
    let server = Server::start(config).await.map_err(|error| explain(error, &location, words))?;
    let mut out = std::io::stdout();
    let url = text("url", format!("http://{}/", server.address()));
    // Whoever started it may not listen any more, which is no reason not to serve.
    let _ = writeln!(out, "{}\n{}", words.say("serve-ready", &[url]), words.say("serve-how-to-stop", &[]));
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let stopping = words.say("serve-stopping", &[]);
    let stop = async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        // The terminal may be gone, which is no reason not to stop.
        let _ = writeln!(std::io::stdout(), "{stopping}");
    };
    server.run(stop).await;
    Ok(())
}

/// The address of `--listen`, or a port alone.
fn listen(matches: &ArgMatches, words: &Words) -> Result<SocketAddr, Failure> {
    let Some(given) = matches.get_one::<String>("listen") else { return Ok(LISTEN) };
    let port = || given.parse::<u16>().map(|port| SocketAddr::new(LISTEN.ip(), port));
    given.parse().or_else(|_| port()).map_err(|_| {
        Failure::Input(words.say("bad-address", &[text("given", given.escape_debug().to_string())]))
    })
}

/// Where online games are kept: the database or the folder that was named, else a folder of our own among the user's.
/// Services have a folder in any case, so a database wins over it.
pub(crate) fn location(matches: &ArgMatches, words: &Words) -> Result<Location, Failure> {
    if let Some(url) = matches.get_one::<String>("database").filter(|url| !url.is_empty()) {
        return Ok(Location::Postgres(url.clone()));
    }
    let from =
        |variable: &str| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = matches
        .get_one::<PathBuf>("data")
        .cloned()
        .or_else(|| from("XDG_DATA_HOME").map(|folder| folder.join("pionnier")))
        .or_else(|| from("HOME").map(|home| home.join(".local/share/pionnier")))
        .ok_or_else(|| Failure::Input(words.say("serve-no-data-folder", &[])))?;
    Ok(Location::File(folder.join(FILE)))
}

/// Makes the folder for a file of games, if there is none.
pub(crate) fn make_folder(location: &Location, words: &Words) -> Result<(), Failure> {
    let Location::File(file) = location else { return Ok(()) };
    let folder = file.parent().unwrap_or(file);
    std::fs::create_dir_all(folder).map_err(|error| {
        let place = text("place", folder.display().to_string());
        Failure::Input(words.say("serve-no-storage", &[place, text("why", error.to_string())]))
    })
}

fn explain(error: ServerError, location: &Location, words: &Words) -> Failure {
    Failure::Input(match error {
        ServerError::AddressInUse(at) => words.say("serve-in-use", &[text("address", at.to_string())]),
        ServerError::Listen(at, error) => {
            words.say("serve-not-started", &[text("address", at.to_string()), text("why", error.to_string())])
        }
        ServerError::Storage(_) | ServerError::NoRandomness(_) => {
            words.say("serve-no-storage", &[place(location), text("why", error.to_string())])
        }
    })
}

/// The name of a storage. The address of a database may hold a password, so it is not shown.
pub(crate) fn place(location: &Location) -> Detail {
    text(
        "place",
        match location {
            Location::File(path) => path.display().to_string(),
            Location::Postgres(_) => "PostgreSQL".to_owned(),
        },
    )
}

fn text(name: &'static str, text: String) -> Detail {
    Detail { name, value: Value::Text(text) }
}
