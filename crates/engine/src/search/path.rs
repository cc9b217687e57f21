//! The way from the start of the game to the position being searched: what C3 and C4 need.

use pionnier_core::{Position, QUIET_TURNS, Record};

/// One position between two turns.
#[derive(Clone, Copy, Debug)]
struct Stage {
    key: u64,
    /// Turns up to here in which nothing irreversible happened.
    quiet: u32,
}

/// The positions between the turns that led here, those of the game first.
#[derive(Clone, Debug)]
pub(super) struct Path {
    stages: Vec<Stage>,
    /// How many of them were really played, the root of the search included.
    played: usize,
    /// Whether something irreversible has happened in the turn that is going on.
    progress: Vec<bool>,
}

impl Path {
    /// The path to the current position of a record.
    pub(super) fn of<P: Position>(record: &Record<P>) -> Path {
        let mut path = Path { stages: Vec::new(), played: 0, progress: vec![false] };
        path.stages.push(Stage { key: record.start().key(), quiet: 0 });
        for played in record.played() {
            let mut position = played.before;
            for &action in &played.actions {
                path.enter(&position, action);
                position.apply(action);
            }
            path.arrive(&position);
        }
        path.played = path.stages.len();
        path.progress = vec![false];
        path
    }

    /// An action is played in a position.
    pub(super) fn enter<P: Position>(&mut self, position: &P, action: P::Action) {
        let so_far = position.is_mid_turn() && *self.progress.last().unwrap_or(&false);
        self.progress.push(so_far || position.is_progress(action));
    }

    /// The turn is complete.
    fn arrive<P: Position>(&mut self, position: &P) {
        let before = self.stages.last().map_or(0, |stage| stage.quiet);
        let quiet = if *self.progress.last().unwrap_or(&false) { 0 } else { before + 1 };
        self.stages.push(Stage { key: position.key(), quiet });
    }

    /// After [`Path::enter`]: notes where the action led.
    pub(super) fn note<P: Position>(&mut self, after: &P) {
        if !after.is_mid_turn() {
            self.arrive(after);
        }
    }

    /// Takes an action back that led to `after`.
    pub(super) fn leave<P: Position>(&mut self, after: &P) {
        self.progress.pop();
        if !after.is_mid_turn() {
            self.stages.pop();
        }
    }

    /// How many turns can follow until C4 ends the game, if nothing irreversible happens in them.
    pub(super) fn turns_left(&self) -> u32 {
        QUIET_TURNS.saturating_sub(self.stages.last().map_or(0, |stage| stage.quiet))
    }

    /// Whether history makes the position just reached a draw, if the rules of the game itself have not ended it there:
    /// C4, or a repetition. One repetition within the search is enough: what was worth repeating once is worth repeating
    /// again.
    pub(super) fn is_draw(&self) -> bool {
        let Some((now, before)) = self.stages.split_last() else { return false };
        if now.quiet >= QUIET_TURNS {
            return true;
        }
        // Only positions since the last irreversible turn can come back, and only with the same side to move.
        let mut seen = 0;
        for (number, stage) in before.iter().enumerate().rev().take(now.quiet as usize).skip(1).step_by(2) {
            if stage.key == now.key {
                seen += 1;
                if number >= self.played || seen == 2 {
                    return true;
                }
            }
        }
        false
    }
}
