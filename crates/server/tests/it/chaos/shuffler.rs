//! A network that loses its way.

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use pionnier_catalog::Random;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async, client_async};

/// How long a message to the server is under way at most, and one to the client, in microseconds.
const DELAY: [usize; 2] = [15_000, 3_000];

/// A copy takes up to so many times as long, so that it comes after what was said later.
const LATER: usize = 10;

/// What has been done to messages.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) copies: AtomicU64,
    pub(crate) overtaken: AtomicU64,
}

/// A proxy for sockets that works on whole messages: each takes its own time, so that they overtake each other, and many
/// come twice, in both directions. Connections are cut after some messages, and what was under way to the server then
/// still arrives. Only what opens a connection keeps its place, hello and welcome: no message can come before there is
/// somebody.
pub(crate) struct Shuffler {
    pub(crate) address: String,
    pub(crate) tally: Arc<Tally>,
}

impl Shuffler {
    pub(crate) async fn start(target: String, seed: u64) -> Shuffler {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let tally = Arc::new(Tally::default());
        let counted = tally.clone();
        tokio::spawn(async move {
            let mut random = Random::new(seed);
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, target.clone(), Random::new(random.bits()), counted.clone()));
            }
        });
        Shuffler { address, tally }
    }
}

/// A message and its place among those that were sent.
type Letter = (usize, Utf8Bytes);

/// One connection. Whatever fails, it is over.
#[expect(clippy::result_large_err, reason = "the library wants it so")]
async fn carry(near: TcpStream, target: String, mut random: Random, tally: Arc<Tally>) {
    let mut path = String::new();
    let note_path = |request: &Request, response: Response| {
        request.uri().path().clone_into(&mut path);
        Ok(response)
    };
    let Ok(near) = accept_hdr_async(near, note_path).await else { return };
    let Ok(far) = TcpStream::connect(&target).await else { return };
    let Ok((far, _)) = client_async(format!("ws://{target}{path}"), far).await else { return };
    let ((near_out, near_in), (far_out, far_in)) = (near.split(), far.split());
    let (up, at_server) = mpsc::unbounded_channel();
    let (down, at_client) = mpsc::unbounded_channel();
    let life = 3 + random.below(20);
    let [there, here] = [random.bits(), random.bits()].map(Random::new);
    tokio::spawn(deliver(at_server, far_out, tally.clone()));
    tokio::select! {
        () = collect(near_in, &up, DELAY[0], life, there, &tally) => {}
        () = collect(far_in, &down, DELAY[1], usize::MAX, here, &tally) => {}
        () = deliver(at_client, near_out, tally.clone()) => {}
    }
}

/// Takes messages and sends each on its way, perhaps with a copy.
async fn collect(
    mut from: SplitStream<WebSocketStream<TcpStream>>,
    post: &mpsc::UnboundedSender<Letter>,
    delay: usize,
    life: usize,
    mut random: Random,
    tally: &Tally,
) {
    let mut number = 0;
    while number < life
        && let Some(Ok(message)) = from.next().await
    {
        let Message::Text(text) = message else { continue };
        let first = if number == 0 { 0 } else { random.below(delay) };
        send(post, (number, text.clone()), first);
        if random.below(2) == 0 {
            tally.copies.fetch_add(1, Ordering::Relaxed);
            send(post, (number, text), 1 + random.below(delay * LATER));
        }
        number += 1;
    }
}

fn send(post: &mpsc::UnboundedSender<Letter>, letter: Letter, micros: usize) {
    if micros == 0 {
        let _ = post.send(letter);
        return;
    }
    let post = post.clone();
    tokio::spawn(async move {
        sleep(Duration::from_micros(micros as u64)).await;
        // Nobody may be there any more.
        let _ = post.send(letter);
    });
}

/// Hands messages over as they arrive, until no more are under way.
async fn deliver(
    mut arriving: mpsc::UnboundedReceiver<Letter>,
    mut to: SplitSink<WebSocketStream<TcpStream>, Message>,
    tally: Arc<Tally>,
) {
    let mut latest = 0;
    while let Some((number, text)) = arriving.recv().await {
        if number < latest {
            tally.overtaken.fetch_add(1, Ordering::Relaxed);
        }
        latest = latest.max(number);
        if to.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
    let _ = to.close().await;
}
