//! What a player can ask for, and why it can be refused.

use pionnier_catalog::Objection;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something a player does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Play a turn. Sending it again is harmless, and right until it is acknowledged.
    Turn {
        /// The step (turns and takebacks so far) at which it is to be played.
        step: u32,
        /// Its text.
        text: String,
    },
    /// Offer something, or accept what the other offers.
    Offer {
        /// What.
        offer: Offer,
    },
    /// Accept the other's offer.
    Accept {
        /// Which.
        offer: Offer,
    },
    /// Decline the other's offer, or withdraw one's own.
    Decline {
        /// Which.
        offer: Offer,
    },
    /// Give up.
    Resign,
    /// Call the game off before both sides have moved.
    Abort,
    /// Claim the game of an opponent who has left.
    Claim {
        /// What is claimed.
        stake: Stake,
    },
}

/// What players can offer each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the last turn of the one who asks, and the reply to it.
    Takeback,
    /// Another game with sides swapped.
    Rematch,
}

impl Offer {
    /// All of them, in the order of `Offer::index`.
    pub const ALL: [Offer; 3] = [Offer::Draw, Offer::Takeback, Offer::Rematch];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// What can be claimed of an absent opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stake {
    /// The whole game.
    Win,
    /// Half of it.
    Draw,
}

/// Why a command was not carried out. The game is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The other seat is still empty.
    Waiting,
    /// The game is over.
    Over,
    /// It is not over yet.
    NotOver,
    /// It is the other's turn.
    NotYourTurn,
    /// Something else was played at that step.
    Stale,
    /// That step has not been reached.
    Ahead,
    /// The rules do not allow the turn.
    Illegal(Objection),
    /// The turn came after its time.
    TimeUp,
    /// There is no such offer to accept or decline.
    NoOffer,
    /// That was offered before and declined; something must be played first.
    OfferedBefore,
    /// There is no turn of the asker to take back.
    NothingToTakeBack,
    /// Both sides have moved: a game can no longer be called off.
    TooLateToAbort,
    /// The opponent has not been away for long enough, or it is not their turn.
    NotAbsent,
    /// Nobody can take a seat there.
    SeatTaken,
}

impl Refusal {
    /// Every code there is.
    pub const CODES: [&'static str; 14] = [
        "waiting",
        "over",
        "not-over",
        "not-your-turn",
        "stale",
        "ahead",
        "illegal-turn",
        "time-up",
        "no-offer",
        "offered-before",
        "nothing-to-take-back",
        "too-late-to-abort",
        "not-absent",
        "seat-taken",
    ];

    /// A stable name.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Waiting => "waiting",
            Refusal::Over => "over",
            Refusal::NotOver => "not-over",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::Stale => "stale",
            Refusal::Ahead => "ahead",
            Refusal::Illegal(_) => "illegal-turn",
            Refusal::TimeUp => "time-up",
            Refusal::NoOffer => "no-offer",
            Refusal::OfferedBefore => "offered-before",
            Refusal::NothingToTakeBack => "nothing-to-take-back",
            Refusal::TooLateToAbort => "too-late-to-abort",
            Refusal::NotAbsent => "not-absent",
            Refusal::SeatTaken => "seat-taken",
        }
    }
}
