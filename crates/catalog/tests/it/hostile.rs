//! Hostile texts: nothing panics, nothing takes long.

use cpu_time::ThreadTime;
use pionnier_catalog::{GAMES, Random};
use std::time::Duration;

/// What one kilobyte of anybody's text may cost at most.
const LIMIT: Duration = Duration::from_millis(10);

/// The CPU time of a call, the best of three: only the work counts, not what else the machine does.
fn cost(mut call: impl FnMut()) -> Duration {
    let run = |_| {
        let start = ThreadTime::now();
        call();
        start.elapsed()
    };
    (0..3).map(run).min().unwrap()
}

/// Texts of a kilobyte: noise, and pieces of real texts repeated.
fn texts(seed: u64, pieces: &[String]) -> Vec<String> {
    let mut random = Random::new(seed);
    let mut texts = Vec::new();
    for _ in 0..200 {
        let mut text = String::new();
        while text.len() < 1000 {
            if random.below(3) == 0 {
                text.push(char::from_u32(random.below(0x250) as u32).unwrap_or('x'));
            } else if let Some(number) = pieces.len().checked_sub(1) {
                text.push_str(&pieces[random.below(number + 1)]);
            }
        }
        texts.push(text);
    }
    for piece in pieces {
        texts.push(piece.repeat(1000 / piece.len().max(1)));
    }
    texts
}

#[test]
fn a_kilobyte_of_anything_is_answered_at_once() {
    for game in GAMES {
        // Pieces of real positions and turns, so that the readers get far into the text.
        let mut random = Random::new(3);
        let mut position = game.start();
        let mut pieces: Vec<String> =
            ["1", "9", "/", " ", "-", "x", "^", "=", ",", "a1", "A1", "pass"].map(str::to_owned).into();
        for _ in 0..30 {
            pieces.push(position.text());
            let Some(turn) = position.random_turn(&mut random) else { break };
            position.play(&turn).unwrap();
            pieces.push(turn.chars().skip(2).collect());
            pieces.push(turn);
        }
        for text in texts(4, &pieces) {
            let spent = cost(|| {
                if let Ok(position) = game.read(&text) {
                    assert_eq!(position.text(), text);
                }
            });
            assert!(spent < LIMIT, "{} position: {spent:?} for {text:?}", game.id());
            let spent = cost(|| drop(game.start().play(&text)));
            assert!(spent < LIMIT, "{} turn: {spent:?} for {text:?}", game.id());
        }
    }
}
