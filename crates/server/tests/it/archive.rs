//! The store as a file and back.

use crate::common::{Folder, Pair, Player, Running, config, seed, turns};
use pionnier_catalog::Random;
use pionnier_online::{Clock, Command, Event, Game, Millis, Reason, Side, Status};
use pionnier_server::Made;
use pionnier_server::archive::{ArchiveError, Format, Imported, export, import};
use pionnier_server::store::{Store, StoreError};
use serde_json::json;

/// Long after any test has begun.
const NOW: Millis = 4_000_000_000_000;

async fn written(store: &Store, format: Format) -> String {
    let mut out = Vec::new();
    export(store, format, &mut out, NOW, &mut |id, error| panic!("{id}: {error}")).await.unwrap();
    String::from_utf8(out).unwrap()
}

#[tokio::test]
async fn what_is_exported_can_be_imported_and_played_on() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let mut random = Random::new(seed());
    let mut pairs = Vec::new();
    for kind in ["kono", "quindo", "granat"] {
        let pair = Pair::new(&server.client, kind, Clock::Live { seconds: 300, increment: 0 }).await;
        let mut players =
            [pair.player(&server.client, Side::First).await, pair.player(&server.client, Side::Second).await];
        if kind == "quindo" {
            players[1].done(&Command::Resign).await;
        } else {
            Player::play_out(&mut players, &mut random).await;
        }
        pairs.push(pair);
    }
    let unfinished = Pair::new(&server.client, "kono", Clock::None).await;
    let turn = Command::Turn { step: 0, text: "b1xb3".to_owned() };
    unfinished.act(&server.client, Side::First, &turn).await.unwrap();

    let named =
        json!({ "game": "kono", "clock": { "kind": "none" }, "seat": "first", "name": "Zo\u{e9} \"Q\"" });
    let named: Made = server.client.post("/api/games", None, &named).await.unwrap();

    // While the server runs.
    let store = Store::open(&folder.file(), "export").await.unwrap();
    let json = written(&store, Format::Json).await;
    let text = written(&store, Format::Text).await;
    assert_eq!((json.lines().count(), text.matches("[GameType ").count()), (5, 5));
    for secret in pairs.iter().chain([&unfinished]).flat_map(|pair| &pair.secrets) {
        assert!(!json.contains(secret) && !text.contains(secret));
    }
    assert!(text.contains("[Termination \"resigned\"]"), "{text}");
    assert_eq!(text.matches("[First \"Zo\u{e9} \\\"Q\\\"\"]").count(), 1, "{text}");

    let other = Folder::new();
    let copy = Store::open(&other.file(), "import").await.unwrap();
    let all_new = Imported { added: 5, known: 0 };
    assert_eq!(import(&copy, Format::Json, &mut json.as_bytes(), 0).await.unwrap(), all_new);
    assert_eq!(
        import(&copy, Format::Json, &mut json.as_bytes(), 0).await.unwrap(),
        Imported { added: 0, known: 5 }
    );
    assert_eq!(written(&copy, Format::Json).await, json);
    let moved = Running::start(config(other.file())).await;
    let reply = Command::Turn { step: 1, text: "d4xd2".to_owned() };
    unfinished.act(&moved.client, Side::Second, &reply).await.unwrap();

    let third = Folder::new();
    let read = Store::open(&third.file(), "import").await.unwrap();
    assert_eq!(import(&read, Format::Text, &mut text.as_bytes(), 0).await.unwrap(), all_new);
    for pair in &pairs {
        let played = turns(&pair.view(&server.client).await["entries"]);
        let entries = read.game(&pair.id).await.unwrap().unwrap().entries;
        assert_eq!(turns(&serde_json::to_value(entries).unwrap()), played);
    }
    let read = read.game(&named.id).await.unwrap().unwrap();
    assert_eq!(Game::replay(read.terms, read.entries).unwrap().state().names[0].text(), "Zo\u{e9} \"Q\"");
    moved.stop().await;
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_left_out_and_named_and_the_rest_is_written() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let mut pairs = Vec::new();
    for _ in 0..5 {
        pairs.push(Pair::new(&server.client, "granat", Clock::None).await);
    }
    server.stop().await;
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("games.sqlite"));
    let pool = sqlx::SqlitePool::connect_with(file).await.unwrap();
    for (statement, pair) in [
        ("UPDATE game SET rules = '1' WHERE id = $1", &pairs[0]),
        ("UPDATE game SET rules = '9' WHERE id = $1", &pairs[1]),
        ("UPDATE event SET body = '?' WHERE game = $1", &pairs[2]),
    ] {
        sqlx::query(statement).bind(&pair.id).execute(&pool).await.unwrap();
    }
    pool.close().await;

    let store = Store::visit(&folder.file(), "export", false).await.unwrap();
    for (format, missing) in
        [(Format::Text, vec![&pairs[1].id, &pairs[2].id]), (Format::Json, vec![&pairs[2].id])]
    {
        let (mut out, mut left_out) = (Vec::new(), Vec::new());
        let mut tell = |id: &str, _: &StoreError| left_out.push(id.to_owned());
        let count = export(&store, format, &mut out, NOW, &mut tell).await.unwrap();
        assert_eq!(count as usize, pairs.len() - missing.len());
        left_out.sort();
        let mut missing: Vec<String> = missing.into_iter().cloned().collect();
        missing.sort();
        assert_eq!(left_out, missing);
        let text = String::from_utf8(out).unwrap();
        for pair in &pairs {
            assert_eq!(text.contains(&pair.id), !missing.contains(&pair.id), "{text}");
        }
        if format == Format::Text {
            assert_eq!(text.matches("[RulesVersion \"1\"]").count(), 1, "{text}");
            let third = Folder::new();
            let read = Store::visit(&third.file(), "import", true).await.unwrap();
            import(&read, Format::Text, &mut text.as_bytes(), 0).await.unwrap();
            assert_eq!(read.game(&pairs[0].id).await.unwrap().unwrap().terms.rules, "1");
        }
    }
}

#[tokio::test]
async fn nobody_is_charged_for_the_time_between_two_stores() {
    const DAY: Millis = 86_400_000;
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::Live { seconds: 300, increment: 0 }).await;
    for (step, text) in ["b1xb3", "d4xd2"].into_iter().enumerate() {
        let turn = Command::Turn { step: step as u32, text: text.to_owned() };
        pair.act(&server.client, Side::BOTH[step], &turn).await.unwrap();
    }
    let state = pair.view(&server.client).await["state"].clone();
    server.stop().await;
    let store = Store::visit(&folder.file(), "export", false).await.unwrap();
    let (json, text) = (written(&store, Format::Json).await, written(&store, Format::Text).await);

    let other = Folder::new();
    let copy = Store::visit(&other.file(), "import", true).await.unwrap();
    import(&copy, Format::Json, &mut json.as_bytes(), NOW + DAY).await.unwrap();
    let stored = copy.game(&pair.id).await.unwrap().unwrap();
    assert_eq!(stored.entries.last().unwrap().event, Event::Outage { millis: DAY });
    let game = Game::replay(stored.terms, stored.entries).unwrap();
    assert_eq!(game.state().started, state["started"].as_i64().unwrap() + DAY);
    assert_eq!(game.state().deadline.unwrap(), state["deadline"].as_i64().unwrap() + DAY);

    // A transcript has no seats: what has not ended has no result, and nobody waits for its next turn.
    let third = Folder::new();
    let read = Store::visit(&third.file(), "import", true).await.unwrap();
    import(&read, Format::Text, &mut text.as_bytes(), NOW).await.unwrap();
    let stored = read.game(&pair.id).await.unwrap().unwrap();
    let game = Game::replay(stored.terms, stored.entries).unwrap();
    assert_eq!((game.state().status, game.state().end.unwrap().reason), (Status::Over, Reason::Aborted));
    assert_eq!(game.record().turns(), ["b1xb3", "d4xd2"]);
}

#[tokio::test]
async fn a_visit_changes_nothing_about_a_store() {
    let folder = Folder::new();
    let missing = Store::visit(&folder.file(), "export", false).await;
    assert!(matches!(missing, Err(StoreError::Nothing)));
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 0, "nothing is made");
    Store::visit(&folder.file(), "import", true).await.unwrap().close().await;
    let files: Vec<_> = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files, ["games.sqlite"], "nothing is left beside it");

    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("games.sqlite"));
    let pool = sqlx::SqlitePool::connect_with(file).await.unwrap();
    sqlx::query("UPDATE _sqlx_migrations SET version = 99 WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)").execute(&pool).await.unwrap();
    pool.close().await;
    for is_new in [false, true] {
        let strange = Store::visit(&folder.file(), "import", is_new).await;
        assert!(matches!(strange, Err(StoreError::OtherVersion(99, _))));
    }
}

#[tokio::test]
async fn what_is_not_an_archive_is_refused_with_its_line() {
    let folder = Folder::new();
    let store = Store::open(&folder.file(), "import").await.unwrap();
    for (format, text, line) in [
        (Format::Json, "\n{\"id\": 1}\n", 2),
        (Format::Json, "\u{0}", 1),
        (Format::Text, "[GameType \"kono\"]\n\n1. b1xb3\n*\n\n[GameType \"kono\"]\n\n1. a1xa4\n*\n", 6),
        (Format::Text, "[GameType \"chess\"]\n", 1),
    ] {
        let error = import(&store, format, &mut text.as_bytes(), 0).await.unwrap_err();
        assert!(matches!(error, ArchiveError::Line(found, _) if found == line), "{error}");
    }
    assert_eq!(store.ids_after("", 10).await.unwrap().len(), 1, "what was before it has been read");
}
