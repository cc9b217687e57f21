//! Bermudes against its ground truth, its naive twin and the figures on its rules page.

mod hostile;
mod naive;

use pionnier_core::{Drawing, Game, Notation, Outcome, Position as _, Record, Side, read_turn};
use pionnier_games::bermudes::{Action, Bermudes, Position, Square};
use pionnier_testkit::{Naive as _, STOP};

// 54 men, and at least six on each side while the game goes on (M7): 42 eliminations leave it undecided.
pionnier_testkit::conformance!(Bermudes, naive::Bermudes, 100 * (42 + 1));

/// A position as in the sheet's second figure: white's chain F2^F4^H4^E7 is there.
const CHAIN: &str = "bbbbbbbbb/bbbbbbbbb/bb2bbb2/9/9/1wb2b3/wwwb1ww2/www2wwww/wwwwwwwww w";

fn position(text: &str) -> Position {
    Bermudes::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

fn texts(position: &Position) -> Vec<String> {
    let text = |action: &Action| {
        let mut text = String::new();
        Bermudes::write_turn(position, &[*action], &mut text);
        text
    };
    let mut texts: Vec<String> = actions(position).iter().map(text).collect();
    texts.sort_unstable();
    texts
}

/// The position after some legs, which need not be a whole turn.
fn after(before: &Position, legs: &str) -> Position {
    let legs = Bermudes::read_legs(before, legs).unwrap_or_else(|error| panic!("{legs}: {error:?}"));
    legs.into_iter().fold(*before, |position, action| position.after(action))
}

#[test]
fn the_start_is_as_on_the_sheet() {
    let start = Bermudes::start();
    assert_eq!(start, position("bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/9/9/9/wwwwwwwww/wwwwwwwww/wwwwwwwww w"));
    let first = actions(&start);
    assert_eq!(first.len(), 19);
    assert!(first.iter().all(|action| matches!(action, Action::Eliminate { .. })));
}

#[test]
fn the_first_figure() {
    let figure = position("bbbbbbbbb/bbbbbbbbb/bb2bbbw1/9/9/1wb6/wwwbwww1b/www2wwww/wwwwwwwww b");
    let of_g4: Vec<String> = texts(&figure).into_iter().filter(|text| text.starts_with("G4x")).collect();
    assert_eq!(of_g4, ["G4xC8", "G4xI4", "G4xI6"]);
}

#[test]
fn the_second_figure() {
    let end = after(&position(CHAIN), "F2^F4^H4^E7");
    // F3, G4 and F6 are white, and the man stands on E7.
    assert_eq!(
        Bermudes::write_position(&end),
        "bbbbbbbbb/bbbbbbbbb/bb2bbb2/9/6w2/2w2w3/wwww1ww2/www2wwww/wwwwwwwww b"
    );
}

#[test]
fn a_chain_may_stop_after_any_jump_and_ends_by_itself() {
    let start = position(CHAIN);
    for legs in ["F2^F4", "F2^F4^H4"] {
        let now = after(&start, legs);
        assert!(now.is_mid_turn(), "{legs}");
        assert_eq!(now.side(), Side::First);
        assert!(actions(&now).contains(&Action::Stop));
        assert_eq!(Bermudes::finish(&now), Ok(Action::Stop));
        assert_eq!(read_turn::<Bermudes>(&start, legs).unwrap().last(), Some(&Action::Stop));
    }
    let end = after(&start, "F2^F4^H4^E7");
    assert!(!end.is_mid_turn());
    assert_eq!(end.side(), Side::Second);
}

#[test]
fn only_the_man_of_the_chain_goes_on_and_only_by_jumps() {
    let now = after(&position(CHAIN), "F2^F4");
    let from = now.mover().unwrap();
    assert_eq!(from.to_string(), "F4");
    for action in actions(&now) {
        match action {
            Action::Jump { from: jumper, .. } => assert_eq!(jumper, from),
            other => assert_eq!(other, Action::Stop),
        }
    }
}

#[test]
fn the_middle_of_a_chain_is_another_position_than_its_end() {
    let middle = after(&position(CHAIN), "F2^F4");
    let stopped = middle.after(Action::Stop);
    assert_ne!(middle, stopped);
    assert_ne!(middle.key(), stopped.key());
    // The same men, white to move, but no chain.
    let same_men = position(&Bermudes::write_position(&middle));
    assert_ne!(middle, same_men);
    assert_ne!(middle.key(), same_men.key());
}

#[test]
fn a_chain_may_come_back_to_its_start_and_pass_over_it() {
    let circle = position("wb7/b1b6/1b7/9/9/9/9/bbbbbb3/wwwww4 w");
    let end = after(&circle, "A1^A3^C3^C1^A1");
    assert_eq!(Bermudes::write_position(&end), "ww7/w1w6/1w7/9/9/9/9/bbbbbb3/wwwww4 b");

    let over = position("9/9/9/4b4/4wb3/6b2/5b3/bbbbbb3/wwwww4 w");
    assert_eq!(after(&over, "E5^E7").man_on(Square::new(4, 4)), None, "E5 is empty from the first jump on");
    let end = after(&over, "E5^E7^G7^G5^C5");
    assert_eq!(Bermudes::write_position(&end), "9/9/4w4/4w4/5w3/6w2/5w3/bbbbbb3/wwwww4 b");
}

#[test]
fn a_side_with_five_men_has_lost_whoever_is_to_move() {
    for side in ["w", "b"] {
        let outcome = |board: &str| position(&format!("{board} {side}")).outcome();
        assert_eq!(outcome("bbbbb4/9/9/9/9/9/9/9/3wwwwww"), Some(Outcome::Win(Side::First)));
        assert_eq!(outcome("bbbbbb3/9/9/9/9/9/9/9/4wwwww"), Some(Outcome::Win(Side::Second)));
        assert_eq!(outcome("bbbbbb3/9/9/9/9/9/9/9/3wwwwww"), None);
    }
}

#[test]
fn a_chain_that_wins_is_over_at_once() {
    let before = position("9/9/9/9/9/1wb1b4/wwwww4/bbbb5/9 w");
    let end = after(&before, "F2^F4");
    assert_eq!(end.outcome(), Some(Outcome::Win(Side::First)));
    assert!(!end.is_mid_turn(), "although F5 could be jumped");
    assert_eq!(Bermudes::write_position(&end), "9/9/9/9/9/2wwb4/wwwww4/bbbb5/9 b");
    assert_eq!(actions(&end), []);
}

#[test]
fn who_can_capture_nothing_passes_and_if_neither_can_it_is_a_draw() {
    let stuck = position("bbbbbbbbb/wwwwwwwww/9/9/9/9/9/9/9 w");
    assert_eq!(stuck.outcome(), None);
    assert_eq!(actions(&stuck), [Action::Pass]);
    assert_eq!(read_turn::<Bermudes>(&stuck, "pass"), Ok(vec![Action::Pass]));
    assert_eq!(Bermudes::write_position(&stuck.after(Action::Pass)), "bbbbbbbbb/wwwwwwwww/9/9/9/9/9/9/9 b");

    for side in ["w", "b"] {
        let dead = position(&format!("bbbbbbbbb/wwwwwwwww/wwwwwwwww/9/9/9/9/9/9 {side}"));
        assert_eq!(dead.outcome(), Some(Outcome::Draw));
        assert_eq!(actions(&dead), []);
    }
}

#[test]
fn only_eliminations_are_progress() {
    let before = position(CHAIN);
    for action in actions(&before) {
        assert_eq!(before.is_progress(action), matches!(action, Action::Eliminate { .. }));
    }
    let mut record = Record::new(before);
    record.try_play(&read_turn::<Bermudes>(&before, "F2^F4^H4^E7").unwrap()).unwrap();
    assert_eq!(record.quiet_turns(), 1);
    record.try_play(&read_turn::<Bermudes>(record.position(), "C7xE7").unwrap()).unwrap();
    assert_eq!(record.quiet_turns(), 0);
}

#[test]
fn the_drawn_board_marks_the_man_of_a_chain() {
    let start = position(CHAIN);
    let marks = |position: &Position| {
        Bermudes::draw(position).chars().filter(|sign| "◎◉".contains(*sign)).collect::<String>()
    };
    assert_eq!(marks(&start), "");
    assert_eq!(marks(&after(&start, "F2^F4")), "◎");
    assert!(Bermudes::draw(&after(&start, "F2^F4")).contains("  F │   │   │ ○ │ ◎ │"));
}

/// The counts of `rules.perft` that the naive rules can reach in reasonable time are theirs too.
#[test]
fn perft_counts_agree_with_the_naive_rules() {
    let file = std::fs::read_to_string(testdata().join("rules.perft")).unwrap();
    let mut checked = 0;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let count: u64 = fields[2].parse().unwrap();
        if count <= 20_000 {
            let start = Bermudes::write_position(&Bermudes::start());
            let position = if fields[0] == "start" { &start } else { fields[0] };
            assert_eq!(naive_perft(position, fields[1].parse().unwrap()), count, "{line}");
            checked += 1;
        }
    }
    assert!(checked > 10, "only {checked} counts compared");
}

/// The number of sequences of turns by the naive rules.
fn naive_perft(position: &str, depth: u32) -> u64 {
    if depth == 0 { 1 } else { naive_turns(position, "", depth) }
}

/// The number of those whose first turn begins with the legs so far.
fn naive_turns(position: &str, so_far: &str, depth: u32) -> u64 {
    let complete = |turn: &str| naive_perft(&naive::Bermudes::after(position, turn), depth - 1);
    let next = naive::Bermudes::next(position, so_far);
    if next.is_empty() && !so_far.is_empty() {
        return complete(so_far);
    }
    let count = |turn: &String| match turn.as_str() {
        STOP => complete(so_far),
        "pass" => complete("pass"),
        turn => naive_turns(position, turn, depth),
    };
    next.iter().map(count).sum()
}
