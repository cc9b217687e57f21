//! Connections to either database.

use super::{Location, StoreError};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgPoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlSafeStr as _, SqlitePool};
use std::time::Duration;

/// Connections for reading; with PostgreSQL one of them listens to the other processes.
const READERS: u32 = 5;

/// How long a request waits for a connection before it is told that there is none.
const PATIENCE: Duration = Duration::from_secs(5);

/// Connections to one of the two databases. Two typed pools, since what is in common is the SQL and not the types.
#[derive(Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Writes the same thing for both databases.
macro_rules! either {
    ($pool:expr, $name:ident => $body:expr) => {
        match $pool {
            $crate::store::pool::Pool::Sqlite($name) => $body,
            $crate::store::pool::Pool::Postgres($name) => $body,
        }
    };
}
pub(super) use either;

impl Pool {
    /// A pool for reading.
    pub(super) async fn open(location: &Location) -> Result<Pool, StoreError> {
        Pool::with_size(location, READERS).await
    }

    /// A pool of one connection, which writers need not share with readers.
    pub(super) async fn for_writing(&self, location: &Location) -> Result<Pool, StoreError> {
        Pool::with_size(location, 1).await
    }

    async fn with_size(location: &Location, size: u32) -> Result<Pool, StoreError> {
        match location {
            Location::File(path) => {
                let options = SqliteConnectOptions::new()
                    .filename(path)
                    .create_if_missing(true)
                    .journal_mode(SqliteJournalMode::Wal)
                    // What is committed is on the disk, not only in the system's memory.
                    .synchronous(SqliteSynchronous::Full)
                    .foreign_keys(true)
                    .busy_timeout(PATIENCE);
                let pool = SqlitePoolOptions::new().max_connections(size).acquire_timeout(PATIENCE);
                Ok(Pool::Sqlite(pool.connect_with(options).await?))
            }
            Location::Postgres(url) => {
                let pool = PgPoolOptions::new().max_connections(size).acquire_timeout(PATIENCE);
                Ok(Pool::Postgres(pool.connect(url).await?))
            }
        }
    }

    /// Closes a connection, to be replaced by a fresh one. After a failed commit an old one may believe for ever that it
    /// is in the middle of a transaction.
    pub(super) async fn renew(&self) {
        either!(self, pool => if let Ok(connection) = pool.acquire().await {
            // It is given up in any case.
            let _ = connection.close().await;
        });
    }

    /// Makes the tables, or brings them up to date.
    pub(super) async fn migrate(&self) -> Result<(), StoreError> {
        let first = Migration::new(
            1,
            "games".into(),
            MigrationType::Simple,
            include_str!("../../schema/1_games.sql").into_sql_str(),
            false,
        );
        let migrator = Migrator::with_migrations(vec![first]);
        either!(self, pool => migrator.run(pool).await?);
        Ok(())
    }
}
