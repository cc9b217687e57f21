//! Who is at the board.

use crate::online::{Millis, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// What another process says is believed for so long: it says it again every [`Presence::PULSE`] milliseconds.
const MEMORY: Millis = 25_000;

/// Who is at the board, for those who look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Attendance {
    /// Whether the player of each seat is connected.
    pub players: [bool; 2],
    /// How many others watch, as far as this server knows.
    pub watchers: u32,
}

/// The connections to a game in this process, and what is known of those elsewhere. Nothing of this is stored.
#[derive(Debug)]
pub(crate) struct Presence {
    here: [u32; 2],
    watchers: u32,
    elsewhere: [Option<Millis>; 2],
    last_seen: [Millis; 2],
}

impl Presence {
    /// How often processes tell each other who is with them.
    pub(crate) const PULSE: Millis = 8_000;

    /// Nobody is there; absences count from now, since nothing is known of before.
    pub(crate) fn new(now: Millis) -> Presence {
        Presence { here: [0; 2], watchers: 0, elsewhere: [None; 2], last_seen: [now; 2] }
    }

    /// Someone connects: a player, or a watcher.
    pub(crate) fn arrive(&mut self, seat: Option<Seat>, now: Millis) {
        match seat {
            Some(seat) => {
                self.here[seat.index()] += 1;
                self.last_seen[seat.index()] = now;
            }
            None => self.watchers += 1,
        }
    }

    /// Someone's connection is gone.
    pub(crate) fn leave(&mut self, seat: Option<Seat>, now: Millis) {
        match seat {
            Some(seat) => {
                self.here[seat.index()] = self.here[seat.index()].saturating_sub(1);
                self.last_seen[seat.index()] = now;
            }
            None => self.watchers = self.watchers.saturating_sub(1),
        }
    }

    /// Another process says whether a player is with it.
    pub(crate) fn hear(&mut self, seat: Seat, is_there: bool, now: Millis) {
        self.elsewhere[seat.index()] = is_there.then_some(now);
        self.last_seen[seat.index()] = now;
    }

    /// Whether a player is connected to this process.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.here[seat.index()] > 0
    }

    fn is_present(&self, seat: Seat, now: Millis) -> bool {
        self.is_here(seat) || self.elsewhere[seat.index()].is_some_and(|heard| now - heard < MEMORY)
    }

    /// For how long a player has been away; nothing if they are there.
    pub(crate) fn absent(&self, seat: Seat, now: Millis) -> Option<Millis> {
        (!self.is_present(seat, now)).then(|| now - self.last_seen[seat.index()])
    }

    pub(crate) fn attendance(&self, now: Millis) -> Attendance {
        Attendance { players: Seat::BOTH.map(|seat| self.is_present(seat, now)), watchers: self.watchers }
    }
}

#[cfg(test)]
mod tests {
    use super::{MEMORY, Presence};
    use crate::online::Seat::{First, Second};

    #[test]
    fn a_player_is_there_until_the_last_connection_goes() {
        let mut presence = Presence::new(0);
        presence.arrive(Some(First), 1_000);
        presence.arrive(Some(First), 2_000);
        presence.leave(Some(First), 3_000);
        assert_eq!(presence.absent(First, 9_000), None);
        presence.leave(Some(First), 4_000);
        assert_eq!(presence.absent(First, 9_000), Some(5_000));
        assert_eq!(presence.absent(Second, 9_000), Some(9_000), "never seen since the game was opened");
    }

    #[test]
    fn what_other_processes_say_is_believed_for_a_while() {
        let mut presence = Presence::new(0);
        presence.hear(Second, true, 1_000);
        assert_eq!(presence.absent(Second, 1_000 + MEMORY - 1), None);
        assert_eq!(presence.absent(Second, 1_000 + MEMORY), Some(MEMORY), "its process may be dead");
        presence.hear(Second, true, 90_000);
        presence.hear(Second, false, 95_000);
        assert_eq!(presence.absent(Second, 96_000), Some(1_000));
    }
}
