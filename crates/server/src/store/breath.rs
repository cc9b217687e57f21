//! The last sign of life of a server: left many times a second and without waiting for a disk. One that is killed is known to
//! have run until then, and not only until it last stored something.

use super::Store;
use super::pool::Pool;
use super::write::{BREATH, PULSE};
use crate::online::Millis;
use sqlx::PgPool;
use sqlx::postgres::PgPoolOptions;
use std::io::{self, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::Mutex;
use std::time::Duration;

/// Where it is left: in a file beside that of the games, or in the database that all servers share.
pub(crate) enum Breath {
    File(Arc<Mutex<std::fs::File>>),
    Postgres(PgPool),
}

/// The file beside that of the games.
fn beside(games: &Path) -> PathBuf {
    let mut name = games.as_os_str().to_owned();
    name.push("-breath");
    name.into()
}

impl Store {
    /// What was left in a file. What is in a database is known there.
    pub(crate) fn last_breath(&self) -> Option<Millis> {
        let Pool::Sqlite(pool) = &self.pool else { return None };
        let path = beside(pool.connect_options().get_filename());
        std::fs::read_to_string(path).ok()?.trim().parse().ok()
    }

    /// A place to leave signs of life.
    pub(crate) fn breath(&self) -> io::Result<Breath> {
        match &self.pool {
            Pool::Sqlite(pool) => {
                let mut options = std::fs::OpenOptions::new();
                options.create(true).truncate(false).write(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let file = options.open(beside(pool.connect_options().get_filename()))?;
                Ok(Breath::File(Arc::new(Mutex::new(file))))
            }
            Pool::Postgres(pool) => {
                // It is no loss if the database itself forgets the last of them.
                let options =
                    pool.connect_options().as_ref().clone().options([("synchronous_commit", "off")]);
                let own = PgPoolOptions::new()
                    .max_connections(1)
                    .acquire_timeout(pool.options().get_acquire_timeout());
                Ok(Breath::Postgres(own.connect_lazy_with(options)))
            }
        }
    }
}

impl Breath {
    /// How often it is worth leaving one: a clock is right to this, if the server is killed.
    pub(crate) fn often(&self) -> Duration {
        match self {
            Breath::File(_) => Duration::from_millis(20),
            Breath::Postgres(_) => Duration::from_millis(40),
        }
    }

    /// Leaves a sign. That one is lost is in its nature.
    pub(crate) async fn leave(&self, now: Millis) {
        match self {
            Breath::File(file) => {
                let file = file.clone();
                // Even so small a thing may wait for a disk, and must hold nobody up.
                let written = tokio::task::spawn_blocking(move || {
                    let mut file = crate::room::lock(&file);
                    // Always as many digits, so that there is never half of a number.
                    file.rewind().and_then(|()| file.write_all(format!("{now:020}\n").as_bytes()))
                });
                let _ = written.await;
            }
            Breath::Postgres(pool) => {
                let left = sqlx::query(PULSE).bind(BREATH).bind(now).execute(pool);
                // A database that has vanished is noticed by those who need it.
                let _ = tokio::time::timeout(2 * pool.options().get_acquire_timeout(), left).await;
            }
        }
    }
}
