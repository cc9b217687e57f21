//! Positions of a solved game: what is learned from them is true.

use pionnier_core::Position as _;
use pionnier_engine::Value;
use pionnier_engine::kono::tablebase;
use pionnier_games::kono::{Kono, Position};
use pionnier_trainer::dataset::Dataset;
use pionnier_trainer::training::{Plan, Progress, train};
use std::collections::HashSet;

fn data(count: usize, seed: u64) -> Dataset<Position> {
    let mut data = Dataset::default();
    data.add_exact::<Kono>(count, seed);
    data
}

#[test]
fn every_position_comes_once_with_its_true_value() {
    let data = data(5_000, 1);
    assert!((5_000..5_200).contains(&data.training.len()) && data.games > 50);
    let samples = || data.training.iter().chain(&data.validation);
    let different: HashSet<u64> = samples().map(|sample| sample.position.key()).collect();
    assert_eq!(different.len(), samples().count());
    let mut values = HashSet::new();
    for sample in samples() {
        let value = tablebase().probe(&sample.position);
        let (least, most, result) = match value {
            Value::Win(_) => (0.5, 1.0, 1.0),
            Value::Draw => (0.5, 0.5, 0.5),
            Value::Loss(_) => (0.0, 0.5, 0.0),
        };
        assert!(
            sample.result.total_cmp(&result).is_eq() && (least..=most).contains(&sample.chance),
            "{sample:?}: {value:?}"
        );
        values.insert(value.code());
    }
    assert_eq!(values.len(), 3);
}

/// The nearer the end, the surer it looks.
#[test]
fn a_near_win_is_worth_more_than_a_far_one() {
    let data = data(5_000, 2);
    let mut wins: Vec<(u16, f32)> = data
        .training
        .iter()
        .filter_map(|sample| match tablebase().probe(&sample.position) {
            Value::Win(plies) => Some((plies, sample.chance)),
            _ => None,
        })
        .collect();
    wins.sort_by_key(|&(plies, _)| plies);
    assert!(wins.first().is_some_and(|&(_, chance)| chance > 0.95));
    assert!(wins.is_sorted_by(|one, other| one.1 >= other.1));
}

#[test]
fn a_seed_gives_the_same_positions_and_a_net_learns_from_them() {
    let positions = data(20_000, 3);
    assert_eq!(positions.training, data(20_000, 3).training);
    assert_ne!(positions.training, data(20_000, 4).training);
    let plan = Plan { hidden: 64, epochs: 3, result_share: 0.5, seed: 1, threads: 1 };
    let mut losses = Vec::new();
    train(&positions, &plan, &mut |progress| {
        if let Progress::Epoch { validation, .. } = progress {
            losses.push(validation);
        }
    });
    assert!(losses.is_sorted_by(|one, other| one > other), "{losses:?}");
}
