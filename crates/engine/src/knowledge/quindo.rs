//! What the engine knows of Quindo: discs, what can be turned next, and how near the border they stand.

use super::endgames::{drawn, is_tabled, known, ranked};
use super::{Knowledge, inputs};
use crate::net::{self, Inputs, Net};
use crate::{RankedTurn, Score, Value, quindo};
use pionnier_core::{Position as _, Random, Symmetric as _};
use pionnier_games::quindo::{Action, Position};

/// The squares that are not border, eleven bits a rank.
const FIELD: u128 = ring(1) | ring(2) | ring(3) | ring(4) | ring(5);

/// The three outermost rings of the field. A constant: as plain calls they would be counted out in every evaluation.
const RINGS: [u128; 3] = [ring(1), ring(2), ring(3)];

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

const fn shift<const STEP: i32>(set: u128) -> u128 {
    if STEP > 0 { set << STEP } else { set >> -STEP }
}

const fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// What the discs of a side can do with lengths other than the forbidden one.
#[derive(Default)]
pub(super) struct Reach {
    /// The enemy discs that can be turned: those in a line where a move can land behind them.
    pub(super) turned: u128,
    /// The free squares where moves end.
    landings: u128,
}

impl Reach {
    pub(super) fn of(own: u128, enemy: u128, forbidden: usize) -> Reach {
        let mut reach = Reach::default();
        reach.look::<1, -1>(own, enemy, forbidden);
        reach.look::<-1, 1>(own, enemy, forbidden);
        reach.look::<10, -10>(own, enemy, forbidden);
        reach.look::<-10, 10>(own, enemy, forbidden);
        reach.look::<11, -11>(own, enemy, forbidden);
        reach.look::<-11, 11>(own, enemy, forbidden);
        reach.look::<12, -12>(own, enemy, forbidden);
        reach.look::<-12, 12>(own, enemy, forbidden);
        reach
    }

    /// How many squares of the field can be moved to.
    pub(super) const fn landings_in_field(&self) -> i32 {
        count(self.landings & FIELD)
    }

    /// Looks in one direction; `BACK` is the opposite one.
    #[inline]
    fn look<const STEP: i32, const BACK: i32>(&mut self, own: u128, enemy: u128, forbidden: usize) {
        let free = !(own | enemy);
        let mut walkers = own;
        // Discs jumped on the way to a length that is forbidden: they are turned if the move can go on.
        let mut pending = 0;
        for length in 1..=3 {
            let mut next = shift::<STEP>(walkers);
            let mut over = next & enemy;
            let mut jumped = 0;
            while over != 0 {
                jumped |= over;
                over = shift::<STEP>(over);
                next |= over & free;
                over &= enemy;
            }
            walkers = next & free;
            // Back from where moves land, over the discs they jumped.
            let mut back = if jumped == 0 { 0 } else { shift::<BACK>(walkers) & jumped };
            let mut found = 0;
            while back != 0 {
                found |= back;
                back = shift::<BACK>(back) & jumped;
            }
            if length == forbidden {
                pending = found;
            } else {
                self.landings |= walkers;
                self.turned |= found | if walkers == 0 { 0 } else { pending };
            }
            walkers &= FIELD;
        }
    }
}

/// Weights: `pionnier tune quindo --games 150 --nodes 300`.
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
    const INPUTS: usize = inputs::quindo::COUNT;
    const BUCKETS: usize = inputs::quindo::BUCKETS;
    const IMAGES: usize = 8;
    const SCALE: f64 = 1_000.0;
    const CONTEMPT: i32 = 60;
    /// A few discs more are won, but far from the end.
    const DECIDED: f64 = 1.2;

    fn inputs(&self) -> Inputs {
        inputs::quindo::inputs(self)
    }

    fn turned_input(input: usize) -> usize {
        inputs::quindo::turned(input)
    }

    fn bucket(&self) -> usize {
        inputs::quindo::bucket(self)
    }

    fn image(&self, number: usize) -> Position {
        self.transform(number)
    }

    fn net() -> Option<&'static Net> {
        net::QUINDO.net()
    }

    #[inline]
    fn exact(&self) -> Option<Score> {
        known(self, quindo::endgames)
    }

    fn ranked(&self) -> Option<(Value, Vec<RankedTurn<Action>>)> {
        ranked(self, quindo::endgames)
    }

    fn is_tabled(&self) -> bool {
        is_tabled::<quindo::Index>(self)
    }

    fn draw_endgame(random: &mut Random) -> Option<Position> {
        quindo::endgames().map(|table| drawn(table, random))
    }

    fn slot(action: Action) -> usize {
        action.from.index() << 7 | action.to.index()
    }

    const TARGETS: usize = 121;

    fn target(action: Action) -> usize {
        action.to.index()
    }

    fn features(&self) -> [i32; 8] {
        let (own, enemy) = (self.discs(self.side()), self.discs(!self.side()));
        let more = |set: u128| count(own & set) - count(enemy & set);
        let mine = Reach::of(own, enemy, usize::from(self.previous_length()));
        let his = Reach::of(enemy, own, 0);
        [
            count(own) - count(enemy),
            more(RINGS[0]),
            more(RINGS[1]),
            more(RINGS[2]),
            count(mine.turned),
            -count(his.turned),
            mine.landings_in_field() - his.landings_in_field(),
            1,
        ]
    }

    fn is_noisy(&self, action: Action) -> bool {
        turned(action) > 0
    }

    /// Captures of captures go on for long: a few plies show whether a disc can be turned back.
    fn noisy_actions(&self, beyond: u32, out: &mut Vec<Action>) {
        let start = out.len();
        let (own, enemy) = (self.discs(self.side()), self.discs(!self.side()));
        // Mostly nothing can be turned, and this is found sooner than all moves.
        if beyond < 4 && Reach::of(own, enemy, usize::from(self.previous_length())).turned != 0 {
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
    fn ordering_score(&self, action: Action) -> i32 {
        i32::from(turned(action))
    }
}

/// How many discs a move turns: what it jumps is not counted in its length.
fn turned(action: Action) -> u8 {
    DISTANCES[action.from.index()][action.to.index()] - action.length
}

/// Steps from square to square. Looked up for every action that is ordered, so it must not cost a division.
const DISTANCES: [[u8; 121]; 121] = {
    let mut distances = [[0; 121]; 121];
    let mut one = 0;
    while one < 121 {
        let mut other = 0;
        while other < 121 {
            let files = (one % 11_usize).abs_diff(other % 11);
            let ranks = (one / 11).abs_diff(other / 11);
            distances[one][other] = if files > ranks { files as u8 } else { ranks as u8 };
            other += 1;
        }
        one += 1;
    }
    distances
};

#[cfg(test)]
mod tests {
    use crate::Knowledge;
    use pionnier_core::{Game, Notation, Position as _, Random};
    use pionnier_games::quindo::Quindo;

    #[test]
    fn no_capture_is_overlooked_beyond_the_horizon() {
        let mut random = Random::new(3);
        let mut captures = 0;
        for _ in 0..200 {
            let mut position = Quindo::start();
            for _ in 0..60 {
                let (mut all, mut noisy) = (Vec::new(), Vec::new());
                position.actions(&mut all);
                position.noisy_actions(0, &mut noisy);
                let Some(action) = random.choose(&all) else { break };
                all.retain(|&action| position.is_noisy(action));
                captures += all.len();
                all.sort_unstable();
                noisy.sort_unstable();
                assert_eq!(noisy, all, "{}", Quindo::write_position(&position));
                position.apply(action);
            }
        }
        assert!(captures > 500, "only {captures} captures");
    }
}
