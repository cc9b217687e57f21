//! Whole turns without a list, forwards and backwards, against the turns of the rules.

use crate::random_position;
use pionnier_core::{Game as _, Notation, Position as _, Random, Side, random_turn, visit_turns};
use pionnier_games::granat::{Action, Granat, Position};
use std::ops::ControlFlow;

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort_unstable();
    texts
}

/// The positions after every turn, those without a capture before those with one, sorted.
fn by_the_rules(position: &Position) -> [Vec<String>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    let _ = visit_turns(position, |turn, after| {
        let captures = matches!(turn[0], Action::Capture { .. });
        found[usize::from(captures)].push(Granat::write_position(after));
        ControlFlow::<()>::Continue(())
    });
    found.map(sorted)
}

fn quiet(position: &Position) -> Vec<Position> {
    let mut found = Vec::new();
    let _ = position.each_quiet_turn(&mut |after| {
        found.push(after);
        ControlFlow::Continue(())
    });
    found
}

fn walked(position: &Position) -> [Vec<String>; 2] {
    let mut captures = Vec::new();
    let _ = position.each_capturing_turn(&mut |after| {
        captures.push(after);
        ControlFlow::Continue(())
    });
    [quiet(position), captures].map(|list| sorted(list.iter().map(Granat::write_position).collect()))
}

fn origins(position: &Position) -> Vec<Position> {
    let mut found = Vec::new();
    position.each_quiet_origin(&mut |before| found.push(before));
    found
}

fn count(list: &[Position], position: &Position) -> usize {
    list.iter().filter(|&other| other == position).count()
}

/// Positions of games and others, a few of each.
fn positions(random: &mut Random) -> Vec<Position> {
    let mut positions = Vec::new();
    while positions.len() < 1_500 {
        positions.extend(Granat::read_position(&random_position(random)));
    }
    for _ in 0..10 {
        let mut position = Granat::start();
        while let Some(turn) = random_turn(&position, random).filter(|_| positions.len() < 3_000) {
            position = turn.iter().fold(position, |position, &action| position.after(action));
            positions.push(position);
        }
    }
    positions
}

#[test]
fn walks_find_the_turns_of_the_rules() {
    let mut chains = 0;
    for position in positions(&mut Random::new(3)) {
        let expected = by_the_rules(&position);
        assert_eq!(walked(&position), expected, "{}", Granat::write_position(&position));
        let _ = visit_turns(&position, |turn, _| {
            chains += usize::from(turn.len() > 1);
            ControlFlow::<()>::Continue(())
        });
    }
    assert!(chains > 500, "only {chains} turns of several legs");
}

#[test]
fn what_leads_here_is_what_comes_from_there() {
    let mut random = Random::new(4);
    let (mut forwards, mut backwards) = (0, 0);
    for position in positions(&mut random) {
        let next = quiet(&position);
        if let Some(after) = random.choose(&next) {
            assert_eq!(count(&origins(&after), &position), count(&next, &after));
            forwards += 1;
        }
        if position.pawns(Side::First) != 0 && position.pawns(Side::Second) != 0 {
            let before = origins(&position);
            for origin in &before {
                assert_eq!(count(&quiet(origin), &position), count(&before, origin));
                backwards += 1;
            }
        }
    }
    assert!(forwards > 500 && backwards > 5_000, "{forwards} {backwards}");
}

#[test]
fn pawns_make_a_position_or_not() {
    let position = Granat::start();
    let [first, second] = Side::BOTH.map(|side| position.pawns(side));
    let make = |pawns, balls| Position::from_pawns(pawns, balls, Side::First);
    assert_eq!(make([first, second], position.balls()), Some(position));
    assert_eq!(make([first, first], position.balls()), None);
    assert_eq!(make([first, 1 << 69], 0), None);
    assert_eq!(make([first, 0], second), None);
    assert_eq!(make([first, second], first), None);
}
