//! What happens in games by itself: flags fall, invitations lapse, and what is owed is given back.

use super::{Hub, now};
use crate::problem::ApiError;
use crate::room::{Plan, Room};
use std::sync::Arc;
use std::time::Duration;

/// How often the server looks for flags that have fallen.
const SWEEP: Duration = Duration::from_millis(250);

/// How many it deals with at once.
const SWEPT: u32 = 200;

impl Hub {
    pub(super) async fn sweep(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(SWEEP);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if !self.pulse.is_steady(now()) {
                continue;
            }
            let Ok(overdue) = self.store.overdue(now(), SWEPT).await else { continue };
            let mut tasks = tokio::task::JoinSet::new();
            for (id, seq) in overdue {
                let hub = self.clone();
                tasks.spawn(async move { hub.settle(&id, seq).await });
            }
            // Whatever becomes of one of them, the clock goes on for the others.
            while tasks.join_next().await.is_some() {}
        }
    }

    /// Lets happen what is owed or due in a game by itself.
    pub(crate) async fn see_to(&self, room: &Room) -> Result<Option<u32>, ApiError> {
        self.change(room, |_, _| Ok::<_, ApiError>(Plan::default())).await?
    }

    /// Ends a game whose time is up and whose last event has the number `seq`.
    pub(crate) async fn settle(&self, id: &str, seq: i64) {
        let settled = async {
            let room = self.room(id).await?;
            let was_listed = room.is_listed();
            let settled = self.see_to(&room).await;
            if was_listed {
                self.refresh_lobby();
            }
            settled
        };
        if let Err(error) = settled.await {
            tracing::warn!(code = error.code(), id, "a flag could not fall");
            // What cannot be read now or ever must not keep those behind it waiting.
            if matches!(error, ApiError::Damaged) {
                let _ = self.store.writer().shelve(id.to_owned(), seq).await;
            }
        }
    }
}
