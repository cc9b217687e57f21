//! Several servers with one PostgreSQL.

mod common;

use common::postgres::Cluster;
use common::{Pair, Player, Running, config, seed, turns, wish};
use pionnier_catalog::{Random, find};
use pionnier_server::Made;
use pionnier_server::client::Stubborn;
use pionnier_server::online::{Clock, Command, Seat};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

/// One cluster for all of it: starting one takes longer than the rest.
#[tokio::test(flavor = "multi_thread")]
async fn servers_share_games_through_one_database() {
    let cluster = Arc::new(Cluster::start());
    let servers =
        [Running::start(config(cluster.location())).await, Running::start(config(cluster.location())).await];
    players_with_different_servers_see_each_other(&servers).await;
    of_two_turns_at_two_servers_one_is_played(&servers).await;
    the_lobby_is_everywhere(&servers).await;
    who_goes_while_being_announced_is_gone(&servers[0], &cluster).await;
    a_restart_of_the_database_loses_nothing(&servers, &cluster).await;
    players_go_on_with_the_server_that_is_left(servers).await;
}

async fn players_with_different_servers_see_each_other(servers: &[Running; 2]) {
    let mut random = Random::new(seed());
    for kind in ["kono", "granat"] {
        let pair = Pair::new(&servers[0].client, kind, Clock::Live { seconds: 300, increment: 2 }).await;
        let mut players = [
            pair.player(&servers[0].client, Seat::First).await,
            pair.player(&servers[1].client, Seat::Second).await,
        ];
        for player in &mut players {
            if player.attendance["players"] != json!([true, true]) {
                player
                    .until(|player, _| (player.attendance["players"] == json!([true, true])).then_some(()))
                    .await;
            }
        }
        players[0].socket.send_text(json!({ "type": "say", "phrase": "hello" }).to_string()).await.unwrap();
        players[1].until(|player, _| (!player.said.is_empty()).then_some(())).await;
        Player::play_out(&mut players, &mut random).await;
        let views = [pair.view(&servers[0].client).await, pair.view(&servers[1].client).await];
        assert_eq!(views[0]["entries"], views[1]["entries"]);
    }
}

async fn of_two_turns_at_two_servers_one_is_played(servers: &[Running; 2]) {
    for _ in 0..20 {
        let pair = Pair::new(&servers[0].client, "kono", Clock::None).await;
        let mut sockets = [
            pair.player(&servers[0].client, Seat::First).await,
            pair.player(&servers[1].client, Seat::First).await,
        ];
        let [a, b] = &mut sockets;
        let turn = |text: &str| Command::Turn { step: 0, text: text.to_owned() };
        let (first, second) = (turn("a1xa3"), turn("b1xb3"));
        let (one, other) = tokio::join!(a.act(&first), b.act(&second));
        let mut types = [one["type"].as_str().unwrap(), other["type"].as_str().unwrap()];
        types.sort_unstable();
        assert_eq!(types, ["done", "refused"], "{one} {other}");
        let loser = if one["type"] == "refused" { &one } else { &other };
        assert_eq!(loser["problem"]["code"], "stale");
        assert_eq!(turns(&pair.view(&servers[1].client).await["entries"]).len(), 1);
    }
}

async fn the_lobby_is_everywhere(servers: &[Running; 2]) {
    let mut listed = wish("quindo", Clock::None);
    listed.listed = true;
    let made: Made = servers[0].client.post("/api/games", None, &listed).await.unwrap();
    let lobby: Value = servers[1].client.get("/api/lobby", None).await.unwrap();
    assert_eq!(lobby["games"][0]["id"], made.id);
    let path = format!("/api/games/{}/join", made.id);
    let _: Value = servers[1].client.post(&path, None, &json!({})).await.unwrap();
    let view: Value = servers[0].client.get(&format!("/api/games/{}", made.id), None).await.unwrap();
    assert_eq!(view["state"]["seated"], json!([true, true]));
}

/// A player is known to be here before the other processes have been told. If the connection breaks in between, they are
/// not here for ever.
async fn who_goes_while_being_announced_is_gone(server: &Running, cluster: &Cluster) {
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let mut watcher = Player::new(&server.client, &pair.id, None, 0).await;
    // Whoever holds the game's row keeps the server's one writer busy, and all that is to be told behind it.
    let pool = sqlx::PgPool::connect(&cluster.url()).await.unwrap();
    let mut holder = pool.begin().await.unwrap();
    let hold = sqlx::query("SELECT id FROM game WHERE id = $1 FOR UPDATE").bind(&pair.id);
    hold.execute(&mut *holder).await.unwrap();
    let turn = Command::Turn { step: 0, text: "b1xb3".to_owned() };
    let playing = pair.act(&server.client, Seat::First, &turn);
    let coming_and_going = async {
        let is_busy = || sqlx::query("SELECT 1 FROM pg_locks WHERE NOT granted").fetch_optional(&pool);
        while is_busy().await.unwrap().is_none() {}
        let mut line = TcpStream::connect(&server.authority).await.unwrap();
        let (path, secret) = (pair.path("/news?after=2&wait=25"), pair.secret(Seat::Second));
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret}\r\n\r\n");
        line.write_all(request.as_bytes()).await.unwrap();
        watcher.until(|player, _| (player.attendance["players"] == json!([false, true])).then_some(())).await;
        drop(line);
        watcher
            .until(|player, _| (player.attendance["players"] == json!([false, false])).then_some(()))
            .await;
        holder.rollback().await.unwrap();
    };
    tokio::join!(playing, coming_and_going).0.unwrap();
}

/// Plays on through whatever happens, and compares what was acknowledged with what is stored.
async fn play_through(servers: &[&Running], pair: &Pair, kind: &str, count: u32) {
    let clients: Vec<_> = servers.iter().map(|server| server.client.clone()).collect();
    let mut players = Seat::BOTH.map(|seat| Stubborn::new(clients.clone(), &pair.id, pair.secret(seat)));
    let mut record = find(kind).unwrap().start().record();
    let mut random = Random::new(seed());
    for step in 0..count {
        let Some(text) = record.position().random_turn(&mut random) else { break };
        if record.ending().is_some() {
            break;
        }
        players[step as usize % 2].act(&Command::Turn { step, text: text.clone() }).await.unwrap();
        record.play(&text).unwrap();
    }
    let last = servers.last().unwrap();
    assert_eq!(turns(&pair.view(&last.client).await["entries"]), record.turns());
}

async fn a_restart_of_the_database_loses_nothing(servers: &[Running; 2], cluster: &Arc<Cluster>) {
    let pair = Pair::new(&servers[0].client, "quindo", Clock::Live { seconds: 600, increment: 10 }).await;
    let mut watcher = Player::new(&servers[1].client, &pair.id, None, 0).await;
    let players_server = [&servers[0]];
    let playing = play_through(&players_server, &pair, "quindo", 120);
    let restarting = async {
        for _ in 0..2 {
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            let cluster = cluster.clone();
            tokio::task::spawn_blocking(move || cluster.restart()).await.unwrap();
        }
    };
    tokio::join!(playing, restarting);
    // The other server has heard nothing for a while, and knows everything.
    let seq = pair.view(&servers[0].client).await["state"]["seq"].as_u64();
    watcher.wait_for(|state| state["seq"].as_u64() == seq).await;
}

async fn players_go_on_with_the_server_that_is_left(servers: [Running; 2]) {
    let [one, other] = servers;
    let pair = Pair::new(&one.client, "bermudes", Clock::None).await;
    play_through(&[&one, &other], &pair, "bermudes", 10).await;
    let clients = vec![one.client.clone(), other.client.clone()];
    one.stop().await;
    let mut player = Stubborn::new(clients, &pair.id, pair.secret(Seat::First));
    player.act(&Command::Resign).await.unwrap();
    assert_eq!(pair.view(&other.client).await["state"]["end"]["reason"], "resigned");
    other.stop().await;
}
