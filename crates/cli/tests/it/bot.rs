//! `pionnier bot` and `pionnier load` with a server behind a proxy that encrypts, as friends' servers are.

use crate::common::{Folder, Running, config, seed, wish};
use pionnier_catalog::GAMES;
use pionnier_client::bot::Bot;
use pionnier_online::Clock;
use pionnier_server::Made;
use std::process::{Command, Output};
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// For the name localhost until 2126, and worth nothing: everybody can read its key. Made with
/// `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost`
/// `-addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE -keyout key.pem -out certificate.pem`.
const CERTIFICATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/testdata/localhost/certificate.pem");
const KEY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/testdata/localhost/key.pem");

/// A proxy that takes the encryption off. Gives its address.
async fn encrypting_proxy(target: String) -> String {
    let certificate = CertificateDer::from_pem_file(CERTIFICATE).unwrap();
    let key = PrivateKeyDer::from_pem_file(KEY).unwrap();
    let config =
        ServerConfig::builder().with_no_client_auth().with_single_cert(vec![certificate], key).unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let (acceptor, target) = (acceptor.clone(), target.clone());
            tokio::spawn(async move {
                let Ok(mut near) = acceptor.accept(near).await else { return };
                let Ok(mut far) = TcpStream::connect(target).await else { return };
                let _ = tokio::io::copy_bidirectional(&mut near, &mut far).await;
            });
        }
    });
    format!("https://localhost:{port}")
}

/// Runs the program, which trusts this file, or whom the machine trusts. Meanwhile others play on.
async fn run(arguments: &[&str], trusted: Option<&str>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pionnier"));
    command.args(arguments).args(["--lang", "en"]).envs(trusted.map(|file| ("SSL_CERT_FILE", file)));
    tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap()
}

#[tokio::test]
async fn it_plays_and_loads_through_an_encrypted_line() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let https = encrypting_proxy(server.authority.clone()).await;
    let made: Made = server.client.post("/api/games", None, &wish("kono", Clock::None)).await.unwrap();
    let own = format!("http://{}/game/{}#seat={}", server.authority, made.id, made.secret);
    let friends = format!("{https}/game/{}#join={}", made.id, made.invitation);
    let here = Bot::sit_down(&own, "", 1, seed()).await.unwrap();

    let bot = ["bot", "--url", &friends, "--stay", "0"];
    let stranger = run(&bot, None).await;
    let error = String::from_utf8(stranger.stderr).unwrap();
    assert!(error.contains("certificate"), "nobody vouches for this server: {error}");

    let (end, there) = tokio::join!(here.play(), run(&bot, Some(CERTIFICATE)));
    let out = String::from_utf8(there.stdout).unwrap();
    assert!(there.status.success() && out.contains("The game is over"), "{out}");
    assert!(end.unwrap()["reason"].is_string());

    let load = ["load", "--url", &https, "--games", "2", "--seconds", "1"];
    let load = run(&load, Some(CERTIFICATE)).await;
    let out = String::from_utf8(load.stdout).unwrap();
    assert!(load.status.success() && out.contains("2 games at once"), "sockets are encrypted too: {out}");
    assert!(
        !out.contains("atchers") && !out.contains("ollowers"),
        "nothing is said of who was not there: {out}"
    );

    let growth = ["load", "--url", &https, "--games", "2", "--turns", "6", "--json"];
    let growth = run(&growth, Some(CERTIFICATE)).await;
    let figures: serde_json::Value = serde_json::from_slice(&growth.stdout).unwrap();
    assert_eq!((&figures["games"], &figures["turns"]), (&2.into(), &6.into()), "{figures}");
    assert_eq!(figures["server_cpu_ms_per_turn_early_late"].as_array().map(Vec::len), Some(2));
    server.stop().await;
}

/// The example of docs/API.md, in a language that has nothing to do with ours.
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.mjs");

#[tokio::test(flavor = "multi_thread")]
async fn forty_lines_play_every_game_against_it() {
    let lines = std::fs::read_to_string(EXAMPLE).unwrap();
    let is_code = |line: &&str| !(line.is_empty() || line.trim_start().starts_with('/'));
    assert!(lines.lines().filter(is_code).count() <= 40);
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let mut playing = tokio::task::JoinSet::new();
    for game in GAMES {
        let made: Made = server.client.post("/api/games", None, &wish(game.id(), Clock::None)).await.unwrap();
        let page = format!("http://{}/game/{}", server.authority, made.id);
        let client = server.client.clone();
        playing.spawn(async move {
            let own = format!("{page}#seat={}", made.secret);
            let bot = ["bot", "--url", &own, "--stay", "0"];
            let mut example = Command::new("node");
            example.arg(EXAMPLE).arg(format!("{page}#join={}", made.invitation));
            let example = tokio::task::spawn_blocking(move || example.output().unwrap());
            let (bot, example) = tokio::join!(run(&bot, None), example);
            let example = example.unwrap();
            let view: serde_json::Value = client.get(&format!("/api/games/{}", made.id), None).await.unwrap();
            assert_eq!(view["state"]["status"], "over", "{}: {bot:?} {example:?}", game.id());
            assert!(bot.status.success() && example.status.success(), "{bot:?} {example:?}");
            assert_eq!(view["state"]["names"][1], "Forty lines");
        });
    }
    playing.join_all().await;
    server.stop().await;
}
