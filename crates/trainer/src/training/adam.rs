//! Steps whose length is right for each weight (Adam with decoupled weight decay).

use super::FloatNet;
use super::float_net::{INPUT_LIMIT, OUTPUT_LIMIT};
use super::gradient::Gradient;

/// How long the mean slope and the mean square of it are remembered.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

/// How much of a weight is forgotten with each step of length one.
const DECAY: f32 = 0.01;

pub(super) struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub(super) fn new<P>(net: &FloatNet<P>) -> Adam {
        let zeros = vec![0.0; net.weights.len()];
        Adam { means: zeros.clone(), squares: zeros, steps: 0 }
    }

    pub(super) fn step<P>(&mut self, net: &mut FloatNet<P>, gradient: &Gradient, rate: f32) {
        self.steps += 1;
        // Both begin at nothing: early on they are too small.
        let mean_share = (1.0 - MEAN.powi(self.steps)).recip();
        let square_share = (1.0 - SQUARE.powi(self.steps)).recip();
        let shares = [mean_share, square_share];
        let end = [net.columns, net.columns + net.outputs, net.weights.len()];
        let limits = [INPUT_LIMIT, OUTPUT_LIMIT, f32::INFINITY];
        let mut from = 0;
        for (to, limit) in end.into_iter().zip(limits) {
            let range = from..to;
            go(
                &mut net.weights[range.clone()],
                &gradient.slopes[range.clone()],
                [&mut self.means[range.clone()], &mut self.squares[range]],
                shares,
                rate,
                limit,
            );
            from = to;
        }
    }
}

#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
fn go(
    weights: &mut [f32],
    slopes: &[f32],
    moments: [&mut [f32]; 2],
    shares: [f32; 2],
    rate: f32,
    limit: f32,
) {
    let [means, squares] = moments;
    let moments = means.iter_mut().zip(squares.iter_mut());
    for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(moments) {
        *mean = MEAN * *mean + (1.0 - MEAN) * slope;
        *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
        let step = *mean * shares[0] / ((*square * shares[1]).sqrt() + 1e-8);
        *weight = (*weight - rate * (step + DECAY * *weight)).clamp(-limit, limit);
    }
}
