//! Looking games up.

use super::pool::either;
use super::{Store, StoreError};
use crate::online::{Clock, Entry, Event, Millis, Name, Terms};
use crate::secret::Hash;
use pionnier_catalog::editions;
use serde::Serialize;
use utoipa::ToSchema;

/// Games in the lobby at most: so many of the newest are looked at.
const LOBBY: i64 = 1_000;

/// A game as it is stored.
#[derive(Debug)]
pub struct Stored {
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
    /// What has happened.
    pub entries: Vec<Entry>,
}

/// A game in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Listing {
    /// Its id.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// The terms of time.
    pub clock: Clock,
    /// The seat that is free.
    pub seat: crate::online::Side,
    /// What the player who waits is called; empty if they have not said.
    pub name: Name,
    /// When it was offered, in milliseconds since 1970.
    pub created: Millis,
}

type GameRow =
    (String, String, String, String, String, i64, Option<String>, Option<String>, Option<String>, bool, i64);

const GAME: &str = "SELECT id, kind, rules, start, clock, created, first_seat, second_seat, invitation, listed, seq \
     FROM game WHERE id = $1";

const EVENTS: &str = "SELECT seq, at, body FROM event WHERE game = $1 AND seq > $2 ORDER BY seq";

impl Store {
    /// The game with this id, if there is one.
    ///
    /// # Errors
    /// The storage does not work, or what it holds cannot be read.
    pub async fn game(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let row: Option<GameRow> =
            either!(&self.pool, pool => sqlx::query_as(GAME).bind(id).fetch_optional(pool).await?);
        let Some((id, game, rules, start, clock, created, first, second, invitation, listed, seq)) = row
        else {
            return Ok(None);
        };
        let damaged = |what: &str| StoreError::Damaged(id.clone(), what.to_owned());
        let hash = |text: Option<String>| {
            text.map(|text| Hash::read(&text).ok_or_else(|| damaged("seat"))).transpose()
        };
        let terms = Terms {
            game,
            rules,
            start,
            clock: serde_json::from_str(&clock).map_err(|_| damaged("clock"))?,
            created,
        };
        let (seats, invitation) = ([hash(first)?, hash(second)?], hash(invitation)?);
        let mut entries = self.since(&id, 0).await?;
        // What was written after the row had been read is not of the same moment: a seat may be taken there whose secret
        // is not known here.
        entries.retain(|entry| i64::from(entry.seq) <= seq);
        if entries.last().map_or(0, |entry| i64::from(entry.seq)) != seq {
            return Err(damaged("events are missing"));
        }
        Ok(Some(Stored { id, terms, seats, invitation, listed, entries }))
    }

    /// What has happened in a game after the event with this number.
    ///
    /// # Errors
    /// The storage does not work, or what it holds cannot be read.
    pub async fn since(&self, id: &str, seq: u32) -> Result<Vec<Entry>, StoreError> {
        let rows: Vec<(i64, i64, String)> = either!(&self.pool, pool => sqlx::query_as(EVENTS).bind(id).bind(i64::from(seq)).fetch_all(pool).await?);
        rows.into_iter()
            .map(|(seq, at, body)| {
                let event: Option<Event> = serde_json::from_str(&body).ok();
                let seq = u32::try_from(seq).ok();
                seq.zip(event)
                    .map(|(seq, event)| Entry { seq, at, event })
                    .ok_or_else(|| StoreError::Damaged(id.to_owned(), body))
            })
            .collect()
    }

    /// Some games whose deadline has passed, with the number of their last event, the longest overdue first. Those under
    /// rules that we do not know wait for a server that does.
    pub(crate) async fn overdue(&self, now: Millis, limit: u32) -> Result<Vec<(String, i64)>, StoreError> {
        const SQL: &str = "SELECT id, seq FROM game WHERE deadline <= $1 AND $2 LIKE '%|' || kind || ' ' || rules || '|%' \
             ORDER BY deadline LIMIT $3";
        let now = self.outages().without(now);
        Ok(
            either!(&self.pool, pool => sqlx::query_as(SQL).bind(now).bind(known_rules()).bind(i64::from(limit)).fetch_all(pool).await?),
        )
    }

    /// The lobby: games with a seat that anybody may take. First the newest of each address, then the second newest, and so
    /// on, so that nobody's many games hide those of others.
    pub(crate) async fn lobby(&self, now: Millis) -> Result<Vec<Listing>, StoreError> {
        // Live games are not offered for long; they must not take the places of others. Whoever waits is the one who has
        // sat down first.
        const SQL: &str = "SELECT id, kind, clock, created, first_seat IS NULL, body FROM \
             (SELECT *, ROW_NUMBER() OVER (PARTITION BY COALESCE(address, id) ORDER BY created DESC, id) AS place FROM \
             (SELECT * FROM game WHERE listed AND status = 'waiting' AND (created > $2 OR clock NOT LIKE '{\"kind\":\"live\"%') \
             ORDER BY created DESC LIMIT $1) AS newest) AS game \
             JOIN event ON event.game = game.id AND event.seq = 1 ORDER BY place, created DESC, id";
        let rows: Vec<(String, String, String, i64, bool, String)> = either!(&self.pool, pool => sqlx::query_as(SQL)
            .bind(LOBBY).bind(now - Clock::OFFER).fetch_all(pool).await?);
        Ok(rows
            .into_iter()
            .filter_map(|(id, game, clock, created, is_first_free, body)| {
                use crate::online::Side;
                let seat = if is_first_free { Side::First } else { Side::Second };
                let clock: Clock = serde_json::from_str(&clock).ok()?;
                let Event::Joined { name, .. } = serde_json::from_str(&body).ok()? else { return None };
                (clock.offer_ends(created) > now).then_some(Listing { id, game, clock, seat, name, created })
            })
            .collect())
    }

    /// The newest games in which the secret with this hash has a seat, without those that are over.
    pub(crate) async fn seats(&self, hash: &Hash, limit: usize) -> Result<Vec<String>, StoreError> {
        // Each half in the order of its index, and no further than needed, however many games there are.
        const SQL: [&str; 2] = [
            "SELECT id, status FROM game WHERE first_seat = $1 ORDER BY created DESC LIMIT $2",
            "SELECT id, status FROM game WHERE second_seat = $1 ORDER BY created DESC LIMIT $2",
        ];
        let mut games = Vec::new();
        for sql in SQL {
            let rows: Vec<(String, String)> = either!(&self.pool, pool => sqlx::query_as(sql)
                .bind(hash.text()).bind(limit as i64).fetch_all(pool).await?);
            games.extend(rows.into_iter().filter(|(_, status)| status != "over").map(|(id, _)| id));
        }
        Ok(games)
    }

    /// The ids of stored games that come after this one, in order: to go through all of them.
    ///
    /// # Errors
    /// The storage does not work.
    pub async fn ids_after(&self, id: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2";
        let rows: Vec<(String,)> = either!(&self.pool, pool => sqlx::query_as(SQL).bind(id).bind(i64::from(limit)).fetch_all(pool).await?);
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}

/// Every game with every version of its rules that is known here, as one text to look for one in.
fn known_rules() -> String {
    editions().fold("|".to_owned(), |text, game| text + game.id() + " " + game.rules() + "|")
}
