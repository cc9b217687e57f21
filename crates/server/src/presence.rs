//! Who is at the board.

use crate::online::{Millis, Side};
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use utoipa::ToSchema;

/// Who is at the board, for those who look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Attendance {
    /// Whether the player of each seat is connected, or has asked for something a moment ago.
    pub players: [bool; 2],
    /// How many others watch, as far as this server knows.
    pub watchers: u32,
}

/// The connections to a game in this process.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    here: [u32; 2],
    watchers: u32,
}

impl Presence {
    /// Someone connects: a player, or a watcher.
    pub(crate) fn arrive(&mut self, seat: Option<Side>) {
        *self.count(seat) += 1;
    }

    /// Someone's connection is gone.
    pub(crate) fn leave(&mut self, seat: Option<Side>) {
        let count = self.count(seat);
        *count = count.saturating_sub(1);
    }

    fn count(&mut self, seat: Option<Side>) -> &mut u32 {
        match seat {
            Some(seat) => &mut self.here[seat.index()],
            None => &mut self.watchers,
        }
    }

    /// Whether a player is connected to this process.
    pub(crate) fn is_here(&self, seat: Side) -> bool {
        self.here[seat.index()] > 0
    }

    /// How many watch.
    pub(crate) fn watchers(&self) -> u32 {
        self.watchers
    }

    /// How many have to be told what is new.
    fn followers(&self) -> Millis {
        Millis::from(self.here[0] + self.here[1] + self.watchers)
    }

    /// How long everybody must have been left in peace before they are told that one of the players has come or gone, or
    /// one of the watchers. The more there are the longer, so that a crowd that gathers does not cost its square.
    pub(crate) fn peace(&self, is_player: bool) -> Millis {
        if is_player { 100 + self.followers() / 2 } else { 1_000 + self.followers() * 5 }
    }
}

/// What everybody was last told of who is there: one text for all of them.
#[derive(Clone, Debug)]
pub(crate) struct Bulletin {
    /// How many there were before.
    pub(crate) number: u64,
    /// When.
    pub(crate) at: Millis,
    pub(crate) attendance: Attendance,
    pub(crate) text: Utf8Bytes,
}

#[cfg(test)]
mod tests {
    use super::Presence;
    use crate::online::Side::{First, Second};

    #[test]
    fn a_player_is_there_until_the_last_connection_goes() {
        let mut presence = Presence::default();
        for seat in [Some(First), Some(First), None] {
            presence.arrive(seat);
        }
        presence.leave(Some(First));
        assert!(presence.is_here(First) && !presence.is_here(Second));
        presence.leave(Some(First));
        presence.leave(Some(First));
        assert!(!presence.is_here(First));
        assert_eq!(presence.watchers(), 1);
    }

    #[test]
    fn a_crowd_is_told_seldom_and_of_players_sooner() {
        let mut presence = Presence::default();
        let few = presence.peace(false);
        for _ in 0..2_000 {
            presence.arrive(None);
        }
        assert!(few <= 1_000 && presence.peace(false) >= 10_000);
        assert!(presence.peace(true) < 2_000);
    }
}
