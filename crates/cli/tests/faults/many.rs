//! Many games at once through an outage.

use super::common::{Folder, now};
use super::number;
use super::process::Process;
use pionnier_server::client::Client;
use pionnier_server::online::{Clock, Event, Game, Millis, Name, Seat, Terms};
use pionnier_server::store::{Founding, Store};
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const CLOCK: Clock = Clock::Live { seconds: 600, increment: 0 };

/// Milliseconds on each clock.
const WHOLE: Millis = 600_000;

/// A game in which both have moved, so that the first has been thinking since this moment.
fn running(place: u64, moment: Millis) -> Founding {
    let terms = Terms::new("kono", None, CLOCK, moment).unwrap();
    let game = Game::new(terms.clone()).unwrap();
    let mut events: Vec<Event> = Seat::BOTH.map(|seat| Event::Joined { seat, name: Name::default() }).into();
    for (seat, text) in [(Seat::First, "b1xb3"), (Seat::Second, "d4xd2")] {
        events.push(Event::Turn { seat, text: text.to_owned(), spent: 0, lag: 0 });
    }
    let entries = game.entries_for(events, moment);
    let state = game.state_after(&entries);
    let id = format!("{place:010}");
    Founding { id, terms, seats: [None; 2], invitation: None, listed: false, address: None, entries, state }
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
        let (writer, founding) = (store.writer().clone(), running(place, moment));
        writing.spawn(async move { writer.found(founding).await.unwrap() });
    }
    writing.join_all().await;
    store.close().await;
    let rest = Duration::from_millis(u64::try_from(moment - now()).expect("they were stored in time"));
    tokio::time::sleep(rest).await;
    moment
}

async fn look(client: &Client, place: u64) -> Value {
    client.get(&format!("/api/games/{place:010}"), None).await.unwrap()
}

/// When the turn in progress began, once everything was given back.
fn started(view: &Value) -> Millis {
    assert_eq!(view["state"]["status"], "playing");
    view["state"]["started"].as_i64().unwrap()
}

/// `make outage` does it with 50,000 games and 24 seconds.
#[tokio::test(flavor = "multi_thread")]
async fn an_outage_is_over_at_once_for_every_game() {
    let (games, seconds) = (number("PIONNIER_RUNNING", 300), number("PIONNIER_OUTAGE", 11));
    let folder = Folder::new();
    let begun = store(&folder, games).await;
    let mut server = Process::start(&["--data", folder.0.to_str().unwrap()]);
    tokio::time::sleep(Duration::from_secs(2)).await;
    server.kill();
    let killed = now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let (restarted, watch) = (now(), Instant::now());
    server.start_again();
    let client = server.client();
    let first = look(&client, 0).await;
    let (answered, took) = (now(), watch.elapsed());
    for place in 1..games {
        assert_eq!(started(&look(&client, place).await), started(&first), "every game has got back the same");
    }
    // The clocks stood still from when the server was killed until it ran again, which was between its start and its answer.
    let given = started(&first) - begun;
    let slack = number("PIONNIER_SLACK", 1_000) as Millis;
    println!(
        "\n| {games} running games, {seconds} s without a server | first answer {:.2} s after the start; {given} ms given \
         back, {} to {} ms had been lost |",
        took.as_secs_f64(),
        restarted - killed,
        answered - killed,
    );
    assert!((restarted - killed - slack..=answered - killed + slack).contains(&given));
    assert!(look(&client, 0).await["now"].as_i64().unwrap() - started(&first) < WHOLE);
}
