//! Granat against its ground truth, its naive twin and the figures on its rules page.

mod naive;
mod naive_text;
mod rules;
mod version_one;
mod walk;

use naive::{all_turns, perft};
use pionnier_core::{
    Game, Notation, Outcome, Position as _, Random, Reason, Side, TurnError, read_turn, visit_turns,
};
use pionnier_games::granat::{Action, Granat, Point, Position, Refusal};
use pionnier_testkit::Naive as _;
use std::ops::ControlFlow;

// 28 pawns, and at least one on each side while the game goes on (G19): 26 captures leave it undecided.
pionnier_testkit::conformance!(Granat, naive::Granat, 100 * (26 + 1));

pub(crate) fn read(text: &str) -> Position {
    Granat::read_position(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The texts of all legal turns, sorted; both implementations must agree on them.
pub(crate) fn turns(text: &str) -> Vec<String> {
    let position = read(text);
    let mut turns = Vec::new();
    let _ = visit_turns(&position, |turn, _| {
        let mut text = String::new();
        Granat::write_turn(&position, turn, &mut text);
        turns.push(text);
        ControlFlow::<()>::Continue(())
    });
    turns.sort_unstable();
    let mut expected = all_turns(text);
    expected.sort_unstable();
    assert_eq!(turns, expected, "{text}");
    turns
}

/// The result; both implementations must agree on it.
pub(crate) fn outcome(text: &str) -> Option<Outcome> {
    let outcome = read(text).outcome();
    let letter = outcome.map(|outcome| match outcome.winner() {
        Some(side) => Granat::LETTERS[side.index()].to_string(),
        None => "draw".to_owned(),
    });
    assert_eq!(letter, naive::Granat::outcome(text), "{text}");
    outcome
}

/// A few pawns anywhere, often with a pawn on the garnet square and others round it, sometimes with balls only: what
/// games seldom reach.
pub(crate) fn random_position(random: &mut Random) -> String {
    let points: Vec<String> = Point::all().map(|point| point.to_string()).collect();
    let mut pawns = String::from(["R e8", "B e8", "r e8", "b e8", "R a1"][random.below(5)]);
    let only_balls = random.below(6) == 0;
    for place in ["d8", "f8", "e7", "e9", "e5", "e11"] {
        if !only_balls && random.below(3) == 0 {
            pawns += &format!(" {} {place}", ['r', 'b'][random.below(2)]);
        }
    }
    for _ in 0..random.below(if only_balls { 4 } else { 9 }) {
        let kind = ['R', 'B', 'r', 'b', 'r', 'b'][random.below(if only_balls { 2 } else { 6 })];
        // A point that is named twice gets the later pawn.
        pawns += &format!(" {kind} {}", points[random.below(points.len())]);
    }
    naive_text::position(&pawns, ['r', 'b'][random.below(2)])
}

#[test]
pub(crate) fn random_positions_have_the_turns_of_the_naive_rules() {
    let mut random = Random::new(8);
    let (mut compared, mut leaving, mut draws) = (0, 0, 0);
    while compared < 5_000 {
        let text = random_position(&mut random);
        // Three balls of a side: not a position.
        if Granat::read_position(&text).is_err() {
            continue;
        }
        compared += 1;
        draws += usize::from(outcome(&text) == Some(Outcome::Draw));
        let turns = turns(&text);
        leaving += usize::from(!turns.is_empty() && turns.iter().all(|turn| turn.starts_with("e8")));
    }
    assert!(leaving > 500 && draws > 50, "{leaving} {draws}");
}

#[test]
fn a_refusal_that_names_a_capture_names_a_legal_one() {
    let mut random = Random::new(14);
    let legs = naive::Granat::first_legs();
    let mut named = 0;
    for _ in 0..300 {
        let Ok(position) = Granat::read_position(&random_position(&mut random)) else { continue };
        for leg in random.choose(&legs.chunks(2_000).collect::<Vec<_>>()).expect("there are legs") {
            let Err(TurnError::Refused { reason, .. }) = read_turn::<Granat>(&position, leg) else {
                continue;
            };
            if let Refusal::MustCapture(from, over) = reason {
                let mut actions = Vec::new();
                position.actions(&mut actions);
                let captures = |action: &Action| matches!(*action, Action::Capture { from: pawn, over: prey, .. } if (pawn, prey) == (from, over));
                assert!(actions.iter().any(captures), "{position:?} {leg}: {:?}", reason.details());
                named += 1;
            }
        }
    }
    assert!(named > 100, "{named}");
}

#[test]
fn perft_counts_are_those_of_the_naive_rules() {
    let text = std::fs::read_to_string(testdata().join("rules.perft")).unwrap();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let start = Granat::write_position(&Granat::start());
        let position = if fields[0] == "start" { start.as_str() } else { fields[0] };
        let count: usize = fields[2].parse().unwrap();
        // Larger counts take the naive rules too long for every day.
        if count < 200_000 {
            assert_eq!(perft(position, fields[1].parse().unwrap()), count, "{line}");
        }
    }
}

/// The points one link forward of a point, whether they exist or not (G2): the garnet square lies on file e between ranks
/// 7 and 9, and has no diagonals.
fn ahead((file, rank): (i32, i32), forward: i32) -> Vec<(i32, i32)> {
    let straight = if file == 5 && (rank + forward == 8 || rank == 8) { forward } else { 2 * forward };
    let mut next = vec![(file, rank + straight)];
    if (file, rank) != (5, 8) {
        next.extend([(file - 1, rank + forward), (file + 1, rank + forward)]);
    }
    next
}

#[test]
fn steps_and_pairs_are_counted_link_by_link() {
    let mut random = Random::new(11);
    let (mut steps, mut pairs) = (0, 0);
    for _ in 0..1_000 {
        let Ok(position) = Granat::read_position(&random_position(&mut random)) else { continue };
        let place = |point: Point| (i32::from(point.place().file), i32::from(point.place().rank));
        let pawns: Vec<_> =
            Point::all().filter_map(|point| Some((place(point), position.pawn_on(point)?))).collect();
        let is_on_board = |&(file, rank): &(i32, i32)| (1..=9).contains(&file) && (1..=15).contains(&rank);
        for (side, forward) in Side::BOTH.into_iter().zip([1, -1]) {
            let (mut free, mut beside) = (0, 0);
            for (from, pawn) in pawns.iter().filter(|(_, pawn)| pawn.side == side) {
                for to in ahead(*from, forward).iter().filter(|place| is_on_board(place)) {
                    match pawns.iter().find(|(place, _)| place == to) {
                        None => free += u32::from(!pawn.garnet),
                        Some((_, other)) => beside += u32::from(other.side == side),
                    }
                }
            }
            assert_eq!((position.steps(side), position.pairs(side)), (free, beside), "{position:?}");
            steps += free;
            pairs += beside;
        }
    }
    assert!(steps > 1_000 && pairs > 500, "{steps} {pairs}");
}
