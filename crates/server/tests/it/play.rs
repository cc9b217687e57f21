//! Online games over real sockets.

use crate::common::{Folder, Pair, Player, Running, code, config, next, seed, turn, turns, wish};
use pionnier_catalog::{GAMES, Random};
use pionnier_client::ClientError;
use pionnier_online::{Clock, Command, Offer, Side};
use pionnier_server::{Made, Seated};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const FIVE_MINUTES: Clock = Clock::Live { seconds: 300, increment: 2 };

fn offer(offer: Offer) -> Command {
    Command::Offer { offer }
}

#[tokio::test]
async fn two_people_play_each_game_by_link_while_a_third_watches() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let mut random = Random::new(seed());
    for game in GAMES {
        let pair = Pair::new(&server.client, game.id(), FIVE_MINUTES).await;
        let mut watcher = Player::new(&server.client, &pair.id, None, 0).await;
        let mut players =
            [pair.player(&server.client, Side::First).await, pair.player(&server.client, Side::Second).await];
        Player::play_out(&mut players, &mut random).await;
        watcher.wait_for(|state| state["status"] == "over").await;
        assert_eq!(watcher.entries, players[0].entries, "{}", game.id());
        assert_eq!(watcher.refused(&Command::Resign).await, "no-seat");
        assert_eq!(players[0].refused(&Command::Resign).await, "over");

        // What is stored says the same, also to one who comes later and knows a part.
        let view = pair.view(&server.client).await;
        assert_eq!(view["entries"].as_array().unwrap(), &players[1].entries);
        let reason = view["state"]["end"]["reason"].as_str().unwrap();
        let code = view["cause"]["code"].as_str().unwrap();
        assert!(
            code == reason || (reason == "rules" && view["cause"]["rule"].is_string()),
            "{reason}: {code}"
        );
        let late = Player::new(&server.client, &pair.id, None, 5).await;
        assert_eq!(late.entries, players[0].entries[5..]);
    }
    server.stop().await;
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "quindo", Clock::None).await;
    let mut players =
        [pair.player(&server.client, Side::First).await, pair.player(&server.client, Side::Second).await];
    let mut random = Random::new(seed());
    for _ in 0..20 {
        let mover = usize::from(players[0].state["to_move"] == "second");
        let command = players[mover].random_turn(&mut random);
        players[mover].done(&command).await;
        let seq = players[mover].state["seq"].as_u64();
        players[1 - mover].wait_for(|state| state["seq"].as_u64() >= seq).await;
    }
    let before = pair.view(&server.client).await;
    server.stop().await;
    let server = Running::start(config(folder.file())).await;
    let after = pair.view(&server.client).await;
    for part in ["terms", "state", "position", "entries"] {
        assert_eq!(before[part], after[part]);
    }
    // Secrets are still good, and the game goes on.
    let mut players =
        [pair.player(&server.client, Side::First).await, pair.player(&server.client, Side::Second).await];
    Player::play_out(&mut players, &mut random).await;
    server.stop().await;
}

#[tokio::test]
async fn offers_takebacks_draws_and_rematches_are_agreed() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", FIVE_MINUTES).await;
    let mut first = pair.player(&server.client, Side::First).await;
    let mut second = pair.player(&server.client, Side::Second).await;
    first.done(&turn(0, "b1xb3")).await;
    first.done(&offer(Offer::Takeback)).await;
    second.wait_for(|state| state["offers"][1] == "first").await;
    second.done(&Command::Accept { offer: Offer::Takeback }).await;
    first.wait_for(|state| state["ply"] == 0).await;
    assert_eq!(first.done(&turn(0, "b1xb3")).await["repeated"], true, "an echo stays without effect");
    first.done(&turn(2, "a1xa3")).await;
    second.wait_for(|state| state["step"] == 3).await;
    second.done(&offer(Offer::Draw)).await;
    first.wait_for(|state| state["offers"][0] == "second").await;
    first.done(&Command::Accept { offer: Offer::Draw }).await;
    second.wait_for(|state| state["status"] == "over").await;
    assert_eq!(second.state["end"], json!({ "reason": "agreed", "winner": null }));

    second.done(&offer(Offer::Rematch)).await;
    first.wait_for(|state| state["offers"][2] == "second").await;
    first.done(&offer(Offer::Rematch)).await;
    second.wait_for(|state| state["rematch"].is_string()).await;
    let id = second.state["rematch"].as_str().unwrap();
    // Sides are swapped; each player's secret is good for the new seat.
    let mut again = Player::new(&server.client, id, Some(pair.secret(Side::Second)), 0).await;
    again.done(&turn(0, "b1xb3")).await;
    let view: Value =
        server.client.get(&format!("/api/games/{id}"), Some(pair.secret(Side::First))).await.unwrap();
    assert_eq!((&view["seat"], &view["state"]["to_move"]), (&json!("second"), &json!("second")));
    server.stop().await;
}

#[tokio::test]
async fn players_have_names_if_they_say_them() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let client = &server.client;
    let wish = json!({ "game": "kono", "seat": "first", "clock": { "kind": "none" }, "listed": true, "name": " Zo\u{e9}\u{202e}  B. " });
    let made: Made = client.post("/api/games", None, &wish).await.unwrap();
    let lobby: Value = client.get("/api/lobby", None).await.unwrap();
    assert_eq!(lobby["games"][0]["name"], "Zo\u{e9} B.");
    let path = format!("/api/games/{}", made.id);
    let join = json!({ "name": "<i>\"Ada\"" });
    let seated: Seated = client.post(&format!("{path}/join"), None, &join).await.unwrap();
    let view: Value = client.get(&path, None).await.unwrap();
    let names = json!(["Zo\u{e9} B.", "<i>\"Ada\""]);
    assert_eq!(view["state"]["names"], names);
    assert_eq!(view["entries"][1]["name"], names[1]);
    // They go along into the next game, with the players.
    for (secret, command) in [
        (&made.secret, Command::Turn { step: 0, text: "b1xb3".to_owned() }),
        (&seated.secret, Command::Resign),
        (&made.secret, offer(Offer::Rematch)),
        (&seated.secret, offer(Offer::Rematch)),
    ] {
        let _: Value = client.post(&format!("{path}/act"), Some(secret), &command).await.unwrap();
    }
    server.stop().await;
    let server = Running::start(config(folder.file())).await;
    let view: Value = server.client.get(&path, None).await.unwrap();
    assert_eq!(view["state"]["names"], names, "also after a restart");
    let next = format!("/api/games/{}", view["state"]["rematch"].as_str().unwrap());
    let view: Value = server.client.get(&next, None).await.unwrap();
    assert_eq!(view["state"]["names"], json!([names[1], names[0]]));
    // Who has none is told apart from nobody by the seat.
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let view = pair.view(&server.client).await;
    assert_eq!(view["state"]["names"], json!(["", ""]));
    assert!(view["entries"][0].get("name").is_none(), "what is not said is not stored");
    server.stop().await;
}

#[tokio::test]
async fn whatever_is_posted_again_is_done_once() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let client = &server.client;
    let key = "0f0e0d0c-0b0a-4908-8706-050403020100";
    let wished = json!({ "game": "kono", "seat": "first" });
    let made = client.make(&wished, key).await.unwrap();
    let again = client.make(&wished, key).await.unwrap();
    assert_eq!((&made.id, &made.secret), (&again.id, &again.secret), "one game, and its secret twice");
    assert_eq!(made.invitation, again.invitation);
    let other = client.make(&json!({ "game": "quindo" }), key).await.unwrap_err();
    assert_eq!(other.code(), Some("key-reused"));
    let weak = client.make(&wished, "1").await.unwrap_err();
    assert_eq!(weak.code(), Some("malformed"));
    let mut many = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let (client, wished) = (client.clone(), wished.clone());
        many.spawn(async move { client.make(&wished, &"7".repeat(32)).await.unwrap().id });
    }
    let ids: BTreeSet<String> = many.join_all().await.into_iter().collect();
    assert_eq!(ids.len(), 1, "also at the same moment");

    let secret = "0123456789abcdef0123456789abcdef";
    let join = json!({ "invitation": made.invitation, "secret": secret });
    let _: Seated = client.post(&format!("/api/games/{}/join", made.id), None, &join).await.unwrap();
    assert_eq!(client.make(&wished, key).await.unwrap().secret, made.secret, "also when it has begun");
    let pair = Pair { id: made.id, secrets: [made.secret, secret.to_owned()] };
    assert_eq!(pair.view(client).await["terms"]["clock"], json!({ "kind": "none" }), "none was asked for");

    let post = async |seat: Side, after: u64, command: &Command| {
        let path = pair.path(&format!("/act?after={after}"));
        let answer: Value = client.post(&path, Some(pair.secret(seat)), command).await?;
        Ok::<_, ClientError>(answer["repeated"] == true)
    };
    pair.act(client, Side::First, &turn(0, "b1xb3")).await.unwrap();
    pair.act(client, Side::Second, &turn(1, "d4xd2")).await.unwrap();
    let (ask, agree) = (offer(Offer::Takeback), Command::Accept { offer: Offer::Takeback });
    for is_again in [false, true] {
        assert_eq!(post(Side::First, 4, &ask).await.unwrap(), is_again);
    }
    for is_again in [false, true] {
        assert_eq!(post(Side::Second, 5, &agree).await.unwrap(), is_again);
        assert!(post(Side::First, 4, &ask).await.unwrap());
    }
    let ahead = post(Side::First, 99, &Command::Resign).await.unwrap_err();
    assert_eq!(ahead.code(), Some("ahead"));
    for is_again in [false, true] {
        assert_eq!(post(Side::First, 6, &Command::Resign).await.unwrap(), is_again);
    }
    for seat in Side::BOTH {
        for is_again in [false, true] {
            assert_eq!(post(seat, 7, &offer(Offer::Rematch)).await.unwrap(), is_again);
        }
    }
    let entries = pair.view(client).await["entries"].clone();
    let kinds: Vec<&str> =
        entries.as_array().unwrap().iter().map(|entry| entry["type"].as_str().unwrap()).collect();
    let expected =
        ["joined", "joined", "turn", "turn", "offered", "taken-back", "ended", "offered", "rematch"];
    assert_eq!(kinds, expected);
    server.stop().await;
}

#[tokio::test]
async fn a_flag_falls_though_nobody_is_there_and_also_after_a_restart() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let short = Clock::Live { seconds: 5, increment: 0 };
    let pairs =
        [Pair::new(&server.client, "kono", short).await, Pair::new(&server.client, "kono", short).await];
    for pair in &pairs {
        for (step, text) in [(0, "b1xb3"), (1, "d4xd2")] {
            let seat = Side::BOTH[step as usize % 2];
            pair.act(&server.client, seat, &turn(step, text)).await.unwrap();
        }
    }
    // One is watched to its end, the other has its server stopped and started again.
    let mut watcher = Player::new(&server.client, &pairs[0].id, None, 0).await;
    watcher.wait_for(|state| state["status"] == "over").await;
    assert_eq!(watcher.state["end"], json!({ "reason": "time", "winner": "second" }));
    server.stop().await;
    let server = Running::start(config(folder.file())).await;
    let mut watcher = Player::new(&server.client, &pairs[1].id, None, 0).await;
    watcher.wait_for(|state| state["status"] == "over").await;
    assert_eq!(watcher.state["end"], json!({ "reason": "time", "winner": "second" }));
    let late = pairs[1].act(&server.client, Side::First, &turn(2, "a1xa3")).await;
    assert_eq!(code(late), "over");
    server.stop().await;
}

#[tokio::test]
async fn of_two_turns_at_the_same_step_exactly_one_is_played() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    for _ in 0..20 {
        let pair = Pair::new(&server.client, "kono", Clock::None).await;
        let mut sockets = Vec::new();
        for _ in 0..4 {
            sockets.push(pair.player(&server.client, Side::First).await);
        }
        let texts = ["a1xa3", "b1xb3", "c1xc3", "d1xd3"];
        let mut tasks = tokio::task::JoinSet::new();
        for (mut socket, text) in sockets.into_iter().zip(texts) {
            tasks.spawn(async move { (text, socket.act(&turn(0, text)).await) });
        }
        let answers = tasks.join_all().await;
        let done: Vec<&str> =
            answers.iter().filter(|(_, answer)| answer["type"] == "done").map(|(text, _)| *text).collect();
        let refused: Vec<&Value> = answers
            .iter()
            .filter(|(_, answer)| answer["type"] == "refused")
            .map(|(_, answer)| &answer["problem"]["code"])
            .collect();
        assert_eq!(refused, ["stale"; 3]);
        assert_eq!(turns(&pair.view(&server.client).await["entries"]), done);
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_acts_for_another() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let client = &server.client;
    let made: Made = client.post("/api/games", None, &wish("kono", Clock::None)).await.unwrap();
    let (path, other) =
        (format!("/api/games/{}/join", made.id), Pair::new(client, "kono", Clock::None).await);
    // Who only knows the address may watch, and no more. Neither another game's secrets nor the inviter's own will do.
    for wrong in [None, Some("0".repeat(32).as_str()), Some(&other.secrets[0]), Some(&made.secret)] {
        assert_eq!(code(client.post(&path, None, &json!({ "invitation": wrong })).await), "bad-invitation");
    }
    let secret = "0123456789abcdef0123456789abcdef";
    let wanted = json!({ "invitation": made.invitation, "secret": secret });
    let seated: Seated = client.post(&path, None, &wanted).await.unwrap();
    let again: Seated = client.post(&path, None, &wanted).await.unwrap();
    assert_eq!((seated.seat, again.seat), (Side::Second, Side::Second), "asked again, it is still theirs");
    let third = json!({ "invitation": made.invitation });
    assert_eq!(code(client.post(&path, None, &third).await), "seat-taken");

    let act = format!("/api/games/{}/act", made.id);
    for secret in [None, Some(other.secrets[0].as_str()), Some("x"), Some(&made.invitation), Some(&made.id)] {
        assert_eq!(code(client.post(&act, secret, &turn(0, "b1xb3")).await), "no-seat");
        assert_eq!(code(client.post(&act, secret, &Command::Resign).await), "no-seat");
    }
    assert_eq!(code(client.post(&act, Some(secret), &turn(0, "b1xb3")).await), "not-your-turn");
    let mut socket = client.socket(&made.id, Some(&other.secrets[1]), 0).await.unwrap();
    assert_eq!(next(&mut socket).await["problem"]["code"], "no-seat");

    // Nothing anybody is told has anybody's secret in it.
    let mut told = vec![
        client.request("GET", &format!("/api/games/{}", made.id), Some(secret), vec![]).await.unwrap().1,
    ];
    told.push(client.request("GET", "/api/lobby", None, vec![]).await.unwrap().1);
    for text in told {
        let text = String::from_utf8(text.to_vec()).unwrap();
        for hidden in [&made.secret, &made.invitation, secret] {
            assert!(!text.contains(hidden), "{text}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_is_live_and_its_seats_are_taken_once() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let client = &server.client;
    let mut listed = wish("granat", FIVE_MINUTES);
    listed.listed = true;
    let made: Made = client.post("/api/games", None, &listed).await.unwrap();
    let _hidden: Made = client.post("/api/games", None, &wish("kono", Clock::None)).await.unwrap();
    let lobby: Value = client.get("/api/lobby", None).await.unwrap();
    let games = lobby["games"].as_array().unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!((&games[0]["id"], &games[0]["seat"]), (&json!(made.id), &json!("second")));

    let path = format!("/api/games/{}/join", made.id);
    let mut tasks = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let (client, path) = (client.clone(), path.clone());
        tasks.spawn(async move { client.post::<Seated>(&path, None, &json!({})).await });
    }
    let results = tasks.join_all().await;
    let seated: Vec<&Seated> = results.iter().filter_map(|result| result.as_ref().ok()).collect();
    assert_eq!(seated.len(), 1, "one sits down, the others are told");
    let codes: BTreeSet<&str> =
        results.iter().filter_map(|result| result.as_ref().err()).filter_map(ClientError::code).collect();
    assert_eq!(codes, BTreeSet::from(["seat-taken"]));
    let lobby: Value = client.get("/api/lobby", None).await.unwrap();
    assert_eq!(lobby["games"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn presence_and_phrases_are_seen_by_all() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", FIVE_MINUTES).await;
    let mut first = pair.player(&server.client, Side::First).await;
    let second = pair.player(&server.client, Side::Second).await;
    first.until(|player, _| (player.attendance["players"] == json!([true, true])).then_some(())).await;
    let mut watcher = Player::new(&server.client, &pair.id, None, 0).await;
    first.until(|player, _| (player.attendance["watchers"] == 1).then_some(())).await;
    first.socket.send_text(json!({ "type": "say", "phrase": "well-played" }).to_string()).await.unwrap();
    watcher.until(|player, _| (!player.said.is_empty()).then_some(())).await;
    assert_eq!(watcher.said[0]["phrase"], "well-played");
    drop(second);
    first.until(|player, _| (player.attendance["players"] == json!([true, false])).then_some(())).await;
    assert_eq!(first.refused(&Command::Claim { stake: pionnier_online::Stake::Win }).await, "not-absent");
    server.stop().await;
}

#[tokio::test]
async fn without_sockets_one_can_ask_again_or_read_lines() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let client = &server.client;
    let pair = Pair::new(client, "kono", Clock::None).await;
    let mut lines = client.lines(&pair.path("/stream"), Some(pair.secret(Side::Second))).await.unwrap();
    let welcome = lines.next().await.unwrap().unwrap();
    assert_eq!((&welcome["type"], &welcome["seat"]), (&json!("welcome"), &json!("second")));

    let path = pair.path("/news?after=2&wait=20");
    let waiting = {
        let client = client.clone();
        tokio::spawn(async move { client.get::<Value>(&path, None).await })
    };
    pair.act(client, Side::First, &turn(0, "b1xb3")).await.unwrap();
    let news = waiting.await.unwrap().unwrap();
    assert_eq!(turns(&news["entries"]), ["b1xb3"]);
    let line = loop {
        let line = lines.next().await.unwrap().unwrap();
        if line["type"] == "news" {
            break line;
        }
    };
    assert_eq!((&line["position"], &line["state"]["step"]), (&news["position"], &json!(1)));
    let nothing: Value = client.get(&pair.path("/news?after=3"), None).await.unwrap();
    assert_eq!(nothing["entries"], json!([]), "without waiting the answer comes at once");

    // What is said is heard by those who ask for it, once.
    let heard = &nothing["now"];
    let path = pair.path(&format!("/news?after=3&wait=20&heard={heard}"));
    let waiting = {
        let (client, path) = (client.clone(), path.clone());
        tokio::spawn(async move { client.get::<Value>(&path, None).await })
    };
    let thanks = json!({ "phrase": "thanks" });
    let secret = Some(pair.secret(Side::First));
    let (status, _) =
        client.request("POST", &pair.path("/say"), secret, thanks.to_string().into_bytes()).await.unwrap();
    assert_eq!(status, 204);
    let news = waiting.await.unwrap().unwrap();
    assert_eq!((&news["said"][0]["seat"], &news["said"][0]["phrase"]), (&json!("first"), &json!("thanks")));
    let path = pair.path(&format!("/news?after=3&heard={}", news["said"][0]["at"]));
    let nothing: Value = client.get(&path, None).await.unwrap();
    assert_eq!(nothing["said"], json!([]));
    drop(lines);
    server.stop().await;
}
