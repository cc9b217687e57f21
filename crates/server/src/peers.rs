//! Several processes with one PostgreSQL.
//!
//! Each tells the others in one word per change that there is something to read; what it is, they read in the tables. So
//! nothing depends on a word arriving: after a gap everything in memory is brought up to date.

use crate::hub::{Hub, now};
use crate::online::Seat;
use crate::room::Room;
use crate::secret::{Hash, is_id};
use crate::sightings::Sightings;
use crate::store::{CHANNEL, StoreError};
use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{error::Elapsed, timeout};

/// How long to wait before the database is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// Seats in one word: PostgreSQL carries 8,000 bytes.
const SEATS: usize = 500;

/// Listens to the other processes and tells them who is here, if there can be others.
pub(crate) fn live(hub: &Arc<Hub>, process: String) {
    let Some(pool) = hub.store.postgres().cloned() else { return };
    hub.go_on(listen(hub.clone(), pool, process));
    hub.go_on(tell_who_is_here(hub.clone()));
    hub.go_on(tell_that_we_live(hub.clone()));
}

async fn listen(hub: Arc<Hub>, pool: PgPool, process: String) {
    loop {
        match listen_once(&hub, &pool, &process).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the other processes cannot be heard"),
            Err(silence) => tracing::warn!(%silence, "the other processes cannot be heard"),
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// Listens until the connection fails, or until we do not even hear ourselves: then it has died without a word.
async fn listen_once(
    hub: &Arc<Hub>,
    pool: &PgPool,
    process: &str,
) -> Result<Result<(), sqlx::Error>, Elapsed> {
    let silence = 2 * hub.store.patience();
    // A pool of its own, which is given up with it.
    let options = pool.connect_options().as_ref().clone();
    let own = PgPoolOptions::new().max_connections(1).acquire_timeout(silence).connect_lazy_with(options);
    let connected = timeout(silence, async {
        let mut listener = PgListener::connect_with(&own).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
    });
    let mut listener = match connected.await? {
        Ok(listener) => listener,
        Err(error) => return Ok(Err(error)),
    };
    // What was said before this moment has not been heard.
    hub.sightings.begin_anew(now());
    for room in hub.rooms.all() {
        catch_up(hub, room).await;
    }
    hub.refresh_lobby();
    loop {
        match timeout(silence, listener.try_recv()).await? {
            Ok(Some(notification)) => hear(hub, process, notification.payload()),
            Ok(None) => return Ok(Ok(())),
            Err(error) => return Ok(Err(error)),
        }
    }
}

/// Understands one word. What is not understood may come from a later version: it is left alone.
fn hear(hub: &Arc<Hub>, process: &str, word: &str) {
    let mut parts = word.split(' ');
    if parts.next() == Some(process) {
        return;
    }
    let verb = parts.next().unwrap_or("");
    if verb == "present" {
        for item in parts {
            let (id, seat) = item.split_at_checked(item.len().saturating_sub(1)).unwrap_or_default();
            attend(hub, id, seat, true);
        }
        return;
    }
    let (id, seat) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    match verb {
        "game" => {
            hub.refresh_lobby();
            if let Some(room) = hub.rooms.get(id) {
                let hub = hub.clone();
                tokio::spawn(async move { catch_up(&hub, room).await });
            }
        }
        "here" | "seen" => attend(hub, id, seat, true),
        "gone" => attend(hub, id, seat, false),
        "seated" => {
            if let Some(hash) = Hash::read(id) {
                let _ = hub.seatings.send(hash);
            }
        }
        "said" => {
            let phrase = parts.next().and_then(|phrase| serde_json::from_str(phrase).ok());
            if let (Some(room), Some(seat), Some(phrase)) = (hub.rooms.get(id), read_seat(seat), phrase) {
                room.say(seat, phrase);
            }
        }
        _ => {}
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

fn read_seat(text: &str) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| text == seat.index().to_string())
}

fn attend(hub: &Hub, id: &str, seat: &str, is_there: bool) {
    let Some(seat) = read_seat(seat).filter(|_| is_id(id)) else { return };
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
        let mut seats = Vec::new();
        for room in hub.rooms.all() {
            for seat in Seat::BOTH {
                if room.presence().is_here(seat) {
                    seats.push(format!("{}{}", room.id, seat.index()));
                }
            }
        }
        for chunk in seats.chunks(SEATS) {
            hub.tell_others(format!("present {}", chunk.join(" ")));
        }
    }
}

/// Says something again and again, so that it is known whether anything can be heard.
async fn tell_that_we_live(hub: Arc<Hub>) {
    let mut ticks = tokio::time::interval(hub.store.patience() / 2);
    loop {
        ticks.tick().await;
        hub.tell_others("alive".to_owned());
    }
}
