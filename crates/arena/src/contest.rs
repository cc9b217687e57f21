//! One game between two players, from an opening played at random.

use crate::Seat;
use pionnier_core::{Game, Outcome, Position, Random, Record};
use pionnier_engine::Knowledge;

/// A game's start after `turns` random turns, never a finished game.
#[must_use]
pub fn opening<G: Game>(turns: usize, seed: u64) -> Record<G::Position> {
    let mut random = Random::new(seed);
    loop {
        let mut record = Record::new(G::start());
        for _ in 0..turns {
            let mut position = *record.position();
            let mut turn = Vec::new();
            let mut actions = Vec::new();
            while turn.is_empty() || position.is_mid_turn() {
                actions.clear();
                position.actions(&mut actions);
                let Some(action) = random.choose(&actions) else { break };
                turn.push(action);
                position.apply(action);
            }
            if record.play(&turn).is_err() {
                break;
            }
        }
        if record.ending().is_none() {
            return record;
        }
    }
}

/// Plays a game to its end. `seats` are those of the first and the second side.
///
/// # Panics
/// If a player plays an illegal turn: none of ours may.
pub fn play<G: Game>(
    mut record: Record<G::Position>,
    seats: &mut [&mut Seat; 2],
) -> (Outcome, Record<G::Position>)
where
    G::Position: Knowledge,
{
    loop {
        if let Some(ending) = record.ending() {
            return (ending.outcome(), record);
        }
        let side = record.position().side();
        let turn = seats[side.index()].choose::<G>(&record).expect("the game goes on");
        record.play(&turn).expect("players play legal turns");
    }
}
