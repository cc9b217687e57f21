//! The men on the board, the legal actions and the end of the game.

use super::board::{BOARD, Direction, Squares};
use super::{Action, Square};
use pionnier_core::{Cause, End, Side, mix};

/// A player with fewer men has lost (M7).
pub(super) const FEWEST_MEN: u32 = 6;

/// A side has fewer than six men (M7).
pub(super) const TOO_FEW_MEN: Cause = Cause { rule: "M7", code: "too-few-men" };

/// Neither side can capture anything any more, and there is no other move (C2).
pub(super) const NO_CAPTURES: Cause = Cause { rule: "C2", code: "no-captures" };

/// A position of Bermudes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The squares of each side's men.
    men: [u128; 2],
    side: Side,
    /// In the middle of a chain: where its man stands. It can jump further.
    mover: Option<Square>,
}

impl Position {
    pub(super) const START: Position = {
        /// Three full rows of ten bits, without the gaps.
        const THREE_ROWS: u128 = BOARD & ((1 << 30) - 1);
        Position { men: [THREE_ROWS << 60, THREE_ROWS], side: Side::First, mover: None }
    };

    /// A position whose sets of men do not overlap. `mover`, if there is one, can jump.
    pub(super) const fn new(men: [u128; 2], side: Side, mover: Option<Square>) -> Position {
        debug_assert!(men[0] & men[1] == 0);
        Position { men, side, mover }
    }

    /// The squares of a side's men, as a set: bit 10·r + c is the square in row r and column c, counted from 0.
    #[must_use]
    pub const fn men(&self, side: Side) -> u128 {
        // Not by index: the sets of a copied position can so stay in registers.
        match side {
            Side::First => self.men[0],
            Side::Second => self.men[1],
        }
    }

    /// The man in the middle of a chain: it jumps on or stops.
    #[must_use]
    pub const fn mover(&self) -> Option<Square> {
        self.mover
    }

    /// Whose man stands on a square.
    #[must_use]
    pub fn man_on(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.men(side) & square.bit() != 0)
    }

    /// The squares with a man of either side.
    const fn occupied(&self) -> u128 {
        self.men[0] | self.men[1]
    }

    /// Whether a side has lost by the number of its men (M7).
    pub(super) fn is_beaten(&self, side: Side) -> bool {
        self.men(side).count_ones() < FEWEST_MEN
    }

    /// What all the men of a side can capture in one direction.
    #[inline]
    fn captures(&self, side: Side, direction: Direction) -> Captures {
        let own = self.men(side);
        let enemy = self.men(!side);
        let empty = BOARD & !(own | enemy);
        // All lines at once: first the empty squares next to a man, then those behind them, twice as far each time.
        // `open` are the squares with which a run of at least `steps` empty squares ends. No run is longer than seven
        // between two men, and none goes over an edge: the gaps between the rows are not empty.
        let mut reached = direction.shift(own, 1) & empty;
        let mut open = empty;
        for steps in [1, 2, 4] {
            reached |= direction.shift(reached, steps) & open;
            open &= direction.shift(open, steps);
        }
        let jumped = direction.shift(own | reached, 1) & enemy;
        Captures {
            eliminated: direction.shift(reached, 1) & enemy,
            landings: direction.shift(jumped, 1) & empty,
        }
    }

    /// The enemy men that a side could capture in one leg if it were its turn.
    #[must_use]
    #[inline]
    pub fn threats(&self, side: Side) -> Threats {
        Direction::ALL.into_iter().fold(Threats::default(), |threats, direction| {
            let Captures { eliminated, landings } = self.captures(side, direction);
            Threats {
                eliminated: threats.eliminated | eliminated,
                turned: threats.turned | direction.back().shift(landings, 1),
            }
        })
    }

    /// Where the man on a square lands if it jumps in this direction.
    #[inline]
    fn landing(&self, side: Side, from: Square, direction: Direction) -> Option<Square> {
        let over = direction.first(from, self.occupied())?.bit() & self.men(!side);
        Squares(direction.shift(over, 1) & BOARD & !self.occupied()).next()
    }

    fn can_jump(&self, side: Side, from: Square) -> bool {
        Direction::ALL.into_iter().any(|direction| self.landing(side, from, direction).is_some())
    }

    fn can_capture(&self, side: Side) -> bool {
        Direction::ALL.into_iter().any(|direction| {
            let Captures { eliminated, landings } = self.captures(side, direction);
            eliminated | landings != 0
        })
    }

    #[inline]
    fn push_captures(&self, direction: Direction, out: &mut Vec<Action>) {
        let Captures { eliminated, landings } = self.captures(self.side, direction);
        let back = direction.back();
        let occupied = self.occupied();
        // Looking back along the line, the first man is the one that captures.
        for to in Squares(eliminated) {
            if let Some(from) = back.first(to, occupied) {
                out.push(Action::Eliminate { from, to });
            }
        }
        for to in Squares(landings) {
            if let Some(from) = back.first(to, BOARD).and_then(|over| back.first(over, occupied)) {
                out.push(Action::Jump { from, to });
            }
        }
    }
}

/// Enemy men that a side can capture, as sets like those of [`Position::men`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Threats {
    /// Those that can be eliminated (M4).
    pub eliminated: u128,
    /// Those that can be turned (M5).
    pub turned: u128,
}

/// Captures in one direction. A square here names the capture: each can be reached by one man only.
struct Captures {
    /// Enemy men that can be eliminated (M4).
    eliminated: u128,
    /// Squares behind enemy men that can be jumped (M5).
    landings: u128,
}

impl pionnier_core::Position for Position {
    type Action = Action;

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    #[inline]
    fn is_mid_turn(&self) -> bool {
        self.mover.is_some()
    }

    fn end(&self) -> Option<End> {
        if let Some(loser) = Side::BOTH.into_iter().find(|&side| self.is_beaten(side)) {
            Some(End::won(!loser, &TOO_FEW_MEN))
        } else if self.can_capture(self.side) || self.can_capture(!self.side) {
            None
        } else {
            Some(End::drawn(&NO_CAPTURES))
        }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        if self.is_beaten(self.side) || self.is_beaten(!self.side) {
            return;
        }
        if let Some(from) = self.mover {
            for direction in Direction::ALL {
                if let Some(to) = self.landing(self.side, from, direction) {
                    out.push(Action::Jump { from, to });
                }
            }
            out.push(Action::Stop);
            return;
        }
        let before = out.len();
        for direction in Direction::ALL {
            self.push_captures(direction, out);
        }
        if out.len() == before && self.can_capture(!self.side) {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        let mut own = self.men(self.side);
        let mut enemy = self.men(!self.side);
        let mut landed = None;
        match action {
            Action::Eliminate { from, to } => {
                own ^= from.bit() | to.bit();
                enemy &= !to.bit();
            }
            Action::Jump { from, to } => {
                let over = to.towards(from).bit();
                own ^= from.bit() | over | to.bit();
                enemy &= !over;
                landed = Some(to);
            }
            Action::Stop | Action::Pass => {}
        }
        // Written once and not by index, for the same reason as in `men`: perft gains a third by it.
        self.men = match self.side {
            Side::First => [own, enemy],
            Side::Second => [enemy, own],
        };
        self.mover = landed.filter(|&square| !self.is_beaten(!self.side) && self.can_jump(self.side, square));
        if self.mover.is_none() {
            self.side = !self.side;
        }
    }

    fn is_progress(&self, action: Action) -> bool {
        // A turned man can be turned back; only an eliminated one is gone.
        matches!(action, Action::Eliminate { .. })
    }

    #[inline]
    fn key(&self) -> u64 {
        /// No square has this bit number.
        const NO_MOVER: usize = 127;
        let [first, second] = self.men;
        let mover = self.mover.map_or(NO_MOVER, Square::bit_number);
        // The high halves have 26 bits each: they leave room for the rest.
        let rest = (first >> 64) as u64 | ((second >> 64) as u64) << 26 | (self.side as u64) << 52;
        mix(mix(mix(0, first as u64), second as u64), rest | (mover as u64) << 53)
    }
}
