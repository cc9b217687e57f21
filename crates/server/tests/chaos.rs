//! Bad networks: connections cut, delayed, and messages sent twice and out of order.

mod common;

use common::{Folder, Pair, Running, config, seed, turns};
use pionnier_catalog::{Random, find};
use pionnier_server::client::{Client, Stubborn};
use pionnier_server::online::{Clock, Command, Seat};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// A proxy that treats connections badly: each is cut after some bytes, anywhere in a message, and delayed on the way.
async fn bad_network(target: String, seed: u64) -> (String, Arc<AtomicU64>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let cuts = Arc::new(AtomicU64::new(0));
    let counter = cuts.clone();
    tokio::spawn(async move {
        let mut random = Random::new(seed);
        while let Ok((near, _)) = listener.accept().await {
            let Ok(far) = TcpStream::connect(&target).await else { continue };
            let (near_read, near_write) = near.into_split();
            let (far_read, far_write) = far.into_split();
            let lives = [random.below(6_000), random.below(12_000)];
            let (a, b, counter) = (Random::new(random.bits()), Random::new(random.bits()), counter.clone());
            tokio::spawn(async move {
                // When one direction is cut, both are.
                tokio::select! {
                    () = carry(near_read, far_write, lives[0], a) => {}
                    () = carry(far_read, near_write, lives[1], b) => {}
                }
                counter.fetch_add(1, Ordering::Relaxed);
            });
        }
    });
    (address, cuts)
}

async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut life: usize, mut random: Random) {
    let mut buffer = [0; 512];
    while life > 0 {
        let wanted = life.min(1 + random.below(buffer.len()));
        let Ok(count @ 1..) = from.read(&mut buffer[..wanted]).await else { return };
        tokio::time::sleep(Duration::from_micros(random.below(3_000) as u64)).await;
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
        life -= count;
    }
}

#[tokio::test]
async fn every_acknowledged_turn_is_there_once_whatever_the_network_does() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let (address, cuts) = bad_network(server.authority.clone(), seed()).await;
    let bad = Client::new(&format!("http://{address}")).unwrap();
    let mut games = tokio::task::JoinSet::new();
    for number in 0..6_u64 {
        let (good, bad) = (server.client.clone(), bad.clone());
        games.spawn(async move {
            let kind = ["quindo", "granat", "bermudes"][number as usize % 3];
            let pair = Pair::new(&good, kind, Clock::Live { seconds: 600, increment: 5 }).await;
            let mut players =
                Seat::BOTH.map(|seat| Stubborn::new(vec![bad.clone()], &pair.id, pair.secret(seat)));
            let mut record = find(kind).unwrap().start().record();
            let mut random = Random::new(seed() + number);
            for step in 0..60_u32 {
                let Some(text) = record.position().random_turn(&mut random) else { break };
                if record.ending().is_some() {
                    break;
                }
                let mover = step as usize % 2;
                players[mover].act(&Command::Turn { step, text: text.clone() }).await.unwrap();
                record.play(&text).unwrap();
            }
            let view = pair.view(&good).await;
            assert_eq!(turns(&view["entries"]), record.turns());
            assert_eq!(view["position"], record.position().text());
            for left in view["state"]["left"].as_array().unwrap() {
                assert!(left.as_i64().unwrap() > 0, "retries cost time, but not a game");
            }
            players.iter().map(|player| u64::from(player.reconnections)).sum::<u64>()
        });
    }
    let reconnections: u64 = games.join_all().await.into_iter().sum();
    println!("{} connections cut, {reconnections} made again", cuts.load(Ordering::Relaxed));
    assert!(reconnections > 20, "the network was bad indeed");
    server.stop().await;
}

#[tokio::test]
async fn echoes_and_messages_out_of_order_change_nothing() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let client = &server.client;
    let pair = Pair::new(client, "quindo", Clock::None).await;
    let mut record = find("quindo").unwrap().start().record();
    let mut random = Random::new(seed());
    let mut earlier: Vec<(Seat, Command)> = Vec::new();
    for step in 0..40_u32 {
        let text = record.position().random_turn(&mut random).unwrap();
        record.play(&text).unwrap();
        let seat = Seat::BOTH[step as usize % 2];
        let command = Command::Turn { step, text };
        // The new one and some old ones, all at once and in any order.
        let mut wave = vec![(seat, command.clone())];
        wave.extend((0..4).filter_map(|_| earlier.get(random.below(earlier.len().max(1))).cloned()));
        wave.push((seat, command.clone()));
        let first = random.below(wave.len());
        wave.rotate_left(first);
        let answers = futures_util::future::join_all(
            wave.iter().map(|(seat, command)| pair.act(client, *seat, command)),
        );
        for answer in answers.await {
            assert!(answer.is_ok(), "all of them were right once: {answer:?}");
        }
        earlier.push((seat, command));
        assert_eq!(turns(&pair.view(client).await["entries"]), record.turns());
    }
    server.stop().await;
}
