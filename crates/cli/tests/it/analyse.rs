//! What the engine says about positions and games, through the real binary.

use crate::program::run;
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let answer = run(&[arguments, &["--json"]].concat());
    assert_eq!(answer.status, 0, "{answer:?}");
    serde_json::from_str(&answer.out).unwrap_or_else(|error| panic!("{error}: {}", answer.out))
}

/// The first game of a game's ground truth.
fn some_game(id: &str) -> Vec<String> {
    let path = format!("{}/../games/testdata/{id}/vectors.jsonl", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::read_to_string(path).unwrap();
    let line: Value = serde_json::from_str(file.lines().next().unwrap()).unwrap();
    line["game"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_known_position_is_looked_up() {
    let answer = json(&["analyse", "kono", "--position", "y3/1y1r/ryrr/2ry r", "--multipv", "100"]);
    let lines = answer["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 8, "a line for every turn");
    assert_eq!((&lines[0]["value"], &lines[0]["turns"]), (&"win".into(), &17.into()));
    assert_eq!(lines[0]["line"].as_array().unwrap().len(), 17, "to the end");
    assert!(lines.iter().all(|line| line["exact"] == true && line["hundredths"].is_null()));
    let start = json(&["analyse", "kono"]);
    assert_eq!(start["lines"][0]["value"], "draw");
    assert_eq!(start["lines"][0]["win_probability"], 0.5);
}

#[test]
fn every_game_is_analysed_alike() {
    for id in ["kono", "cul-de-sac", "bermudes", "quindo", "granat"] {
        let turns = some_game(id)[..6].join(" ");
        let arguments = ["analyse", id, "--turns", &turns, "--nodes", "20000", "--multipv", "4"];
        let answer = json(&arguments);
        let lines = answer["lines"].as_array().unwrap();
        let legal = run(&["moves", id, "--turns", &turns, "--limit", "4"]).out.lines().count();
        assert_eq!(lines.len(), legal, "{id}");
        let mut last = 1.0;
        for line in lines {
            let chance = line["win_probability"].as_f64().unwrap();
            assert!((0.0..=last).contains(&chance), "{id}: {answer}");
            last = chance;
            let played = format!("{turns} {}", line["line"][0].as_str().unwrap());
            assert_eq!(run(&["show", id, "--turns", &played]).status, 0, "{id}: {played}");
        }
        assert_eq!(json(&arguments), answer, "one thread thinks the same twice");
        let two = json(&[&arguments[..], &["--threads", "2"]].concat());
        assert_eq!(two["lines"].as_array().unwrap().len(), legal);
    }
}

#[test]
fn a_game_that_is_over_has_no_lines() {
    let answer = json(&["analyse", "kono", "--position", "4/4/rr2/3y y"]);
    assert_eq!((&answer["outcome"], &answer["lines"]), (&"r".into(), &Value::Array(Vec::new())));
    let turns = "d1-d2 a4-a3 d2-d1 a3-a4 ".repeat(2);
    let drawn = ["analyse", "kono", "--position", "yy2/4/4/2rr r", "--turns", &turns];
    assert_eq!(
        (&json(&drawn)["outcome"], &json(&drawn)["ending"]["cause"]),
        (&"draw".into(), &"repetition".into())
    );
    assert!(run(&drawn).out.contains("[C3]"));
}

#[test]
fn where_values_are_certain_a_verdict_is_a_change_of_value() {
    let turns = some_game("kono");
    let answer = json(&["analyse", "kono", "--game", "--turns", &turns.join(" ")]);
    let judged = answer["turns"].as_array().unwrap();
    assert_eq!(judged.len(), turns.len());
    assert_eq!(answer["outcome"], "r");
    let mut prolonged = 0;
    for (turn, judgement) in turns.iter().zip(judged) {
        assert_eq!(judgement["turn"], turn.as_str());
        let (before, after) = (&judgement["before"], &judgement["after"]);
        assert!(before["exact"] == true && after["exact"] == true, "{judgement}");
        let is_blunder = judgement["verdict"] == "blunder";
        assert_eq!(is_blunder, before["value"] != after["value"], "{judgement}");
        if judgement["verdict"] == "good" {
            prolonged += 1;
            assert_ne!(before["turns"], after["turns"], "{judgement}");
        }
    }
    assert!(prolonged > 0, "a random game takes its time to win");
    let blunders = judged.iter().filter(|judgement| judgement["verdict"] == "blunder").count();
    let counted = answer["counts"]["r"]["blunder"].as_u64().unwrap()
        + answer["counts"]["y"]["blunder"].as_u64().unwrap();
    assert_eq!(counted, blunders as u64);
}

#[test]
fn a_game_is_judged_in_words_too() {
    let turns = some_game("quindo").join(" ");
    let arguments = ["analyse", "quindo", "--game", "--turns", &turns, "--nodes", "3000"];
    let english = run(&arguments);
    assert_eq!(english.status, 0);
    assert!(
        english.out.contains("blunder: ")
            && english.out.contains("[Q8] White has won: Black has no disc left."),
        "{}",
        english.out
    );
    let french = run(&[&arguments[..], &["--lang", "fr"]].concat());
    assert!(french.out.contains("gaffe\u{202F}: "), "{}", french.out);
    for out in [&english.out, &french.out] {
        let is_missing = |(at, _)| out[at + 1..].starts_with(char::is_lowercase);
        assert!(!out.match_indices('[').any(is_missing), "a message is missing: {out}");
    }
    // Nothing played is nothing to judge.
    assert_eq!(json(&["analyse", "kono", "--game"])["turns"], Value::Array(Vec::new()));
}

#[test]
fn a_review_says_where_every_value_comes_from() {
    let endgame = "11/11/11/11/11/11/11/3w7/11/4b4w1/11 w 1";
    // Won in 11 by one turn only; this one draws.
    let slip = ["analyse", "quindo", "--game", "--position", endgame, "--turns", "j2-g2"];
    let english = run(&slip);
    assert_eq!(english.status, 0, "{english:?}");
    let row = "draw, exact  blunder: a win became a draw; j2-j5 was best (wins in 11 turns, exact)";
    assert!(english.out.contains(row), "{}", english.out);
    let french = run(&[&slip[..], &["--lang", "fr"]].concat());
    assert!(french.out.contains("nulle, valeur exacte  gaffe"), "{}", french.out);
    assert!(french.out.contains("j2-j5 (gagne en 11 coups, valeur exacte)"), "{}", french.out);
    // In the middle of a game nothing is looked up.
    let turns = some_game("quindo")[..6].join(" ");
    let middle = run(&["analyse", "quindo", "--game", "--turns", &turns, "--nodes", "3000"]);
    let rows: Vec<&str> = middle.out.lines().take(6).collect();
    assert!(rows.iter().all(|row| row.contains("estimate ") && !row.contains("exact")), "{}", middle.out);
}

#[test]
fn a_hostile_position_is_analysed_within_its_limits() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/testdata/bermudes/hostile.txt");
    let position = std::fs::read_to_string(path).unwrap().lines().next().unwrap().to_owned();
    let arguments = ["analyse", "bermudes", "--position", &position, "--nodes", "20000"];
    assert_eq!(json(&arguments)["lines"].as_array().unwrap().len(), 3);
    assert_eq!(run(&[&arguments[..], &["--multipv", "10000"]].concat()).status, 0);
}
