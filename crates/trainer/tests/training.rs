//! Training: the same net from the same seed, and one that has learned something.

use pionnier_core::{Game, Random};
use pionnier_engine::net::Net;
use pionnier_games::quindo::{Position, Quindo};
use pionnier_trainer::dataset::{Dataset, DatasetError};
use pionnier_trainer::selfplay::{Terms, play_games};
use pionnier_trainer::training::{FloatNet, Plan, Progress, train};
use std::path::{Path, PathBuf};

const PLAN: Plan = Plan { hidden: 64, epochs: 3, result_share: 0.5, seed: 9, threads: 1 };

/// A file of a few games, in a folder that is thrown away.
fn games(name: &str, seed: u64) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("training-{name}.jsonl"));
    let _ = std::fs::remove_file(&path);
    play_games::<Quindo>(&path, &Terms::of::<Quindo>(60, seed), 60, 2, &mut |_| {}).unwrap();
    path
}

fn data(paths: &[&Path]) -> Dataset<Position> {
    let mut data = Dataset::default();
    for path in paths {
        data.add::<Quindo>(path).unwrap();
    }
    data
}

/// The net and the losses of its epochs.
fn trained(data: &Dataset<Position>, plan: &Plan) -> (FloatNet<Position>, Vec<(f64, f64)>) {
    let mut losses = Vec::new();
    let net = train(data, plan, &mut |progress| {
        if let Progress::Epoch { loss, validation, .. } = progress {
            losses.push((loss, validation));
        }
    });
    (net, losses)
}

#[test]
fn a_seed_gives_the_same_net_on_any_number_of_threads_and_it_has_learned_something() {
    let path = games("same", 1);
    let data = data(&[&path]);
    let (net, losses) = trained(&data, &PLAN);
    let whole = net.quantised::<Quindo>();
    for threads in [2, 3] {
        let (again, same) = trained(&data, &Plan { threads, ..PLAN });
        assert_eq!(again.quantised::<Quindo>(), whole);
        assert_eq!(same, losses);
    }
    let (other, _) = trained(&data, &Plan { seed: 10, ..PLAN });
    assert_ne!(other.quantised::<Quindo>(), whole);
    assert!(losses[2].0 < losses[0].0 && losses[2].1 < losses[0].1, "{losses:?}");

    // In whole numbers it says the same.
    for sample in &data.validation {
        let difference = f64::from(net.judge(&sample.position)) - whole.judge(&sample.position);
        assert!(difference.abs() < 0.25, "{difference}");
    }
    assert_eq!(Net::from_bytes(Quindo::ID, &whole.to_bytes()), Ok(whole));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn positions_are_taken_once_and_from_both_sides_of_the_split() {
    let (one, other) = (games("one", 2), games("other", 3));
    let alone = data(&[&one]);
    let both = data(&[&one, &other]);
    let again = data(&[&one, &other, &one]);
    assert_eq!(again.training, both.training);
    assert_eq!(again.validation, both.validation);
    assert!(both.training.len() > alone.training.len());
    assert!(!alone.validation.is_empty() && alone.validation.len() < alone.training.len() / 8);
    assert!(alone.training.iter().all(|sample| sample.chance > 0.0 && sample.chance < 1.0));
    for path in [one, other] {
        std::fs::remove_file(path).unwrap();
    }
}

#[test]
fn games_of_another_game_and_games_that_cannot_be_played_are_refused() {
    let path = games("wrong", 4);
    let text = std::fs::read_to_string(&path).unwrap();
    let mut random = Random::new(1);
    let refused = |text: String| {
        std::fs::write(&path, text).unwrap();
        Dataset::<Position>::default().add::<Quindo>(&path).unwrap_err()
    };
    let other = refused(text.replacen("\"game\":\"quindo\"", "\"game\":\"kono\"", 1));
    assert!(matches!(other, DatasetError::OtherGame { game, .. } if game == "kono"));
    let lines: Vec<&str> = text.lines().collect();
    let number = 1 + random.below(lines.len() - 1);
    let spoiled = lines[number].replacen("\"turns\":\"", "\"turns\":\"f1-f2 ", 1);
    let unplayable = refused(text.replace(lines[number], &spoiled));
    assert!(matches!(unplayable, DatasetError::Unplayable(game) if game == number as u64 - 1));
    std::fs::remove_file(path).unwrap();
}
