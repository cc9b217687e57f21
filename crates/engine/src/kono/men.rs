//! A position as the side to move sees it, and turns forwards and backwards.
//!
//! The solver takes thirty million turns back. It has its own small rules on two sets of squares for that; that they
//! agree with those of `pionnier_games::kono` is what [`verify`](super::verify()) proves for every position.

use pionnier_core::{Position as _, Side};
use pionnier_games::kono::Position;

/// The men of the side to move and those of the other: colours do not matter to a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Men {
    pub(super) own: u16,
    pub(super) enemy: u16,
}

/// Fewer are beaten (K6), more are not in the box (K1).
pub(super) const FEWEST: u32 = 2;
pub(super) const MOST: u32 = 8;

/// Moves every square of a set one square in a direction; those on the edge fall off.
type Shift = fn(u16) -> u16;

const FILE_A: u16 = 0x1111;
const FILE_D: u16 = 0x8888;

const DIRECTIONS: [Shift; 4] =
    [|set| set << 4, |set| set >> 4, |set| (set & !FILE_D) << 1, |set| (set & !FILE_A) >> 1];

/// Each direction with the one back.
const BOTH_WAYS: [(Shift, Shift); 4] = [
    (DIRECTIONS[0], DIRECTIONS[1]),
    (DIRECTIONS[1], DIRECTIONS[0]),
    (DIRECTIONS[2], DIRECTIONS[3]),
    (DIRECTIONS[3], DIRECTIONS[2]),
];

impl Men {
    pub(super) fn of(position: &Position) -> Men {
        let side = position.side();
        Men { own: position.men(side), enemy: position.men(!side) }
    }

    /// The position with this side to move, if these men make one.
    pub(super) fn legal_position(self, side: Side) -> Option<Position> {
        let men = match side {
            Side::First => [self.own, self.enemy],
            Side::Second => [self.enemy, self.own],
        };
        Position::from_men(men, side)
    }

    /// The position with this side to move.
    ///
    /// # Panics
    /// If these men make none.
    pub(super) fn position(self, side: Side) -> Position {
        self.legal_position(side).expect("these men are a legal arrangement")
    }

    const fn empty(self) -> u16 {
        !(self.own | self.enemy)
    }

    /// Whether a capture now ends the game.
    const fn is_last_capture(self) -> bool {
        self.enemy.count_ones() == FEWEST
    }

    /// The number of steps (K3).
    #[inline]
    pub(super) fn steps(self) -> u32 {
        DIRECTIONS.iter().map(|shift| (shift(self.own) & self.empty()).count_ones()).sum()
    }

    /// The number of captures (K4).
    #[inline]
    pub(super) fn captures(self) -> u32 {
        DIRECTIONS.iter().map(|shift| (shift(shift(self.own) & self.own) & self.enemy).count_ones()).sum()
    }

    /// Visits the men after every step.
    #[inline]
    pub(super) fn each_step(self, mut visit: impl FnMut(Men)) {
        for (there, back) in BOTH_WAYS {
            for to in squares(there(self.own) & self.empty()) {
                visit(Men { own: self.enemy, enemy: self.own ^ to ^ back(to) });
            }
        }
    }

    /// Visits the men after every capture.
    #[inline]
    pub(super) fn each_capture(self, mut visit: impl FnMut(Men)) {
        for (there, back) in BOTH_WAYS {
            for to in squares(there(there(self.own) & self.own) & self.enemy) {
                visit(Men { own: self.enemy ^ to, enemy: self.own ^ to ^ back(back(to)) });
            }
        }
    }

    /// Visits the men after every turn that leaves both sides with enough men to go on.
    #[inline]
    pub(super) fn each_turn(self, mut visit: impl FnMut(Men)) {
        self.each_step(&mut visit);
        if !self.is_last_capture() {
            self.each_capture(visit);
        }
    }

    /// The number of turns that [`Men::each_turn`] visits.
    #[inline]
    pub(super) fn turns(self) -> u32 {
        self.steps() + if self.is_last_capture() { 0 } else { self.captures() }
    }

    /// Whether the side to move takes the enemy's last but one man.
    #[inline]
    pub(super) fn wins_at_once(self) -> bool {
        self.is_last_capture() && self.captures() > 0
    }

    /// Visits the men before every turn that may have led here.
    #[inline]
    pub(super) fn each_turn_back(self, mut visit: impl FnMut(Men)) {
        // The turn was the enemy's, and the men before it are seen from the enemy's side.
        for (there, back) in BOTH_WAYS {
            for from in squares(back(self.enemy) & self.empty()) {
                let to = there(from);
                visit(Men { own: self.enemy ^ from ^ to, enemy: self.own });
            }
        }
        if self.own.count_ones() == MOST {
            return;
        }
        for (there, back) in BOTH_WAYS {
            for from in squares(back(back(self.enemy) & self.enemy) & self.empty()) {
                let to = there(there(from));
                visit(Men { own: self.enemy ^ from ^ to, enemy: self.own | to });
            }
        }
    }
}

/// The squares of a set, each as a set of one.
#[inline]
fn squares(mut set: u16) -> impl Iterator<Item = u16> {
    core::iter::from_fn(move || {
        let square = set & set.wrapping_neg();
        set ^= square;
        (square != 0).then_some(square)
    })
}
