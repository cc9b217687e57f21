//! Connections to either database.

use super::{Location, StoreError};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, PgPool, SqlSafeStr as _, SqlitePool};
use std::fs::OpenOptions;
#[cfg(unix)]
use std::fs::Permissions;
use std::io;
#[cfg(unix)]
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;
use std::time::Duration;
use tokio::time::timeout;

/// What has been done to the tables, in order. What is here is never changed: databases remember what they were given.
const SCHEMA: [(i64, &str, &str); 3] = [
    (1, "games", include_str!("../../schema/1_games.sql")),
    (2, "outages", include_str!("../../schema/2_outages.sql")),
    (3, "seats", include_str!("../../schema/3_seats.sql")),
];

/// The version of the tables that this program works with.
pub(crate) const VERSION: i64 = SCHEMA[SCHEMA.len() - 1].0;

/// Who may read a file of games, and what is beside it: it holds hashes of secrets, and addresses.
#[cfg(unix)]
pub(super) const OWNER_ONLY: u32 = 0o600;

/// Connections for reading.
const READERS: u32 = 5;

/// Connections to one of the two databases. Two typed pools, since what is in common is the SQL and not the types.
#[derive(Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Asks either database the same thing, but does not wait for ever: a host that vanishes says nothing, not even no.
macro_rules! either {
    ($pool:expr, $name:ident => $body:expr) => {{
        let pool: &$crate::store::pool::Pool = $pool;
        let answer = async {
            Ok::<_, sqlx::Error>(match pool {
                $crate::store::pool::Pool::Sqlite($name) => $body,
                $crate::store::pool::Pool::Postgres($name) => $body,
            })
        };
        tokio::time::timeout(pool.answer_timeout(), answer)
            .await
            .unwrap_or_else(|_| Err($crate::store::pool::silence()))?
    }};
}
pub(super) use either;

/// The database has not answered.
pub(super) fn silence() -> sqlx::Error {
    sqlx::Error::Io(io::ErrorKind::TimedOut.into())
}

impl Pool {
    /// A pool for reading, in a storage that is there or, if that is allowed, comes into being.
    pub(super) async fn open(
        location: &Location,
        answer_timeout: Duration,
        is_new: bool,
    ) -> Result<Pool, StoreError> {
        match location {
            Location::File(path) => prepare(path, is_new)?,
            Location::Postgres(url) => knock(&postgres(url, answer_timeout)?, answer_timeout).await?,
        }
        Pool::with_size(location, READERS, answer_timeout).await
    }

    /// A pool of one connection, which writers need not share with readers.
    pub(super) async fn for_writing(
        location: &Location,
        answer_timeout: Duration,
    ) -> Result<Pool, StoreError> {
        Pool::with_size(location, 1, answer_timeout).await
    }

    async fn with_size(location: &Location, size: u32, answer_timeout: Duration) -> Result<Pool, StoreError> {
        // So that there is time left for the question itself.
        let waiting = answer_timeout / 2;
        match location {
            Location::File(path) => {
                let options = SqliteConnectOptions::new()
                    .filename(path)
                    .journal_mode(SqliteJournalMode::Wal)
                    // What is committed is on the disk, not only in the system's memory.
                    .synchronous(SqliteSynchronous::Full)
                    .foreign_keys(true)
                    .busy_timeout(waiting);
                let pool = SqlitePoolOptions::new().max_connections(size).acquire_timeout(waiting);
                Ok(Pool::Sqlite(pool.connect_with(options).await?))
            }
            Location::Postgres(url) => {
                let options = postgres(url, answer_timeout)?;
                let pool = PgPoolOptions::new()
                    .max_connections(size)
                    .acquire_timeout(waiting)
                    // Nor is it waited for at this end, if its last question is never answered.
                    .after_release(move |connection, _| {
                        Box::pin(async move {
                            let alive = tokio::time::timeout(waiting / 2, connection.ping()).await;
                            Ok(alive.is_ok_and(|alive| alive.is_ok()))
                        })
                    });
                Ok(Pool::Postgres(pool.connect_with(options).await?))
            }
        }
    }

    /// How long an answer may take.
    pub(super) fn answer_timeout(&self) -> Duration {
        2 * match self {
            Pool::Sqlite(pool) => pool.options().get_acquire_timeout(),
            Pool::Postgres(pool) => pool.options().get_acquire_timeout(),
        }
    }

    /// Closes every connection. SQLite's files beside the file are removed by the last one; if another program still looks
    /// at the games, the file is complete all the same.
    pub(super) async fn close(&self) {
        match self {
            Pool::Sqlite(pool) => {
                if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(pool).await {
                    tracing::warn!(%error, "the last turns stay in the file beside the games");
                }
                pool.close().await;
            }
            Pool::Postgres(pool) => pool.close().await,
        }
    }

    /// The version of the tables, if there are any.
    pub(super) async fn version(&self) -> Result<Option<i64>, StoreError> {
        const SQL: &str = "SELECT MAX(version) FROM _sqlx_migrations";
        let version: Option<(Option<i64>,)> = either!(self, pool => match sqlx::query_as(SQL).fetch_one(pool).await {
            Ok(row) => Some(row),
            // There is no such table.
            Err(sqlx::Error::Database(_)) => None,
            Err(error) => return Err(error),
        });
        Ok(version.and_then(|(version,)| version))
    }

    /// Makes the tables, or brings them up to date.
    pub(super) async fn migrate(&self) -> Result<(), StoreError> {
        let migrations = SCHEMA.iter().map(|&(version, name, sql)| {
            Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
        });
        let migrator = Migrator::with_migrations(migrations.collect());
        // However long that takes.
        match self {
            Pool::Sqlite(pool) => migrator.run(pool).await?,
            Pool::Postgres(pool) => migrator.run(pool).await?,
        }
        Ok(())
    }
}

/// Makes the file of games, if there is none and there may be one. Only its owner shall read it; what SQLite puts beside it
/// gets the same rights.
fn prepare(path: &Path, is_new: bool) -> Result<(), StoreError> {
    let failed = |error| StoreError::File(path.to_owned(), error);
    if !path.exists() {
        if !is_new {
            return Err(StoreError::Nothing);
        }
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        options.mode(OWNER_ONLY);
        options.open(path).map_err(failed)?;
    }
    #[cfg(unix)]
    if is_new {
        // Files of an earlier version may be open to all. If they belong to somebody else, that is for them to decide.
        for ending in ["", "-wal", "-shm"] {
            let mut name = path.as_os_str().to_owned();
            name.push(ending);
            let _ = std::fs::set_permissions(name, Permissions::from_mode(OWNER_ONLY));
        }
    }
    Ok(())
}

/// How to reach a PostgreSQL.
fn postgres(url: &str, answer_timeout: Duration) -> Result<PgConnectOptions, StoreError> {
    let scheme = url.split_once(':').map_or(url, |(scheme, _)| scheme);
    if !matches!(scheme, "postgres" | "postgresql") {
        return Err(StoreError::Address(format!("{scheme}:")));
    }
    let options = url.parse::<PgConnectOptions>();
    let options = options.map_err(|error| StoreError::Address(error.to_string()))?;
    // A connection that was given up must not hold on to games at the other end.
    let idle = [("idle_in_transaction_session_timeout", answer_timeout.as_millis().to_string())];
    Ok(options.options(idle))
}

/// Connects once, to know what is wrong if something is: a pool would try until its time is up, and say only that.
async fn knock(options: &PgConnectOptions, answer_timeout: Duration) -> Result<(), StoreError> {
    let connected = timeout(answer_timeout, PgConnection::connect_with(options)).await;
    let connection = connected.unwrap_or_else(|_| Err(silence()))?;
    // Whether that is heard or not: it is gone.
    let _ = timeout(answer_timeout, connection.close()).await;
    Ok(())
}
