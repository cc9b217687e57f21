//! `value` and `solve`: the truth about Kono through the real binary.

use crate::program::run;
use serde_json::{Value, json};
use std::path::PathBuf;

fn json(arguments: &[&str]) -> Value {
    let answer = run(arguments);
    assert_eq!(answer.status, 0, "{answer:?}");
    serde_json::from_str(&answer.out).unwrap_or_else(|error| panic!("{error}: {}", answer.out))
}

/// A file of this test's own, removed when it ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        Scratch(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn the_start_is_drawn_and_after_each_first_move_one_reply_holds() {
    let start = json(&["value", "kono", "--json"]);
    assert_eq!((&start["value"], &start["plies"]), (&json!("draw"), &Value::Null));
    let moves = start["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 4);
    for first in moves {
        assert_eq!(first["value"], "draw");
        assert_eq!(first["drawing_replies"], 1);
        let replies = json(&["value", "kono", "--turns", first["turn"].as_str().unwrap(), "--json"]);
        let values: Vec<&Value> =
            replies["moves"].as_array().unwrap().iter().map(|reply| &reply["value"]).collect();
        assert_eq!(values, ["draw", "loss", "loss", "loss"], "best first");
    }
}

#[test]
fn the_value_is_put_into_words() {
    let english = run(&["value", "kono", "--turns", "b1xb3"]).out;
    assert!(english.starts_with("For Yellow, to move: drawn\n"), "{english}");
    assert!(english.contains("\nd3xb3   lost in 58\n"), "{english}");
    let french = run(&["value", "kono", "--turns", "b1xb3", "--lang", "fr"]).out;
    assert!(french.contains("\nd3xb3   perdu en 58\n"), "{french}");
    let over = run(&["value", "kono", "--position", "4/4/rr2/3y y"]);
    assert_eq!(over.out, "For Yellow, to move: lost: the game is over\n");
}

#[test]
fn a_game_that_is_not_solved_says_so() {
    for command in ["value", "solve"] {
        let answer = run(&[command, "quindo"]);
        assert_eq!(answer.status, 2);
        assert!(answer.err.contains("Quindo is not solved"), "{}", answer.err);
    }
}

#[test]
fn solving_gives_the_published_figures_and_the_table_in_the_box() {
    let file = Scratch::new("solved");
    let found = json(&["solve", "kono", "--verify", "--out", file.path(), "--json"]);
    assert_eq!(found["start"], "draw");
    assert_eq!(
        found["reachable"],
        json!({ "wins": 16_430_401, "draws": 3_657_541, "losses": 11_692_373, "total": 31_780_315 })
    );
    assert_eq!((&found["longest"], &found["quiet_run"]), (&json!(114), &json!(97)));
    assert_eq!(found["line"].as_array().unwrap().len(), 114);
    assert_eq!((&found["verified"], &found["mismatches"]), (&json!(4_754_649), &json!(0)));
    let written = std::fs::read(&file.0).unwrap();
    assert_eq!(written, pionnier_engine::kono::EMBEDDED, "what is solved is what is in the box");
    let asked = json(&["value", "kono", "--table", file.path(), "--json"]);
    assert_eq!(asked, json(&["value", "kono", "--json"]));
}

#[test]
fn a_bad_table_file_is_refused_in_words() {
    let table = pionnier_engine::kono::EMBEDDED;
    let mut newer = table.to_vec();
    newer[8] += 1;
    let mut damaged = table.to_vec();
    damaged[table.len() / 2] ^= 1;
    for (name, bytes, expected) in [
        ("empty", &[][..], "cut off"),
        (
            "foreign",
            b"a text that was never a table, and is long enough to have a head of its own",
            "not a table file",
        ),
        ("cut", &table[..table.len() - 1], "cut off"),
        ("newer", &newer, "newer version"),
        ("damaged", &damaged, "checksum"),
    ] {
        let file = Scratch::new(name);
        std::fs::write(&file.0, bytes).unwrap();
        let answer = run(&["value", "kono", "--table", file.path()]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{name}");
        assert!(answer.err.contains(expected), "{name}: {}", answer.err);
        let french = run(&["value", "kono", "--table", file.path(), "--lang", "fr"]);
        assert!(french.err.starts_with("erreur"), "{name}: {}", french.err);
    }
    assert_eq!(run(&["value", "kono", "--table", "/no/such/file"]).status, 2);
    // An endless file is cut, not read for ever.
    assert_eq!(run(&["value", "kono", "--table", "/dev/zero"]).status, 2);
}
