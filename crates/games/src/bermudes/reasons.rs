//! Why a turn is refused, why a position is impossible.

use super::position::FEWEST_MEN;
use super::{Action, Position, Square};
use pionnier_core::{Detail, Position as _, Reason, Scope};

/// The two kinds of capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Capture {
    /// Taking an enemy man's place (M4).
    Elimination,
    /// Jumping an enemy man and turning it over (M5).
    Jump,
}

/// Why a turn is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no man on the square.
    NoMan(Square),
    /// The man there is the enemy's.
    NotYourMan(Square),
    /// The squares do not lie in one line.
    NotInLine {
        /// Where the man stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A step to an empty neighbouring square.
    NothingCaptured {
        /// Where the man stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// The first man in the line is one of the own side.
    BlockedByOwnMan {
        /// Where it stands.
        square: Square,
        /// What the move was to be.
        capture: Capture,
    },
    /// An elimination of a man of the own side.
    OwnManThere(Square),
    /// An elimination on an empty square.
    NoEnemyThere(Square),
    /// An elimination of a neighbour.
    Neighbour {
        /// Where the man stands.
        from: Square,
        /// Where the enemy man stands.
        to: Square,
    },
    /// Before the enemy man to be eliminated stands another one.
    EnemyBetween(Square),
    /// The sign of a jump was written, but this is an elimination.
    IsElimination {
        /// Where the man stands.
        from: Square,
        /// Where the enemy man stands.
        to: Square,
    },
    /// The sign of an elimination was written, but this is a jump.
    IsJump {
        /// Where the man stands.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// A jump with nobody to be jumped.
    MeetsNoEnemy {
        /// Where the man stands.
        from: Square,
        /// Where it was to land.
        to: Square,
    },
    /// A jump onto an enemy man instead of over it.
    LandsOnEnemy(Square),
    /// The square behind the enemy man is not empty.
    LandingOccupied {
        /// The enemy man.
        over: Square,
        /// The square behind it.
        square: Square,
        /// Whether a man of the own side stands there.
        own: bool,
    },
    /// A jump lands immediately behind the enemy man, not further on.
    NotBehind {
        /// The enemy man.
        over: Square,
        /// The square behind it.
        behind: Square,
        /// Where the man was to land.
        to: Square,
    },
    /// The chain has turned this man: it is of the own side now.
    AlreadyTurned(Square),
    /// An elimination in a chain.
    EliminationInChain(Square),
    /// A move that goes on after an elimination.
    AfterElimination(Square),
    /// The chain has won on this square and cannot go on.
    ChainHasWon(Square),
    /// A player who can capture cannot pass.
    CannotPass {
        /// A man that can capture.
        from: Square,
        /// Where it can go.
        to: Square,
    },
}

impl Refusal {
    /// Why a capture is not legal as the first leg of a turn. Only asked where it is not.
    pub(super) fn of_first_leg(position: &Position, capture: Capture, from: Square, to: Square) -> Refusal {
        match position.man_on(from) {
            None => Refusal::NoMan(from),
            Some(owner) if owner != position.side() => Refusal::NotYourMan(from),
            Some(_) if capture == Capture::Elimination => Refusal::of_elimination(position, from, to),
            Some(_) => Refusal::of_jump(position, position, from, to),
        }
    }

    fn of_elimination(position: &Position, from: Square, to: Square) -> Refusal {
        if !from.is_in_line_with(to) {
            return Refusal::NotInLine { from, to };
        }
        let is_neighbour = from.towards(to) == to;
        match position.man_on(to) {
            None if position.is_legal(Action::Jump { from, to }) => Refusal::IsJump { from, to },
            None if is_neighbour => Refusal::NothingCaptured { from, to },
            None => Refusal::NoEnemyThere(to),
            Some(owner) if owner == position.side() => Refusal::OwnManThere(to),
            Some(_) if is_neighbour => Refusal::Neighbour { from, to },
            Some(_) => {
                let square = first_man(position, from, to);
                if position.man_on(square) == Some(position.side()) {
                    Refusal::BlockedByOwnMan { square, capture: Capture::Elimination }
                } else {
                    Refusal::EnemyBetween(square)
                }
            }
        }
    }

    /// Why a jump is not legal. `before` is the position the turn began in, `now` the one it has come to; the side to
    /// move may have changed since, where the turn was over. Only asked where the jump is not legal.
    pub(super) fn of_jump(before: &Position, now: &Position, from: Square, to: Square) -> Refusal {
        if !from.is_in_line_with(to) {
            return Refusal::NotInLine { from, to };
        }
        let side = before.side();
        let first = first_man(now, from, to);
        match now.man_on(first) {
            None if from.towards(to) == to => Refusal::NothingCaptured { from, to },
            None => Refusal::MeetsNoEnemy { from, to },
            Some(owner) if owner == side => {
                if before.man_on(first) == Some(!side) {
                    Refusal::AlreadyTurned(first)
                } else {
                    Refusal::BlockedByOwnMan { square: first, capture: Capture::Jump }
                }
            }
            Some(_) if first == to => {
                if now.is_legal(Action::Eliminate { from, to }) {
                    Refusal::IsElimination { from, to }
                } else {
                    Refusal::LandsOnEnemy(to)
                }
            }
            Some(_) => {
                let behind = first.towards(to);
                match now.man_on(behind) {
                    Some(owner) => {
                        Refusal::LandingOccupied { over: first, square: behind, own: owner == side }
                    }
                    None => Refusal::NotBehind { over: first, behind, to },
                }
            }
        }
    }

    /// Why the side to move cannot pass, if it cannot.
    pub(super) fn of_pass(position: &Position) -> Option<Refusal> {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        actions.into_iter().find_map(|action| match action {
            Action::Eliminate { from, to } | Action::Jump { from, to } => {
                Some(Refusal::CannotPass { from, to })
            }
            Action::Stop | Action::Pass => None,
        })
    }
}

/// The first square with a man on the way from one square to another in its line, or else the last square.
fn first_man(position: &Position, from: Square, to: Square) -> Square {
    let mut square = from.towards(to);
    while square != to && position.man_on(square).is_none() {
        square = square.towards(to);
    }
    square
}

impl Reason for Refusal {
    const CODES: &'static [&'static str] = &[
        "no-man",
        "not-your-man",
        "not-in-line",
        "nothing-captured",
        "blocked-by-own-man",
        "own-man-there",
        "no-enemy-there",
        "neighbour",
        "enemy-between",
        "is-elimination",
        "is-jump",
        "meets-no-enemy",
        "lands-on-enemy",
        "landing-occupied",
        "not-behind",
        "already-turned",
        "elimination-in-chain",
        "after-elimination",
        "chain-has-won",
        "cannot-pass",
    ];

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoMan(_)
            | Refusal::NotYourMan(_)
            | Refusal::NotInLine { .. }
            | Refusal::NothingCaptured { .. } => "M3",
            Refusal::BlockedByOwnMan { capture: Capture::Elimination, .. }
            | Refusal::OwnManThere(_)
            | Refusal::NoEnemyThere(_)
            | Refusal::Neighbour { .. }
            | Refusal::EnemyBetween(_)
            | Refusal::IsElimination { .. } => "M4",
            Refusal::BlockedByOwnMan { capture: Capture::Jump, .. }
            | Refusal::IsJump { .. }
            | Refusal::MeetsNoEnemy { .. }
            | Refusal::LandsOnEnemy(_)
            | Refusal::LandingOccupied { .. }
            | Refusal::NotBehind { .. } => "M5",
            Refusal::AlreadyTurned(_) | Refusal::EliminationInChain(_) | Refusal::AfterElimination(_) => "M6",
            Refusal::ChainHasWon(_) => "M7",
            Refusal::CannotPass { .. } => "C2",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NoMan(_) => "no-man",
            Refusal::NotYourMan(_) => "not-your-man",
            Refusal::NotInLine { .. } => "not-in-line",
            Refusal::NothingCaptured { .. } => "nothing-captured",
            Refusal::BlockedByOwnMan { .. } => "blocked-by-own-man",
            Refusal::OwnManThere(_) => "own-man-there",
            Refusal::NoEnemyThere(_) => "no-enemy-there",
            Refusal::Neighbour { .. } => "neighbour",
            Refusal::EnemyBetween(_) => "enemy-between",
            Refusal::IsElimination { .. } => "is-elimination",
            Refusal::IsJump { .. } => "is-jump",
            Refusal::MeetsNoEnemy { .. } => "meets-no-enemy",
            Refusal::LandsOnEnemy(_) => "lands-on-enemy",
            Refusal::LandingOccupied { .. } => "landing-occupied",
            Refusal::NotBehind { .. } => "not-behind",
            Refusal::AlreadyTurned(_) => "already-turned",
            Refusal::EliminationInChain(_) => "elimination-in-chain",
            Refusal::AfterElimination(_) => "after-elimination",
            Refusal::ChainHasWon(_) => "chain-has-won",
            Refusal::CannotPass { .. } => "cannot-pass",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match *self {
            Refusal::NoMan(square)
            | Refusal::NotYourMan(square)
            | Refusal::BlockedByOwnMan { square, .. }
            | Refusal::OwnManThere(square)
            | Refusal::NoEnemyThere(square)
            | Refusal::EnemyBetween(square)
            | Refusal::LandsOnEnemy(square)
            | Refusal::AlreadyTurned(square)
            | Refusal::EliminationInChain(square)
            | Refusal::AfterElimination(square)
            | Refusal::ChainHasWon(square) => vec![Detail::place("square", square)],
            Refusal::NotInLine { from, to }
            | Refusal::NothingCaptured { from, to }
            | Refusal::Neighbour { from, to }
            | Refusal::IsElimination { from, to }
            | Refusal::IsJump { from, to }
            | Refusal::MeetsNoEnemy { from, to }
            | Refusal::CannotPass { from, to } => {
                vec![Detail::place("from", from), Detail::place("to", to)]
            }
            Refusal::LandingOccupied { over, square, own } => vec![
                Detail::place("over", over),
                Detail::place("square", square),
                Detail::word("owner", if own { "own" } else { "enemy" }),
            ],
            Refusal::NotBehind { over, behind, to } => {
                vec![Detail::place("over", over), Detail::place("behind", behind), Detail::place("to", to)]
            }
        }
    }

    fn scope(&self) -> Scope {
        match self {
            Refusal::NotInLine { .. }
            | Refusal::NothingCaptured { .. }
            | Refusal::NoEnemyThere(_)
            | Refusal::MeetsNoEnemy { .. }
            | Refusal::NotBehind { .. } => Scope::Shape,
            Refusal::NoMan(_)
            | Refusal::NotYourMan(_)
            | Refusal::AfterElimination(_)
            | Refusal::ChainHasWon(_)
            | Refusal::CannotPass { .. } => Scope::Turn,
            _ => Scope::Way,
        }
    }
}

/// Why an arrangement of men cannot be a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There are more men than the box holds. One side alone may have any number of them: men change sides.
    TooManyMen {
        /// Men of both sides.
        count: usize,
    },
    /// Both sides have fewer than six men, but the game ends as soon as one has.
    BothBeaten,
}

impl Fault {
    /// Reversible men in the box.
    const MEN: u32 = 54;

    /// What is wrong with the men, if anything is.
    pub(super) fn of(men: [u128; 2]) -> Option<Fault> {
        let [first, second] = men.map(u128::count_ones);
        if first + second > Fault::MEN {
            Some(Fault::TooManyMen { count: (first + second) as usize })
        } else if first < FEWEST_MEN && second < FEWEST_MEN {
            Some(Fault::BothBeaten)
        } else {
            None
        }
    }
}

impl Reason for Fault {
    const CODES: &'static [&'static str] = &["too-many-men", "both-beaten"];

    fn rule(&self) -> &'static str {
        match self {
            Fault::TooManyMen { .. } => "M1",
            Fault::BothBeaten => "M7",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Fault::TooManyMen { .. } => "too-many-men",
            Fault::BothBeaten => "both-beaten",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match *self {
            Fault::TooManyMen { count } => {
                vec![Detail::number("count", count), Detail::number("max", Fault::MEN as usize)]
            }
            Fault::BothBeaten => vec![Detail::number("min", FEWEST_MEN as usize)],
        }
    }
}
