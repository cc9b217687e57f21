//! The two seats at a board.

use pionnier_catalog::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A seat, named after the side that is played there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// The side that moves first.
    First,
    /// The other one.
    Second,
}

impl Seat {
    /// Both seats, in the order of [`Seat::index`].
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// 0 for the first seat, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat across the board.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        match side {
            Side::First => Seat::First,
            Side::Second => Seat::Second,
        }
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        match seat {
            Seat::First => Side::First,
            Seat::Second => Side::Second,
        }
    }
}
