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
}

/// What an unfamiliar action seems to cost in winning chances: more than there are, so that it is played only where
/// nothing else is left.
const RELUCTANCE: f64 = 2.0;

impl Weakness {
    /// Whether an action in the position with this key is seen.
    pub(super) fn sees<P: Knowledge>(self, key: u64, action: P::Action) -> bool {
        self.attention >= 1.0 || unit(mix(mix(self.seed, key), P::slot(action) as u64)) < self.attention
    }

    /// Removes the candidates from `start` on that are not seen, but never all of them.
    pub(super) fn overlook<P: Knowledge>(
        self,
        key: u64,
        candidates: &mut Vec<Candidate<P::Action>>,
        start: usize,
    ) {
        let mut kept = start;
        for index in start..candidates.len() {
            if self.sees::<P>(key, candidates[index].action) {
                candidates.swap(kept, index);
                kept += 1;
            }
        }
        candidates.truncate(kept.max(start + 1));
    }

    /// What noise adds to the score of an action of the first turn, in hundredths of a man.
    pub(super) fn noise<P: Knowledge>(self, position: &P, action: P::Action) -> i32 {
        if self.temperature <= 0.0 {
            return 0;
        }
        let lot = unit(mix(mix(!self.seed, position.key()), P::slot(action) as u64)).clamp(1e-9, 1.0 - 1e-9);
        // The largest of values with such noise added is distributed as a softmax of the values.
        let gumbel = -(-lot.ln()).ln();
        let reluctance = if position.is_unfamiliar(action) { RELUCTANCE } else { 0.0 };
        // Near an even game a quarter of the scale is what moves the winning chances by one.
        ((gumbel * self.temperature - reluctance) * 4.0 * P::SCALE) as i32
    }
}

/// A number from 0 to 1.
pub(crate) fn unit(bits: u64) -> f64 {
    (bits >> 11) as f64 / (1_u64 << 53) as f64
}
