//! Holding a search back, so that a person can win.

use super::ordering::Candidate;
use crate::Knowledge;
use pionnier_core::mix;

/// How a search is held back. Everything is fixed by the seed and the position: taking a turn back and thinking again
/// leads to the same turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weakness {
    /// Changes what is overlooked and fancied, from game to game.
    pub seed: u64,
    /// The share of actions that are seen at all, 0 to 1.
    pub attention: f64,
    /// How far fancy moves a first turn's winning chances: turns are chosen as by a softmax of this temperature.
    pub temperature: f64,
    /// How much better a first turn's noisy actions look than they are, in winning chances.
    pub appetite: f64,
}

/// More noise than this would carry scores to where they mean certain ends.
const MOST_NOISE: i32 = 14_000;

/// Beyond this temperature noise would often be that large, and then be none.
const MOST_TEMPERATURE: f64 = 0.5;

impl Weakness {
    /// Whether an action occurs to it. What is unfamiliar never does to somebody who overlooks things.
    pub(super) fn sees<P: Knowledge>(self, position: &P, key: u64, action: P::Action) -> bool {
        self.attention >= 1.0
            || (unit(mix(mix(self.seed, key), P::slot(action) as u64)) < self.attention
                && !position.is_unfamiliar(action))
    }

    /// Removes the candidates from `start` on that are not seen, but never all of them.
    pub(super) fn overlook<P: Knowledge>(
        self,
        position: &P,
        key: u64,
        candidates: &mut Vec<Candidate<P::Action>>,
        start: usize,
    ) {
        let mut kept = start;
        for index in start..candidates.len() {
            if self.sees(position, key, candidates[index].action) {
                candidates.swap(kept, index);
                kept += 1;
            }
        }
        candidates.truncate(kept.max(start + 1));
    }

    /// What is added to the score of an action of the first turn, in hundredths of a man.
    pub(super) fn noise<P: Knowledge>(self, position: &P, action: P::Action) -> i32 {
        let mut chances = 0.0;
        if self.temperature > 0.0 {
            let lot =
                unit(mix(mix(!self.seed, position.key()), P::slot(action) as u64)).clamp(1e-9, 1.0 - 1e-9);
            // The largest of values with such noise added is distributed as a softmax of the values.
            let gumbel = -(-lot.ln()).ln();
            chances += gumbel * self.temperature.min(MOST_TEMPERATURE);
        }
        if self.appetite > 0.0 && position.is_noisy(action) {
            chances += self.appetite;
        }
        // Near an even game a quarter of the scale is what moves the winning chances by one.
        ((chances * 4.0 * P::SCALE) as i32).clamp(-MOST_NOISE, MOST_NOISE)
    }
}

/// A number from 0 to 1.
pub(crate) fn unit(bits: u64) -> f64 {
    (bits >> 11) as f64 / (1_u64 << 53) as f64
}
