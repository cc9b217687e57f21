//! Files of games: the same whatever plays them and whatever interrupts it, and refused where they are not what was asked
//! for.

use pionnier_core::{Game, Record, read_turn};
use pionnier_games::bermudes::Bermudes;
use pionnier_games::quindo::Quindo;
use pionnier_trainer::selfplay::{GameFile, GameFileError, KeptGame, Terms, play_games};
use std::path::PathBuf;

const GAMES: u64 = 5;

fn terms() -> Terms {
    Terms::of::<Quindo>(40, 7)
}

/// A file of this test's own, in a folder that is thrown away.
fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("selfplay-{name}.jsonl"))
}

fn play(path: &PathBuf, threads: usize) -> Result<Vec<u8>, GameFileError> {
    play_games::<Quindo>(path, &terms(), GAMES, threads, &mut |_| {})?;
    Ok(std::fs::read(path).unwrap())
}

/// A new file with its games.
fn begin(name: &str, threads: usize) -> (PathBuf, Vec<u8>) {
    let path = path(name);
    let _ = std::fs::remove_file(&path);
    let bytes = play(&path, threads).unwrap();
    (path, bytes)
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let (one, alone) = begin("one", 1);
    let (three, together) = begin("three", 3);
    assert_eq!(alone, together);
    for path in [one, three] {
        std::fs::remove_file(path).unwrap();
    }
}

#[test]
fn wherever_a_kill_cuts_the_file_it_goes_on_to_the_same_end() {
    let (path, whole) = begin("cut", 1);
    for length in (0..whole.len()).step_by(211).chain([1, 40, whole.len() - 1]) {
        std::fs::write(&path, &whole[..length]).unwrap();
        assert_eq!(play(&path, 2).unwrap(), whole, "cut at {length}");
    }
    std::fs::remove_file(path).unwrap();
}

#[test]
fn games_can_be_played_again_and_have_a_thought_for_every_turn() {
    let path = path("bermudes");
    let _ = std::fs::remove_file(&path);
    let terms = Terms::of::<Bermudes>(40, 3);
    let mut seen = Vec::new();
    play_games::<Bermudes>(&path, &terms, 8, 2, &mut |games| seen.push(games)).unwrap();
    assert_eq!(seen, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    let mut games = Vec::new();
    assert_eq!(GameFile::read(&path, &mut |game| games.push(game)).unwrap(), terms);
    let mut by_lot = 0;
    for game in &games {
        let mut record = Record::new(Bermudes::start());
        for turn in game.turns.split(' ') {
            assert_eq!(record.ending(), None);
            let actions = read_turn::<Bermudes>(record.position(), turn).expect("a legal turn");
            record.play_unchecked(&actions);
        }
        let ending = record.ending().expect("the game was played to its end");
        assert_eq!(ending.outcome().winner(), game.winner);
        assert_eq!(record.played().len(), game.opening + game.scores.len());
        by_lot += game.scores.iter().filter(|score| score.is_none()).count();
    }
    assert_eq!(games.len(), 8);
    assert!(by_lot > 0 && by_lot < 40, "{by_lot} turns by lot");
    std::fs::remove_file(path).unwrap();
}

#[test]
fn what_is_damaged_foreign_or_of_other_terms_is_refused_and_left_alone() {
    let (path, whole) = begin("bad", 1);
    let text = String::from_utf8(whole).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let refused = |text: &str| {
        std::fs::write(&path, text).unwrap();
        let error = play(&path, 1).unwrap_err();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        error
    };
    let damages = [
        (text.replace(lines[2], "{}"), 3),
        (text.replace("\"number\":1,", "\"number\":4,"), 3),
        (format!("{}\n{}\n{}\n", lines[0], lines[2], lines[1]), 2),
        (text.replace(lines[4], "\u{0}"), 5),
    ];
    for (text, line) in damages {
        assert!(matches!(refused(&text), GameFileError::Damaged(number) if number == line), "{text}");
    }
    for text in ["a letter to my aunt\n", "a letter", "{}\n", "{\"format\":\"other\"}\n"] {
        assert!(matches!(refused(text), GameFileError::Foreign), "{text}");
        assert!(matches!(GameFile::read(&path, &mut |_: KeptGame| {}), Err(GameFileError::Foreign)));
    }
    let other = text.replace("\"seed\":7", "\"seed\":8");
    assert!(matches!(refused(&other), GameFileError::OtherTerms(found) if found.seed == 8));
    std::fs::remove_file(path).unwrap();
}
