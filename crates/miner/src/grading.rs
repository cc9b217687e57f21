//! From what was measured to a rating and a grade.

use crate::measure::{LEVELS, Measured, TRIES};

/// How many grades there are.
pub const GRADES: u8 = 5;

/// What a level is rated in puzzles, on the scale of players: the first at 850, each 150 above the one before. It is a convention:
/// a rating of 1500 is between levels 5 and 6.
fn ability(level: f64) -> f64 {
    700.0 + 150.0 * level
}

/// Up to which rating a puzzle is of a grade; the last has no end.
const LIMITS: [u32; GRADES as usize - 1] = [1110, 1200, 1300, 1400];

/// A puzzle's difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Graded {
    /// 1 to 5.
    pub grade: u8,
    /// On the scale of players.
    pub rating: u32,
}

/// The rating at which the levels would have solved it as often as they did, three parts, and what the nodes of a search say, one part.
#[must_use]
pub fn rating(measured: &Measured) -> u32 {
    let solved = f64::from(measured.solved.iter().sum::<u32>()) / f64::from(TRIES);
    let expected = |rating: f64| -> f64 {
        let share = |level: usize| 1.0 / (1.0 + 10_f64.powf((rating - ability(level as f64)) / 400.0));
        (1..=LEVELS).map(share).sum()
    };
    let (mut low, mut high) = (ability(0.0), ability(12.0));
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > solved { low = middle } else { high = middle }
    }
    // Twenty nodes are what the first level has, 200,000 what the last has.
    let level = measured
        .nodes
        .map_or(12.0, |nodes| 1.0 + 9.0 * (nodes.max(20) as f64 / 20.0).ln() / (200_000_f64 / 20.0).ln());
    (0.75 * low + 0.25 * ability(level)).round() as u32
}

/// The grade of a rating.
#[must_use]
pub fn grade_of(rating: u32) -> u8 {
    1 + LIMITS.iter().filter(|&&limit| rating > limit).count() as u8
}

/// Level 3 has found a puzzle of the first grade in so many of its forty tries, more than half: with other seeds it will mostly solve it.
const EASILY: u32 = 23;

/// And hardly ever one of the last: it has found it in no more.
const HARDLY: u32 = 8;

/// Level 9 is all but sure to solve a puzzle of the fourth: it has found it in so many.
const SURELY: u32 = 6;

impl Graded {
    /// What a puzzle is rated and graded by what was measured. What is promised of grades 1, 4 and 5 is to hold when other seeds are drawn:
    /// a puzzle of which that is in doubt is rated as the nearest of another grade.
    #[must_use]
    pub fn of(measured: &Measured) -> Graded {
        let [first, second, third, fourth] = LIMITS;
        let (weak, strong) = (measured.weak, measured.solved[LEVELS - 1]);
        let mut rating = rating(measured);
        if rating <= second {
            rating = if weak >= EASILY { rating.min(first) } else { rating.max(first + 1) };
        }
        if strong < SURELY && rating > third {
            rating = rating.max(fourth + 1);
        }
        if weak > HARDLY && rating > fourth {
            rating = if strong < SURELY { third } else { fourth };
        }
        Graded { grade: grade_of(rating), rating }
    }
}
