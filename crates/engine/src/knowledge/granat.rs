//! What the engine knows of Granat: pawns and balls, how far neutral pawns have gone, and who can no longer lose.

use super::Knowledge;
use pionnier_core::{Position as _, Side};
use pionnier_games::granat::{Action, Place, Point, Position};

/// The points from one rank to another, counted from each side's own back rank.
const fn ranks(low: u8, high: u8) -> [u128; 2] {
    let mut sets = [0; 2];
    let mut rank = low;
    while rank <= high {
        let mut file = 1;
        while file <= 9 {
            if let Some(point) = Point::at(Place { file, rank }) {
                sets[0] |= 1 << point.index();
            }
            if let Some(point) = Point::at(Place { file, rank: 16 - rank }) {
                sets[1] |= 1 << point.index();
            }
            file += 1;
        }
        rank += 1;
    }
    sets
}

const HOME: [u128; 2] = ranks(1, 3);
const MIDDLE: [u128; 2] = ranks(6, 11);
const FAR: [u128; 2] = ranks(12, 13);
const NEARLY: [u128; 2] = ranks(14, 14);
const LAST: [u128; 2] = ranks(15, 15);
const SQUARE: u128 = match Point::at(Place { file: 5, rank: 8 }) {
    Some(point) => 1 << point.index(),
    None => 0,
};

const fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// Whether a side has a neutral pawn on the enemy's back rank. Nothing can jump it there: that side cannot lose its last
/// pawn any more.
fn has_arrived(position: &Position, side: Side) -> bool {
    position.pawns(side) & !position.balls() & LAST[side.index()] != 0
}

/// Weights follow fits to self-play with more features than these; what was merged was set by hand and is to be fitted
/// again with `pionnier tune granat`.
impl Knowledge for Position {
    type Features = [i32; 11];

    const FEATURES: &'static [&'static str] = &[
        "pawns",
        "balls",
        "home",
        "middle",
        "far",
        "nearly there",
        "arrived",
        "neutral on the square",
        "garnet on the square",
        "prey",
        "garnet prey",
    ];
    const WEIGHTS: &'static [i32] = &[100, 186, 10, -13, -36, -98, 130, -99, -88, 10, 35];
    const SLOTS: usize = 2 << 14;
    const SCALE: f64 = 420.0;

    fn slot(action: Action) -> usize {
        let is_ball = usize::from(matches!(action, Action::Ball { .. }));
        match action.ends() {
            Some((from, to)) => from.index() << 8 | to.index() << 1 | is_ball,
            None => 1,
        }
    }

    fn features(&self) -> [i32; 11] {
        let mut features = [0; 11];
        for (side, sign) in [(self.side(), 1), (!self.side(), -1)] {
            let index = side.index();
            let pawns = self.pawns(side);
            let garnet = pawns & self.balls();
            let neutral = pawns & !garnet;
            let [must, may] = self.prey(side);
            for (feature, value) in features.iter_mut().zip([
                count(pawns),
                count(garnet),
                count(neutral & HOME[index]),
                count(neutral & MIDDLE[index]),
                count(neutral & FAR[index]),
                count(neutral & NEARLY[index]),
                i32::from(has_arrived(self, side)),
                count(neutral & SQUARE),
                count(garnet & SQUARE),
                count(must | may),
                count((must | may) & self.balls()),
            ]) {
                *feature += sign * value;
            }
        }
        features
    }

    fn evaluate(&self) -> i32 {
        let value: i32 =
            self.features().iter().zip(Self::WEIGHTS).map(|(feature, weight)| feature * weight).sum();
        // Who cannot lose any more is not worse; if that is true of both, it is a draw.
        let low = if has_arrived(self, self.side()) { 0 } else { i32::MIN };
        let high = if has_arrived(self, !self.side()) { 0 } else { i32::MAX };
        value.max(low).min(high)
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Capture { .. })
    }

    /// Compulsory captures and chains that must go on cannot be left alone.
    fn may_keep_quiet(&self) -> bool {
        !self.is_mid_turn() && !self.must_capture()
    }
}
