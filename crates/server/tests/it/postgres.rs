//! Several servers with one PostgreSQL.

use crate::common::postgres::Cluster;
use crate::common::{NO_LIMITS, Pair, Player, Running, TEST_TIMEOUT, code, config, seed, turn, turns, wish};
use pionnier_catalog::{Random, find};
use pionnier_client::ReconnectingClient;
use pionnier_online::{Clock, Command, Offer, Side};
use pionnier_server::store::{Location, StoreError};
use pionnier_server::{LimitsConfig, Made, Seated, Server, ServerError};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::time::timeout;

/// One cluster for all of it: starting one takes longer than the rest.
#[tokio::test(flavor = "multi_thread")]
async fn servers_share_games_through_one_database() {
    let cluster = Arc::new(Cluster::start());
    a_server_waits_for_its_database(&cluster).await;
    what_is_wrong_with_a_database_is_said(&cluster).await;
    let servers =
        [Running::start(config(cluster.location())).await, Running::start(config(cluster.location())).await];
    players_with_different_servers_see_each_other(&servers).await;
    of_two_turns_at_two_servers_one_is_played(&servers).await;
    the_lobby_is_everywhere(&servers).await;
    a_server_that_is_behind_looks_before_it_refuses(&servers[0], &cluster).await;
    an_address_has_so_many_games_at_all_servers_together(&cluster).await;
    who_goes_while_being_announced_is_gone(&servers[0], &cluster).await;
    a_restart_of_the_database_loses_nothing(&servers, &cluster).await;
    a_database_that_falls_silent_is_noticed(&servers[1], &cluster).await;
    players_go_on_with_the_server_that_is_left(servers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_to_the_database_can_be_encrypted() {
    let cluster = Cluster::start();
    let port = cluster.encrypt();
    let url = |mode: &str, trusted: &Path| {
        let trusted = trusted.display();
        format!("postgres://postgres@localhost:{port}/postgres?sslmode={mode}&sslrootcert={trusted}")
    };
    let good = url("verify-full", &cluster.certificate());
    let server = Running::start(config(Location::Postgres(good.clone()))).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    pair.act(&server.client, Side::First, &turn(0, "b1xb3")).await.unwrap();
    let pool = sqlx::PgPool::connect(&good).await.unwrap();
    let lines: Vec<(bool,)> = sqlx::query_as(
        "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE client_addr IS NOT NULL",
    )
    .fetch_all(&pool)
    .await
    .unwrap();
    assert!(lines.len() >= 3 && lines.iter().all(|(is_encrypted,)| *is_encrypted), "{lines:?}");
    pool.close().await;
    server.stop().await;
    // Somebody else's certificate is not trusted, and the database wants nobody who speaks openly.
    let other = concat!(env!("CARGO_MANIFEST_DIR"), "/../cli/testdata/localhost/certificate.pem");
    for url in [url("verify-full", other.as_ref()), url("disable", &cluster.certificate())] {
        let refused = Server::start(config(Location::Postgres(url.clone()))).await;
        let Err(ServerError::Storage(error)) = refused else { panic!("{url} is refused") };
        assert!(!error.is_absence(), "{url}: {error:?}");
    }
}

async fn a_server_waits_for_its_database(cluster: &Arc<Cluster>) {
    cluster.stop();
    let mut settings = config(cluster.location());
    settings.timeouts.absence = Duration::ZERO;
    let away = Server::start(settings.clone()).await;
    assert!(matches!(away, Err(ServerError::Storage(error)) if error.is_absence()));
    settings.timeouts.absence = TEST_TIMEOUT;
    let resumed = cluster.clone();
    let resuming = tokio::task::spawn_blocking(move || resumed.resume());
    Running::start(settings).await.stop().await;
    resuming.await.unwrap();
}

async fn what_is_wrong_with_a_database_is_said(cluster: &Cluster) {
    for (url, part) in [
        (cluster.url().replace("/postgres?", "/nothing?"), "\"nothing\" does not exist"),
        (cluster.url().replace("user=postgres", "user=nobody"), "\"nobody\" does not exist"),
        ("mysql://root@127.0.0.1/games".to_owned(), "mysql:"),
        ("postgres://host:port/".to_owned(), "port"),
    ] {
        let refused = Server::start(config(Location::Postgres(url.clone()))).await;
        let Err(ServerError::Storage(error)) = refused else { panic!("{url} is refused") };
        assert!(!error.is_absence() && error.cause().contains(part), "{url}: {}", error.cause());
        assert_eq!(matches!(error, StoreError::Address(_)), !part.contains("exist"), "{error:?}");
    }
}

async fn players_with_different_servers_see_each_other(servers: &[Running; 2]) {
    let mut random = Random::new(seed());
    for kind in ["kono", "granat"] {
        let pair = Pair::new(&servers[0].client, kind, Clock::Live { seconds: 300, increment: 2 }).await;
        let mut players = [
            pair.player(&servers[0].client, Side::First).await,
            pair.player(&servers[1].client, Side::Second).await,
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
            pair.player(&servers[0].client, Side::First).await,
            pair.player(&servers[1].client, Side::First).await,
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

/// A server that cannot listen hears nothing of what happens elsewhere: it is behind until it looks.
async fn a_server_that_is_behind_looks_before_it_refuses(ahead: &Running, cluster: &Cluster) {
    let way = way(cluster, b"LISTEN", Mishap::Closed).await;
    let behind =
        Running::start(config(Location::Postgres(format!("postgres://postgres@{way}/postgres")))).await;
    for way in ["socket", "show", "news", "stream", "say", "act"] {
        let made: Made = ahead.client.post("/api/games", None, &wish("kono", Clock::None)).await.unwrap();
        let watcher = Player::new(&behind.client, &made.id, None, 0).await;
        assert_eq!(watcher.state["status"], "waiting");
        let path = |rest: &str| format!("/api/games/{}{rest}", made.id);
        let join = json!({ "invitation": made.invitation });
        let seated: Seated = ahead.client.post(&path("/join"), None, &join).await.unwrap();
        let secret = Some(seated.secret.as_str());
        let client = &behind.client;
        match way {
            "socket" => drop(Player::new(client, &made.id, secret, 0).await),
            "show" | "news" => {
                let rest = if way == "show" { "" } else { "/news" };
                assert_eq!(client.get::<Value>(&path(rest), secret).await.unwrap()["seat"], "second");
            }
            "stream" => drop(client.lines(&path("/stream"), secret).await.unwrap()),
            "say" => {
                let hello = json!({ "phrase": "hello" }).to_string().into_bytes();
                assert_eq!(client.request("POST", &path("/say"), secret, hello).await.unwrap().0, 204);
            }
            _ => drop(client.post::<Value>(&path("/act"), secret, &Command::Resign).await.unwrap()),
        }
        let foreign = Some("0123456789abcdef0123456789abcdef");
        assert_eq!(code(client.post(&path("/act"), foreign, &Command::Resign).await), "no-seat");
    }

    let pair = Pair::new(&ahead.client, "kono", Clock::None).await;
    let _watcher = Player::new(&behind.client, &pair.id, None, 0).await;
    let mut record = find("kono").unwrap().start().record();
    let mut random = Random::new(seed());
    // To the one behind, both players seem to be ahead of the game.
    for (step, server) in (0..).zip([ahead, &behind, ahead, ahead, &behind]) {
        let text = record.position().random_turn(&mut random).unwrap();
        pair.act(&server.client, Side::BOTH[step as usize % 2], &turn(step, &text)).await.unwrap();
        record.play(&text).unwrap();
    }
    assert_eq!(
        code(pair.act(&ahead.client, Side::First, &turn(9, "c1xc3")).await),
        "ahead",
        "nobody is so far"
    );
    pair.act(&ahead.client, Side::Second, &Command::Offer { offer: Offer::Draw }).await.unwrap();
    pair.act(&behind.client, Side::First, &Command::Accept { offer: Offer::Draw }).await.unwrap();
    behind.stop().await;
}

async fn an_address_has_so_many_games_at_all_servers_together(cluster: &Cluster) {
    let mut settings = config(cluster.location());
    settings.limits = LimitsConfig { waiting_games: 3, ..NO_LIMITS };
    let servers = [Running::start(settings.clone()).await, Running::start(settings).await];
    let wish = wish("kono", Clock::None);
    let asked = (0..40).map(|number| servers[number % 2].client.post::<Made>("/api/games", None, &wish));
    let made = futures_util::future::join_all(asked).await.into_iter().flatten().count();
    assert_eq!(made, 3);
    for server in servers {
        server.stop().await;
    }
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
    let playing = pair.act(&server.client, Side::First, &turn);
    let coming_and_going = async {
        let is_busy = || sqlx::query("SELECT 1 FROM pg_locks WHERE NOT granted").fetch_optional(&pool);
        let busy = async { while is_busy().await.unwrap().is_none() {} };
        timeout(TEST_TIMEOUT, busy).await.expect("the turn waits for the row");
        let mut line = TcpStream::connect(&server.authority).await.unwrap();
        let (path, secret) = (pair.path("/news?after=2&wait=25"), pair.secret(Side::Second));
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret}\r\n\r\n");
        line.write_all(request.as_bytes()).await.unwrap();
        watcher.until(|player, _| (player.attendance["players"][1] == true).then_some(())).await;
        drop(line);
        // What comes after it is served, so its end has been seen.
        server.client.request("GET", "/healthz", None, vec![]).await.unwrap();
        holder.rollback().await.unwrap();
    };
    tokio::join!(playing, coming_and_going).0.unwrap();
    watcher.until(|player, _| (player.attendance["players"][1] == false).then_some(())).await;
}

/// Plays on through whatever happens, and compares what was acknowledged with what is stored. Gives the number of times that
/// something had to be sent again.
async fn play_through(servers: &[&Running], pair: &Pair, kind: &str, count: u32) -> u32 {
    let clients: Vec<_> = servers.iter().map(|server| server.client.clone()).collect();
    let mut players =
        Side::BOTH.map(|seat| ReconnectingClient::new(clients.clone(), &pair.id, pair.secret(seat)));
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
    players.iter().map(|player| player.reconnections).sum()
}

async fn a_restart_of_the_database_loses_nothing(servers: &[Running; 2], cluster: &Arc<Cluster>) {
    let pair = Pair::new(&servers[0].client, "quindo", Clock::Live { seconds: 600, increment: 10 }).await;
    let mut watcher = Player::new(&servers[1].client, &pair.id, None, 0).await;
    let players_server = [&servers[0]];
    let playing = play_through(&players_server, &pair, "quindo", 120);
    let control = async |verb: fn(&Cluster)| {
        let cluster = cluster.clone();
        tokio::task::spawn_blocking(move || verb(&cluster)).await.unwrap();
    };
    let restarting = async {
        for steps in [4, 8] {
            watcher.wait_for(|state| state["step"].as_u64() >= Some(steps)).await;
            control(Cluster::stop).await;
            let refused = servers[0].client.post("/api/games", None, &wish("kono", Clock::None)).await;
            assert_eq!(code(refused), "storage-unavailable", "it is felt");
            control(Cluster::resume).await;
        }
    };
    let (reconnections, ()) = tokio::join!(playing, restarting);
    assert!(reconnections >= 2, "those who play have felt it too: {reconnections}");
    // The other server has heard nothing for a while, and knows everything.
    let seq = pair.view(&servers[0].client).await["state"]["seq"].as_u64();
    watcher.wait_for(|state| state["seq"].as_u64() == seq).await;
}

/// What happens on a way to the database when a certain word passes.
#[derive(Clone, Copy)]
enum Mishap {
    /// The connection is closed, every time.
    Closed,
    /// The first time everything dies without a word, as when a host loses its power: connections stay open and are never
    /// heard of again. New ones are well.
    Silence,
}

/// A way to the database with a mishap on it. Gives the way's address.
async fn way(cluster: &Cluster, word: &'static [u8], mishap: Mishap) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let (silence, socket) = (Arc::new(watch::Sender::new(false)), cluster.socket());
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let Ok(far) = UnixStream::connect(&socket).await else { continue };
            let (silence, mut silent) = (silence.clone(), silence.subscribe());
            tokio::spawn(async move {
                let ((mut near_read, mut near_write), (mut far_read, mut far_write)) =
                    (near.into_split(), far.into_split());
                let there = async {
                    let mut buffer = [0; 4_096];
                    while let Ok(count @ 1..) = near_read.read(&mut buffer).await {
                        let is_said = buffer[..count].windows(word.len()).any(|bytes| bytes == word);
                        let is_first = |fallen: &mut bool| !std::mem::replace(fallen, true);
                        match mishap {
                            Mishap::Closed if is_said => return,
                            Mishap::Silence if is_said && silence.send_if_modified(is_first) => {
                                return std::future::pending().await;
                            }
                            _ => {}
                        }
                        if far_write.write_all(&buffer[..count]).await.is_err() {
                            return;
                        }
                    }
                };
                tokio::select! {
                    () = there => {}
                    _ = tokio::io::copy(&mut far_read, &mut near_write) => {}
                    Ok(()) = silent.changed() => std::future::pending().await,
                }
            });
        }
    });
    address
}

async fn a_database_that_falls_silent_is_noticed(other: &Running, cluster: &Cluster) {
    let way = way(cluster, b"b1xb3", Mishap::Silence).await;
    let mut settings = config(Location::Postgres(format!("postgres://postgres@{way}/postgres")));
    settings.timeouts.storage = Duration::from_secs(1);
    let server = Running::start(settings).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let mut player = pair.player(&server.client, Side::First).await;
    let mut watcher = Player::new(&server.client, &pair.id, None, 0).await;
    let turn = Command::Turn { step: 0, text: "b1xb3".to_owned() };
    let id = player.socket.act(&turn).await.unwrap();
    // The turn is on its way and will not come through. Whoever comes meanwhile is welcome: the game is in memory. And
    // whoever watches over the server is answered.
    pair.player(&server.client, Side::Second).await;
    let health = server.client.request("GET", "/healthz", None, vec![]);
    timeout(TEST_TIMEOUT / 6, health).await.expect("it does not wait for ever").unwrap();
    let refused = player.until(|_, message| (message["id"] == id).then(|| message.clone())).await;
    assert_eq!(refused["problem"]["code"], "storage-unavailable", "{refused}");
    let again = async { while player.act(&turn).await["type"] != "done" {} };
    timeout(TEST_TIMEOUT, again).await.expect("there is a fresh connection");
    // What others play is heard again, though nobody has said that it was not.
    let reply = Command::Turn { step: 1, text: "d4xd2".to_owned() };
    pair.act(&other.client, Side::Second, &reply).await.unwrap();
    watcher.wait_for(|state| state["step"] == 2).await;
    server.stop().await;
}

async fn players_go_on_with_the_server_that_is_left(servers: [Running; 2]) {
    let [one, other] = servers;
    let pair = Pair::new(&one.client, "bermudes", Clock::None).await;
    play_through(&[&one, &other], &pair, "bermudes", 10).await;
    let clients = vec![one.client.clone(), other.client.clone()];
    one.stop().await;
    let mut player = ReconnectingClient::new(clients, &pair.id, pair.secret(Side::First));
    player.act(&Command::Resign).await.unwrap();
    assert_eq!(pair.view(&other.client).await["state"]["end"]["reason"], "resigned");
    other.stop().await;
}
