//! Whole games, judged turn by turn.

use crate::seed::seed;
use pionnier_catalog::review::{Effort, Finding, Verdict, assess, judge, review};
use pionnier_catalog::thought::{ExactValue, Options};
use pionnier_catalog::{AnyGame, AnyRecord, GAMES, Outcome, Random, find};

/// A random game of at most so many turns.
fn random_game(game: &dyn AnyGame, random: &mut Random, turns: usize) -> Box<dyn AnyRecord> {
    let mut record = game.start().record();
    while record.ending().is_none() && record.turns().len() < turns {
        let turn = record.position().random_turn(random).unwrap();
        record.play(&turn).unwrap();
    }
    record
}

/// Won, drawn or lost for the side to move, straight from the table; from the rules where they have ended the game.
fn truth(record: &dyn AnyRecord) -> i32 {
    let position = record.position();
    match record.ending().map(pionnier_catalog::Ending::outcome) {
        Some(Outcome::Draw) => 0,
        Some(Outcome::Win(winner)) => {
            if winner == position.side() {
                1
            } else {
                -1
            }
        }
        None => match position.exact().unwrap().value {
            ExactValue::Win(_) => 1,
            ExactValue::Draw => 0,
            ExactValue::Loss(_) => -1,
        },
    }
}

#[test]
fn verdicts_in_kono_are_those_of_the_table() {
    let kono = find("kono").unwrap();
    let mut random = Random::new(seed());
    let (mut turns, mut blunders) = (0, 0);
    for number in 0..200 {
        let record = random_game(kono, &mut random, 200);
        let reviewed = review(&*record, Options::default(), Effort::Standard.nodes(), &mut |_| {});
        let mut game = kono.start().record();
        for (ply, judgement) in reviewed.turns.iter().enumerate() {
            let before = truth(&*game);
            let best = game.position().exact().unwrap().turns[0].value;
            game.play(&judgement.turn).unwrap();
            let after = -truth(&*game);
            let is_worse = after < before;
            assert_eq!(
                judgement.verdict == Verdict::Blunder,
                is_worse,
                "game {number}, turn {ply}: {judgement:?}"
            );
            assert!(is_worse || matches!(judgement.verdict, Verdict::Best | Verdict::Good), "{judgement:?}");
            if is_worse {
                assert_eq!(judgement.before.value.map(ExactValue::code), Some(best.code()));
            }
            turns += 1;
            blunders += usize::from(is_worse);
        }
    }
    assert!(turns > 2_000 && blunders > 200, "{blunders} of {turns}");
}

#[test]
fn positions_are_looked_at_in_any_order() {
    let mut random = Random::new(seed());
    for game in GAMES {
        let record = random_game(*game, &mut random, 12);
        let whole = review(&*record, Options::default(), Effort::Quick.nodes(), &mut |_| {});
        let turns = record.turns();
        let mut findings: Vec<Option<Finding>> = vec![None; turns.len() + 1];
        for ply in (0..findings.len()).rev() {
            let mut part = game.start().record();
            turns[..ply].iter().for_each(|turn| part.play(turn).unwrap());
            let finding = assess(&mut *part, Options::default(), Effort::Quick.nodes());
            // As it comes back from a page.
            let json = serde_json::to_string(&finding).unwrap();
            findings[ply] = Some(serde_json::from_str(&json).unwrap());
        }
        let findings: Vec<Finding> = findings.into_iter().flatten().collect();
        let judged = judge(&*record, &findings).unwrap();
        assert_eq!(judged.turning_points, whole.turning_points, "{}", game.id());
        for (judgement, other) in judged.turns.iter().zip(&whole.turns) {
            assert_eq!((judgement.verdict, &judgement.best), (other.verdict, &other.best), "{}", game.id());
            assert!((judgement.loss - other.loss).abs() < 1e-9);
        }
        assert!(judge(&*record, &findings[1..]).is_none(), "a finding is missing");
    }
}

#[test]
fn a_review_sums_up_what_it_says_of_the_turns() {
    let mut random = Random::new(seed());
    for game in GAMES {
        let record = random_game(*game, &mut random, 30);
        let mut done = 0;
        let review = review(&*record, Options::default(), Effort::Quick.nodes(), &mut |count| done = count);
        assert_eq!((done, review.values.len()), (review.turns.len() + 1, review.turns.len() + 1));
        assert!(review.values.iter().all(|worth| (0.0..=1.0).contains(&worth.chance)));
        assert!(review.accuracy.iter().flatten().all(|accuracy| (0.0..=1.0).contains(accuracy)));
        assert!(review.turning_points.is_sorted() && review.turning_points.len() <= 3);
        let worst = review.turns.iter().map(|turn| turn.loss).fold(0.0, f64::max);
        if worst >= 0.1 {
            assert!(
                review.turning_points.iter().any(|&turn| (review.turns[turn].loss - worst).abs() < 1e-12)
            );
        }
    }
}

#[test]
fn a_lost_position_cannot_be_blundered_and_a_slower_win_is_no_mistake() {
    let kono = find("kono").unwrap();
    // Red wins in 17 turns, and every other of its turns is slower or throws the win away.
    let start = kono.read("y3/1y1r/ryrr/2ry r").unwrap();
    for turn in start.exact().unwrap().turns {
        let mut record = start.record();
        record.play(&turn.turn).unwrap();
        let first = &review(&*record, Options::default(), 1_000, &mut |_| {}).turns[0];
        let is_win = matches!(turn.value, ExactValue::Win(_));
        assert_eq!(first.verdict == Verdict::Blunder, !is_win, "{first:?}");
        let lost = record.position();
        if !is_win {
            continue;
        }
        for reply in lost.exact().unwrap().turns {
            let mut record = lost.record();
            record.play(&reply.turn).unwrap();
            let verdict = review(&*record, Options::default(), 1_000, &mut |_| {}).turns[0].verdict;
            assert!(matches!(verdict, Verdict::Best | Verdict::Good), "{verdict:?}");
        }
    }
}
