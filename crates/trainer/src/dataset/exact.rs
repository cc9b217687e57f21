//! Positions of random games, with what a table knows of them.

use super::{Dataset, HELD_BACK, Sample};
use core::cmp::Ordering;
use pionnier_core::{Game, Random, mix, random_turn};
use pionnier_engine::{Knowledge, Score};

/// A random game is followed for so many turns: what is found later is like what was found before.
const MOST_TURNS: usize = 100;

/// After so many turns to a forced end a chance has lost most of what it is above or below an even one.
const FAR: f32 = 30.0;

impl<P: Knowledge> Dataset<P> {
    /// Adds positions of random games until there are so many to learn from, or as many games have been played. The result of a
    /// sample is the true one; its chance says besides how near the end is, for who judges by the result alone sees no way to go.
    ///
    /// # Panics
    /// If the game is not solved.
    pub fn add_exact<G: Game<Position = P>>(&mut self, count: usize, seed: u64) {
        assert!(P::SOLVED, "{} is not solved", G::ID);
        for number in 0..count as u64 {
            if self.training.len() >= count {
                return;
            }
            let mut random = Random::new(mix(seed, number));
            let mut position = G::start();
            for _ in 0..MOST_TURNS {
                let Some(turn) = random_turn(&position, &mut random) else { break };
                if let Some(score) = position.exact().filter(|_| self.seen.insert(position.key())) {
                    let list = if number.is_multiple_of(HELD_BACK) {
                        &mut self.validation
                    } else {
                        &mut self.training
                    };
                    list.push(sample(position, score));
                }
                position = turn.into_iter().fold(position, |position, action| position.after(action));
            }
            self.games += 1;
        }
    }
}

/// A position of which the score is known.
fn sample<P>(position: P, score: Score) -> Sample<P> {
    let nearness = score.forced_end().map_or(0.0, |turns| (-(turns.unsigned_abs() as f32) / FAR).exp());
    let sign = match score.cmp(&Score::DRAW) {
        Ordering::Less => -1.0,
        Ordering::Equal => 0.0,
        Ordering::Greater => 1.0,
    };
    Sample { position, result: f32::midpoint(1.0, sign), chance: f32::midpoint(1.0, sign * nearness) }
}
