//! What is kept, when time passes it by or someone else's hand is on it.

use crate::common::{Folder, Pair, Player, Running, TEST_TIMEOUT, code, next, turn, wish};
use pionnier_online::{Clock, Command, Event, Millis, Name, Offer, Side};
use pionnier_server::store::{Location, Store, StoreError};
use pionnier_server::{Config, Made, NewGame, Server, ServerError};
use serde_json::{Value, json};
use sqlx::SqlitePool;
use tokio::time::timeout;

const MINUTE: Clock = Clock::Live { seconds: 60, increment: 0 };
const HOUR: i64 = 3_600_000;

/// A server that keeps nothing in memory which nobody looks at, so that what is done to the database behind its back is
/// seen.
fn config(location: Location) -> Config {
    Config { kept_games: 0, ..crate::common::config(location) }
}

/// The database itself.
struct Cellar(SqlitePool);

impl Cellar {
    async fn of(folder: &Folder) -> Cellar {
        let path = folder.0.join("games.sqlite");
        Cellar(SqlitePool::connect(&format!("sqlite://{}", path.display())).await.unwrap())
    }

    async fn run(&self, statement: &'static str, id: &str) {
        sqlx::query(statement).bind(id).execute(&self.0).await.unwrap();
    }

    /// Games whose id is like this are so much older.
    async fn age(&self, id: &str, millis: i64) {
        for statement in [
            "UPDATE event SET at = at - $2 WHERE game LIKE $1",
            "UPDATE game SET created = created - $2, deadline = deadline - $2 WHERE id LIKE $1",
        ] {
            sqlx::query(statement).bind(id).bind(millis).execute(&self.0).await.unwrap();
        }
    }

    async fn deadline(&self, id: &str) -> Option<i64> {
        let row: (Option<i64>,) = sqlx::query_as("SELECT deadline FROM game WHERE id = $1")
            .bind(id)
            .fetch_one(&self.0)
            .await
            .unwrap();
        row.0
    }
}

/// A game of one minute in which both sides have moved, so that the clock of the first is running.
async fn begun(server: &Running) -> Pair {
    let pair = Pair::new(&server.client, "kono", MINUTE).await;
    pair.act(&server.client, Side::First, &turn(0, "b1xb3")).await.unwrap();
    pair.act(&server.client, Side::Second, &turn(1, "d4xd2")).await.unwrap();
    pair
}

async fn is_over(server: &Running, pair: &Pair) {
    let mut watcher = Player::new(&server.client, &pair.id, None, 0).await;
    watcher.wait_for(|state| state["status"] == "over").await;
    assert_eq!(watcher.state["end"], json!({ "reason": "time", "winner": "second" }));
}

#[tokio::test]
async fn an_hour_without_a_server_costs_nobody_time() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let (pair, late) = (begun(&server).await, begun(&server).await);
    let daily = Pair::new(&server.client, "kono", Clock::Days { days: 1 }).await;
    server.stop().await;
    let cellar = Cellar::of(&folder).await;
    cellar.age("%", HOUR).await;
    cellar.run("UPDATE pulse SET at = at - 3600000 WHERE 1 OR $1", "").await;
    std::fs::remove_file(folder.0.join("games.sqlite-breath")).unwrap();
    // Here the time was up before the server went.
    cellar.age(&late.id, 120_000).await;

    let server = Running::start(config(folder.file())).await;
    is_over(&server, &late).await;
    for (pair, whole) in [(&pair, 60_000), (&daily, 24 * HOUR)] {
        let view = pair.view(&server.client).await;
        assert_eq!(view["state"]["status"], "playing", "{view}");
        let number = |value: &Value| value.as_i64().unwrap();
        let left =
            number(&view["state"]["left"][0]) - (number(&view["now"]) - number(&view["state"]["started"]));
        assert!((whole - 2_000..=whole).contains(&left), "{left} of {whole}");
    }
    // It is noted in a game when something happens there.
    pair.act(&server.client, Side::First, &turn(2, "a1xa3")).await.unwrap();
    let view = pair.view(&server.client).await;
    let noted = view["entries"].as_array().unwrap().iter().rev().nth(1).unwrap();
    assert_eq!(noted["type"], "outage");
    assert!((HOUR - 2_000..HOUR + 5_000).contains(&noted["millis"].as_i64().unwrap()), "{noted}");
    server.stop().await;

    // A short pause is no outage, and an old one is not given back again.
    let server = Running::start(config(folder.file())).await;
    let view = pair.view(&server.client).await;
    assert_eq!(
        view["entries"].as_array().unwrap().iter().filter(|entry| entry["type"] == "outage").count(),
        1
    );
    server.stop().await;
}

#[tokio::test]
async fn a_file_belongs_to_one_server() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let second = Server::start(config(folder.file())).await;
    assert!(
        matches!(second, Err(ServerError::Storage(StoreError::InUse(path))) if path.starts_with(&folder.0))
    );
    // Others may look, and bring games.
    Store::visit(&folder.file(), "import", true).await.unwrap().close().await;
    server.stop().await;
    Running::start(config(folder.file())).await.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_reads_a_file_of_games() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let rights = |name: &str| std::fs::metadata(folder.0.join(name)).unwrap().permissions().mode() & 0o777;
    let server = Running::start(config(folder.file())).await;
    Pair::new(&server.client, "kono", Clock::None).await;
    for name in ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "games.sqlite.lock"] {
        assert_eq!(rights(name), 0o600, "{name}");
    }
    server.stop().await;
    // As an earlier version left it.
    let open = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(folder.0.join("games.sqlite"), open).unwrap();
    let server = Running::start(config(folder.file())).await;
    assert_eq!(rights("games.sqlite"), 0o600);
    server.stop().await;
}

#[tokio::test]
async fn a_game_is_read_as_of_one_moment() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let made: Made = server.client.post("/api/games", None, &wish("kono", Clock::None)).await.unwrap();
    server.stop().await;
    let cellar = Cellar::of(&folder).await;
    let store = Store::open(&folder.file(), "test").await.unwrap();
    // As if someone had sat down between the reading of the row and that of the events.
    cellar.run(r#"INSERT INTO event VALUES ($1, 2, 0, '{"type":"joined","seat":"second"}')"#, &made.id).await;
    let stored = store.game(&made.id).await.unwrap().unwrap();
    assert_eq!(stored.entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [1]);
    assert_eq!(stored.seats.map(|seat| seat.is_some()), [true, false]);
    cellar.run("UPDATE game SET seq = 2 WHERE id = $1", &made.id).await;
    let stored = store.game(&made.id).await.unwrap().unwrap();
    assert_eq!(stored.entries[1].event, Event::Joined { seat: Side::Second, name: Name::default() });
    cellar.run("UPDATE game SET seq = 3 WHERE id = $1", &made.id).await;
    assert!(matches!(store.game(&made.id).await, Err(StoreError::Damaged(..))));
}

#[tokio::test]
async fn a_game_that_takes_no_event_keeps_nobody_waiting() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let cellar = Cellar::of(&folder).await;
    for (damage, answered) in [
        (&["UPDATE game SET seq = 9 WHERE id = $1"][..], "damaged-game"),
        (&["DELETE FROM event WHERE game = $1", "DELETE FROM game WHERE id = $1"], "no-such-game"),
    ] {
        let pair = Pair::new(&server.client, "kono", Clock::None).await;
        let _watcher = Player::new(&server.client, &pair.id, None, 0).await;
        for statement in damage {
            cellar.run(statement, &pair.id).await;
        }
        let turn = turn(0, "b1xb3");
        let answer = timeout(TEST_TIMEOUT, pair.act(&server.client, Side::First, &turn)).await;
        assert_eq!(code(answer.expect("an answer comes")), answered);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_live_game_is_offered_to_those_who_are_there() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let cellar = Cellar::of(&folder).await;
    let offers = [Clock::Live { seconds: 300, increment: 0 }, Clock::Days { days: 3 }];
    for clock in offers {
        let offer = NewGame { listed: true, ..wish("kono", clock) };
        let _: Made = server.client.post("/api/games", None, &offer).await.unwrap();
    }
    for (shown, age) in [(2, 0), (1, 2 * HOUR)] {
        cellar.age("%", age).await;
        let lobby: Value = server.client.get("/api/lobby", None).await.unwrap();
        assert_eq!(lobby["games"].as_array().unwrap().len(), shown);
    }
    server.stop().await;
}

#[tokio::test]
async fn games_under_other_rules_wait_for_a_server_that_knows_them() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let (older, damaged) = (begun(&server).await, begun(&server).await);
    // Another server, which has not read them.
    server.stop().await;
    let mut server = Running::start(config(folder.file())).await;
    let cellar = Cellar::of(&folder).await;
    cellar.run("UPDATE game SET rules = 'older' WHERE id = $1", &older.id).await;
    cellar.run("UPDATE event SET body = '?' WHERE game = $1", &damaged.id).await;
    for pair in [&older, &damaged] {
        cellar.age(&pair.id, HOUR).await;
    }
    let (status, body) = server.client.request("GET", &older.path(""), None, Vec::new()).await.unwrap();
    assert_eq!(status, 422);
    assert_eq!(serde_json::from_slice::<Value>(&body).unwrap()["code"], "unknown-rules");
    // When flags have fallen twice, the server has looked at everything that was overdue before.
    for _ in 0..2 {
        let pair = begun(&server).await;
        server.stop().await;
        cellar.age(&pair.id, HOUR).await;
        server = Running::start(config(folder.file())).await;
        is_over(&server, &pair).await;
    }
    assert!(cellar.deadline(&older.id).await.is_some(), "its clock will be judged by its own rules");
    assert_eq!(cellar.deadline(&damaged.id).await, None, "nobody can ever judge it");
    server.stop().await;
}

/// A game of Granat by version 1 of its rules, in which somebody passes.
fn old_game() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/testdata/granat/version-1/vectors.jsonl");
    let vectors = std::fs::read_to_string(path).unwrap();
    let game: Value = serde_json::from_str(vectors.lines().nth(2).unwrap()).unwrap();
    serde_json::from_value(game["game"].clone()).unwrap()
}

#[tokio::test]
async fn a_game_goes_on_by_the_rules_it_was_begun_under() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "granat", Clock::None).await;
    server.stop().await;
    let cellar = Cellar::of(&folder).await;
    cellar.run("UPDATE game SET rules = '1' WHERE id = $1", &pair.id).await;

    let server = Running::start(config(folder.file())).await;
    let played = old_game();
    for (step, text) in played.iter().enumerate() {
        let seat = Side::BOTH[step % 2];
        pair.act(&server.client, seat, &turn(step as u32, text)).await.unwrap();
    }
    let view = pair.view(&server.client).await;
    assert_eq!(view["terms"]["rules"], "1");
    assert_eq!(view["state"]["end"], json!({ "reason": "rules", "winner": null }));
    assert_eq!(view["cause"], json!({ "rule": "C2", "code": "no-moves" }));

    // A rematch is a new game: it is played by today's rules.
    for (seat, command) in [
        (Side::First, Command::Offer { offer: Offer::Rematch }),
        (Side::Second, Command::Accept { offer: Offer::Rematch }),
    ] {
        pair.act(&server.client, seat, &command).await.unwrap();
    }
    let next = pair.view(&server.client).await["state"]["rematch"].as_str().unwrap().to_owned();
    let next: Value = server.client.get(&format!("/api/games/{next}"), None).await.unwrap();
    assert_eq!(next["terms"]["rules"], "2");
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_asks_again_and_again_is_there_in_between() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let mut first = pair.player(&server.client, Side::First).await;
    let second = Some(pair.secret(Side::Second));
    let (both, one) = (json!([true, true]), json!([true, false]));
    for _ in 0..3 {
        let _: Value = server.client.get(&pair.path("/news"), second).await.unwrap();
        if first.attendance["players"] != both {
            first.until(|player, _| (player.attendance["players"] == both).then_some(())).await;
        }
    }
    pair.act(&server.client, Side::Second, &Command::Resign).await.unwrap();
    first
        .until(|player, _| {
            assert_eq!(player.attendance["players"], both, "nobody has gone");
            player.is_over().then_some(())
        })
        .await;
    first.until(|player, _| (player.attendance["players"] == one).then_some(())).await;
    server.stop().await;
}

#[tokio::test]
async fn tables_of_an_earlier_version_are_brought_up_to_date() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = begun(&server).await;
    server.stop().await;
    let cellar = Cellar::of(&folder).await;
    let earlier = "DROP TABLE outage; DROP INDEX game_first_seat; DROP INDEX game_second_seat; \
         DELETE FROM _sqlx_migrations WHERE version > 1";
    sqlx::raw_sql(earlier).execute(&cellar.0).await.unwrap();
    cellar.0.close().await;
    let server = Running::start(config(folder.file())).await;
    pair.act(&server.client, Side::First, &turn(2, "a1xa3")).await.unwrap();
    assert_eq!(pair.view(&server.client).await["state"]["step"], 3);
    server.stop().await;
}

#[tokio::test]
async fn what_was_never_played_is_not_kept_for_ever() {
    const DAY: Millis = 86_400_000;
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let [idle, begun, open] = [
        Pair::new(&server.client, "kono", Clock::None).await,
        Pair::new(&server.client, "kono", Clock::None).await,
        Pair::new(&server.client, "kono", Clock::None).await,
    ];
    let turn = Command::Turn { step: 0, text: "b1xb3".to_owned() };
    begun.act(&server.client, Side::First, &turn).await.unwrap();
    let mut watcher = server.client.socket(&idle.id, None, 0).await.unwrap();
    let now = next(&mut watcher).await["now"].as_i64().unwrap();
    for pair in [&idle, &begun] {
        pair.act(&server.client, Side::First, &Command::Resign).await.unwrap();
    }
    let store = Store::open(&folder.file(), "test").await.unwrap();
    let kept = async |pair: &Pair| store.game(&pair.id).await.unwrap().is_some();
    assert!(!store.tidy(now + 6 * DAY).await.unwrap());
    assert!(kept(&idle).await);
    store.tidy(now + 8 * DAY).await.unwrap();
    assert_eq!([kept(&idle).await, kept(&begun).await, kept(&open).await], [false, true, true]);
    // Whoever still looks at it can do nothing with it.
    let offer = Command::Offer { offer: Offer::Rematch };
    let gone = idle.act(&server.client, Side::First, &offer).await;
    assert_eq!(gone.unwrap_err().code(), Some("no-such-game"));
    server.stop().await;
}
