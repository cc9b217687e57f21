//! The rest of a game in which no walls are left: whoever needs fewer turns wins, unless somebody stands in the way.

use super::set::Set;
use super::{Kind, Position, Square, Ways};
use pionnier_core::{Position as _, Side};

impl Position {
    /// Who wins once no walls are left, and in how many turns of both sides, where that can be told without looking ahead: the
    /// other is slower, and can reach none of the squares on which the winner means to stop in time. Asked only while the game
    /// goes on, with the ways of both sides.
    #[must_use]
    pub fn race(&self, ways: [&Ways; 2]) -> Option<(Side, u32)> {
        let has_walls = |side: Side| Kind::BOTH.into_iter().any(|kind| self.walls_left(side, kind) > 0);
        if Side::BOTH.into_iter().any(has_walls) {
            return None;
        }
        let own = self.side();
        let turns = |side: Side| {
            let lengths = self.pawns(side).map(|pawn| ways[side.index()].length(pawn));
            lengths.into_iter().flatten().min().map(turns_of)
        };
        let (ours, theirs) = (turns(own)?, turns(!own)?);
        let (winner, fewest) = if ours <= theirs { (own, ours) } else { (!own, theirs) };
        let [one, two] = self.pawns(winner);
        let is_free = |pawn: Square, other: Square| {
            let ways = ways[winner.index()];
            ways.length(pawn).is_some_and(|length| turns_of(length) == fewest)
                && self.is_free(winner, pawn, other, ways)
        };
        let in_all = if winner == own { 2 * fewest - 1 } else { 2 * fewest };
        (is_free(one, two) || is_free(two, one)).then_some((winner, in_all as u32))
    }

    /// Whether a pawn has a shortest way with stops that neither the other pawn of its side nor the enemy can be on in time. Pawns
    /// elsewhere do not hinder (B5), nor does one on the goal (B7).
    fn is_free(&self, side: Side, pawn: Square, other: Square, ways: &Ways) -> bool {
        let twice = |squares: Set| ways.spread(ways.spread(squares));
        let [one, two] = self.pawns(!side);
        // Where an enemy may be at the next stop, if nothing hinders him.
        let mut enemies = Set::EMPTY.with(one.place()).with(two.place());
        if self.side() != side {
            enemies = twice(enemies);
        }
        let other = Set::EMPTY.with(other.place());
        let mut stops = Set::EMPTY.with(pawn.place());
        let Some(mut left) = ways.length(pawn) else { return false };
        while left > 2 && !stops.is_empty() {
            left -= 2;
            stops = (twice(stops) & ways.within(left)).without(other | enemies);
            enemies = twice(enemies);
        }
        !stops.is_empty()
    }
}

/// How many turns so many steps take: two each (B4), and the last may be one (B6).
const fn turns_of(steps: usize) -> usize {
    steps.div_ceil(2)
}
