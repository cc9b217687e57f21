//! Where a measured game begins.

use crate::seat::random_turn;
use pionnier_core::{Game, Random, Record};

/// Games that end within the opening are thrown away; after so many of them the opening is made shorter by half.
const ATTEMPTS: usize = 100;

/// A game's start after `turns` random turns, never a finished game.
#[must_use]
pub fn opening<G: Game>(turns: usize, seed: u64) -> Record<G::Position> {
    let mut random = Random::new(seed);
    let mut attempt = 0;
    loop {
        let mut record = Record::new(G::start());
        for _ in 0..turns >> (attempt / ATTEMPTS).min(63) {
            let Some(turn) = random_turn(record.position(), &mut random) else { break };
            if record.play(&turn).is_err() {
                break;
            }
        }
        if record.ending().is_none() {
            return record;
        }
        attempt += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::opening;
    use pionnier_games::kono::Kono;

    #[test]
    fn openings_are_as_long_as_asked_repeatable_and_different() {
        let positions: Vec<_> = (0..20)
            .map(|seed| {
                let record = opening::<Kono>(4, seed);
                assert_eq!(record.played().len(), 4);
                assert_eq!(record.position(), opening::<Kono>(4, seed).position());
                *record.position()
            })
            .collect();
        assert!(positions.iter().any(|position| *position != positions[0]));
    }

    #[test]
    fn an_opening_longer_than_any_game_is_cut_short() {
        let record = opening::<Kono>(10_000, 1);
        assert!(record.ending().is_none());
    }
}
