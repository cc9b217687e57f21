//! The statements that write, as `read` has those that read.

use super::StoreError;
use super::commit::{Commit, Outcome, Pen, within};
use super::work::{Change, Creation, Quota};
use crate::online::{Entry, Millis, Outages, Side, State};
use sqlx::QueryBuilder;

/// In milliseconds.
pub(super) const DAY: Millis = 86_400_000;

/// The pulse that says that something could be stored.
pub(super) const STORED: i64 = 1;

/// The pulse that says only that a server ran.
pub(super) const BREATH: i64 = 2;

/// Later pulses replace earlier ones, whichever process they come from and whenever they arrive. One that is an hour ahead
/// was made by a clock that has been set right since.
pub(super) const PULSE: &str = "INSERT INTO pulse (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at \
     WHERE excluded.at > pulse.at OR excluded.at < pulse.at - 3600000";

/// Notes an outage that is over. Several processes may come back at once and see the same one, which began at the same moment
/// for all of them; it is noted once.
pub(super) const OUTAGE: &str = "INSERT INTO outage (began, ended) SELECT MAX(at), CAST($1 AS BIGINT) \
     FROM (SELECT at FROM pulse UNION ALL SELECT CAST($2 AS BIGINT) FROM pulse WHERE id = 1) AS signs \
     WHERE TRUE HAVING MAX(at) <= $3 ON CONFLICT (began) DO NOTHING";

/// Processes that found games do so one after the other, so that none counts what another is about to add. This is locked
/// before any game, again so that none waits for another in a circle. SQLite has one writer in any case.
pub(super) async fn take_turns(commit: &mut Commit<'_>) -> Result<(), sqlx::Error> {
    /// Any number, the same in all processes.
    const CREATION: i64 = 7_420;
    if let Commit::Postgres(tx) = commit {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(CREATION).execute(&mut **tx).await?;
    }
    Ok(())
}

/// The second parameter is a day before the new game.
const MADE: &str = "SELECT COUNT(CASE WHEN status = 'waiting' THEN 1 END), COUNT(CASE WHEN created > $2 THEN 1 END) \
     FROM game WHERE address = $1";

/// Whether the address that has asked for a game may have another.
pub(super) async fn is_within(
    commit: &mut Commit<'_>,
    creation: &Creation,
    quota: Quota,
) -> Result<bool, sqlx::Error> {
    let Some(address) = creation.address.as_ref().filter(|_| quota != Quota::default()) else {
        return Ok(true);
    };
    let yesterday = creation.terms.created - DAY;
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
pub(super) async fn create(
    commit: &mut Commit<'_>,
    pen: &Pen<'_>,
    creation: &Creation,
) -> Result<bool, sqlx::Error> {
    if insert(commit, pen, std::slice::from_ref(creation)).await? == 0 {
        return Ok(false);
    }
    log(commit, &of_game(&creation.id, &creation.entries)).await?;
    Ok(true)
}

/// Writes many games down, none of which is there.
pub(super) async fn create_all(
    commit: &mut Commit<'_>,
    pen: &Pen<'_>,
    creations: &[Creation],
) -> Result<(), sqlx::Error> {
    for some in creations.chunks(ROWS) {
        insert(commit, pen, some).await?;
    }
    let events: Vec<_> = creations.iter().flat_map(|game| of_game(&game.id, &game.entries)).collect();
    log(commit, &events).await
}

/// The events of a game, each with its id.
fn of_game<'e>(id: &'e str, entries: &'e [Entry]) -> Vec<(&'e str, &'e Entry)> {
    entries.iter().map(|entry| (id, entry)).collect()
}

/// Writes games down without their events. Gives the number of those that were not there.
async fn insert(commit: &mut Commit<'_>, pen: &Pen<'_>, games: &[Creation]) -> Result<u64, sqlx::Error> {
    Ok(within!(commit, tx => {
        let mut query = QueryBuilder::new(GAME);
        query.push_values(games, |mut row, creation| {
            let Creation { id, terms, seats, invitation, listed, address, state, .. } = creation;
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
pub(super) async fn advance(commit: &mut Commit<'_>, pen: &Pen<'_>, change: &Change) -> Outcome {
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
            |seat: Side| change.seated.filter(|(taken, _)| *taken == seat).map(|(_, hash)| hash.text());
        within!(commit, tx => sqlx::query(SEATED)
            .bind(taken(Side::First))
            .bind(taken(Side::Second))
            .bind(&change.id)
            .execute(&mut **tx)
            .await?
            .rows_affected());
    }
    log(commit, &of_game(&change.id, &change.entries)).await?;
    if let Some(creation) = &change.creation {
        create(commit, pen, creation).await?;
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
