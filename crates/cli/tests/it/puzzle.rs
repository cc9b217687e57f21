//! Puzzles in the terminal: listed, chosen, solved, missed; and the mine they come from.

use crate::program::{run, run_with};
use serde_json::Value;
use std::collections::HashSet;
use std::path::PathBuf;

fn list(arguments: &[&str]) -> Vec<Value> {
    let answer = run(&[&["puzzle"], arguments, &["--list", "--json"]].concat());
    assert_eq!(answer.status, 0, "{answer:?}");
    answer.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn solution(puzzle: &Value) -> Vec<&str> {
    puzzle["solution"].as_array().unwrap().iter().map(text).collect()
}

/// A legal turn that is not the answer.
fn wrong_turn(game: &str, puzzle: &Value) -> String {
    let moves = run(&["moves", game, "--position", text(&puzzle["position"])]).out;
    let wrong = moves.lines().find(|turn| *turn != solution(puzzle)[0]);
    wrong.expect("there is something to choose").to_owned()
}

#[test]
fn the_list_has_every_puzzle_and_can_be_narrowed() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../catalog/puzzles/kono.txt");
    let file = std::fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
    let all = list(&["kono"]);
    assert_eq!(all.len(), lines.len());
    for (puzzle, line) in all.iter().zip(&lines) {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(
            [&puzzle["id"], &puzzle["position"], &puzzle["goal"]].map(text),
            [fields[0], fields[5], fields[3]]
        );
        assert_eq!(solution(puzzle).join(" "), fields[6]);
    }
    let hard = list(&["kono", "--grade", "5"]);
    assert!(!hard.is_empty() && hard.len() < all.len() && hard.iter().all(|puzzle| puzzle["grade"] == 5));
    let held = list(&["kono", "--theme", "hold"]);
    assert!(!held.is_empty() && held.iter().all(|puzzle| puzzle["goal"] == "draw"));
    let games: HashSet<String> = list(&[]).iter().map(|puzzle| text(&puzzle["game"]).to_owned()).collect();
    assert_eq!(games.len(), 5);
    // Days after 1970-01-01: 20,811.
    let daily = list(&["kono", "--date", "2026-12-24"]);
    assert_eq!(daily, [all[20_811 % all.len()].clone()]);
    let french = run(&["puzzle", "--date", "2026-12-24", "--list", "--lang", "fr"]).out;
    assert!(french.lines().count() == 5 && french.contains(text(&daily[0]["id"])), "{french}");
}

#[test]
fn a_puzzle_is_missed_hinted_at_and_solved() {
    let puzzles = list(&["granat"]);
    let puzzle = puzzles.iter().find(|puzzle| solution(puzzle).len() == 3).unwrap();
    let wrong = wrong_turn("granat", puzzle);
    let turns = solution(puzzle);
    let input = format!("zz\n\n{wrong}\nhint\nhint\nboard\nhelp\n{}\n{}\n", turns[0], turns[2]);
    let english = run_with(input.as_bytes(), &["puzzle", "granat", "--id", text(&puzzle["id"])]);
    assert_eq!(english.status, 0);
    for said in [
        "to move and win.".to_owned(),
        wrong,
        "Two turns: ".to_owned(),
        "The turn begins at ".to_owned(),
        "where the turn begins".to_owned(),
        format!("answers {}. Go on.", turns[1]),
        "Right: solved!".to_owned(),
    ] {
        assert!(english.out.contains(&said), "{said} is missing: {}", english.out);
    }
    assert!(!english.out.contains("[puzzle"), "{}", english.out);
}

#[test]
fn a_hint_names_the_place_where_the_turn_begins_and_not_the_turn() {
    for game in ["kono", "cul-de-sac", "bermudes", "quindo", "granat"] {
        let puzzles = list(&[game]);
        // A turn that takes or turns over something, where there is one, and one that does not.
        for takes in [true, false] {
            let is_such = |puzzle: &&Value| solution(puzzle)[0].contains('x') == takes;
            let Some(puzzle) = puzzles.iter().find(is_such) else { continue };
            let turn = solution(puzzle)[0];
            let rank = turn[1..].find(|sign: char| !sign.is_ascii_digit()).unwrap() + 1;
            let hinted = run_with(b"hint\nhint\n", &["puzzle", game, "--id", text(&puzzle["id"])]);
            let said = format!("The turn begins at {}.\n", &turn[..rank]);
            assert!(hinted.out.contains(&said), "{game} {turn}: {}", hinted.out);
        }
    }
}

#[test]
fn draws_are_held_and_solutions_shown_in_french() {
    let puzzles = list(&["kono", "--theme", "hold"]);
    let puzzle = &puzzles[0];
    let wrong = wrong_turn("kono", puzzle);
    let input = format!("{wrong}\nindice\naide\nsolution\n");
    let id = text(&puzzle["id"]);
    let french = run_with(input.as_bytes(), &["puzzle", "kono", "--id", id, "--lang", "fr"]);
    for said in ["garder la nulle.", "(pour vous\u{202F}: perd", "Tenir la nulle", "La solution\u{202F}: "] {
        assert!(french.out.contains(said), "{said} is missing: {}", french.out);
    }
}

#[test]
fn whoever_leaves_or_asks_for_what_is_not_there_is_told() {
    let leaving = run_with(b"next\nsuivant\nquit\n", &["puzzle", "quindo", "--seed", "3"]);
    assert_eq!((leaving.status, leaving.out.matches("Quindo: puzzle").count()), (0, 3));
    assert_eq!(run_with(b"", &["puzzle", "quindo", "--grade", "1"]).status, 0);
    assert_eq!(run_with(b"2\nquit\n", &["puzzle"]).status, 0);
    assert_eq!(run_with(b"", &["puzzle"]).status, 0);
    let long = "x".repeat(10_000) + "\nquit\n";
    assert!(run_with(long.as_bytes(), &["puzzle", "--daily"]).out.contains("too long"));
    for (arguments, said) in [
        (["puzzle", "kono", "--theme", "yellow"], "hold"),
        (["puzzle", "kono", "--date", "2026-02-30"], "2026-12-24"),
        (["puzzle", "kono", "--id", "nobody"], "no such puzzle"),
        (["puzzle", "kono", "--grade", "6"], "6"),
    ] {
        let answer = run(&arguments);
        assert_eq!(answer.status, 2, "{arguments:?}");
        assert!(answer.err.contains(said), "{arguments:?}: {}", answer.err);
    }
}

/// A folder of this test's own, removed when it ends.
struct Scratch(PathBuf);

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_mine_goes_on_where_it_was_cut_and_finds_the_same() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("mine-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let folder = Scratch(folder);
    let file = folder.0.join("granat.txt");
    let path = file.to_str().unwrap();
    let mine =
        |count: &str, seed: &str| run(&["mine", "granat", "--count", count, "--seed", seed, "--out", path]);
    assert_eq!(mine("3", "7").status, 0);
    let whole = std::fs::read_to_string(&file).unwrap();
    assert_eq!(whole.lines().filter(|line| !line.starts_with('#')).count(), 3);
    let journal = folder.0.join("granat.txt.journal");
    let kept = std::fs::read_to_string(&journal).unwrap();
    // A kill leaves half a line behind.
    std::fs::write(&journal, &kept[..kept.len() * 2 / 3]).unwrap();
    assert_eq!(mine("3", "7").status, 0);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), whole);
    // The same seed measures the same; a file that is kept has nothing to look for.
    assert_eq!(run(&["mine", "granat", "--regrade", "--seed", "7", "--out", path]).status, 0);
    let graded = std::fs::read_to_string(&file).unwrap();
    let is_note = |line: &&str| line.starts_with("#   then pionnier mine granat --regrade --seed 7 --out ");
    assert_eq!(graded.lines().filter(is_note).count(), 1);
    assert!(graded.lines().filter(|line| !is_note(line)).eq(whole.lines()), "{graded}");
    let kept_path = folder.0.join("kept.txt");
    let to_keep = ["mine", "granat", "--count", "3", "--games", "0", "--seed", "7", "--keep", path, "--out"];
    assert_eq!(run(&[&to_keep[..], &[kept_path.to_str().unwrap()]].concat()).status, 0);
    let ids = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut ids: Vec<String> = lines.map(|line| line.split('\t').take(1).collect()).collect();
        ids.sort();
        ids
    };
    assert_eq!(ids(&std::fs::read_to_string(&kept_path).unwrap()), ids(&whole));
    assert_eq!(run(&["mine", "kono", "--regrade", "--out", path]).status, 2);
    let other = mine("3", "8");
    assert!(other.status == 2 && other.err.contains("seed 7"), "{}", other.err);
    std::fs::write(&journal, "something else\n").unwrap();
    assert!(mine("3", "7").err.contains("no journal"));
    assert_eq!(run(&["mine", "kono", "--check"]).status, 0);
}
