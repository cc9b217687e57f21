//! The bot, with links as the page makes them.

mod common;

use common::{Folder, Running, config, seed, wish};
use pionnier_server::Made;
use pionnier_server::bot::Bot;
use pionnier_server::online::Clock;

/// A link as the page writes it: what its own source says, filled in.
fn page_link(function: &str, origin: &str, id: &str, secret: &str) -> String {
    let source = include_str!("../../../web/src/online/links.ts");
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
