//! Everything that nobody in their right mind would send.

use crate::common::{Folder, NO_LIMITS, Pair, Running, TEST_TIMEOUT, config, next, seed, turns};
use futures_util::{SinkExt as _, StreamExt as _};
use pionnier_catalog::Random;
use pionnier_online::{Clock, Command, Side};
use pionnier_server::LimitsConfig;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// Bytes that nearly mean something.
fn garbage(random: &mut Random, pair: &Pair) -> Vec<u8> {
    let pieces: [&[u8]; 24] = [
        b"{",
        b"}",
        b"[",
        b"]",
        b"\"",
        b":",
        b",",
        b"null",
        b"true",
        b"-1",
        b"4294967296",
        b"1e999",
        b"\xFF\xFE",
        b"\"type\"",
        b"\"act\"",
        b"\"command\"",
        b"\"turn\"",
        b"\"step\"",
        b"\"text\"",
        b"\"offer\"",
        b"\"id\"",
        b"\"<script>\"",
        b"\0",
        "\"\u{202E}é\"".as_bytes(),
    ];
    let whole = [
        json!({ "type": "turn", "step": 0, "text": "x".repeat(5_000) }),
        json!({ "type": "turn", "step": -1, "text": "b1xb3" }),
        json!({ "type": "turn", "step": 0.5, "text": "b1xb3" }),
        json!({ "type": "turn", "step": 0, "text": ["b1xb3"] }),
        json!({ "type": "turn", "step": 0, "text": "b1xb3", "extra": 1 }),
        json!({ "type": "act", "id": 1, "command": { "type": "turn", "step": 4_294_967_295_u32, "text": "\u{0}" } }),
        json!({ "type": "act", "id": 1, "command": { "type": "accept", "offer": "everything" } }),
        json!({ "type": "say", "phrase": "<b>hello</b>" }),
        json!({ "type": "hello", "secret": pair.secrets[1], "after": 4_294_967_295_u32 }),
        json!({ "game": "kono", "clock": { "kind": "live", "seconds": 0, "increment": 999_999 } }),
        json!({ "game": "chess", "clock": { "kind": "none" } }),
        json!({ "game": "kono", "clock": { "kind": "none" }, "start": "x".repeat(2_000) }),
        json!({ "game": "kono", "clock": { "kind": "none" }, "start": "4/4/rr2/3y y" }),
        json!({ "invitation": "x".repeat(100), "secret": "short" }),
        Value::Null,
    ];
    match random.below(4) {
        0 => (0..random.below(40)).flat_map(|_| pieces[random.below(pieces.len())].to_vec()).collect(),
        1 => (0..random.below(200)).map(|_| random.bits() as u8).collect(),
        2 => {
            let mut bytes = whole[random.below(whole.len())].to_string().into_bytes();
            let place = random.below(bytes.len());
            bytes[place] = random.bits() as u8;
            bytes
        }
        _ => whole[random.below(whole.len())].to_string().into_bytes(),
    }
}

#[tokio::test]
async fn garbage_by_request_is_answered_with_a_problem() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let mut random = Random::new(seed());
    let paths = ["", "/join", "/act", "/say", "/news", "/stream", "/socket", "/nothing"];
    for _ in 0..600 {
        let path = match random.below(6) {
            0 => "/api/games".to_owned(),
            1 => format!("/api/games/{}", ["x", "..%2F", "%00%FF", "0123456789", "é"][random.below(4)]),
            2 => pair.path(
                ["?after=-1", "/news?wait=x", "/news?after=99999999999", "?after=1&after=2"][random.below(4)],
            ),
            _ => pair.path(paths[random.below(paths.len())]),
        };
        let method = ["GET", "POST", "PUT", "DELETE", "PATCH"][random.below(5)];
        if method == "GET" && path.ends_with("/stream") {
            continue;
        }
        let secret = [None, Some(pair.secrets[0].as_str()), Some("wrong")][random.below(3)];
        let body = garbage(&mut random, &pair);
        let (status, answer) = server.client.request(method, &path, secret, body.clone()).await.unwrap();
        assert!(status < 500, "{method} {path} {}: {status}", String::from_utf8_lossy(&body));
        if status >= 400 {
            let problem: Value =
                serde_json::from_slice(&answer).unwrap_or_else(|_| panic!("{method} {path}"));
            assert_eq!(problem["status"], status);
            assert!(problem["code"].is_string() && problem["title"].is_string());
        }
    }
    assert!(turns(&pair.view(&server.client).await["entries"]).is_empty(), "nothing of it was a turn");
    server.stop().await;
}

#[tokio::test]
async fn garbage_over_a_socket_is_answered_and_does_no_harm() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let mut random = Random::new(seed());
    let mut good = pair.player(&server.client, Side::First).await;
    for _ in 0..60 {
        let mut socket = server.client.socket(&pair.id, Some(pair.secret(Side::Second)), 0).await.unwrap();
        assert_eq!(next(&mut socket).await["type"], "welcome");
        for _ in 0..10 {
            let text = String::from_utf8_lossy(&garbage(&mut random, &pair)).into_owned();
            socket.send_text(text).await.unwrap();
        }
        // Each of them is refused, and what makes sense is answered after that.
        socket.send_text(json!({ "type": "ping", "id": 77 }).to_string()).await.unwrap();
        let mut refused = 0;
        loop {
            let message = next(&mut socket).await;
            match message["type"].as_str() {
                Some("refused") => refused += 1,
                Some("pong") => {
                    assert_eq!((refused, &message["id"]), (10, &json!(77)));
                    break;
                }
                // Somebody else has come or gone.
                Some("attendance") => {}
                _ => panic!("{message}"),
            }
        }
    }
    good.done(&Command::Turn { step: 0, text: "b1xb3".to_owned() }).await;
    server.stop().await;
}

#[tokio::test]
async fn sockets_are_for_our_own_page() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    // However the operator writes it.
    settings.origins = vec!["https://JEUX.example:443/".parse().unwrap()];
    let server = Running::start(settings).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    for (origin, status) in [
        ("http://evil.example".to_owned(), "403"),
        ("null".to_owned(), "403"),
        (format!("http://{}.evil.example", server.authority), "403"),
        (format!("http://{}", server.authority), "101"),
        ("https://jeux.example".to_owned(), "101"),
    ] {
        let mut stream = TcpStream::connect(&server.authority).await.unwrap();
        let request = format!(
            "GET {} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: {origin}\r\n\r\n",
            pair.path("/socket"),
            server.authority
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(String::from_utf8_lossy(&answer), format!("HTTP/1.1 {status}"), "{origin}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_too_long_is_not_read() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let long = Command::Turn { step: 0, text: "x".repeat(1_001) };
    let refused = pair.act(&server.client, Side::First, &long).await;
    assert_eq!(refused.unwrap_err().code(), Some("too-large"));
    let body = vec![b'x'; 100_000];
    let (status, _) = server
        .client
        .request("POST", &pair.path("/act"), Some(pair.secret(Side::First)), body)
        .await
        .unwrap();
    assert_eq!(status, 413);
    let field = "x".repeat(50_000);
    let answer = server.raw(format!("GET / HTTP/1.1\r\nHost: x\r\nX: {field}\r\n\r\n")).await;
    assert!(answer.starts_with("HTTP/1.1 431") || answer.is_empty(), "{}", &answer[..answer.len().min(100)]);
    let mut socket = server.client.socket(&pair.id, None, 0).await.unwrap();
    next(&mut socket).await;
    let long = json!({ "type": "ping", "id": 5, "more": "x".repeat(20_000) });
    socket.send_text(long.to_string()).await.unwrap();
    let refused = next(&mut socket).await;
    assert_eq!((&refused["id"], &refused["problem"]["code"]), (&json!(5), &json!("too-large")));
    // What is longer still is not even looked at.
    let _ = socket.send_text("x".repeat(200_000)).await;
    while let Ok(Some(_)) = socket.next().await {}
    assert!(socket.send_text("{}".to_owned()).await.is_err(), "the connection is closed");
    server.stop().await;
}

#[tokio::test]
async fn messages_are_refused_by_their_numbers() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let mut socket = server.client.socket(&pair.id, None, 0).await.unwrap();
    next(&mut socket).await;
    for (id, message) in [
        (Some(7), json!({ "type": "dance", "id": 7 })),
        (Some(8), json!({ "type": "ping", "id": 8, "more": true })),
        (Some(9), json!({ "type": "act", "id": 9, "command": { "type": "dance" } })),
        (None, json!({ "type": "ping", "id": "10" })),
        (None, json!(["ping"])),
    ] {
        socket.send_text(message.to_string()).await.unwrap();
        let refused = next(&mut socket).await;
        assert_eq!((&refused["type"], &refused["id"]), (&json!("refused"), &json!(id)), "{message}");
        assert_eq!(refused["problem"]["code"], "malformed");
        assert!(refused["problem"]["retry_after"].is_null(), "time changes nothing");
    }
    let mut refused = 0;
    for id in 100..400 {
        socket.send_text(json!({ "type": "ping", "id": id }).to_string()).await.unwrap();
    }
    for id in 100..400 {
        let answer = next(&mut socket).await;
        assert_eq!(answer["id"], id, "each is answered in its turn");
        if answer["type"] == "refused" {
            assert_eq!(answer["problem"]["code"], "too-many-requests");
            assert_eq!(answer["problem"]["retry_after"], 1);
            refused += 1;
        }
    }
    assert!(refused > 100, "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn sockets_say_why_they_are_closed() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let open = async |path: String, first: String| {
        let stream = TcpStream::connect(&server.authority).await.unwrap();
        let url = format!("ws://{}{path}", server.authority);
        let (mut socket, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
        socket.send(Message::text(first)).await.unwrap();
        socket
    };
    let wrong = "0123456789abcdef0123456789abcdef";
    let hello = json!({ "type": "hello" }).to_string();
    let mut open_sockets = Vec::new();
    for (path, first, code, reason) in [
        (pair.path("/socket"), "x".to_owned(), 4_400, "malformed"),
        (pair.path("/socket"), json!({ "type": "ping", "id": 1 }).to_string(), 4_400, "malformed"),
        (pair.path("/socket"), json!({ "type": "hello", "secret": wrong }).to_string(), 4_401, "no-seat"),
        (pair.path("/socket"), "x".repeat(10_000), 4_413, "too-large"),
        ("/api/lobby/socket".to_owned(), hello.clone(), 1_008, "unexpected"),
        (pair.path("/socket"), hello, 1_012, "stopping"),
    ] {
        open_sockets.push((open(path, first).await, code, reason));
    }
    let closed = open_sockets.into_iter().map(async |(mut socket, code, reason)| {
        loop {
            if let Message::Close(frame) = socket.next().await.unwrap().unwrap() {
                let frame = frame.expect("it says why");
                assert_eq!((u16::from(frame.code), frame.reason.as_str()), (code, reason));
                return;
            }
        }
    });
    let closing = async {
        // All have been heard, or there would be nothing to stop.
        pair.view(&server.client).await;
        while pair.view(&server.client).await["attendance"]["watchers"] != 1 {}
    };
    let mut closed: Vec<_> = closed.collect();
    timeout(TEST_TIMEOUT, closing).await.expect("the others are gone in time");
    let last = closed.pop().unwrap();
    let others = futures_util::future::join_all(closed);
    timeout(TEST_TIMEOUT, others).await.expect("every socket is closed in time");
    tokio::join!(last, server.stop());
}

#[tokio::test]
async fn posts_of_other_pages_are_refused() {
    let folder = Folder::new();
    let mut settings = config(folder.file());
    settings.limits = LimitsConfig { requests_per_second: 1, ..NO_LIMITS };
    let server = Running::start(settings).await;
    let post = async |origin: String| {
        let body = r#"{"game":"kono","clock":{"kind":"none"}}"#;
        let authority = &server.authority;
        let answer = server.raw(format!(
            "POST /api/games HTTP/1.1\r\nHost: {authority}\r\nOrigin: {origin}\r\nContent-Type: text/plain\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len())).await;
        answer["HTTP/1.1 ".len()..][..3].to_owned()
    };
    // As often as they like: it is not the visitor's allowance.
    for _ in 0..20 {
        assert_eq!(post("http://evil.example".to_owned()).await, "403");
    }
    assert_eq!(post(format!("http://{}", server.authority)).await, "201");
    server.stop().await;
}
