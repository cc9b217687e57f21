//! A second implementation of each game's rules, as plain as can be, and the comparison with it.

use crate::walk::{outcome_text, random_games, seed};
use pionnier_core::{Game, Position};
use std::collections::BTreeSet;

/// What [`Naive::next`] answers where a turn may end before it must.
pub const STOP: &str = "stop";

/// A game's rules written a second time, without any code or data of the first: it knows texts only.
pub trait Naive {
    /// The winner's letter or `draw`, if the game is over.
    fn outcome(position: &str) -> Option<String>;

    /// The texts that a turn can have after one more action; `so_far` is its text up to now, empty at its beginning.
    /// `stop` is among them where the turn may end although it could go on. Empty if the turn is complete, or if the
    /// game is over.
    fn next(position: &str, so_far: &str) -> Vec<String>;

    /// The position text after a whole legal turn.
    fn after(position: &str, turn: &str) -> String;

    /// Every text of a first leg that can be written at all, legal or not.
    fn first_legs() -> Vec<String>;

    /// How many random games to compare; fewer where this implementation is slow.
    const GAMES: usize = 40;
}

/// At every moment of random games, half-finished turns included, both implementations offer the same actions, and
/// they agree on where turns lead and how games end.
pub fn agrees_with_the_naive_rules<G: Game, N: Naive>() {
    let mut compared = 0;
    random_games::<G>(seed(), N::GAMES, 200, |moment| {
        let position = G::write_position(moment.before);
        let so_far = G::turn_text(moment.before, moment.so_far);
        if moment.so_far.is_empty() {
            assert_eq!(moment.now.outcome().map(outcome_text::<G>), N::outcome(&position), "{position}");
        }
        let mut found = BTreeSet::new();
        for &action in moment.actions {
            let turn = [moment.so_far, [action].as_slice()].concat();
            let text = G::turn_text(moment.before, &turn);
            let next = moment.now.after(action);
            if !next.is_mid_turn() {
                assert_eq!(G::write_position(&next), N::after(&position, &text), "{position}: {text}");
            }
            // A turn that could go on but stops is written like one that is not finished.
            found.insert(if text == so_far { STOP.to_owned() } else { text });
        }
        let expected: BTreeSet<String> = N::next(&position, &so_far).into_iter().collect();
        assert_eq!(found, expected, "{position} after {so_far:?}");
        compared += 1;
    });
    assert!(compared > 1_000, "only {compared} positions compared");
}

/// Of all first legs that can be written, exactly those are accepted that the naive rules offer.
pub fn one_leg_texts_are_judged_alike<G: Game, N: Naive>() {
    let candidates = N::first_legs();
    let mut number = 0;
    random_games::<G>(seed() + 1, 6, 80, |moment| {
        number += 1;
        if !moment.so_far.is_empty() || moment.now.outcome().is_some() || number % 5 != 0 {
            return;
        }
        let position = G::write_position(moment.now);
        let expected: BTreeSet<String> = N::next(&position, "").into_iter().collect();
        for text in &candidates {
            let accepted = G::read_legs(moment.now, text).is_ok();
            assert_eq!(accepted, expected.contains(text), "{position}: {text}");
        }
    });
}
