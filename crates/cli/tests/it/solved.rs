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
        let _ = std::fs::remove_file(&self.0).or_else(|_| std::fs::remove_dir_all(&self.0));
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
        let answer = run(&[command, "bermudes"]);
        assert_eq!(answer.status, 2);
        assert!(answer.err.contains("Bermudes is not solved"), "{}", answer.err);
    }
    for game in ["kono", "granat"] {
        assert!(run(&["solve", game, "--discs", "4"]).err.contains("endgames of Quindo"));
    }
    for game in ["kono", "quindo"] {
        assert!(run(&["solve", game, "--pawns", "3"]).err.contains("endgames of Granat"));
    }
}

/// Three discs against one.
const ENDGAME: &str = "11/11/11/11/11/5w5/11/4b6/11/2w4w3/11 w 1";

#[test]
fn endgames_of_quindo_are_known_and_the_rest_is_not() {
    let position = "11/11/11/11/11/5w5/5b5/11/11/2w8/11 w 1";
    let known = json(&["value", "quindo", "--position", position, "--json"]);
    assert_eq!(
        (&known["value"], &known["plies"], &known["if_count_allows"]),
        (&json!("win"), &json!(1), &json!(false))
    );
    assert_eq!(known["moves"][0]["plies"], 1);
    let said = run(&["value", "quindo", "--position", position]).out;
    assert!(said.starts_with("For White, to move: won in 1\n"), "{said}");
    let unknown = run(&["value", "quindo"]);
    assert_eq!((unknown.status, unknown.out.as_str()), (2, ""));
    assert!(unknown.err.contains("too many discs"), "{}", unknown.err);
    let analysed = json(&["analyse", "quindo", "--position", position, "--nodes", "100", "--json"]);
    assert_eq!(analysed["lines"][0]["exact"], true, "{analysed}");
}

#[test]
fn endgames_of_granat_are_known_and_the_rest_is_not() {
    // A garnet pawn against a neutral one that it can take.
    let position = "5/4/5/4/5/4/5/5/5/4/5/4/b4/4/R4 r";
    let known = json(&["value", "granat", "--position", position, "--json"]);
    assert_eq!((&known["value"], &known["plies"]), (&json!("win"), &json!(1)));
    assert_eq!(known["moves"][0]["turn"], "a1xa5");
    let analysed = json(&["analyse", "granat", "--position", position, "--nodes", "100", "--json"]);
    assert_eq!(analysed["lines"][0]["exact"], true, "{analysed}");
    let unknown = run(&["value", "granat"]);
    assert_eq!((unknown.status, unknown.out.as_str()), (2, ""));
    assert!(unknown.err.contains("too many pawns") && unknown.err.contains("--pawns 4"), "{}", unknown.err);
    let found = json(&["solve", "granat", "--pawns", "2", "--verify", "--json"]);
    assert_eq!(
        (&found["pawns"], &found["verified"], &found["mismatches"]),
        (&json!(2), &json!(9_648), &json!(0))
    );
    assert_eq!((&found["longest"], found["line"].as_array().unwrap().len()), (&json!(28), 28));
    let said = run(&["solve", "granat", "--pawns", "2"]).out;
    assert!(said.contains("pieces of the side to move"), "{said}");
}

#[test]
fn tables_in_a_folder_are_used_or_refused() {
    let folder = Scratch::new("tables");
    std::fs::create_dir_all(&folder.0).unwrap();
    let file = folder.0.join("quindo.table");
    let (folder_path, path) = (folder.path(), file.to_str().unwrap());
    let ask = |folder: &str| run(&["value", "quindo", "--position", ENDGAME, "--tables", folder]);
    let empty = ask(folder_path);
    assert_eq!(empty.status, 2);
    assert!(empty.err.contains("quindo.table"), "{}", empty.err);
    let found = json(&["solve", "quindo", "--discs", "3", "--verify", "--out", path, "--json"]);
    assert_eq!((&found["verified"], &found["mismatches"]), (&json!(196_266), &json!(0)));
    assert_eq!(found["longest"], 11);
    // It knows less than the one in the box, which is asked instead.
    assert_eq!(ask(folder_path).status, 0);
    std::fs::write(&file, pionnier_engine::kono::EMBEDDED).unwrap();
    let foreign = ask(folder_path);
    assert_eq!((foreign.status, foreign.out.as_str()), (2, ""));
    assert!(foreign.err.contains("another game (kono)"), "{}", foreign.err);
    std::fs::write(&file, &pionnier_engine::quindo::EMBEDDED[..1000]).unwrap();
    assert!(ask(folder_path).err.contains("cut off"));
    let missing = ask("/no/such/folder");
    assert_eq!(missing.status, 2);
    assert!(missing.err.contains("no folder /no/such/folder"), "{}", missing.err);
}

#[test]
fn a_table_file_that_is_named_goes_before_a_folder() {
    let folder = Scratch::new("before");
    std::fs::create_dir_all(&folder.0).unwrap();
    std::fs::write(folder.0.join("quindo.table"), &pionnier_engine::quindo::EMBEDDED[..1000]).unwrap();
    let whole = Scratch::new("whole");
    std::fs::write(&whole.0, pionnier_engine::quindo::EMBEDDED).unwrap();
    let ask = |table: &str| {
        run(&["value", "quindo", "--position", ENDGAME, "--table", table, "--tables", folder.path()])
    };
    // Both are read, the named one first.
    assert!(ask("/no/such/file").err.contains("/no/such/file"));
    assert!(ask(whole.path()).err.contains("quindo.table cannot be used"));
}

#[test]
fn solving_begins_only_with_a_place_to_write_to_and_says_how_much_can_be_solved() {
    // Five discs would take minutes.
    let nowhere = run(&["solve", "quindo", "--discs", "5", "--out", "/no/such/folder/quindo.table"]);
    assert_eq!((nowhere.status, nowhere.out.as_str()), (2, ""));
    assert!(nowhere.err.contains("cannot be written"), "{}", nowhere.err);
    for (arguments, range) in [
        (["solve", "quindo", "--discs", "7"], "from 2 to 5"),
        (["solve", "granat", "--pawns", "9"], "from 2 to 4"),
    ] {
        let refused = run(&arguments);
        assert_eq!(refused.status, 2);
        assert!(refused.err.contains(range), "{}", refused.err);
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

#[test]
fn a_net_is_taught_by_the_table_of_a_solved_game_and_of_no_other() {
    let made = |name: &str| {
        let net = Scratch::new(name);
        let arguments = ["train", "kono", "--exact", "2000", "--epochs", "1", "--out", net.path()];
        let answer = run(&arguments);
        assert_eq!(answer.status, 0, "{answer:?}");
        std::fs::read(net.path()).unwrap()
    };
    assert_eq!(made("one.net"), made("other.net"));
    let net = Scratch::new("none.net");
    let answer = run(&["train", "quindo", "--exact", "2000", "--out", net.path()]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("quindo is not solved"), "{}", answer.err);
    assert!(!net.0.exists());
    let both = run(&["train", "kono", "--exact", "2000", "--data", "games.jsonl", "--out", net.path()]);
    assert_eq!(both.status, 2);
}
