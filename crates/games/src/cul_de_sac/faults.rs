//! Why a position is impossible.

use super::position::STOCK;
use super::walls::Walls;
use super::{Kind, Position, Square, Wall};
use pionnier_core::{Detail, Position as _, Reason, Side};

/// Why an arrangement of pawns and walls cannot be a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Two pawns stand on one square, and it is not a base that one of them has just reached.
    SharedSquare(Square),
    /// Two pawns have reached an enemy base, but the game ends with the first.
    TwoArrivals(Square, Square),
    /// A side's pawn has reached an enemy base, but it is this side's turn.
    WinnerToMove(Side),
    /// Two walls lie half upon each other.
    WallsOverlap(Wall, Wall),
    /// Two walls cross at their middles.
    WallsCross(Wall, Wall),
    /// There are more walls of this kind, on the board and in hand, than the box holds.
    TooManyWalls(Kind),
    /// A pawn cannot reach a base of its enemy.
    SealedOff {
        /// The pawn.
        pawn: Square,
        /// The base.
        base: Square,
    },
}

impl Fault {
    /// Walls of each kind in the box.
    const WALLS: usize = 2 * STOCK as usize;

    /// The walls as a set, if they lie as B8 wants it.
    pub(super) fn or_walls(walls: &[Wall]) -> Result<Walls, Fault> {
        let mut set = Walls::NONE;
        for &wall in walls {
            match set.in_the_way_of(wall) {
                Some(other) if other.kind() == wall.kind() => return Err(Fault::WallsOverlap(other, wall)),
                Some(other) => return Err(Fault::WallsCross(other, wall)),
                None => set.add(wall),
            }
        }
        Ok(set)
    }

    /// What is wrong with a position, if anything is. Its walls are those of [`Fault::or_walls`].
    pub(super) fn of(position: &Position) -> Option<Fault> {
        Fault::of_pawns(position).or_else(|| Fault::of_stock(position)).or_else(|| {
            let (pawn, base) = position.cut_off()?;
            Some(Fault::SealedOff { pawn, base })
        })
    }

    fn of_pawns(position: &Position) -> Option<Fault> {
        let pawns = Side::BOTH.map(|side| position.pawns(side));
        if let Some([shared, _]) = pawns.into_iter().find(|[one, two]| one == two) {
            return Some(Fault::SharedSquare(shared));
        }
        let arrivals: Vec<(Side, Square)> = Side::BOTH
            .into_iter()
            .flat_map(|side| position.pawns(side).map(|pawn| (side, pawn)))
            .filter(|&(side, pawn)| pawn.is_base_of(!side))
            .collect();
        match arrivals[..] {
            [(_, one), (_, two), ..] => return Some(Fault::TwoArrivals(one, two)),
            [(winner, _)] if winner == position.side() => return Some(Fault::WinnerToMove(winner)),
            _ => {}
        }
        let shared = pawns[0].into_iter().filter(|square| pawns[1].contains(square));
        let reached = arrivals.first().map(|&(_, base)| base);
        shared.into_iter().find(|&square| Some(square) != reached).map(Fault::SharedSquare)
    }

    fn of_stock(position: &Position) -> Option<Fault> {
        let count = |kind| {
            let on_board = position.walls().filter(|wall| wall.kind() == kind).count();
            Side::BOTH.into_iter().fold(on_board, |count, side| count + position.walls_left(side, kind))
        };
        Kind::BOTH.into_iter().find(|&kind| count(kind) > Fault::WALLS).map(Fault::TooManyWalls)
    }
}

impl Reason for Fault {
    const CODES: &'static [&'static str] = &[
        "shared-square",
        "two-arrivals",
        "winner-to-move",
        "walls-overlap",
        "walls-cross",
        "too-many-walls",
        "sealed-off",
    ];

    fn rule(&self) -> &'static str {
        match self {
            Fault::SharedSquare(_) | Fault::TwoArrivals(..) | Fault::WinnerToMove(_) => "B7",
            Fault::WallsOverlap(..) | Fault::WallsCross(..) => "B8",
            Fault::TooManyWalls(_) => "B3",
            Fault::SealedOff { .. } => "B9",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Fault::SharedSquare(_) => "shared-square",
            Fault::TwoArrivals(..) => "two-arrivals",
            Fault::WinnerToMove(_) => "winner-to-move",
            Fault::WallsOverlap(..) => "walls-overlap",
            Fault::WallsCross(..) => "walls-cross",
            Fault::TooManyWalls(_) => "too-many-walls",
            Fault::SealedOff { .. } => "sealed-off",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match *self {
            Fault::SharedSquare(square) => vec![Detail::place("square", square)],
            Fault::TwoArrivals(one, two) => vec![Detail::place("base", one), Detail::place("other", two)],
            Fault::WinnerToMove(side) => vec![Detail::word("side", ["w", "b"][side.index()])],
            Fault::WallsOverlap(one, two) | Fault::WallsCross(one, two) => {
                vec![Detail::place("wall", one), Detail::place("other", two)]
            }
            Fault::TooManyWalls(kind) => {
                vec![Detail::word("kind", kind.letter()), Detail::number("max", Fault::WALLS)]
            }
            Fault::SealedOff { pawn, base } => {
                vec![Detail::place("pawn", pawn), Detail::place("base", base)]
            }
        }
    }
}
