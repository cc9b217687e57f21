//! Trained evaluation: a small net that sees what stands where, from both sides.
//!
//! A position is two sets of [`Inputs`]: what each side sees, the board turned so that both see their own men in the same
//! place. The same weights add up to a row of *hidden* numbers for each side; those, cut to 0…1 and squared, are weighed once
//! more, the side to act first, and their sum is the logarithm of the odds to win. All of it in whole numbers: the same on
//! every machine.
//!
//! Positions that follow each other in a search have most inputs in common. An `Evaluator` remembers which inputs its
//! hidden numbers stand for and adds or takes away only the columns of those that differ. It needs to know nothing of the
//! rules for that.

mod evaluator;
mod file;
mod inputs;
mod installed;
mod kernel;
#[cfg(test)]
mod tests;

pub(crate) use evaluator::Evaluator;
pub use inputs::{INPUT_LIMIT, Inputs};
pub use installed::install;
pub(crate) use installed::{BERMUDES, GRANAT, KONO, QUINDO};

use crate::Knowledge;
use core::fmt;
use kernel::Lane;
use pionnier_core::Side;

/// How many hidden numbers are worked on together. The width of a net is a multiple of it.
pub const LANE: usize = kernel::WIDTH;

/// A hidden number of 1, as it is kept.
pub const HIDDEN_UNIT: i16 = 255;

/// An output weight of 1, as it is kept.
pub const OUTPUT_UNIT: i16 = 64;

/// No input weight is larger, as it is kept: as many as a position has inputs add up to no more than a hidden number can be.
pub const INPUT_WEIGHT_LIMIT: i16 = 505;

/// No output weight is larger, as it is kept: its product with a hidden number fits in 16 bits.
pub const OUTPUT_WEIGHT_LIMIT: i16 = 127;

/// A net for one game.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    /// The game's id.
    game: String,
    inputs: usize,
    /// Lanes in a row of hidden numbers.
    lanes: usize,
    /// The columns of all inputs, and before them one for the numbers to start from.
    columns: Vec<Lane>,
    /// For each bucket the weights of the side to act and of the other.
    outputs: Vec<Lane>,
    /// For each bucket what is added, in parts of a hidden unit times an output unit.
    biases: Vec<i32>,
}

/// The weights of a net, as whole numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// How many inputs there are.
    pub inputs: usize,
    /// How many hidden numbers: a multiple of [`LANE`].
    pub hidden: usize,
    /// The numbers to start from, then the column of each input: in parts of [`HIDDEN_UNIT`], at most
    /// [`INPUT_WEIGHT_LIMIT`].
    pub columns: Vec<i16>,
    /// For each bucket the weights of the side to act, then of the other: in parts of [`OUTPUT_UNIT`], at most
    /// [`OUTPUT_WEIGHT_LIMIT`].
    pub outputs: Vec<i16>,
    /// For each bucket what is added, in parts of a hidden unit times an output unit.
    pub biases: Vec<i32>,
}

impl Net {
    /// A net with these weights; nothing if they do not fit together or are too large.
    #[must_use]
    pub fn new(game: &str, weights: &Weights) -> Option<Net> {
        let Weights { inputs, hidden, columns, outputs, biases } = weights;
        let fits = (1..=INPUT_LIMIT).contains(inputs)
            && *hidden > 0
            && hidden.is_multiple_of(LANE)
            && columns.len() == (inputs + 1) * hidden
            && !biases.is_empty()
            && outputs.len() == 2 * hidden * biases.len()
            && columns.iter().all(|weight| weight.unsigned_abs() <= INPUT_WEIGHT_LIMIT as u16)
            && outputs.iter().all(|weight| weight.unsigned_abs() <= OUTPUT_WEIGHT_LIMIT as u16);
        fits.then(|| Net {
            game: game.to_owned(),
            inputs: *inputs,
            lanes: hidden / LANE,
            columns: kernel::lanes(columns),
            outputs: kernel::lanes(outputs),
            biases: biases.clone(),
        })
    }

    /// The weights.
    #[must_use]
    pub fn weights(&self) -> Weights {
        Weights {
            inputs: self.inputs,
            hidden: self.hidden(),
            columns: self.columns.as_flattened().to_vec(),
            outputs: self.outputs.as_flattened().to_vec(),
            biases: self.biases.clone(),
        }
    }

    /// The game's id.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// How many inputs it has.
    #[must_use]
    pub const fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many hidden numbers it has for each side.
    #[must_use]
    pub const fn hidden(&self) -> usize {
        self.lanes * LANE
    }

    /// How many buckets it has.
    #[must_use]
    pub fn buckets(&self) -> usize {
        self.biases.len()
    }

    /// The odds to win of the side to act, as the logarithm: all of it from the beginning, for those who ask once. The position
    /// must be of the net's game.
    ///
    /// # Panics
    /// If the net has fewer inputs than the game.
    #[must_use]
    pub fn judge<P: Knowledge>(&self, position: &P) -> f64 {
        let inputs: Vec<usize> = position.inputs().iter().collect();
        let [first, second] = [|input| input, P::turned_input].map(|seen: fn(usize) -> usize| {
            let columns: Vec<u16> = inputs.iter().map(|&input| 1 + seen(input) as u16).collect();
            let mut row = self.columns[..self.lanes].to_vec();
            kernel::shift(&mut row, &self.columns, &columns, &[]);
            row
        });
        let (own, other) = if position.side() == Side::First { (first, second) } else { (second, first) };
        self.log_odds(&own, &other, position.bucket())
    }

    /// The odds to win of the side to act, as the logarithm, from the hidden numbers of both sides. A bucket that the net does
    /// not have is its last.
    fn log_odds(&self, own: &[Lane], other: &[Lane], bucket: usize) -> f64 {
        let bucket = bucket.min(self.biases.len() - 1);
        let (first, second) = self.outputs[2 * bucket * self.lanes..][..2 * self.lanes].split_at(self.lanes);
        let sum = kernel::weigh(own, first) + kernel::weigh(other, second);
        let unit = f64::from(HIDDEN_UNIT) * f64::from(OUTPUT_UNIT);
        (sum as f64 / f64::from(HIDDEN_UNIT) + f64::from(self.biases[bucket])) / unit
    }
}

impl fmt::Debug for Net {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "Net({}, {} x {} x {})", self.game, self.inputs, self.hidden(), self.buckets())
    }
}
