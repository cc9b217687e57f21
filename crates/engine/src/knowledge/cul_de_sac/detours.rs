//! How far pawns have to go, and what walls would cost them.
//!
//! Walls and the pawns of one side decide it, and a search asks the same again and again: a pawn that moves changes nothing for
//! those of the enemy, and each turn adds one wall to a board. So what was found of each board on the way from the root is
//! remembered.

use super::{FAR, near_and_far, worth};
use core::cell::RefCell;
use pionnier_core::{Position as _, Side};
use pionnier_games::cul_de_sac::{Kind, Position, Square, Wall, WallSet, Ways};

/// What is known of the ways on a board.
struct Board {
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
    /// By the number of walls that are left, so that the boards of a line of play do not drive each other out.
    static BOARDS: RefCell<Vec<Option<Board>>> = const { RefCell::new(Vec::new()) };
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

/// How many walls are left to both sides.
pub(super) fn walls_left(position: &Position) -> usize {
    Side::BOTH.into_iter().flat_map(|side| Kind::BOTH.map(|kind| position.walls_left(side, kind))).sum()
}

/// Asks about a position's board, of which everything is remembered that was found before.
fn remember<R>(position: &Position, ask: impl FnOnce(&mut [Detours; 2]) -> R) -> R {
    BOARDS.with_borrow_mut(|boards| {
        let (left, walls) = (walls_left(position), position.wall_places());
        if boards.len() <= left {
            boards.resize_with(left + 1, || None);
        }
        if boards[left].as_ref().is_none_or(|board| board.walls != walls) {
            // Most ways are as they were with one wall less.
            let before = boards.get(left + 1).and_then(Option::as_ref);
            let before = before.and_then(|board| Some((board, walls.one_more_than(board.walls)?)));
            let detours = Side::BOTH.map(|side| Detours {
                ways: match before {
                    Some((board, wall)) => board.detours[side.index()].ways.after(wall),
                    None => position.ways(side),
                },
                pawns: position.pawns(side),
                cutting: None,
                costs: None,
            });
            boards[left] = Some(Board { walls, detours });
        }
        let detours = &mut boards[left].as_mut().expect("it was just filled").detours;
        for side in Side::BOTH {
            detours[side.index()].go_to(position.pawns(side));
        }
        ask(detours)
    })
}

/// The ways of the side to act.
pub(super) fn with_ways<R>(position: &Position, ask: impl FnOnce(&Ways) -> R) -> R {
    remember(position, |detours| ask(&detours[position.side().index()].ways))
}

/// Who wins the race, and in how many turns, where no walls are left and that can be told.
pub(super) fn race(position: &Position) -> Option<(Side, u32)> {
    remember(position, |[first, second]| position.race([&first.ways, &second.ways]))
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
