//! All games: finding them and changing them. Making them, what happens by itself, and the lobby are beside.

mod flags;
mod lobby;
mod making;

use crate::broker::Word;
use crate::limits::Limits;
use crate::message::{FromServer, Lobby, Phrase, Receipt, text};
use crate::metrics::METRICS;
use crate::online::{Command, Event, Millis, Moment, Side};
use crate::problem::ApiError;
use crate::pulse::Pulse;
use crate::room::{LoadedGame, Plan, Room};
use crate::rooms::Rooms;
use crate::secret::{Hash, Secret, is_id, new_id};
use crate::sightings::Sightings;
use crate::store::Store;
pub(crate) use crate::timepiece::now;
use axum::extract::ws::Utf8Bytes;
pub(crate) use lobby::LOBBY_PAGE;
use making::rematch;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, broadcast, watch};

/// So many seats may be taken before those who wait for one of their own have looked; then they look at all of theirs.
const SEATINGS: usize = 256;

/// How often games are let go of that nobody has asked for.
const CLEAR_AWAY: Duration = Duration::from_mins(1);

/// Longer texts are not even tried as turns. The longest chain of jumps is far shorter.
pub(crate) const TURN_LENGTH: usize = 1_000;

/// How a command has come.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sending {
    /// The last event its player had when they decided.
    pub(crate) after: Option<u32>,
    /// What the connection has cost it.
    pub(crate) lag: Millis,
}

/// Every game that is being looked at, and the way to the others.
pub(crate) struct Hub {
    pub(crate) store: Store,
    pub(crate) limits: Arc<Limits>,
    pub(crate) rooms: Rooms,
    pub(crate) pulse: Pulse,
    pub(crate) sightings: Arc<Sightings>,
    /// The hash of a secret with which somebody has sat down somewhere.
    pub(crate) seatings: broadcast::Sender<Hash>,
    /// The first games of the lobby, as they are sent to everybody.
    lobby: watch::Sender<Utf8Bytes>,
    lobby_changed: Notify,
    /// Those who are here are asked to leave.
    pub(crate) stopping: watch::Sender<bool>,
    /// They have, and nothing happens by itself any more.
    pub(crate) ended: watch::Sender<bool>,
}

impl Hub {
    pub(crate) fn new(store: Store, limits: Arc<Limits>) -> Arc<Hub> {
        let sightings = Arc::new(Sightings::new(now()));
        Arc::new(Hub {
            store,
            limits,
            rooms: Rooms::new(sightings.clone()),
            pulse: Pulse::default(),
            sightings,
            seatings: broadcast::Sender::new(SEATINGS),
            lobby: watch::Sender::new(text(&FromServer::Lobby { lobby: Lobby::default() })),
            lobby_changed: Notify::new(),
            stopping: watch::Sender::new(false),
            ended: watch::Sender::new(false),
        })
    }

    /// The game with this id.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, ApiError> {
        if !is_id(id) {
            return Err(ApiError::NoSuchGame);
        }
        let room = self.rooms.enter(id);
        if room.is_open() {
            // Other processes may have written meanwhile. Whoever follows the game is told; nobody else is.
            if self.store.broker().is_shared() && !room.is_followed() {
                room.catch_up(&self.store).await?;
            }
        } else if !room.open(&self.store).await? {
            return Err(ApiError::NoSuchGame);
        }
        self.rooms.keep(&room, now());
        Ok(room)
    }

    /// The seat this secret belongs to.
    pub(crate) async fn seat(&self, room: &Room, secret: &Secret) -> Result<Option<Side>, ApiError> {
        let known = || room.look(|loaded| (loaded.seat_of(secret), loaded.is_full())).unwrap_or_default();
        if let (None, false) = known() {
            // They may have sat down at another process a moment ago.
            room.catch_up(&self.store).await?;
        }
        Ok(known().0)
    }

    /// Changes a game, as [`Room::change`] does.
    async fn change<R>(
        &self,
        room: &Room,
        decide: impl FnMut(&mut LoadedGame, Millis) -> Result<Plan, R>,
    ) -> Result<Result<Option<u32>, R>, ApiError> {
        // Whoever has just come out of an outage must not be charged for it.
        if !self.pulse.is_steady(now()) {
            return Err(ApiError::Storage);
        }
        let changed = room.change(&self.store, now, decide).await;
        if changed.is_err() {
            // It may be gone, or not be what we think it is: whoever asks next is to read it anew.
            self.rooms.forget(&room.id);
        }
        Ok(changed?)
    }

    /// Carries out a player's command.
    pub(crate) async fn act(
        self: &Arc<Self>,
        room: Arc<Room>,
        seat: Side,
        command: Command,
        Sending { after, lag }: Sending,
    ) -> Result<Receipt, ApiError> {
        if matches!(&command, Command::Turn { text, .. } if text.len() > TURN_LENGTH) {
            return Err(ApiError::TooLarge);
        }
        let arrived = Instant::now();
        let spare_id = new_id()?;
        let hub = self.clone();
        let task = async move {
            let was_listed = room.is_listed();
            let mut kind = "";
            let mut rematch_seats = [None; 2];
            let changed = hub
                .change(&room, |loaded, now| {
                    kind = loaded.game.terms().kind().map_or("", |kind| kind.id());
                    let absent = room.absent(seat.other(), now);
                    let moment = Moment { now, lag, absent, spare_id: spare_id.clone(), after };
                    let events = loaded.game.decide(seat, &command, &moment)?;
                    let creation = match events.as_slice() {
                        [Event::Rematch { game }] => rematch(game, &loaded.game, loaded.seats, now),
                        _ => None,
                    };
                    rematch_seats = creation.as_ref().map_or([None; 2], |creation| creation.seats);
                    Ok(Plan { events, seated: None, creation: creation.map(Box::new) })
                })
                .await?;
            let changed = changed.map_err(|refusal| {
                METRICS.refusals.add(1);
                ApiError::Refused(kind, refusal)
            })?;
            if was_listed {
                hub.lobby_changed.notify_one();
            }
            for hash in rematch_seats.into_iter().flatten() {
                hub.seat_taken(hash);
            }
            if matches!(command, Command::Turn { .. }) {
                METRICS.acknowledgements.note(arrived.elapsed());
                if changed.is_some() { &METRICS.turns } else { &METRICS.repeated_turns }.add(1);
            }
            let (seq, step) = room
                .look(|loaded| (loaded.game.state().seq, loaded.game.state().step))
                .ok_or(ApiError::NoSuchGame)?;
            Ok(Receipt { seq: changed.unwrap_or(seq), step, repeated: changed.is_none() })
        };
        finish(task).await
    }

    /// A player says something: to all who are here, and to the other processes.
    pub(crate) fn say(&self, room: &Room, seat: Side, phrase: Phrase) -> Result<(), ApiError> {
        if room.has_just_spoken(seat) {
            METRICS.limited.add(1);
            return Err(ApiError::TooManyPhrases);
        }
        room.say(seat, phrase);
        self.tell_others(Word::Said(room.id.clone(), seat, phrase));
        Ok(())
    }

    /// Somebody has sat down with this secret: whoever follows all its games is told, in every process.
    fn seat_taken(&self, hash: Hash) {
        let _ = self.seatings.send(hash);
        self.tell_others(Word::Seated(hash));
    }

    /// A player or watcher connects.
    pub(crate) fn arrive(&self, room: &Arc<Room>, seat: Option<Side>) {
        METRICS.sockets.change(1);
        room.presence().arrive(seat);
        if let Some(seat) = seat {
            self.sightings.connect(&room.id, seat, now());
            self.tell_others(Word::Here(room.id.clone(), seat));
        }
        room.attend();
    }

    /// Their connection is gone.
    pub(crate) fn leave(&self, room: &Arc<Room>, seat: Option<Side>) {
        METRICS.sockets.change(-1);
        room.presence().leave(seat);
        if let Some(seat) = seat {
            self.sightings.connect(&room.id, seat, now());
            if !room.presence().is_here(seat) {
                self.tell_others(Word::Gone(room.id.clone(), seat));
            }
        }
        room.attend();
    }

    /// A player has proved by a request that they are there.
    pub(crate) fn see(&self, room: &Arc<Room>, seat: Side) {
        if self.sightings.ask(&room.id, seat, now()) {
            self.tell_others(Word::Seen(room.id.clone(), seat));
        }
        room.attend();
    }

    /// Tells other processes something that is not stored. That it may get lost is in its nature.
    pub(crate) fn tell_others(&self, word: Word) {
        self.store.writer().say(word);
    }

    /// What happens by itself, until the server stops: flags, pulses, the lobby.
    pub(crate) fn live(self: &Arc<Self>) {
        self.go_on(self.clone().sweep());
        self.go_on(self.clone().keep_pulse());
        self.go_on(self.clone().breathe());
        self.go_on(self.clone().watch_lobby());
        self.go_on(self.clone().clear_away());
    }

    async fn clear_away(self: Arc<Self>) {
        loop {
            tokio::time::sleep(CLEAR_AWAY).await;
            self.rooms.clear_away(now());
        }
    }

    /// Lets something go on by itself until the server has ended.
    pub(crate) fn go_on(&self, work: impl Future<Output = ()> + Send + 'static) {
        let mut ended = self.ended.subscribe();
        tokio::spawn(async move {
            tokio::select! {
                () = work => {}
                () = stopped(&mut ended) => {}
            }
        });
    }
}

/// Waits until the server is told to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // If the other end is gone, so is the server.
    let _ = stopping.wait_for(|&stopping| stopping).await;
}

/// Sees a change through even if whoever asked for it goes away meanwhile.
async fn finish<T: Send + 'static>(
    task: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(task).await.unwrap_or(Err(ApiError::Stopping))
}

#[cfg(test)]
mod tests {
    use super::Hub;
    use crate::folder::Folder;
    use crate::limits::{Limits, LimitsConfig};
    use crate::problem::ApiError;
    use crate::secret::new_id;
    use crate::store::{Location, Store};

    #[tokio::test]
    async fn asking_for_games_that_do_not_exist_fills_no_memory() {
        let folder = Folder::new();
        let file = Location::File(folder.0.join("games.sqlite"));
        let store = Store::open(&file, "test").await.unwrap();
        let hub = Hub::new(store, Limits::new(LimitsConfig::default()));
        for _ in 0..2_000 {
            let id = new_id().unwrap();
            assert!(matches!(hub.room(&id).await, Err(ApiError::NoSuchGame)));
        }
        assert!(hub.rooms.count() < 100, "{}", hub.rooms.count());
    }
}
