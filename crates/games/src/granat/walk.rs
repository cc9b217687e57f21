//! Whole turns without a list of them, for those who look at very many positions.

use super::board::BOARD;
use super::moves::{Flow, Moves, ON};
use super::position::Chain;
use super::{Action, Fault, Position};
use pionnier_core::Side;

impl Position {
    /// The position with these pawns, the first side's set before the second's, and these balls; nothing if two pawns share a
    /// point, a ball lies on none, or the arrangement is impossible (see [`Fault`]). The sets are those of [`Position::pawns`].
    #[must_use]
    pub fn from_pawns(pawns: [u128; 2], balls: u128, side: Side) -> Option<Position> {
        let all = pawns[0] | pawns[1];
        let is_possible = pawns[0] & pawns[1] == 0
            && all & !BOARD == 0
            && balls & !all == 0
            && Fault::of(pawns, balls).is_none();
        is_possible.then(|| Position::new(pawns, balls, side))
    }

    /// Visits the position after every turn that captures nothing, until it is told to break off: once for each turn, even if two lead
    /// to the same position. Asked at the beginning of a turn.
    #[inline]
    pub fn each_quiet_turn(&self, visit: &mut impl FnMut(Position) -> Flow) -> Flow {
        if self.is_over_by_pawns() {
            return ON;
        }
        Moves::of(self).quiet_legs(&mut |action| self.each_turn_with(action, visit))
    }

    /// The same for turns that capture.
    #[inline]
    pub fn each_capturing_turn(&self, visit: &mut impl FnMut(Position) -> Flow) -> Flow {
        if self.is_over_by_pawns() {
            return ON;
        }
        Moves::of(self).capturing_legs(&mut |action| self.each_turn_with(action, visit))
    }

    /// Visits the position after every turn that begins, or goes on, with a leg.
    #[inline]
    fn each_turn_with(&self, action: Action, visit: &mut impl FnMut(Position) -> Flow) -> Flow {
        let mut open = *self;
        open.play_leg(action);
        match open.chain() {
            Some(chain) => open.each_end(chain, visit),
            None => visit(open.turned()),
        }
    }

    /// Visits the position after every way to complete a turn that has begun.
    fn each_end(&self, chain: Chain, visit: &mut impl FnMut(Position) -> Flow) -> Flow {
        let mut goes_on = false;
        Moves::of(self).continuations(chain, &mut |action| {
            goes_on = true;
            self.each_turn_with(action, visit)
        })?;
        if !goes_on || chain.kind.may_stop() {
            visit(self.turned().with_chain(None))?;
        }
        ON
    }
}
