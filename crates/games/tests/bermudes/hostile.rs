//! A position made to drown a program that lists whole turns.

use pionnier_core::{End, Notation, Outcome, Position, Side, TurnError, read_turn, visit_turns};
use pionnier_games::bermudes::{Action, Bermudes, Position as BermudesPosition, Refusal};
use std::cell::Cell;
use std::ops::ControlFlow;

/// The position, and a chain in it that wins with its last jump.
fn hostile() -> (BermudesPosition, String) {
    let file = std::fs::read_to_string(super::testdata().join("hostile.txt")).unwrap();
    let mut lines = file.lines();
    let position = Bermudes::read_position(lines.next().unwrap()).unwrap();
    (position, lines.next().unwrap().to_owned())
}

/// Visits turns until there have been so many, and says how many there have been.
fn count_turns<P: Position>(position: &P, limit: u64) -> u64 {
    let mut count = 0;
    let _ = visit_turns(position, |_, _| {
        count += 1;
        if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    count
}

#[test]
fn it_has_more_than_a_million_turns() {
    assert_eq!(count_turns(&hostile().0, 1_000_001), 1_000_001);
}

#[test]
fn a_long_chain_is_read_leg_by_leg() {
    let (position, chain) = hostile();
    let turn = read_turn::<Bermudes>(&position, &chain).unwrap();
    assert_eq!(turn.len(), 43);
    let mut text = String::new();
    Bermudes::write_turn(&position, &turn, &mut text);
    assert_eq!(text, chain);

    let end = turn.iter().fold(position, |position, &action| position.after(action));
    assert_eq!(end.outcome(), Some(Outcome::Win(Side::First)));
    assert!(!end.is_mid_turn());
}

#[test]
fn every_beginning_of_the_chain_is_a_turn() {
    let (position, chain) = hostile();
    for end in (5..chain.len()).step_by(3) {
        let turn = read_turn::<Bermudes>(&position, &chain[..end]).unwrap();
        assert_eq!(turn.last(), Some(&Action::Stop), "{}", &chain[..end]);
    }
}

#[test]
fn the_chain_cannot_go_on_once_it_has_won() {
    let (position, chain) = hostile();
    let Err(TurnError::Refused { at, reason }) = read_turn::<Bermudes>(&position, &format!("{chain}^I5"))
    else {
        panic!("the chain went on");
    };
    assert_eq!(at, chain.len());
    assert!(matches!(reason, Refusal::ChainHasWon(square) if square.to_string() == "G5"), "{reason:?}");
}

thread_local! {
    /// How often a [`Counted`] position was asked for its actions.
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

/// A position that counts how often it is asked for its actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Counted(BermudesPosition);

impl Position for Counted {
    type Action = Action;

    fn side(&self) -> Side {
        self.0.side()
    }

    fn is_mid_turn(&self) -> bool {
        self.0.is_mid_turn()
    }

    fn end(&self) -> Option<End> {
        self.0.end()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        ASKED.set(ASKED.get() + 1);
        self.0.actions(out);
    }

    fn apply(&mut self, action: Action) {
        self.0.apply(action);
    }

    fn is_progress(&self, action: Action) -> bool {
        self.0.is_progress(action)
    }

    fn key(&self) -> u64 {
        self.0.key()
    }
}

#[test]
fn the_first_hundred_turns_are_found_in_a_few_steps() {
    assert_eq!(count_turns(&Counted(hostile().0), 100), 100);
    // Each of the hundred turns ends a walk down one chain, and a position in mid-chain always has a turn: `Stop`.
    assert!(ASKED.get() <= 150, "{} positions were asked", ASKED.get());
}
