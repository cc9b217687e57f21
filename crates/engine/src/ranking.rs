//! Every turn with its value, best first.

use crate::Value;
use core::cmp::Reverse;
use core::ops::ControlFlow;
use pionnier_core::{Position, visit_turns};

/// A legal turn and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedTurn<A> {
    /// The turn, as its actions.
    pub turn: Vec<A>,
    /// Its value for the player who makes it, in plies from before the turn: `Win(1)` ends the game.
    pub value: Value,
    /// For a turn that draws: how hard it makes the draw for the opponent.
    pub trap: Option<Trap>,
}

impl<A> RankedTurn<A> {
    /// Small for a good turn.
    fn rank(&self) -> (Reverse<Value>, Option<(usize, Reverse<u16>)>) {
        (Reverse(self.value), self.trap.map(|trap| trap.ease()))
    }
}

/// How hard it is for the opponent to answer a drawing turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trap {
    /// How many of the opponent's replies keep the draw; at least one does.
    pub drawing_replies: usize,
    /// Among the replies that lose, the longest way to the end, in plies from before the reply; 0 if no reply loses.
    /// The longer, the harder to see.
    pub longest_losing_line: u16,
}

impl Trap {
    /// Small for a trap that is hard to escape: fewest drawing replies first, then the longest losing line.
    const fn ease(&self) -> (usize, Reverse<u16>) {
        (self.drawing_replies, Reverse(self.longest_losing_line))
    }
}

/// Every legal turn, best first: shortest wins, then draws, then longest losses. Nothing if one of them leads to where `probe` knows
/// nothing.
///
/// Among draws, those come first that leave the opponent the fewest drawing replies; among those, the ones whose losing replies take
/// longest to lose ([`Trap`]). Turns that are still equal are in the order of the rules.
pub(crate) fn ranked<P: Position>(
    position: &P,
    probe: impl Fn(&P) -> Option<Value> + Copy,
) -> Option<Vec<RankedTurn<P::Action>>> {
    let mut turns: Vec<RankedTurn<P::Action>> = Vec::new();
    let walk = visit_turns(position, |turn, after| {
        let Some(value) = probe(after).map(Value::before) else { return ControlFlow::Break(()) };
        let trap = if value == Value::Draw { trap(after, probe) } else { None };
        let ranked = RankedTurn { turn: turn.to_vec(), value, trap };
        // They are few, and to sort them afterwards takes ten times as much code.
        let place = turns.partition_point(|other| other.rank() <= ranked.rank());
        turns.insert(place, ranked);
        ControlFlow::Continue(())
    });
    walk.is_continue().then_some(turns)
}

/// How hard a drawn position is for its side to move; nothing where the game is over.
fn trap<P: Position>(position: &P, probe: impl Fn(&P) -> Option<Value>) -> Option<Trap> {
    let mut trap = Trap { drawing_replies: 0, longest_losing_line: 0 };
    let _: ControlFlow<()> = visit_turns(position, |_, after| {
        match probe(after).map(Value::before) {
            Some(Value::Loss(plies)) => trap.longest_losing_line = trap.longest_losing_line.max(plies),
            _ => trap.drawing_replies += 1,
        }
        ControlFlow::Continue(())
    });
    (trap.drawing_replies > 0).then_some(trap)
}

/// Best play by both sides from here: always the first of the ranked turns, until the game is over or, in a draw, until a
/// position comes back.
pub(crate) fn best_line<P: Position>(
    position: &P,
    probe: impl Fn(&P) -> Option<Value> + Copy,
) -> Vec<Vec<P::Action>> {
    let mut line = Vec::new();
    let mut position = *position;
    let mut seen = vec![position];
    while let Some(best) = ranked(&position, probe).unwrap_or_default().into_iter().next() {
        position = best.turn.iter().fold(position, |position, &action| position.after(action));
        line.push(best.turn);
        if seen.contains(&position) {
            break;
        }
        seen.push(position);
    }
    line
}
