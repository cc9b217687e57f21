//! Why a turn is refused, why a position is impossible.

use super::board::{Direction, SIZE};
use super::{Action, Position, Square};
use pionnier_core::{Detail, Position as _, Reason, Scope, Side};

/// Why a turn is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no man on the square.
    NoMan(Square),
    /// The man there is the enemy's.
    NotYourMan(Square),
    /// A step goes to an orthogonally adjacent square.
    NotAStep(Action),
    /// A man of the own side is in the way of a step.
    BlockedByOwnMan(Square),
    /// An enemy man is in the way of a step; it could only be captured by a jump.
    BlockedByEnemy(Square),
    /// A capture goes two squares along a rank or a file.
    NotAJump(Action),
    /// The square to be jumped is empty.
    NothingToJump(Square),
    /// An enemy man cannot be jumped.
    JumpsEnemy(Square),
    /// There is no enemy man where the capture would land.
    NothingToCapture(Square),
}

impl Refusal {
    /// Why a step (or, with `capture`, a capture) is not legal. Only asked where it is not.
    pub(super) fn of(position: &Position, action: Action, capture: bool) -> Refusal {
        let Action { from, to } = action;
        let side = position.side();
        match position.man_on(from) {
            None => return Refusal::NoMan(from),
            Some(owner) if owner != side => return Refusal::NotYourMan(from),
            Some(_) => {}
        }
        if !capture {
            return match position.man_on(to) {
                _ if !is_adjacent(from, to) => Refusal::NotAStep(action),
                Some(owner) if owner == side => Refusal::BlockedByOwnMan(to),
                _ => Refusal::BlockedByEnemy(to),
            };
        }
        let Some(over) = middle(from, to) else { return Refusal::NotAJump(action) };
        match position.man_on(over) {
            None => Refusal::NothingToJump(over),
            Some(owner) if owner != side => Refusal::JumpsEnemy(over),
            Some(_) => Refusal::NothingToCapture(to),
        }
    }
}

pub(super) fn is_adjacent(from: Square, to: Square) -> bool {
    Direction::ALL.iter().any(|direction| direction.shift(from.bit()) == to.bit())
}

/// The square between two squares that lie two apart on a rank or a file.
fn middle(from: Square, to: Square) -> Option<Square> {
    Square::all().find(|&over| {
        Direction::ALL.iter().any(|direction| {
            direction.shift(from.bit()) == over.bit() && direction.shift(over.bit()) == to.bit()
        })
    })
}

impl Reason for Refusal {
    const CODES: &'static [&'static str] = &[
        "no-man",
        "not-your-man",
        "not-a-step",
        "blocked-by-own-man",
        "blocked-by-enemy",
        "not-a-jump",
        "nothing-to-jump",
        "jumps-enemy",
        "nothing-to-capture",
    ];

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoMan(_)
            | Refusal::NotYourMan(_)
            | Refusal::NotAStep(_)
            | Refusal::BlockedByOwnMan(_)
            | Refusal::BlockedByEnemy(_) => "K3",
            Refusal::NotAJump(_)
            | Refusal::NothingToJump(_)
            | Refusal::JumpsEnemy(_)
            | Refusal::NothingToCapture(_) => "K4",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NoMan(_) => "no-man",
            Refusal::NotYourMan(_) => "not-your-man",
            Refusal::NotAStep(_) => "not-a-step",
            Refusal::BlockedByOwnMan(_) => "blocked-by-own-man",
            Refusal::BlockedByEnemy(_) => "blocked-by-enemy",
            Refusal::NotAJump(_) => "not-a-jump",
            Refusal::NothingToJump(_) => "nothing-to-jump",
            Refusal::JumpsEnemy(_) => "jumps-enemy",
            Refusal::NothingToCapture(_) => "nothing-to-capture",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match *self {
            Refusal::NoMan(square)
            | Refusal::NotYourMan(square)
            | Refusal::BlockedByOwnMan(square)
            | Refusal::BlockedByEnemy(square)
            | Refusal::NothingToJump(square)
            | Refusal::JumpsEnemy(square)
            | Refusal::NothingToCapture(square) => vec![Detail::place("square", square)],
            Refusal::NotAStep(action) | Refusal::NotAJump(action) => {
                vec![Detail::place("from", action.from), Detail::place("to", action.to)]
            }
        }
    }

    fn scope(&self) -> Scope {
        match self {
            Refusal::NotAStep(_) | Refusal::NotAJump(_) => Scope::Shape,
            Refusal::NoMan(_) | Refusal::NotYourMan(_) => Scope::Turn,
            _ => Scope::Way,
        }
    }
}

/// Why an arrangement of men cannot be a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A side has more men than the box holds.
    TooManyMen(Side),
    /// Both sides have fewer than two men, but the game ends as soon as one has.
    BothBeaten,
}

impl Fault {
    /// Men of each side in the box.
    const MEN: u32 = (2 * SIZE) as u32;

    /// What is wrong with the men, if anything is.
    pub(super) fn of(men: [u16; 2]) -> Option<Fault> {
        let count = men.map(u16::count_ones);
        Side::BOTH
            .into_iter()
            .find(|side| count[side.index()] > Fault::MEN)
            .map(Fault::TooManyMen)
            .or_else(|| (count[0] < 2 && count[1] < 2).then_some(Fault::BothBeaten))
    }
}

impl Reason for Fault {
    const CODES: &'static [&'static str] = &["too-many-men", "both-beaten"];

    fn rule(&self) -> &'static str {
        match self {
            Fault::TooManyMen(_) => "K1",
            Fault::BothBeaten => "K6",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Fault::TooManyMen(_) => "too-many-men",
            Fault::BothBeaten => "both-beaten",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match *self {
            Fault::TooManyMen(side) => vec![
                Detail::word("side", ["r", "y"][side.index()]),
                Detail::number("max", Fault::MEN as usize),
            ],
            Fault::BothBeaten => Vec::new(),
        }
    }
}
