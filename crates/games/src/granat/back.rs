//! Turns taken back.

use super::board::{BOARD, GARNET_SQUARE, points};
use super::direction::Direction;
use super::moves::Moves;
use super::{Point, Position};
use pionnier_core::Position as _;

impl Position {
    /// Visits every position from which a turn of the other side that captures nothing leads here, once for each such turn. Asked
    /// at the beginning of a turn.
    #[inline]
    pub fn each_quiet_origin(&self, visit: &mut impl FnMut(Position)) {
        let after = self.turned();
        let [own, enemy] = [after.side(), self.side()].map(|side| after.pawns(side));
        let back =
            Back { own, empty: BOARD & !(own | enemy), forward: Direction::FORWARD[after.side().index()] };
        let mut moved = |from: Point, to: Point| {
            let mut before = after;
            before.displace(to, from);
            if before.allows_quiet_turn(from) {
                visit(before);
            }
        };
        for to in points(own & !after.balls()) {
            back.steps(to, &mut moved);
            back.jumps(to, to, &mut moved);
        }
        for to in points(own & after.balls()) {
            back.slides(to, &mut moved);
        }
        for to in points(own & after.balls()) {
            for from in points(own & !after.balls()) {
                let mut before = after;
                before.pass_ball(to, from);
                if to.is_in(Moves::of(&before).ball_reach(from)) && before.allows_quiet_turn(from) {
                    visit(before);
                }
            }
        }
    }

    /// Whether a pawn may act without capturing: the game is not over, G18 asks for no other pawn and G14 for no capture.
    fn allows_quiet_turn(&self, pawn: Point) -> bool {
        Moves::of(self).may_act_quietly(pawn) && !self.is_over_by_pawns()
    }
}

/// The pawns of the side that has moved, and where they may have come from. Whether they were allowed to, the rules say.
struct Back {
    own: u128,
    empty: u128,
    forward: [Direction; 3],
}

impl Back {
    /// Back from a step (G6, G10).
    #[inline]
    fn steps(&self, to: Point, visit: &mut impl FnMut(Point, Point)) {
        let backward = self.forward.map(|direction| to.next(direction.opposite()));
        let sideways = Direction::SIDEWAYS.map(|direction| to.next(direction));
        let sideways = if to == GARNET_SQUARE { &sideways[..] } else { &[] };
        for &from in backward.iter().chain(sideways) {
            if from.is_in(self.empty) {
                visit(from, to);
            }
        }
    }

    /// Back from one or several jumps (G6), the last of which landed, or went on, at `at`.
    fn jumps(&self, at: Point, to: Point, visit: &mut dyn FnMut(Point, Point)) {
        if at == GARNET_SQUARE {
            return;
        }
        for direction in self.forward {
            let over = at.next(direction.opposite());
            let from = over.next(direction.opposite());
            if over.is_in(self.own) && from.is_in(self.empty) {
                visit(from, to);
                self.jumps(from, to, visit);
            }
        }
    }

    /// Back from a slide (G8, G10).
    #[inline]
    fn slides(&self, to: Point, visit: &mut impl FnMut(Point, Point)) {
        let open = self.empty & !GARNET_SQUARE.bit();
        for direction in Direction::ALL {
            let mut from = to.next(direction);
            while from.is_in(open) {
                visit(from, to);
                if to == GARNET_SQUARE {
                    break;
                }
                from = from.next(direction);
            }
            if from == GARNET_SQUARE && from.is_in(self.empty) {
                visit(from, to);
            }
        }
    }
}
