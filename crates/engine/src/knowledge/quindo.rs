//! What the engine knows of Quindo: discs, what can be turned next, and how near the border they stand.

use super::Knowledge;
use pionnier_core::Position as _;
use pionnier_games::quindo::{Action, Position, Square};

/// The squares that are not border, eleven bits a rank.
const FIELD: u128 = ring(1) | ring(2) | ring(3) | ring(4) | ring(5);

/// The squares so many steps from the edge of the board; ring 0 is the border.
const fn ring(depth: usize) -> u128 {
    let mut set = 0;
    let mut index = 0;
    while index < 121 {
        let (file, rank) = (index % 11, index / 11);
        let (file, rank) = (if file > 5 { 10 - file } else { file }, if rank > 5 { 10 - rank } else { rank });
        if (if file < rank { file } else { rank }) == depth {
            set |= 1 << index;
        }
        index += 1;
    }
    set
}

/// From a square to its neighbours.
const STEPS: [i32; 8] = [1, 10, 11, 12, -1, -10, -11, -12];

const fn shift(set: u128, step: i32) -> u128 {
    if step > 0 { set << step } else { set >> -step }
}

const fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// The enemy discs that can be turned by a move of another length than the forbidden one, and the free squares of the
/// field where such moves end. Jumped discs of a line are counted where a move can land behind them.
fn reach(own: u128, enemy: u128, forbidden: usize) -> (u128, u128) {
    let free = !(own | enemy);
    let (mut turned, mut landings) = (0, 0);
    for step in STEPS {
        let mut walkers = own;
        let mut jumped = 0;
        for length in 1..=3 {
            let mut next = shift(walkers, step);
            let mut over = next & enemy;
            jumped |= over;
            while over != 0 {
                over = shift(over, step);
                next |= over & free;
                over &= enemy;
                jumped |= over;
            }
            walkers = next & free;
            if length != forbidden {
                landings |= walkers;
                // Back from where moves land, over the discs they jumped.
                let mut back = shift(walkers, -step) & jumped;
                while back != 0 {
                    turned |= back;
                    back = shift(back, -step) & jumped & !turned;
                }
            }
            walkers &= FIELD;
        }
    }
    (turned, landings & FIELD)
}

/// Weights were fitted to games the engine played against itself.
impl Knowledge for Position {
    type Features = [i32; 8];

    const FEATURES: &'static [&'static str] = &[
        "discs",
        "outer ring",
        "second ring",
        "third ring",
        "can turn",
        "can be turned",
        "mobility",
        "to move",
    ];
    const WEIGHTS: &'static [i32] = &[23, -17, -103, 47, 148, 43, 39, 426];
    const SLOTS: usize = 1 << 14;
    const SCALE: f64 = 1_000.0;

    fn slot(action: Action) -> usize {
        action.from.index() << 7 | action.to.index()
    }

    fn features(&self) -> [i32; 8] {
        let (own, enemy) = (self.discs(self.side()), self.discs(!self.side()));
        let more = |set: u128| count(own & set) - count(enemy & set);
        let (mine, my_squares) = reach(own, enemy, usize::from(self.previous_length()));
        let (his, his_squares) = reach(enemy, own, 0);
        [
            count(own) - count(enemy),
            more(ring(1)),
            more(ring(2)),
            more(ring(3)),
            count(mine),
            -count(his),
            count(my_squares) - count(his_squares),
            1,
        ]
    }

    fn is_noisy(&self, action: Action) -> bool {
        turned(action) > 0
    }

    /// Captures of captures go on for long: a few plies show whether a disc can be turned back.
    fn noisy_actions(&self, beyond: u32, out: &mut Vec<Action>) {
        let start = out.len();
        if beyond < 4 {
            self.actions(out);
            let mut kept = start;
            for index in start..out.len() {
                if self.is_noisy(out[index]) {
                    out.swap(kept, index);
                    kept += 1;
                }
            }
            out.truncate(kept);
        }
    }

    /// Most turned first.
    fn promise(&self, action: Action) -> i32 {
        turned(action) as i32
    }
}

/// How many discs a move turns: what it jumps is not counted in its length.
fn turned(action: Action) -> usize {
    let along = |place: fn(Square) -> usize| place(action.from).abs_diff(place(action.to));
    along(Square::file).max(along(Square::rank)) - usize::from(action.length)
}
