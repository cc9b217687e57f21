//! Those who ask and do not listen, and those who ask for everything.

use crate::common::long::long_game;
use crate::common::{Folder, NO_LIMITS, Player, Running, TEST_TIMEOUT, next};
use pionnier_client::Socket;
use pionnier_online::Side;
use pionnier_server::store::Location;
use pionnier_server::{Config, LimitsConfig};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// A server that keeps nothing in memory which nobody looks at: long games are put into the storage behind its back.
fn config(location: Location) -> Config {
    Config { kept_games: 0, ..crate::common::config(location) }
}

/// A connection whose end takes next to nothing until it is read from.
async fn narrow(server: &Running) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    socket.connect(server.authority.parse().unwrap()).await.unwrap()
}

async fn slow_clients(server: &Running) -> u64 {
    let (_, text) = server.client.request("GET", "/metrics", None, vec![]).await.unwrap();
    let text = String::from_utf8_lossy(&text).into_owned();
    let value = text.lines().find_map(|line| line.strip_prefix("pionnier_slow_clients_total "));
    value.unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_long_game_is_shown_to_whoever_comes() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = long_game(&server, &folder, 4_000).await;
    let mut socket = server.client.socket(&pair.id, None, 0).await.unwrap();
    let welcome = next(&mut socket).await;
    assert!(welcome.to_string().len() > 1 << 20);
    assert_eq!(welcome["entries"].as_array().unwrap().len(), 24_002);
    server.stop().await;
}

#[tokio::test]
async fn players_who_do_not_read_are_dropped_and_known_to_be_away() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    settings.timeouts.reader = Duration::from_secs(1);
    let server = Running::start(settings).await;
    let pair = long_game(&server, &folder, 4_000).await;
    let before = slow_clients(&server).await;
    let mut watcher = Player::new(&server.client, &pair.id, None, 24_002).await;
    let see = async |watcher: &mut Player, players: Value| {
        let is_so = |player: &Player| player.attendance["players"] == players;
        if !is_so(watcher) {
            watcher.until(|player, _| is_so(player).then_some(())).await;
        }
    };
    // One over a socket, one line by line: both get more than there is room for.
    let first = narrow(&server).await;
    let first = Socket::over(first, &server.authority, &pair.id, Some(pair.secret(Side::First)), 0).await;
    let mut second = narrow(&server).await;
    let request = format!(
        "GET {} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
        pair.path("/stream"),
        pair.secret(Side::Second)
    );
    second.write_all(request.as_bytes()).await.unwrap();
    see(&mut watcher, json!([true, true])).await;
    see(&mut watcher, json!([false, false])).await;
    assert!(slow_clients(&server).await >= before + 2);
    drop((first, second));
    server.stop().await;
}

#[tokio::test]
async fn requests_whose_answers_are_not_read_do_not_keep_others_out() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    settings.timeouts.reader = Duration::from_secs(1);
    settings.connections = 4;
    let server = Running::start(settings).await;
    let pair = long_game(&server, &folder, 4_000).await;
    // Each asks for so much that no buffer holds it, and all the places are taken.
    let request = format!("GET {} HTTP/1.1\r\nHost: x\r\n\r\n", pair.path(""));
    let mut deaf = Vec::new();
    for _ in 0..4 {
        let mut stream = narrow(&server).await;
        stream.write_all(request.repeat(10).as_bytes()).await.unwrap();
        deaf.push(stream);
    }
    let answer = timeout(TEST_TIMEOUT, server.client.request("GET", "/healthz", None, vec![])).await;
    assert_eq!(answer.expect("a place is free again").unwrap().0, 200);
    drop(deaf);
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_have_every_connection() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    settings.limits = LimitsConfig { connections: 3, ..NO_LIMITS };
    let server = Running::start(settings.clone()).await;
    let mut idle = Vec::new();
    for _ in 0..3 {
        idle.push(TcpStream::connect(&server.authority).await.unwrap());
    }
    let mut fourth = TcpStream::connect(&server.authority).await.unwrap();
    let closed = timeout(TEST_TIMEOUT, fourth.read(&mut [0])).await.expect("it is closed at once");
    assert!(matches!(closed, Ok(0) | Err(_)));
    idle.clear();
    // A place is free as soon as the server has seen the other ends go.
    while server.client.request("GET", "/healthz", None, vec![]).await.is_err() {
        tokio::task::yield_now().await;
    }
    server.stop().await;

    // Behind a proxy all connections are the proxy's.
    settings.is_behind_proxy = true;
    let server = Running::start(settings).await;
    for _ in 0..3 {
        idle.push(TcpStream::connect(&server.authority).await.unwrap());
    }
    assert_eq!(server.client.request("GET", "/healthz", None, vec![]).await.unwrap().0, 200);
    drop(idle);
    server.stop().await;
}
