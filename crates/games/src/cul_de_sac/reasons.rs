//! Why a turn is refused, why a position is impossible.

use super::board::Direction;
use super::{Kind, Position, Square, Wall};
use pionnier_core::{Detail, Position as _, Reason, Scope, Side};

/// Why a turn is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no pawn on the square.
    NoPawn(Square),
    /// The pawn there is the enemy's.
    NotYourPawn(Square),
    /// The pawn would end where it began.
    BackToStart(Square),
    /// The squares are neither two steps apart nor one.
    NotTwoSteps {
        /// Where the pawn stands.
        from: Square,
        /// Where it cannot go.
        to: Square,
    },
    /// A wall bars the way, or both ways round a corner.
    WallInTheWay {
        /// Where the pawn stands.
        from: Square,
        /// Where it cannot go.
        to: Square,
        /// The wall.
        wall: Wall,
    },
    /// Two walls bar the two ways round a corner.
    BothWaysWalled {
        /// Where the pawn stands.
        from: Square,
        /// Where it cannot go.
        to: Square,
        /// The wall on one way.
        wall: Wall,
        /// The wall on the other way.
        other: Wall,
    },
    /// A pawn of the own side stands on the final square.
    OwnPawnThere(Square),
    /// An enemy pawn stands on the final square, which is not an enemy base.
    EnemyPawnThere(Square),
    /// A single step, but not in one of the two cases where it is allowed.
    OneStep {
        /// Where the pawn stands.
        from: Square,
        /// The adjacent square.
        to: Square,
    },
    /// The pawn move is skipped although this one is possible.
    MustMove {
        /// A pawn that can move.
        from: Square,
        /// Where it can go.
        to: Square,
    },
    /// The turn is passed although this pawn move is possible.
    CannotPass {
        /// A pawn that can move.
        from: Square,
        /// Where it can go.
        to: Square,
    },
    /// The turn ends without the wall that must be placed.
    WallMissing,
    /// A wall after the move that won the game by reaching this base.
    WallAfterWin(Square),
    /// The player has no walls at all.
    NoWallsLeft,
    /// The player has no walls of this kind, but has of the other.
    NoneOfKindLeft(Kind),
    /// Half of the wall would stick out of the board.
    WallOutside {
        /// The square it is named after.
        corner: Square,
        /// How it lies.
        kind: Kind,
    },
    /// This wall is already on the board.
    WallAlreadyThere(Wall),
    /// The wall would cross another at its middle.
    WallCrosses {
        /// The new wall.
        wall: Wall,
        /// The wall on the board.
        other: Wall,
    },
    /// The wall would lie half upon another.
    WallOverlaps {
        /// The new wall.
        wall: Wall,
        /// The wall on the board.
        other: Wall,
    },
    /// The wall would cut a pawn off from a base it must be able to reach.
    ClosesPath {
        /// The new wall.
        wall: Wall,
        /// The pawn.
        pawn: Square,
        /// The base of its enemy.
        base: Square,
    },
}

impl Refusal {
    /// Why a pawn move is not legal. Only asked where it is not, before the first half of a turn.
    pub(super) fn of_move(position: &Position, from: Square, to: Square) -> Refusal {
        let side = position.side();
        let is_on = |side, square| position.pawns(side).contains(&square);
        if !is_on(side, from) {
            return if is_on(!side, from) { Refusal::NotYourPawn(from) } else { Refusal::NoPawn(from) };
        }
        let distance = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank());
        let ways = match distance {
            0 => return Refusal::BackToStart(from),
            1 => walls_on_single_steps(position, from, to),
            2 => walls_on_double_steps(position, from, to),
            _ => return Refusal::NotTwoSteps { from, to },
        };
        match ways[..] {
            [Some(wall), Some(other)] if other != wall => Refusal::BothWaysWalled { from, to, wall, other },
            [Some(wall)] | [Some(wall), Some(_)] => Refusal::WallInTheWay { from, to, wall },
            _ if is_on(side, to) => Refusal::OwnPawnThere(to),
            _ if is_on(!side, to) => Refusal::EnemyPawnThere(to),
            _ => Refusal::OneStep { from, to },
        }
    }

    /// Why the first half of a turn cannot be skipped, if it cannot. `whole` says that nothing follows: the player
    /// means to pass.
    pub(super) fn of_skip(position: &Position, whole: bool) -> Option<Refusal> {
        let (from, to) = position.some_move()?;
        Some(if whole { Refusal::CannotPass { from, to } } else { Refusal::MustMove { from, to } })
    }

    /// The wall of this name, if a side can place it after the first half of its turn; or why it cannot.
    pub(super) fn of_wall(
        position: &Position,
        side: Side,
        corner: Square,
        kind: Kind,
    ) -> Result<Wall, Refusal> {
        if let Some(base) = position.pawns(side).into_iter().find(|pawn| pawn.is_base_of(!side)) {
            return Err(Refusal::WallAfterWin(base));
        }
        if position.walls_left(side, kind) == 0 {
            let none_at_all = position.walls_left(side, kind.other()) == 0;
            return Err(if none_at_all { Refusal::NoWallsLeft } else { Refusal::NoneOfKindLeft(kind) });
        }
        let Some(wall) = Wall::new(corner, kind) else { return Err(Refusal::WallOutside { corner, kind }) };
        match position.wall_set().in_the_way_of(wall) {
            Some(other) if other == wall => return Err(Refusal::WallAlreadyThere(wall)),
            Some(other) if other.kind() == kind => return Err(Refusal::WallOverlaps { wall, other }),
            Some(other) => return Err(Refusal::WallCrosses { wall, other }),
            None => {}
        }
        match position.cut_off_by(wall) {
            Some((pawn, base)) => Err(Refusal::ClosesPath { wall, pawn, base }),
            None => Ok(wall),
        }
    }
}

/// The wall, if there is one, on the one step from a square to an adjacent one.
fn walls_on_single_steps(position: &Position, from: Square, to: Square) -> Vec<Option<Wall>> {
    let ways = Direction::ALL.into_iter().filter(|&direction| from.next(direction) == Some(to));
    ways.map(|direction| position.wall_set().barring(from, direction)).collect()
}

/// For each way of two steps the first wall on it: one way straight on, two round a corner.
fn walls_on_double_steps(position: &Position, from: Square, to: Square) -> Vec<Option<Wall>> {
    let mut found = Vec::new();
    for direction in Direction::ALL {
        let Some(middle) = from.next(direction) else { continue };
        for second in walls_on_single_steps(position, middle, to) {
            found.push(position.wall_set().barring(from, direction).or(second));
        }
    }
    found
}

impl Reason for Refusal {
    const CODES: &'static [&'static str] = &[
        "no-pawn",
        "not-your-pawn",
        "back-to-start",
        "not-two-steps",
        "wall-in-the-way",
        "both-ways-walled",
        "own-pawn-there",
        "enemy-pawn-there",
        "one-step",
        "must-move",
        "cannot-pass",
        "wall-missing",
        "wall-after-win",
        "no-walls-left",
        "none-of-kind-left",
        "wall-outside",
        "wall-already-there",
        "wall-crosses",
        "wall-overlaps",
        "closes-path",
    ];

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoPawn(_)
            | Refusal::NotYourPawn(_)
            | Refusal::BackToStart(_)
            | Refusal::NotTwoSteps { .. }
            | Refusal::WallInTheWay { .. }
            | Refusal::BothWaysWalled { .. } => "B4",
            Refusal::OwnPawnThere(_) | Refusal::EnemyPawnThere(_) => "B5",
            Refusal::OneStep { .. } => "B6",
            Refusal::WallAfterWin(_) => "B7",
            Refusal::WallMissing
            | Refusal::WallOutside { .. }
            | Refusal::WallAlreadyThere(_)
            | Refusal::WallCrosses { .. }
            | Refusal::WallOverlaps { .. } => "B8",
            Refusal::ClosesPath { .. } => "B9",
            Refusal::NoWallsLeft | Refusal::NoneOfKindLeft(_) => "B10",
            Refusal::MustMove { .. } => "B11",
            Refusal::CannotPass { .. } => "C2",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NoPawn(_) => "no-pawn",
            Refusal::NotYourPawn(_) => "not-your-pawn",
            Refusal::BackToStart(_) => "back-to-start",
            Refusal::NotTwoSteps { .. } => "not-two-steps",
            Refusal::WallInTheWay { .. } => "wall-in-the-way",
            Refusal::BothWaysWalled { .. } => "both-ways-walled",
            Refusal::OwnPawnThere(_) => "own-pawn-there",
            Refusal::EnemyPawnThere(_) => "enemy-pawn-there",
            Refusal::OneStep { .. } => "one-step",
            Refusal::MustMove { .. } => "must-move",
            Refusal::CannotPass { .. } => "cannot-pass",
            Refusal::WallMissing => "wall-missing",
            Refusal::WallAfterWin(_) => "wall-after-win",
            Refusal::NoWallsLeft => "no-walls-left",
            Refusal::NoneOfKindLeft(_) => "none-of-kind-left",
            Refusal::WallOutside { .. } => "wall-outside",
            Refusal::WallAlreadyThere(_) => "wall-already-there",
            Refusal::WallCrosses { .. } => "wall-crosses",
            Refusal::WallOverlaps { .. } => "wall-overlaps",
            Refusal::ClosesPath { .. } => "closes-path",
        }
    }

    fn details(&self) -> Vec<Detail> {
        let from_to = |from, to| vec![Detail::place("from", from), Detail::place("to", to)];
        match *self {
            Refusal::NoPawn(square)
            | Refusal::NotYourPawn(square)
            | Refusal::BackToStart(square)
            | Refusal::OwnPawnThere(square)
            | Refusal::EnemyPawnThere(square) => vec![Detail::place("square", square)],
            Refusal::NotTwoSteps { from, to }
            | Refusal::OneStep { from, to }
            | Refusal::MustMove { from, to }
            | Refusal::CannotPass { from, to } => from_to(from, to),
            Refusal::WallInTheWay { from, to, wall } => {
                [from_to(from, to), vec![Detail::place("wall", wall)]].concat()
            }
            Refusal::BothWaysWalled { from, to, wall, other } => {
                [from_to(from, to), two_walls(wall, other)].concat()
            }
            Refusal::WallMissing | Refusal::NoWallsLeft => Vec::new(),
            Refusal::WallAfterWin(base) => vec![Detail::place("base", base)],
            Refusal::NoneOfKindLeft(kind) => vec![Detail::word("kind", kind.letter())],
            Refusal::WallOutside { corner, kind } => {
                vec![Detail::place("wall", format!("{corner}{}", kind.letter()))]
            }
            Refusal::WallAlreadyThere(wall) => vec![Detail::place("wall", wall)],
            Refusal::WallCrosses { wall, other } | Refusal::WallOverlaps { wall, other } => {
                two_walls(wall, other)
            }
            Refusal::ClosesPath { wall, pawn, base } => {
                vec![Detail::place("wall", wall), Detail::place("pawn", pawn), Detail::place("base", base)]
            }
        }
    }

    fn scope(&self) -> Scope {
        match self {
            Refusal::BackToStart(_) | Refusal::NotTwoSteps { .. } | Refusal::OneStep { .. } => Scope::Shape,
            Refusal::NoPawn(_)
            | Refusal::NotYourPawn(_)
            | Refusal::MustMove { .. }
            | Refusal::CannotPass { .. }
            | Refusal::WallMissing
            | Refusal::WallAfterWin(_)
            | Refusal::NoWallsLeft
            | Refusal::NoneOfKindLeft(_) => Scope::Turn,
            _ => Scope::Way,
        }
    }
}

fn two_walls(wall: Wall, other: Wall) -> Vec<Detail> {
    vec![Detail::place("wall", wall), Detail::place("other", other)]
}
