//! What has happened in a game: this is what is stored.

use crate::{Command, Millis, Name, Offer, Side, Stake};
use pionnier_catalog::Ending;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One thing that has happened. A game is its terms and these, in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// Someone has sat down; the game begins when both seats are taken.
    Joined {
        /// Where.
        seat: Side,
        /// What they want to be called; nothing in games that were made before there were names.
        #[serde(default, skip_serializing_if = "Name::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Name>", optional))]
        name: Name,
    },
    /// A turn was played.
    Turn {
        /// By whom.
        seat: Side,
        /// Its text.
        text: String,
        /// Milliseconds it cost on the clock.
        spent: Millis,
        /// Milliseconds forgiven because they were the network's.
        lag: Millis,
    },
    /// A player has made an offer.
    Offered {
        /// Who.
        seat: Side,
        /// What.
        offer: Offer,
    },
    /// An offer was declined, or withdrawn by the player who had made it.
    Declined {
        /// By whom.
        seat: Side,
        /// What.
        offer: Offer,
    },
    /// The last turns were taken back, by agreement.
    TakenBack {
        /// Who had asked.
        seat: Side,
        /// How many turns.
        plies: u32,
    },
    /// The game is over.
    Ended(End),
    /// The players have agreed to play again, with sides swapped, in another game.
    Rematch {
        /// Its id. The players' secrets are good there too.
        game: String,
    },
    /// The server was away; nobody is charged for that.
    Outage {
        /// For so many milliseconds.
        millis: Millis,
    },
}

impl Event {
    /// Who has done it, where that is known.
    pub(crate) fn actor(&self) -> Option<Side> {
        match self {
            Event::Joined { seat, .. }
            | Event::Turn { seat, .. }
            | Event::Offered { seat, .. }
            | Event::Declined { seat, .. } => Some(*seat),
            Event::TakenBack { .. } | Event::Ended(_) | Event::Rematch { .. } | Event::Outage { .. } => None,
        }
    }

    /// Whether this is what comes of a command of this seat. Turns are known by their steps.
    pub(crate) fn carries_out(&self, seat: Side, command: &Command) -> bool {
        match command {
            Command::Turn { .. } => false,
            Command::Offer { offer } => {
                *self == Event::Offered { seat, offer: *offer } || self.is_agreement(seat, *offer)
            }
            Command::Accept { offer } => self.is_agreement(seat, *offer),
            Command::Decline { offer } => *self == Event::Declined { seat, offer: *offer },
            Command::Resign => self.is_end(Reason::Resigned, Some(seat.other())),
            Command::Abort => self.is_end(Reason::Aborted, None),
            Command::Claim { stake } => self.is_end(Reason::Left, (*stake == Stake::Win).then_some(seat)),
        }
    }

    /// Whether this comes of this seat's agreeing to an offer of the other.
    fn is_agreement(&self, seat: Side, offer: Offer) -> bool {
        match offer {
            Offer::Draw => self.is_end(Reason::Agreed, None),
            Offer::Takeback => matches!(self, Event::TakenBack { seat: asker, .. } if *asker == seat.other()),
            Offer::Rematch => matches!(self, Event::Rematch { .. }),
        }
    }

    fn is_end(&self, reason: Reason, winner: Option<Side>) -> bool {
        *self == Event::Ended(End { reason, winner })
    }
}

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct End {
    /// Why.
    pub reason: Reason,
    /// Who has won; nobody in a draw and in a game that was called off.
    pub winner: Option<Side>,
}

/// Why a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// By the rules of the game itself.
    Rules,
    /// The same position for the third time (C3).
    Repetition,
    /// 100 turns without anything irreversible (C4).
    NoProgress,
    /// A player has resigned (C5).
    Resigned,
    /// A draw was agreed (C5).
    Agreed,
    /// A player's time is up.
    Time,
    /// A player has left, and the other has claimed a win or a draw.
    Left,
    /// So many turns and takebacks that it would never end: a draw.
    TooLong,
    /// Called off before it had begun: no result.
    Aborted,
}

impl From<Ending> for End {
    fn from(ending: Ending) -> End {
        let reason = match ending {
            Ending::Rules(_) => Reason::Rules,
            Ending::Repetition => Reason::Repetition,
            Ending::NoProgress => Reason::NoProgress,
            Ending::Resigned(_) => Reason::Resigned,
            Ending::Agreed => Reason::Agreed,
        };
        End { reason, winner: ending.outcome().winner() }
    }
}

/// An event in its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Entry {
    /// Its number in the game, counted from 1 without gaps.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}
