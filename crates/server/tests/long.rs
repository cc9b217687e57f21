//! What a long game costs whoever asks for it. Alone in its process, whose counters it reads.

mod common;

use common::long::long_game;
use common::{Folder, Running, config};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

async fn reads(server: &Running) -> u64 {
    let (_, text) = server.client.request("GET", "/metrics", None, vec![]).await.unwrap();
    let text = String::from_utf8_lossy(&text).into_owned();
    let value = text.lines().find_map(|line| line.strip_prefix("pionnier_reads_total "));
    value.unwrap().parse().unwrap()
}

#[tokio::test]
async fn a_long_game_is_read_once_and_shown_in_pages() {
    let folder = Folder::new();
    // It is not in the memory of this one, which has not written it.
    let server = Running::start(config(folder.file())).await;
    let pair = long_game(&server, &folder, 500).await;
    server.stop().await;
    let server = Running::start(config(folder.file())).await;
    let before = reads(&server).await;
    let ask = async |rest: &str| server.client.get::<Value>(&pair.path(rest), None).await;
    let mut entries: Vec<Value> = Vec::new();
    loop {
        let after = entries.len();
        let view = ask(&format!("?after={after}")).await.unwrap();
        entries.extend(view["entries"].as_array().unwrap().iter().cloned());
        assert!(entries.len() <= after + 1_000, "so many at once and no more");
        if entries.len() as u64 == view["state"]["seq"].as_u64().unwrap() {
            break;
        }
    }
    assert_eq!(entries.len(), 3_002);
    assert!(entries.iter().zip(1..).all(|(entry, seq)| entry["seq"] == seq));
    let few = ask("/news?after=10&limit=5").await.unwrap();
    assert_eq!(few["entries"].as_array().unwrap()[..], entries[10..15]);
    for _ in 0..50 {
        ask("?after=3002").await.unwrap();
    }
    assert_eq!(reads(&server).await - before, 1, "it was read once");
    for rest in ["?limit=0", "?limit=1001", "/news?limit=1001", "/news?wait=26"] {
        assert_eq!(ask(rest).await.unwrap_err().code(), Some("malformed"), "{rest}");
    }

    // Whoever accepts it gets it packed, except where line by line must arrive.
    let size = async |rest: &str, encoding: &str| {
        let mut stream = TcpStream::connect(&server.authority).await.unwrap();
        let path = pair.path(rest);
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: {encoding}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = vec![0; 4_096];
        let count = stream.read(&mut answer).await.unwrap();
        answer.truncate(count);
        let head = String::from_utf8_lossy(&answer).into_owned();
        let _ = read_rest(&mut stream, &mut answer, rest).await;
        (head.contains(&format!("\r\ncontent-encoding: {encoding}\r\n")), answer.len())
    };
    let (_, plain) = size("", "identity").await;
    for encoding in ["br", "gzip"] {
        let (is_packed, packed) = size("", encoding).await;
        assert!(is_packed && packed < plain / 5, "{encoding}: {packed} of {plain}");
        assert!(!size("/stream", encoding).await.0);
    }
    server.stop().await;
}

/// Reads to the end, where there is one.
async fn read_rest(stream: &mut TcpStream, answer: &mut Vec<u8>, rest: &str) -> std::io::Result<usize> {
    if rest.ends_with("/stream") { Ok(0) } else { stream.read_to_end(answer).await }
}
