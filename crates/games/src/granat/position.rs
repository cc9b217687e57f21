//! The pawns and balls on the board, how an action changes them, the end of the game.

use super::board::{BOARD, GARNET_SQUARE, START_BALLS, START_PAWNS, points};
use super::direction::Direction;
use super::links::AHEAD;
use super::moves::Moves;
use super::{Action, Point};
use pionnier_core::{Cause, End, Side, mix};

/// A side has no pawn left (G19).
pub(super) const NO_PAWNS: Cause = Cause { rule: "G19", code: "no-pawns" };

/// Nothing but garnet pawns is left, as many on each side, and the side to move cannot capture (G20).
pub(super) const ONLY_GARNET_PAWNS: Cause = Cause { rule: "G20", code: "only-garnet-pawns" };

/// The side to move has no legal move (G21).
pub(super) const SHUT_IN: Cause = Cause { rule: "G21", code: "shut-in" };

/// A position of Granat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The points of the pawns of the side to move, neutral and garnet. Held by role and not by side: with no index to
    /// follow, a position is changed in registers.
    own: u128,
    /// The points of the other side's pawns.
    enemy: u128,
    /// The points of the pawns that carry a ball.
    balls: u128,
    side: Side,
    /// In the middle of a turn: the pawn that goes on, and how.
    chain: Option<Chain>,
}

/// A turn that has begun with a jump or a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Chain {
    /// Where the pawn has got to.
    pub(super) at: Point,
    pub(super) kind: ChainKind,
}

/// What can follow.
///
/// This is also where the turn remembers whether yellow lines counted as black when it began (G16): then there are no
/// yellow chains, and a black chain goes straight on whatever the colour of its line, even if it has captured the pawn
/// on the garnet square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum ChainKind {
    /// Jumps of a neutral pawn over its own side: more of them, or an end (G6).
    Jumps,
    /// Captures by a neutral pawn: more of them while there are any (G12).
    Neutral,
    /// Captures by a garnet pawn along yellow lines: more of them while there are any (G13).
    Yellow,
    /// Captures by a garnet pawn along a black line: more of them straight ahead, or an end (G13).
    Black(Direction),
}

impl ChainKind {
    /// Whether the turn may end although it could go on.
    pub(super) const fn may_stop(self) -> bool {
        matches!(self, ChainKind::Jumps | ChainKind::Black(_))
    }
}

/// A pawn, with or without a ball.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pawn {
    /// Whose it is.
    pub side: Side,
    /// Whether it is a garnet pawn.
    pub garnet: bool,
}

impl Position {
    pub(super) const START: Position = Position::new(START_PAWNS, START_BALLS, Side::First);

    /// A position at the beginning of a turn. No point has pawns of both sides, and every ball lies on a pawn.
    pub(super) const fn new(pawns: [u128; 2], balls: u128, side: Side) -> Position {
        debug_assert!(pawns[0] & pawns[1] == 0 && balls & !(pawns[0] | pawns[1]) == 0);
        let (own, enemy) = (pawns[side.index()], pawns[side.other().index()]);
        Position { own, enemy, balls, side, chain: None }
    }

    pub(super) const fn with_chain(self, chain: Option<Chain>) -> Position {
        Position { chain, ..self }
    }

    /// The points of a side's pawns, as a set: bit n is point number n.
    #[must_use]
    pub const fn pawns(&self, side: Side) -> u128 {
        if side.index() == self.side.index() { self.own } else { self.enemy }
    }

    /// The points of the pawns that carry a ball, of both sides.
    #[must_use]
    pub const fn balls(&self) -> u128 {
        self.balls
    }

    /// The pawn on a point.
    #[must_use]
    pub fn pawn_on(&self, point: Point) -> Option<Pawn> {
        let side = Side::BOTH.into_iter().find(|&side| point.is_in(self.pawns(side)))?;
        Some(Pawn { side, garnet: point.is_in(self.balls) })
    }

    /// The enemy pawns that a side could capture first if a turn of its began now: those that oblige it to capture
    /// (G14), and those that it may leave alone.
    #[must_use]
    pub fn prey(&self, side: Side) -> [u128; 2] {
        let board = if side == self.side { *self } else { self.turned() };
        Moves::of(&board).prey()
    }

    /// In how many ways a side's neutral pawns could step forward if none of them had to capture (G6).
    #[must_use]
    pub fn steps(&self, side: Side) -> u32 {
        let empty = BOARD & !(self.own | self.enemy);
        let neutral = self.pawns(side) & !self.balls;
        points(neutral).map(|point| (AHEAD[side.index()][point.index()] & empty).count_ones()).sum()
    }

    /// How many pairs of neighbouring pawns a side has.
    #[must_use]
    pub fn pairs(&self, side: Side) -> u32 {
        let pawns = self.pawns(side);
        points(pawns).map(|point| (AHEAD[side.index()][point.index()] & pawns).count_ones()).sum()
    }

    /// Whether a turn that begins here must capture (G14).
    #[must_use]
    pub fn must_capture(&self) -> bool {
        Moves::of(self).obligation().is_some()
    }

    pub(super) const fn chain(&self) -> Option<Chain> {
        self.chain
    }

    /// Whether yellow lines count as black, because a neutral pawn is on the garnet square (G16).
    pub(super) const fn is_yellow_off(&self) -> bool {
        GARNET_SQUARE.is_in((self.own | self.enemy) & !self.balls)
    }

    /// Whether a garnet pawn of this side is on the garnet square (G17, G18).
    pub(super) const fn is_on_garnet_square(&self, side: Side) -> bool {
        GARNET_SQUARE.is_in(self.pawns(side) & self.balls)
    }

    /// The same board with the other side to move.
    pub(super) fn turned(&self) -> Position {
        Position { own: self.enemy, enemy: self.own, side: !self.side, ..*self }
    }

    /// Plays one leg and leaves the turn open: the side stays, and the chain says what could follow if anything can.
    #[inline]
    pub(super) fn play_leg(&mut self, action: Action) {
        self.chain = match action {
            Action::Move { from, to } => {
                let jumps = !from.is_in(self.balls) && !to.is_in(from.neighbours());
                self.displace(from, to);
                jumps.then_some(Chain { at: to, kind: ChainKind::Jumps })
            }
            Action::Capture { from, over, to } => {
                let kind = self.chain_of_capture(from, over, to);
                self.enemy &= !over.bit();
                self.balls &= !over.bit();
                self.displace(from, to);
                Some(Chain { at: to, kind })
            }
            Action::Ball { from, to } => {
                self.pass_ball(from, to);
                None
            }
            Action::Stop => None,
        };
    }

    /// A ball passes between two pawns of which one has it.
    #[inline]
    pub(super) fn pass_ball(&mut self, from: Point, to: Point) {
        self.balls ^= from.bit() | to.bit();
    }

    #[inline]
    pub(super) fn displace(&mut self, from: Point, to: Point) {
        let both = from.bit() | to.bit();
        self.own ^= both;
        if from.is_in(self.balls) {
            self.balls ^= both;
        }
    }

    fn chain_of_capture(&self, from: Point, over: Point, to: Point) -> ChainKind {
        match self.chain {
            Some(chain) => chain.kind,
            None if !from.is_in(self.balls) => ChainKind::Neutral,
            None => {
                // The last link of a capture has the direction and the colour of all of it.
                let along = Direction::ALL.into_iter().find(|&direction| over.next(direction) == to);
                match along {
                    Some(direction) if !over.is_yellow(direction) || self.is_yellow_off() => {
                        ChainKind::Black(direction)
                    }
                    _ => ChainKind::Yellow,
                }
            }
        }
    }

    /// Who has won because the other has no pawn left (G19).
    fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.pawns(side.other()) == 0)
    }

    /// Whether nothing but garnet pawns is left, as many on each side, and the side to move cannot capture (G20).
    pub(super) fn is_bare_draw(&self) -> bool {
        (self.own | self.enemy) == self.balls
            && self.own.count_ones() == self.enemy.count_ones()
            && !Moves::of(self).can_capture()
    }

    /// Whether the game is over by what is left on the board, whether or not there are moves (G19, G20).
    #[inline]
    pub(super) fn is_over_by_pawns(&self) -> bool {
        self.own == 0 || self.enemy == 0 || self.is_bare_draw()
    }

    /// Whether the side to move has no legal move (G21).
    fn is_shut_in(&self) -> bool {
        !Moves::of(self).can_move()
    }
}

impl pionnier_core::Position for Position {
    type Action = Action;

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    #[inline]
    fn is_mid_turn(&self) -> bool {
        self.chain.is_some()
    }

    fn end(&self) -> Option<End> {
        if self.is_mid_turn() {
            None
        } else if let Some(winner) = self.winner() {
            Some(End::won(winner, &NO_PAWNS))
        } else if self.is_bare_draw() {
            Some(End::drawn(&ONLY_GARNET_PAWNS))
        } else {
            self.is_shut_in().then_some(End::won(!self.side, &SHUT_IN))
        }
    }

    #[inline]
    fn actions(&self, out: &mut Vec<Action>) {
        if let Some(chain) = self.chain {
            Moves::of(self).next_legs(chain, out);
            if chain.kind.may_stop() {
                out.push(Action::Stop);
            }
        } else if !self.is_over_by_pawns() {
            Moves::of(self).first_legs(out);
        }
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        self.play_leg(action);
        let goes_on = self.chain.is_some_and(|chain| Moves::of(self).can_go_on(chain));
        if !goes_on {
            *self = self.turned().with_chain(None);
        }
    }

    fn is_progress(&self, action: Action) -> bool {
        // A neutral pawn that has gone forward can be brought back with a ball; only a captured one is gone.
        matches!(action, Action::Capture { .. })
    }

    #[inline]
    fn key(&self) -> u64 {
        let turn = self.chain.map_or(0, |chain| {
            let kind = match chain.kind {
                ChainKind::Jumps => 1,
                ChainKind::Neutral => 2,
                ChainKind::Yellow => 3,
                ChainKind::Black(direction) => 4 + direction as u64,
            };
            kind << 8 | chain.at.index() as u64
        });
        // 69 points: five bits of each set are left over after the first word.
        let rest = [self.own, self.enemy, self.balls].map(|set| (set >> 64) as u64);
        let rest = rest[0] | rest[1] << 5 | rest[2] << 10 | (self.side as u64) << 15 | turn << 16;
        mix(mix(mix(mix(0, self.own as u64), self.enemy as u64), self.balls as u64), rest)
    }
}
