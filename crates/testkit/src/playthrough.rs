//! One random game of each kind written out in full, so that a change of behaviour shows up in review.

use crate::data::read;
use crate::walk::outcome_text;
use pionnier_core::{Drawing, Position, Random};
use std::fmt::Write as _;
use std::path::Path;

const TURNS: usize = 24;
/// Longer lists of actions are cut in the file.
const SHOWN: usize = 40;

/// `playthrough.txt` is what the game says today. `PIONNIER_WRITE=1` rewrites it; the difference is read in review.
pub fn playthrough_is_unchanged<G: Drawing>(folder: &Path) {
    let found = playthrough::<G>();
    if std::env::var_os("PIONNIER_WRITE").is_some() {
        std::fs::write(folder.join("playthrough.txt"), &found).expect("the file can be written");
    }
    assert_eq!(read(folder, "playthrough.txt"), found);
}

fn playthrough<G: Drawing>() -> String {
    let mut out = format!("# One random game of {}; rewritten with PIONNIER_WRITE=1.\n", G::ID);
    let mut random = Random::new(5);
    let mut before = G::start();
    for number in 1..=TURNS {
        let _ = write!(out, "\n## {number}: {}\n\n{}\n", G::write_position(&before), G::draw(&before));
        if let Some(outcome) = before.outcome() {
            let _ = writeln!(out, "outcome: {}", outcome_text::<G>(outcome));
            break;
        }
        let mut now = before;
        let mut turn = Vec::new();
        while turn.is_empty() || now.is_mid_turn() {
            let mut actions = Vec::new();
            now.actions(&mut actions);
            let texts: Vec<String> = actions
                .iter()
                .take(SHOWN)
                .map(|&action| G::turn_text(&before, &[&turn[..], &[action]].concat()))
                .collect();
            let _ = writeln!(out, "{} actions: {}", actions.len(), texts.join(" "));
            let action = random.choose(&actions).expect("the game goes on");
            turn.push(action);
            now.apply(action);
        }
        let _ = writeln!(out, "turn: {}", G::turn_text(&before, &turn));
        before = now;
    }
    out
}
