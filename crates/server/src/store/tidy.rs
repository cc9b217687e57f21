//! What is kept for a while only.

use super::pool::either;
use super::write::DAY;
use super::{Store, StoreError};
use crate::online::Millis;

/// Games in which nobody has played a turn are kept for so long after the last thing that happened in them.
const UNPLAYED: Millis = 7 * DAY;

/// Games dealt with in one go at most.
const SOME: i64 = 500;

/// No game without a turn has more events: two players sit down, offer and decline, end it, and agree on another.
const FEW: i64 = 20;

/// An address counts as long as the game waits, or for the day in which so many may be made.
const FORGETTABLE: &str = "SELECT id FROM game WHERE address IS NOT NULL AND status <> 'waiting' AND created <= $1 ORDER BY id LIMIT $2";

const UNPLAYED_GAMES: &str = "SELECT id FROM game WHERE status = 'over' AND seq <= $3 AND created <= $1 AND NOT EXISTS \
     (SELECT 1 FROM event WHERE event.game = game.id AND (at > $1 OR body LIKE '{\"type\":\"turn\"%')) ORDER BY id LIMIT $2";

impl Store {
    /// Forgets addresses that are not needed any more and removes games that were never played. Says whether there may be
    /// more to do.
    ///
    /// # Errors
    /// The storage does not work.
    pub async fn tidy(&self, now: Millis) -> Result<bool, StoreError> {
        let forgettable: Vec<(String,)> = either!(&self.pool, pool => sqlx::query_as(FORGETTABLE)
            .bind(now - DAY).bind(SOME).fetch_all(pool).await?);
        let unplayed: Vec<(String,)> = either!(&self.pool, pool => sqlx::query_as(UNPLAYED_GAMES)
            .bind(now - UNPLAYED).bind(SOME).bind(FEW).fetch_all(pool).await?);
        let is_more = [&forgettable, &unplayed].iter().any(|games| games.len() as i64 == SOME);
        for (id,) in forgettable {
            self.writer.forget(id).await?;
        }
        for (id,) in unplayed {
            self.writer.purge(id).await?;
        }
        Ok(is_more)
    }
}
