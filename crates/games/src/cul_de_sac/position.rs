//! Pawns and walls, the legal actions and the end of the game.

use super::board::Direction;
use super::paths::Steps;
use super::prospect::{Prospect, kinds_left};
use super::set::Set;
use super::walls::Walls;
use super::{Action, Kind, Square, Wall, WallSet, Ways};
use pionnier_core::{Cause, End, Side, mix};

/// Walls of each kind that a side begins with (B3).
pub(super) const STOCK: u8 = 9;

/// A pawn stands on a base of its enemy (B7).
pub(super) const BASE_REACHED: Cause = Cause { rule: "B7", code: "base-reached" };

/// A position of Cul-de-sac.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    walls: Walls,
    /// Each side's two pawns in ascending order, so that equal positions are equal.
    pawns: [[Square; 2]; 2],
    /// The walls each side has left, by kind.
    stock: [[u8; 2]; 2],
    side: Side,
    /// The first half of the turn is done, a wall is to come.
    mid_turn: bool,
}

impl Position {
    pub(super) const START: Position = Position {
        walls: Walls::NONE,
        pawns: [Square::bases(Side::First), Square::bases(Side::Second)],
        stock: [[STOCK; 2]; 2],
        side: Side::First,
        mid_turn: false,
    };

    /// A position between two turns. The pawns of a side are in ascending order, and [`super::Fault::of`] finds no
    /// fault.
    pub(super) const fn new(
        pawns: [[Square; 2]; 2],
        stock: [[u8; 2]; 2],
        walls: Walls,
        side: Side,
    ) -> Position {
        Position { walls, pawns, stock, side, mid_turn: false }
    }

    /// The same position with a wall to come.
    pub(super) const fn with_mid_turn(self, mid_turn: bool) -> Position {
        Position { mid_turn, ..self }
    }

    /// The squares of a side's pawns, in ascending order.
    #[must_use]
    #[inline]
    pub const fn pawns(&self, side: Side) -> [Square; 2] {
        self.pawns[side.index()]
    }

    /// How many walls of a kind a side has left.
    #[must_use]
    pub const fn walls_left(&self, side: Side, kind: Kind) -> usize {
        self.stock[side.index()][kind.index()] as usize
    }

    /// The walls on the board, in ascending order.
    pub fn walls(&self) -> impl Iterator<Item = Wall> {
        self.walls.iter()
    }

    /// How many single steps a pawn of this side would need from a square to the nearer base of its enemy, along open
    /// steps and past other pawns, as in B9; nothing if walls leave no way. A turn takes two such steps.
    #[must_use]
    pub fn steps_to_goal(&self, side: Side, from: Square) -> Option<usize> {
        self.walls.steps().distance(from, Square::bases(!side))
    }

    /// The same for both pawns of a side, faster. A position always leaves them a way.
    #[must_use]
    #[inline]
    pub fn steps_to_goals(&self, side: Side) -> [usize; 2] {
        let [one, two] = Square::bases(!side);
        let goals = Set::EMPTY.with(one.place()).with(two.place());
        self.walls.steps().distances(self.pawns(side), goals)
    }

    /// The shortest ways to the bases of a side's enemy.
    #[must_use]
    pub fn ways(&self, side: Side) -> Ways {
        Ways::new(self.walls.steps(), Square::bases(!side))
    }

    /// The walls on the board, as a set.
    #[must_use]
    #[inline]
    pub fn wall_places(&self) -> WallSet {
        WallSet(Kind::BOTH.map(|kind| self.walls.middles(kind)))
    }

    /// The walls that there is room for (B8), whoever has them left. Some may bar a last way (B9).
    #[must_use]
    pub fn walls_with_room(&self) -> WallSet {
        WallSet(Kind::BOTH.map(|kind| self.walls.room(kind)))
    }

    /// How far the pawns of a side have to go, and how much further one wall can make it.
    #[must_use]
    pub fn prospect(&self, side: Side) -> Prospect {
        Prospect::of(self, side)
    }

    /// A number for all that the prospect of a side depends on: in all likelihood two that differ have different ones.
    #[must_use]
    #[inline]
    pub fn prospect_key(&self, side: Side) -> u64 {
        let [one, two] = self.pawns(side).map(|pawn| u64::from(pawn.place()));
        // Mixed in last: beside plain walls the pawns would be plain too, and one could stand for the other.
        mix(self.walls_key(0), kinds_left(self, !side) << 32 | (side as u64) << 16 | one << 8 | two)
    }

    /// The walls on the board and something else, as a number.
    #[inline]
    fn walls_key(&self, rest: u64) -> u64 {
        let [across, along] = Kind::BOTH.map(|kind| self.walls.middles(kind).words());
        // The third words are half empty.
        [across[0], across[1], along[0], along[1], across[2] | along[2] << 32].into_iter().fold(rest, mix)
    }

    /// Whether a wall that there is room for would leave the pawns of this side their ways to both goals (B9).
    #[inline]
    pub(super) fn leaves_access(&self, side: Side, wall: Wall) -> bool {
        !self.walls.touching(wall.kind()).has(wall.middle())
            || self.steps().barred_by(wall).give_access_to(side, self.pawns(side))
    }

    /// The steps that no wall bars.
    #[inline]
    pub(super) fn steps(&self) -> Steps {
        self.walls.steps()
    }

    pub(super) const fn wall_set(&self) -> &Walls {
        &self.walls
    }

    /// The side whose pawn has reached a base of its enemy (B7). It is never the side to act, whose turn would have
    /// come after the end.
    #[inline]
    pub(super) fn winner(&self) -> Option<Side> {
        let last = !self.side;
        self.pawns(last).iter().any(|pawn| pawn.is_base_of(self.side)).then_some(last)
    }

    #[inline]
    fn is_occupied(&self, square: Square) -> bool {
        self.pawns.as_flattened().contains(&square)
    }

    /// Where a pawn of the side to act can go from here (B4 to B7).
    #[inline]
    fn destinations(&self, from: Square, steps: &Steps) -> Set {
        let mut found = Set::EMPTY;
        for direction in Direction::ALL {
            let Some(near) = steps.step(from, direction) else { continue };
            if near.is_base_of(!self.side) {
                found = found.with(near.place());
            }
            for onward in Direction::ALL {
                if onward == direction.back() {
                    continue;
                }
                let Some(far) = steps.step(near, onward) else { continue };
                if !self.is_occupied(far) || far.is_base_of(!self.side) {
                    found = found.with(far.place());
                }
                if onward == direction && self.is_occupied(far) && !self.is_occupied(near) {
                    found = found.with(near.place());
                }
            }
        }
        found
    }

    /// A pawn move the side to act has, if it has one.
    pub(super) fn some_move(&self) -> Option<(Square, Square)> {
        let steps = self.walls.steps();
        self.pawns(self.side).into_iter().find_map(|from| {
            let to = self.destinations(from, &steps).iter().next()?;
            Some((from, Square::at(to)))
        })
    }

    /// The middles where the side to act, if it has walls of this kind, may place one as far as B8 is concerned; and
    /// those among them where the paths decide (B9).
    #[inline]
    fn room(&self, kind: Kind) -> (Set, Set) {
        if self.stock[self.side.index()][kind.index()] == 0 {
            return (Set::EMPTY, Set::EMPTY);
        }
        let room = self.walls.room(kind);
        (room, room & self.walls.touching(kind))
    }

    /// Whether the side to act can place a wall at all (B11).
    #[inline]
    fn can_place(&self) -> bool {
        Kind::BOTH.into_iter().any(|kind| {
            let (room, doubtful) = self.room(kind);
            let steps = self.walls.steps();
            room != doubtful
                || doubtful.iter().any(|middle| self.keeps_access(&steps, Wall::at(middle, kind)))
        })
    }

    /// Whether all pawns still reach their goals after this wall (B9), given the steps that are open before it.
    #[inline]
    fn keeps_access(&self, steps: &Steps, wall: Wall) -> bool {
        steps.barred_by(wall).give_access(&self.pawns)
    }

    /// A pawn that cannot reach a base of its enemy, and that base: never, in a position that has no fault.
    pub(super) fn cut_off(&self) -> Option<(Square, Square)> {
        self.walls.steps().cut_off(&self.pawns)
    }

    /// A pawn that a wall would cut off from a base of its enemy (B9), and that base.
    pub(super) fn cut_off_by(&self, wall: Wall) -> Option<(Square, Square)> {
        self.walls.steps().barred_by(wall).cut_off(&self.pawns)
    }

    /// Whether a wall may be placed now.
    fn allows(&self, wall: Wall) -> bool {
        let (room, doubtful) = self.room(wall.kind());
        room.has(wall.middle())
            && (!doubtful.has(wall.middle()) || self.keeps_access(&self.walls.steps(), wall))
    }

    #[inline]
    fn push_moves(&self, out: &mut Vec<Action>) {
        let steps = self.walls.steps();
        let start = out.len();
        for from in self.pawns(self.side) {
            let to = self.destinations(from, &steps);
            out.extend(to.iter().map(|to| Action::Move { from, to: Square::at(to) }));
        }
        if out.len() == start {
            out.push(Action::Skip);
        }
    }

    #[inline]
    fn push_walls(&self, out: &mut Vec<Action>) {
        let steps = self.walls.steps();
        for kind in Kind::BOTH {
            let (room, doubtful) = self.room(kind);
            for middle in room.iter() {
                let wall = Wall::at(middle, kind);
                if !doubtful.has(middle) || self.keeps_access(&steps, wall) {
                    out.push(Action::Place(wall));
                }
            }
        }
    }

    #[inline]
    fn end_first_half(&mut self) {
        if self.can_place() {
            self.mid_turn = true;
        } else {
            self.end_turn();
        }
    }

    const fn end_turn(&mut self) {
        self.side = self.side.other();
        self.mid_turn = false;
    }
}

impl pionnier_core::Position for Position {
    type Action = Action;

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    #[inline]
    fn is_mid_turn(&self) -> bool {
        self.mid_turn
    }

    /// Only B7 ends the game. C2's draw cannot occur: while nobody has won, one of the four pawns can move.
    ///
    /// Suppose none can. Colour the squares like a chessboard and look at the region of a pawn, the squares its steps
    /// can lead to. Two steps from a pawn lie only pawns, for an empty square there could be moved to (B4, B5); so all
    /// squares of that pawn's colour in its region are occupied, at most four. Its goals lie in the region (B9), have
    /// the same colour as each other, and are four files apart.
    /// - If the goals have the pawn's colour, the enemy's two pawns stand on them. Then on a path to the nearest goal
    ///   the last square but one of this colour holds an own pawn, which can move to the goal (B7).
    /// - If not, the squares next to the goals have the pawn's colour and hold pawns, by B7 enemy ones. Their goals
    ///   are in the same region, and have the other colour than ours, the pawn's. A path from d4 to d11 in that region
    ///   has at least four squares of this colour, d4 among them, and h4 is a fifth unless the path passes it, which
    ///   makes it longer than that. (With the sides exchanged it is the same.)
    #[inline]
    fn end(&self) -> Option<End> {
        self.winner().map(|side| End::won(side, &BASE_REACHED))
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.mid_turn {
            self.push_walls(out);
        } else if self.winner().is_none() {
            self.push_moves(out);
        }
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        match action {
            Action::Move { from, to } => {
                let pawns = &mut self.pawns[self.side.index()];
                let other = if pawns[0] == from { pawns[1] } else { pawns[0] };
                *pawns = if other < to { [other, to] } else { [to, other] };
                if to.is_base_of(!self.side) {
                    self.end_turn();
                } else {
                    self.end_first_half();
                }
            }
            Action::Skip => self.end_first_half(),
            Action::Place(wall) => {
                let stock = &mut self.stock[self.side.index()][wall.kind().index()];
                *stock = stock.wrapping_sub(1);
                self.walls.add(wall);
                self.end_turn();
            }
        }
    }

    /// Judges the action by itself: listing hundreds of walls to find one among them would be slow.
    fn is_legal(&self, action: Action) -> bool {
        match action {
            Action::Place(wall) => self.mid_turn && self.allows(wall),
            _ if self.mid_turn || self.winner().is_some() => false,
            Action::Move { from, to } => {
                self.pawns(self.side).contains(&from)
                    && self.destinations(from, &self.walls.steps()).has(to.place())
            }
            Action::Skip => self.some_move().is_none(),
        }
    }

    fn is_progress(&self, action: Action) -> bool {
        matches!(action, Action::Place(_))
    }

    #[inline]
    fn key(&self) -> u64 {
        let pawns = self.pawns.map(|pair| pair.map(Square::place));
        let [pawns, stock] = [pawns, self.stock]
            .map(|table| table.as_flattened().iter().fold(0, |word, &number| word << 8 | u64::from(number)));
        let whose = (self.side as u64) << 1 | u64::from(self.mid_turn);
        mix(self.walls_key(whose), pawns | stock << 32)
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Position, Wall};
    use pionnier_core::{Position as _, Random};

    /// Known fact: of the walls that there is room for, only those that touch something in two places can close a
    /// path. Every other one is tried here all the same.
    #[test]
    fn a_wall_that_touches_less_than_two_things_closes_no_path() {
        let mut random = Random::new(3);
        let mut actions = Vec::new();
        let (mut harmless, mut closing) = (0, 0);
        for _ in 0..150 {
            let mut position = Position::START;
            loop {
                actions.clear();
                position.actions(&mut actions);
                let Some(action) = random.choose(&actions) else { break };
                position.apply(action);
                if position.stock == [[0; 2]; 2] {
                    break;
                }
                for kind in Kind::BOTH {
                    let steps = position.walls.steps();
                    let keeps_access = |&middle: &u8| position.keeps_access(&steps, Wall::at(middle, kind));
                    let (room, doubtful) = position.room(kind);
                    let rest = room.without(doubtful);
                    assert!(rest.iter().all(|middle| keeps_access(&middle)), "{position:?}");
                    harmless += rest.iter().count();
                    closing += doubtful.iter().filter(|middle| !keeps_access(middle)).count();
                }
            }
        }
        assert!(harmless > 500_000 && closing > 5_000, "{harmless} harmless, {closing} closing");
    }
}
