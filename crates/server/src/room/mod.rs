//! A game that someone is looking at.

mod attendance;
mod loaded;
mod news;
mod phrases;

pub(crate) use loaded::{LoadedGame, Plan};

use crate::hub::now;
use crate::message::{Cause, Said, View};
use crate::online::{Entry, Event, Millis, Side, Status};
use crate::presence::{Attendance, Bulletin, Presence};
use crate::secret::Hash;
use crate::sightings::Sightings;
use crate::store::{Change, Store, StoreError};
use axum::extract::ws::Utf8Bytes;
use news::Written;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, watch};

/// What a game takes in memory, in bytes, and each of its events, with what the rules remember of it: roughly.
const BYTES: [usize; 2] = [4_096, 400];

/// A game in memory, as long as someone holds it.
pub(crate) struct Room {
    pub(crate) id: String,
    /// One change at a time; held while it is being stored.
    gate: tokio::sync::Mutex<()>,
    /// Empty until the game has been read.
    loaded: Mutex<Option<LoadedGame>>,
    presence: Mutex<Presence>,
    sightings: Arc<Sightings>,
    bulletin: Mutex<Bulletin>,
    /// Whether somebody looks after the next one, and what wakes them.
    is_heralded: Mutex<bool>,
    stir: Notify,
    /// The last phrases, each also as it is sent to everybody.
    said: Mutex<VecDeque<(Said, Utf8Bytes)>>,
    /// What was last written down of what has happened.
    written: Mutex<Option<Written>>,
    /// Counts what there is to tell; connections wait for it to change and then look for themselves, so that nothing is
    /// queued for those who are slow.
    news: watch::Sender<u64>,
}

impl Room {
    pub(crate) fn new(id: &str, sightings: Arc<Sightings>) -> Room {
        crate::metrics::METRICS.rooms.change(1);
        Room {
            id: id.to_owned(),
            gate: tokio::sync::Mutex::new(()),
            loaded: Mutex::new(None),
            presence: Mutex::default(),
            sightings,
            bulletin: Mutex::new(Bulletin {
                number: 0,
                at: 0,
                attendance: Attendance::default(),
                text: Utf8Bytes::default(),
            }),
            is_heralded: Mutex::new(false),
            stir: Notify::new(),
            written: Mutex::default(),
            said: Mutex::new(VecDeque::new()),
            news: watch::Sender::new(0),
        }
    }

    /// Reads the game if that has not been done. Says whether there is such a game.
    pub(crate) async fn open(&self, store: &Store) -> Result<bool, StoreError> {
        if lock(&self.loaded).is_some() {
            return Ok(true);
        }
        let _gate = self.gate.lock().await;
        if lock(&self.loaded).is_some() {
            return Ok(true);
        }
        self.reload(store).await
    }

    /// Whether the game has been read.
    pub(crate) fn is_open(&self) -> bool {
        lock(&self.loaded).is_some()
    }

    /// Whether somebody follows the game here, and so hears of every change.
    pub(crate) fn is_followed(&self) -> bool {
        self.news.receiver_count() > 0
    }

    /// What it takes in memory, roughly.
    pub(crate) fn bytes(&self) -> usize {
        let events = self.look(|loaded| loaded.game.state().seq).unwrap_or(0);
        BYTES[0] + BYTES[1] * events as usize
    }

    async fn reload(&self, store: &Store) -> Result<bool, StoreError> {
        let Some(stored) = store.game(&self.id).await? else { return Ok(false) };
        crate::metrics::METRICS.reads.add(1);
        let loaded = LoadedGame::of(stored)?;
        *lock(&self.loaded) = Some(loaded);
        self.tell();
        Ok(true)
    }

    /// Looks at the game; nothing if it has not been opened.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&LoadedGame) -> T) -> Option<T> {
        lock(&self.loaded).as_ref().map(look)
    }

    /// Takes in what others have written.
    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), StoreError> {
        let _gate = self.gate.lock().await;
        self.catch_up_inside(store).await.map(|_| ())
    }

    /// Says whether there was anything new.
    async fn catch_up_inside(&self, store: &Store) -> Result<bool, StoreError> {
        let Some(seq) = self.look(|loaded| loaded.game.state().seq) else { return Ok(false) };
        let entries = store.since(&self.id, seq).await?;
        if entries.is_empty() {
            return Ok(false);
        }
        // The secret of a seat is not part of the event.
        let is_joined = entries.iter().any(|entry| matches!(entry.event, Event::Joined { .. }));
        if is_joined || self.take_in(entries, None).is_err() {
            self.reload(store).await?;
        }
        Ok(true)
    }

    fn take_in(&self, entries: Vec<Entry>, seated: Option<(Side, Hash)>) -> Result<(), StoreError> {
        if let Some(loaded) = lock(&self.loaded).as_mut() {
            for entry in entries {
                loaded.game.apply(entry).map_err(|error| StoreError::of_replay(&self.id, &error))?;
            }
            if let Some((seat, hash)) = seated {
                loaded.seats[seat.index()] = Some(hash);
            }
        }
        self.tell();
        Ok(())
    }

    /// Changes the game: decides, stores, and only then takes the change in and tells everybody. If someone else was
    /// first, it is decided again on what is true now. Gives the number of the last event that `decide` brought about, or
    /// nothing if there was nothing to do.
    ///
    /// What is owed to the players for an outage happens first, then what is due by the clock, whoever looks.
    pub(crate) async fn change<R>(
        &self,
        store: &Store,
        now: impl Fn() -> Millis,
        mut decide: impl FnMut(&mut LoadedGame, Millis) -> Result<Plan, R>,
    ) -> Result<Result<Option<u32>, R>, StoreError> {
        let _gate = self.gate.lock().await;
        loop {
            let mut moment = now();
            let (decided, is_due) = {
                let mut loaded = lock(&self.loaded);
                let Some(loaded) = loaded.as_mut() else { return Ok(Ok(None)) };
                let outages = store.outages();
                let owed = loaded.game.owed(&outages);
                if owed.is_some() {
                    // Never before the outage was over by the clock of whoever noted it, or it would be given back again.
                    moment = moment.max(outages.latest());
                }
                let due = owed.or_else(|| loaded.game.overdue(moment));
                let is_due = due.is_some();
                let plan = match due {
                    Some(event) => Ok(Plan { events: vec![event], ..Plan::default() }),
                    None => decide(loaded, moment),
                };
                (plan.map(|plan| loaded.change(&self.id, plan, moment)), is_due)
            };
            let change = match decided {
                Ok(Some(change)) => change,
                Ok(None) => return Ok(Ok(None)),
                // Another process may have written what makes it right: nobody is refused for what only we do not know.
                Err(_) if self.catch_up_inside(store).await? => continue,
                Err(refusal) => return Ok(Err(refusal)),
            };
            let (last, is_over) = (change.state.seq, change.state.status == Status::Over);
            if self.put(store, change).await? {
                if !is_due {
                    return Ok(Ok(Some(last)));
                }
                if is_over {
                    crate::metrics::METRICS.flags.add(1);
                }
            }
        }
    }

    /// Stores a change and takes it in. False if someone else was first; what they have written is then known.
    async fn put(&self, store: &Store, change: Change) -> Result<bool, StoreError> {
        let (before, entries, seated) = (change.before, change.entries.clone(), change.seated);
        match store.writer().change(change).await {
            Ok(()) => self.take_in(entries, seated).map(|()| true),
            Err(StoreError::Conflict) => {
                crate::metrics::METRICS.conflicts.add(1);
                if !self.catch_up_inside(store).await? {
                    // Nobody was first: what we know is not what is stored. If it stays so, no event can ever follow.
                    self.reload(store).await?;
                    if self.look(|loaded| loaded.game.state().seq) == Some(before) {
                        return Err(StoreError::Damaged(self.id.clone(), "it takes no event".to_owned()));
                    }
                }
                Ok(false)
            }
            Err(error) => {
                // It may have been stored all the same. If so, whoever asks again is told.
                let _ = self.catch_up_inside(store).await;
                Err(error)
            }
        }
    }

    /// Whether the game waits for a player whom anybody can be.
    pub(crate) fn is_listed(&self) -> bool {
        self.look(LoadedGame::is_open).unwrap_or(false)
    }

    /// What has happened after an event, if anything has, and the number of the last event of it.
    pub(crate) fn news(&self, after: u32) -> Option<(u32, Utf8Bytes)> {
        let now = now();
        self.look(|loaded| {
            let seq = loaded.game.state().seq;
            if seq <= after {
                return None;
            }
            let mut written = lock(&self.written);
            let known = written.take().filter(|written| written.is_for(after, seq));
            let written = written.insert(known.unwrap_or_else(|| Written::new(&loaded.game, after)));
            Some((seq, written.at(now)))
        })?
    }

    /// The game as somebody sees it who has everything up to the event `after`, with so many of the next events at most.
    /// `heard` says until when they have heard what was said, if they listen at all.
    pub(crate) fn view(
        &self,
        store: &Store,
        seat: Option<Side>,
        after: u32,
        limit: usize,
        heard: Option<Millis>,
    ) -> Option<View> {
        let now = now();
        let attendance = self.attendance(now);
        let said =
            heard.map_or_else(Vec::new, |heard| self.said_since(heard).map(|(said, _)| said).collect());
        self.look(|loaded| {
            let game = &loaded.game;
            View {
                id: self.id.clone(),
                terms: game.terms().clone(),
                seat,
                state: game.standing(&store.outages()),
                position: game.record().position().text(),
                cause: Cause::of(game),
                entries: game.since(after).iter().take(limit).cloned().collect(),
                open: loaded.is_open(),
                said,
                attendance,
                absence: game.terms().clock.absence(),
                now,
            }
        })
    }

    /// Lets everybody look again.
    pub(crate) fn tell(&self) {
        self.news.send_modify(|count| *count += 1);
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        crate::metrics::METRICS.rooms.change(-1);
    }
}

/// A lock that another task's panic does not take away: what is inside is replaced whole or not at all.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
