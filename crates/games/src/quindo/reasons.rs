//! Why a turn is refused, why a position is impossible.

use super::position::LONGEST;
use super::{Position, Square};
use pionnier_core::{Detail, Position as _, Reason, Scope};

/// Why a turn is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no disc on the square.
    NoDisc(Square),
    /// There never is a disc on a border square.
    FromBorder(Square),
    /// The disc there is the enemy's.
    NotYourDisc(Square),
    /// The disc would stay where it is.
    NoMove(Square),
    /// No straight line in one of the eight directions joins the squares.
    NotInLine {
        /// Where the disc stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// A disc of the own side would be jumped.
    JumpsOwnDisc(Square),
    /// A disc of the own side lies where the move would end.
    EndsOnOwnDisc(Square),
    /// An enemy disc lies where the move would end; it can only be jumped.
    EndsOnEnemy(Square),
    /// There are too many free squares on the way.
    TooFar {
        /// How many there are.
        length: usize,
    },
    /// The enemy's move just before had the same length.
    SameLength(u8),
    /// The move is written with `-` but turns enemy discs over.
    Captures {
        /// Where the disc stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The first enemy disc on the way.
        over: Square,
    },
    /// The move is written with `x` but turns nothing over.
    CapturesNothing {
        /// Where the disc stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A player who has discs can always move one, and must.
    CannotPass,
}

impl Refusal {
    /// Why a move is not legal. Only asked where it is not, or where it is but was written with the wrong sign.
    pub(super) fn of(position: &Position, from: Square, to: Square) -> Refusal {
        let side = position.side();
        match position.disc_on(from) {
            None if from.is_border() => return Refusal::FromBorder(from),
            None => return Refusal::NoDisc(from),
            Some(owner) if owner != side => return Refusal::NotYourDisc(from),
            Some(_) if from == to => return Refusal::NoMove(from),
            Some(_) if !from.is_in_line(to) => return Refusal::NotInLine { from, to },
            Some(_) => {}
        }
        let disc_between = |owner| from.between(to).find(|&square| position.disc_on(square) == Some(owner));
        if let Some(square) = disc_between(side) {
            return Refusal::JumpsOwnDisc(square);
        }
        match position.disc_on(to) {
            Some(owner) if owner == side => return Refusal::EndsOnOwnDisc(to),
            Some(_) => return Refusal::EndsOnEnemy(to),
            None => {}
        }
        let length = 1 + from.between(to).filter(|&square| position.disc_on(square).is_none()).count();
        if length > usize::from(LONGEST) {
            return Refusal::TooFar { length };
        }
        if length == usize::from(position.previous_length()) {
            return Refusal::SameLength(position.previous_length());
        }
        // Nothing is wrong with the move, so it must be the sign.
        match disc_between(!side) {
            Some(over) => Refusal::Captures { from, to, over },
            None => Refusal::CapturesNothing { from, to },
        }
    }
}

impl Reason for Refusal {
    const CODES: &'static [&'static str] = &[
        "no-disc",
        "from-border",
        "not-your-disc",
        "no-move",
        "not-in-line",
        "jumps-own-disc",
        "ends-on-own-disc",
        "ends-on-enemy",
        "too-far",
        "same-length",
        "captures",
        "captures-nothing",
        "cannot-pass",
    ];

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoDisc(_)
            | Refusal::NotYourDisc(_)
            | Refusal::NoMove(_)
            | Refusal::NotInLine { .. }
            | Refusal::TooFar { .. } => "Q3",
            Refusal::JumpsOwnDisc(_) | Refusal::EndsOnOwnDisc(_) | Refusal::EndsOnEnemy(_) => "Q4",
            Refusal::Captures { .. } | Refusal::CapturesNothing { .. } => "Q5",
            Refusal::SameLength(_) => "Q6",
            Refusal::FromBorder(_) => "Q7",
            Refusal::CannotPass => "C2",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NoDisc(_) => "no-disc",
            Refusal::FromBorder(_) => "from-border",
            Refusal::NotYourDisc(_) => "not-your-disc",
            Refusal::NoMove(_) => "no-move",
            Refusal::NotInLine { .. } => "not-in-line",
            Refusal::JumpsOwnDisc(_) => "jumps-own-disc",
            Refusal::EndsOnOwnDisc(_) => "ends-on-own-disc",
            Refusal::EndsOnEnemy(_) => "ends-on-enemy",
            Refusal::TooFar { .. } => "too-far",
            Refusal::SameLength(_) => "same-length",
            Refusal::Captures { .. } => "captures",
            Refusal::CapturesNothing { .. } => "captures-nothing",
            Refusal::CannotPass => "cannot-pass",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match *self {
            Refusal::NoDisc(square)
            | Refusal::FromBorder(square)
            | Refusal::NotYourDisc(square)
            | Refusal::NoMove(square)
            | Refusal::JumpsOwnDisc(square)
            | Refusal::EndsOnOwnDisc(square)
            | Refusal::EndsOnEnemy(square) => vec![Detail::place("square", square)],
            Refusal::NotInLine { from, to } | Refusal::CapturesNothing { from, to } => {
                vec![Detail::place("from", from), Detail::place("to", to)]
            }
            Refusal::Captures { from, to, over } => {
                vec![Detail::place("from", from), Detail::place("to", to), Detail::place("over", over)]
            }
            Refusal::TooFar { length } => {
                vec![Detail::number("length", length), Detail::number("max", usize::from(LONGEST))]
            }
            Refusal::SameLength(length) => vec![Detail::number("length", usize::from(length))],
            Refusal::CannotPass => Vec::new(),
        }
    }

    fn scope(&self) -> Scope {
        match self {
            Refusal::NoMove(_) | Refusal::NotInLine { .. } | Refusal::TooFar { .. } => Scope::Shape,
            Refusal::NoDisc(_)
            | Refusal::FromBorder(_)
            | Refusal::NotYourDisc(_)
            | Refusal::SameLength(_)
            | Refusal::CannotPass => Scope::Turn,
            _ => Scope::Way,
        }
    }
}

/// Why an arrangement of discs cannot be a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A disc lies on the border, where it would have left the game.
    DiscOnBorder(Square),
    /// There are more discs than the box holds. How many of them are whose does not matter: they turn.
    TooManyDiscs {
        /// How many there are.
        count: usize,
    },
    /// Neither side has a disc, but the game ends as soon as one has none.
    NoDiscs,
}

impl Fault {
    /// Discs in the box (Q2).
    const DISCS: usize = 10;

    /// What is wrong with discs that all lie in the field, if anything is.
    pub(super) const fn of(discs: [u128; 2]) -> Option<Fault> {
        match (discs[0] | discs[1]).count_ones() as usize {
            0 => Some(Fault::NoDiscs),
            1..=Fault::DISCS => None,
            count => Some(Fault::TooManyDiscs { count }),
        }
    }
}

impl Reason for Fault {
    const CODES: &'static [&'static str] = &["disc-on-border", "too-many-discs", "no-discs"];

    fn rule(&self) -> &'static str {
        match self {
            Fault::DiscOnBorder(_) => "Q7",
            Fault::TooManyDiscs { .. } => "Q2",
            Fault::NoDiscs => "Q8",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Fault::DiscOnBorder(_) => "disc-on-border",
            Fault::TooManyDiscs { .. } => "too-many-discs",
            Fault::NoDiscs => "no-discs",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match *self {
            Fault::DiscOnBorder(square) => vec![Detail::place("square", square)],
            Fault::TooManyDiscs { count } => {
                vec![Detail::number("count", count), Detail::number("max", Fault::DISCS)]
            }
            Fault::NoDiscs => Vec::new(),
        }
    }
}
