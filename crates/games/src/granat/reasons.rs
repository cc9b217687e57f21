//! Why a turn is refused, why a position is impossible.

use super::board::{GARNET_SQUARE, START_BALLS, START_PAWNS};
use super::{Coordinate, Point};
use pionnier_core::{Detail, Reason, Scope, Side};

/// Why a turn is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no point at this place.
    NoPoint(Coordinate),
    /// There is no pawn on the point.
    NoMan(Point),
    /// The pawn there is the enemy's.
    NotYourMan(Point),
    /// No straight line leads from one point to the other.
    NotOnALine(Point, Point),
    /// A neutral pawn moves forward only.
    NotForward(Point, Point),
    /// A neutral pawn goes one link, or jumps over one neighbour.
    TooFar(Point, Point),
    /// The point to be jumped is empty.
    NothingToJump(Point),
    /// An enemy pawn is not jumped but captured, which is written otherwise.
    JumpsEnemy(Point),
    /// A pawn of the own side is in the way of a neutral pawn, or of a garnet pawn.
    BlockedByOwn(Kind, Point),
    /// An enemy pawn is.
    BlockedByEnemy(Kind, Point),
    /// After a jump there can be more jumps, but no step.
    OnlyJumpsFollow(Point),
    /// A step or a slide is a whole turn.
    TurnOver(Kind, Point),
    /// A neutral pawn on the enemy's back rank cannot act.
    Stuck(Point),
    /// The pawn has no ball to give.
    NoBall(Point),
    /// Not a neutral pawn of the own side.
    NotAReceiver(Point),
    /// Outside the own half a ball passes between neighbours only.
    BallTooFar(Point, Point),
    /// The garnet square is entered by a single link.
    GarnetSquareEntry,
    /// Nothing slides across the garnet square.
    GarnetSquareCrossed,
    /// There is no pawn between the two points.
    NothingToCapture(Point, Point),
    /// The pawn to be captured is the player's own.
    CapturesOwn(Point),
    /// The point behind the captured pawn is not empty.
    LandingNotEmpty(Point),
    /// A capture lands right behind the captured pawn: that pawn, and where it was to land.
    NotRightBehind(Point, Point),
    /// A neutral pawn captures neighbours only: the pawn, and the one it was to capture.
    NotANeighbour(Point, Point),
    /// A chain on a black line goes straight on.
    NotStraightOn(Point, Point),
    /// A chain that began on a yellow line stays on yellow lines.
    NotOneColour(Point, Point),
    /// A pawn must capture: the pawn, and one it can capture.
    MustCapture(Point, Point),
    /// A chain must go on: how it captures, where the pawn is, and a pawn it can capture.
    MustGoOn(Kind, Point, Point),
    /// A garnet pawn on the garnet square protects its side.
    Protected,
    /// The ball on the garnet square must leave it.
    BallMustLeave,
    /// Nobody passes.
    CannotPass,
}

/// The two kinds of pawns. They break different rules by the same mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Without a ball.
    Neutral,
    /// With one.
    Garnet,
}

impl Reason for Refusal {
    const CODES: &'static [&'static str] = &[
        "no-point",
        "no-man",
        "not-your-man",
        "not-on-a-line",
        "not-forward",
        "too-far",
        "nothing-to-jump",
        "jumps-enemy",
        "blocked-by-own",
        "blocked-by-enemy",
        "only-jumps-follow",
        "turn-over",
        "stuck",
        "no-ball",
        "not-a-receiver",
        "ball-too-far",
        "garnet-square-entry",
        "garnet-square-crossed",
        "nothing-to-capture",
        "captures-own",
        "landing-not-empty",
        "not-right-behind",
        "not-a-neighbour",
        "not-straight-on",
        "not-one-colour",
        "must-capture",
        "must-go-on",
        "protected",
        "ball-must-leave",
        "cannot-pass",
    ];

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoPoint(_) => "G1",
            Refusal::NotOnALine(..) => "G2",
            Refusal::NoMan(_) | Refusal::NotYourMan(_) => "G4",
            Refusal::NotForward(from, _) if *from == GARNET_SQUARE => "G10",
            Refusal::NotForward(..)
            | Refusal::TooFar(..)
            | Refusal::NothingToJump(_)
            | Refusal::JumpsEnemy(_)
            | Refusal::OnlyJumpsFollow(_)
            | Refusal::BlockedByOwn(Kind::Neutral, _)
            | Refusal::BlockedByEnemy(Kind::Neutral, _)
            | Refusal::TurnOver(Kind::Neutral, _) => "G6",
            Refusal::Stuck(_) => "G7",
            Refusal::BlockedByOwn(Kind::Garnet, _)
            | Refusal::BlockedByEnemy(Kind::Garnet, _)
            | Refusal::TurnOver(Kind::Garnet, _) => "G8",
            Refusal::NoBall(_) | Refusal::NotAReceiver(_) | Refusal::BallTooFar(..) => "G9",
            Refusal::GarnetSquareEntry | Refusal::GarnetSquareCrossed => "G10",
            Refusal::NothingToCapture(..)
            | Refusal::CapturesOwn(_)
            | Refusal::LandingNotEmpty(_)
            | Refusal::NotRightBehind(..) => "G11",
            Refusal::NotANeighbour(..) | Refusal::MustGoOn(Kind::Neutral, ..) => "G12",
            Refusal::NotStraightOn(..) | Refusal::NotOneColour(..) | Refusal::MustGoOn(Kind::Garnet, ..) => {
                "G13"
            }
            Refusal::MustCapture(..) => "G14",
            Refusal::Protected => "G17",
            Refusal::BallMustLeave => "G18",
            Refusal::CannotPass => "G21",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::NoPoint(_) => "no-point",
            Refusal::NoMan(_) => "no-man",
            Refusal::NotYourMan(_) => "not-your-man",
            Refusal::NotOnALine(..) => "not-on-a-line",
            Refusal::NotForward(..) => "not-forward",
            Refusal::TooFar(..) => "too-far",
            Refusal::NothingToJump(_) => "nothing-to-jump",
            Refusal::JumpsEnemy(_) => "jumps-enemy",
            Refusal::BlockedByOwn(..) => "blocked-by-own",
            Refusal::BlockedByEnemy(..) => "blocked-by-enemy",
            Refusal::OnlyJumpsFollow(_) => "only-jumps-follow",
            Refusal::TurnOver(..) => "turn-over",
            Refusal::Stuck(_) => "stuck",
            Refusal::NoBall(_) => "no-ball",
            Refusal::NotAReceiver(_) => "not-a-receiver",
            Refusal::BallTooFar(..) => "ball-too-far",
            Refusal::GarnetSquareEntry => "garnet-square-entry",
            Refusal::GarnetSquareCrossed => "garnet-square-crossed",
            Refusal::NothingToCapture(..) => "nothing-to-capture",
            Refusal::CapturesOwn(_) => "captures-own",
            Refusal::LandingNotEmpty(_) => "landing-not-empty",
            Refusal::NotRightBehind(..) => "not-right-behind",
            Refusal::NotANeighbour(..) => "not-a-neighbour",
            Refusal::NotStraightOn(..) => "not-straight-on",
            Refusal::NotOneColour(..) => "not-one-colour",
            Refusal::MustCapture(..) => "must-capture",
            Refusal::MustGoOn(..) => "must-go-on",
            Refusal::Protected => "protected",
            Refusal::BallMustLeave => "ball-must-leave",
            Refusal::CannotPass => "cannot-pass",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match *self {
            Refusal::NoPoint(place) => vec![Detail::place("square", place)],
            Refusal::NoMan(square)
            | Refusal::NotYourMan(square)
            | Refusal::NothingToJump(square)
            | Refusal::JumpsEnemy(square)
            | Refusal::BlockedByOwn(_, square)
            | Refusal::BlockedByEnemy(_, square)
            | Refusal::OnlyJumpsFollow(square)
            | Refusal::TurnOver(_, square)
            | Refusal::Stuck(square)
            | Refusal::NoBall(square)
            | Refusal::NotAReceiver(square)
            | Refusal::CapturesOwn(square)
            | Refusal::LandingNotEmpty(square) => vec![Detail::place("square", square)],
            Refusal::GarnetSquareEntry
            | Refusal::GarnetSquareCrossed
            | Refusal::Protected
            | Refusal::BallMustLeave => vec![Detail::place("square", GARNET_SQUARE)],
            Refusal::NotOnALine(from, to)
            | Refusal::NotForward(from, to)
            | Refusal::TooFar(from, to)
            | Refusal::BallTooFar(from, to)
            | Refusal::NothingToCapture(from, to)
            | Refusal::NotStraightOn(from, to)
            | Refusal::NotOneColour(from, to) => {
                vec![Detail::place("from", from), Detail::place("to", to)]
            }
            Refusal::CannotPass => Vec::new(),
            Refusal::NotRightBehind(over, to) => {
                vec![Detail::place("over", over), Detail::place("to", to)]
            }
            Refusal::NotANeighbour(from, over)
            | Refusal::MustCapture(from, over)
            | Refusal::MustGoOn(_, from, over) => {
                vec![Detail::place("from", from), Detail::place("over", over)]
            }
        }
    }

    fn scope(&self) -> Scope {
        match self {
            Refusal::NoPoint(_)
            | Refusal::NotOnALine(..)
            | Refusal::NotForward(..)
            | Refusal::TooFar(..)
            | Refusal::NothingToJump(_)
            | Refusal::NotRightBehind(..)
            | Refusal::NothingToCapture(..)
            | Refusal::GarnetSquareEntry
            | Refusal::GarnetSquareCrossed
            | Refusal::BallTooFar(..) => Scope::Shape,
            Refusal::NoMan(_)
            | Refusal::NotYourMan(_)
            | Refusal::Stuck(_)
            | Refusal::MustCapture(..)
            | Refusal::MustGoOn(..)
            | Refusal::Protected
            | Refusal::BallMustLeave
            | Refusal::CannotPass => Scope::Turn,
            _ => Scope::Way,
        }
    }
}

/// Why an arrangement of pawns cannot be a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A side has more pawns than the box holds.
    TooManyMen(Side),
    /// A side has more balls than it started with.
    TooManyBalls(Side),
    /// Neither side has a pawn, but the game ends as soon as one has none.
    NobodyLeft,
}

impl Fault {
    /// Each side's pawns at the start: there are no others.
    const MEN: u32 = START_PAWNS[0].count_ones();
    /// Each side's balls at the start: they never change sides.
    const BALLS: u32 = (START_PAWNS[0] & START_BALLS).count_ones();

    /// What is wrong with the pawns, if anything is.
    pub(super) fn of(pawns: [u128; 2], balls: u128) -> Option<Fault> {
        let too_many = Side::BOTH.into_iter().find_map(|side| {
            let men = pawns[side.index()];
            if men.count_ones() > Fault::MEN {
                Some(Fault::TooManyMen(side))
            } else {
                ((men & balls).count_ones() > Fault::BALLS).then_some(Fault::TooManyBalls(side))
            }
        });
        too_many.or_else(|| (pawns == [0; 2]).then_some(Fault::NobodyLeft))
    }
}

impl Reason for Fault {
    const CODES: &'static [&'static str] = &["too-many-men", "too-many-balls", "nobody-left"];

    fn rule(&self) -> &'static str {
        match self {
            Fault::TooManyMen(_) | Fault::TooManyBalls(_) => "G4",
            Fault::NobodyLeft => "G19",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Fault::TooManyMen(_) => "too-many-men",
            Fault::TooManyBalls(_) => "too-many-balls",
            Fault::NobodyLeft => "nobody-left",
        }
    }

    fn details(&self) -> Vec<Detail> {
        let (side, max) = match *self {
            Fault::TooManyMen(side) => (side, Fault::MEN),
            Fault::TooManyBalls(side) => (side, Fault::BALLS),
            Fault::NobodyLeft => return Vec::new(),
        };
        vec![Detail::word("side", ["r", "b"][side.index()]), Detail::number("max", max as usize)]
    }
}
