//! Who is at the board, and how everybody is told.

use super::{Room, lock};
use crate::hub::now;
use crate::message::{FromServer, text};
use crate::online::{Millis, Side};
use crate::presence::{Attendance, Bulletin, Presence};
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

impl Room {
    pub(crate) fn presence(&self) -> MutexGuard<'_, Presence> {
        lock(&self.presence)
    }

    fn is_present(&self, seat: Side, now: Millis) -> bool {
        self.presence().is_here(seat) || self.sightings.until(&self.id, seat) > now
    }

    /// For how long a player has been away; nothing if they are there.
    pub(crate) fn absent(&self, seat: Side, now: Millis) -> Option<Millis> {
        (!self.is_present(seat, now)).then(|| now - self.sightings.at(&self.id, seat))
    }

    pub(super) fn attendance(&self, now: Millis) -> Attendance {
        let players = Side::BOTH.map(|seat| self.is_present(seat, now));
        Attendance { players, watchers: self.presence().watchers() }
    }

    /// What everybody was last told of who is there.
    pub(crate) fn bulletin(&self) -> Bulletin {
        lock(&self.bulletin).clone()
    }

    /// Somebody has come or gone, or has given a sign: everybody is told, when it is time.
    pub(crate) fn attend(self: &Arc<Self>) {
        // When everything ends there is nobody to tell.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        if std::mem::replace(&mut *lock(&self.is_heralded), true) {
            self.stir.notify_one();
        } else {
            runtime.spawn(self.clone().herald());
        }
    }

    /// Tells who is there as long as there is anything to tell, or somebody may be away without anybody's saying so.
    async fn herald(self: Arc<Self>) {
        loop {
            let now = now();
            let wait = {
                // Held until it is decided, so that whoever comes meanwhile begins again.
                let mut is_heralded = lock(&self.is_heralded);
                let Some(moment) = self.announce(now) else {
                    *is_heralded = false;
                    return;
                };
                moment - now
            };
            let wait = Duration::from_millis(wait.max(1) as u64);
            let _ = tokio::time::timeout(wait, self.stir.notified()).await;
        }
    }

    /// Tells who is there, if that is new and it is time. Gives the moment to look again, if there is one.
    fn announce(&self, now: Millis) -> Option<Millis> {
        let attendance = self.attendance(now);
        let mut bulletin = lock(&self.bulletin);
        if attendance != bulletin.attendance {
            let due = bulletin.at + self.presence().peace(attendance.players != bulletin.attendance.players);
            if due > now {
                return Some(due);
            }
            let text = text(&FromServer::Attendance { attendance });
            *bulletin = Bulletin { number: bulletin.number + 1, at: now, attendance, text };
            self.tell();
        }
        let ends = Side::BOTH.map(|seat| self.sightings.until(&self.id, seat));
        ends.into_iter().filter(|&end| end > now).min()
    }
}
