//! Whole games as text and as JSON.

use crate::seed::seed;
use core::fmt::Debug;
use pionnier_catalog::transcript::{Transcript, Where};
use pionnier_catalog::{AnyGame, AnyRecord, Ending, GAMES, Language, Random, Side, find};

/// A random game of at most so many turns.
fn random_record(start: Box<dyn AnyRecord>, random: &mut Random, turns: usize) -> Box<dyn AnyRecord> {
    let mut record = start;
    for _ in 0..turns {
        if record.ending().is_some() {
            break;
        }
        let turn = record.position().random_turn(random).unwrap();
        record.play(&turn).unwrap();
    }
    record
}

fn random_transcript(game: &'static dyn AnyGame, random: &mut Random) -> Transcript {
    let mut start = game.start().record();
    if random.below(2) == 0 {
        let turns = random.below(9);
        let late = random_record(start, random, turns);
        start = if late.ending().is_none() { late.position().record() } else { game.start().record() };
    }
    let turns = random.below(60);
    let mut record = random_record(start, random, turns);
    if record.ending().is_none() {
        match random.below(4) {
            0 => record.resign(Side::BOTH[random.below(2)]).unwrap(),
            1 => record.agree_draw().unwrap(),
            _ => {}
        }
    }
    let mut transcript = Transcript::new(game, record);
    transcript.add_tag("White", "Ada \"la \\ reine\" é [1]").unwrap();
    if transcript.record.ending().is_none() && random.below(2) == 0 {
        transcript.add_tag("Result", "0-1").unwrap();
        transcript.add_tag("Termination", "time forfeit").unwrap();
    }
    transcript
}

/// Everything a transcript tells.
fn told(transcript: &Transcript) -> impl PartialEq + Debug + use<'_> {
    let Transcript { game, record, .. } = transcript;
    // The result is written last, and JSON objects have no order.
    let mut tags = transcript.tags().to_vec();
    tags.sort();
    (game.id(), record.start().text(), record.turns(), record.ending(), tags)
}

#[test]
fn transcripts_are_read_back() {
    let mut random = Random::new(seed());
    for game in GAMES {
        for _ in 0..60 {
            let transcript = random_transcript(*game, &mut random);
            let text = transcript.write();
            assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 80), "{text}");
            let read = Transcript::read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            assert_eq!(told(&read), told(&transcript), "{text}");
            assert_eq!(read.write(), text);
            let json = transcript.write_json();
            let read = Transcript::read_json(&json).unwrap_or_else(|error| panic!("{error:?}\n{json}"));
            assert_eq!(told(&read), told(&transcript), "{json}");
        }
    }
}

#[test]
fn changed_transcripts_are_refused_or_read_as_something_else() {
    const SIGNS: [char; 16] =
        ['[', ']', '"', '\\', '{', '}', ';', '\n', ' ', '1', '.', '*', '-', 'x', 'é', '\u{0}'];
    let mut random = Random::new(seed());
    let mut refused = 0;
    for number in 0..3_000 {
        let transcript = random_transcript(GAMES[number % GAMES.len()], &mut random);
        let is_json = random.below(4) == 0;
        let text = if is_json { transcript.write_json() } else { transcript.write() };
        let mut signs: Vec<char> = text.chars().collect();
        for _ in 0..=random.below(3) {
            let at = random.below(signs.len());
            let sign = SIGNS[random.below(SIGNS.len())];
            match random.below(4) {
                0 => signs.insert(at, sign),
                1 => drop(signs.remove(at)),
                2 => signs.truncate(at + 1),
                _ => signs[at] = sign,
            }
        }
        let text: String = signs.into_iter().collect();
        let read = if is_json { Transcript::read_json(&text) } else { Transcript::read(&text) };
        match read {
            Ok(read) => {
                let again =
                    Transcript::read(&read.write()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
                assert_eq!(told(&again), told(&read));
            }
            Err(error) => {
                refused += 1;
                assert!(matches!(error.at, Where::Line(1..) | Where::Turn(1..)));
                for language in Language::ALL {
                    let words = error.words(language);
                    assert!(words.ends_with('.') && !words.contains("{ $"), "{words}");
                }
            }
        }
    }
    assert!(refused > 500, "only {refused} refused");
}

/// A game of Granat by version 1 of its rules, in which somebody passes.
fn old_game() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/testdata/granat/version-1/vectors.jsonl");
    let vectors = std::fs::read_to_string(path).unwrap();
    let game: serde_json::Value = serde_json::from_str(vectors.lines().nth(2).unwrap()).unwrap();
    serde_json::from_value(game["game"].clone()).unwrap()
}

#[test]
fn an_old_game_is_read_by_the_rules_of_its_time() {
    let turns = old_game();
    assert!(turns.iter().any(|turn| turn == "pass"));
    let text = format!("[GameType \"granat\"]\n[RulesVersion \"1\"]\n\n{}\n1/2-1/2\n", turns.join(" "));
    let read = Transcript::read(&text).unwrap();
    assert_eq!((read.game.id(), read.game.rules()), ("granat", "1"));
    assert_eq!(read.record.turns(), turns);
    let ending = read.record.ending().unwrap();
    assert_eq!((ending.rule(), ending.code()), ("C2", "no-moves"));
    assert!(read.write().contains("[RulesVersion \"1\"]"), "{}", read.write());
    assert_eq!(told(&Transcript::read(&read.write()).unwrap()), told(&read));
    assert_eq!(told(&Transcript::read_json(&read.write_json()).unwrap()), told(&read));

    // By today's rules whoever could not move has lost, and the turn after that is one too many.
    let today = Transcript::read(&text.replace("[RulesVersion \"1\"]\n", "")).err().unwrap();
    assert_eq!((today.objection.code, today.objection.rule), ("over-won", Some("G21")));
    let later = Transcript::read(&text.replace("Version \"1\"", "Version \"3\"")).err().unwrap();
    assert_eq!(
        later.words(Language::English),
        "Line 2: This game was played by version “3” of the rules; known here: 2, 1."
    );
}

#[test]
fn errors_name_the_line() {
    let game = |rest: &str| format!("[GameType \"kono\"]\n[RulesVersion \"1\"]\n{rest}");
    for (text, line, code) in [
        (String::new(), 1, "transcript-game"),
        ("[GameType \"chess\"]\n".to_owned(), 1, "transcript-game"),
        ("[GameType \"kono\"]\n\n[RulesVersion \"2\"]".to_owned(), 3, "unknown-rules"),
        (game("[White \"Ada]\n"), 3, "transcript-tag"),
        (game("[White]\n"), 3, "transcript-tag"),
        (game("[Wh ite \"Ada\"]\n"), 3, "transcript-tag"),
        (game("[White \"Ada\"]\n[White \"Eve\"]"), 4, "transcript-twice"),
        (game("[FEN \"9/9\"]"), 3, "expected-man-or-count"),
        (game("[Result \"2-0\"]"), 3, "transcript-result"),
        (game("\n1. a1xa3\n3. a4xa2"), 5, "transcript-number"),
        (game("\n1. a1xa3 1... b4xb2 2. a1-a2"), 4, "no-man"),
        (game("\n1. a1xa3\n{ well\n played } a4-a3"), 6, "blocked-by-enemy"),
        (game("\n1. a1xa3 { never closed"), 4, "transcript-end"),
        (game("\n1. a1xa3 *\n1. a1xa3"), 5, "transcript-end"),
        (game("[Result \"1-0\"]\n1. a1xa3 0-1"), 4, "transcript-other-result"),
        (format!("[GameType \"kono\"]{}", " ".repeat(1 << 20)), 1, "transcript-long"),
    ] {
        let error = Transcript::read(&text).err().unwrap_or_else(|| panic!("accepted: {text}"));
        assert_eq!((error.at, error.objection.code), (Where::Line(line), code), "{text}");
    }
    let json = "{\"game\":\"kono\",\"rules\":\"1\",\"turns\":[\"a1xa3\",\"a4-a3\"],\"result\":\"*\",\"termination\":\"\"}";
    let error = Transcript::read_json(json).err().unwrap();
    assert_eq!(error.at, Where::Turn(2));
    assert_eq!(
        error.words(Language::English),
        "Turn 2: [K3] An enemy man stands on a3: it can be captured only by jumping over a man of your own."
    );
    assert_eq!(Transcript::read_json("{\n,").err().unwrap().objection.code, "transcript-json");
}

#[test]
fn a_result_that_the_turns_do_not_tell_is_kept() {
    let text = "[GameType \"kono\"]\n1. a1xa3 ; a comment\n1-0";
    let read = Transcript::read(text).unwrap();
    assert_eq!(read.record.ending(), None);
    assert_eq!(read.tags(), [("Result".to_owned(), "1-0".to_owned())]);
    let resigned =
        Transcript::read("[GameType \"kono\"]\n[Termination \"resigned\"]\n1. a1xa3\n1-0").unwrap();
    assert_eq!(resigned.record.ending(), Some(Ending::Resigned(Side::Second)));
    assert!(resigned.tags().is_empty());
}

#[test]
fn tags_that_could_not_be_read_back_are_refused() {
    let mut transcript = Transcript::new(find("kono").unwrap(), find("kono").unwrap().start().record());
    for (name, value) in [("", "x"), ("a b", "x"), ("White", "a\nb"), ("FEN", "x"), ("Result", "won")] {
        assert!(transcript.add_tag(name, value).is_err(), "{name}");
    }
    transcript.add_tag("White", "Ada").unwrap();
    assert!(transcript.add_tag("White", "Eve").is_err());
}
