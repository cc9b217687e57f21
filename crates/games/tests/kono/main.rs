//! Kono against its ground truth, its naive twin and the figures on its rules page.

mod naive;

use pionnier_core::{Game, Notation, Outcome, Position as _, Side, read_turn};
use pionnier_games::kono::{Kono, Position};

// 16 men, and at least two on each side while the game goes on (K6): 12 captures leave it undecided.
pionnier_testkit::conformance!(Kono, naive::Kono, 100 * (12 + 1));

fn outcome(text: &str) -> Option<Outcome> {
    Kono::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}")).outcome()
}

#[test]
fn a_player_with_one_man_has_lost() {
    assert_eq!(outcome("4/4/rr2/3y y"), Some(Outcome::Win(Side::First)));
    assert_eq!(outcome("4/4/rr2/3y r"), Some(Outcome::Win(Side::First)));
    assert_eq!(outcome("4/4/rr2/2yy y"), None);
}

#[test]
fn a_blocked_player_has_lost_only_when_it_is_his_turn() {
    let blocked = "4/4/yy2/rry1";
    assert_eq!(outcome(&format!("{blocked} r")), None, "a1 jumps b1 and takes c1");
    let blocked = "4/4/y2y/ryyr";
    assert_eq!(outcome(&format!("{blocked} r")), Some(Outcome::Win(Side::Second)));
    assert_eq!(outcome(&format!("{blocked} y")), None);
}

#[test]
fn capturing_is_optional() {
    let position = Kono::read_position("4/r3/yy2/yr2 y").unwrap();
    assert!(read_turn::<Kono>(&position, "a1xa3").is_ok());
    assert!(read_turn::<Kono>(&position, "b2-b3").is_ok());
}

#[test]
fn men_make_a_position_unless_two_share_a_square_or_there_are_too_many() {
    let start = Kono::start();
    let men = Side::BOTH.map(|side| start.men(side));
    assert_eq!(Position::from_men(men, Side::First), Some(start));
    assert_eq!(Position::from_men([0x00FF, 0x0180], Side::First), None, "d2 would hold two men");
    assert_eq!(Position::from_men([0x01FF, 0xF000], Side::First), None, "nine men");
    assert_eq!(Position::from_men([0x0001, 0x8000], Side::First), None, "both beaten");
}
