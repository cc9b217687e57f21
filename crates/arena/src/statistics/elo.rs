//! Elo: differences in strength as expected scores.

/// The score, from 0 to 1, that is expected of a player stronger by so many Elo.
#[must_use]
pub fn score_of_difference(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The difference in Elo that a score stands for: infinite for a clean sweep.
#[must_use]
pub fn difference_of_score(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

#[cfg(test)]
mod tests {
    use super::{difference_of_score, score_of_difference};

    #[test]
    fn scores_and_differences_are_those_of_the_tables() {
        for (score, elo) in [(0.5, 0.0), (0.76, 200.240_9), (0.9, 381.697_0), (0.24, -200.240_9)] {
            assert!((difference_of_score(score) - elo).abs() < 1e-4, "{score}");
            assert!((score_of_difference(elo) - score).abs() < 1e-6, "{elo}");
        }
        assert!(difference_of_score(1.0) > f64::MAX && difference_of_score(0.0) < f64::MIN);
    }
}
