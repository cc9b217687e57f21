//! What the engine knows of Bermudes: men count the more the fewer there are, and each can be lost or turned next.

use super::{Knowledge, inputs};
use crate::net::{self, Inputs, Net};
use pionnier_core::{Position as _, Symmetric as _};
use pionnier_games::bermudes::{Action, Position};

/// Squares on the board.
const SQUARES: usize = 81;

/// Men in the box.
const MEN: usize = 54;

/// A side that has no more men than this has lost (M7).
const LOST: usize = 5;

/// What a man is worth, in hundredths of a man at the start, by the number of men its side has: the more the fewer stand
/// between that side and its end.
const WORTH: [i32; MEN + 1] = {
    let mut worth = [0; MEN + 1];
    let mut men = LOST + 1;
    while men <= MEN {
        worth[men] = 2200 / (men - LOST) as i32;
        men += 1;
    }
    worth
};

/// What so many men are worth together.
const RESERVE: [i32; MEN + 1] = {
    let mut reserve = [0; MEN + 1];
    let mut men = 1;
    while men <= MEN {
        reserve[men] = reserve[men - 1] + WORTH[men];
        men += 1;
    }
    reserve
};

/// The board in the bits of [`Position::men`]: rows of nine, ten bits apart.
const BOARD: u128 = block(9, 0);
/// The squares along the edge, where a man can be taken from fewer sides.
const EDGE: u128 = BOARD & !block(7, 1);
const CORNERS: u128 = 1 | 1 << 8 | 1 << 80 | 1 << 88;

/// A square of `size` × `size` squares, so many from the edge.
const fn block(size: usize, from_edge: usize) -> u128 {
    let mut set = 0;
    let mut row = from_edge;
    while row < from_edge + size {
        set |= ((1 << size) - 1) << (10 * row + from_edge);
        row += 1;
    }
    set
}

/// From a square to the next along the four lines through it.
const STEPS: [u32; 4] = [1, 9, 10, 11];

const fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// Weights were fitted to games the engine played against itself, rounded to a weight of 100 for men.
impl Knowledge for Position {
    type Features = [i32; 10];

    const FEATURES: &'static [&'static str] = &[
        "men",
        "can turn",
        "can be turned",
        "can eliminate",
        "can be eliminated",
        "to move",
        "edge",
        "corners",
        "open",
        "pairs",
    ];
    const WEIGHTS: &'static [i32] = &[100, 101, 52, 21, 14, 29, 213, 185, -92, 66];
    const WEIGHT_DIVISOR: i32 = 100;
    const SLOTS: usize = 2 * SQUARES * SQUARES + 2;
    const INPUTS: usize = inputs::bermudes::COUNT;
    const BUCKETS: usize = inputs::bermudes::BUCKETS;
    const IMAGES: usize = 2;
    const SCALE: f64 = 1_700.0;

    fn inputs(&self) -> Inputs {
        inputs::bermudes::inputs(self)
    }

    fn turned_input(input: usize) -> usize {
        inputs::bermudes::turned(input)
    }

    fn bucket(&self) -> usize {
        inputs::bermudes::bucket(self)
    }

    fn image(&self, number: usize) -> Position {
        self.transform(number)
    }

    fn net() -> Option<&'static Net> {
        net::BERMUDES.net()
    }

    fn slot(action: Action) -> usize {
        match action {
            Action::Eliminate { from, to } => from.index() * SQUARES + to.index(),
            Action::Jump { from, to } => (SQUARES + from.index()) * SQUARES + to.index(),
            Action::Stop => 2 * SQUARES * SQUARES,
            Action::Pass => 2 * SQUARES * SQUARES + 1,
        }
    }

    const TARGETS: usize = SQUARES + 1;

    fn target(action: Action) -> usize {
        match action {
            Action::Eliminate { to, .. } | Action::Jump { to, .. } => to.index(),
            Action::Stop | Action::Pass => SQUARES,
        }
    }

    fn features(&self) -> [i32; 10] {
        let sides = [self.side(), !self.side()];
        let [own, enemy] = sides.map(|side| self.men(side));
        let empty = BOARD & !(own | enemy);
        let [mine, his] = sides.map(|side| self.threats(side));
        let [my_worth, his_worth] = [own, enemy].map(|men| WORTH[count(men) as usize]);
        // Men with an empty square on both sides of a line can be jumped along it; men side by side protect each other.
        let (mut open, mut pairs) = (0, 0);
        for step in STEPS {
            let between = (empty << step) & (empty >> step);
            open += count(own & between) - count(enemy & between);
            pairs += count(own & own << step) - count(enemy & enemy << step);
        }
        let more = |set: u128| 100 * (count(own & set) - count(enemy & set));
        [
            RESERVE[count(own) as usize] - RESERVE[count(enemy) as usize],
            count(mine.turned) * his_worth,
            -count(his.turned) * my_worth,
            count(mine.eliminated) * his_worth,
            -count(his.eliminated) * my_worth,
            my_worth + his_worth,
            more(EDGE),
            more(CORNERS),
            100 * open,
            100 * pairs,
        ]
    }

    /// Every turn is a capture: what can be taken next is in the evaluation, and only a chain is followed further.
    fn may_keep_quiet(&self) -> bool {
        !self.is_mid_turn()
    }

    fn noisy_actions(&self, _: u32, _: &mut Vec<Action>) {}

    /// A chain can go on in millions of ways: after two legs beyond the horizon it stops, as it always may (M6).
    fn forced_actions(&self, beyond: u32, out: &mut Vec<Action>) {
        if beyond < 2 {
            self.actions(out);
        } else {
            out.push(Action::Stop);
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Jump { .. })
    }

    /// Jumps that can go on first.
    fn ordering_score(&self, action: Action) -> i32 {
        i32::from(matches!(action, Action::Jump { .. }) && self.after(action).is_mid_turn())
    }
}
