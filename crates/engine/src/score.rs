//! What a search thinks of a position.

use crate::Value;
use core::ops::Neg;

/// A value for the side to act: hundredths of a man, or a forced end and its distance in turns. Larger is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "i32"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "i32"))]
pub struct Score(i32);

impl TryFrom<i32> for Score {
    type Error = &'static str;

    /// The score with this [`Score::number`].
    fn try_from(number: i32) -> Result<Score, &'static str> {
        let score = Score(number);
        if (Score::MIN..=Score::MAX).contains(&score) { Ok(score) } else { Err("no score is so large") }
    }
}

impl From<Value> for Score {
    fn from(value: Value) -> Score {
        match value {
            Value::Win(plies) => Score::win_in(plies.into()),
            Value::Draw => Score::DRAW,
            Value::Loss(plies) => Score::loss_in(plies.into()),
        }
    }
}

/// Forced wins are counted down from here.
const WIN: i32 = 30_000;

/// No evaluation reaches so far; beyond it lie the forced ends.
const FORCED: i32 = 28_000;

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);

    /// Larger than every score.
    pub const MAX: Score = Score(WIN + 1);

    /// Every score from here on is a forced win.
    pub(crate) const WON: Score = Score(FORCED);

    /// Smaller than every score.
    pub const MIN: Score = Score(-WIN - 1);

    /// An evaluation in hundredths of a man, cut to what is not yet a forced end.
    #[must_use]
    pub const fn of_evaluation(hundredths: i32) -> Score {
        Score(if hundredths > FORCED - 1 {
            FORCED - 1
        } else if hundredths < 1 - FORCED {
            1 - FORCED
        } else {
            hundredths
        })
    }

    /// A win at the end of so many turns.
    #[must_use]
    pub const fn win_in(turns: u32) -> Score {
        Score(WIN - turns as i32)
    }

    /// A loss at the end of so many turns.
    #[must_use]
    pub const fn loss_in(turns: u32) -> Score {
        Score(turns as i32 - WIN)
    }

    /// The number behind it: hundredths of a man where no end is forced.
    #[must_use]
    pub const fn number(self) -> i32 {
        self.0
    }

    /// Turns to a forced win (positive) or loss (negative or, if the game is lost already, zero).
    #[must_use]
    pub const fn forced_end(self) -> Option<i32> {
        if self.0 >= FORCED {
            Some(WIN - self.0)
        } else if self.0 <= -FORCED {
            Some(-WIN - self.0)
        } else {
            None
        }
    }

    /// What a turn is worth to its player if it leads to a position of this score for the opponent.
    #[must_use]
    pub const fn before(self) -> Score {
        Score(-self.0).shifted(-1)
    }

    /// The next larger score: the width of a null window.
    #[must_use]
    pub(crate) const fn next(self) -> Score {
        Score(self.0 + 1)
    }

    /// This score so many hundredths lower.
    #[must_use]
    pub(crate) const fn minus(self, hundredths: i32) -> Score {
        Score(self.0 - hundredths)
    }

    /// For a table: a forced end counted from the position itself and not from the root `turns` before it.
    #[must_use]
    pub(crate) const fn seen_from_here(self, turns: u32) -> Score {
        self.shifted(turns as i32)
    }

    /// The inverse of [`Score::seen_from_here`].
    #[must_use]
    pub(crate) const fn seen_from_root(self, turns: u32) -> Score {
        self.shifted(-(turns as i32))
    }

    const fn shifted(self, turns: i32) -> Score {
        if self.0 >= FORCED {
            Score(self.0 + turns)
        } else if self.0 <= -FORCED {
            Score(self.0 - turns)
        } else {
            self
        }
    }

    pub(crate) const fn to_bits(self) -> u16 {
        self.0 as i16 as u16
    }

    pub(crate) const fn from_bits(bits: u16) -> Score {
        Score(bits as i16 as i32)
    }

    /// The chance to win that a score stands for, a draw counting half. `scale` is the score at which it is 73 %.
    #[must_use]
    pub fn win_probability(self, scale: f64) -> f64 {
        match self.forced_end() {
            Some(_) if self.0 > 0 => 1.0,
            Some(_) => 0.0,
            None => 1.0 / (1.0 + (-f64::from(self.0) / scale).exp()),
        }
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn a_shorter_win_is_better_and_a_longer_loss_too() {
        assert!(Score::win_in(1) > Score::win_in(3));
        assert!(Score::loss_in(4) > Score::loss_in(2));
        assert!(Score::win_in(500) > Score::of_evaluation(1_000_000));
        assert_eq!(-Score::win_in(3), Score::loss_in(3));
        assert_eq!(Score::win_in(3).before(), Score::loss_in(4));
        assert_eq!(Score::loss_in(0).before(), Score::win_in(1));
        assert_eq!(Score::of_evaluation(40).before(), Score::of_evaluation(-40));
        assert_eq!(Score::win_in(7).forced_end(), Some(7));
        assert_eq!(Score::loss_in(7).forced_end(), Some(-7));
        assert_eq!(Score::of_evaluation(250).forced_end(), None);
    }

    #[test]
    fn a_stored_win_is_as_far_as_it_is_from_where_it_is_found() {
        let at_root = Score::win_in(9);
        let stored = at_root.seen_from_here(4);
        assert_eq!(stored, Score::win_in(5));
        assert_eq!(stored.seen_from_root(2), Score::win_in(7));
        assert_eq!(Score::from_bits(stored.to_bits()), stored);
        assert_eq!(Score::from_bits(Score::loss_in(3).to_bits()), Score::loss_in(3));
    }

    #[test]
    fn win_probability_grows_with_the_score() {
        assert!((Score::DRAW.win_probability(100.0) - 0.5).abs() < 1e-9);
        assert!((Score::of_evaluation(100).win_probability(100.0) - 0.731).abs() < 1e-3);
        assert!(Score::win_in(3).win_probability(100.0) > 0.999_999);
    }
}
