//! Fitting the weights of an evaluation to the results of games (logistic regression).

#![allow(clippy::needless_range_loop, reason = "linear algebra reads best with its indices")]

use crate::{Agent, linear, opening, play};
use pionnier_core::{Game, Outcome, Position};
use pionnier_engine::{Knowledge, Level};

/// A position, as its features, and how its game ended for the side to act: 1, ½ or 0.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The features of the position.
    pub features: Vec<f64>,
    /// The result.
    pub result: f64,
}

/// In a game in which fewer positions than this are quiet, the others are taken too.
const FEW: f64 = 0.1;

/// The games of the engine against itself that positions are taken from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SelfPlay {
    /// How many games.
    pub games: u64,
    /// Positions looked at before a turn.
    pub nodes: u64,
    /// How rough its judgement is, in winning chances. In a game that good players always draw, results without it would
    /// say nothing about what makes a position hard to hold.
    pub temperature: f64,
    /// Random turns before the engine takes over.
    pub opening_turns: usize,
    /// Seed of the openings and of the noise.
    pub seed: u64,
}

/// Plays games of the engine against itself and gives the quiet positions between the actions. `observe` sees how many
/// games were played.
#[must_use]
pub fn samples<G: Game>(plan: &SelfPlay, observe: &mut dyn FnMut(u64)) -> Vec<Sample>
where
    G::Position: Knowledge,
{
    let (mut quiet, mut noisy) = (Vec::new(), Vec::new());
    let level = Level { temperature: plan.temperature, ..Level::thinking(plan.nodes) };
    let [mut first, mut second] = [(); 2].map(|()| Agent::of_level(level));
    for number in 0..plan.games {
        let seed = plan.seed.wrapping_add(number);
        // The length changes so that either side is to move after the opening.
        let record = opening::<G>(plan.opening_turns + (number % 2) as usize, seed);
        let skipped = record.played().len();
        first.begin(seed);
        second.begin(!seed);
        let course = play::<G>(record, &mut [&mut first, &mut second]);
        for played in &course.record.played()[skipped..] {
            let mut position = played.before;
            // Within a turn too: the evaluation is asked there as well.
            for &action in &played.actions {
                let features =
                    position.features().as_ref().iter().map(|&feature| f64::from(feature)).collect();
                let result = match course.outcome() {
                    Outcome::Win(side) if side == position.side() => 1.0,
                    Outcome::Win(_) => 0.0,
                    Outcome::Draw => 0.5,
                };
                // A position about to be upset by a capture says little by its features.
                let is_quiet = position.may_keep_quiet() && !position.is_noisy(action);
                if is_quiet { &mut quiet } else { &mut noisy }.push(Sample { features, result });
                position.apply(action);
            }
        }
        observe(number + 1);
    }
    if (quiet.len() as f64) < FEW * (quiet.len() + noisy.len()) as f64 {
        quiet.append(&mut noisy);
    }
    quiet
}

/// Weights (in units of the logistic function) that fit the results best, and the mean squared error they leave.
/// Newton's method on the logistic loss with a slight pull towards zero, so that it always converges.
#[must_use]
pub fn fit(samples: &[Sample]) -> (Vec<f64>, f64) {
    let size = samples.first().map_or(0, |sample| sample.features.len());
    let mut weights = vec![0.0; size];
    for _ in 0..30 {
        let mut gradient: Vec<f64> = weights.iter().map(|weight| -1e-3 * weight).collect();
        let mut hessian = vec![vec![0.0; size]; size];
        for (index, row) in hessian.iter_mut().enumerate() {
            row[index] = 1e-3;
        }
        for sample in samples {
            let chance = chance(&sample.features, &weights);
            let slope = chance * (1.0 - chance);
            for row in 0..size {
                gradient[row] += (sample.result - chance) * sample.features[row];
                for column in 0..size {
                    hessian[row][column] += slope * sample.features[row] * sample.features[column];
                }
            }
        }
        let step = linear::solve(hessian, gradient);
        let largest = step.iter().fold(0.0_f64, |most, value| most.max(value.abs()));
        for (weight, step) in weights.iter_mut().zip(&step) {
            *weight += step / largest.max(1.0);
        }
        if largest < 1e-9 {
            break;
        }
    }
    let error: f64 =
        samples.iter().map(|sample| (sample.result - chance(&sample.features, &weights)).powi(2)).sum();
    (weights, error / samples.len().max(1) as f64)
}

fn chance(features: &[f64], weights: &[f64]) -> f64 {
    let sum: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    1.0 / (1.0 + (-sum).exp())
}

#[cfg(test)]
mod tests {
    use super::{Sample, fit};
    use pionnier_core::Random;

    #[test]
    fn known_weights_are_found_again() {
        let mut random = Random::new(9);
        let mut number = || random.below(1_000_001) as f64 / 1e6;
        let samples: Vec<Sample> = (0..20_000)
            .map(|_| {
                let features = vec![number() * 4.0 - 2.0, number() * 4.0 - 2.0, number() * 4.0 - 2.0];
                let chance = 1.0 / (1.0 + (-(0.8 * features[0] - 0.3 * features[1])).exp());
                Sample { result: f64::from(u8::from(number() < chance)), features }
            })
            .collect();
        let (weights, error) = fit(&samples);
        for (found, expected) in weights.iter().zip([0.8, -0.3, 0.0]) {
            assert!((found - expected).abs() < 0.06, "{weights:?}");
        }
        assert!(error < 0.25);
    }
}
