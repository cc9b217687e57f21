//! Measuring players, through the real binary.

use crate::engine;
use crate::program::{Answer, run};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Not a test of its own: the engine that others start by running this program again.
#[test]
fn speak() {
    engine::speak();
}

/// A file of this run that is removed in the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("pionnier-arena-{}-{name}", std::process::id()));
        Scratch(path)
    }

    fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn report(arguments: &[&str]) -> Value {
    let answer = run(&[&["match"], arguments, &["--json"]].concat());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{answer:?}");
    serde_json::from_str(&answer.out).unwrap()
}

/// A report without what a clock says.
fn timeless(mut report: Value) -> Value {
    report.as_object_mut().unwrap().remove("cost").unwrap();
    report
}

/// The lines of a log, without what a clock says.
fn games(path: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(path).unwrap();
    text.lines()
        .map(|line| {
            let mut line: Value = serde_json::from_str(line).unwrap();
            line.as_object_mut().unwrap().remove("seconds");
            line
        })
        .collect()
}

fn refused(answer: &Answer, words: &str) {
    assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{answer:?}");
    assert!(answer.err.starts_with("error: ") && answer.err.contains(words), "{}", answer.err);
}

#[test]
fn a_match_reports_everything_in_words_and_for_programs() {
    let arguments = ["kono", "--a", "level:2", "--b", "random", "--games", "20"];
    let report = report(&arguments);
    assert_eq!(report["games"], 20);
    let results = &report["results"];
    let count = |name: &str| results[name].as_u64().unwrap();
    assert_eq!(count("won") + count("drawn") + count("lost"), 20);
    assert!(results["score"].as_f64().unwrap() > 0.5, "{report}");
    assert_eq!(report["pairs"].as_array().unwrap().iter().filter_map(Value::as_u64).sum::<u64>(), 10);
    assert_eq!(report["sprt"], Value::Null);
    assert_eq!(report["repeatable"], true);

    let english = run(&[&["match"], &arguments[..]].concat());
    assert_eq!((english.status, english.err.as_str()), (0, ""), "nothing but the report when piped");
    for said in
        ["kono: level:2 – random, seed 1", "Elo +", "moving first", "First side", "CPU time of level:2"]
    {
        assert!(english.out.contains(said), "{said} is missing: {}", english.out);
    }
    let french = run(&[&["match", "--lang", "fr"], &arguments[..]].concat());
    for said in ["graine 1", "Temps de calcul de random", "Coups par partie\u{202F}: "] {
        assert!(french.out.contains(said), "{said} is missing: {}", french.out);
    }
    for out in [&english.out, &french.out] {
        let is_named = |part: &str| part.starts_with(|sign: char| sign.is_ascii_lowercase());
        assert!(!out.split('[').skip(1).any(is_named), "a message is missing: {out}");
    }
}

#[test]
fn a_seed_gives_the_same_report_on_any_number_of_threads() {
    let arguments = ["kono", "--a", "level:3", "--b", "uct:30", "--games", "24"];
    let one = timeless(report(&arguments));
    assert_eq!(one, timeless(report(&[&arguments[..], &["--threads", "3"]].concat())));
    assert_ne!(one, timeless(report(&[&arguments[..], &["--seed", "2"]].concat())));
    assert_eq!(report(&["kono", "--a", "random", "--b", "random", "--games", "3"])["games"], 4, "by twos");
    let tested = ["kono", "--a", "level:3", "--b", "uct:30", "--games", "4000", "--sprt=-300,-200"];
    let [one, three] =
        ["1", "3"].map(|threads| timeless(report(&[&tested[..], &["--threads", threads]].concat())));
    assert_eq!(one, three);
    assert_eq!(one["sprt"]["verdict"], "accepted");
    assert!(one["games"].as_u64().unwrap() < 4000, "{one}");
}

#[test]
fn a_killed_match_goes_on_as_if_nothing_had_happened() {
    let terms = ["match", "kono", "--a", "level:3", "--b", "uct:80", "--games", "40"];
    let [whole, killed] = ["whole", "killed"].map(Scratch::new);
    let reference = run(&[&terms[..], &["--json", "--log", whole.text()]].concat());
    let mut child = Command::new(env!("CARGO_BIN_EXE_pionnier"))
        .args(terms)
        .args(["--log", killed.text(), "--threads", "2"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let start = Instant::now();
    while std::fs::read_to_string(&killed.0).map_or(0, |text| text.lines().count()) < 8 {
        assert!(start.elapsed() < Duration::from_mins(2), "nothing is written");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let cut = games(&killed.0);
    assert!(cut.len() < 41, "it was killed too late to tell");
    assert_eq!(cut, games(&whole.0)[..cut.len()]);
    // A kill may also leave half a line.
    let mut text = std::fs::read_to_string(&killed.0).unwrap();
    text.push_str("{\"pair\":");
    std::fs::write(&killed.0, text).unwrap();

    let resumed = run(&[&terms[..], &["--json", "--log", killed.text()]].concat());
    assert_eq!(games(&killed.0), games(&whole.0));
    let read = |answer: &Answer| timeless(serde_json::from_str(&answer.out).unwrap());
    assert_eq!(read(&resumed), read(&reference));
    // There is nothing left to play: the log alone gives the same report, clocks included.
    let before = std::fs::read(&killed.0).unwrap();
    assert_eq!(run(&[&terms[..], &["--json", "--log", killed.text()]].concat()).out, resumed.out);
    assert_eq!(std::fs::read(&killed.0).unwrap(), before);
}

#[test]
fn a_log_of_another_match_or_with_a_damaged_line_is_refused() {
    let log = Scratch::new("refused");
    let with = |player: &str| {
        run(&["match", "kono", "--a", player, "--b", "random", "--games", "4", "--log", log.text()])
    };
    assert_eq!(with("greedy").status, 0);
    let text = std::fs::read_to_string(&log.0).unwrap();
    refused(&with("uct:10"), "another match (kono: greedy – random, seed 1");
    let damaged = text.replacen("\"pair\":1", "\"pair\":5", 1);
    std::fs::write(&log.0, &damaged).unwrap();
    refused(&with("greedy"), "line 4 is damaged");
    assert_eq!(std::fs::read_to_string(&log.0).unwrap(), damaged, "it is left as it is");
    std::fs::write(&log.0, "Dear aunt,\n").unwrap();
    refused(&with("greedy"), "not the log of a match");
    let nowhere = ["match", "kono", "--a", "random", "--b", "random", "--log", "/no/such/folder/log"];
    refused(&run(&nowhere), "/no/such/folder/log");
}

#[test]
fn what_cannot_be_measured_is_refused() {
    for (arguments, words) in [
        (&["kono", "--a", "chess", "--b", "random"][..], "no player “chess”"),
        (&["kono", "--a", "level:11", "--b", "random"], "no player “level:11”"),
        (&["kono", "--a", "random", "--b", "random", "--sprt", "20"], "not a test"),
        (&["kono", "--a", "random", "--b", "random", "--go", "depth 3"], "not a limit"),
        (&["kono", "--a", "random", "--b", "ugi:no-such-program-anywhere"], "cannot be started"),
        (&["kono", "--a", "random"], "--b"),
        (&["kono", "--a", "random", "--b", "random", "--games", "0"], "--games"),
    ] {
        refused(&run(&[&["match"], arguments].concat()), words);
    }
}

/// Two engines, 200 games: no illegal turn, no crash, no hang.
#[test]
fn two_outside_engines_play_a_whole_match() {
    let log = Scratch::new("outside");
    let polite = engine::player("polite", "arena::speak");
    let report = report(&[
        "kono",
        "--a",
        &polite,
        "--b",
        &polite,
        "--games",
        "200",
        "--threads",
        "2",
        "--log",
        log.text(),
    ]);
    assert_eq!(report["games"], 200);
    assert_eq!(report["forfeits"], json!({ "a": {}, "b": {} }));
    assert_eq!(report["repeatable"], false);
    assert_eq!(games(&log.0).len(), 201);
}

#[test]
fn an_outside_engine_plays_any_game() {
    let polite = engine::player("polite", "arena::speak");
    for game in ["cul-de-sac", "bermudes", "quindo", "granat"] {
        let report = report(&[game, "--a", &polite, "--b", "random", "--games", "2"]);
        assert_eq!(report["forfeits"], json!({ "a": {}, "b": {} }), "{game}");
    }
}

/// The short form of the match in `docs/UGI.md`: our own engine on both sides, in every game.
#[test]
fn the_engine_plays_itself_over_ugi() {
    let ours = format!("ugi:'{}' ugi", env!("CARGO_BIN_EXE_pionnier"));
    for (game, limit) in [
        ("kono", "nodes 500"),
        ("cul-de-sac", "nodes 500"),
        ("bermudes", "movetime 2"),
        ("quindo", "nodes 500"),
        ("granat", "movetime 2"),
    ] {
        let report = report(&[game, "--a", &ours, "--b", &ours, "--games", "4", "--go", limit]);
        assert_eq!(report["games"], 4, "{game}");
        assert_eq!(report["forfeits"], json!({ "a": {}, "b": {} }), "{game}");
    }
}

/// Each loses the games in which it misbehaves, with the reason in the log; the match goes on.
#[test]
fn an_engine_that_misbehaves_loses_and_the_match_goes_on() {
    // Those that are waited for in vain get little time, the others enough for a busy machine.
    for (conduct, reason, timeout) in [
        ("silent", "silent", "300"),
        ("mute", "silent", "300"),
        ("exit", "exited", "5000"),
        ("garbage", "garbage", "1000"),
        ("flood", "garbage", "5000"),
        ("endless", "garbage", "5000"),
        ("no-turn", "garbage", "5000"),
        ("empty", "garbage", "5000"),
        ("illegal", "illegal", "5000"),
    ] {
        let log = Scratch::new(conduct);
        let engine = engine::player(conduct, "arena::speak");
        let report = report(&[
            "kono",
            "--a",
            &engine,
            "--b",
            "random",
            "--games",
            "4",
            "--timeout",
            timeout,
            "--log",
            log.text(),
        ]);
        assert_eq!(report["games"], 4, "{conduct}");
        assert_eq!(report["forfeits"], json!({ "a": { reason: 4 }, "b": {} }), "{conduct}");
        assert_eq!(report["results"]["lost"], 4, "{conduct}");
        for game in &games(&log.0)[1..] {
            assert_eq!((&game["winner"], &game["reason"]), (&json!("b"), &json!(reason)), "{conduct}");
        }
    }
}

#[test]
fn a_ladder_is_measured_and_its_section_written() {
    let folder = Scratch::new("ladder");
    std::fs::create_dir_all(&folder.0).unwrap();
    let out = folder.0.join("STRENGTH.md");
    let logs = folder.0.join("logs");
    let kept = "# Strength\n\nwords\n\n## Kono\n\nold\n\n## Quindo\n\nstays\n";
    std::fs::write(&out, kept).unwrap();
    let [out_text, logs_text] = [&out, &logs].map(|path| path.to_str().unwrap());
    let arguments = ["ladder", "kono", "--games", "2", "--out", out_text, "--logs", logs_text];
    let answer = run(&arguments);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{answer:?}");
    assert!(answer.out.contains("level:10 – level:8") && answer.out.contains("Level 10: "), "{}", answer.out);
    let text = std::fs::read_to_string(&out).unwrap();
    for part in ["words\n\n## Kono", "## Quindo\n\nstays\n", "pionnier ladder kono --games 2\n", "not lost"] {
        assert!(text.contains(part), "{part} is missing: {text}");
    }
    assert!(!text.contains("old"));
    assert_eq!(text.matches("| level:").count(), 19);
    assert_eq!(std::fs::read_dir(&logs).unwrap().count(), 19);
    // With its logs it is measured again without playing, and comes out the same.
    assert_eq!(run(&arguments).out, answer.out);
    assert_eq!(std::fs::read_to_string(&out).unwrap(), text);
    refused(
        &run(&["ladder", "kono", "--games", "2", "--out", "/no/such/folder/S.md"]),
        "/no/such/folder/S.md",
    );
}

#[test]
fn weights_are_fitted_to_games() {
    let answer = run(&["tune", "kono", "--games", "20", "--nodes", "50"]);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("20 games, mean squared error 0."), "{}", answer.out);
    assert!(answer.out.contains(" men  ") && answer.out.contains("SCALE    100.0"), "{}", answer.out);
    assert_eq!(run(&["tune", "kono", "--games", "20", "--nodes", "50"]).out, answer.out);
    // Lapses decide other games, the same ones every time.
    let careless = ["tune", "kono", "--games", "20", "--nodes", "50", "--temperature", "30"];
    let other = run(&careless);
    assert_ne!(other.out, answer.out);
    assert_eq!(run(&careless).out, other.out);
    refused(&run(&["tune", "kono", "--games", "1", "--nodes", "50", "--temperature", "101"]), "101");
}
