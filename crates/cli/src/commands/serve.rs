//! `pionnier serve`: the page and online games.

use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{Detail, Value, Words};
use pionnier_server::{Config, Server, ServerError};
use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::signal::unix::{SignalKind, signal};

/// Where the server listens unless told otherwise: on this machine only.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 7420);

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let config = Config { listen: listen(matches, words)? };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(&config, words))
}

async fn serve(config: &Config, words: &Words) -> Result<(), Failure> {
    let server = Server::start(config).await.map_err(|error| explain(error, words))?;
    let mut out = std::io::stdout();
    let url = Detail { name: "url", value: Value::Text(format!("http://{}/", server.address()?)) };
    writeln!(out, "{}\n{}", words.say("serve-ready", &[url]), words.say("serve-how-to-stop", &[]))?;
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
    server.run(stop).await.map_err(|error| explain(error, words))
}

/// The address of `--listen`, or a port alone.
fn listen(matches: &ArgMatches, words: &Words) -> Result<SocketAddr, Failure> {
    let Some(given) = matches.get_one::<String>("listen") else { return Ok(LISTEN) };
    let port = || given.parse::<u16>().map(|port| SocketAddr::new(LISTEN.ip(), port));
    given.parse().or_else(|_| port()).map_err(|_| {
        let given = Detail { name: "given", value: Value::Text(given.escape_debug().to_string()) };
        Failure::Input(words.say("bad-address", &[given]))
    })
}

fn explain(error: ServerError, words: &Words) -> Failure {
    let address = |address: SocketAddr| Detail { name: "address", value: Value::Text(address.to_string()) };
    match error {
        ServerError::AddressInUse(at) => Failure::Input(words.say("serve-in-use", &[address(at)])),
        ServerError::Listen(at, error) => {
            let why = Detail { name: "why", value: Value::Text(error.to_string()) };
            Failure::Input(words.say("serve-not-started", &[address(at), why]))
        }
        ServerError::Io(error) => Failure::Io(error),
    }
}
