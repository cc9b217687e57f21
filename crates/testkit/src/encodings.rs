//! Laws of a game in numbers.

use crate::walk::{random_games, seed};
use pionnier_core::{
    Encoding, Ending, Notation, Position, Random, Recent, Record, Side, observation_size, observe,
    random_turn,
};
use std::collections::HashMap;

/// At every moment of random games: the actions have different numbers below [`Encoding::ACTIONS`]; different positions are seen differently
/// between turns, and every number that is seen is from 0 to 1. No turn has more actions than it says, and `longest` is how many turns a game
/// has at most.
pub fn encodings_keep_the_laws<G: Encoding>(longest: usize) {
    assert_eq!(G::LONGEST_GAME, longest);
    let mut seen: [HashMap<Vec<u32>, G::Position>; 2] = [HashMap::new(), HashMap::new()];
    let mut cells = vec![0.0; observation_size::<G>()];
    random_games::<G>(seed() + 3, 60, 250, |moment| {
        let numbers: Vec<usize> = moment.actions.iter().map(|&action| G::number(action)).collect();
        let mut distinct = numbers.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), numbers.len(), "two actions have one number: {:?}", moment.now);
        assert!(numbers.iter().all(|&number| number < G::ACTIONS), "{numbers:?}");
        assert!(moment.so_far.len() < G::LONGEST_TURN || moment.actions.is_empty(), "{:?}", moment.so_far);
        for observer in Side::BOTH {
            observe::<G>(moment.now, observer, 3, 1, &mut cells);
            assert!(cells.iter().all(|cell| (0.0..=1.0).contains(cell)), "{:?}", moment.now);
            if moment.so_far.is_empty() {
                let bits = cells.iter().map(|cell| cell.to_bits()).collect();
                let known = seen[observer.index()].entry(bits).or_insert(*moment.now);
                assert_eq!(known, moment.now, "two positions look alike");
            }
        }
    });
}

/// Whoever remembers only what C3 and C4 need ends every game where its record does.
pub fn the_recent_past_decides_as_a_record_does<G: Notation>(start: G::Position) {
    let mut random = Random::new(seed() + 4);
    let mut endings = HashMap::new();
    let mut recent = Recent::new(&start);
    for _ in 0..60 {
        let mut record = Record::new(start);
        recent.restart(&start);
        while record.ending().is_none() {
            let turn = random_turn(record.position(), &mut random).expect("a game that goes on has a turn");
            let mut position = *record.position();
            for &action in &turn {
                recent.enter(&position, action);
                position.apply(action);
                recent.note(&position);
            }
            record.play_unchecked(&turn);
            assert_eq!(recent.occurrences(), record.occurrences());
            assert_eq!(recent.quiet_turns(), record.quiet_turns());
            let ending = position.end().map(Ending::Rules).or_else(|| recent.draw());
            assert_eq!(ending, record.ending());
        }
        *endings.entry(record.ending().map(Ending::code)).or_insert(0) += 1;
    }
    println!("{endings:?}");
}
