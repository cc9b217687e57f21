//! The one who writes.
//!
//! Changes come in through a queue. While one batch is being committed and synced, the next gathers, so that many turns
//! share one sync of the disk. A change is answered only when it is on the disk.

use super::StoreError;
use super::commit::{Pen, store};
use super::outages::Known;
use super::pool::Pool;
use super::work::{Change, Creation, Quota, Work};
use crate::broker::{Broker, Word};
use crate::metrics::METRICS;
use crate::online::Millis;
use crate::room::lock;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// What waits to be written. When it is full, those who want to write wait.
const QUEUE: usize = 1_024;

/// Changes in one commit at most.
const BATCH: usize = 256;

/// How long a change that could not be stored says that the next cannot be either.
const RECENT: Duration = Duration::from_secs(5);

/// Whom to tell what came of it.
type Answer = oneshot::Sender<Result<(), StoreError>>;

/// Takes changes to be written.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<(Work, Answer)>,
    pool: Pool,
    broker: Broker,
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
    pub(super) fn start(pool: Pool, broker: Broker, outages: Known) -> Writer {
        let (queue, work) = mpsc::channel(QUEUE);
        let failure = Arc::new(Failure::default());
        tokio::spawn(write(pool.clone(), broker.clone(), outages, work, failure.clone()));
        Writer { queue, pool, broker, failure }
    }

    /// Stores a new game.
    ///
    /// # Errors
    /// It is not known to be stored.
    pub async fn create(&self, creation: Creation) -> Result<(), StoreError> {
        self.create_within(creation, Quota::default()).await
    }

    /// Stores a new game if the address that has asked for it may have another.
    ///
    /// # Errors
    /// It is not known to be stored; after [`StoreError::TooManyGames`] and [`StoreError::Exists`] it is known not to be.
    pub async fn create_within(&self, creation: Creation, quota: Quota) -> Result<(), StoreError> {
        self.submit(Work::Create(Box::new(creation), quota)).await
    }

    /// Stores many games, in the order of their ids, none of which is there yet.
    pub(super) async fn bring(&self, mut creations: Vec<Creation>) -> Result<(), StoreError> {
        creations.sort_by(|one, other| one.id.cmp(&other.id));
        self.submit(Work::Bring(creations)).await
    }

    /// Stores a change.
    ///
    /// # Errors
    /// It is not known to be stored; after [`StoreError::Conflict`] it is known not to be.
    pub async fn change(&self, change: Change) -> Result<(), StoreError> {
        self.submit(Work::Change(Box::new(change))).await
    }

    /// Tells the other processes something, if there can be any and there is room for it. Nobody waits for that.
    pub(crate) fn say(&self, word: Word) {
        if self.broker.is_transactional() {
            let _ = self.queue.try_send((Work::Say(word), oneshot::channel().0));
        } else {
            self.broker.publish(&[word]);
        }
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
    broker: Broker,
    outages: Known,
    mut queue: mpsc::Receiver<(Work, Answer)>,
    failure: Arc<Failure>,
) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        batch.sort_by(|(a, _), (b, _)| a.order().cmp(b.order()));
        let started = Instant::now();
        let pen = Pen { broker: &broker, outages: outages.get() };
        let works: Vec<&Work> = batch.iter().map(|(work, _)| work).collect();
        let stored = store(&pool, &pen, &works).await;
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
