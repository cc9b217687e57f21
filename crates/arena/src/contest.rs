//! One game between two players.

use crate::{Agent, Forfeit};
use core::time::Duration;
use pionnier_core::{Ending, Game, Outcome, Position, Record};
use pionnier_engine::Knowledge;

/// How a game went.
pub struct Course<P: Position> {
    /// What was played.
    pub record: Record<P>,
    /// How it ended.
    pub end: End,
    /// The time each side used.
    pub time: [Duration; 2],
    /// The turns each side thought about.
    pub thoughts: [u32; 2],
}

/// How a measured game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules.
    Played(Ending),
    /// The side to move did not do its part.
    Forfeited(Forfeit),
}

impl<P: Position> Course<P> {
    /// Who has won.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match self.end {
            End::Played(ending) => ending.outcome(),
            End::Forfeited(_) => Outcome::Win(!self.record.position().side()),
        }
    }
}

/// Plays a game to its end. `agents` are those of the first and the second side.
///
/// # Panics
/// If one of our own players plays an illegal turn.
pub fn play<G: Game>(mut record: Record<G::Position>, agents: &mut [&mut Agent; 2]) -> Course<G::Position>
where
    G::Position: Knowledge,
{
    let mut time = [Duration::ZERO; 2];
    let mut thoughts = [0; 2];
    let mut last = [None; 2];
    let end = loop {
        if let Some(ending) = record.ending() {
            break End::Played(ending);
        }
        let side = record.position().side();
        let thought = agents[side.index()].choose::<G>(&record, last[(!side).index()]);
        time[side.index()] += thought.time;
        thoughts[side.index()] += 1;
        last[side.index()] = Some(thought.time);
        match thought.turn {
            Ok(turn) => record.try_play(&turn).expect("players play legal turns"),
            Err(forfeit) => break End::Forfeited(forfeit),
        }
    };
    Course { record, end, time, thoughts }
}
