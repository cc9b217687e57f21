//! The arithmetic, on arrays of a fixed size that compilers make vectors of.
//!
//! On x86-64 it is compiled twice, and the processor that runs it decides: AVX2 is not everywhere. In a browser it is compiled
//! with `simd128` (scripts/wasm.sh).

use super::HIDDEN_UNIT;

pub(super) const WIDTH: usize = 64;

/// Some of the hidden numbers.
pub(super) type Lane = [i16; WIDTH];

/// Numbers in lanes; what is left over is lost.
pub(super) fn lanes(numbers: &[i16]) -> Vec<Lane> {
    numbers.as_chunks().0.to_vec()
}

/// Adds some columns to a row of hidden numbers and takes others away.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn shift(row: &mut [Lane], columns: &[Lane], added: &[u16], removed: &[u16]) {
    let lanes = row.len();
    for (number, lane) in row.iter_mut().enumerate() {
        let mut sum = *lane;
        for &input in added {
            let column = &columns[usize::from(input) * lanes + number];
            for (sum, weight) in sum.iter_mut().zip(column) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        for &input in removed {
            let column = &columns[usize::from(input) * lanes + number];
            for (sum, weight) in sum.iter_mut().zip(column) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        *lane = sum;
    }
}

/// Hidden numbers, cut to what counts and squared, times their weights.
#[cfg_attr(target_arch = "x86_64", multiversion::multiversion(targets("x86_64+avx2")))]
pub(super) fn weigh(row: &[Lane], weights: &[Lane]) -> i64 {
    let mut sums = [0_i32; WIDTH / 2];
    for (lane, weights) in row.iter().zip(weights) {
        for (index, sum) in sums.iter_mut().enumerate() {
            let [one, two] = [2 * index, 2 * index + 1].map(|at| {
                let number = lane[at].clamp(0, HIDDEN_UNIT);
                // Fits by the limit of the weights.
                let product = number.wrapping_mul(weights[at]);
                i32::from(product) * i32::from(number)
            });
            *sum += one + two;
        }
    }
    sums.into_iter().map(i64::from).sum()
}
