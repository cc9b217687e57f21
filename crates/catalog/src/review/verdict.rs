//! How good a turn was.

use serde::Serialize;

/// How good a turn was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// No better turn was found.
    Best,
    /// Not the best, but it cost next to nothing; a longer way to a sure win is one of these.
    Good,
    /// It cost a tenth of the winning chances.
    Inaccuracy,
    /// It cost a fifth.
    Mistake,
    /// It cost three tenths or more; a win or a draw thrown away, where that is certain.
    Blunder,
}

impl Verdict {
    /// All of them, best first.
    pub const ALL: [Verdict; 5] =
        [Verdict::Best, Verdict::Good, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

    /// A stable name for messages and JSON.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// Whether the turn was at least an inaccuracy.
    #[must_use]
    pub const fn is_bad(self) -> bool {
        matches!(self, Verdict::Inaccuracy | Verdict::Mistake | Verdict::Blunder)
    }

    /// The verdict on a turn that was not the best and took so much from the winning chances. Where values are certain
    /// the chances are 1, ½ and 0, so that only a change of value counts, never the length of the way; and whoever has nothing
    /// left to lose loses nothing.
    pub(super) fn on_loss(loss: f64) -> Verdict {
        // A rounding error must not decide.
        match loss + 1e-9 {
            loss if loss >= 0.3 => Verdict::Blunder,
            loss if loss >= 0.2 => Verdict::Mistake,
            loss if loss >= 0.1 => Verdict::Inaccuracy,
            _ => Verdict::Good,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict;

    #[test]
    fn verdicts_follow_the_winning_chances() {
        for (loss, verdict) in [
            (-0.2, Verdict::Good),
            (0.0, Verdict::Good),
            (0.099, Verdict::Good),
            (0.1, Verdict::Inaccuracy),
            (0.7 - 0.5, Verdict::Mistake),
            (1.0 - 0.7, Verdict::Blunder),
            (0.5, Verdict::Blunder),
        ] {
            assert_eq!(Verdict::on_loss(loss), verdict, "{loss}");
        }
    }
}
