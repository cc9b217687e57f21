//! Words by PostgreSQL: `NOTIFY` and `LISTEN`.

use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{PgPool, Postgres, Transaction};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// The name under which processes that share a database speak to each other.
const CHANNEL: &str = "pionnier";

#[derive(Clone)]
pub(super) struct Notify(PgPool);

impl Notify {
    pub(super) fn new(pool: PgPool) -> Notify {
        Notify(pool)
    }

    /// Listens over a connection of its own.
    pub(super) async fn listen(&self, silence: Duration) -> io::Result<Listener> {
        let options = self.0.connect_options().as_ref().clone();
        let own = PgPoolOptions::new().max_connections(1).acquire_timeout(silence).connect_lazy_with(options);
        let connected = timeout(silence, async {
            let mut listener = PgListener::connect_with(&own).await?;
            listener.listen(CHANNEL).await?;
            Ok::<_, sqlx::Error>(listener)
        });
        let listener = connected.await?.map_err(io::Error::other)?;
        Ok(Listener { listener, silence })
    }
}

/// Says words within a commit, all of them by one statement.
pub(super) async fn say(
    transaction: &mut Transaction<'_, Postgres>,
    words: Vec<String>,
) -> Result<(), sqlx::Error> {
    if !words.is_empty() {
        const SQL: &str = "SELECT pg_notify($1, word) FROM unnest($2::TEXT[]) AS word";
        sqlx::query(SQL).bind(CHANNEL).bind(words).execute(&mut **transaction).await?;
    }
    Ok(())
}

pub(super) struct Listener {
    listener: PgListener,
    silence: Duration,
}

impl Listener {
    /// The next word. Hearing nothing at all, not even ourselves, means that the connection has died without saying so.
    pub(super) async fn next(&mut self) -> io::Result<Arc<str>> {
        match timeout(self.silence, self.listener.try_recv()).await? {
            Ok(Some(notification)) => Ok(notification.payload().into()),
            Ok(None) => Err(io::ErrorKind::ConnectionAborted.into()),
            Err(error) => Err(io::Error::other(error)),
        }
    }
}
