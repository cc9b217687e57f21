//! The other processes that serve the same games: what they say is taken in, and they are told who is here.
//!
//! After a gap in which nothing could be heard everything in memory is brought up to date.

use crate::broker::{Listener, Word};
use crate::hub::{Hub, now};
use crate::online::Side;
use crate::room::Room;
use crate::sightings::Sightings;
use crate::store::StoreError;
use std::io;
use std::sync::Arc;
use std::time::Duration;

/// How long to wait before the broker, or the database, is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// Listens to the other processes and tells them who is here.
pub(crate) fn live(hub: &Arc<Hub>) {
    hub.go_on(listen(hub.clone()));
    hub.go_on(tell_who_is_here(hub.clone()));
    hub.go_on(tell_that_we_live(hub.clone()));
}

async fn listen(hub: Arc<Hub>) {
    loop {
        if let Err(error) = listen_once(&hub).await {
            tracing::warn!(%error, "the other processes cannot be heard");
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// Listens until nothing can be heard any more.
async fn listen_once(hub: &Arc<Hub>) -> io::Result<()> {
    let mut listener: Listener = hub.store.broker().listen(2 * hub.store.answer_timeout()).await?;
    // What was said before this moment has not been heard.
    hub.sightings.begin_anew(now());
    for room in hub.rooms.all() {
        catch_up(hub, room).await;
    }
    hub.refresh_lobby();
    loop {
        hear(hub, listener.hear().await?);
    }
}

fn hear(hub: &Arc<Hub>, word: Word) {
    match word {
        Word::Game(id) => {
            hub.refresh_lobby();
            if let Some(room) = hub.rooms.get(&id) {
                let hub = hub.clone();
                tokio::spawn(async move { catch_up(&hub, room).await });
            }
        }
        Word::Games => hub.refresh_lobby(),
        Word::Here(id, seat) | Word::Seen(id, seat) => attend(hub, &id, seat, true),
        Word::Gone(id, seat) => attend(hub, &id, seat, false),
        Word::Present(players) => {
            for (id, seat) in players {
                attend(hub, &id, seat, true);
            }
        }
        Word::Seated(hash) => {
            let _ = hub.seatings.send(hash);
        }
        Word::Said(id, seat, phrase) => {
            if let Some(room) = hub.rooms.get(&id) {
                room.say(seat, phrase);
            }
        }
        Word::Alive => {}
    }
}

/// Brings a game up to date: as soon as the database answers, unless nobody else looks at the game any more.
async fn catch_up(hub: &Hub, room: Arc<Room>) {
    while let Err(error) = room.catch_up(&hub.store).await {
        tracing::warn!(%error, id = room.id, "a game could not be brought up to date");
        if !matches!(error, StoreError::Unavailable(_)) || Arc::strong_count(&room) == 1 {
            return;
        }
        tokio::time::sleep(RETRY).await;
    }
}

fn attend(hub: &Hub, id: &str, seat: Side, is_there: bool) {
    hub.sightings.hear(id, seat, is_there, now());
    if let Some(room) = hub.rooms.get(id) {
        room.attend();
    }
}

/// Says again and again who is connected here: a process that has died says nothing any more, and its players are then
/// known to be away.
async fn tell_who_is_here(hub: Arc<Hub>) {
    let mut ticks = tokio::time::interval(Duration::from_millis(Sightings::PULSE as u64));
    loop {
        ticks.tick().await;
        if !hub.store.broker().is_shared() {
            continue;
        }
        let mut players = Vec::new();
        for room in hub.rooms.all() {
            let here = Side::BOTH.into_iter().filter(|&seat| room.presence().is_here(seat));
            players.extend(here.map(|seat| (room.id.clone(), seat)));
        }
        for some in players.chunks(Word::SEATS) {
            hub.tell_others(Word::Present(some.to_vec()));
        }
    }
}

/// Says something again and again, so that it is known whether anything can be heard.
async fn tell_that_we_live(hub: Arc<Hub>) {
    let mut ticks = tokio::time::interval(hub.store.answer_timeout() / 2);
    loop {
        ticks.tick().await;
        hub.tell_others(Word::Alive);
    }
}

#[cfg(test)]
mod tests {
    use super::live;
    use crate::hub::{Hub, Sending};
    use crate::limits::{Limits, LimitsConfig};
    use crate::message::Phrase;
    use crate::online::{Command, Side};
    use crate::store::Store;
    use crate::test_hub::TestHub;
    use std::time::Duration;
    use tokio::time::timeout;

    #[tokio::test]
    async fn what_happens_at_one_is_news_at_another() {
        let test = TestHub::new().await;
        let broker = test.hub.store.broker().of("other");
        let store = Store::open_with(&test.file, broker).await.unwrap();
        let other = Hub::new(store, Limits::new(LimitsConfig::default()));
        other.beat().await.unwrap();
        live(&test.hub);
        live(&other);
        while !other.store.broker().is_shared() {
            tokio::task::yield_now().await;
        }
        // Somebody follows the game there.
        let room = other.room(&test.id).await.unwrap();
        let mut news = room.subscribe();
        let seq = || room.look(|loaded| loaded.game.state().seq).unwrap();
        let before = seq();
        test.play(Side::First, 2, "a1xa3").await.unwrap();
        let here = test.hub.room(&test.id).await.unwrap();
        test.hub.say(&here, Side::First, Phrase::Thanks).unwrap();
        test.hub.arrive(&here, Some(Side::First));
        let heard = async {
            while seq() == before
                || room.last_said() == 0
                || room.absent(Side::First, crate::hub::now()).is_some()
            {
                news.changed().await.unwrap();
            }
        };
        timeout(Duration::from_secs(20), heard).await.unwrap();
        // What is decided there rests on it.
        let turn = Command::Turn { step: 3, text: "c4xc2".to_owned() };
        let receipt = other.act(room.clone(), Side::Second, turn, Sending::default()).await.unwrap();
        assert_eq!((receipt.step, receipt.repeated), (4, false));
    }
}
