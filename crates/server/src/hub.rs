//! All games: making them, finding them, changing them, and what happens by itself.

use crate::broker::Word;
use crate::limits::{Limits, network};
use crate::message::{FromServer, Join, Lobby, Made, NewGame, Phrase, Receipt, Seated, text};
use crate::metrics::METRICS;
use crate::online::{Command, Event, Game, Millis, Moment, Name, Refusal, Seat, Status, Terms};
use crate::problem::Fault;
use crate::pulse::Pulse;
use crate::room::{Plan, Room, Table};
use crate::rooms::Rooms;
use crate::secret::{Hash, Key, Secret, is_id, new_id};
use crate::sightings::Sightings;
use crate::store::{Founding, Store, StoreError, Stored};
pub(crate) use crate::timepiece::now;
use axum::extract::ws::Utf8Bytes;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, broadcast, watch};

/// How often the server looks for flags that have fallen.
const SWEEP: Duration = Duration::from_millis(250);

/// How many it deals with at once.
const SWEPT: u32 = 200;

/// How often the lobby is looked up at most, and at least.
const LOBBY: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(15)];

/// So many seats may be taken before those who wait for one of their own have looked; then they look at all of theirs.
const SEATINGS: usize = 256;

/// How often games are let go of that nobody has asked for.
const CLEAR_AWAY: Duration = Duration::from_mins(1);

/// Games of the lobby that are shown at once, unless asked otherwise.
pub(crate) const LOBBY_PAGE: usize = 50;

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
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Fault> {
        if !is_id(id) {
            return Err(Fault::NoSuchGame);
        }
        let room = self.rooms.enter(id);
        if room.is_open() {
            // Other processes may have written meanwhile. Whoever follows the game is told; nobody else is.
            if self.store.broker().is_shared() && !room.is_followed() {
                room.catch_up(&self.store).await?;
            }
        } else if !room.open(&self.store).await? {
            return Err(Fault::NoSuchGame);
        }
        self.rooms.keep(&room, now());
        Ok(room)
    }

    /// The seat this secret belongs to.
    pub(crate) async fn seat(&self, room: &Room, secret: &Secret) -> Result<Option<Seat>, Fault> {
        let known = || room.look(|table| (table.seat_of(secret), table.is_full())).unwrap_or_default();
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
        decide: impl FnMut(&mut Table, Millis) -> Result<Plan, R>,
    ) -> Result<Result<Option<u32>, R>, Fault> {
        // Whoever has just come out of an outage must not be charged for it.
        if !self.pulse.is_steady(now()) {
            return Err(Fault::Storage);
        }
        let changed = room.change(&self.store, now, decide).await;
        if changed.is_err() {
            // It may be gone, or not be what we think it is: whoever asks next is to read it anew.
            self.rooms.forget(&room.id);
        }
        Ok(changed?)
    }

    /// Makes a game. With a key it is made once, however often it is asked for.
    pub(crate) async fn make(
        &self,
        wish: &NewGame,
        key: Option<&Key>,
        address: IpAddr,
    ) -> Result<Made, Fault> {
        let terms = Terms::new(&wish.game, wish.start.as_deref(), wish.clock, now())?;
        let (id, secret, invitation) = match key {
            Some(key) => (key.id(), key.secret("seat"), key.secret("invitation")),
            None => (new_id()?, Secret::new()?, Secret::new()?),
        };
        let secret = own_secret(wish.secret.as_deref())?.unwrap_or(secret);
        // Any digit of a fresh secret is as good as a coin.
        let lot = if invitation.text().as_bytes()[0] % 2 == 0 { Seat::First } else { Seat::Second };
        let seat = wish.seat.unwrap_or(lot);
        let made = Made {
            id: id.clone(),
            seat,
            secret: secret.text().to_owned(),
            invitation: invitation.text().to_owned(),
        };
        let is_same = |stored: &Stored| {
            let Terms { game, start, clock, .. } = &stored.terms;
            (game, start, clock, stored.listed) == (&terms.game, &terms.start, &terms.clock, wish.listed)
                && stored.seats[seat.index()].is_some_and(|hash| hash.is_of(&secret))
        };
        if key.is_some()
            && let Some(stored) = self.store.game(&id).await?
        {
            return if is_same(&stored) { Ok(made) } else { Err(Fault::KeyReused) };
        }
        let mut seats = [None; 2];
        seats[seat.index()] = Some(secret.hash());
        let mut founding = founding(id.clone(), terms.clone(), seats, &[(seat, &wish.name)])?;
        founding.invitation = Some(invitation.hash());
        founding.listed = wish.listed;
        founding.address = Some(network(address).to_string());
        match self.store.writer().found_within(founding, self.limits.quota()).await {
            // The same request has come twice at the same moment.
            Err(StoreError::Exists) => match self.store.game(&id).await? {
                Some(stored) if is_same(&stored) => return Ok(made),
                _ => return Err(Fault::KeyReused),
            },
            founded => founded?,
        }
        METRICS.games.add(1);
        self.seat_taken(secret.hash());
        if wish.listed {
            self.lobby_changed.notify_one();
        }
        Ok(made)
    }

    /// Lets someone sit down.
    pub(crate) async fn join(self: &Arc<Self>, room: Arc<Room>, wish: Join) -> Result<Seated, Fault> {
        let secret = match own_secret(wish.secret.as_deref())? {
            Some(secret) => secret,
            None => Secret::new()?,
        };
        let invitation = wish.invitation.as_deref().and_then(Secret::read);
        let hub = self.clone();
        let task = async move {
            let mut taken = None;
            let changed = hub
                .change(&room, |table, _| {
                    let state = table.game.state();
                    // Sent again: the seat is already theirs.
                    if let Some(seat) = table.seat_of(&secret) {
                        taken = Some(seat);
                        return Ok(Plan::default());
                    }
                    let is_invited = table
                        .invitation
                        .zip(invitation.as_ref())
                        .is_some_and(|(hash, secret)| hash.is_of(secret));
                    if state.status == Status::Waiting && !table.listed && !is_invited {
                        return Err(Fault::BadInvitation);
                    }
                    let game = table.game.terms().kind().map_or("", |kind| kind.id());
                    let free = Seat::BOTH.into_iter().find(|seat| table.seats[seat.index()].is_none());
                    let seat = free.ok_or(Fault::Refused(game, Refusal::SeatTaken))?;
                    let events =
                        table.game.join(seat, &wish.name).map_err(|refusal| Fault::Refused(game, refusal))?;
                    taken = Some(seat);
                    Ok(Plan { events, seated: Some((seat, secret.hash())), founding: None })
                })
                .await?;
            if changed?.is_some() {
                hub.seat_taken(secret.hash());
            }
            hub.lobby_changed.notify_one();
            let seat = taken.ok_or(Fault::NoSuchGame)?;
            Ok(Seated { seat, secret: secret.text().to_owned() })
        };
        finish(task).await
    }

    /// Carries out a player's command.
    pub(crate) async fn act(
        self: &Arc<Self>,
        room: Arc<Room>,
        seat: Seat,
        command: Command,
        Sending { after, lag }: Sending,
    ) -> Result<Receipt, Fault> {
        if matches!(&command, Command::Turn { text, .. } if text.len() > TURN_LENGTH) {
            return Err(Fault::TooLarge);
        }
        let arrived = Instant::now();
        let spare_id = new_id()?;
        let hub = self.clone();
        let task = async move {
            let was_listed = room.is_listed();
            let mut kind = "";
            let mut rematch_seats = [None; 2];
            let changed = hub
                .change(&room, |table, now| {
                    kind = table.game.terms().kind().map_or("", |kind| kind.id());
                    let absent = room.absent(seat.other(), now);
                    let moment = Moment { now, lag, absent, spare_id: spare_id.clone(), after };
                    let events = table.game.decide(seat, &command, &moment)?;
                    let founding = match events.as_slice() {
                        [Event::Rematch { game }] => rematch(game, &table.game, table.seats, now),
                        _ => None,
                    };
                    rematch_seats = founding.as_ref().map_or([None; 2], |founding| founding.seats);
                    Ok(Plan { events, seated: None, founding: founding.map(Box::new) })
                })
                .await?;
            let changed = changed.map_err(|refusal| {
                METRICS.refusals.add(1);
                Fault::Refused(kind, refusal)
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
                .look(|table| (table.game.state().seq, table.game.state().step))
                .ok_or(Fault::NoSuchGame)?;
            Ok(Receipt { seq: changed.unwrap_or(seq), step, repeated: changed.is_none() })
        };
        finish(task).await
    }

    /// A player says something: to all who are here, and to the other processes.
    pub(crate) fn say(&self, room: &Room, seat: Seat, phrase: Phrase) -> Result<(), Fault> {
        if room.has_just_spoken(seat) {
            METRICS.limited.add(1);
            return Err(Fault::TooManyPhrases);
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
    pub(crate) fn arrive(&self, room: &Arc<Room>, seat: Option<Seat>) {
        METRICS.sockets.change(1);
        room.presence().arrive(seat);
        if let Some(seat) = seat {
            self.sightings.connect(&room.id, seat, now());
            self.tell_others(Word::Here(room.id.clone(), seat));
        }
        room.attend();
    }

    /// Their connection is gone.
    pub(crate) fn leave(&self, room: &Arc<Room>, seat: Option<Seat>) {
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
    pub(crate) fn see(&self, room: &Arc<Room>, seat: Seat) {
        if self.sightings.ask(&room.id, seat, now()) {
            self.tell_others(Word::Seen(room.id.clone(), seat));
        }
        room.attend();
    }

    /// Tells other processes something that is not stored. That it may get lost is in its nature.
    pub(crate) fn tell_others(&self, word: Word) {
        self.store.writer().say(word);
    }

    /// The lobby, as it changes.
    pub(crate) fn lobby(&self) -> watch::Receiver<Utf8Bytes> {
        self.lobby_changed.notify_one();
        self.lobby.subscribe()
    }

    /// The lobby may have changed.
    pub(crate) fn refresh_lobby(&self) {
        self.lobby_changed.notify_one();
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

    async fn sweep(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(SWEEP);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if !self.pulse.is_steady(now()) {
                continue;
            }
            let Ok(overdue) = self.store.overdue(now(), SWEPT).await else { continue };
            let mut tasks = tokio::task::JoinSet::new();
            for (id, seq) in overdue {
                let hub = self.clone();
                tasks.spawn(async move { hub.settle(&id, seq).await });
            }
            // Whatever becomes of one of them, the clock goes on for the others.
            while tasks.join_next().await.is_some() {}
        }
    }

    /// Lets happen what is owed or due in a game by itself.
    pub(crate) async fn see_to(&self, room: &Room) -> Result<Option<u32>, Fault> {
        self.change(room, |_, _| Ok::<_, Fault>(Plan::default())).await?
    }

    /// Ends a game whose time is up and whose last event has the number `seq`.
    pub(crate) async fn settle(&self, id: &str, seq: i64) {
        let settled = async {
            let room = self.room(id).await?;
            let was_listed = room.is_listed();
            let settled = self.see_to(&room).await;
            if was_listed {
                self.refresh_lobby();
            }
            settled
        };
        if let Err(fault) = settled.await {
            tracing::warn!(code = fault.code(), id, "a flag could not fall");
            // What cannot be read now or ever must not keep those behind it waiting.
            if matches!(fault, Fault::Damaged) {
                let _ = self.store.writer().shelve(id.to_owned(), seq).await;
            }
        }
    }

    async fn watch_lobby(self: Arc<Self>) {
        loop {
            let _ = tokio::time::timeout(LOBBY[1], self.lobby_changed.notified()).await;
            if let Ok(games) = self.store.lobby(now()).await {
                let lobby = text(&FromServer::Lobby { lobby: Lobby::part(games, 0, LOBBY_PAGE) });
                self.lobby.send_if_modified(|shown| {
                    let is_new = *shown != lobby;
                    *shown = lobby;
                    is_new
                });
            }
            tokio::time::sleep(LOBBY[0]).await;
        }
    }
}

/// Waits until the server is told to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // If the other end is gone, so is the server.
    let _ = stopping.wait_for(|&stopping| stopping).await;
}

/// Sees a change through even if whoever asked for it goes away meanwhile.
async fn finish<T: Send + 'static>(
    task: impl Future<Output = Result<T, Fault>> + Send + 'static,
) -> Result<T, Fault> {
    tokio::spawn(task).await.unwrap_or(Err(Fault::Stopping))
}

/// A secret that someone wants to have for a seat.
fn own_secret(text: Option<&str>) -> Result<Option<Secret>, Fault> {
    let malformed = || Fault::Malformed("secret: 32 hexadecimal digits".to_owned());
    text.map(|text| Secret::read(text).ok_or_else(malformed)).transpose()
}

/// A new game in which these seats are taken.
fn founding(
    id: String,
    terms: Terms,
    seats: [Option<Hash>; 2],
    taken: &[(Seat, &Name)],
) -> Result<Founding, Fault> {
    let created = terms.created;
    let game = Game::new(terms.clone())?;
    let joined = |&(seat, name): &(Seat, &Name)| Event::Joined { seat, name: name.clone() };
    let entries = game.entries_for(taken.iter().map(joined).collect(), created);
    let state = game.state_after(&entries);
    Ok(Founding { id, terms, seats, invitation: None, listed: false, address: None, entries, state })
}

/// The same again with sides swapped, by today's rules unless these do not know its start. Both players' secrets are good in the
/// new game.
fn rematch(id: &str, game: &Game, seats: [Option<Hash>; 2], now: Millis) -> Option<Founding> {
    let old = game.terms();
    let terms = Terms::new(&old.game, Some(&old.start), old.clock, now)
        .unwrap_or_else(|_| Terms { created: now, ..old.clone() });
    let ([first, second], [one, other]) = (seats, &game.state().names);
    let taken = [(Seat::First, other), (Seat::Second, one)];
    founding(id.to_owned(), terms, [second, first], &taken).ok()
}

#[cfg(test)]
mod tests {
    use super::Hub;
    use crate::folder::Folder;
    use crate::limits::{Limits, LimitsConfig};
    use crate::problem::Fault;
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
            assert!(matches!(hub.room(&id).await, Err(Fault::NoSuchGame)));
        }
        assert!(hub.rooms.count() < 100, "{}", hub.rooms.count());
    }
}
