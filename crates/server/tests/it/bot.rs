//! The bot, with links as the page makes them.

use crate::common::{Folder, Pair, Player, Running, TEST_TIMEOUT, config, seed, wish};
use pionnier_catalog::GAMES;
use pionnier_client::Lines;
use pionnier_client::bot::Bot;
use pionnier_online::{Clock, Command, Offer, Side};
use pionnier_server::{Made, Seated};
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::time::Duration;

/// A link as the page writes it: what its own source says, filled in.
fn page_link(function: &str, origin: &str, id: &str, secret: &str) -> String {
    let source = include_str!("../../../../web/src/online/links.ts");
    let body = source.split_once(&format!("function {function}(")).expect("the page makes such links").1;
    let template = body.split('`').nth(1).expect("a template");
    // Those with a secret begin like the one without.
    let link = match template.strip_prefix("${watchLink(origin, id)}") {
        Some(rest) => page_link("watchLink", origin, id, "") + rest,
        None => template.replace("${origin}", origin).replace("${id}", id),
    };
    let link = link.replace("${invitation}", secret).replace("${secret}", secret);
    assert!(!link.contains('$'), "{link}");
    link
}

#[tokio::test]
async fn two_bots_play_by_the_links_of_the_page() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let url = format!("http://{}", server.authority);
    let made: Made = server.client.post("/api/games", None, &wish("kono", Clock::None)).await.unwrap();
    let own = page_link("personalLink", &url, &made.id, &made.secret);
    let friends = page_link("friendLink", &url, &made.id, &made.invitation);
    let one = Bot::sit_down(&own, "", 2, seed()).await.unwrap();
    let other = Bot::sit_down(&friends, "", 1, seed()).await.unwrap();
    let (end, same) = tokio::join!(one.play(), other.play());
    assert_eq!(end.unwrap(), same.unwrap());
    let late = Bot::sit_down(&friends, "", 1, 1).await.unwrap_err();
    assert_eq!(late.code(), Some("seat-taken"));
    let stranger = page_link("personalLink", &url, &made.id, &"0".repeat(32));
    let stranger = Bot::sit_down(&stranger, "", 1, 1).await.unwrap();
    assert_eq!(stranger.play().await.unwrap_err().code(), Some("no-seat"));
    let watched = page_link("watchLink", &url, &made.id, "");
    for nonsense in ["", "ftp://x", "http://", "https://", "https://../", &watched] {
        assert!(Bot::sit_down(nonsense, "kono", 1, 1).await.is_err(), "{nonsense}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_bot_offers_a_game_to_anybody() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let bot = Bot::sit_down(&format!("http://{}", server.authority), "quindo", 1, seed()).await.unwrap();
    let lobby: serde_json::Value = server.client.get("/api/lobby", None).await.unwrap();
    assert_eq!(lobby["games"][0]["id"], bot.id());
    assert_eq!(lobby["games"][0]["game"], "quindo");
    server.stop().await;
}

#[tokio::test]
async fn a_bot_plays_again_if_the_other_wants_to() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let link = format!("http://{}/game/{}#seat={}", server.authority, pair.id, pair.secret(Side::Second));
    let bot = Bot::sit_down(&link, "", 1, seed()).await.unwrap();
    let mut person = pair.player(&server.client, Side::First).await;
    person.done(&Command::Resign).await;
    assert_eq!(bot.play().await.unwrap()["reason"], "resigned");
    person.done(&Command::Offer { offer: Offer::Rematch }).await;
    let again = bot.rematch(TEST_TIMEOUT).await.expect("it agrees");
    person.wait_for(|state| state["rematch"] == again.id()).await;
    // There it begins, and does so.
    let mut person = Player::new(&server.client, again.id(), Some(pair.secret(Side::First)), 0).await;
    let gives_up = async {
        person.wait_for(|state| state["step"] == 1).await;
        person.done(&Command::Resign).await;
    };
    let (end, ()) = tokio::join!(again.play(), gives_up);
    assert_eq!(end.unwrap()["winner"], "first");
    assert!(again.rematch(Duration::from_millis(1)).await.is_none(), "nobody wants to");
    server.stop().await;
}

#[tokio::test]
async fn what_may_be_played_is_told_within_a_bound() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    for game in GAMES {
        let pair = Pair::new(&server.client, game.id(), Clock::None).await;
        let mut expected = Vec::new();
        game.start().turns(&mut |turn| {
            expected.push(turn.to_owned());
            ControlFlow::Continue(())
        });
        for limit in [0, 3, 5_000] {
            let path = pair.path(&format!("/turns?limit={limit}"));
            let told: Value = server.client.get(&path, None).await.unwrap();
            let count = expected.len().min(limit);
            assert_eq!(told["turns"], json!(expected[..count]), "{}", game.id());
            assert_eq!((&told["more"], &told["step"]), (&json!(count < expected.len()), &json!(0)));
        }
        pair.act(&server.client, Side::First, &Command::Resign).await.unwrap();
        let told: Value = server.client.get(&pair.path("/turns"), None).await.unwrap();
        assert_eq!((&told["turns"], &told["more"]), (&json!([]), &json!(false)));
    }
    server.stop().await;
}

/// The next line that is as wished.
async fn until(lines: &mut Lines, wished: impl Fn(&Value) -> bool) -> Value {
    loop {
        let line = tokio::time::timeout(TEST_TIMEOUT, lines.next()).await.expect("a line comes in time");
        let line = line.unwrap().expect("the stream goes on");
        if wished(&line) {
            return line;
        }
    }
}

#[tokio::test]
async fn one_stream_tells_of_all_games_in_which_a_secret_has_a_seat() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let client = &server.client;
    let secret = "fedcba9876543210fedcba9876543210";
    let own = json!({ "game": "kono", "seat": "first", "secret": secret });
    let made: Made = client.post("/api/games", None, &own).await.unwrap();
    assert_eq!(made.secret, secret);
    let stranger = client.lines("/api/stream", None).await.err().unwrap();
    assert_eq!(stranger.code(), Some("no-seat"));
    let mut lines = client.lines("/api/stream", Some(secret)).await.unwrap();
    let welcome = until(&mut lines, |_| true).await;
    assert_eq!((&welcome["type"], &welcome["game"]), (&json!("welcome"), &json!(made.id)));

    // Somebody comes, and a seat is taken in another game meanwhile.
    let path = |id: &str, rest: &str| format!("/api/games/{id}/{rest}");
    let join = json!({ "invitation": made.invitation });
    let friend: Seated = client.post(&path(&made.id, "join"), None, &join).await.unwrap();
    let wished = json!({ "game": "quindo", "seat": "first" });
    let other: Made = client.post("/api/games", None, &wished).await.unwrap();
    let join = json!({ "invitation": other.invitation, "secret": secret });
    let _: Seated = client.post(&path(&other.id, "join"), None, &join).await.unwrap();
    let line = until(&mut lines, |line| line["game"] == *other.id).await;
    assert_eq!((&line["type"], &line["seat"]), (&json!("welcome"), &json!("second")));
    let act = async |id: &str, secret: &str, command: Command| {
        client.post::<Value>(&path(id, "act"), Some(secret), &command).await.unwrap()
    };
    act(&other.id, &other.secret, Command::Turn { step: 0, text: "b10-b7".to_owned() }).await;
    until(&mut lines, |line| line["game"] == *other.id && line["state"]["step"] == 1).await;
    let view: Value = client.get(&format!("/api/games/{}", other.id), None).await.unwrap();
    assert_eq!(view["attendance"]["players"][1], true, "whoever follows is there");

    // The game after this one is a seat of this secret too.
    act(&made.id, secret, Command::Resign).await;
    act(&made.id, secret, Command::Offer { offer: Offer::Rematch }).await;
    act(&made.id, &friend.secret, Command::Offer { offer: Offer::Rematch }).await;
    let line = until(&mut lines, |line| line["type"] == "welcome").await;
    assert_eq!((&line["seat"], &line["state"]["status"]), (&json!("second"), &json!("playing")));
    server.stop().await;
}
