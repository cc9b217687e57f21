//! A new game is one folder, one line in the list and one folder of ground truth; this finds what is missing.

use pionnier_catalog::{GAMES, find};
use std::collections::BTreeSet;
use std::path::Path;

fn folders(path: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(path);
    std::fs::read_dir(path)
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap().replace('_', "-"))
        .collect()
}

#[test]
fn every_game_has_its_folder_its_tests_and_its_ground_truth() {
    let listed: BTreeSet<String> = GAMES.iter().map(|game| game.id().to_owned()).collect();
    assert_eq!(listed.len(), GAMES.len(), "two games have one id");
    assert_eq!(folders("src"), listed);
    assert_eq!(folders("tests"), listed);
    assert_eq!(folders("testdata"), listed);
    for game in GAMES {
        for file in ["vectors.jsonl", "rules.perft", "refusals.txt", "impossible.txt", "playthrough.txt"] {
            let path =
                Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/testdata").join(game.id()).join(file);
            assert!(path.is_file(), "{} lacks {file}", game.id());
        }
    }
}

#[test]
fn games_are_found_by_their_id() {
    for game in GAMES {
        assert_eq!(find(game.id()).map(pionnier_catalog::AnyGame::id), Some(game.id()));
    }
    assert!(find("chess").is_none());
}

#[test]
fn records_know_how_games_end() {
    use pionnier_catalog::{Ending, Outcome, Side};
    let kono = find("kono").unwrap();
    // Four turns that come back to where they began, twice: the third occurrence is a draw (C3).
    let mut record = kono.read("yy2/4/4/2rr r").unwrap().record();
    for _ in 0..2 {
        assert_eq!(record.ending(), None);
        for turn in ["d1-d2", "a4-a3", "d2-d1", "a3-a4"] {
            record.play(turn).unwrap();
        }
    }
    assert_eq!(record.ending(), Some(Ending::Repetition));
    let objection = record.play("d1-d2").unwrap_err();
    assert_eq!((objection.rule, objection.code), (Some("C3"), "over-drawn"));
    assert_eq!(record.undo().as_deref(), Some("a3-a4"));
    assert_eq!(record.ending(), None);
    record.resign(Side::First).unwrap();
    assert_eq!(record.ending().map(Ending::outcome), Some(Outcome::Win(Side::Second)));
    assert_eq!(record.agree_draw().unwrap_err().code, "over-won");
    assert_eq!(record.turns().len(), 7);
}

#[test]
fn a_turn_that_was_checked_is_played_as_it_was_checked_and_nowhere_else() {
    use pionnier_catalog::{Outcome, Side};
    let kono = find("kono").unwrap();
    let mut record = kono.start().record();
    assert_eq!(record.check("a1xa3"), Ok(None));
    assert!(record.turns().is_empty(), "a turn is checked and not played");
    assert_eq!(record.check("a1-b2").unwrap_err().code, record.play("a1-b2").unwrap_err().code);
    record.check("a1xa3").unwrap();
    record.play("b1xb3").unwrap();
    // Checked for the other side: here it is another turn.
    assert!(record.play("a1xa3").is_err());
    record.check("a4xa2").unwrap();
    record.play("a4xa2").unwrap();
    assert_eq!(record.turns(), ["b1xb3", "a4xa2"]);
    record.check("d1xd3").unwrap();
    record.resign(Side::Second).unwrap();
    assert_eq!(record.play("d1xd3").unwrap_err().code, "over-won");
    // One that ends the game says so before it does.
    let mut record = kono.read("4/1yy1/1r2/1r2 r").unwrap().record();
    let ending = record.check("b1xb3").unwrap().expect("one man is too few");
    assert_eq!(ending.outcome(), Outcome::Win(Side::First));
    assert_eq!(record.ending(), None);
    record.play("b1xb3").unwrap();
    assert_eq!(record.ending(), Some(ending));
}
