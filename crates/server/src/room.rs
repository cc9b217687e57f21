//! A game that someone is looking at.

use crate::hub::now;
use crate::message::{Phrase, Said, View};
use crate::online::{Entry, Event, Game, Millis, Seat, Status};
use crate::presence::{Attendance, Presence};
use crate::secret::{Hash, Secret};
use crate::store::{Change, Founding, Store, StoreError, Stored};
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// How many of the last phrases are remembered for those whose connection is slow.
const PHRASES: usize = 8;

/// Milliseconds between two phrases of one player.
const PAUSE: Millis = 1_000;

/// A change that is decided on but not stored.
#[derive(Default)]
pub(crate) struct Plan {
    pub(crate) events: Vec<Event>,
    pub(crate) seated: Option<(Seat, Hash)>,
    pub(crate) founding: Option<Box<Founding>>,
}

/// What is known of a game: always something that is stored.
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) seats: [Option<Hash>; 2],
    pub(crate) invitation: Option<Hash>,
    pub(crate) listed: bool,
}

impl Table {
    fn of(stored: Stored) -> Result<Table, StoreError> {
        let Stored { id, terms, seats, invitation, listed, entries } = stored;
        let game = Game::replay(terms, entries).map_err(|error| StoreError::damaged(&id, &error))?;
        Ok(Table { game, seats, invitation, listed })
    }

    /// The seat this secret belongs to. Both are compared, whichever it is.
    pub(crate) fn seat_of(&self, secret: &Secret) -> Option<Seat> {
        let [first, second] = self.seats.map(|seat| seat.is_some_and(|hash| hash.is_of(secret)));
        if first {
            Some(Seat::First)
        } else if second {
            Some(Seat::Second)
        } else {
            None
        }
    }
}

/// A game in memory, as long as someone holds it.
pub(crate) struct Room {
    pub(crate) id: String,
    /// One change at a time; held while it is being stored.
    gate: tokio::sync::Mutex<()>,
    /// Empty until the game has been read.
    table: Mutex<Option<Table>>,
    presence: Mutex<Presence>,
    said: Mutex<VecDeque<Said>>,
    /// Counts what there is to tell; connections wait for it to change and then look for themselves, so that nothing is
    /// queued for those who are slow.
    news: watch::Sender<u64>,
}

impl Room {
    pub(crate) fn new(id: &str, now: Millis) -> Room {
        crate::metrics::METRICS.rooms.change(1);
        Room {
            id: id.to_owned(),
            gate: tokio::sync::Mutex::new(()),
            table: Mutex::new(None),
            presence: Mutex::new(Presence::new(now)),
            said: Mutex::new(VecDeque::new()),
            news: watch::Sender::new(0),
        }
    }

    /// Reads the game if that has not been done. Says whether there is such a game.
    pub(crate) async fn open(&self, store: &Store) -> Result<bool, StoreError> {
        if lock(&self.table).is_some() {
            return Ok(true);
        }
        let _gate = self.gate.lock().await;
        if lock(&self.table).is_some() {
            return Ok(true);
        }
        self.reload(store).await
    }

    async fn reload(&self, store: &Store) -> Result<bool, StoreError> {
        let Some(stored) = store.game(&self.id).await? else { return Ok(false) };
        let table = Table::of(stored)?;
        *lock(&self.table) = Some(table);
        self.tell();
        Ok(true)
    }

    /// Looks at the game; nothing if it has not been opened.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Table) -> T) -> Option<T> {
        lock(&self.table).as_ref().map(look)
    }

    /// Takes in what others have written.
    pub(crate) async fn catch_up(&self, store: &Store) -> Result<(), StoreError> {
        let _gate = self.gate.lock().await;
        self.catch_up_inside(store).await
    }

    async fn catch_up_inside(&self, store: &Store) -> Result<(), StoreError> {
        let Some(seq) = self.look(|table| table.game.state().seq) else { return Ok(()) };
        let entries = store.since(&self.id, seq).await?;
        // The secret of a seat is not part of the event.
        if entries.iter().any(|entry| matches!(entry.event, Event::Joined { .. })) {
            self.reload(store).await?;
            return Ok(());
        }
        self.take_in(entries)
    }

    fn take_in(&self, entries: Vec<Entry>) -> Result<(), StoreError> {
        if let Some(table) = lock(&self.table).as_mut() {
            for entry in entries {
                table.game.apply(entry).map_err(|error| StoreError::damaged(&self.id, &error))?;
            }
        }
        self.tell();
        Ok(())
    }

    /// Changes the game: decides, stores, and only then takes the change in and tells everybody. If someone else was
    /// first, it is decided again on what is true now. Gives the number of the last event that `decide` brought about, or
    /// nothing if there was nothing to do.
    ///
    /// What is due by the clock happens first, whoever looks.
    pub(crate) async fn change<R>(
        &self,
        store: &Store,
        now: impl Fn() -> Millis,
        mut decide: impl FnMut(&mut Table, Millis) -> Result<Plan, R>,
    ) -> Result<Result<Option<u32>, R>, StoreError> {
        let _gate = self.gate.lock().await;
        loop {
            let moment = now();
            let (change, is_due) = {
                let mut table = lock(&self.table);
                let Some(table) = table.as_mut() else { return Ok(Ok(None)) };
                let due = table.game.overdue(moment);
                let is_due = due.is_some();
                let plan = match due {
                    Some(event) => Plan { events: vec![event], ..Plan::default() },
                    None => match decide(table, moment) {
                        Ok(plan) => plan,
                        Err(refusal) => return Ok(Err(refusal)),
                    },
                };
                if plan.events.is_empty() {
                    return Ok(Ok(None));
                }
                let entries = table.game.entries_for(plan.events, moment);
                let state = table.game.state_after(&entries);
                let change = Change {
                    id: self.id.clone(),
                    before: table.game.state().seq,
                    state,
                    entries,
                    seated: plan.seated,
                    founding: plan.founding,
                };
                (change, is_due)
            };
            let (entries, seated) = (change.entries.clone(), change.seated);
            match store.writer().change(change).await {
                Ok(()) => {
                    let last = entries.last().map(|entry| entry.seq);
                    if let (Some((seat, hash)), Some(table)) = (seated, lock(&self.table).as_mut()) {
                        table.seats[seat.index()] = Some(hash);
                    }
                    self.take_in(entries)?;
                    if is_due {
                        crate::metrics::METRICS.flags.add(1);
                    } else {
                        return Ok(Ok(last));
                    }
                }
                Err(StoreError::Conflict) => {
                    crate::metrics::METRICS.conflicts.add(1);
                    self.catch_up_inside(store).await?;
                }
                Err(error) => {
                    // It may have been stored all the same. If so, whoever asks again is told.
                    let _ = self.catch_up_inside(store).await;
                    return Err(error);
                }
            }
        }
    }

    /// Gives back the time between `last`, when a server was last known to run, and `now`.
    pub(crate) async fn forgive(&self, store: &Store, last: Millis, now: Millis) -> Result<(), StoreError> {
        // Not by way of `change`: what seems due may not be, and that is for this to say.
        let _gate = self.gate.lock().await;
        loop {
            let change = {
                let table = lock(&self.table);
                let Some(game) = table.as_ref().map(|table| &table.game) else { return Ok(()) };
                let state = game.state();
                let millis = now - last.max(state.started);
                let is_forgiven = game.since(state.seq.saturating_sub(1)).iter().any(|entry| {
                    // Another process was here first.
                    matches!(entry.event, Event::Outage { .. }) && entry.at > last
                });
                if state.status != Status::Playing || millis <= 0 || is_forgiven {
                    return Ok(());
                }
                let entries = game.entries_for(vec![Event::Outage { millis }], now);
                let (before, state) = (state.seq, game.state_after(&entries));
                Change { id: self.id.clone(), before, entries, state, seated: None, founding: None }
            };
            let entries = change.entries.clone();
            match store.writer().change(change).await {
                Ok(()) => return self.take_in(entries),
                Err(StoreError::Conflict) => self.catch_up_inside(store).await?,
                Err(error) => return Err(error),
            }
        }
    }

    /// Whether the game waits for a player whom anybody can be.
    pub(crate) fn is_listed(&self) -> bool {
        self.look(|table| table.listed && table.game.state().status == Status::Waiting).unwrap_or(false)
    }

    pub(crate) fn presence(&self) -> MutexGuard<'_, Presence> {
        lock(&self.presence)
    }

    pub(crate) fn attendance(&self, now: Millis) -> Attendance {
        self.presence().attendance(now)
    }

    /// The game as somebody sees it who has everything up to the event `after`, and has heard what was said until
    /// `heard`, if they listen at all.
    pub(crate) fn view(&self, seat: Option<Seat>, after: u32, heard: Option<Millis>) -> Option<View> {
        let now = now();
        let attendance = self.attendance(now);
        let said = heard.map(|heard| self.said_since(heard)).unwrap_or_default();
        self.look(|table| {
            let game = &table.game;
            View {
                id: self.id.clone(),
                terms: game.terms().clone(),
                seat,
                state: game.state().clone(),
                position: game.record().position().text(),
                entries: game.since(after).to_vec(),
                said,
                attendance,
                absence: game.terms().clock.absence(),
                now,
            }
        })
    }

    /// A player says something.
    pub(crate) fn say(&self, seat: Seat, phrase: Phrase) {
        let mut said = lock(&self.said);
        // Later than any answer that was given in this millisecond, so that whoever heard until then hears this.
        let at = said.back().map_or(0, |last| last.at).max(now()) + 1;
        said.push_back(Said { at, seat, phrase });
        if said.len() > PHRASES {
            said.pop_front();
        }
        drop(said);
        self.tell();
    }

    /// Whether a player has said something within the last moment.
    pub(crate) fn has_just_spoken(&self, seat: Seat) -> bool {
        let since = now() - PAUSE;
        lock(&self.said).iter().any(|said| said.seat == seat && said.at > since)
    }

    /// What was said after this moment.
    pub(crate) fn said_since(&self, heard: Millis) -> Vec<Said> {
        lock(&self.said).iter().filter(|said| said.at > heard).copied().collect()
    }

    /// When the last phrase was said.
    pub(crate) fn last_said(&self) -> Millis {
        lock(&self.said).back().map_or(0, |said| said.at)
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
