//! Where puzzles come from: games of levels that make mistakes.

use crate::Turn;
use pionnier_arena::opening;
use pionnier_core::{Position, Puzzling, Random, Record, mix, random_turn};
use pionnier_engine::{Knowledge, Level};

/// Games begin with few random turns, with some, or with many: that is how men and walls come to where nobody would have put them, and how
/// the end comes near. So many at least, and so many more at most.
const OPENINGS: [(usize, usize); 3] = [(0, 10), (10, 20), (30, 16)];

/// The levels that play: weak ones make mistakes, and stronger ones come to positions in which they can be punished.
const STRONGEST: usize = 6;

/// A game that has not ended after so many turns is given up.
const LONGEST_GAME: usize = 300;

/// Every other game is one in which both sides come to be about to win, so that one wrong turn loses: of so many random turns the one is
/// played after which the position is judged to be most even. In a race both hurry instead, while walls are in hand: the one is played that
/// brings its player nearest.
const OFFERED: usize = 6;
const HURRIED_OPENING: (usize, usize) = (18, 16);

/// The positions of the game with this number, between its turns and before its end, in their order.
pub(crate) fn game<G: Puzzling>(number: u64, seed: u64) -> Vec<G::Position>
where
    G::Position: Knowledge,
{
    let seed = mix(seed, number);
    let mut random = Random::new(mix(seed, 1));
    let levels = [(); 2].map(|()| {
        let level = 1 + random.below(STRONGEST) as u8;
        Level::of::<G>(level).expect("every game has its levels")
    });
    let is_close = number % 2 == 1;
    let hurry = is_close && is_race::<G>();
    let (fewest, more) = if hurry { HURRIED_OPENING } else { OPENINGS[random.below(OPENINGS.len())] };
    let mut record = opening::<G>(fewest + random.below(more + 1), seed);
    let mut positions: Vec<G::Position> = record.played().iter().map(|played| played.before).collect();
    while record.ending().is_none() && positions.len() < LONGEST_GAME {
        positions.push(*record.position());
        let level = &levels[positions.len() % 2];
        let turn = if hurry {
            hurried_turn::<G>(record.position(), &mut random)
        } else if is_close {
            even_turn(record.position(), &mut random)
        } else {
            level.choose(&record, seed)
        };
        let Some(turn) = turn else { break };
        record.play_unchecked(&turn);
    }
    positions
}

/// Whether the rules of a game promise that who wins needs so many turns, so that both sides are in a race.
pub(crate) fn is_race<G: Puzzling>() -> bool {
    let start = G::start();
    G::fewest_turns(&start, start.side()) > 0
}

fn hurried_turn<G: Puzzling>(position: &G::Position, random: &mut Random) -> Option<Turn<G::Position>> {
    best_offered(position, random, |after| {
        if after.outcome().is_some() { 0 } else { G::fewest_turns(after, position.side()) }
    })
}

fn even_turn<P: Knowledge>(position: &P, random: &mut Random) -> Option<Turn<P>> {
    best_offered(position, random, |after| {
        if after.outcome().is_some() { u32::MAX } else { after.evaluate().unsigned_abs() }
    })
}

/// Of some random turns the one after which a number is smallest.
fn best_offered<P: Position>(
    position: &P,
    random: &mut Random,
    number: impl Fn(&P) -> u32,
) -> Option<Turn<P>> {
    let turns = (0..OFFERED).filter_map(|_| random_turn(position, random));
    turns.min_by_key(|turn| number(&turn.iter().fold(*position, |position, &action| position.after(action))))
}

/// Where random turns of both sides lead from a position, unless the game ends on the way.
pub(crate) fn variation<P: Knowledge>(position: &P, random: &mut Random) -> Option<P> {
    let mut record = Record::new(*position);
    for _ in 0..2 {
        record.play_unchecked(&random_turn(record.position(), random)?);
    }
    record.ending().is_none().then_some(*record.position())
}
