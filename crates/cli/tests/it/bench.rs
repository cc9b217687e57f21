//! The search is the one on record.

use crate::program::run;

/// Fails where a change has changed what the search finds. If that was meant: `pionnier bench --write`, and say so in the
/// commit.
#[test]
fn every_game_finds_what_is_on_record() {
    let answer = run(&["bench"]);
    assert_eq!(answer.status, 0, "the search has changed:\n{}", answer.out);
    assert_eq!(answer.out.lines().count(), 6, "{}", answer.out);
}

#[test]
fn one_game_can_be_benched_alone() {
    let answer = run(&["bench", "quindo"]);
    assert!(answer.out.lines().nth(1).unwrap().starts_with("quindo "), "{}", answer.out);
    assert_eq!(answer.out.lines().count(), 2);
}

#[test]
fn signatures_are_written_only_where_the_sources_are() {
    // Tests run in the folder of their crate, where there is no such file.
    let answer = run(&["bench", "kono", "--write"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("signatures.txt"), "{}", answer.err);
}
