//! Several processes with one PostgreSQL.
//!
//! Each tells the others in one word per change that there is something to read; what it is, they read in the tables. So
//! nothing depends on a word arriving: after a gap everything in memory is brought up to date.

use crate::hub::{Hub, now};
use crate::online::Seat;
use crate::presence::Presence;
use crate::store::CHANNEL;
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use std::sync::Arc;
use std::time::Duration;

/// How long to wait before the database is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// Seats in one word: PostgreSQL carries 8,000 bytes.
const SEATS: usize = 500;

/// Listens to the other processes and tells them who is here, if there can be others.
pub(crate) fn live(hub: &Arc<Hub>, process: String) {
    let Some(pool) = hub.store.postgres().cloned() else { return };
    tokio::spawn(listen(hub.clone(), pool, process));
    tokio::spawn(tell_who_is_here(hub.clone()));
}

async fn listen(hub: Arc<Hub>, pool: PgPool, process: String) {
    loop {
        if let Err(error) = listen_once(&hub, &pool, &process).await {
            tracing::warn!(%error, "the other processes cannot be heard");
        }
        tokio::time::sleep(RETRY).await;
    }
}

/// Listens until the connection fails.
async fn listen_once(hub: &Arc<Hub>, pool: &PgPool, process: &str) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    // What was said before this moment has not been heard.
    for room in hub.rooms.all() {
        if let Err(error) = room.catch_up(&hub.store).await {
            tracing::warn!(%error, id = room.id, "a game could not be brought up to date");
        }
    }
    hub.refresh_lobby();
    while let Some(notification) = listener.try_recv().await? {
        hear(hub, process, notification.payload());
    }
    Ok(())
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
                tokio::spawn(async move {
                    if let Err(error) = room.catch_up(&hub.store).await {
                        tracing::warn!(%error, id = room.id, "a game could not be brought up to date");
                    }
                });
            }
        }
        "here" => attend(hub, id, seat, true),
        "gone" => attend(hub, id, seat, false),
        "said" => {
            let phrase = parts.next().and_then(|phrase| serde_json::from_str(phrase).ok());
            if let (Some(room), Some(seat), Some(phrase)) = (hub.rooms.get(id), read_seat(seat), phrase) {
                room.say(seat, phrase);
            }
        }
        _ => {}
    }
}

fn read_seat(text: &str) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| text == seat.index().to_string())
}

fn attend(hub: &Hub, id: &str, seat: &str, is_there: bool) {
    if let (Some(room), Some(seat)) = (hub.rooms.get(id), read_seat(seat)) {
        room.presence().hear(seat, is_there, now());
        room.tell();
    }
}

/// Says again and again who is connected here: a process that has died says nothing any more, and its players are then
/// known to be away.
async fn tell_who_is_here(hub: Arc<Hub>) {
    let mut ticks = tokio::time::interval(Duration::from_millis(Presence::PULSE as u64));
    loop {
        ticks.tick().await;
        let mut seats = Vec::new();
        for room in hub.rooms.all() {
            for seat in Seat::BOTH {
                if room.presence().is_here(seat) {
                    seats.push(format!("{}{}", room.id, seat.index()));
                }
            }
            // Those who were here by what other processes said may be so no longer.
            room.tell();
        }
        for chunk in seats.chunks(SEATS) {
            hub.tell_others(format!("present {}", chunk.join(" "))).await;
        }
    }
}
