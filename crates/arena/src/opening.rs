//! Where a measured game begins.

use pionnier_core::{Game, Random, Record, random_turn};
use pionnier_engine::{Knowledge, Score};

/// Openings that are no use are thrown away; after so many of them the opening is made shorter by half.
const ATTEMPTS: usize = 100;

/// A game's start after `turns` random turns: never a finished game, and none that is known to be won for one side. Such
/// an opening would measure only who is given it.
#[must_use]
pub fn opening<G: Game>(turns: usize, seed: u64) -> Record<G::Position>
where
    G::Position: Knowledge,
{
    let mut random = Random::new(seed);
    let mut attempt = 0;
    loop {
        let turns = turns >> (attempt / ATTEMPTS).min(63);
        let mut record = Record::new(G::start());
        for _ in 0..turns {
            let Some(turn) = random_turn(record.position(), &mut random) else { break };
            if record.try_play(&turn).is_err() {
                break;
            }
        }
        let is_open =
            record.ending().is_none() && record.position().exact().is_none_or(|score| score == Score::DRAW);
        if is_open || turns == 0 {
            return record;
        }
        attempt += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::opening;
    use pionnier_engine::{Value, kono};
    use pionnier_games::kono::Kono;

    #[test]
    fn openings_are_as_long_as_asked_repeatable_and_different() {
        let positions: Vec<_> = (0..20)
            .map(|seed| {
                let record = opening::<Kono>(4, seed);
                assert_eq!(record.played().len(), 4);
                assert_eq!(kono::tablebase().probe(record.position()), Value::Draw);
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
