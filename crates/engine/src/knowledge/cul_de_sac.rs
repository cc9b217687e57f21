//! What the engine knows of Cul-de-sac: it is a race, and walls are worth what they cost the other in steps.

mod detours;
mod prospects;

use super::{Knowledge, inputs};
use crate::Score;
use crate::net::Inputs;
use pionnier_core::{Position as _, Symmetric as _};
use pionnier_games::cul_de_sac::{Action, Kind, Position, Square, Wall};

/// What a step of difference is worth, by the number of walls that are still to come: the fewer, the less can change.
const fn step_worth(walls: i32) -> i32 {
    2000 / (walls + 2)
}

/// The board is 11 files by 14 ranks.
const RANKS: usize = 14;
const PLACES: usize = 11 * RANKS;

/// A pawn whose way is too long to be followed is at least so far.
const FAR: usize = 99;

/// The steps of a side's nearer pawn to its goals, then of the other.
fn near_and_far(steps: [usize; 2]) -> [i32; 2] {
    let [one, two] = steps.map(|steps| steps as i32);
    [one.min(two), one.max(two)]
}

/// Weights fitted (logistic regression on the results) to the first 2,600 games of `pionnier selfplay cul-de-sac --nodes 800`, played
/// by the program of commit 30c2323.
impl Knowledge for Position {
    type Features = [i32; 6];

    const FEATURES: &'static [&'static str] =
        &["steps", "second pawn", "to move", "wall to come", "worst wall", "walls"];
    const WEIGHTS: &'static [i32] = &[83, 12, 36, -108, 102, 193];
    const SLOTS: usize = 3 << 8;
    const WEIGHT_DIVISOR: i32 = 100;
    const INPUTS: usize = inputs::in_program(inputs::cul_de_sac::COUNT);
    const BUCKETS: usize = inputs::cul_de_sac::BUCKETS;
    const IMAGES: usize = 2;
    const SCALE: f64 = 543.0;

    fn inputs(&self) -> Inputs {
        inputs::cul_de_sac::inputs(self)
    }

    fn turned_input(input: usize) -> usize {
        inputs::cul_de_sac::turned(input)
    }

    fn bucket(&self) -> usize {
        inputs::cul_de_sac::bucket(self)
    }

    fn image(&self, number: usize) -> Position {
        self.transform(number)
    }

    fn slot(action: Action) -> usize {
        let place = |square: Square| square.file() << 4 | square.rank();
        match action {
            Action::Move { to, .. } => place(to),
            Action::Skip => 255,
            Action::Place(wall) => (1 + wall.kind().index()) << 8 | place(wall.corner()),
        }
    }

    const TARGETS: usize = 3 * PLACES + 1;

    fn target(action: Action) -> usize {
        let place = |square: Square| square.file() * RANKS + square.rank();
        match action {
            Action::Move { to, .. } => place(to),
            Action::Place(wall) => (1 + wall.kind().index()) * PLACES + place(wall.corner()),
            Action::Skip => 3 * PLACES,
        }
    }

    fn features(&self) -> [i32; 6] {
        let sides = [self.side(), !self.side()];
        let [own, enemy] = sides.map(|side| prospects::of(self, side));
        let longer = |more: u8, less: u8| i32::from(more) - i32::from(less);
        let left =
            sides.map(|side| Kind::BOTH.map(|kind| self.walls_left(side, kind) as i32).iter().sum::<i32>());
        let (step, mid) = (step_worth(left[0] + left[1]), i32::from(self.is_mid_turn()));
        [
            longer(enemy.near, own.near) * step,
            longer(enemy.far, own.far) * 100,
            (1 - mid) * step,
            mid * step,
            longer(enemy.worst, own.worst) * step,
            (left[0] - left[1]) * step,
        ]
    }

    /// Without walls it is a mere race.
    #[inline]
    fn foreseen(&self) -> Option<Score> {
        if self.is_mid_turn() || detours::walls_left(self) > 0 {
            return None;
        }
        let (winner, turns) = detours::race(self)?;
        Some(if winner == self.side() { Score::win_in(turns) } else { Score::loss_in(turns) })
    }

    /// A pawn arrives.
    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Move { to, .. } if Square::bases(!self.side()).contains(&to))
    }

    fn noisy_actions(&self, _: u32, out: &mut Vec<Action>) {
        // Only a pawn at most two steps away can arrive.
        let steps =
            |from: Square, to: Square| from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
        let goals = Square::bases(!self.side());
        let is_near = |pawn: Square| goals.into_iter().any(|goal| steps(pawn, goal) <= 2);
        if self.is_mid_turn() || !self.pawns(self.side()).into_iter().any(is_near) {
            return;
        }
        let start = out.len();
        self.actions(out);
        match (start..out.len()).find(|&index| self.is_noisy(out[index])) {
            Some(index) => {
                out.swap(start, index);
                out.truncate(start + 1);
            }
            None => out.truncate(start),
        }
    }

    fn ordering_scores(&self, actions: &[Action], out: &mut Vec<i32>) {
        if self.is_mid_turn() {
            score_walls(self, actions, out);
        } else {
            score_moves(self, actions, out);
        }
    }

    /// Most walls are in nobody's way.
    fn lists_in_part(&self) -> bool {
        self.is_mid_turn()
    }

    fn promising_actions(&self, actions: &mut Vec<Action>, scores: &mut Vec<i32>) {
        detours::gains(self, |wall, steps| {
            actions.push(Action::Place(wall));
            scores.push((steps / 8).max(1));
        });
    }

    fn number(action: Action) -> Option<u16> {
        match action {
            Action::Place(_) => Some(Position::slot(action) as u16),
            _ => None,
        }
    }

    fn numbered(number: u16) -> Option<Action> {
        let kind = *Kind::BOTH.get(usize::from(number >> 8).checked_sub(1)?)?;
        let (file, rank) = (usize::from(number >> 4 & 15), usize::from(number & 15));
        (file < 11 && rank < RANKS)
            .then(|| Wall::new(Square::new(file, rank), kind))
            .flatten()
            .map(Action::Place)
    }
}

/// What a pair of distances is worth, smaller being better, in the measure of the evaluation.
fn worth([near, far]: [i32; 2]) -> i32 {
    Position::WEIGHTS[0] * near + Position::WEIGHTS[1] * far
}

/// Pawn moves by the steps they save.
fn score_moves(position: &Position, actions: &[Action], out: &mut Vec<i32>) {
    let pawns = position.pawns(position.side());
    detours::with_ways(position, |ways| {
        let steps = pawns.map(|pawn| ways.length(pawn).unwrap_or(FAR));
        let now = worth(near_and_far(steps));
        out.extend(actions.iter().map(|&action| {
            let Action::Move { from, to } = action else { return 0 };
            let there = ways.length(to).unwrap_or(FAR);
            let after = if from == pawns[0] { [there, steps[1]] } else { [steps[0], there] };
            // A move that saves nothing is still a move: only walls can be late.
            ((now - worth(near_and_far(after))) / 8).max(0)
        }));
    });
}

/// Walls by the steps they cost the enemy more than their owner. One that costs the enemy no more is late.
fn score_walls(position: &Position, actions: &[Action], out: &mut Vec<i32>) {
    let mut gains = Vec::new();
    detours::gains(position, |wall, steps| gains.push((wall, (steps / 8).max(1))));
    let own = detours::own_cutting(position);
    out.extend(actions.iter().map(|&action| {
        let Action::Place(wall) = action else { return 0 };
        match gains.iter().find(|(other, _)| *other == wall) {
            Some(&(_, gain)) => gain,
            None if own.has(wall) => -2,
            None => -1,
        }
    }));
}
