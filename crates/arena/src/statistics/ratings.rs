//! Ratings of several players from the matches between them.

use super::Pentanomial;
use crate::linear;

/// A match between two players, by their numbers, as seen by the first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    /// The player whose points are counted.
    pub player: usize,
    /// The other one.
    pub opponent: usize,
    /// The pairs.
    pub pairs: Pentanomial,
}

/// A player's strength in Elo, and how far it may be off (95 %).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength.
    pub elo: f64,
    /// The error, either way.
    pub error: f64,
}

/// Elo per unit of the logistic function.
const UNIT: f64 = 400.0 / core::f64::consts::LN_10;

/// The ratings of `count` players, number 0 being the anchor at 0 Elo: those under which the results are most likely.
///
/// Each match is counted as if one more pair had been drawn, so that a clean sweep leaves ratings finite. Players must
/// be connected with the anchor by matches.
#[must_use]
pub fn ratings(count: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let size = count.saturating_sub(1);
    let mut strengths = vec![0.0; count];
    // The likelihood is concave: Newton's method, with steps of bounded length, climbs to its one top.
    for _ in 0..100 {
        let (mut slope, mut curvature) = (vec![0.0; size], vec![vec![0.0; size]; size]);
        for meeting in meetings {
            let expected = expected(&strengths, meeting);
            let games = 2.0 * (meeting.pairs.pairs() + 1) as f64;
            spread(&mut slope, meeting, games * (score(meeting) - expected));
            spread_twice(&mut curvature, meeting, games * expected * (1.0 - expected));
        }
        let step = linear::solve(curvature, slope);
        let longest = step.iter().fold(0.0_f64, |most, value| most.max(value.abs()));
        for (strength, step) in strengths[1..].iter_mut().zip(&step) {
            *strength += step / longest.max(1.0);
        }
        if longest < 1e-12 {
            break;
        }
    }
    let errors = errors(size, &strengths, meetings);
    let rating = |(strength, error): (&f64, f64)| Rating { elo: strength * UNIT, error: error * UNIT };
    strengths.iter().zip([0.0].into_iter().chain(errors)).map(rating).collect()
}

/// How far the strengths may be off. The curvature of the likelihood would do if games were independent; as pairs are
/// not, what they really varied by is put between two of its inverses.
fn errors(size: usize, strengths: &[f64], meetings: &[Meeting]) -> Vec<f64> {
    let mut curvature = vec![vec![0.0; size]; size];
    for meeting in meetings {
        let expected = expected(strengths, meeting);
        let games = 2.0 * (meeting.pairs.pairs() + 1) as f64;
        spread_twice(&mut curvature, meeting, games * expected * (1.0 - expected));
    }
    let mut variances = vec![0.0; size];
    for meeting in meetings {
        let games = 2.0 * (meeting.pairs.pairs() + 1) as f64;
        let mut effect = vec![0.0; size];
        spread(&mut effect, meeting, games * smoothed(&meeting.pairs).standard_error());
        for (variance, shift) in variances.iter_mut().zip(linear::solve(curvature.clone(), effect)) {
            *variance += shift * shift;
        }
    }
    variances.into_iter().map(|variance| 1.96 * variance.sqrt()).collect()
}

fn smoothed(pairs: &Pentanomial) -> Pentanomial {
    let mut pairs = *pairs;
    pairs.add(2);
    pairs
}

fn score(meeting: &Meeting) -> f64 {
    smoothed(&meeting.pairs).score()
}

fn expected(strengths: &[f64], meeting: &Meeting) -> f64 {
    1.0 / (1.0 + (strengths[meeting.opponent] - strengths[meeting.player]).exp())
}

/// Adds a match's amount to its player and takes it from its opponent; the anchor has no place.
fn spread(vector: &mut [f64], meeting: &Meeting, amount: f64) {
    for (player, sign) in [(meeting.player, 1.0), (meeting.opponent, -1.0)] {
        if player > 0 {
            vector[player - 1] += sign * amount;
        }
    }
}

fn spread_twice(matrix: &mut [Vec<f64>], meeting: &Meeting, amount: f64) {
    for (player, sign) in [(meeting.player, 1.0), (meeting.opponent, -1.0)] {
        if player > 0 {
            spread(&mut matrix[player - 1], meeting, sign * amount);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Meeting, Pentanomial, ratings};

    /// 200 pairs with so many points out of 400, won or lost two by two.
    fn points(player: usize, opponent: usize, points: u64) -> Meeting {
        Meeting { player, opponent, pairs: Pentanomial([200 - points / 2, 0, 0, 0, points / 2]) }
    }

    #[test]
    fn one_match_gives_its_own_difference_and_error() {
        let meeting = points(1, 0, 304);
        let found = ratings(2, &[meeting]);
        assert!(found[0].elo.abs() < 1e-9 && found[0].error.abs() < 1e-9);
        // One drawn pair more than was played: a little below the +200.2 of 76 %.
        assert!((found[1].elo - 199.0).abs() < 1.0, "{found:?}");
        let elo = meeting.pairs.elo();
        assert!((found[1].error - (elo.high - elo.low) / 2.0).abs() < 1.5, "{found:?} {elo:?}");
    }

    #[test]
    fn matches_that_agree_add_up_and_make_each_other_surer() {
        let chain = [points(1, 0, 304), points(2, 1, 304)];
        let found = ratings(3, &chain);
        assert!((found[2].elo - 398.0).abs() < 2.0, "{found:?}");
        assert!(found[2].error > found[1].error);
        let skip = ratings(3, &[chain[0], chain[1], points(2, 0, 364)]);
        assert!((skip[2].elo - 398.0).abs() < 5.0, "{skip:?}");
        assert!(skip[2].error < found[2].error);
    }

    #[test]
    fn a_clean_sweep_stays_finite() {
        let found = ratings(2, &[points(1, 0, 400)]);
        assert!(found[1].elo > 900.0 && found[1].elo < 1_500.0, "{found:?}");
        assert!(found[1].error.is_finite() && found[1].error > 100.0);
    }
}
