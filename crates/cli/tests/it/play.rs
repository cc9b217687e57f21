//! Playing in the terminal: typed turns, orders, nonsense, and a player who leaves in the middle.

use crate::program::{run, run_with};

#[test]
fn two_people_play_a_game_to_its_end() {
    // The shortest line found by hand would hide the middle: this is a whole game of the ground truth.
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/testdata/kono/vectors.jsonl");
    let vectors = std::fs::read_to_string(path).unwrap();
    let game: serde_json::Value = serde_json::from_str(vectors.lines().next().unwrap()).unwrap();
    let turns: Vec<&str> =
        game["game"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap()).collect();
    let answer = run_with((turns.join("\n") + "\n").as_bytes(), &["play", "kono"]);
    assert_eq!(answer.status, 0);
    assert!(answer.out.contains("[K6] Red has won: Yellow has fewer than two men left."), "{}", answer.out);
    assert!(answer.out.contains(&format!("--turns \"{}\"", turns.join(" "))), "the game is not lost");
}

#[test]
fn orders_are_obeyed_in_both_languages() {
    let english = run_with(
        b"moves\nb1xb3\nundo\nundo\nmoves a\nmoves z\nposition\nboard\nhelp\nresign\nnew\nquit\n",
        &["play", "kono"],
    );
    for said in [
        "a1xa3  b1xb3  c1xc3  d1xd3",
        "Taken back: b1xb3.",
        "There is no turn to take back.",
        "No legal turn begins with “z”.",
        "yyyy/yyyy/rrrr/rrrr r",
        "begin again",
        "[C5] Yellow has won: Red has resigned.",
    ] {
        assert!(english.out.contains(said), "{said} is missing: {}", english.out);
    }
    let french = run_with(
        "coups\nb1xb3\nannuler\naide\nnulle\nquitter\n".as_bytes(),
        &["play", "kono", "--lang", "fr"],
    );
    for said in [
        "a1xa3  b1xb3",
        "Repris\u{202F}: b1xb3.",
        "recommencer",
        "[C5] Les joueurs sont convenus de la nulle.",
    ] {
        assert!(french.out.contains(said), "{said} is missing: {}", french.out);
    }
}

#[test]
fn nonsense_is_answered_and_the_game_goes_on() {
    let long = "x".repeat(10_000);
    let input = format!("zz\n\n{long}\na2-a3\n\u{1}\u{7f}\n😀\nb1xb3\nquit\n");
    let answer = run_with(input.as_bytes(), &["play", "kono"]);
    assert_eq!(answer.status, 0);
    assert!(answer.out.contains("[K3]") && answer.out.contains("too long"));
    assert!(answer.out.contains("--turns \"b1xb3\""), "{}", answer.out);
    assert_eq!(run_with(b"\xFF\xFE\nquit\n", &["play", "kono"]).status, 0);
}

#[test]
fn what_is_typed_is_understood_or_explained() {
    let answer = run_with("B1 × B3\nD4xD2\na9xa9\nB2 – B1\nUndo\nquit\n".as_bytes(), &["play", "kono"]);
    assert!(answer.out.contains("“a9” is not a square: they run from a1 to d4."), "{}", answer.out);
    assert!(answer.out.contains("Taken back: b2-b1."), "{}", answer.out);
    assert!(answer.out.contains("--turns \"b1xb3 d4xd2\""), "{}", answer.out);
    assert!(!answer.out.contains('`'), "{}", answer.out);
}

#[test]
fn the_random_mover_plays_any_game_and_repeats_itself_with_a_seed() {
    for game in ["kono", "cul-de-sac", "bermudes", "quindo", "granat"] {
        let side = if game == "kono" { "y" } else { "b" };
        let arguments = ["play", game, "--against", "random", "--side", side, "--seed", "7"];
        let answer = run_with(b"undo\nquit\n", &arguments);
        assert_eq!(answer.status, 0);
        assert!(answer.out.contains(" plays "), "{}", answer.out);
        assert_eq!(run_with(b"undo\nquit\n", &arguments).out, answer.out);
    }
}

#[test]
fn undo_against_the_random_mover_takes_back_the_own_turn() {
    let arguments = ["play", "kono", "--against", "random", "--seed", "1"];
    let answer = run_with(b"b1xb3\nundo\nquit\n", &arguments);
    assert!(answer.out.contains("Taken back: b1xb3."), "{}", answer.out);
    assert!(!answer.out.contains("--turns"), "nothing is left to go on with");
    assert!(run_with(b"draw\nresign\n", &arguments).out.contains("Red has resigned."));
}

#[test]
fn a_game_is_chosen_where_none_is_named() {
    let answer = run_with(b"zz\n9\n0\n3\nquit\n", &["play"]);
    assert!(answer.out.contains("Bermudes. Type a turn"), "{}", answer.out);
    assert!(run_with(b"QUINDO\nquit\n", &["play"]).out.contains("Quindo. Type a turn"));
    assert_eq!(run(&["play"]).status, 0, "the end of the input is a way to leave");
}

#[test]
fn a_game_goes_on_from_a_position_and_turns() {
    let answer = run_with(b"quit\n", &["play", "kono", "--position", "yy2/4/4/2rr r", "--turns", "d1-d2"]);
    assert!(answer.out.contains("Yellow> "), "{}", answer.out);
    assert!(answer.out.contains("--position \"yy2/4/4/2rr r\" --turns \"d1-d2\""), "{}", answer.out);
}

#[test]
fn every_level_plays_any_game_and_repeats_itself_with_a_seed() {
    for game in ["kono", "cul-de-sac", "bermudes", "quindo", "granat"] {
        let side = if game == "kono" { "y" } else { "b" };
        for level in ["level:1", "level:4", "level:6"] {
            let arguments = ["play", game, "--against", level, "--side", side, "--seed", "7"];
            let answer = run_with(b"quit\n", &arguments);
            assert_eq!(answer.status, 0);
            assert!(answer.out.contains(" plays "), "{}", answer.out);
            let resume = format!("pionnier play {game} --against {level} --side {side} --seed 7 --turns ");
            assert!(answer.out.contains(&resume), "{}", answer.out);
            assert_eq!(run_with(b"quit\n", &arguments).out, answer.out);
        }
    }
}

#[test]
fn a_turn_taken_back_from_a_level_is_answered_as_before() {
    let answer =
        run_with(b"b1xb3\nundo\nb1xb3\nquit\n", &["play", "kono", "--against", "level:2", "--seed", "3"]);
    let replies: Vec<&str> = answer.out.lines().filter(|line| line.contains("Yellow plays ")).collect();
    assert_eq!(replies.len(), 2, "{}", answer.out);
    assert_eq!(replies[0], replies[1]);
}

#[test]
fn a_hint_tells_a_turn_and_its_chances() {
    let english = run_with(b"hint\nquit\n", &["play", "kono", "--position", "y3/1y1r/ryrr/2ry r"]);
    assert!(
        english.out.contains("d3xd1, with winning chances of 100% (wins in 17 turns, exact)"),
        "{}",
        english.out
    );
    let french = run_with(b"indice\nquit\n", &["play", "quindo", "--lang", "fr"]);
    assert!(french.out.contains("\u{202F}% de chances de gain ("), "{}", french.out);
    // What nobody has looked up says what it is.
    let guessed = run_with(b"hint\nquit\n", &["play", "quindo"]);
    assert!(
        guessed.out.contains("% (estimate +") || guessed.out.contains("% (estimate -"),
        "{}",
        guessed.out
    );
    let over = run_with(b"hint\nquit\n", &["play", "kono", "--position", "4/4/rr2/3y y"]);
    assert!(over.out.contains("there is nothing to play"), "{}", over.out);
}
