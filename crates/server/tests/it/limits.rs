//! How much one address may ask for, and one player say.

use crate::common::{Folder, NO_LIMITS, Pair, Running, config};
use futures_util::{SinkExt as _, StreamExt as _};
use pionnier_online::{Clock, Command, Side};
use pionnier_server::{LimitsConfig, Made};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_few_addresses_do_not_hide_the_others() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    settings.is_behind_proxy = true;
    settings.limits = LimitsConfig { waiting_games: 20, ..NO_LIMITS };
    let server = Running::start(settings).await;
    let offer = async |address: &str| {
        let body = r#"{"game":"kono","clock":{"kind":"none"},"listed":true}"#;
        let length = body.len();
        let answer = server
            .raw(format!(
                "POST /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\
                 Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
            ))
            .await;
        let made: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
        made["id"].as_str().map(str::to_owned)
    };
    let first = offer("10.0.0.1").await.unwrap();
    for address in ["10.0.0.2", "10.0.0.3", "10.0.0.4"] {
        for _ in 0..20 {
            offer(address).await.unwrap();
        }
        assert_eq!(offer(address).await, None, "so many and no more");
    }
    let ids = async |query: &str| {
        let lobby: Value = server.client.get(&format!("/api/lobby{query}"), None).await.unwrap();
        assert_eq!(lobby["total"], 61);
        let games = lobby["games"].as_array().unwrap().iter();
        games.map(|game| game["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let shown = ids("").await;
    assert_eq!(shown.len(), 50);
    assert_eq!(shown[3], first, "the newest of each address comes first");
    let rest = ids("?skip=50").await;
    let all: std::collections::BTreeSet<_> = shown.iter().chain(&rest).collect();
    assert_eq!((rest.len(), all.len()), (11, 61), "every one is on one page");
    assert_eq!(ids("?skip=2&limit=2").await[..], shown[2..4]);
    for query in ["?limit=0", "?limit=201", "?skip=-1", "?page=2"] {
        let refused = server.client.get::<Value>(&format!("/api/lobby{query}"), None).await;
        assert_eq!(refused.unwrap_err().code(), Some("malformed"), "{query}");
    }
    server.stop().await;
}

#[tokio::test]
async fn one_address_cannot_have_everything() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    settings.limits = LimitsConfig { requests_per_second: 4, waiting_games: 3, ..NO_LIMITS };
    let server = Running::start(settings).await;
    let client = &server.client;
    let wish = json!({ "game": "kono", "clock": { "kind": "none" } });
    let mut codes = Vec::new();
    for _ in 0..40 {
        let made = client.post::<Value>("/api/games", None, &wish).await;
        codes.push(made.err().and_then(|error| error.code().map(str::to_owned)).unwrap_or_default());
    }
    assert_eq!(codes[..3], ["", "", ""]);
    assert_eq!(codes[3], "too-many-games");
    assert!(codes.iter().any(|code| code == "too-many-requests"));
    // The page itself and the health of the server are not limited.
    assert_eq!(client.request("GET", "/healthz", None, vec![]).await.unwrap().0, 200);
    server.stop().await;

    let mut settings = config(folder.file());
    settings.limits = LimitsConfig { sockets: 2, ..NO_LIMITS };
    let server = Running::start(settings).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let first = pair.player(&server.client, Side::First).await;
    let _second = pair.player(&server.client, Side::Second).await;
    assert!(server.client.socket(&pair.id, None, 0).await.is_err());
    drop(first);
    // A place is free as soon as the server has seen the other end go.
    while server.client.socket(&pair.id, None, 0).await.is_err() {
        tokio::task::yield_now().await;
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_games_and_no_more() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    settings.limits = LimitsConfig { waiting_games: 3, games_per_day: 8, ..NO_LIMITS };
    let server = Running::start(settings).await;
    let wish = json!({ "game": "kono", "clock": { "kind": "none" }, "listed": true });
    // All at once.
    let asked = (0..20).map(|_| server.client.post::<Made>("/api/games", None, &wish));
    let answers = futures_util::future::join_all(asked).await;
    let codes: Vec<_> = answers.iter().filter_map(|answer| answer.as_ref().err()?.code()).collect();
    assert_eq!(codes, vec!["too-many-games"; 17]);
    // Games that one plays with oneself, or calls off, count for a day.
    let waiting: Vec<Made> = answers.into_iter().flatten().collect();
    for game in &waiting {
        let path = format!("/api/games/{}/act", game.id);
        let _: Value = server.client.post(&path, Some(&game.secret), &Command::Abort).await.unwrap();
    }
    for _ in 0..5 {
        Pair::new(&server.client, "kono", Clock::None).await;
    }
    let ninth = server.client.post::<Made>("/api/games", None, &wish).await;
    assert_eq!(ninth.unwrap_err().code(), Some("too-many-games"));
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_talked_down() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let say = async |seat: Side| {
        let phrase = json!({ "phrase": "hello" }).to_string().into_bytes();
        server.client.request("POST", &pair.path("/say"), Some(pair.secret(seat)), phrase).await.unwrap().0
    };
    let _here = pair.player(&server.client, Side::First).await;
    let (first, again, other) = (say(Side::First).await, say(Side::First).await, say(Side::Second).await);
    assert_eq!((first, again, other), (204, 429, 204));

    // What is not text is not free either.
    let stream = TcpStream::connect(&server.authority).await.unwrap();
    let url = format!("ws://{}{}", server.authority, pair.path("/socket"));
    let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    socket.send(Message::text(json!({ "type": "hello" }).to_string())).await.unwrap();
    let mut codes = std::collections::BTreeMap::new();
    for _ in 0..200 {
        socket.send(Message::binary(vec![0])).await.unwrap();
    }
    while codes.values().sum::<u32>() < 200 {
        let message = socket.next().await.unwrap().unwrap().into_text().unwrap();
        let message: Value = serde_json::from_str(&message).unwrap_or_default();
        if let Some(code) = message["problem"]["code"].as_str() {
            *codes.entry(code.to_owned()).or_default() += 1;
        }
    }
    assert!(codes["malformed"] >= 100 && codes["too-many-requests"] >= 50, "{codes:?}");
    server.stop().await;
}
