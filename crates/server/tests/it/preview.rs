//! What is shown of a link to a game, where it is passed on.

use crate::common::{Folder, Pair, Running, config, turn};
use pionnier_online::{Clock, Side};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The head of an answer, in small letters, and its body.
async fn get(server: &Running, path: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(&server.authority).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.authority);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    (String::from_utf8(answer[..end].to_vec()).unwrap().to_lowercase(), answer[end + 4..].to_vec())
}

/// Width and height, as a PNG says them.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[1..4], b"PNG");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test]
async fn a_game_that_is_passed_on_has_a_picture() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let path = format!("/game/{}/preview.png", pair.id);
    let (head, first) = get(&server, &path).await;
    assert!(head.starts_with("http/1.1 200") && head.contains("content-type: image/png"), "{head}");
    assert!(head.contains("cache-control: public, max-age=60"), "{head}");
    assert!(head.contains("x-frame-options: deny"), "{head}");
    assert_eq!(size(&first), (1_200, 630));
    // The same until something happens.
    assert_eq!(get(&server, &path).await.1, first);
    pair.act(&server.client, Side::First, &turn(0, "b1xb3")).await.unwrap();
    let (_, second) = get(&server, &path).await;
    assert!(second != first && size(&second) == (1_200, 630));
    let (head, _) = get(&server, "/game/AbC1234567/preview.png").await;
    assert!(head.starts_with("http/1.1 404"), "{head}");
    server.stop().await;
}
