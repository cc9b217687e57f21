//! What the engine knows of Granat: pawns and balls, how far neutral pawns have gone, who can no longer lose, and what a
//! lead is worth to a side whose enemy is about to get that far.

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

/// A side's pawns on its own back rank, where no enemy can arrive while they stay. Nothing can jump them there either.
fn guards(position: &Position, side: Side) -> i32 {
    count(position.pawns(side) & LAST[(!side).index()])
}

/// So many guards leave no way in.
const SHUT: i32 = count(LAST[0]);

/// What a ball counts for in a lead, in pawns.
const BALL: i32 = 2;

/// A lead counts more the fewer pawns are left: with so many, once.
const MANY: i32 = 20;

/// A runner further from the enemy's back rank than so many steps is not looked at.
const RUN: u32 = 3;

/// How many features are counted for each side; the others are about who is ahead.
const OF_A_SIDE: usize = 17;

/// All features.
const COUNT: usize = OF_A_SIDE + 8;

/// Weights fitted to 4,000 games of the engine against itself, in two rounds with 1,500 to 2,500 nodes and 8 to 22 lapses
/// in a hundred turns; positions in which both sides have arrived, and are drawn, were left out. A pawn is worth about
/// 100. `pionnier tune granat --games 2000 --nodes 2000 --lapses 15` is such a round with those positions left in; what
/// it found scored less in games, and so these weights stayed. Lapses are what makes the difference: without them nearly
/// all games are drawn and say little about which positions are hard to hold.
impl Knowledge for Position {
    type Features = [i32; COUNT];

    const FEATURES: &'static [&'static str] = &[
        "pawns",
        "balls",
        "a ball",
        "guards",
        "shut",
        "middle",
        "far",
        "nearly there",
        "arrived",
        "stuck",
        "run of 1",
        "run of 2",
        "run of 3",
        "neutral on the square",
        "garnet on the square",
        "prey",
        "garnet prey",
        "lead",
        "lead among few",
        "lead, enemy arrived",
        "lead, enemy run of 1",
        "lead, enemy run of 2",
        "lead, enemy run of 3",
        "lead with guards",
        "lead when shut",
    ];
    const WEIGHTS: &'static [i32] = &[
        1, 24, 31, -2, -43, -15, -34, -32, -36, -27, -36, -27, -28, -91, -128, -7, 22, 47, 34, -158, -123,
        -69, -32, 9, 12,
    ];
    const SLOTS: usize = 2 << 14;
    const SCALE: f64 = 400.0;

    fn slot(action: Action) -> usize {
        let is_ball = usize::from(matches!(action, Action::Ball { .. }));
        match action.ends() {
            Some((from, to)) => from.index() << 8 | to.index() << 1 | is_ball,
            None => 1,
        }
    }

    fn features(&self) -> [i32; COUNT] {
        let mut features = [0; COUNT];
        let sides = [self.side(), !self.side()];
        let runs = sides.map(|side| self.steps_to_last_rank(side, RUN));
        for ((side, run), sign) in sides.into_iter().zip(runs).zip([1, -1]) {
            for (feature, value) in features.iter_mut().zip(of_a_side(self, side, run)) {
                *feature += sign * value;
            }
        }
        let lead = features[0] + BALL * features[1];
        let (ahead, enemy_run) = if lead < 0 { (sides[1], runs[0]) } else { (sides[0], runs[1]) };
        features[OF_A_SIDE..].copy_from_slice(&of_the_lead(self, lead, ahead, enemy_run));
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

    /// Whoever begins moves pawns: that a ball can be passed on instead, and what waiting is good for, comes later.
    fn is_unfamiliar(&self, action: Action) -> bool {
        matches!(action, Action::Ball { .. })
    }

    /// Compulsory captures and chains that must go on cannot be left alone.
    fn may_keep_quiet(&self) -> bool {
        !self.is_mid_turn() && !self.must_capture()
    }
}

/// What a side has.
fn of_a_side(position: &Position, side: Side, run: Option<u32>) -> [i32; OF_A_SIDE] {
    let index = side.index();
    let pawns = position.pawns(side);
    let garnet = pawns & position.balls();
    let neutral = pawns & !garnet;
    let guards = guards(position, side);
    let [must, may] = position.prey(side);
    let prey = must | may;
    [
        count(pawns),
        count(garnet),
        i32::from(garnet != 0),
        guards,
        i32::from(guards == SHUT),
        count(neutral & MIDDLE[index]),
        count(neutral & FAR[index]),
        count(neutral & NEARLY[index]),
        i32::from(has_arrived(position, side)),
        count(neutral & LAST[index]),
        i32::from(run == Some(1)),
        i32::from(run == Some(2)),
        i32::from(run == Some(3)),
        count(neutral & SQUARE),
        count(garnet & SQUARE),
        count(prey),
        count(prey & position.balls()),
    ]
}

/// What a lead is worth: little if the other side gets a pawn to the back rank and cannot lose any more.
fn of_the_lead(
    position: &Position,
    lead: i32,
    ahead: Side,
    enemy_run: Option<u32>,
) -> [i32; COUNT - OF_A_SIDE] {
    let total = count(position.pawns(ahead) | position.pawns(!ahead));
    let arrived = has_arrived(position, !ahead);
    let guards = guards(position, ahead);
    let lead_if = |condition: bool| lead * i32::from(condition);
    let runs = |steps: u32| lead_if(!arrived && enemy_run == Some(steps));
    [
        lead,
        MANY * lead / total,
        lead_if(arrived),
        runs(1),
        runs(2),
        runs(3),
        lead * guards,
        lead_if(guards == SHUT),
    ]
}
