//! The legal legs of a turn.

use super::board::{BOARD, GARNET_SQUARE, LAST_RANK, OWN_HALF, points};
use super::direction::Direction;
use super::position::{Chain, ChainKind};
use super::{Action, Point, Position};
use core::ops::ControlFlow;
use pionnier_core::{Position as _, Side};

/// Whether a walk over legs goes on. Each walk below shows what it finds to a visitor, which may break off: the same
/// walk lists the legs and tells whether there is one.
pub(super) type Flow = ControlFlow<()>;

const FOUND: Flow = ControlFlow::Break(());
pub(super) const ON: Flow = ControlFlow::Continue(());

/// A position as the side to move sees it.
pub(super) struct Moves {
    side: Side,
    own: u128,
    enemy: u128,
    /// The own pawns with a ball.
    garnet: u128,
    empty: u128,
    /// The empty points where a jump or a capture can land and a slide can pass: not the garnet square (G10).
    open: u128,
    /// Yellow lines count as black (G16).
    yellow_off: bool,
    /// The enemy has a garnet pawn on the garnet square: nothing can be captured (G17).
    protected: bool,
    /// The side to move has one there: its ball must leave (G18).
    must_leave: bool,
}

/// A capture, and whether the player must capture because of it (G14).
#[derive(Clone, Copy)]
pub(super) struct Capture {
    pub(super) from: Point,
    pub(super) over: Point,
    pub(super) to: Point,
    pub(super) obliges: bool,
}

impl Capture {
    const fn action(self) -> Action {
        Action::Capture { from: self.from, over: self.over, to: self.to }
    }
}

impl Moves {
    #[inline]
    pub(super) fn of(position: &Position) -> Moves {
        let side = position.side();
        let (own, enemy) = (position.pawns(side), position.pawns(!side));
        let empty = BOARD & !(own | enemy);
        Moves {
            side,
            own,
            enemy,
            garnet: own & position.balls(),
            empty,
            open: empty & !GARNET_SQUARE.bit(),
            yellow_off: position.is_yellow_off(),
            protected: position.is_on_garnet_square(!side),
            must_leave: position.is_on_garnet_square(side),
        }
    }

    /// Appends the legal first legs of a turn.
    #[inline]
    pub(super) fn first_legs(&self, out: &mut Vec<Action>) {
        let movers = self.movers();
        let mut obliged = false;
        let _ = self.captures(movers, &mut |capture| {
            obliged |= capture.obliges;
            out.push(capture.action());
            ON
        });
        if !obliged {
            let mut push = |action| {
                out.push(action);
                ON
            };
            let _ = self.moves(movers, &mut push);
            let _ = self.transfers(movers, &mut push);
        }
    }

    /// Visits the legal first legs that do not capture.
    #[inline]
    pub(super) fn quiet_legs(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        let movers = self.movers();
        if self.is_obliged(movers) {
            return ON;
        }
        self.moves(movers, visit)?;
        self.transfers(movers, visit)
    }

    /// Visits the legal first legs that capture.
    #[inline]
    pub(super) fn capturing_legs(&self, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.captures(self.movers(), &mut |capture| visit(capture.action()))
    }

    /// Whether a pawn may act without capturing, if there is anything for it to do.
    #[inline]
    pub(super) fn may_act_quietly(&self, pawn: Point) -> bool {
        let movers = self.movers();
        pawn.is_in(movers) && !self.is_obliged(movers)
    }

    /// Whether some of the pawns that may act can capture so that the player must (G14).
    #[inline]
    fn is_obliged(&self, movers: u128) -> bool {
        self.captures(movers, &mut |capture| if capture.obliges { FOUND } else { ON }).is_break()
    }

    /// Appends the legs that can follow in a chain.
    #[inline]
    pub(super) fn next_legs(&self, chain: Chain, out: &mut Vec<Action>) {
        let _ = self.continuations(chain, &mut |action| {
            out.push(action);
            ON
        });
    }

    /// Whether a chain can go on.
    #[inline]
    pub(super) fn can_go_on(&self, chain: Chain) -> bool {
        self.continuations(chain, &mut |_| FOUND).is_break()
    }

    /// Whether there is a legal first leg. G14 and G18 choose among legs but never leave none.
    pub(super) fn can_move(&self) -> bool {
        self.has_legs(self.own)
    }

    /// Whether there is a legal first leg that captures.
    pub(super) fn can_capture(&self) -> bool {
        self.captures(self.movers(), &mut |_| FOUND).is_break()
    }

    /// A capture because of which the player must capture (G14).
    pub(super) fn obligation(&self) -> Option<Capture> {
        let mut found = None;
        let _ = self.captures(self.movers(), &mut |capture| {
            found = capture.obliges.then_some(capture);
            if capture.obliges { FOUND } else { ON }
        });
        found
    }

    /// The pawns that can be captured: those because of which the player must capture (G14), and the others.
    pub(super) fn prey(&self) -> [u128; 2] {
        let mut prey = [0; 2];
        let _ = self.captures(self.own, &mut |capture| {
            prey[usize::from(!capture.obliges)] |= capture.over.bit();
            ON
        });
        prey
    }

    /// Whether the ball on the garnet square must leave it this turn, and can (G18).
    pub(super) fn ball_must_leave(&self) -> bool {
        self.must_leave && self.has_legs(GARNET_SQUARE.bit())
    }

    pub(super) const fn is_protected(&self) -> bool {
        self.protected
    }

    /// The pawns that may act. G18 comes before G14: if the ball on the garnet square can leave, only the pawn there
    /// may act, whether it moves, captures or gives its ball away, and obligations of other pawns do not arise.
    #[inline]
    fn movers(&self) -> u128 {
        if self.ball_must_leave() { GARNET_SQUARE.bit() } else { self.own }
    }

    fn has_legs(&self, movers: u128) -> bool {
        self.moves(movers, &mut |_| FOUND).is_break()
            || self.transfers(movers, &mut |_| FOUND).is_break()
            || self.captures(movers, &mut |_| FOUND).is_break()
    }

    /// Moves without capture.
    #[inline]
    fn moves(&self, movers: u128, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        for from in points(self.free_neutral(movers)) {
            self.steps(from, visit)?;
            self.jumps(from, visit)?;
        }
        for from in points(movers & self.garnet) {
            self.slides(from, visit)?;
        }
        ON
    }

    /// The neutral pawns among some, without those that are stuck (G7).
    #[inline]
    fn free_neutral(&self, movers: u128) -> u128 {
        movers & self.own & !self.garnet & !LAST_RANK[self.side.index()]
    }

    /// One link forward (G6), or sideways onto the garnet square (G10).
    #[inline]
    fn steps(&self, from: Point, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        for direction in Direction::FORWARD[self.side.index()] {
            let to = from.next(direction);
            if to.is_in(self.empty) {
                visit(Action::Move { from, to })?;
            }
        }
        for direction in Direction::SIDEWAYS {
            let to = from.next(direction);
            if to == GARNET_SQUARE && to.is_in(self.empty) {
                visit(Action::Move { from, to })?;
            }
        }
        ON
    }

    /// Forward over an own neighbour (G6).
    #[inline]
    fn jumps(&self, from: Point, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        for direction in Direction::FORWARD[self.side.index()] {
            let over = from.next(direction);
            let to = over.next(direction);
            if over.is_in(self.own) && to.is_in(self.open) {
                visit(Action::Move { from, to })?;
            }
        }
        ON
    }

    /// Any distance along a line (G8), but onto the garnet square only from beside it, and never across (G10).
    #[inline]
    fn slides(&self, from: Point, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        for direction in Direction::ALL {
            let mut to = from.next(direction);
            if to == GARNET_SQUARE && to.is_in(self.empty) {
                visit(Action::Move { from, to })?;
            }
            while to.is_in(self.open) {
                visit(Action::Move { from, to })?;
                to = to.next(direction);
            }
        }
        ON
    }

    /// Where a ball can go: anywhere from the own half to the own half, otherwise to neighbours (G9).
    #[inline]
    pub(super) fn ball_reach(&self, from: Point) -> u128 {
        let half = OWN_HALF[self.side.index()];
        let near = from.neighbours();
        if from.is_in(half) { half | near } else { near }
    }

    /// Balls that pass to a neutral pawn (G9).
    #[inline]
    fn transfers(&self, movers: u128, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        for from in points(movers & self.garnet) {
            for to in points(self.own & !self.garnet & self.ball_reach(from)) {
                visit(Action::Ball { from, to })?;
            }
        }
        ON
    }

    /// First captures of a turn: of neutral pawns any neighbour (G12), of garnet pawns at any distance (G13).
    #[inline]
    fn captures(&self, movers: u128, visit: &mut impl FnMut(Capture) -> Flow) -> Flow {
        if self.protected {
            return ON;
        }
        for from in points(self.free_neutral(movers)) {
            if from.neighbours() & self.enemy != 0 {
                for direction in Direction::ALL {
                    self.capture(from, from.next(direction), direction, true, visit)?;
                }
            }
        }
        for from in points(movers & self.garnet) {
            for direction in Direction::ALL {
                let obliges = from.is_yellow(direction) && !self.yellow_off;
                self.capture(from, self.in_sight(from, direction), direction, obliges, visit)?;
            }
        }
        ON
    }

    /// What can follow in a chain. A neutral pawn that has captured its way to the last rank goes on: it is stuck there
    /// only when it would have to start a turn (G7).
    #[inline]
    pub(super) fn continuations(&self, chain: Chain, visit: &mut impl FnMut(Action) -> Flow) -> Flow {
        let from = chain.at;
        let mut captured = |capture: Capture| visit(capture.action());
        match chain.kind {
            ChainKind::Jumps => return self.jumps(from, visit),
            ChainKind::Neutral => {
                for direction in Direction::ALL {
                    self.capture(from, from.next(direction), direction, true, &mut captured)?;
                }
            }
            ChainKind::Yellow => {
                for direction in Direction::ALL {
                    if from.is_yellow(direction) {
                        let over = self.in_sight(from, direction);
                        self.capture(from, over, direction, true, &mut captured)?;
                    }
                }
            }
            ChainKind::Black(direction) => {
                let over = self.in_sight(from, direction);
                self.capture(from, over, direction, false, &mut captured)?;
            }
        }
        ON
    }

    /// The first point along a line that a garnet pawn cannot slide over: a pawn, the garnet square, the line's end.
    #[inline]
    fn in_sight(&self, from: Point, direction: Direction) -> Point {
        let mut point = from.next(direction);
        while point.is_in(self.open) {
            point = point.next(direction);
        }
        point
    }

    /// The capture of the pawn `over`, if it is the enemy's and the point behind it is free (G11).
    #[inline]
    fn capture(
        &self,
        from: Point,
        over: Point,
        direction: Direction,
        obliges: bool,
        visit: &mut impl FnMut(Capture) -> Flow,
    ) -> Flow {
        let to = over.next(direction);
        if over.is_in(self.enemy) && to.is_in(self.open) {
            visit(Capture { from, over, to, obliges })?;
        }
        ON
    }
}
