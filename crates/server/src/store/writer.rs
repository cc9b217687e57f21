//! The one who writes.
//!
//! Changes come in through a queue. While one batch is being committed and synced, the next gathers, so that many turns
//! share one sync of the disk. A change is answered only when it is on the disk.

use super::StoreError;
use super::outages::Known;
use super::pool::{Pool, silence};
use crate::metrics::METRICS;
use crate::online::{Clock, Entry, Millis, Outages, Seat, State, Terms};
use crate::room::lock;
use crate::secret::Hash;
use sqlx::pool::PoolConnection;
use sqlx::{Connection as _, Postgres, QueryBuilder, Sqlite, Transaction};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// What waits to be written. When it is full, those who want to write wait.
const QUEUE: usize = 1_024;

/// Changes in one commit at most.
const BATCH: usize = 256;

/// How long a change that could not be stored says that the next cannot be either.
const RECENT: Duration = Duration::from_secs(5);

/// In milliseconds.
pub(super) const DAY: Millis = 86_400_000;

/// The name under which processes that share a database tell each other what has changed.
pub(crate) const CHANNEL: &str = "pionnier";

/// A new game.
#[derive(Clone, Debug)]
pub struct Founding {
    /// Its id.
    pub id: String,
    /// Its terms.
    pub terms: Terms,
    /// The hashes of the secrets of the seats that are taken.
    pub seats: [Option<Hash>; 2],
    /// The hash of what a friend must know to sit down.
    pub invitation: Option<Hash>,
    /// Whether anybody may.
    pub listed: bool,
    /// The address that has asked for it.
    pub address: Option<String>,
    /// What has happened already.
    pub entries: Vec<Entry>,
    /// How it stands after that.
    pub state: State,
}

/// Something new in a game.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game's id.
    pub id: String,
    /// The number of the last event the change was decided on.
    pub before: u32,
    /// What has happened.
    pub entries: Vec<Entry>,
    /// How it stands after that.
    pub state: State,
    /// A seat that was taken, and the hash of its secret.
    pub seated: Option<(Seat, Hash)>,
    /// A game that comes into being with the change.
    pub founding: Option<Box<Founding>>,
}

/// How many games an address may have that wait for a second player, and make in a day; nothing is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quota {
    /// Waiting at a time.
    pub waiting: Option<u32>,
    /// In a day.
    pub daily: Option<u32>,
}

enum Work {
    Found(Box<Founding>, Quota),
    /// Many games that are not there yet.
    Bring(Vec<Founding>),
    Change(Box<Change>),
    /// A word for the other processes.
    Say(String),
    /// That the server is running at the first moment, and had been until the second, as far as this process knows.
    Pulse(Millis, Millis),
    /// Nothing new, to see whether anything could be written.
    Probe,
    /// A game that cannot be read and must not be looked at again and again.
    Shelve(String, i64),
    /// A game whose maker's address is not needed any more.
    Forget(String),
    /// A game that need not be kept.
    Purge(String),
}

impl Work {
    /// What is locked is locked in one order by all processes, so that none waits for another in a circle.
    fn order(&self) -> &str {
        match self {
            Work::Found(founding, _) => &founding.id,
            Work::Change(change) => &change.id,
            Work::Shelve(id, _) | Work::Forget(id) | Work::Purge(id) => id,
            Work::Say(_) | Work::Pulse(..) | Work::Probe | Work::Bring(_) => "",
        }
    }
}

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// Takes changes to be written.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<(Work, Answer)>,
    pool: Pool,
    failure: Arc<Failure>,
}

/// When a change could last not be stored, unless one could since then.
#[derive(Default)]
struct Failure(Mutex<Option<Instant>>);

impl Failure {
    /// A batch was stored or not.
    fn note(&self, batch: &[(Work, Answer)], is_stored: bool) {
        if !is_stored {
            *lock(&self.0) = Some(Instant::now());
        } else if batch.iter().any(|(work, _)| matches!(work, Work::Change(_))) {
            *lock(&self.0) = None;
        }
    }

    fn is_recent(&self) -> bool {
        lock(&self.0).is_some_and(|since| since.elapsed() < RECENT)
    }
}

impl Writer {
    pub(super) fn start(pool: Pool, process: String, outages: Known) -> Writer {
        let (queue, work) = mpsc::channel(QUEUE);
        let failure = Arc::new(Failure::default());
        tokio::spawn(write(pool.clone(), process, outages, work, failure.clone()));
        Writer { queue, pool, failure }
    }

    /// Stores a new game.
    ///
    /// # Errors
    /// It is not known to be stored.
    pub async fn found(&self, founding: Founding) -> Result<(), StoreError> {
        self.found_within(founding, Quota::default()).await
    }

    /// Stores a new game if the address that has asked for it may have another.
    ///
    /// # Errors
    /// It is not known to be stored; after [`StoreError::TooManyGames`] and [`StoreError::Exists`] it is known not to be.
    pub async fn found_within(&self, founding: Founding, quota: Quota) -> Result<(), StoreError> {
        self.submit(Work::Found(Box::new(founding), quota)).await
    }

    /// Stores many games, in the order of their ids, none of which is there yet.
    pub(super) async fn bring(&self, mut foundings: Vec<Founding>) -> Result<(), StoreError> {
        foundings.sort_by(|one, other| one.id.cmp(&other.id));
        self.submit(Work::Bring(foundings)).await
    }

    /// Stores a change.
    ///
    /// # Errors
    /// It is not known to be stored; after [`StoreError::Conflict`] it is known not to be.
    pub async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.submit(Work::Change(Box::new(change))).await
    }

    /// Tells the other processes something, if there can be any and there is room for it. Nobody waits for that.
    pub(crate) fn say(&self, word: String) {
        let _ = self.queue.try_send((Work::Say(word), oneshot::channel().0));
    }

    /// Notes that the server is running. If none was for a while, that is noted too: from when one was last known to, be it
    /// that it has stored something or that it was running at the moment `breath`.
    pub(crate) async fn pulse(&self, now: Millis, breath: Millis) -> Result<(), StoreError> {
        self.submit(Work::Pulse(now, breath)).await
    }

    /// Whether something can be stored: something small was, just now, and nothing larger has failed a moment ago.
    pub(crate) async fn is_able(&self) -> bool {
        let is_stored = self.submit(Work::Probe).await.is_ok();
        is_stored && !self.failure.is_recent()
    }

    /// Takes the deadline from a game that cannot be read, unless something has happened in it after this event.
    pub(crate) async fn shelve(&self, id: String, seq: i64) -> Result<(), StoreError> {
        self.submit(Work::Shelve(id, seq)).await
    }

    /// Forgets which address has made a game.
    pub(super) async fn forget(&self, id: String) -> Result<(), StoreError> {
        self.submit(Work::Forget(id)).await
    }

    /// Removes a game.
    pub(super) async fn purge(&self, id: String) -> Result<(), StoreError> {
        self.submit(Work::Purge(id)).await
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    async fn submit(&self, work: Work) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send((work, answer)).await.map_err(|_| StoreError::Stopping)?;
        answered.await.map_err(|_| StoreError::Stopping)?
    }
}

async fn write(
    pool: Pool,
    process: String,
    outages: Known,
    mut queue: mpsc::Receiver<(Work, Answer)>,
    failure: Arc<Failure>,
) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        batch.sort_by(|(a, _), (b, _)| a.order().cmp(b.order()));
        let started = Instant::now();
        let stored = store(&pool, &Pen { process: &process, outages: outages.get() }, &batch).await;
        failure.note(&batch, stored.is_ok());
        match stored {
            Ok(results) => {
                METRICS.commit(started.elapsed(), batch.len());
                for ((_, answer), result) in batch.drain(..).zip(results) {
                    // Whoever asked may have gone; the change is stored all the same.
                    let _ = answer.send(result);
                }
            }
            Err(error) => {
                tracing::error!(%error, changes = batch.len(), "nothing could be stored");
                METRICS.storage_errors.add(1);
                let error = Arc::new(error);
                for (_, answer) in batch.drain(..) {
                    let _ = answer.send(Err(StoreError::Unavailable(error.clone())));
                }
            }
        }
    }
}

/// Who writes, and what they know.
struct Pen<'p> {
    process: &'p str,
    outages: Outages,
}

/// A connection to either database.
enum Connection {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

/// A transaction with either database.
enum Commit<'c> {
    Sqlite(Transaction<'c, Sqlite>),
    Postgres(Transaction<'c, Postgres>),
}

macro_rules! within {
    ($commit:expr, $name:ident => $body:expr) => {
        match $commit {
            Commit::Sqlite($name) => $body,
            Commit::Postgres($name) => $body,
        }
    };
}

type Results = Result<Vec<Result<(), StoreError>>, sqlx::Error>;

/// Writes a batch, in a time that has an end: if the database has vanished without a word, players are told.
async fn store(pool: &Pool, pen: &Pen<'_>, batch: &[(Work, Answer)]) -> Results {
    let mut connection = match pool {
        Pool::Sqlite(pool) => Connection::Sqlite(pool.acquire().await?),
        Pool::Postgres(pool) => Connection::Postgres(pool.acquire().await?),
    };
    let committed = timeout(pool.patience(), commit(&mut connection, pen, batch)).await;
    let committed = committed.unwrap_or_else(|_| Err(silence()));
    if committed.is_err() {
        // It may believe for ever that it is in the middle of a transaction, and may not even be able to say goodbye: the
        // next batch takes a fresh one.
        match connection {
            Connection::Sqlite(connection) => drop(connection.detach()),
            Connection::Postgres(connection) => drop(connection.detach()),
        }
    }
    committed
}

/// Writes a batch. The answers are those to its changes, if the batch as a whole was stored.
async fn commit(connection: &mut Connection, pen: &Pen<'_>, batch: &[(Work, Answer)]) -> Results {
    let process = pen.process;
    let mut commit = match connection {
        // With the lock from the beginning, so that nobody can come in between reading and writing.
        Connection::Sqlite(connection) => Commit::Sqlite(connection.begin_with("BEGIN IMMEDIATE").await?),
        Connection::Postgres(connection) => Commit::Postgres(connection.begin().await?),
    };
    if batch.iter().any(|(work, _)| matches!(work, Work::Found(_, quota) if *quota != Quota::default())) {
        take_turns(&mut commit).await?;
    }
    let mut results = Vec::with_capacity(batch.len());
    for (work, _) in batch {
        results.push(match work {
            Work::Found(founding, quota) => {
                if !is_within(&mut commit, founding, *quota).await? {
                    Err(StoreError::TooManyGames)
                } else if !found(&mut commit, pen, founding).await? {
                    Err(StoreError::Exists)
                } else {
                    tell(&mut commit, format!("{process} game {}", founding.id)).await?;
                    Ok(())
                }
            }
            Work::Bring(foundings) => {
                found_all(&mut commit, pen, foundings).await?;
                // Whatever they are, they may belong in the lobby.
                tell(&mut commit, format!("{process} game")).await?;
                Ok(())
            }
            Work::Change(change) => {
                let changed = advance(&mut commit, pen, change).await?;
                if changed.is_ok() {
                    tell(&mut commit, format!("{process} game {}", change.id)).await?;
                }
                changed
            }
            Work::Say(word) => {
                tell(&mut commit, format!("{process} {word}")).await?;
                Ok(())
            }
            Work::Shelve(id, seq) => {
                within!(&mut commit, tx => sqlx::query("UPDATE game SET deadline = NULL WHERE id = $1 AND seq = $2")
                    .bind(id).bind(seq).execute(&mut **tx).await?.rows_affected());
                Ok(())
            }
            Work::Forget(id) => {
                within!(&mut commit, tx => sqlx::query("UPDATE game SET address = NULL WHERE id = $1")
                    .bind(id).execute(&mut **tx).await?.rows_affected());
                Ok(())
            }
            Work::Purge(id) => {
                for sql in ["DELETE FROM event WHERE game = $1", "DELETE FROM game WHERE id = $1"] {
                    within!(&mut commit, tx => sqlx::query(sql).bind(id).execute(&mut **tx).await?.rows_affected());
                }
                Ok(())
            }
            Work::Probe => {
                within!(&mut commit, tx => sqlx::query("UPDATE pulse SET at = at").execute(&mut **tx).await?.rows_affected());
                Ok(())
            }
            Work::Pulse(now, breath) => {
                within!(&mut commit, tx => sqlx::query(OUTAGE).bind(*now).bind(*breath).bind(now - Clock::OUTAGE)
                    .execute(&mut **tx).await?.rows_affected());
                within!(&mut commit, tx => sqlx::query(PULSE).bind(STORED).bind(*now)
                    .execute(&mut **tx).await?.rows_affected());
                Ok(())
            }
        });
    }
    within!(commit, tx => tx.commit().await?);
    Ok(results)
}

/// The pulse that says that something could be stored.
const STORED: i64 = 1;

/// The pulse that says only that a server ran.
pub(super) const BREATH: i64 = 2;

/// Later pulses replace earlier ones, whichever process they come from and whenever they arrive. One that is an hour ahead
/// was made by a clock that has been set right since.
pub(super) const PULSE: &str = "INSERT INTO pulse (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at \
     WHERE excluded.at > pulse.at OR excluded.at < pulse.at - 3600000";

/// Notes an outage that is over. Several processes may come back at once and see the same one, which began at the same moment
/// for all of them; it is noted once.
const OUTAGE: &str = "INSERT INTO outage (began, ended) SELECT MAX(at), CAST($1 AS BIGINT) \
     FROM (SELECT at FROM pulse UNION ALL SELECT CAST($2 AS BIGINT) FROM pulse WHERE id = 1) AS signs \
     WHERE TRUE HAVING MAX(at) <= $3 ON CONFLICT (began) DO NOTHING";

/// Processes that found games do so one after the other, so that none counts what another is about to add. This is locked
/// before any game, again so that none waits for another in a circle. SQLite has one writer in any case.
async fn take_turns(commit: &mut Commit<'_>) -> Result<(), sqlx::Error> {
    /// Any number, the same in all processes.
    const FOUNDING: i64 = 7_420;
    if let Commit::Postgres(tx) = commit {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(FOUNDING).execute(&mut **tx).await?;
    }
    Ok(())
}

/// The second parameter is a day before the new game.
const MADE: &str = "SELECT COUNT(CASE WHEN status = 'waiting' THEN 1 END), COUNT(CASE WHEN created > $2 THEN 1 END) \
     FROM game WHERE address = $1";

/// Whether the address that has asked for a game may have another.
async fn is_within(commit: &mut Commit<'_>, founding: &Founding, quota: Quota) -> Result<bool, sqlx::Error> {
    let Some(address) = founding.address.as_ref().filter(|_| quota != Quota::default()) else {
        return Ok(true);
    };
    let yesterday = founding.terms.created - DAY;
    let (waiting, made): (i64, i64) = within!(commit, tx => sqlx::query_as(MADE)
        .bind(address)
        .bind(yesterday)
        .fetch_one(&mut **tx)
        .await?);
    let allows = |limit: Option<u32>, count: i64| limit.is_none_or(|limit| count < i64::from(limit));
    Ok(allows(quota.waiting, waiting) && allows(quota.daily, made))
}

const GAME: &str = "INSERT INTO game (id, kind, rules, start, clock, created, first_seat, second_seat, invitation, \
     listed, address, seq, status, deadline, reason, winner) ";

const EVENT: &str = "INSERT INTO event (game, seq, at, body) ";

/// Rows of a statement: both databases allow many more values, but gain nothing by them.
const ROWS: usize = 500;

/// Writes a new game down; false if there is one with this id.
async fn found(commit: &mut Commit<'_>, pen: &Pen<'_>, founding: &Founding) -> Result<bool, sqlx::Error> {
    if insert(commit, pen, std::slice::from_ref(founding)).await? == 0 {
        return Ok(false);
    }
    log(commit, &of_game(&founding.id, &founding.entries)).await?;
    Ok(true)
}

/// Writes many games down, none of which is there.
async fn found_all(
    commit: &mut Commit<'_>,
    pen: &Pen<'_>,
    foundings: &[Founding],
) -> Result<(), sqlx::Error> {
    for some in foundings.chunks(ROWS) {
        insert(commit, pen, some).await?;
    }
    let events: Vec<_> = foundings.iter().flat_map(|game| of_game(&game.id, &game.entries)).collect();
    log(commit, &events).await
}

/// The events of a game, each with its id.
fn of_game<'e>(id: &'e str, entries: &'e [Entry]) -> Vec<(&'e str, &'e Entry)> {
    entries.iter().map(|entry| (id, entry)).collect()
}

/// Writes games down without their events. Gives the number of those that were not there.
async fn insert(commit: &mut Commit<'_>, pen: &Pen<'_>, games: &[Founding]) -> Result<u64, sqlx::Error> {
    Ok(within!(commit, tx => {
        let mut query = QueryBuilder::new(GAME);
        query.push_values(games, |mut row, founding| {
            let Founding { id, terms, seats, invitation, listed, address, state, .. } = founding;
            let [first, second] = seats.map(|seat| seat.map(|hash| hash.text()));
            let Row { seq, status, deadline, reason, winner } = Row::of(state, &pen.outages);
            row.push_bind(id).push_bind(&terms.game).push_bind(&terms.rules).push_bind(&terms.start);
            row.push_bind(json(&terms.clock)).push_bind(terms.created).push_bind(first).push_bind(second);
            row.push_bind(invitation.map(|hash| hash.text())).push_bind(*listed).push_bind(address);
            row.push_bind(seq).push_bind(status).push_bind(deadline).push_bind(reason).push_bind(winner);
        });
        query.push(" ON CONFLICT (id) DO NOTHING");
        query.build().persistent(games.len() == 1).execute(&mut **tx).await?.rows_affected()
    }))
}

const CHANGE: &str = "UPDATE game SET seq = $1, status = $2, deadline = $3, reason = $4, winner = $5 \
     WHERE id = $6 AND seq = $7";

/// Apart from the other, which is for every turn: what is not named there costs nothing there. The invitation is good as long
/// as the game waits.
const SEATED: &str = "UPDATE game SET first_seat = COALESCE($1, first_seat), second_seat = COALESCE($2, second_seat), \
     invitation = CASE WHEN status = 'waiting' THEN invitation END WHERE id = $3";

/// Writes a change down, if nothing else has happened meanwhile.
async fn advance(
    commit: &mut Commit<'_>,
    pen: &Pen<'_>,
    change: &Change,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let row = Row::of(&change.state, &pen.outages);
    let is_over = row.status == "over";
    let rows = within!(commit, tx => sqlx::query(CHANGE)
        .bind(row.seq)
        .bind(row.status)
        .bind(row.deadline)
        .bind(row.reason)
        .bind(row.winner)
        .bind(&change.id)
        .bind(i64::from(change.before))
        .execute(&mut **tx)
        .await?
        .rows_affected());
    if rows == 0 {
        let kept: Option<(i64,)> = within!(commit, tx => sqlx::query_as("SELECT seq FROM game WHERE id = $1")
            .bind(&change.id)
            .fetch_optional(&mut **tx)
            .await?);
        return Ok(Err(if kept.is_some() { StoreError::Conflict } else { StoreError::Gone }));
    }
    if change.seated.is_some() || is_over {
        let taken =
            |seat: Seat| change.seated.filter(|(taken, _)| *taken == seat).map(|(_, hash)| hash.text());
        within!(commit, tx => sqlx::query(SEATED)
            .bind(taken(Seat::First))
            .bind(taken(Seat::Second))
            .bind(&change.id)
            .execute(&mut **tx)
            .await?
            .rows_affected());
    }
    log(commit, &of_game(&change.id, &change.entries)).await?;
    if let Some(founding) = &change.founding {
        found(commit, pen, founding).await?;
    }
    Ok(Ok(()))
}

/// Writes events down, each with the id of its game.
async fn log(commit: &mut Commit<'_>, events: &[(&str, &Entry)]) -> Result<(), sqlx::Error> {
    for some in events.chunks(ROWS) {
        within!(commit, tx => {
            let mut query = QueryBuilder::new(EVENT);
            query.push_values(some, |mut row, (id, entry)| {
                row.push_bind(*id).push_bind(i64::from(entry.seq)).push_bind(entry.at).push_bind(json(&entry.event));
            });
            // Those of one or two turns come again and again; others would only fill the memory of statements.
            query.build().persistent(some.len() <= 2).execute(&mut **tx).await?.rows_affected()
        });
    }
    Ok(())
}

/// Other processes hear of it when, and only if, the transaction is committed.
async fn tell(commit: &mut Commit<'_>, word: String) -> Result<(), sqlx::Error> {
    if let Commit::Postgres(tx) = commit {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(word).execute(&mut **tx).await?;
    }
    Ok(())
}

/// What the table says of a game's state.
struct Row {
    seq: i64,
    status: String,
    deadline: Option<Millis>,
    reason: Option<String>,
    winner: Option<String>,
}

impl Row {
    fn of(state: &State, outages: &Outages) -> Row {
        Row {
            seq: i64::from(state.seq),
            status: word(&state.status),
            deadline: state.deadline.map(|deadline| outages.without(deadline)),
            reason: state.end.map(|end| word(&end.reason)),
            winner: state.end.and_then(|end| end.winner).map(|winner| word(&winner)),
        }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    // These types have only texts as keys and no fallible parts.
    serde_json::to_string(value).unwrap_or_default()
}

/// A value that is written as one word.
fn word(value: &impl serde::Serialize) -> String {
    json(value).trim_matches('"').to_owned()
}
