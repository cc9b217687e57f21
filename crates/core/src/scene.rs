//! What a game looks like to the eye and the hand: for front ends that draw boards and know no rules.

use crate::{Detail, Game, Position, Side};
use core::fmt::Display;

/// What a game looks like.
pub trait Scenery: Game {
    /// Every code a [`Note`] of this game can have.
    const NOTES: &'static [&'static str];

    /// The board without men.
    fn layout() -> Layout;

    /// What stands on the board. Works in mid-turn too.
    fn scene(position: &Self::Position) -> Scene;

    /// What a player should be told and cannot see in the men alone: a game without [`Scenery::NOTES`] says nothing.
    fn notes(_position: &Self::Position) -> Vec<Note> {
        Vec::new()
    }
}

/// What a hand can do in a game.
pub trait Handling: Scenery {
    /// What a legal action is to the eye and the hand.
    fn touch(position: &Self::Position, action: <Self::Position as Position>::Action) -> Touch;

    /// What a player means who goes from one place to another, legal or not, as turn text: of the whole turn so far at
    /// its beginning, and in mid-turn of what is added to it. For a barrier `from` is empty. Nothing if no text can say
    /// it, because the turn goes on with something else.
    fn attempt(position: &Self::Position, from: &str, to: &str) -> Option<String>;
}

/// The board without men: where everything that can be touched lies.
///
/// Distances are in half steps, so that neighbouring squares are 2 apart and the groove between them is at an odd
/// number. `x` grows to the right, `y` upwards, from the first player, who sits below, to the second.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Layout {
    /// The squares or points.
    pub places: Vec<Place>,
    /// The lines drawn between points, each straight from end to end.
    pub lines: Vec<Line>,
    /// Where barriers can stand.
    pub barriers: Vec<BarrierPlace>,
    /// The names of the columns, from the left, `at` being an x.
    pub columns: Vec<Label>,
    /// The names of the rows, from below, `at` being a y.
    pub rows: Vec<Label>,
}

/// A square or point.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Place {
    /// As it is written in turn text.
    pub name: String,
    /// Half steps from the left.
    pub x: i32,
    /// Half steps from below.
    pub y: i32,
    /// What is drawn there.
    pub kind: PlaceKind,
}

/// What kind of place it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PlaceKind {
    /// A square.
    Square,
    /// A square at the edge that has rules of its own.
    Border,
    /// A square from which the first side starts.
    BaseFirst,
    /// A square from which the second side starts.
    BaseSecond,
    /// A point where lines meet.
    Point,
    /// A point that stands out and has rules of its own.
    Landmark,
}

/// A line drawn on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// The place where it begins.
    pub from: String,
    /// The place where it ends.
    pub to: String,
    /// How it is drawn.
    pub kind: LineKind,
}

/// What kind of line it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum LineKind {
    /// The usual one.
    Plain,
    /// One that stands out and has rules of its own.
    Accent,
}

/// Where something that bars the way can stand between squares.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BarrierPlace {
    /// The barrier, as it is written in turn text.
    pub name: String,
    /// Half steps from the left to its middle.
    pub x: i32,
    /// Half steps from below to its middle.
    pub y: i32,
    /// How it lies.
    pub kind: Orientation,
}

/// How a barrier lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Orientation {
    /// Along a row.
    #[cfg_attr(feature = "serde", serde(rename = "h"))]
    Horizontal,
    /// Along a column.
    #[cfg_attr(feature = "serde", serde(rename = "v"))]
    Vertical,
}

/// The name of a column or a row.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Label {
    /// What is written beside the board.
    pub text: String,
    /// The x of the column or the y of the row.
    pub at: i32,
}

/// What stands on the board, also in the middle of a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// The men. Two of them share a place only where that has ended the game.
    pub men: Vec<Man>,
    /// The names of the barriers.
    pub barriers: Vec<String>,
    /// What each side has beside the board.
    pub stock: Vec<Stock>,
}

/// A man on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Man {
    /// Where it stands.
    pub place: String,
    /// Whose it is.
    pub side: Side,
    /// What it looks like.
    pub kind: ManKind,
}

/// What kind of man it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ManKind {
    /// A stone that stands on a square.
    Man,
    /// A flat one with two faces.
    Disc,
    /// One that walks.
    Pawn,
    /// A pawn that carries what can be handed on to another.
    Carrier,
}

/// The barriers that a side has beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stock {
    /// Whose it is.
    pub side: Side,
    /// How they lie.
    pub kind: Orientation,
    /// How many.
    pub count: usize,
}

/// Something a player should know and cannot see in the men alone. Its words are in the message files under `note-` and the code.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Note {
    /// A stable name: one of [`Scenery::NOTES`].
    pub code: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    /// What the words are filled with.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub details: Vec<Detail>,
}

/// What an action is to the eye and the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Touch {
    /// What is done.
    pub kind: TouchKind,
    /// The man that acts.
    pub from: Option<String>,
    /// Where it goes, who receives what is carried, or the barrier.
    pub to: Option<String>,
    /// The men that are taken or turned over.
    pub over: Vec<String>,
}

/// What is done with one touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TouchKind {
    /// A man goes from one place to another.
    Move,
    /// The same, and enemy men are taken.
    Capture,
    /// The same, and enemy men are turned over.
    Flip,
    /// What one man carries is handed on to another.
    Transfer,
    /// A barrier is placed.
    Barrier,
    /// The turn ends although it could go on.
    Stop,
    /// Nothing moves, because nothing can.
    Pass,
}

impl Touch {
    /// A man goes from one place to another, over some that it takes.
    pub fn leg(from: impl Display, to: impl Display, over: Vec<String>) -> Touch {
        let kind = if over.is_empty() { TouchKind::Move } else { TouchKind::Capture };
        Touch { kind, from: Some(format!("{from}")), to: Some(format!("{to}")), over }
    }

    /// A man goes from one place to another, over some that it turns.
    pub fn flip(from: impl Display, to: impl Display, over: Vec<String>) -> Touch {
        let kind = if over.is_empty() { TouchKind::Move } else { TouchKind::Flip };
        Touch { kind, ..Touch::leg(from, to, over) }
    }

    /// A barrier is placed.
    pub fn barrier(name: impl Display) -> Touch {
        Touch { kind: TouchKind::Barrier, from: None, to: Some(format!("{name}")), over: Vec::new() }
    }

    /// Nothing moves.
    #[must_use]
    pub const fn nothing(kind: TouchKind) -> Touch {
        Touch { kind, from: None, to: None, over: Vec::new() }
    }
}
