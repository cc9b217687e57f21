//! What goals look at in a position.

use core::any::Any;
use pionnier_core::{Game, Side};
use pionnier_games::{bermudes, cul_de_sac, granat, kono, quindo};

/// A man on the board.
pub(super) struct Man {
    pub(super) place: String,
    pub(super) side: Side,
    pub(super) ball: bool,
}

pub(super) fn men<G: Game>(position: &G::Position) -> Vec<Man> {
    let any = position as &dyn Any;
    let man = |place: String, side: Side| Man { place, side, ball: false };
    if let Some(p) = any.downcast_ref::<kono::Position>() {
        kono::Square::all().filter_map(|s| Some(man(s.to_string(), p.man_on(s)?))).collect()
    } else if let Some(p) = any.downcast_ref::<bermudes::Position>() {
        bermudes::Square::all().filter_map(|s| Some(man(s.to_string(), p.man_on(s)?))).collect()
    } else if let Some(p) = any.downcast_ref::<quindo::Position>() {
        quindo::Square::all().filter_map(|s| Some(man(s.to_string(), p.disc_on(s)?))).collect()
    } else if let Some(p) = any.downcast_ref::<granat::Position>() {
        granat::Point::all()
            .filter_map(|s| {
                let pawn = p.pawn_on(s)?;
                Some(Man { ball: pawn.garnet, ..man(s.to_string(), pawn.side) })
            })
            .collect()
    } else if let Some(p) = any.downcast_ref::<cul_de_sac::Position>() {
        Side::BOTH.into_iter().flat_map(|side| p.pawns(side).map(|s| man(s.to_string(), side))).collect()
    } else {
        Vec::new()
    }
}

/// The steps on the shortest way of a side's pawns to their goal, in the game that has one.
pub(super) fn steps_to_goal<G: Game>(position: &G::Position, side: Side) -> usize {
    let position = (position as &dyn Any).downcast_ref::<cul_de_sac::Position>();
    position.map_or(0, |position| position.steps_to_goals(side).into_iter().min().unwrap_or(0))
}
