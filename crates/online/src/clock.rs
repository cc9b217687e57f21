//! How long a player may think.

use crate::Millis;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The terms of time of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many days for each turn.
    Days {
        /// 1 to 30.
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
    /// An amount for the whole game and a little more with each turn.
    Live {
        /// 5 to 10,800.
        #[schema(minimum = 5, maximum = 10_800)]
        seconds: u32,
        /// Seconds added after each turn, 0 to 180.
        #[schema(maximum = 180)]
        increment: u32,
    },
}

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;

impl Clock {
    /// What a connection may cost a turn without costing its player: at most this, and refilled a little by each turn, so
    /// that it cannot be lived on.
    pub(crate) const LAG: Millis = 500;
    /// What a turn puts back of it.
    pub const LAG_REFILL: Millis = 100;
    /// How long the first turn of each side may take in a live game. It is not on the clock: a friend has only just come,
    /// or the inviter must be called back. Then the game is called off.
    const FIRST_TURN: Millis = 5 * MINUTE;
    /// So long without a server, or without anything being stored, and time has not passed for the players.
    pub const OUTAGE: Millis = 10 * SECOND;
    /// How long an invitation is good for.
    const INVITATION: Millis = 7 * DAY;
    /// How long a live game is offered to anybody.
    pub const OFFER: Millis = 60 * MINUTE;
    /// Without a clock, a player who has not moved for so long may be declared gone.
    const SILENCE: Millis = 7 * DAY;

    /// Whether these are terms we offer.
    #[must_use]
    pub const fn is_possible(self) -> bool {
        match self {
            Clock::None => true,
            Clock::Days { days } => 1 <= days && days <= 30,
            Clock::Live { seconds, increment } => 5 <= seconds && seconds <= 10_800 && increment <= 180,
        }
    }

    /// What each side starts with.
    pub(crate) const fn initial(self) -> Millis {
        match self {
            Clock::None => 0,
            Clock::Days { days } => days as Millis * DAY,
            Clock::Live { seconds, .. } => seconds as Millis * SECOND,
        }
    }

    /// What a side has left after a turn that cost it `spent` of `left`.
    pub(crate) const fn after_turn(self, left: Millis, spent: Millis) -> Millis {
        match self {
            // Each turn has all its days.
            Clock::None | Clock::Days { .. } => self.initial(),
            Clock::Live { increment, .. } => left - spent + increment as Millis * SECOND,
        }
    }

    /// Whether the turn with this number, counted from 0, is one of the two that a live clock does not count.
    pub(crate) const fn is_free(self, ply: u32) -> bool {
        matches!(self, Clock::Live { .. }) && ply < 2
    }

    /// When a turn that began at `started` must have been made; `left` and `lag` are what its side has.
    pub(crate) const fn turn_ends(
        self,
        ply: u32,
        started: Millis,
        left: Millis,
        lag: Millis,
    ) -> Option<Millis> {
        match self {
            Clock::None => None,
            Clock::Days { .. } => Some(started + left),
            Clock::Live { .. } if self.is_free(ply) => Some(started + Clock::FIRST_TURN),
            Clock::Live { .. } => Some(started + left + lag),
        }
    }

    /// When an invitation made at `created` lapses.
    pub(crate) const fn invitation_ends(created: Millis) -> Millis {
        created + Clock::INVITATION
    }

    /// When an offer to anybody, made at `created`, is not shown any more: who wants to play live wants to play now.
    #[must_use]
    pub const fn offer_ends(self, created: Millis) -> Millis {
        match self {
            Clock::Live { .. } => created + Clock::OFFER,
            Clock::None | Clock::Days { .. } => Clock::invitation_ends(created),
        }
    }

    /// For how long the player to move must have been away before the other may claim the game. `None`: never, since the
    /// clock will decide.
    #[must_use]
    pub const fn absence(self) -> Option<Millis> {
        match self {
            Clock::None => Some(Clock::SILENCE),
            Clock::Days { .. } => None,
            Clock::Live { seconds, .. } => {
                let fifth = seconds as Millis * SECOND / 5;
                Some(if fifth < 30 * SECOND {
                    30 * SECOND
                } else if fifth > 5 * MINUTE {
                    5 * MINUTE
                } else {
                    fifth
                })
            }
        }
    }
}
