//! Quindo against its ground truth, its naive twin and the figures on its rules page.

mod naive;

use pionnier_core::{Game, Notation, Outcome, Position as _, Random, Record, Side, TurnError, read_turn};
use pionnier_games::quindo::{Action, Position, Quindo, Refusal};
use pionnier_testkit::Naive;

// 10 discs, and at least one on each side while the game goes on (Q8): 8 that leave the board leave it undecided.
pionnier_testkit::conformance!(Quindo, naive::Quindo, 100 * (8 + 1));

fn position(text: &str) -> Position {
    Quindo::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The one action of a legal turn.
fn action(position: &Position, turn: &str) -> Action {
    match read_turn::<Quindo>(position, turn).as_deref() {
        Ok(&[action]) => action,
        other => panic!("{turn} in {}: {other:?}", Quindo::write_position(position)),
    }
}

/// The text after a legal turn.
fn after(text: &str, turn: &str) -> String {
    let position = position(text);
    Quindo::write_position(&position.after(action(&position, turn)))
}

/// A figure with each previous length: the turn has `length`, is refused if the previous move had it too, and is
/// refused with the other sign.
fn figure(board: &str, turn: &str, length: u8) {
    for previous in 0..=3 {
        let position = position(&format!("{board} w {previous}"));
        if previous == length {
            let reason = Refusal::SameLength(length);
            assert_eq!(read_turn::<Quindo>(&position, turn), Err(TurnError::Refused { at: 0, reason }));
            continue;
        }
        let action = action(&position, turn);
        assert_eq!(action.length, length);
        assert_eq!(position.after(action).previous_length(), length);
        let other = if turn.contains('x') { turn.replace('x', "-") } else { turn.replace('-', "x") };
        assert!(
            matches!(
                read_turn::<Quindo>(&position, &other),
                Err(TurnError::Refused {
                    reason: Refusal::Captures { .. } | Refusal::CapturesNothing { .. },
                    ..
                })
            ),
            "{other}"
        );
    }
}

#[test]
fn figure_2_jumps_three_discs_with_length_1() {
    let board = "11/11/11/11/11/2bbbw5/11/11/11/11/11";
    figure(board, "f6xb6", 1);
    figure(board, "f6xa6", 2);
    assert_eq!(after(&format!("{board} w 0"), "f6xb6"), "11/11/11/11/11/1wwww6/11/11/11/11/11 b 1");
}

#[test]
fn figure_3_counts_the_free_squares_between_jumps() {
    let board = "11/11/8b2/11/6b4/5w5/11/11/11/11/11";
    figure(board, "f6xh8", 1);
    figure(board, "f6xj10", 2);
    figure(board, "f6xk11", 3);
    assert_eq!(after(&format!("{board} w 0"), "f6xh8"), "11/11/8b2/7w3/6w4/11/11/11/11/11/11 b 1");
    assert_eq!(after(&format!("{board} w 0"), "f6xj10"), "11/9w1/8w2/11/6w4/11/11/11/11/11/11 b 2");
    assert_eq!(after(&format!("{board} w 0"), "f6xk11"), "11/11/8w2/11/6w4/11/11/11/11/11/11 b 3");
}

#[test]
fn figure_4_jumps_after_two_free_squares() {
    let board = "11/11/11/11/11/5w5/11/11/8b2/11/11";
    figure(board, "f6-g5", 1);
    figure(board, "f6-h4", 2);
    figure(board, "f6xj2", 3);
    assert_eq!(after(&format!("{board} w 0"), "f6-h4"), "11/11/11/11/11/11/11/7w3/8b2/11/11 b 2");
    assert_eq!(after(&format!("{board} w 0"), "f6xj2"), "11/11/11/11/11/11/11/11/8w2/9w1/11 b 3");
}

#[test]
fn q6_the_first_move_is_free_and_the_next_is_not() {
    let start = Quindo::start();
    assert_eq!(start.previous_length(), 0);
    for (turn, length) in [("b10-b9", 1), ("b10-b8", 2), ("b10-b7", 3)] {
        let action = action(&start, turn);
        assert_eq!(action.length, length);
        let mut replies = Vec::new();
        start.after(action).actions(&mut replies);
        let mut lengths: Vec<u8> = replies.iter().map(|reply| reply.length).collect();
        lengths.sort_unstable();
        lengths.dedup();
        assert_eq!(lengths, (1..=3).filter(|&other| other != length).collect::<Vec<_>>());
    }
}

#[test]
fn q6_the_previous_length_is_part_of_the_position() {
    // With every length and side, and with the colours exchanged: what the mover sees is then the same.
    let mut texts = Vec::new();
    for previous in 0..=3 {
        for side in ["w", "b"] {
            texts.push(format!("11/11/11/11/4w6/11/4b6/11/11/11/11 {side} {previous}"));
            texts.push(format!("11/11/11/11/4b6/11/4w6/11/11/11/11 {side} {previous}"));
        }
    }
    for one in &texts {
        for other in &texts {
            let (first, second) = (position(one), position(other));
            assert_eq!(first == second, one == other, "{one}, {other}");
            assert_eq!(first.key() == second.key(), one == other, "{one}, {other}");
        }
    }
}

#[test]
fn q7_a_disc_that_ends_on_the_border_leaves_and_what_it_jumped_turns() {
    let board = "11/11/11/11/11/2wb2b4/11/11/11/11/11";
    assert_eq!(after(&format!("{board} w 0"), "c6-a6"), "11/11/11/11/11/3b2b4/11/11/11/11/11 b 2");
    assert_eq!(after(&format!("{board} b 0"), "d6xa6"), "11/11/11/11/11/2b3b4/11/11/11/11/11 w 2");
    // A move that reaches the border ends there, however short it is.
    let corner = "11/11/11/11/11/11/11/11/5b5/1w9/11 w 0";
    let mut actions = Vec::new();
    position(corner).actions(&mut actions);
    assert_eq!(actions.iter().filter(|action| action.leaves()).count(), 5);
    assert_eq!(actions.iter().filter(|action| !action.leaves()).count(), 9);
}

#[test]
fn q8_a_player_without_discs_has_lost() {
    for (text, outcome) in [
        ("11/11/11/11/11/5w5/11/11/11/11/11 w 1", Some(Outcome::Win(Side::First))),
        ("11/11/11/11/11/5w5/11/11/11/11/11 b 1", Some(Outcome::Win(Side::First))),
        ("11/11/11/11/11/5b5/11/11/11/11/11 w 0", Some(Outcome::Win(Side::Second))),
        ("11/11/11/11/11/5b5/11/11/11/11/11 b 3", Some(Outcome::Win(Side::Second))),
        ("11/11/11/11/11/5b5/5w5/11/11/11/11 b 3", None),
    ] {
        assert_eq!(position(text).outcome(), outcome, "{text}");
    }
}

#[test]
fn q8_the_last_disc_that_leaves() {
    let outcome_after = |text, turn| position(&after(text, turn)).outcome();
    // It turned nothing: the mover has lost.
    let alone = "11/11/11/11/11/1wb8/11/11/4b6/11/11 w 0";
    assert_eq!(outcome_after(alone, "b6-a6"), Some(Outcome::Win(Side::Second)));
    // It turned one disc of two: the game goes on with that one.
    let one = "11/11/11/11/11/1bw8/11/11/4b6/11/11 w 0";
    assert_eq!(after(one, "c6xa6"), "11/11/11/11/11/1w9/11/11/4b6/11/11 b 1");
    assert_eq!(outcome_after(one, "c6xa6"), None);
    // It turned the enemy's only disc: the mover has that one and has won, though nothing he began with is left.
    let last = "11/11/11/11/11/1bw8/11/11/11/11/11 w 0";
    assert_eq!(outcome_after(last, "c6xa6"), Some(Outcome::Win(Side::First)));
    // It turned the last disc and stayed.
    assert_eq!(
        outcome_after("11/11/11/11/11/2bw7/11/11/11/11/11 w 0", "d6xb6"),
        Some(Outcome::Win(Side::First))
    );
}

#[test]
fn q5_capturing_is_not_obligatory() {
    let text = position("11/11/11/11/11/2bbbw5/11/11/11/11/11 w 0");
    assert!(read_turn::<Quindo>(&text, "f6xb6").is_ok());
    assert!(read_turn::<Quindo>(&text, "f6-f7").is_ok());
}

#[test]
fn c2_whoever_has_a_disc_has_a_move() {
    let mut random = Random::new(2);
    for number in 0..5_000 {
        // Ten discs crowded into a corner, with length 1 forbidden: moves are nowhere fewer.
        let width = 4 + number % 6;
        let mut rows = vec![vec!['.'; 11]; 11];
        for _ in 0..10 {
            rows[1 + random.below(width)][1 + random.below(width)] = ['w', 'b'][random.below(2)];
        }
        let discs: String = rows.iter().flatten().copied().filter(|sign| *sign != '.').collect();
        if !discs.contains('w') || !discs.contains('b') {
            continue;
        }
        let rows: Vec<String> = rows
            .iter()
            .map(|row| {
                let row: String = row.iter().collect();
                (1..=11).rev().fold(row, |row, count| row.replace(&".".repeat(count), &count.to_string()))
            })
            .collect();
        let text = format!("{} w 1", rows.join("/"));
        let mut actions = Vec::new();
        position(&text).actions(&mut actions);
        assert!(!actions.is_empty(), "{text}");
        assert_eq!(naive::Quindo::outcome(&text), None, "{text}");
        assert!(!naive::Quindo::next(&text, "").contains(&"pass".to_owned()), "{text}");
    }
}

#[test]
fn c4_only_a_disc_that_leaves_is_progress() {
    let mut record = Record::new(position("11/11/11/11/11/1bw5w2/11/11/8b2/11/11 w 0"));
    let mut play = |turn: &str| {
        let action = action(record.position(), turn);
        record.try_play(&[action]).expect("a legal turn is played");
        record.quiet_turns()
    };
    assert_eq!(play("i6-i5"), 1);
    assert_eq!(play("i3-g5"), 2);
    assert_eq!(play("i5xe5"), 3, "turning a disc can be undone by turning it back");
    assert_eq!(play("b6xd6"), 4);
    assert_eq!(play("e5-h2"), 5);
    assert_eq!(play("d6-d7"), 6);
    assert_eq!(play("h2-k2"), 0, "what has left does not come back");
}

#[test]
fn perft_counts_agree_with_the_naive_rules() {
    fn count(position: &str, depth: u32) -> u64 {
        let turns = naive::Quindo::next(position, "");
        if depth == 1 {
            return turns.len() as u64;
        }
        turns.iter().map(|turn| count(&naive::Quindo::after(position, turn), depth - 1)).sum()
    }
    let text = std::fs::read_to_string(testdata().join("rules.perft")).expect("the file is there");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let start = Quindo::write_position(&Quindo::start());
        let position = if fields[0] == "start" { &start } else { fields[0] };
        let expected: u64 = fields[2].parse().expect("a count");
        // The larger counts are those of the rules page.
        if expected < 20_000 {
            assert_eq!(count(position, fields[1].parse().expect("a depth")), expected, "{line}");
        }
    }
}
