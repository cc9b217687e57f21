//! Whole games as text and as JSON.

use crate::seed::seed;
use core::fmt::Debug;
use pionnier_catalog::transcript::{Drawn, Glyph, Remark, Study, StudyTurn, Transcript, Where};
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
    const SIGNS: [char; 20] = [
        '[', ']', '"', '\\', '{', '}', '(', ')', '!', '?', ';', '\n', ' ', '1', '.', '*', '-', 'x', 'é',
        '\u{0}',
    ];
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

/// A random game with random variations, remarks, drawings and glyphs.
fn random_study(game: &'static dyn AnyGame, random: &mut Random) -> Study {
    const COMMENTS: [&str; 7] = [
        "",
        "Well played.",
        "a } brace, a \\ stroke",
        "two\nlines",
        "«\u{202f}vu\u{202f}»",
        "[%draw x] is none",
        "é (1. no variation) ; *",
    ];
    let mut turns: Vec<StudyTurn> = Vec::new();
    let places = game.layout().places;
    let remark = |random: &mut Random| {
        let place = |random: &mut Random| places[random.below(places.len())].name.clone();
        Remark {
            comment: COMMENTS[random.below(COMMENTS.len())].to_owned(),
            drawn: (0..random.below(3)).map(|_| Drawn { from: place(random), to: place(random) }).collect(),
        }
    };
    let opening = remark(random);
    for _ in 0..40 {
        // Mostly on from the last turn, sometimes from any.
        let after = if random.below(3) > 0 { turns.len() } else { random.below(turns.len() + 1) };
        let mut line = Vec::new();
        let mut number = after;
        while number > 0 {
            line.push(turns[number - 1].turn.clone());
            number = turns[number - 1].after;
        }
        let mut record = game.start().record();
        line.iter().rev().for_each(|turn| record.play(turn).unwrap());
        let Some(turn) = record.position().random_turn(random).filter(|_| record.ending().is_none()) else {
            continue;
        };
        let glyph = Glyph::ALL.get(random.below(12)).copied();
        turns.push(StudyTurn { after, turn, glyph, remark: remark(random) });
    }
    Study::new(game, None, opening, turns).unwrap()
}

/// The turns of a study as what is played after what, whatever their order in the list.
fn tree(study: &Study) -> Vec<(String, Option<Glyph>, Remark)> {
    fn walk(study: &Study, after: usize, path: &str, found: &mut Vec<(String, Option<Glyph>, Remark)>) {
        for (index, turn) in study.turns.iter().enumerate().filter(|(_, turn)| turn.after == after) {
            let path = format!("{path} {}", turn.turn);
            found.push((path.clone(), turn.glyph, turn.remark.clone()));
            walk(study, index + 1, &path, found);
        }
    }
    let mut found = vec![(String::new(), None, study.remark.clone())];
    walk(study, 0, "", &mut found);
    found
}

#[test]
fn studies_are_read_back() {
    let mut random = Random::new(seed());
    for game in GAMES {
        for _ in 0..20 {
            let study = random_study(*game, &mut random);
            let text = study.write();
            let read = Study::read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            assert_eq!(tree(&read), tree(&study), "{text}");
            assert_eq!(read.write(), text);
            assert_eq!(told(&read.transcript), told(&study.transcript));
            let json = study.write_json();
            let read = Study::read_json(&json).unwrap_or_else(|error| panic!("{error:?}\n{json}"));
            assert_eq!(tree(&read), tree(&study), "{json}");
            // Who wants a game only gets the main line.
            assert_eq!(told(&Transcript::read(&text).unwrap()), told(&study.transcript));
        }
    }
}

#[test]
fn a_study_is_written_as_people_write_one() {
    let text = "[GameType \"kono\"]\n\n{The start.} 1. b1xb3! (1. a1xa3 {slower} c4xc2 (1... d4xd2 ??)) c4xc2 2. d1xd3 *";
    let study = Study::read(text).unwrap();
    assert_eq!(study.transcript.record.turns(), ["b1xb3", "c4xc2", "d1xd3"]);
    assert_eq!(study.remark.comment, "The start.");
    let written = study.write();
    let moves = written.split("\n\n").nth(1).unwrap();
    assert_eq!(
        moves,
        "{The start.} 1. b1xb3! (1. a1xa3 {slower} 1... c4xc2 (1... d4xd2??)) 1... c4xc2\n2. d1xd3\n*\n"
    );
}

#[test]
fn errors_in_studies_name_the_line() {
    for (turns, code) in [
        ("(1. a1xa3)", "transcript-variation"),
        ("1. a1xa3 (1. b1xb3", "transcript-end"),
        ("1. a1xa3 (1. b1xb3 1-0)", "syntax"),
        ("1. a1xa3 () a4xa2", "transcript-variation"),
        ("1. a1xa3) a4xa2", "transcript-variation"),
        ("1. a1xa3 (2. b1xb3)", "transcript-number"),
        ("1. a1xa3 (1. b1-b4)", "reach"),
        ("1. a1xa3!!!", "transcript-glyph"),
        ("1. a1xa3! ?", "transcript-glyph"),
        ("1. ! a1xa3", "transcript-glyph"),
        ("1. a1xa3 {[%draw a1-z9] x}", "transcript-drawing"),
    ] {
        let text = format!("[GameType \"kono\"]\n\n{turns}");
        let error = Study::read(&text).err().unwrap_or_else(|| panic!("accepted: {text}"));
        assert_eq!(error.at, Where::Line(3), "{text}");
        if code.starts_with("transcript") {
            assert_eq!(error.objection.code, code, "{text}");
        }
    }
    let json = |turns: &str| format!("{{\"game\":\"kono\",\"rules\":\"1\",\"turns\":[{turns}]}}");
    let late = Study::read_json(&json("\"a1xa3\",{\"turn\":\"a4xa2\",\"after\":7}")).err().unwrap();
    assert_eq!((late.at, late.objection.code), (Where::Turn(2), "transcript-after"));
    let wrong = Study::read_json(&json("\"a1xa3\",{\"turn\":\"a4xa2\",\"glyph\":\"#\"}")).err().unwrap();
    assert_eq!(wrong.objection.code, "transcript-json");
}

#[test]
fn changed_studies_are_refused_or_read_as_something_else() {
    const SIGNS: [char; 12] = ['{', '}', '(', ')', '!', '?', '\\', '[', '%', '\n', '\u{0}', '1'];
    let mut random = Random::new(seed());
    let mut refused = 0;
    for number in 0..300 {
        let study = random_study(GAMES[number % GAMES.len()], &mut random);
        let mut signs: Vec<char> = study.write().chars().collect();
        for _ in 0..=random.below(3) {
            let at = random.below(signs.len());
            let sign = SIGNS[random.below(SIGNS.len())];
            match random.below(3) {
                0 => signs.insert(at, sign),
                1 => drop(signs.remove(at)),
                _ => signs[at] = sign,
            }
        }
        let text: String = signs.into_iter().collect();
        let Ok(read) = Study::read(&text) else {
            refused += 1;
            continue;
        };
        let again = Study::read(&read.write()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        assert_eq!(tree(&again), tree(&read), "{text}");
        let again = Study::read_json(&read.write_json()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        assert_eq!(tree(&again), tree(&read), "{text}");
    }
    assert!(refused > 50, "only {refused} refused");
}

#[test]
fn deep_and_wide_studies_are_read_in_time() {
    // A variation in a variation, and so on: nothing here may nest as deep as the text does.
    let turns: String =
        (0..5_000).map(|_| "1. a1xa3 (").collect::<String>() + "1. b1xb3" + &")".repeat(5_000);
    let study = Study::read(&format!("[GameType \"kono\"]\n\n{turns}")).unwrap();
    assert_eq!(study.turns.len(), 5_001);
    assert_eq!(Study::read(&study.write()).unwrap().turns.len(), 5_001);
}
