//! As much of a game's past as C3 and C4 need.

use crate::record::{QUIET_TURNS, REPETITIONS};
use crate::{Ending, Position};

/// The positions since the last irreversible turn, by their keys. A [`Record`](crate::Record) decides the same and can be undone; this is
/// for whoever plays games by the million and keeps none.
///
/// What was there before an irreversible turn cannot come back, and C4 ends a game after a hundred others: so this stays small.
#[derive(Clone, Debug)]
pub struct Recent {
    keys: Vec<u64>,
    /// Whether something irreversible has happened in the turn that is going on.
    progress: bool,
}

impl Recent {
    /// The past of a game that begins.
    #[must_use]
    pub fn new<P: Position>(start: &P) -> Recent {
        let mut keys = Vec::with_capacity(QUIET_TURNS as usize + 1);
        keys.push(start.key());
        Recent { keys, progress: false }
    }

    /// Forgets everything: another game begins.
    pub fn restart<P: Position>(&mut self, start: &P) {
        self.keys.clear();
        self.keys.push(start.key());
        self.progress = false;
    }

    /// A legal action is about to be played.
    #[inline]
    pub fn enter<P: Position>(&mut self, position: &P, action: P::Action) {
        self.progress |= position.is_progress(action);
    }

    /// After [`Recent::enter`]: where the action has led.
    #[inline]
    pub fn note<P: Position>(&mut self, after: &P) {
        if after.is_mid_turn() {
            return;
        }
        if self.progress {
            self.keys.clear();
            self.progress = false;
        }
        self.keys.push(after.key());
    }

    /// How many turns in a row have gone by without anything irreversible (C4).
    #[must_use]
    pub fn quiet_turns(&self) -> u32 {
        self.keys.len() as u32 - 1
    }

    /// How often the last position between two turns has occurred, this time included (C3).
    #[must_use]
    #[inline]
    pub fn occurrences(&self) -> u32 {
        let Some((now, _)) = self.keys.split_last() else { return 0 };
        // The same side is to move after every second turn only.
        self.keys.iter().rev().step_by(2).map(|key| u32::from(key == now)).sum()
    }

    /// The draw that the past makes of a position that the rules of the game themselves have not ended.
    #[must_use]
    #[inline]
    pub fn draw(&self) -> Option<Ending> {
        if self.keys.len() > 2 * (REPETITIONS as usize - 1) && self.occurrences() >= REPETITIONS {
            Some(Ending::Repetition)
        } else if self.quiet_turns() >= QUIET_TURNS {
            Some(Ending::NoProgress)
        } else {
            None
        }
    }
}
