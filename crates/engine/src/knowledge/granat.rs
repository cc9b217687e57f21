//! What the engine knows of Granat: pawns and balls, how far neutral pawns have gone and how many moves that leaves them,
//! what can be captured.

use super::endgames::{drawn, is_tabled, known, ranked};
use super::{Knowledge, inputs};
use crate::net::{self, Inputs, Net};
use crate::{RankedTurn, Score, Value, granat};
use pionnier_core::{Position as _, Random, Side, Symmetric as _};
use pionnier_games::granat::{Action, Coordinate, Point, Position};

/// The points from one rank to another, counted from each side's own back rank.
const fn ranks(low: u8, high: u8) -> [u128; 2] {
    let mut sets = [0; 2];
    let mut rank = low;
    while rank <= high {
        let mut file = 1;
        while file <= 9 {
            if let Some(point) = Point::at(Coordinate { file, rank }) {
                sets[0] |= 1 << point.index();
            }
            if let Some(point) = Point::at(Coordinate { file, rank: 16 - rank }) {
                sets[1] |= 1 << point.index();
            }
            file += 1;
        }
        rank += 1;
    }
    sets
}

/// Where neutral pawns stand, from the own back rank to the enemy's; those on ranks 2 and 3 are what the others are
/// measured by.
const BANDS: [[u128; 2]; 8] = [
    ranks(1, 1),
    ranks(4, 5),
    ranks(6, 7),
    ranks(8, 9),
    ranks(10, 11),
    ranks(12, 13),
    ranks(14, 14),
    ranks(15, 15),
];

/// The outer files, where a pawn can be jumped along the file only.
const EDGE: u128 = {
    let mut set = 0;
    let mut rank = 1;
    while rank <= 15 {
        let mut file = 1;
        while file <= 9 {
            if let Some(point) = Point::at(Coordinate { file, rank }) {
                set |= 1 << point.index();
            }
            file += 8;
        }
        rank += 1;
    }
    set
};

/// By rank: the points up to there.
const UP_TO: [[u128; 2]; 15] = {
    let mut sets = [[0; 2]; 15];
    let mut rank = 1;
    while rank < 15 {
        sets[rank] = ranks(1, rank as u8);
        rank += 1;
    }
    sets
};

const SQUARE: u128 = match Point::at(Coordinate { file: 5, rank: 8 }) {
    Some(point) => 1 << point.index(),
    None => 0,
};

const fn count(set: u128) -> i32 {
    set.count_ones() as i32
}

/// A lead counts more the fewer pawns are left: with so many, once.
const MANY: i32 = 20;

/// How many features are counted for each side.
const OF_A_SIDE: usize = 20;

/// All features: the last two are who is to move, and who is ahead among how many.
const COUNT: usize = OF_A_SIDE + 2;

/// Weights fitted to 600 games of the engine against itself with 600 nodes a turn, nearly all of them decisive, played with
/// a first guess (a pawn 100, a ball 150 and the first of them 150 more): `pionnier tune granat --games 600 --nodes 600` is such a
/// round. They score 94.5 % of 200 games against that guess. A round more, with 1,500 nodes, makes pawns nearly worthless:
/// it scored 53 % of 32 games with 4,000 nodes, and drew 28 of 40 with itself where these draw 14. Contempt of 60 scored
/// 50 % of 20 games, so there is none.
impl Knowledge for Position {
    type Features = [i32; COUNT];

    const FEATURES: &'static [&'static str] = &[
        "pawns",
        "balls",
        "a ball",
        "home rank",
        "ranks 4-5",
        "ranks 6-7",
        "ranks 8-9",
        "ranks 10-11",
        "ranks 12-13",
        "rank 14",
        "arrived",
        "edge",
        "pairs",
        "steps",
        "moves left without a ball",
        "neutral on the square",
        "garnet on the square",
        "prey that obliges",
        "other prey",
        "garnet prey",
        "tempo",
        "lead among few",
    ];
    const WEIGHTS: &'static [i32] = &[
        102, 213, 1433, -3, -3, -25, -59, -141, -295, -435, -352, 27, 27, 31, 11, 93, -5, -23, 24, 39, -5, 90,
    ];
    const SLOTS: usize = 2 << 14;
    const INPUTS: usize = inputs::granat::COUNT;
    const BUCKETS: usize = inputs::granat::BUCKETS;
    const IMAGES: usize = 2;
    const SCALE: f64 = 300.0;

    fn inputs(&self) -> Inputs {
        inputs::granat::inputs(self)
    }

    fn turned_input(input: usize) -> usize {
        inputs::granat::turned(input)
    }

    fn bucket(&self) -> usize {
        inputs::granat::bucket(self)
    }

    fn image(&self, number: usize) -> Position {
        self.transform(number)
    }

    fn net() -> Option<&'static Net> {
        net::GRANAT.net()
    }

    #[inline]
    fn exact(&self) -> Option<Score> {
        known(self, granat::endgames)
    }

    fn ranked(&self) -> Option<(Value, Vec<RankedTurn<Action>>)> {
        ranked(self, granat::endgames)
    }

    fn is_tabled(&self) -> bool {
        is_tabled::<granat::Index>(self)
    }

    fn draw_endgame(random: &mut Random) -> Option<Position> {
        granat::endgames().map(|table| drawn(table, random))
    }

    fn slot(action: Action) -> usize {
        let is_ball = usize::from(matches!(action, Action::Ball { .. }));
        match action.ends() {
            Some((from, to)) => from.index() << 8 | to.index() << 1 | is_ball,
            None => 1,
        }
    }

    const TARGETS: usize = 128;

    fn target(action: Action) -> usize {
        action.ends().map_or(0, |(_, to)| to.index())
    }

    fn features(&self) -> [i32; COUNT] {
        let mut features = [0; COUNT];
        let [own, enemy] = [self.side(), !self.side()].map(|side| of_a_side(self, side));
        for (feature, (own, enemy)) in features.iter_mut().zip(own.into_iter().zip(enemy)) {
            *feature = own - enemy;
        }
        features[OF_A_SIDE] = 1;
        features[OF_A_SIDE + 1] = MANY * features[0] / (own[0] + enemy[0]);
        features
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

/// How many ranks the pawns of a set have before them, all together: so many moves they have at most.
fn ranks_left(neutral: u128, side: usize) -> i32 {
    (1..=14_usize).map(|rank| count(neutral & UP_TO[rank][side])).sum()
}

/// What a side has.
fn of_a_side(position: &Position, side: Side) -> [i32; OF_A_SIDE] {
    let index = side.index();
    let pawns = position.pawns(side);
    let garnet = pawns & position.balls();
    let neutral = pawns & !garnet;
    let on = |band: usize| count(neutral & BANDS[band][index]);
    let [must, may] = position.prey(side);
    [
        count(pawns),
        count(garnet),
        i32::from(garnet != 0),
        on(0),
        on(1),
        on(2),
        on(3),
        on(4),
        on(5),
        on(6),
        on(7),
        count(neutral & EDGE),
        position.pairs(side) as i32,
        position.steps(side) as i32,
        if garnet == 0 { ranks_left(neutral, index) } else { 0 },
        count(neutral & SQUARE),
        count(garnet & SQUARE),
        count(must),
        count(may),
        count((must | may) & position.balls()),
    ]
}
