//! The commands, through the real binary.

use crate::program::{run, run_with};
use serde_json::{Value, json};

fn json(arguments: &[&str]) -> Value {
    let answer = run(arguments);
    assert_eq!(answer.status, 0, "{answer:?}");
    serde_json::from_str(&answer.out).unwrap_or_else(|error| panic!("{error}: {}", answer.out))
}

const IDS: [&str; 5] = ["kono", "cul-de-sac", "bermudes", "quindo", "granat"];

#[test]
fn games_lists_ids_and_names() {
    let text = run(&["games"]).out;
    let ids: Vec<&str> = text.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(ids, IDS);
    let games = json(&["games", "--json"]);
    assert_eq!(games[1]["id"], "cul-de-sac");
    assert_eq!(games[1]["name"]["fr"], "Cul-de-sac");
    assert_eq!(games[0]["start"], "yyyy/yyyy/rrrr/rrrr r");
}

#[test]
fn show_answers_in_json() {
    assert_eq!(
        json(&["show", "kono", "--turns", "b1xb3 d4xd2", "--json"]),
        json!({
            "game": "kono", "position": "yyy1/yryy/rrry/r1rr r", "side": "r", "outcome": null, "ending": null,
            "turns": ["b1xb3", "d4xd2"]
        })
    );
    let over = json(&["show", "kono", "--position", "4/4/rr2/3y y", "--json"]);
    assert_eq!((&over["outcome"], &over["side"]), (&json!("r"), &json!("y")));
    assert_eq!(over["ending"], json!({ "cause": "too-few-men", "rule": "K6" }));
    let drawn = json(&["show", "granat", "--position", "4B/4/5/4/5/4/5/5/5/4/1R3/4/5/4/5 r", "--json"]);
    assert_eq!((&drawn["outcome"], &drawn["ending"]["rule"]), (&json!("draw"), &json!("G20")));
}

#[test]
fn show_draws_every_board_in_both_languages() {
    for id in IDS {
        for (lang, to_move) in [("en", "To move: "), ("fr", " de jouer")] {
            let answer = run(&["show", id, "--lang", lang]);
            assert_eq!(answer.status, 0);
            assert!(answer.out.contains(to_move), "{}", answer.out);
            let is_named = |part: &str| part.starts_with(|sign: char| sign.is_ascii_lowercase());
            assert!(!answer.out.split('[').skip(1).any(is_named), "a message is missing: {}", answer.out);
            let widest =
                answer.out.lines().filter(|line| !line.contains(':')).map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{id} is {widest:?} columns wide:\n{}", answer.out);
        }
    }
}

#[test]
fn show_says_what_only_history_tells() {
    let turns = "d1-d2 a4-a3 d2-d1 a3-a4 ".repeat(2);
    let arguments = ["show", "kono", "--position", "yy2/4/4/2rr r", "--turns", &turns];
    assert!(run(&arguments).out.contains("[C3]"));
    // The position itself knows nothing of it, and later turns can still be looked at.
    let answer = json(&[&arguments[..], &["--json"]].concat());
    assert_eq!(answer["outcome"], Value::Null);
    assert_eq!(answer["ending"], json!({ "cause": "repetition", "rule": "C3" }));
    let longer = format!("{turns} d1-d2");
    assert_eq!(run(&["show", "kono", "--position", "yy2/4/4/2rr r", "--turns", &longer]).status, 0);
}

#[test]
fn rules_lists_what_there_is_to_read() {
    for (lang, goal) in [("en", "Capture every enemy pawn,"), ("fr", "Prenez tous les pions adverses,")] {
        let answer = run(&["rules", "--lang", lang]);
        assert_eq!(answer.status, 0);
        let titles = answer.out.lines().filter(|line| !line.starts_with(' '));
        let ids: Vec<&str> = titles.filter_map(|line| line.split_whitespace().next()).collect();
        assert_eq!(ids, IDS);
        assert!(answer.out.contains(goal), "{}", answer.out);
    }
}

#[test]
fn rules_tells_each_game_in_both_languages_within_the_width_of_a_terminal() {
    let file = include_str!("../../../catalog/testdata/rules.txt");
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let (id, numbers) = line.split_once(' ').unwrap();
        for (lang, begins) in [("en", "Goal: "), ("fr", "But\u{202F}: ")] {
            let answer = run(&["rules", id, "--lang", lang]);
            assert_eq!(answer.status, 0, "{answer:?}");
            assert!(answer.out.contains(begins), "{}", answer.out);
            assert!(!answer.out.contains('`') && !answer.out.contains("[rules-"), "{}", answer.out);
            let is_heading = |line: &&str| line.starts_with(|sign: char| sign.is_ascii_uppercase());
            let headings: Vec<&str> = answer.out.lines().filter(is_heading).collect();
            for number in numbers.split(' ') {
                let has =
                    |line: &&str| line.split("  ").next().unwrap().split(' ').any(|word| word == number);
                assert!(headings.iter().any(has), "{id} in {lang} has no {number}");
            }
            // Only a position's text, which has no other place to break, may be longer.
            let is_position = |line: &str| line.matches('/').count() > 5;
            let widest =
                answer.out.lines().filter(|line| !is_position(line)).map(|line| line.chars().count());
            assert!(widest.max() <= Some(80), "{id} in {lang}:\n{}", answer.out);
        }
    }
}

#[test]
fn rules_draws_diagrams_and_says_what_they_show() {
    let text = run(&["rules", "bermudes"]).out;
    for part in [
        "    Marked: I4, I6, C8\n",
        "    Allowed: G4xI4, G4xI6, G4xC8\n",
        "    Not allowed: G4xG3. [M4] G3 is next to G4",
        "  Our ruling on M2: ",
        "┌───┬",
    ] {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
    let unknown = run(&["rules", "chess"]);
    assert_eq!(unknown.status, 2);
    assert!(unknown.err.contains("Possible: kono, cul-de-sac"), "{}", unknown.err);
}

#[test]
fn moves_lists_every_turn_and_nothing_else() {
    assert_eq!(run(&["moves", "kono"]).out, "a1xa3\nb1xb3\nc1xc3\nd1xd3\n");
    assert_eq!(run(&["moves", "cul-de-sac"]).out.lines().count(), 4160);
    assert_eq!(run(&["moves", "cul-de-sac", "--limit", "7"]).out.lines().count(), 7);
    assert_eq!(run(&["moves", "kono", "--limit", "0"]).out, "");
    assert_eq!(run(&["moves", "kono", "--position", "4/4/rr2/3y y"]).out, "", "a game that is over");
}

#[test]
fn a_position_with_millions_of_turns_is_answered_at_once() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/testdata/bermudes/hostile.txt");
    let file = std::fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    let answer = run(&["moves", "bermudes", "--position", lines[0], "--limit", "1000"]);
    assert_eq!(answer.out.lines().count(), 1000);
    let chain = run(&["check", "bermudes", "--position", lines[0], "--turn", lines[1]]);
    assert_eq!((chain.out.as_str(), chain.status), ("legal\n", 0));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let script =
        format!("{} moves cul-de-sac | head -n 1; echo ${{PIPESTATUS[0]}}", env!("CARGO_BIN_EXE_pionnier"));
    let output = std::process::Command::new("bash").args(["-c", &script]).output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(out.lines().last(), Some("0"), "{out}");
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn check_says_legal_or_why_not() {
    let legal = run(&["check", "kono", "--turn", "b1xb3"]);
    assert_eq!((legal.out.as_str(), legal.status), ("legal\n", 0));
    let refused = run(&["check", "kono", "--turn", "a2-a3"]);
    assert_eq!(refused.status, 1);
    assert!(refused.out.starts_with("[K3] ") && refused.out.contains("a3"), "{}", refused.out);
    let french = run(&["check", "kono", "--turn", "a2-a3", "--lang", "fr"]);
    assert_ne!(french.out, refused.out);

    let answer = run(&["check", "kono", "--turn", "a2-a3", "--json"]);
    assert_eq!(answer.status, 1);
    let answer: Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!(answer["legal"], false);
    assert_eq!(answer["rule"], "K3");
    assert_eq!(answer["code"], "blocked-by-enemy");
    assert_eq!(answer["places"], json!({ "square": "a3" }));

    let garbled = run(&["check", "kono", "--turn", "a2?a3"]);
    assert_eq!(garbled.status, 1);
    assert_eq!(garbled.out, "“?” cannot stand there: “-” or “x” can.\n");
}

#[test]
fn texts_may_come_on_the_standard_input() {
    let answer = run_with(b"yyyy/yyyy/rrrr/rrrr r\n", &["moves", "kono", "--position", "-"]);
    assert_eq!(answer.out.lines().count(), 4);
    let answer = run_with(b"b1xb3\nd4xd2\n", &["show", "kono", "--turns", "-", "--json"]);
    assert!(answer.out.contains("yyy1/yryy/rrry/r1rr r"));
    let answer = run_with(b"b1xb3", &["check", "kono", "--turn", "-"]);
    assert_eq!(answer.out, "legal\n");
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(run(&["perft", "kono", "0"]).out, "1\n");
    assert_eq!(run(&["perft", "kono", "5"]).out, "3642\n");
    assert_eq!(run(&["perft", "cul-de-sac", "1"]).out, "4160\n");
    assert_eq!(run(&["perft", "kono", "3", "--divide"]).out, "a1xa3 23\nb1xb3 27\nc1xc3 27\nd1xd3 23\n100\n");
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let answer = run(&["completions", shell]);
        assert_eq!(answer.status, 0);
        assert!(answer.out.contains("perft"), "{shell} does not complete the commands");
        // The generators of the others complete options and commands only.
        if ["bash", "zsh"].contains(&shell) {
            assert!(answer.out.contains("cul-de-sac"), "{shell} does not complete the games");
        }
    }
}

#[test]
fn bad_input_is_answered_with_what_was_expected() {
    for (arguments, expected) in [
        (
            &["show", "kono", "--position", "yyyy/yyyy/rrrr/rrrr"][..],
            "Character 20: Something is missing at the end: a space must follow.",
        ),
        (&["show", "kono", "--position", "yyyy/yy\u{7}y/rrrr/rrrr r"], "Character 8:"),
        (&["show", "kono", "--position", ""], "Character 1:"),
        (&["show", "kono", "--position", "rrrr/rrrr/rrrr/yyyy r"], "[K1]"),
        (&["show", "kono", "--turns", "b1xb3 b1xb3"], "Turn 2, “b1xb3”, cannot be played. [K3]"),
        (&["show", "chess"], "“chess” is not possible for <ID>. Possible: kono, cul-de-sac"),
        (&["shwo", "kono"], "Did you mean “show”?"),
        (&["show", "kono", "--nonsense"], "“--nonsense” was not expected"),
        (&["moves", "kono", "--limit", "many"], "a whole number was expected"),
        (&["perft", "kono", "-1"], "was not expected"),
        (&["perft", "kono", "1000"], "“1000” is not a value for <DEPTH>"),
        (&["check", "kono"], "--turn"),
        (&["show", "kono", "--lang", "de"], "Possible: en, fr"),
        (&["play", "kono", "--against", "random", "--side", "w"], "choose one of r, y"),
        (&["play", "kono", "--against", "level:11"], "“level:11” is not possible for --against"),
        (&["analyse", "kono", "--nodes", "0"], "“0” is not a value for --nodes"),
        (&["analyse", "kono", "--multipv", "x"], "a whole number was expected"),
        (&["analyse", "kono", "--turns", "b1xb3 b1xb3", "--game"], "Turn 2, “b1xb3”, cannot be played. [K3]"),
    ] {
        let answer = run(arguments);
        assert_eq!(answer.status, 2, "{arguments:?}: {answer:?}");
        assert_eq!(answer.out, "", "{arguments:?}");
        assert!(
            answer.err.starts_with("error: ") && answer.err.contains(expected),
            "{arguments:?}: {}",
            answer.err
        );
    }
    let french = run(&["show", "chess", "--lang", "fr"]);
    assert!(french.err.starts_with("erreur\u{202F}: «\u{202F}chess\u{202F}»"), "{}", french.err);
    assert_eq!(run_with(b"\xFF\xFE", &["show", "kono", "--position", "-"]).status, 2);
    assert_eq!(run_with(&vec![b'a'; 2 << 20], &["show", "kono", "--position", "-"]).status, 2);
}

#[test]
fn help_speaks_both_languages() {
    for command in [
        "play",
        "games",
        "rules",
        "show",
        "moves",
        "check",
        "perft",
        "value",
        "solve",
        "analyse",
        "ugi",
        "bench",
        "match",
        "ladder",
        "tune",
        "selfplay",
        "train",
        "serve",
        "export",
        "import",
        "bot",
        "load",
        "completions",
    ] {
        let english = run(&[command, "--help"]);
        let french = run(&[command, "--help", "--lang", "fr"]);
        assert_eq!((english.status, french.status), (0, 0));
        assert!(english.out.contains("Show this help"), "{}", english.out);
        assert!(french.out.contains("Montrer cette aide"), "{}", french.out);
        for help in [&english.out, &french.out] {
            assert!(!help.contains("[about-") && !help.contains("[help-"), "a message is missing: {help}");
        }
    }
}

#[test]
fn the_locale_chooses_the_language() {
    let said = |name: &str, value: &str| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_pionnier"))
            .arg("show")
            .arg("kono")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "en_GB.UTF-8")
            .env(name, value)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap().contains("À Rouge de jouer")
    };
    assert!(said("LANG", "fr_FR.UTF-8"));
    assert!(said("LC_ALL", "fr_CA.UTF-8"));
    assert!(!said("LC_MESSAGES", "de_DE.UTF-8"));
}
