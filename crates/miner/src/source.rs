//! Where puzzles come from: games of levels that make mistakes.

use pionnier_arena::opening;
use pionnier_core::{Game, Random, Record, mix, random_turn};
use pionnier_engine::{Knowledge, Level};

/// Games begin with few random turns, with some, or with many: that is how men and walls come to where nobody would have put them, and how
/// the end comes near. So many at least, and so many more at most.
const OPENINGS: [(usize, usize); 3] = [(0, 10), (10, 20), (30, 16)];

/// The levels that play: weak ones make mistakes, and stronger ones come to positions in which they can be punished.
const STRONGEST: usize = 6;

/// A game that has not ended after so many turns is given up.
const LONGEST_GAME: usize = 300;

/// The positions of the game with this number, between its turns and before its end, in their order.
pub(crate) fn game<G: Game>(number: u64, seed: u64) -> Vec<G::Position>
where
    G::Position: Knowledge,
{
    let seed = mix(seed, number);
    let mut random = Random::new(mix(seed, 1));
    let levels = [(); 2].map(|()| {
        let level = 1 + random.below(STRONGEST) as u8;
        Level::of::<G>(level).expect("every game has its levels")
    });
    let (fewest, more) = OPENINGS[random.below(OPENINGS.len())];
    let mut record = opening::<G>(fewest + random.below(more + 1), seed);
    let mut positions: Vec<G::Position> = record.played().iter().map(|played| played.before).collect();
    while record.ending().is_none() && positions.len() < LONGEST_GAME {
        positions.push(*record.position());
        let level = &levels[positions.len() % 2];
        let Some(turn) = level.choose(&record, seed) else { break };
        record.play_unchecked(&turn);
    }
    positions
}

/// Where random turns of both sides lead from a position, unless the game ends on the way.
pub(crate) fn variation<P: Knowledge>(position: &P, random: &mut Random) -> Option<P> {
    let mut record = Record::new(*position);
    for _ in 0..2 {
        record.play_unchecked(&random_turn(record.position(), random)?);
    }
    record.ending().is_none().then_some(*record.position())
}
