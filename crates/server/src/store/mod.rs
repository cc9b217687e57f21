//! Where games are kept: SQLite in a file, or PostgreSQL.
//!
//! There is one schema and one set of statements for both. What is written goes through one writer per process (see
//! `writer`), which commits what has come in meanwhile in one go; whoever asked is answered after that.

mod breath;
mod bring;
mod commit;
mod lock;
mod outages;
mod pool;
mod read;
mod tidy;
mod work;
mod write;
mod writer;

pub(crate) use lock::Lock;
pub use read::{Listing, Stored};
pub use work::{Change, Creation, Quota};
pub use writer::Writer;

use crate::broker::Broker;
use crate::online::{ReplayError, TermsError};
use outages::Known;
use pool::Pool;
pub(crate) use pool::VERSION as SCHEMA_VERSION;
use sqlx::migrate::MigrateError;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long the storage may take to answer, unless the operator says otherwise.
pub(crate) const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// How long to wait before a storage that is not there is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// Where to keep games.
#[derive(Clone, Debug)]
pub enum Location {
    /// In this file.
    File(PathBuf),
    /// In the PostgreSQL database with this address.
    Postgres(String),
}

/// Why something was not stored or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Someone else has written to the game meanwhile: read it again and decide again.
    #[error("the game has changed meanwhile")]
    Conflict,
    /// There is a game with this id.
    #[error("there is a game with this id")]
    Exists,
    /// The game is not kept any more.
    #[error("the game is not kept any more")]
    Gone,
    /// The address that asks for a game has too many.
    #[error("too many games of one address")]
    TooManyGames,
    /// The storage does not work now: disk full, database away. It is not known whether a change was stored.
    #[error("the storage is not available: {0}")]
    Unavailable(Arc<sqlx::Error>),
    /// The file cannot be made or opened.
    #[error("{}: {}", .0.display(), .1)]
    File(PathBuf, #[source] io::Error),
    /// Another server keeps its games in the file.
    #[error("{} belongs to another server", .0.display())]
    InUse(PathBuf),
    /// It is not the address of a database that can be used. What is said of it holds no password.
    #[error("{0}")]
    Address(String),
    /// The schema could not be brought up to date.
    #[error("the schema cannot be brought up to date: {0}")]
    Schema(MigrateError),
    /// There is no storage.
    #[error("there are no games")]
    Nothing,
    /// The tables are those of another version of the program.
    #[error("the tables have version {0}, and this program works with version {1}")]
    OtherVersion(i64, i64),
    /// What is stored is not a game we can read.
    #[error("game {0} is damaged: {1}")]
    Damaged(String, String),
    /// It is a game under rules that we do not know any more, or not yet.
    #[error("game {0} is played by other rules")]
    Rules(String),
    /// The server is stopping.
    #[error("the server is stopping")]
    Stopping,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Unavailable(Arc::new(error))
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) => error.into(),
            MigrateError::VersionMissing(version) => StoreError::OtherVersion(version, pool::VERSION),
            error => StoreError::Schema(error),
        }
    }
}

impl StoreError {
    /// Whether the storage is only not there yet: it may be starting, or the way to it.
    #[must_use]
    pub fn is_absence(&self) -> bool {
        matches!(self, StoreError::Unavailable(error) if is_absence(error))
    }

    /// What is wrong, without the words around it.
    #[must_use]
    pub fn cause(&self) -> String {
        match self {
            StoreError::Unavailable(error) => match &**error {
                sqlx::Error::Database(error) => error.message().to_owned(),
                sqlx::Error::Io(error) => error.to_string(),
                error => error.to_string(),
            },
            StoreError::Schema(error) => error.to_string(),
            StoreError::File(_, error) => error.to_string(),
            error => error.to_string(),
        }
    }

    /// Why stored events cannot be played.
    pub(crate) fn of_replay(id: &str, error: &ReplayError) -> StoreError {
        match error {
            ReplayError::Terms(TermsError::Rules) => StoreError::Rules(id.to_owned()),
            error => StoreError::Damaged(id.to_owned(), format!("{error:?}")),
        }
    }
}

/// Whether an error says that the database is only not there now.
fn is_absence(error: &sqlx::Error) -> bool {
    match error {
        // What comes back from it may be wrong: a certificate that nobody vouches for, say.
        sqlx::Error::Io(error) => error.kind() != io::ErrorKind::InvalidData,
        sqlx::Error::PoolTimedOut => true,
        // It is starting, stopping, or has no connection to spare.
        sqlx::Error::Database(error) => {
            error.code().is_some_and(|code| code.starts_with("57P") || code == "53300")
        }
        _ => false,
    }
}

/// The storage of a process: cheap to clone.
#[derive(Clone)]
pub struct Store {
    pool: Pool,
    writer: Writer,
    /// As far as they are known to this process.
    outages: Known,
    broker: Broker,
}

impl Store {
    /// Opens the storage, making or updating its tables. `process` is told to other processes with each change.
    ///
    /// # Errors
    /// The storage does not work.
    pub async fn open(location: &Location, process: &str) -> Result<Store, StoreError> {
        Store::open_now(location, process, ANSWER_TIMEOUT).await
    }

    /// The same with a storage that may take so long to answer, and so long to be there at all.
    pub(crate) async fn open_patiently(
        location: &Location,
        process: &str,
        answer_timeout: Duration,
        absence: Duration,
    ) -> Result<Store, StoreError> {
        let since = Instant::now();
        loop {
            match Store::open_now(location, process, answer_timeout).await {
                Err(error) if error.is_absence() && since.elapsed() + RETRY < absence => {
                    tracing::warn!(%error, "waiting for the storage");
                    tokio::time::sleep(RETRY).await;
                }
                opened => return opened,
            }
        }
    }

    async fn open_now(
        location: &Location,
        process: &str,
        answer_timeout: Duration,
    ) -> Result<Store, StoreError> {
        let pool = Pool::open(location, answer_timeout, true).await?;
        pool.migrate().await?;
        Store::over(pool, location, process, answer_timeout).await
    }

    /// Opens a storage whose servers speak to each other by this broker.
    #[cfg(test)]
    pub(crate) async fn open_with(location: &Location, broker: Broker) -> Result<Store, StoreError> {
        let pool = Pool::open(location, ANSWER_TIMEOUT, true).await?;
        Store::with_broker(pool, location, broker, ANSWER_TIMEOUT).await
    }

    /// Opens a storage that may belong to a running server, and changes nothing about its tables. Where there is none, one
    /// is made if `is_new`.
    ///
    /// # Errors
    /// The storage does not work, is not there, or is of another version.
    pub async fn visit(location: &Location, process: &str, is_new: bool) -> Result<Store, StoreError> {
        let pool = Pool::open(location, ANSWER_TIMEOUT, is_new).await?;
        match pool.version().await? {
            Some(pool::VERSION) => {}
            Some(version) => return Err(StoreError::OtherVersion(version, pool::VERSION)),
            None if is_new => pool.migrate().await?,
            None => return Err(StoreError::Nothing),
        }
        Store::over(pool, location, process, ANSWER_TIMEOUT).await
    }

    async fn over(
        pool: Pool,
        location: &Location,
        process: &str,
        answer_timeout: Duration,
    ) -> Result<Store, StoreError> {
        let broker = match &pool {
            Pool::Sqlite(_) => Broker::local(process),
            Pool::Postgres(pool) => Broker::notify(process, pool.clone()),
        };
        Store::with_broker(pool, location, broker, answer_timeout).await
    }

    async fn with_broker(
        pool: Pool,
        location: &Location,
        broker: Broker,
        answer_timeout: Duration,
    ) -> Result<Store, StoreError> {
        let outages = Known::default();
        let writing = Pool::for_writing(location, answer_timeout).await?;
        let writer = Writer::start(writing, broker.clone(), outages.clone());
        let store = Store { pool, writer, outages, broker };
        store.learn_outages().await?;
        Ok(store)
    }

    /// How long the storage may take to answer.
    pub(crate) fn answer_timeout(&self) -> Duration {
        self.pool.answer_timeout()
    }

    /// Ends all connections. What was acknowledged is stored in any case.
    pub async fn close(self) {
        self.writer.close().await;
        self.pool.close().await;
    }

    /// Who writes.
    #[must_use]
    pub fn writer(&self) -> &Writer {
        &self.writer
    }

    /// The way to other processes with the same games.
    pub(crate) fn broker(&self) -> &Broker {
        &self.broker
    }
}
