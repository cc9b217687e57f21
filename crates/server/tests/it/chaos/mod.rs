//! Bad networks: connections cut and delayed, messages twice and out of order.

mod cutter;
mod shuffler;

use crate::common::{Folder, Pair, Running, TEST_TIMEOUT, config, seed, turns};
use cutter::cutter;
use pionnier_catalog::{Random, find};
use pionnier_client::{Client, ReconnectingClient};
use pionnier_online::{Clock, Command, Side};
use shuffler::Shuffler;
use std::sync::atomic::Ordering;
use tokio::time::timeout;

/// Plays games through a bad network, and compares what is stored with what was acknowledged and what the players have
/// been told. Gives the number of connections that had to be made again.
async fn play_through(good: &Client, bad: &Client) -> u64 {
    let mut games = tokio::task::JoinSet::new();
    for number in 0..6_u64 {
        games.spawn(play(good.clone(), bad.clone(), number));
    }
    games.join_all().await.into_iter().sum()
}

async fn play(good: Client, bad: Client, number: u64) -> u64 {
    let kind = ["quindo", "granat", "bermudes"][number as usize % 3];
    let pair = Pair::new(&good, kind, Clock::Live { seconds: 600, increment: 5 }).await;
    let mut players =
        Side::BOTH.map(|seat| ReconnectingClient::new(vec![bad.clone()], &pair.id, pair.secret(seat)));
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
    let mut reconnections = 0;
    for player in &mut players {
        let told = player.wait_for(|_, state| state["seq"] == view["state"]["seq"]);
        timeout(TEST_TIMEOUT, told).await.expect("they are told everything");
        assert_eq!(player.entries, *view["entries"].as_array().unwrap(), "everything once and in order");
        reconnections += u64::from(player.reconnections);
    }
    reconnections
}

#[tokio::test]
async fn every_acknowledged_turn_is_there_once_though_connections_are_cut() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let (address, cuts) = cutter(server.authority.clone(), seed()).await;
    let bad = Client::new(&format!("http://{address}")).unwrap();
    let reconnections = play_through(&server.client, &bad).await;
    println!("{} connections cut, {reconnections} made again", cuts.load(Ordering::Relaxed));
    assert!(reconnections > 20, "the network was bad indeed");
    server.stop().await;
}

#[tokio::test]
async fn every_acknowledged_turn_is_there_once_though_messages_come_twice_late_and_out_of_order() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let shuffler = Shuffler::start(server.authority.clone(), seed()).await;
    let bad = Client::new(&format!("http://{}", shuffler.address)).unwrap();
    let reconnections = play_through(&server.client, &bad).await;
    let [copies, overtaken] =
        [&shuffler.tally.copies, &shuffler.tally.overtaken].map(|count| count.load(Ordering::Relaxed));
    println!(
        "{copies} messages came twice, {overtaken} after a later one; {reconnections} connections made again"
    );
    assert!(copies > 100 && overtaken > 100 && reconnections > 10, "the network was bad indeed");
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
    let mut earlier: Vec<(Side, Command)> = Vec::new();
    for step in 0..40_u32 {
        let text = record.position().random_turn(&mut random).unwrap();
        record.play(&text).unwrap();
        let seat = Side::BOTH[step as usize % 2];
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
