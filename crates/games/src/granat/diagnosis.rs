//! Finding the reason why a leg is not legal.
//!
//! First comes what is wrong with the leg by itself: the pawn, the line, what stands in the way. If nothing is, then
//! something else has to be done this turn.

use super::board::{GARNET_SQUARE, LAST_RANK};
use super::direction::Direction;
use super::moves::Moves;
use super::position::{Chain, ChainKind};
use super::reasons::{Kind, Refusal};
use super::{Action, Pawn, Point, Position};
use pionnier_core::{Position as _, Side};

/// A leg as a player writes it, legal or not.
#[derive(Clone, Copy)]
pub(super) struct Leg {
    pub(super) sign: Sign,
    pub(super) from: Point,
    pub(super) to: Point,
}

/// What stands between the points of a leg.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// `-`
    Move,
    /// `x`
    Capture,
    /// `=`
    Ball,
}

impl Leg {
    /// The legal action that is written like this, if there is one.
    pub(super) fn find(self, position: &Position) -> Option<Action> {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        actions.into_iter().find(|&action| {
            let sign = match action {
                Action::Move { .. } => Sign::Move,
                Action::Capture { .. } => Sign::Capture,
                Action::Ball { .. } => Sign::Ball,
                Action::Stop => return false,
            };
            sign == self.sign && action.ends() == Some((self.from, self.to))
        })
    }
}

impl Refusal {
    /// Why a turn cannot begin with a leg. Only asked where it cannot.
    pub(super) fn of_first(position: &Position, leg: Leg) -> Refusal {
        let kind = match position.pawn_on(leg.from) {
            None => return Refusal::NoMan(leg.from),
            Some(pawn) if pawn.side != position.side() => return Refusal::NotYourMan(leg.from),
            Some(pawn) if pawn.garnet => Kind::Garnet,
            Some(_) => Kind::Neutral,
        };
        let stuck = kind == Kind::Neutral && leg.from.is_in(LAST_RANK[position.side().index()]);
        let board = Board(position);
        let by_itself = match leg.sign {
            Sign::Ball => board.wrong_transfer(leg),
            _ if stuck => Some(Refusal::Stuck(leg.from)),
            Sign::Move => board.wrong_move(kind, leg),
            Sign::Capture => board.wrong_capture(kind, leg),
        };
        by_itself.unwrap_or_else(|| {
            let moves = Moves::of(position);
            if leg.sign == Sign::Capture && moves.is_protected() {
                Refusal::Protected
            } else if leg.from != GARNET_SQUARE && moves.ball_must_leave() {
                Refusal::BallMustLeave
            } else {
                // Nothing else is left that could forbid the leg.
                let (from, over) =
                    moves.obligation().map_or((leg.from, leg.to), |must| (must.from, must.over));
                Refusal::MustCapture(from, over)
            }
        })
    }

    /// Why a leg cannot follow. `open` is the position after the leg before it, with the same side still to act. Only
    /// asked where it cannot.
    pub(super) fn of_next(open: &Position, leg: Leg) -> Refusal {
        let board = Board(open);
        let kind = if leg.from.is_in(open.balls()) { Kind::Garnet } else { Kind::Neutral };
        let bearing = leg.from.bearing(leg.to).map(|(direction, _)| direction);
        match open.chain().map(|chain| chain.kind) {
            None => Refusal::TurnOver(kind, leg.from),
            Some(ChainKind::Jumps) => {
                board.wrong_move(kind, leg).unwrap_or(Refusal::OnlyJumpsFollow(leg.from))
            }
            Some(ChainKind::Black(ahead)) if bearing != Some(ahead) => {
                Refusal::NotStraightOn(leg.from, leg.to)
            }
            Some(_) => board.wrong_capture(kind, leg).unwrap_or(Refusal::NotOneColour(leg.from, leg.to)),
        }
    }

    /// Why a chain cannot end where it is. Only asked where it cannot.
    pub(super) fn of_end(position: &Position, chain: Chain) -> Refusal {
        let kind = if chain.kind == ChainKind::Neutral { Kind::Neutral } else { Kind::Garnet };
        let mut legs = Vec::new();
        position.actions(&mut legs);
        let over = legs.iter().find_map(|leg| match *leg {
            Action::Capture { over, .. } => Some(over),
            _ => None,
        });
        Refusal::MustGoOn(kind, chain.at, over.unwrap_or(chain.at))
    }
}

/// The pawns on the board, to find out what is wrong with a leg by itself. A leg with which nothing is gets no answer.
struct Board<'p>(&'p Position);

impl Board<'_> {
    fn owner(&self, point: Point) -> Option<Side> {
        self.0.pawn_on(point).map(|pawn| pawn.side)
    }

    fn is_own(&self, point: Point) -> bool {
        self.owner(point) == Some(self.0.side())
    }

    /// A pawn on the way, or where a move ends.
    fn blocked(&self, kind: Kind, point: Point) -> Option<Refusal> {
        let owner = self.owner(point)?;
        Some(if owner == self.0.side() {
            Refusal::BlockedByOwn(kind, point)
        } else {
            Refusal::BlockedByEnemy(kind, point)
        })
    }

    fn wrong_move(&self, kind: Kind, leg: Leg) -> Option<Refusal> {
        let Leg { from, to, .. } = leg;
        let Some((direction, links)) = from.bearing(to) else { return Some(Refusal::NotOnALine(from, to)) };
        let enters = to == GARNET_SQUARE;
        let forward =
            direction.is_forward(self.0.side()) || (enters && Direction::SIDEWAYS.contains(&direction));
        if kind == Kind::Neutral && !forward {
            return Some(Refusal::NotForward(from, to));
        }
        if enters && links > 1 {
            return Some(Refusal::GarnetSquareEntry);
        }
        match kind {
            Kind::Garnet => between(from, to, direction)
                .find_map(|point| {
                    let crossed = (point == GARNET_SQUARE).then_some(Refusal::GarnetSquareCrossed);
                    self.blocked(kind, point).or(crossed)
                })
                .or_else(|| self.blocked(kind, to)),
            Kind::Neutral if links > 2 => Some(Refusal::TooFar(from, to)),
            Kind::Neutral => {
                let over = between(from, to, direction).next();
                match over.map(|over| (over, self.owner(over))) {
                    Some((over, None)) => Some(Refusal::NothingToJump(over)),
                    Some((over, Some(_))) if !self.is_own(over) => Some(Refusal::JumpsEnemy(over)),
                    _ => self.blocked(kind, to),
                }
            }
        }
    }

    fn wrong_capture(&self, kind: Kind, leg: Leg) -> Option<Refusal> {
        let Leg { from, to, .. } = leg;
        let Some((direction, _)) = from.bearing(to) else { return Some(Refusal::NotOnALine(from, to)) };
        let Some(over) = between(from, to, direction).find(|&point| self.owner(point).is_some()) else {
            return Some(match self.owner(to) {
                Some(_) => Refusal::LandingNotEmpty(to),
                None => Refusal::NothingToCapture(from, to),
            });
        };
        if self.is_own(over) {
            return Some(Refusal::CapturesOwn(over));
        }
        if kind == Kind::Neutral && from.next(direction) != over {
            return Some(Refusal::NotANeighbour(from, over));
        }
        if between(from, over, direction).any(|point| point == GARNET_SQUARE) {
            return Some(Refusal::GarnetSquareCrossed);
        }
        let behind = over.next(direction);
        if self.owner(behind).is_some() {
            Some(Refusal::LandingNotEmpty(behind))
        } else if behind == GARNET_SQUARE {
            Some(Refusal::GarnetSquareEntry)
        } else {
            (behind != to).then_some(Refusal::NotRightBehind(over, to))
        }
    }

    fn wrong_transfer(&self, leg: Leg) -> Option<Refusal> {
        let Leg { from, to, .. } = leg;
        let balls = self.0.balls();
        if !from.is_in(balls) {
            Some(Refusal::NoBall(from))
        } else if !self.is_own(to) || to.is_in(balls) {
            Some(Refusal::NotAReceiver(to))
        } else {
            let reach = Moves::of(self.0).ball_reach(from);
            (!to.is_in(reach)).then_some(Refusal::BallTooFar(from, to))
        }
    }
}

/// The points between two points of a line.
fn between(from: Point, to: Point, direction: Direction) -> impl Iterator<Item = Point> {
    core::iter::successors(Some(from.next(direction)), move |point| Some(point.next(direction)))
        .take_while(move |&point| point != to)
}

/// The first pawn on the way from one point to another of its line, the last point included.
pub(super) fn first_pawn(position: &Position, from: Point, to: Point) -> Option<Pawn> {
    let (direction, _) = from.bearing(to)?;
    between(from, to, direction).chain([to]).find_map(|point| position.pawn_on(point))
}
