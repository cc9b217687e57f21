//! Many games at once through an outage.

use super::number;
use super::process::Process;
use crate::common::{Folder, now};
use pionnier_client::Client;
use pionnier_online::{Clock, Event, Game, Millis, Name, Side, Terms};
use pionnier_server::store::{Creation, Store};
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const CLOCK: Clock = Clock::Live { seconds: 600, increment: 0 };

/// A game in which both have moved, so that the first has been thinking since this moment.
fn running(place: u64, moment: Millis) -> Creation {
    let terms = Terms::new("kono", None, CLOCK, moment).unwrap();
    let game = Game::new(terms.clone()).unwrap();
    let mut events: Vec<Event> = Side::BOTH.map(|seat| Event::Joined { seat, name: Name::default() }).into();
    for (seat, text) in [(Side::First, "b1xb3"), (Side::Second, "d4xd2")] {
        events.push(Event::Turn { seat, text: text.to_owned(), spent: 0, lag: 0 });
    }
    let entries = game.entries_for(events, moment);
    let state = game.state_after(&entries);
    let id = format!("{place:010}");
    Creation { id, terms, seats: [None; 2], invitation: None, listed: false, address: None, entries, state }
}

/// So many games are stored, which all go on at the same moment; it is given when it has come.
async fn store(folder: &Folder, games: u64) -> Millis {
    let moment = now() + 2_000 + games as Millis;
    let store = Store::open(&folder.file(), "test").await.unwrap();
    let mut writing = JoinSet::new();
    for place in 0..games {
        if writing.len() == 512 {
            writing.join_next().await.unwrap().unwrap();
        }
        let (writer, creation) = (store.writer().clone(), running(place, moment));
        writing.spawn(async move { writer.create(creation).await.unwrap() });
    }
    writing.join_all().await;
    store.close().await;
    let rest = Duration::from_millis(u64::try_from(moment - now()).expect("they were stored in time"));
    tokio::time::sleep(rest).await;
    moment
}

fn path(place: u64) -> String {
    format!("/api/games/{place:010}")
}

async fn look(client: &Client, place: u64) -> Value {
    client.get(&path(place), None).await.unwrap()
}

/// When the turn in progress began, once everything was given back.
fn started(view: &Value) -> Millis {
    assert_eq!(view["state"]["status"], "playing");
    view["state"]["started"].as_i64().unwrap()
}

/// What the clock of the side to move has counted when this answer was given, both by the server's own account.
fn counted(view: &Value) -> Millis {
    view["now"].as_i64().unwrap() - started(view)
}

/// Looks at a game again and again, until there is no server; gives the last answer.
async fn watch(client: Client) -> Value {
    let mut last = look(&client, 0).await;
    while let Ok(view) = client.get(&path(0), None).await {
        last = view;
    }
    last
}

/// What a player sees: the clock stands at the first answer after an outage where it stood at the last one before, whenever the
/// server was killed and however long it took to start. `make outage` does it with 50,000 games and 24 seconds.
#[tokio::test(flavor = "multi_thread")]
async fn an_outage_is_over_at_once_for_every_game() {
    let (games, seconds) = (number("PIONNIER_RUNNING", 300), number("PIONNIER_OUTAGE", 11));
    let folder = Folder::new();
    let begun = store(&folder, games).await;
    let mut server = Process::start(&["--data", folder.0.to_str().unwrap()]);
    let watching = tokio::spawn(watch(server.client()));
    tokio::time::sleep(Duration::from_secs(2)).await;
    server.kill();
    let before = watching.await.unwrap();
    assert_eq!(started(&before), begun);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let restart = Instant::now();
    server.start_again();
    let client = server.client();
    let after = look(&client, 0).await;
    let took = restart.elapsed();
    for place in 1..games {
        assert_eq!(started(&look(&client, place).await), started(&after), "every game has got back the same");
    }
    let (given, more) = (started(&after) - begun, counted(&after) - counted(&before));
    println!(
        "\n| {games} running games, {seconds} s without a server | first answer {:.2} s after the start; {given} ms given \
         back to each, by which its clock stood {more} ms from where it had stood |",
        took.as_secs_f64(),
    );
    assert!(given >= seconds as Millis * 1_000);
    let slack = number("PIONNIER_SLACK", 1_000) as Millis;
    assert!((-slack..=slack).contains(&more), "{more} ms");
}
