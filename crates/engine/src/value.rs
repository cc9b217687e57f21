//! What a position is worth when both sides play their best.

use core::cmp::Ordering;

/// The exact value of a position for the side to move, with the number of plies to the end: the winner takes the
/// shortest way, the loser the longest. A draw is endless play or a drawn ending.
///
/// Values are ordered by what the side to move prefers: `Loss(2) < Loss(40) < Draw < Win(41) < Win(1)`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "result", content = "distance", rename_all = "kebab-case")
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Value {
    /// The opponent forces the end in this many plies. `Loss(0)`: the game is over and lost.
    Loss(u16),
    /// Neither side can force anything.
    Draw,
    /// The side to move forces the end in this many plies. `Win(0)`: the game is over and won.
    Win(u16),
}

impl Value {
    /// What a turn is worth to the player who makes it, if it leads to a position of this value for the opponent.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Loss(plies) => Value::Win(plies + 1),
            Value::Draw => Value::Draw,
            Value::Win(plies) => Value::Loss(plies + 1),
        }
    }

    /// Plies to the end, unless the end never comes.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Value::Loss(plies) | Value::Win(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// A stable name for messages and JSON: `win`, `draw`, `loss`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Value::Loss(_) => "loss",
            Value::Draw => "draw",
            Value::Win(_) => "win",
        }
    }

    /// A number that grows with the value.
    const fn rank(self) -> i32 {
        match self {
            Value::Loss(plies) => plies as i32 - (1 << 16),
            Value::Draw => 0,
            Value::Win(plies) => (1 << 16) - plies as i32,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::Value::{Draw, Loss, Win};

    #[test]
    fn values_are_ordered_by_preference() {
        let worst_first = [Loss(0), Loss(2), Loss(u16::MAX), Draw, Win(u16::MAX), Win(3), Win(1)];
        assert!(worst_first.is_sorted());
        assert!(worst_first.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn a_turn_is_worth_the_opposite_one_ply_later() {
        assert_eq!(Loss(0).before(), Win(1));
        assert_eq!(Win(1).before(), Loss(2));
        assert_eq!(Draw.before(), Draw);
    }
}
