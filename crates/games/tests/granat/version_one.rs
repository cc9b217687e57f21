//! Version 1 of the rules, against what the independent program said of it.

use pionnier_core::{Notation, Position as _, TurnError, read_turn};
use pionnier_games::granat::{Granat, GranatOne, RefusalOne};

#[test]
fn vectors_agree() {
    pionnier_testkit::vectors_agree::<GranatOne>(&crate::testdata().join("version-1"));
}

#[test]
fn every_position_keeps_the_laws() {
    pionnier_testkit::every_position_keeps_the_laws::<GranatOne>();
}

#[test]
fn texts_are_read_back_or_refused() {
    pionnier_testkit::texts_are_read_back_or_refused::<GranatOne>();
}

#[test]
fn scenes_keep_the_laws() {
    pionnier_testkit::scenes_keep_the_laws::<GranatOne>();
}

#[test]
fn who_could_not_move_passed_and_now_has_lost() {
    let stuck = "1r3/4/5/4/5/4/5/5/5/4/5/4/1b3/4/5 r";
    let before = GranatOne::read_position(stuck).unwrap();
    assert_eq!(before.end(), None);
    let pass = read_turn::<GranatOne>(&before, "pass").unwrap();
    let after = pass.iter().fold(before, |position, &action| position.after(action));
    assert_eq!(GranatOne::write_position(&after), stuck.replace(" r", " b"));
    let cannot = TurnError::Refused { at: 0, reason: RefusalOne::CanMove };
    assert_eq!(read_turn::<GranatOne>(&after, "pass"), Err(cannot));
    let now = Granat::read_position(stuck).unwrap().end().unwrap();
    assert_eq!((now.cause.rule, now.cause.code), ("G21", "shut-in"));

    let dead = GranatOne::read_position("1r3/4/5/4/5/4/5/5/5/4/5/4/5/4/1b3 r").unwrap().end().unwrap();
    assert_eq!((dead.outcome.winner(), dead.cause.code), (None, "no-moves"));
}
