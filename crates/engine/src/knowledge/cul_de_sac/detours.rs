//! How far pawns have to go, and what walls would cost them.
//!
//! Walls and the pawns of one side decide it, and a search asks the same again and again: a pawn that moves changes nothing for
//! those of the enemy. So what was found last is remembered.

use super::{FAR, near_and_far, worth};
use core::cell::RefCell;
use pionnier_core::{Position as _, Side};
use pionnier_games::cul_de_sac::{Position, Square, Wall, WallSet, Ways};

/// What is known of the ways on a board.
struct Memory {
    walls: WallSet,
    /// By side.
    detours: [Detours; 2],
}

/// The ways of a side, and what walls would cost it. What depends on where its pawns stand is found when it is asked.
struct Detours {
    ways: Ways,
    pawns: [Square; 2],
    /// The walls that may make the ways of its pawns longer.
    cutting: Option<WallSet>,
    /// Walls that there is room for, and what they cost.
    costs: Option<Vec<(Wall, i32)>>,
}

thread_local! {
    static MEMORY: RefCell<Option<Memory>> = const { RefCell::new(None) };
}

impl Detours {
    /// Those after the pawns have moved.
    fn go_to(&mut self, pawns: [Square; 2]) {
        if self.pawns != pawns {
            self.pawns = pawns;
            self.cutting = None;
            self.costs = None;
        }
    }

    fn cutting(&mut self) -> WallSet {
        let Detours { ways, pawns, cutting, .. } = self;
        *cutting.get_or_insert_with(|| {
            let [one, two] = pawns.map(|pawn| ways.cutting(pawn));
            one | two
        })
    }

    /// What the steps of the pawns are worth.
    fn now(&self) -> i32 {
        lengths_worth(self.pawns.map(|pawn| self.ways.length(pawn)))
    }

    fn after(&self, wall: Wall) -> i32 {
        lengths_worth(self.ways.lengths_after(wall, self.pawns))
    }

    /// Finds out what walls cost, if that is not known.
    fn reckon(&mut self, position: &Position) {
        let walls = self.cutting() & position.walls_with_room();
        if self.costs.is_none() {
            let now = self.now();
            let costs = walls.iter().map(|wall| (wall, self.after(wall) - now)).filter(|&(_, cost)| cost > 0);
            self.costs = Some(costs.collect());
        }
    }
}

fn lengths_worth(lengths: [Option<usize>; 2]) -> i32 {
    worth(near_and_far(lengths.map(|length| length.unwrap_or(FAR))))
}

/// Asks about a position's board, of which everything is remembered that was found before.
fn remember<R>(position: &Position, ask: impl FnOnce(&mut [Detours; 2]) -> R) -> R {
    MEMORY.with_borrow_mut(|memory| {
        let walls = position.wall_places();
        if memory.as_ref().is_none_or(|memory| memory.walls != walls) {
            let detours = |side| Detours {
                ways: position.ways(side),
                pawns: position.pawns(side),
                cutting: None,
                costs: None,
            };
            *memory = Some(Memory { walls, detours: Side::BOTH.map(detours) });
        }
        let detours = &mut memory.as_mut().expect("it was just filled").detours;
        for side in Side::BOTH {
            detours[side.index()].go_to(position.pawns(side));
        }
        ask(detours)
    })
}

/// The steps of a side's pawns to its goals. Ways that are remembered are used, but none are looked for.
pub(super) fn steps(position: &Position, side: Side) -> [usize; 2] {
    let remembered = MEMORY.with_borrow(|memory| {
        let memory = memory.as_ref().filter(|memory| memory.walls == position.wall_places())?;
        let [one, two] = position.pawns(side).map(|pawn| memory.detours[side.index()].ways.length(pawn));
        Some([one?, two?])
    });
    remembered.unwrap_or_else(|| position.steps_to_goals(side))
}

/// The ways of the side to act.
pub(super) fn with_ways<R>(position: &Position, ask: impl FnOnce(&Ways) -> R) -> R {
    remember(position, |detours| ask(&detours[position.side().index()].ways))
}

/// The walls that cost the enemy of the side to act more than itself, and how much more: those that it has and that there is room
/// for. Not all need be legal.
pub(super) fn gains(position: &Position, mut see: impl FnMut(Wall, i32)) {
    let own = position.side();
    remember(position, |[first, second]| {
        let (ours, theirs) = if own == Side::First { (first, second) } else { (second, first) };
        theirs.reckon(position);
        let cutting = ours.cutting();
        let now = ours.now();
        for &(wall, cost) in theirs.costs.iter().flatten() {
            if position.walls_left(own, wall.kind()) > 0 {
                let own_cost = if cutting.has(wall) { ours.after(wall) - now } else { 0 };
                if cost > own_cost {
                    see(wall, cost - own_cost);
                }
            }
        }
    });
}

/// The walls that may be in the way of the side to act.
pub(super) fn own_cutting(position: &Position) -> WallSet {
    remember(position, |detours| detours[position.side().index()].cutting())
}
