//! Results counted by pairs of games.
//!
//! The two games of a pair begin with the same opening, colours swapped, so that their results are not independent: an
//! opening that favours one side gives one point each. Counting pairs instead of games takes this into account and
//! makes the error bars smaller.

use super::difference_of_score;

/// How far from the mean 95 % of a normal distribution lie, in standard deviations.
const NINETY_FIVE: f64 = 1.959_963_984_540_054;

/// How many pairs brought a player 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pentanomial(pub [u64; 5]);

/// A value and the bounds it lies within with a certainty of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The most likely value.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Pentanomial {
    /// Counts a pair that brought so many half points.
    ///
    /// # Panics
    /// If there are more than four.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// The number of pairs.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of the points, from 0 to 1; one half before the first pair.
    #[must_use]
    pub fn score(&self) -> f64 {
        let points: f64 = self.shares().map(|(count, share)| count * share).sum();
        if self.pairs() == 0 { 0.5 } else { points / self.pairs() as f64 }
    }

    /// The standard error of the score.
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        let pairs = self.pairs().max(1) as f64;
        let score = self.score();
        let variance =
            self.shares().map(|(count, share)| count * (share - score).powi(2)).sum::<f64>() / pairs;
        // Where all pairs ended alike nothing is seen of how they may vary: the most that is possible is assumed.
        let variance = if variance > 0.0 { variance } else { 0.25 };
        (variance / pairs).sqrt()
    }

    /// The score with its error bars, cut to what a score can be.
    #[must_use]
    pub fn score_interval(&self) -> Interval {
        let (score, margin) = (self.score(), NINETY_FIVE * self.standard_error());
        Interval { value: score, low: (score - margin).max(0.0), high: (score + margin).min(1.0) }
    }

    /// The difference in Elo with its error bars; a bound is infinite where a clean sweep is not ruled out.
    #[must_use]
    pub fn elo(&self) -> Interval {
        let Interval { value, low, high } = self.score_interval();
        let [value, low, high] = [value, low, high].map(difference_of_score);
        Interval { value, low, high }
    }

    /// The likelihood that the player is the stronger one.
    #[must_use]
    pub fn likelihood_of_superiority(&self) -> f64 {
        normal((self.score() - 0.5) / self.standard_error())
    }

    /// Each count with the share of the points it stands for.
    fn shares(&self) -> impl Iterator<Item = (f64, f64)> {
        self.0.iter().enumerate().map(|(half_points, &count)| (count as f64, half_points as f64 / 4.0))
    }
}

/// The share of a standard normal distribution below `x` (Abramowitz and Stegun 26.2.17, error below 10⁻⁷).
fn normal(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let terms = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let sum = terms.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let tail = sum * (-x * x / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt();
    if x < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::{Pentanomial, normal};

    /// Computed by an independent program.
    #[test]
    fn known_results_have_their_known_elo_error_and_likelihood() {
        for (counts, score, elo, superiority) in [
            ([10, 20, 40, 25, 15], 0.534_091, [-13.326, 23.726, 61.326], 0.895_18),
            ([3, 12, 60, 20, 5], 0.53, [-6.085, 20.871, 48.081], 0.935_39),
            ([0, 2, 10, 30, 58], 0.86, [267.118, 315.348, 375.750], 1.0),
        ] {
            let results = Pentanomial(counts);
            assert!((results.score() - score).abs() < 1e-6);
            let found = results.elo();
            for (found, expected) in [found.low, found.value, found.high].into_iter().zip(elo) {
                assert!((found - expected).abs() < 1e-3, "{counts:?}: {found} {expected}");
            }
            assert!((results.likelihood_of_superiority() - superiority).abs() < 1e-5, "{counts:?}");
        }
    }

    #[test]
    fn one_point_each_varies_less_than_independent_games_would() {
        let paired = Pentanomial([0, 0, 100, 0, 0]);
        let swept = Pentanomial([50, 0, 0, 0, 50]);
        let mixed = Pentanomial([5, 0, 90, 0, 5]);
        assert!(mixed.standard_error() < 0.5 * swept.standard_error());
        // Without any spread the widest is assumed.
        assert!((paired.standard_error() - swept.standard_error()).abs() < 1e-12);
    }

    #[test]
    fn a_clean_sweep_is_finite_below_and_infinite_above() {
        let elo = Pentanomial([0, 0, 0, 0, 50]).elo();
        assert!(elo.low > 250.0 && elo.low.is_finite(), "{elo:?}");
        assert_eq!((elo.value, elo.high), (f64::INFINITY, f64::INFINITY));
        let nothing = Pentanomial::default();
        assert!((nothing.score() - 0.5).abs() < 1e-12);
        assert_eq!((nothing.elo().low, nothing.elo().high), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        for (x, share) in
            [(0.0, 0.5), (1.0, 0.841_344_7), (-1.0, 0.158_655_3), (1.959_964, 0.975), (3.0, 0.998_650_1)]
        {
            assert!((normal(x) - share).abs() < 1e-6, "{x}");
        }
    }
}
