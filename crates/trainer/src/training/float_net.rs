//! A net while it is made.

use core::marker::PhantomData;
use pionnier_core::{Game, Random, Side};
use pionnier_engine::Knowledge;
use pionnier_engine::net::{
    HIDDEN_UNIT, INPUT_WEIGHT_LIMIT, LANE, Net, OUTPUT_UNIT, OUTPUT_WEIGHT_LIMIT, Weights,
};

/// Weights become no larger than a net can keep.
pub(super) const INPUT_LIMIT: f32 = INPUT_WEIGHT_LIMIT as f32 / HIDDEN_UNIT as f32;
pub(super) const OUTPUT_LIMIT: f32 = OUTPUT_WEIGHT_LIMIT as f32 / OUTPUT_UNIT as f32;

/// So many inputs a position has, roughly: with more of them each must say less at first.
const USUAL_INPUTS: f32 = 32.0;

/// A net with fractions for weights.
#[derive(Clone, Debug)]
pub struct FloatNet<P> {
    pub(super) hidden: usize,
    /// As in [`Weights`], all in one row: columns, outputs, biases.
    pub(super) weights: Vec<f32>,
    /// How many of them are columns' and outputs'.
    pub(super) columns: usize,
    pub(super) outputs: usize,
    game: PhantomData<fn(&P)>,
}

impl<P: Knowledge> FloatNet<P> {
    /// A net that knows nothing yet. `hidden` is made a multiple of [`LANE`].
    pub(super) fn new(hidden: usize, random: &mut Random) -> FloatNet<P> {
        let hidden = hidden.div_ceil(LANE).max(1) * LANE;
        let columns = (P::INPUTS + 1) * hidden;
        let outputs = 2 * hidden * P::BUCKETS;
        let mut number = |limit: f32| limit * (random.below(2_000_001) as f32 / 1e6 - 1.0);
        let mut weights = Vec::with_capacity(columns + outputs + P::BUCKETS);
        weights.extend((0..columns).map(|_| number(USUAL_INPUTS.sqrt().recip())));
        weights.extend((0..outputs).map(|_| number((2.0 * hidden as f32).sqrt().recip())));
        weights.extend((0..P::BUCKETS).map(|_| 0.0));
        FloatNet { hidden, weights, columns, outputs, game: PhantomData }
    }

    /// The hidden numbers of the side to act and of the other, and the columns they are the sum of.
    pub(super) fn rows(&self, position: &P, rows: &mut [Vec<f32>; 2], columns: &mut [Vec<usize>; 2]) {
        let is_first = position.side() == Side::First;
        let inputs = position.inputs();
        for (is_own, (row, columns)) in [true, false].into_iter().zip(rows.iter_mut().zip(columns)) {
            columns.clear();
            columns.push(0);
            let seen = |input| if is_own == is_first { input } else { P::turned_input(input) };
            columns.extend(inputs.iter().map(|input| self.hidden * (1 + seen(input))));
            row.clear();
            row.resize(self.hidden, 0.0);
            for &column in columns.iter() {
                super::gradient::add(row, &self.weights[column..column + self.hidden]);
            }
        }
    }

    /// Where the output weights of a position's bucket begin, and where its bias is.
    pub(super) fn output(&self, position: &P) -> (usize, usize) {
        let bucket = position.bucket().min(P::BUCKETS - 1);
        (self.columns + 2 * self.hidden * bucket, self.columns + self.outputs + bucket)
    }

    /// The logarithm of the odds to win of the side to act.
    #[must_use]
    pub fn judge(&self, position: &P) -> f32 {
        let mut rows = [Vec::new(), Vec::new()];
        self.rows(position, &mut rows, &mut [Vec::new(), Vec::new()]);
        let (outputs, bias) = self.output(position);
        let weights = self.weights[outputs..outputs + 2 * self.hidden].chunks(self.hidden);
        let sum: f32 =
            rows.iter().zip(weights).map(|(row, weights)| super::gradient::weigh(row, weights)).sum();
        sum + self.weights[bias]
    }

    /// The same net in whole numbers.
    ///
    /// # Panics
    /// Never: the weights are kept within the limits of a net.
    #[must_use]
    pub fn quantised<G: Game<Position = P>>(&self) -> Net {
        let whole = |weights: &[f32], unit: i16| -> Vec<i16> {
            weights.iter().map(|weight| (weight * f32::from(unit)).round() as i16).collect()
        };
        let (columns, rest) = self.weights.split_at(self.columns);
        let (outputs, biases) = rest.split_at(self.outputs);
        let unit = f32::from(HIDDEN_UNIT) * f32::from(OUTPUT_UNIT);
        let weights = Weights {
            inputs: P::INPUTS,
            hidden: self.hidden,
            columns: whole(columns, HIDDEN_UNIT),
            outputs: whole(outputs, OUTPUT_UNIT),
            biases: biases.iter().map(|bias| (bias * unit).round() as i32).collect(),
        };
        Net::new(G::ID, &weights).expect("sizes and limits are those of a net")
    }
}
