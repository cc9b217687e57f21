//! Ground truth made by an independent program, and perft counts.

use crate::data::{fields, lines, read};
use crate::walk::outcome_text;
use pionnier_core::{Game, Position, perft, read_turn, visit_turns};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::ops::ControlFlow;
use std::path::Path;

/// `vectors.jsonl`: positions with their turns (listed, or counted and hashed), and whole games.
pub fn vectors_agree<G: Game>(folder: &Path) {
    let text = read(folder, "vectors.jsonl");
    let (mut positions, mut games) = (0, 0);
    for line in lines(&text) {
        let vector: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        if vector["position"].is_string() {
            position_agrees::<G>(&vector);
            positions += 1;
        } else {
            game_agrees::<G>(&vector);
            games += 1;
        }
    }
    assert!(positions > 0 && games > 0, "{positions} positions, {games} games");
}

fn position_agrees<G: Game>(vector: &Value) {
    let text = vector["position"].as_str().expect("a position is a text");
    let position = G::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(G::write_position(&position), text);
    assert_eq!(position.outcome().map(outcome_text::<G>).as_deref(), vector["outcome"].as_str(), "{text}");

    let mut turns = Vec::new();
    let _ = visit_turns(&position, |turn, _| {
        turns.push(G::turn_text(&position, turn));
        ControlFlow::<()>::Continue(())
    });
    turns.sort_unstable();
    if let Some(moves) = vector["moves"].as_array() {
        let mut moves: Vec<&str> = moves.iter().filter_map(Value::as_str).collect();
        moves.sort_unstable();
        assert_eq!(turns, moves, "{text}");
    }
    assert_eq!(Some(turns.len() as u64), vector["count"].as_u64(), "{text}");
    let digest = Sha256::digest(turns.join("\n"));
    assert_eq!(Some(format!("{digest:x}").as_str()), vector["sha256"].as_str(), "{text}");
}

fn game_agrees<G: Game>(vector: &Value) {
    let mut position = G::start();
    for turn in vector["game"].as_array().expect("a game is a list of turns") {
        let turn = turn.as_str().expect("a turn is a text");
        let actions = read_turn::<G>(&position, turn)
            .unwrap_or_else(|error| panic!("{} {turn}: {error:?}", G::write_position(&position)));
        for action in actions {
            position.apply(action);
        }
    }
    assert_eq!(Some(G::write_position(&position).as_str()), vector["final"].as_str());
    assert_eq!(position.outcome().map(outcome_text::<G>).as_deref(), vector["outcome"].as_str());
}

/// `rules.perft`: lines `position | depth | count`, `start` standing for the start position.
pub fn perft_counts_agree<G: Game>(folder: &Path) {
    let text = read(folder, "rules.perft");
    let mut checked = 0;
    for line in lines(&text) {
        let [position, depth, count] = fields(line);
        let position = match position {
            "start" => G::start(),
            text => G::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}")),
        };
        let depth = depth.parse().expect("a depth is a number");
        assert_eq!(perft(&position, depth).to_string(), count, "{line}");
        checked += 1;
    }
    assert!(checked > 0, "no counts");
}
