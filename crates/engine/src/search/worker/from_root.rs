//! How far from the root a node is, and what an end is worth there.

use crate::Score;
use pionnier_core::{Outcome, Position};

/// How far from the root a node is.
#[derive(Clone, Copy)]
pub(super) struct FromRoot {
    /// Actions from the root.
    pub(super) ply: usize,
    /// Complete turns from the root.
    pub(super) turns: u32,
}

impl FromRoot {
    /// That of a child.
    pub(super) fn after<P: Position>(self, child: &P) -> FromRoot {
        FromRoot { ply: self.ply + 1, turns: self.turns + u32::from(!child.is_mid_turn()) }
    }
}

/// A child about to be searched.
pub(super) struct Ahead<'p, P> {
    pub(super) position: &'p P,
    /// Whether the same side acts again.
    pub(super) keeps_side: bool,
    pub(super) from_root: FromRoot,
}

/// The score of a position in which nothing can be played.
pub(super) fn over<P: Position>(position: &P, turns: u32) -> Score {
    position.outcome().map_or(Score::DRAW, |outcome| end_score(position, outcome, turns))
}

pub(super) fn end_score<P: Position>(position: &P, outcome: Outcome, turns: u32) -> Score {
    match outcome {
        Outcome::Win(side) if side == position.side() => Score::win_in(turns),
        Outcome::Win(_) => Score::loss_in(turns),
        Outcome::Draw => Score::DRAW,
    }
}
