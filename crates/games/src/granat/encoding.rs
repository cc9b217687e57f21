//! Granat in numbers.

use super::board::{POINTS, points};
use super::version_one::{ActionOne, GranatOne, PositionOne};
use super::{Action, Coordinate, Granat, Position};
use pionnier_core::{Encoding, Planes, Side};

/// The numbers of legs come before this one.
const STOP: usize = POINTS * POINTS;

/// 69 × the point of the pawn, + the point where it goes or that receives its ball, points as one reads (a15 = 0 to i1 = 68); then stop. A pawn
/// goes to empty points only and a ball to pawns only, so that the two points say which it is.
impl Encoding for Granat {
    const ACTIONS: usize = STOP + 1;
    const BOARD: [usize; 2] = [Coordinate::RANKS as usize, Coordinate::FILES as usize];
    const PLANES: &'static [&'static str] =
        &["own-neutral", "own-garnet", "enemy-neutral", "enemy-garnet", "chain"];
    // A chain of captures takes fourteen pawns at most; one of jumps ends at the last rank before it is so long.
    const LONGEST_TURN: usize = 14 + 1;
    // 28 pawns, and at least one on each side while the game goes on (G19): 26 captures leave it undecided.
    const LONGEST_GAME: usize = 100 * (26 + 1);

    #[inline]
    fn number(action: Action) -> usize {
        action.ends().map_or(STOP, |(from, to)| POINTS * from.index() + to.index())
    }

    fn observe(position: &Position, observer: Side, planes: &mut Planes) {
        let mut mark = |plane, set| {
            for point in points(set) {
                let Coordinate { file, rank } = point.place();
                planes.mark(plane, usize::from(Coordinate::RANKS - rank), usize::from(file - 1));
            }
        };
        for (number, side) in [observer, !observer].into_iter().enumerate() {
            mark(2 * number, position.pawns(side) & !position.balls());
            mark(2 * number + 1, position.pawns(side) & position.balls());
        }
        mark(4, position.chain().map_or(0, |chain| chain.at.bit()));
    }
}

/// As today, and a pass.
impl Encoding for GranatOne {
    const ACTIONS: usize = Granat::ACTIONS + 1;
    const BOARD: [usize; 2] = Granat::BOARD;
    const PLANES: &'static [&'static str] = Granat::PLANES;
    const LONGEST_TURN: usize = Granat::LONGEST_TURN;
    // A neutral pawn's move counted for C4 too, and a pawn can be brought back by a ball and go again: there is no better bound than none.
    const LONGEST_GAME: usize = usize::MAX;

    fn number(action: ActionOne) -> usize {
        match action {
            ActionOne::Same(action) => Granat::number(action),
            ActionOne::Pass => Granat::ACTIONS,
        }
    }

    fn observe(position: &PositionOne, observer: Side, planes: &mut Planes) {
        Granat::observe(&position.0, observer, planes);
    }
}
