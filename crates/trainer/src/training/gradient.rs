//! In which direction the weights are wrong.

use super::FloatNet;
use pionnier_engine::Knowledge;

/// Which way the loss grows, by weight, and the loss itself.
pub(super) struct Gradient {
    /// As the weights of the net.
    pub(super) slopes: Vec<f32>,
    pub(super) loss: f64,
    /// Room for a position: hidden numbers, their slopes and their columns.
    rows: [Vec<f32>; 2],
    back: Vec<f32>,
    columns: [Vec<usize>; 2],
}

impl Gradient {
    pub(super) fn of<P>(net: &FloatNet<P>) -> Gradient {
        Gradient {
            slopes: vec![0.0; net.weights.len()],
            loss: 0.0,
            rows: [Vec::new(), Vec::new()],
            back: Vec::new(),
            columns: [Vec::new(), Vec::new()],
        }
    }

    pub(super) fn clear(&mut self) {
        self.slopes.fill(0.0);
        self.loss = 0.0;
    }

    pub(super) fn add(&mut self, other: &Gradient) {
        add(&mut self.slopes, &other.slopes);
        self.loss += other.loss;
    }

    pub(super) fn divide(&mut self, count: usize) {
        let share = (count as f32).recip();
        for slope in &mut self.slopes {
            *slope *= share;
        }
    }
}

/// Adds what a position says.
pub(super) fn add_sample<P: Knowledge>(
    net: &FloatNet<P>,
    position: &P,
    target: f32,
    gradient: &mut Gradient,
) {
    let Gradient { slopes, loss, rows, back, columns } = gradient;
    net.rows(position, rows, columns);
    let (outputs, bias) = net.output(position);
    let hidden = net.hidden;
    let weights = |index: usize| outputs + index * hidden..outputs + (index + 1) * hidden;
    let sum: f32 = rows.iter().enumerate().map(|(index, row)| weigh(row, &net.weights[weights(index)])).sum();
    let odds = sum + net.weights[bias];
    *loss += f64::from(self::loss(odds, target));
    let error = chance(odds) - target;
    slopes[bias] += error;
    for index in 0..2 {
        back.clear();
        back.resize(hidden, 0.0);
        descend(&rows[index], &net.weights[weights(index)], error, &mut slopes[weights(index)], back);
        for &column in &columns[index] {
            add(&mut slopes[column..column + hidden], back);
        }
    }
}

/// The chance to win that goes with the logarithm of the odds.
fn chance(odds: f32) -> f32 {
    (1.0 + (-odds).exp()).recip()
}

/// How wrong it is to say these odds: the surprise, beyond that of somebody who knows the target.
pub(super) fn loss(odds: f32, target: f32) -> f32 {
    let surprise =
        |share: f32, said: f32| if share > 0.0 { share * (share / said.max(1e-9)).ln() } else { 0.0 };
    let said = chance(odds);
    surprise(target, said) + surprise(1.0 - target, 1.0 - said)
}

/// Adds numbers to others.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn add(sums: &mut [f32], others: &[f32]) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum += other;
    }
}

/// Hidden numbers, cut to 0…1 and squared, times their weights. Summed in eight strands: one alone would not be fast, and the order
/// must not depend on the processor.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn weigh(row: &[f32], weights: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (numbers, weights) in row.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0) {
        for (sum, (number, weight)) in sums.iter_mut().zip(numbers.iter().zip(weights)) {
            let number = number.clamp(0.0, 1.0);
            *sum += number * number * weight;
        }
    }
    sums.iter().sum()
}

/// From the error of the output back to the hidden numbers: adds to the slopes of the weights and gives those of the numbers.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
fn descend(row: &[f32], weights: &[f32], error: f32, slopes: &mut [f32], back: &mut [f32]) {
    let numbers = row.iter().zip(weights).zip(slopes.iter_mut().zip(back));
    for ((number, weight), (slope, back)) in numbers {
        let cut = number.clamp(0.0, 1.0);
        *slope += error * cut * cut;
        // Where it was cut, nothing depends on it.
        *back = if (0.0..=1.0).contains(number) { 2.0 * cut * weight * error } else { 0.0 };
    }
}
