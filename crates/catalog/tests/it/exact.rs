//! Exact values: where they are known, and where C4 could come before them.

use crate::seed::seed;
use pionnier_catalog::screen::Look;
use pionnier_catalog::thought::ExactValue;
use pionnier_catalog::{AnyGame, AnyRecord, GAMES, Language, Random, find};

fn look(game: &dyn AnyGame, record: &dyn AnyRecord) -> Look {
    record.look("", 0, game.words(Language::English)).unwrap()
}

/// Plays on until C4 leaves so few turns, with nothing irreversible and no position twice; a game that cannot is begun anew.
fn wait(game: &dyn AnyGame, start: &str, left: u32, random: &mut Random) -> Box<dyn AnyRecord> {
    let begin = || game.read(start).unwrap().record();
    let mut record = begin();
    let mut failures = 0;
    while look(game, &*record).quiet_turns < 100 - left {
        let before = look(game, &*record).quiet_turns;
        let turn = record.position().random_turn(random).unwrap();
        record.play(&turn).unwrap();
        let now = look(game, &*record);
        if now.quiet_turns == before + 1 && now.repetitions == 1 && now.ending.is_none() {
            failures = 0;
            continue;
        }
        record.undo();
        failures += 1;
        if failures > 100 {
            record = begin();
            failures = 0;
        }
    }
    record
}

#[test]
fn values_say_where_the_count_could_run_out() {
    let game = find("quindo").unwrap();
    let mut random = Random::new(seed());
    let (mut open, mut certain) = (0, 0);
    for number in 0..60 {
        let left = 4 + number % 30;
        let mut record = wait(game, "11/11/11/11/11/5w5/11/4b6/11/2w4w3/11 w 1", left, &mut random);
        let exact = record.exact().unwrap();
        let is_late = |value: ExactValue| value.plies().is_some_and(|plies| u32::from(plies) > left);
        for turn in &exact.turns {
            record.play(&turn.turn).unwrap();
            let is_progress = look(game, &*record).quiet_turns == 0;
            record.undo();
            assert_eq!(turn.if_count_allows, is_late(turn.value) && !is_progress, "{turn:?}, {left} left");
        }
        let mut won = exact.turns.iter().filter(|turn| matches!(turn.value, ExactValue::Win(_)));
        let is_open = match exact.value {
            ExactValue::Win(_) => won.all(|turn| turn.if_count_allows),
            ExactValue::Draw => false,
            ExactValue::Loss(_) => exact.turns.iter().any(|turn| turn.if_count_allows),
        };
        assert_eq!(exact.if_count_allows, is_open, "{:?}, {left} left", exact.value);
        open += usize::from(is_open);
        certain += usize::from(exact.value != ExactValue::Draw && !is_open);
        // Without its history the position has the whole count before it.
        let fresh = record.position().exact().unwrap();
        assert_eq!(fresh.value, exact.value);
        assert!(!fresh.if_count_allows && fresh.turns.iter().all(|turn| !turn.if_count_allows));
    }
    assert!(open > 3 && certain > 3, "{open} could run out, {certain} could not");
}

#[test]
fn a_look_says_where_values_can_be_looked_up() {
    let mut random = Random::new(seed());
    for &game in GAMES {
        let mut record = game.start().record();
        while record.ending().is_none() && record.turns().len() < 300 {
            assert_eq!(
                look(game, &*record).is_tabled,
                record.exact().is_some(),
                "{}",
                record.position().text()
            );
            let turn = record.position().random_turn(&mut random).unwrap();
            record.play(&turn).unwrap();
        }
        assert!(record.ending().is_none() || !look(game, &*record).is_tabled);
    }
    for (id, position, is_tabled) in [
        ("quindo", "11/11/11/11/11/5w5/11/4b6/11/2w4w3/11 w 1", true),
        ("quindo", "11/11/3w7/11/4b6/6b4/11/3w7/11/1b9/11 w 3", false),
        ("granat", "Rbb2/4/5/4/5/4/5/5/5/4/5/4/5/4/5 r", true),
        ("granat", "Rbbb1/4/5/4/5/4/5/5/5/4/5/4/5/4/5 r", false),
    ] {
        let game = find(id).unwrap();
        let record = game.read(position).unwrap().record();
        assert_eq!(
            (look(game, &*record).is_tabled, record.exact().is_some()),
            (is_tabled, is_tabled),
            "{position}"
        );
    }
}
