//! What people type: read as the turn it can only mean, or explained.

use pionnier_catalog::{GAMES, Language, Random, find};

/// Game, turns before, what is typed, what is meant.
const MEANT: &[(&str, &str, &str, &str)] = &[
    ("kono", "", "a1xa3", "a1xa3"),
    ("kono", "", " A1 X A3 ", "a1xa3"),
    ("kono", "", "a1×a3", "a1xa3"),
    ("kono", "", "a1\u{a0}×\u{202f}a3", "a1xa3"),
    ("kono", "b1xb3 d4xd2", "b2–b1", "b2-b1"),
    ("kono", "b1xb3 d4xd2", "b2 — b1", "b2-b1"),
    ("kono", "b1xb3 d4xd2", "B2−B1", "b2-b1"),
    ("cul-de-sac", "", "D4-D6/E5H", "d4-d6/e5h"),
    ("cul-de-sac", "", "d4 – d6 / e5h", "d4-d6/e5h"),
    ("bermudes", "", "g1xc5", "G1xC5"),
    ("bermudes", "", "G1 × C5", "G1xC5"),
    ("quindo", "", "B10-B7", "b10-b7"),
    ("quindo", "", "b10 − b7", "b10-b7"),
    ("granat", "", "C3-D4", "c3-d4"),
    ("granat", "", "a1 = b2", "a1=b2"),
    ("granat", "", "B2–D4", "b2-d4"),
];

/// Game, turns before, what is typed, what is answered in English and in French.
const EXPLAINED: &[(&str, &str, &str, &str, &str)] = &[
    (
        "kono",
        "",
        "a9xa9",
        "“a9” is not a square: they run from a1 to d4.",
        "«\u{202f}a9\u{202f}» n’est pas une case\u{202f}: elles vont de a1 à d4.",
    ),
    (
        "kono",
        "",
        "a1xa9",
        "“a9” is not a square: they run from a1 to d4.",
        "«\u{202f}a9\u{202f}» n’est pas une case\u{202f}: elles vont de a1 à d4.",
    ),
    (
        "kono",
        "",
        "a1",
        "Something is missing at the end: “-” or “x” must follow.",
        "Il manque quelque chose à la fin\u{202f}: «\u{202f}-\u{202f}» ou «\u{202f}x\u{202f}» doit suivre.",
    ),
    (
        "kono",
        "",
        "a1+a3",
        "“+” cannot stand there: “-” or “x” can.",
        "«\u{202f}+\u{202f}» n’a pas sa place ici\u{202f}: on attend «\u{202f}-\u{202f}» ou «\u{202f}x\u{202f}».",
    ),
    (
        "kono",
        "",
        "a1xa3xa4",
        "Nothing more can follow: “xa4” is too much.",
        "Rien ne peut suivre\u{202f}: «\u{202f}xa4\u{202f}» est de trop.",
    ),
    (
        "kono",
        "",
        "Hello",
        "“Hello” is not a square: they run from a1 to d4.",
        "«\u{202f}Hello\u{202f}» n’est pas une case\u{202f}: elles vont de a1 à d4.",
    ),
    (
        "cul-de-sac",
        "",
        "d4-d6/e5",
        "“e5” is not a wall: they run from a1h to j13v.",
        "«\u{202f}e5\u{202f}» n’est pas un mur\u{202f}: ils vont de a1h à j13v.",
    ),
    (
        "bermudes",
        "",
        "j1xc5",
        "“j1” is not a square: they run from A1 to I9.",
        "«\u{202f}j1\u{202f}» n’est pas une case\u{202f}: elles vont de A1 à I9.",
    ),
    (
        "quindo",
        "",
        "b10-b12",
        "“b12” is not a square: they run from a1 to k11.",
        "«\u{202f}b12\u{202f}» n’est pas une case\u{202f}: elles vont de a1 à k11.",
    ),
];

fn after(game: &str, turns: &str) -> Box<dyn pionnier_catalog::AnyPosition> {
    let mut position = find(game).unwrap().start();
    for turn in turns.split_whitespace() {
        position.play(turn).unwrap();
    }
    position
}

#[test]
fn what_is_meant_is_understood() {
    for &(game, turns, typed, meant) in MEANT {
        assert_eq!(after(game, turns).typed(typed).as_deref(), Ok(meant), "{game}: {typed}");
    }
}

#[test]
fn what_is_wrong_is_said_in_words() {
    for &(id, turns, typed, english, french) in EXPLAINED {
        let objection = after(id, turns).typed(typed).unwrap_err();
        let game = find(id).unwrap();
        assert_eq!(objection.words(game, Language::English), english, "{id}: {typed}");
        assert_eq!(objection.words(game, Language::French), french, "{id}: {typed}");
    }
}

/// In every game, at every moment: the canonical text means itself, and so does its like in capitals, with spaces, with other
/// signs.
#[test]
fn a_turn_is_understood_however_it_is_typed() {
    let mut random = Random::new(20_261_116);
    for game in GAMES {
        let mut record = game.start().record();
        for _ in 0..60 {
            let Some(turn) = record.position().random_turn(&mut random).filter(|_| record.ending().is_none())
            else {
                break;
            };
            let spaced: String = turn.chars().flat_map(|sign| [' ', sign]).collect();
            let signs = turn.replace('x', "×").replace('-', "–");
            for typed in [turn.clone(), turn.to_uppercase(), turn.to_lowercase(), spaced, signs] {
                assert_eq!(record.position().typed(&typed).as_deref(), Ok(turn.as_str()), "{}", game.id());
            }
            record.play(&turn).unwrap();
        }
        assert!(record.turns().len() > 5, "{}", game.id());
    }
}

#[test]
fn a_man_that_can_go_nowhere_is_told_so() {
    for (id, from) in [("kono", "a2"), ("bermudes", "I5")] {
        let game = find(id).unwrap();
        let objection = game.start().record().why("", from, None).unwrap();
        assert_eq!(objection.code, "no-way", "{id}: {}", objection.words(game, Language::English));
    }
}
