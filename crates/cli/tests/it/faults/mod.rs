//! The real server, killed at random moments, away for a while, with a full disk, and with its database restarted.
//! `make test` runs a bounded form; `make soak` sets `PIONNIER_KILLS` and the like and runs for long.

mod account;
mod crowd;
mod many;
mod process;

use crate::common::postgres::Cluster;
use crate::common::{Folder, Pair, seed, turns};
use account::Account;
use crowd::Crowd;
use pionnier_catalog::{AnyRecord, Random, find};
use pionnier_client::ReconnectingClient;
use pionnier_online::{Clock, Command, Side};
use process::Process;
use std::time::{Duration, Instant};

/// A fault comes at any moment within this time.
const MOMENT: Duration = Duration::from_millis(50);

fn begin() -> Box<dyn AnyRecord> {
    find("quindo").unwrap().start().record()
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

async fn random_moment(random: &mut Random) {
    tokio::time::sleep(Duration::from_micros(random.below(MOMENT.as_micros() as usize) as u64)).await;
}

/// Lets a crowd play while `fault` happens again and again at random moments, and says what came of it, in a line for the
/// table of docs/RELIABILITY.md.
async fn soak(name: &str, mut crowd: Crowd, mut fault: impl AsyncFnMut(&mut Random)) {
    let (kills, wanted) = (number("PIONNIER_KILLS", 6), number("PIONNIER_TURNS", 300));
    let mut random = Random::new(seed());
    let start = Instant::now();
    let mut done = 0;
    while done < kills || crowd.turns() < wanted {
        // At least some turns between two faults.
        crowd.play(wanted / kills / 2).await;
        random_moment(&mut random).await;
        fault(&mut random).await;
        done += 1;
    }
    crowd.disperse().await;
    let (turns, commands) = (crowd.turns(), crowd.commands());
    let (again, seconds) = (crowd.reconnections(), start.elapsed().as_secs());
    println!(
        "\n| {name} | {done} kills, {turns} turns and {commands} other commands acknowledged; none lost, none twice; \
         {again} times sent or connected again; {seconds} s |"
    );
    assert!(again >= done, "those who were killed were in use");
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_moments_it_has_every_acknowledged_turn() {
    let folder = Folder::new();
    let mut server = Process::start(&["--data", folder.0.to_str().unwrap()]);
    let crowd = Crowd::gather(&[server.client()], number("PIONNIER_GAMES", 12));
    soak("SQLite: the server killed under load", crowd, async |_| {
        server.kill();
        server.start_again();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_stop_the_file_alone_has_every_turn() {
    let (folder, copy) = (Folder::new(), Folder::new());
    let mut server = Process::start(&["--data", folder.0.to_str().unwrap()]);
    let client = server.client();
    let pair = Pair::new(&client, "quindo", Clock::None).await;
    let (mut record, mut random) = (begin(), Random::new(seed()));
    // Another program that looks at the games must not keep anything out of the file either.
    let store = pionnier_server::store::Store::visit(&folder.file(), "reader", false).await.unwrap();
    for step in 0..12 {
        let text = record.position().random_turn(&mut random).unwrap();
        let turn = Command::Turn { step, text: text.clone() };
        pair.act(&client, Side::BOTH[step as usize % 2], &turn).await.unwrap();
        record.play(&text).unwrap();
    }
    let expected = pair.view(&client).await["entries"].clone();
    server.stop();
    std::fs::copy(folder.0.join("games.sqlite"), copy.0.join("games.sqlite")).unwrap();
    store.close().await;
    let server = Process::start(&["--data", copy.0.to_str().unwrap()]);
    assert_eq!(pair.view(&server.client()).await["entries"], expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_full_disk_turns_are_refused_and_none_is_lost() {
    let folder = Folder::new();
    // The log of the database alone outgrows this after some turns.
    let mut server = Process::with_little_room(&["--data", folder.0.to_str().unwrap()], 600);
    let client = server.client();
    let mut random = Random::new(seed());
    let (mut pair, mut record) = (Pair::new(&client, "quindo", Clock::None).await, begin());
    let mut step = 0;
    // Game after game, until there is no more room.
    let (turn, text) = loop {
        let Some(text) = record.position().random_turn(&mut random).filter(|_| record.ending().is_none())
        else {
            (pair, record, step) = (Pair::new(&client, "quindo", Clock::None).await, begin(), 0);
            continue;
        };
        let turn = Command::Turn { step, text: text.clone() };
        match pair.act(&client, Side::BOTH[step as usize % 2], &turn).await {
            Ok(_) => record.play(&text).unwrap(),
            Err(error) => {
                assert_eq!(error.code(), Some("storage-unavailable"), "{error}");
                break (turn, text);
            }
        }
        step += 1;
    };
    assert_eq!(turns(&pair.view(&client).await["entries"]), record.turns(), "it can still be looked at");
    let watched = async |path: &str| client.request("GET", path, None, Vec::new()).await.unwrap().0;
    assert_eq!((watched("/healthz").await, watched("/readyz").await), (200, 503), "it lives, but is no use");

    // Room is made: the same turn, sent again, is played.
    server.make_room();
    pair.act(&client, Side::BOTH[step as usize % 2], &turn).await.unwrap();
    record.play(&text).unwrap();
    assert_eq!(turns(&pair.view(&client).await["entries"]), record.turns());
    while watched("/readyz").await != 200 {
        tokio::time::sleep(MOMENT).await;
    }
    server.kill();
    server.start_again();
    assert_eq!(turns(&pair.view(&client).await["entries"]), record.turns());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_processes_or_their_database_is_killed_and_the_players_go_on() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let mut servers = [Process::start(&["--database", &url]), Process::start(&["--database", &url])];
    let crowd = Crowd::gather(&[servers[0].client(), servers[1].client()], number("PIONNIER_GAMES", 12));
    let mut count = 0;
    soak(
        "PostgreSQL: one of two servers killed under load, every fourth time also the database",
        crowd,
        async |random| {
            kill_one(&mut servers, random).await;
            if count % 4 == 0 {
                random_moment(random).await;
                cluster.restart();
            }
            count += 1;
        },
    )
    .await;
}

/// Kills one of those that players are connected to, and starts it again.
async fn kill_one(servers: &mut [Process; 2], random: &mut Random) {
    loop {
        let mut busy = Vec::new();
        for (place, server) in servers.iter().enumerate() {
            if server.sockets().await > 0 {
                busy.push(place);
            }
        }
        if let Some(place) = random.choose(&busy) {
            servers[place].kill();
            servers[place].start_again();
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Longer than the gap between two pulses can be.
const OUTAGE: Duration = Duration::from_secs(11);

#[tokio::test(flavor = "multi_thread")]
async fn a_long_outage_is_charged_to_nobody() {
    let folder = Folder::new();
    let mut server = Process::start(&["--data", folder.0.to_str().unwrap()]);
    let clock = Clock::Live { seconds: 8, increment: 0 };
    let pair = Pair::new(&server.client(), "quindo", clock).await;
    let mut players =
        Side::BOTH.map(|seat| ReconnectingClient::new(vec![server.client()], &pair.id, pair.secret(seat)));
    let (mut record, mut random) = (begin(), Random::new(seed()));
    let mut account = Account::new(clock);
    for step in 0..8 {
        if step == 4 {
            server.kill();
            tokio::time::sleep(OUTAGE).await;
            server.start_again();
        }
        let text = record.position().random_turn(&mut random).unwrap();
        let turn = Command::Turn { step, text: text.clone() };
        account.time(players[step as usize % 2].act(&turn)).await.unwrap();
        record.play(&text).unwrap();
    }
    let view = pair.view(&server.client()).await;
    assert_eq!(turns(&view["entries"]), record.turns());
    account.check(&view);
    let given_back = view["entries"].as_array().unwrap().iter().find(|entry| entry["type"] == "outage");
    let millis = given_back.expect("the outage is noted")["millis"].as_u64().unwrap();
    assert!(u128::from(millis) >= OUTAGE.as_millis(), "all of it: {millis}");
}
