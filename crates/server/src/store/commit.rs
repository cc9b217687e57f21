//! What has gathered, in one commit.

use super::StoreError;
use super::pool::{Pool, silence};
use super::work::{Quota, Work};
use super::write::{OUTAGE, PULSE, STORED, advance, create, create_all, is_within, take_turns};
use crate::broker::{Broker, Word};
use crate::metrics::METRICS;
use crate::online::{Clock, Outages};
use sqlx::pool::PoolConnection;
use sqlx::{Connection as _, Postgres, Sqlite, Transaction};
use tokio::time::timeout;

/// Who writes, and what they know.
pub(super) struct Pen<'p> {
    pub(super) broker: &'p Broker,
    pub(super) outages: Outages,
}

/// A connection to either database.
enum Connection {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

/// A transaction with either database.
pub(super) enum Commit<'c> {
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
pub(super) use within;

type Results = Result<Vec<Result<(), StoreError>>, sqlx::Error>;

/// How much is risked on one statement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    /// Everything: if one is refused, so is the whole batch. This is the quick way, and nearly always the right one.
    Together,
    /// Only what it belongs to.
    Apart,
}

/// Writes a batch. If the database works but refuses something of it, whoever asked for that is told, and nobody else suffers.
pub(super) async fn store(pool: &Pool, pen: &Pen<'_>, batch: &[&Work]) -> Results {
    match attempt(pool, pen, batch, Care::Together).await {
        Err(error) if batch.len() > 1 && is_refusal(&error) => {
            tracing::warn!(%error, changes = batch.len(), "a batch was refused and is written change by change");
            attempt(pool, pen, batch, Care::Apart).await
        }
        stored => stored,
    }
}

/// Whether the database says no to a statement, and not that it is about to go.
fn is_refusal(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(_)) && !super::is_absence(error)
}

/// Writes a batch in a time that has an end: if the database has vanished without a word, players are told.
async fn attempt(pool: &Pool, pen: &Pen<'_>, batch: &[&Work], care: Care) -> Results {
    let mut connection = match pool {
        Pool::Sqlite(pool) => Connection::Sqlite(pool.acquire().await?),
        Pool::Postgres(pool) => Connection::Postgres(pool.acquire().await?),
    };
    let committed = timeout(pool.answer_timeout(), commit(&mut connection, pen, batch, care)).await;
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
async fn commit(connection: &mut Connection, pen: &Pen<'_>, batch: &[&Work], care: Care) -> Results {
    let mut commit = match connection {
        // With the lock from the beginning, so that nobody can come in between reading and writing.
        Connection::Sqlite(connection) => Commit::Sqlite(connection.begin_with("BEGIN IMMEDIATE").await?),
        Connection::Postgres(connection) => Commit::Postgres(connection.begin().await?),
    };
    if batch.iter().any(|work| matches!(work, Work::Create(_, quota) if *quota != Quota::default())) {
        take_turns(&mut commit).await?;
    }
    let (mut results, mut words) = (Vec::with_capacity(batch.len()), Vec::new());
    for work in batch {
        results.push(match care {
            Care::Together => carry_out(&mut commit, pen, work, &mut words).await?,
            Care::Apart => carry_out_apart(&mut commit, pen, work, &mut words).await?,
        });
    }
    if let Commit::Postgres(transaction) = &mut commit {
        pen.broker.say_within(transaction, &words).await?;
    }
    within!(commit, tx => tx.commit().await?);
    pen.broker.publish(&words);
    Ok(results)
}

/// Does a piece of work, or nothing of it if the database refuses any of it.
async fn carry_out_apart(
    commit: &mut Commit<'_>,
    pen: &Pen<'_>,
    work: &Work,
    words: &mut Vec<Word>,
) -> Outcome {
    let said = words.len();
    commit.run("SAVEPOINT work").await?;
    match carry_out(commit, pen, work, words).await {
        Err(error) if is_refusal(&error) => {
            commit.run("ROLLBACK TO SAVEPOINT work").await?;
            words.truncate(said);
            tracing::error!(%error, id = work.order(), "a change could not be stored");
            METRICS.storage_errors.add(1);
            Ok(Err(error.into()))
        }
        done => {
            commit.run("RELEASE SAVEPOINT work").await?;
            done
        }
    }
}

impl Commit<'_> {
    async fn run(&mut self, statement: &'static str) -> Result<(), sqlx::Error> {
        within!(self, tx => sqlx::query(statement).execute(&mut **tx).await?.rows_affected());
        Ok(())
    }
}

/// What came of a piece of work, if the database has answered at all.
pub(super) type Outcome = Result<Result<(), StoreError>, sqlx::Error>;

/// Does a piece of work, and adds what the other processes have to be told of it.
async fn carry_out(commit: &mut Commit<'_>, pen: &Pen<'_>, work: &Work, words: &mut Vec<Word>) -> Outcome {
    Ok(match work {
        Work::Create(creation, quota) => {
            if !is_within(commit, creation, *quota).await? {
                Err(StoreError::TooManyGames)
            } else if !create(commit, pen, creation).await? {
                Err(StoreError::Exists)
            } else {
                words.push(Word::Game(creation.id.clone()));
                Ok(())
            }
        }
        Work::Bring(creations) => {
            create_all(commit, pen, creations).await?;
            // Whatever they are, they may belong in the lobby.
            words.push(Word::Games);
            Ok(())
        }
        Work::Change(change) => {
            let changed = advance(commit, pen, change).await?;
            if changed.is_ok() {
                words.push(Word::Game(change.id.clone()));
            }
            changed
        }
        Work::Say(said) => {
            words.push(said.clone());
            Ok(())
        }
        Work::Shelve(id, seq) => {
            within!(commit, tx => sqlx::query("UPDATE game SET deadline = NULL WHERE id = $1 AND seq = $2")
                .bind(id).bind(seq).execute(&mut **tx).await?.rows_affected());
            Ok(())
        }
        Work::Forget(id) => {
            within!(commit, tx => sqlx::query("UPDATE game SET address = NULL WHERE id = $1")
                .bind(id).execute(&mut **tx).await?.rows_affected());
            Ok(())
        }
        Work::Purge(id) => {
            for sql in ["DELETE FROM event WHERE game = $1", "DELETE FROM game WHERE id = $1"] {
                within!(commit, tx => sqlx::query(sql).bind(id).execute(&mut **tx).await?.rows_affected());
            }
            Ok(())
        }
        Work::Probe => {
            within!(commit, tx => sqlx::query("UPDATE pulse SET at = at").execute(&mut **tx).await?.rows_affected());
            Ok(())
        }
        Work::Pulse(now, breath) => {
            within!(commit, tx => sqlx::query(OUTAGE).bind(*now).bind(*breath).bind(now - Clock::OUTAGE)
                .execute(&mut **tx).await?.rows_affected());
            within!(commit, tx => sqlx::query(PULSE).bind(STORED).bind(*now)
                .execute(&mut **tx).await?.rows_affected());
            Ok(())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{Pen, store};
    use crate::hub::now;
    use crate::online::{Event, Offer, Outages, Side};
    use crate::store::StoreError;
    use crate::store::pool::Pool;
    use crate::store::work::{Change, Work};
    use crate::test_hub::TestHub;
    use std::time::Duration;

    /// A change of this game: the first player offers a draw.
    async fn change(test: &TestHub, id: &str) -> Work {
        let room = test.hub.room(id).await.unwrap();
        let events = vec![Event::Offered { seat: Side::First, offer: Offer::Draw }];
        let change = room.look(|loaded| {
            let entries = loaded.game.entries_for(events, now());
            let (before, state) = (loaded.game.state().seq, loaded.game.state_after(&entries));
            Change { id: id.to_owned(), before, entries, state, seated: None, creation: None }
        });
        Work::Change(Box::new(change.unwrap()))
    }

    #[tokio::test]
    async fn what_the_database_refuses_is_refused_alone() {
        let test = TestHub::new().await;
        let other = test.another().await;
        let refused = format!(
            "CREATE TRIGGER refused BEFORE INSERT ON event WHEN NEW.game = '{}' \
             BEGIN SELECT RAISE(ABORT, 'not this one'); END",
            test.id
        );
        sqlx::query(sqlx::AssertSqlSafe(refused)).execute(&test.pool).await.unwrap();
        let works = [change(&test, &test.id).await, change(&test, &other).await, Work::Probe];
        let batch: Vec<&Work> = works.iter().collect();
        let pool = Pool::for_writing(&test.file, Duration::from_secs(5)).await.unwrap();
        let results =
            store(&pool, &Pen { broker: test.hub.store.broker(), outages: Outages::default() }, &batch)
                .await
                .unwrap();
        assert!(matches!(results[..], [Err(StoreError::Unavailable(_)), Ok(()), Ok(())]), "{results:?}");
        for (work, is_stored) in works.iter().zip([false, true]) {
            let Work::Change(change) = work else { unreachable!() };
            // Nothing of what was refused, not even what came before in it.
            let (seq,): (i64,) = sqlx::query_as("SELECT seq FROM game WHERE id = $1")
                .bind(&change.id)
                .fetch_one(&test.pool)
                .await
                .unwrap();
            assert_eq!(seq, i64::from(change.before) + i64::from(is_stored));
        }
    }
}
