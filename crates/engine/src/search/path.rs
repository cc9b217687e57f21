//! The way from the start of the game to the position being searched: what C3 and C4 need.

use pionnier_core::{Position, Record};

/// As many turns without anything irreversible are a draw (C4).
const QUIET_TURNS: u32 = 100;

/// Into how many groups the positions of a path are counted, by their keys.
const GROUPS: usize = 1 << 12;

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
    /// How many positions of the path are in each group. Most are alone in theirs, and then nothing has to be looked
    /// for. The count of C4 cannot take its place: in Granat a neutral pawn that has moved comes back with a ball.
    groups: Vec<u32>,
}

fn group(key: u64) -> usize {
    key as usize % GROUPS
}

impl Path {
    /// The path to the current position of a record.
    pub(super) fn of<P: Position>(record: &Record<P>) -> Path {
        let mut path = Path { stages: Vec::new(), played: 0, progress: vec![false], groups: vec![0; GROUPS] };
        path.push(Stage { key: record.start().key(), quiet: 0 });
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
        self.push(Stage { key: position.key(), quiet });
    }

    fn push(&mut self, stage: Stage) {
        self.groups[group(stage.key)] += 1;
        self.stages.push(stage);
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
        if !after.is_mid_turn()
            && let Some(stage) = self.stages.pop()
        {
            self.groups[group(stage.key)] -= 1;
        }
    }

    /// Whether history makes the position just reached a draw: C4, or a repetition. One repetition within the search is
    /// enough: what was worth repeating once is worth repeating again.
    pub(super) fn is_draw(&self) -> bool {
        let Some((now, before)) = self.stages.split_last() else { return false };
        if now.quiet >= QUIET_TURNS {
            return true;
        }
        if self.groups[group(now.key)] == 1 {
            return false;
        }
        let mut seen = 0;
        for (number, stage) in before.iter().enumerate().rev() {
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

#[cfg(test)]
mod tests {
    use super::Path;
    use pionnier_core::{Game, Position, Record, read_turn};
    use pionnier_games::granat::Granat;

    /// A red neutral pawn steps forward, is given the ball, goes back and gives it away again; blue waits. C4 counts from
    /// the neutral pawn's move, and yet the position is the same.
    #[test]
    fn a_position_comes_back_after_something_irreversible() {
        let round = ["c3-d4", "i15-i13", "a1=d4", "i13-i15", "d4-c3", "i15-i13", "c3=a1", "i13-i15"];
        let start = Granat::read_position("3bB/4/5/4/5/4/5/5/5/4/5/4/1r3/4/R4 r").unwrap();
        let mut record = Record::new(start);
        for (number, text) in round.iter().cycle().take(2 * round.len()).enumerate() {
            let position = *record.position();
            let turn = read_turn::<Granat>(&position, text).unwrap();
            let [action] = turn[..] else { panic!("{text} is one action") };
            let mut path = Path::of(&record);
            path.enter(&position, action);
            path.note(&position.after(action));
            assert_eq!(path.is_draw(), number + 1 == 2 * round.len(), "after turn {}", number + 1);
            record.play(&turn).unwrap();
        }
        assert!(record.ending().is_some());
    }
}
