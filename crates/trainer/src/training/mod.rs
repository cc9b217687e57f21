//! Making a net of positions.
//!
//! Plain stochastic gradient descent: the positions in a new order every time, a few hundred at once, each step by Adam with
//! weight decay, shorter and shorter ones. The gradient of a batch is the sum of a fixed number of parts in a fixed
//! order, so that the number of threads changes nothing: a seed gives the same net.

mod adam;
mod float_net;
mod gradient;

pub use float_net::FloatNet;

use crate::dataset::{Dataset, Sample};
use adam::Adam;
use core::f32::consts::PI;
use gradient::{Gradient, add_sample};
use pionnier_core::Random;
use pionnier_engine::Knowledge;

/// Positions of a batch.
const BATCH: usize = 1024;

/// Parts of a batch, whatever the number of threads.
const PARTS: usize = 4;

/// How long the first steps are, and the last.
const FIRST_RATE: f32 = 1e-3;
const LAST_RATE: f32 = 1e-5;

/// How a net is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Hidden numbers for each side: a multiple of [`LANE`](pionnier_engine::net::LANE).
    pub hidden: usize,
    /// How often all positions are gone through.
    pub epochs: usize,
    /// How much the result of the game counts, from 0 to 1; the rest is what the search thought.
    pub result_share: f32,
    /// Fixes the weights to start from, the order of the positions and their images.
    pub seed: u64,
    /// Threads to work with.
    pub threads: usize,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Progress {
    /// Within an epoch.
    Step {
        /// Positions gone through so far, in all epochs.
        done: u64,
        /// How many it will be.
        total: u64,
    },
    /// After an epoch.
    Epoch {
        /// Counted from 1.
        number: usize,
        /// The mean loss of the positions it was taught, while it was taught them.
        loss: f64,
        /// That of the positions it was not taught.
        validation: f64,
    },
}

/// Makes a net. `observe` sees how far it has come.
pub fn train<P: Knowledge>(data: &Dataset<P>, plan: &Plan, observe: &mut dyn FnMut(Progress)) -> FloatNet<P> {
    let mut random = Random::new(plan.seed);
    let mut net = FloatNet::new(plan.hidden, &mut random);
    let mut adam = Adam::new(&net);
    let mut parts: Vec<Gradient> = (0..PARTS).map(|_| Gradient::of(&net)).collect();
    let mut order: Vec<u32> = (0..data.training.len() as u32).collect();
    let total = (plan.epochs * order.len()) as u64;
    let mut done = 0;
    for epoch in 1..=plan.epochs {
        for index in (1..order.len()).rev() {
            order.swap(index, random.below(index + 1));
        }
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let image_seed = random.bits();
            let samples = |index: &u32| &data.training[*index as usize];
            each_part(&mut parts, batch, plan.threads, |part, numbers, number| {
                part.clear();
                let mut random = Random::new(image_seed.wrapping_add(number as u64));
                for sample in numbers.iter().map(samples) {
                    let position = sample.position.image(random.below(P::IMAGES));
                    add_sample(&net, &position, target(sample, plan), part);
                }
            });
            let (sum, others) = parts.split_at_mut(1);
            for other in others {
                sum[0].add(other);
            }
            loss += sum[0].loss;
            sum[0].divide(batch.len());
            let progress = done as f32 / total.max(1) as f32;
            let rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * (1.0 + (PI * progress).cos()) / 2.0;
            adam.step(&mut net, &sum[0], rate);
            done += batch.len() as u64;
            observe(Progress::Step { done, total });
        }
        let validation = validate(&net, &data.validation, plan);
        observe(Progress::Epoch { number: epoch, loss: loss / order.len().max(1) as f64, validation });
    }
    net
}

/// Works on the parts of a batch, some threads at a time.
fn each_part(
    parts: &mut [Gradient],
    batch: &[u32],
    threads: usize,
    work: impl Fn(&mut Gradient, &[u32], usize) + Sync,
) {
    let size = batch.len().div_ceil(parts.len());
    let shares = parts.len().div_ceil(threads.clamp(1, parts.len()));
    std::thread::scope(|scope| {
        for (first, parts) in parts.chunks_mut(shares).enumerate() {
            let work = &work;
            let mut run = move || {
                for (index, part) in parts.iter_mut().enumerate() {
                    let number = first * shares + index;
                    let from = (number * size).min(batch.len());
                    let to = (from + size).min(batch.len());
                    work(part, &batch[from..to], number);
                }
            };
            if threads > 1 {
                scope.spawn(run);
            } else {
                run();
            }
        }
    });
}

/// What a net is to say of a position.
fn target<P>(sample: &Sample<P>, plan: &Plan) -> f32 {
    plan.result_share * sample.result + (1.0 - plan.result_share) * sample.chance
}

/// The mean loss of positions.
fn validate<P: Knowledge>(net: &FloatNet<P>, samples: &[Sample<P>], plan: &Plan) -> f64 {
    let loss =
        |sample: &Sample<P>| f64::from(gradient::loss(net.judge(&sample.position), target(sample, plan)));
    samples.iter().map(loss).sum::<f64>() / samples.len().max(1) as f64
}
