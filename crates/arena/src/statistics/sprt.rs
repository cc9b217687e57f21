//! The sequential test: playing no more games than it takes to decide between two hypotheses.

use super::{Pentanomial, score_of_difference};
use core::str::FromStr;

/// How often the test may be wrong, either way.
const ERROR: f64 = 0.05;

/// What a count of zero is taken for: something never seen is rare, not impossible.
const UNSEEN: f64 = 1e-3;

/// A test of "stronger by `elo1`" against "stronger by `elo0`".
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference that is not good enough.
    pub elo0: f64,
    /// The difference hoped for.
    pub elo1: f64,
}

/// What a test has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// For `elo1`.
    Accepted,
    /// For `elo0`.
    Rejected,
}

/// A text that is not `elo0,elo1` with the first below the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SprtError;

impl Sprt {
    /// The log-likelihood ratio at which the test ends: accepted above it, rejected below its negative.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The generalised log-likelihood ratio of the two hypotheses: of all distributions of pairs with the one expected
    /// score and with the other, those are compared that fit the results best.
    #[must_use]
    pub fn log_likelihood_ratio(&self, results: &Pentanomial) -> f64 {
        if results.pairs() == 0 {
            return 0.0;
        }
        let counts = results.0.map(|count| if count == 0 { UNSEEN } else { count as f64 });
        let [score0, score1] = [self.elo0, self.elo1].map(score_of_difference);
        let [weights0, weights1] = [score0, score1].map(|score| weights(&counts, score));
        counts.iter().zip(weights0).zip(weights1).map(|((count, zero), one)| count * (zero / one).ln()).sum()
    }

    /// What the results decide, if they do.
    #[must_use]
    pub fn judge(&self, results: &Pentanomial) -> Option<Verdict> {
        let ratio = self.log_likelihood_ratio(results);
        if ratio >= Sprt::bound() {
            Some(Verdict::Accepted)
        } else if ratio <= -Sprt::bound() {
            Some(Verdict::Rejected)
        } else {
            None
        }
    }
}

/// Divided by these, the observed frequencies become those of the most likely distribution whose mean is `score`.
///
/// By Lagrange's method each is 1 + x (share − score) with the one x for which the mean is right; the mean falls as x
/// grows, so that halving the interval finds it.
fn weights(counts: &[f64; 5], score: f64) -> [f64; 5] {
    let offsets = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| share - score);
    let (mut low, mut high) = (-1.0 / offsets[4], -1.0 / offsets[0]);
    for _ in 0..100 {
        let x = f64::midpoint(low, high);
        let mean: f64 =
            counts.iter().zip(offsets).map(|(count, offset)| count * offset / (1.0 + x * offset)).sum();
        if mean > 0.0 {
            low = x;
        } else {
            high = x;
        }
    }
    let x = f64::midpoint(low, high);
    offsets.map(|offset| 1.0 + x * offset)
}

impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let (elo0, elo1) = text.split_once(',').ok_or(SprtError)?;
        let read = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 2_000.0);
        let (elo0, elo1) = (read(elo0).ok_or(SprtError)?, read(elo1).ok_or(SprtError)?);
        if elo0 < elo1 { Ok(Sprt { elo0, elo1 }) } else { Err(SprtError) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Pentanomial, Sprt, Verdict};

    #[test]
    fn the_bounds_are_those_of_five_per_cent() {
        assert!((Sprt::bound() - 2.944_439).abs() < 1e-6);
    }

    /// Computed by an independent program. The last two are where the usual approximation by a normal distribution fails
    /// (44,243 and −1,653).
    #[test]
    fn known_results_have_their_known_ratio() {
        for (counts, elo0, elo1, ratio) in [
            ([10, 20, 40, 25, 15], 0.0, 20.0, 0.760_494),
            ([3, 12, 60, 20, 5], 0.0, 10.0, 0.817_802),
            ([100, 500, 1000, 600, 150], 0.0, 5.0, 5.366_013),
            ([0, 0, 0, 0, 50], 0.0, 50.0, 6.679_839),
            ([0, 0, 50, 0, 0], 0.0, 20.0, -2.952_647),
        ] {
            let found = Sprt { elo0, elo1 }.log_likelihood_ratio(&Pentanomial(counts));
            assert!((found - ratio).abs() < 1e-5, "{counts:?}: {found}");
        }
    }

    #[test]
    fn clear_results_are_judged_and_others_are_not() {
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(sprt.judge(&Pentanomial([100, 500, 1000, 600, 150])), Some(Verdict::Accepted));
        assert_eq!(sprt.judge(&Pentanomial([150, 600, 1000, 500, 100])), Some(Verdict::Rejected));
        assert_eq!(sprt.judge(&Pentanomial([10, 20, 40, 25, 15])), None);
        assert_eq!(sprt.judge(&Pentanomial::default()), None);
    }

    #[test]
    fn a_test_is_written_as_two_numbers_in_order() {
        assert_eq!("0,20".parse(), Ok(Sprt { elo0: 0.0, elo1: 20.0 }));
        assert_eq!("-10, 2.5".parse(), Ok(Sprt { elo0: -10.0, elo1: 2.5 }));
        for text in ["", "20", "20,0", "5,5", "a,b", "0,nan", "0,inf", "0,1,2"] {
            assert!(text.parse::<Sprt>().is_err(), "{text}");
        }
    }
}
