//! What a game looks like to the eye and the hand: for front ends that draw boards and know no rules.

use crate::{Detail, Side};
use core::fmt::Display;

/// The board without men: where everything that can be touched lies.
///
/// Distances are in half steps, so that neighbouring squares are 2 apart and the groove between them is at an odd
/// number. `x` grows to the right, `y` upwards, from the first player, who sits below, to the second.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Layout {
    /// The squares or points.
    pub places: Vec<Place>,
    /// The lines drawn between points, each straight from end to end.
    pub lines: Vec<Line>,
    /// Where walls can stand.
    pub walls: Vec<WallPlace>,
    /// The names of the columns, from the left, `at` being an x.
    pub columns: Vec<Label>,
    /// The names of the rows, from below, `at` being a y.
    pub rows: Vec<Label>,
}

/// A square or point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// As it is written in turn text.
    pub name: String,
    /// Half steps from the left.
    pub x: i32,
    /// Half steps from below.
    pub y: i32,
    /// `square`, `border`, `base-first`, `base-second`, `point` or `garnet-square`.
    pub kind: &'static str,
}

/// A line drawn on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The place where it begins.
    pub from: String,
    /// The place where it ends.
    pub to: String,
    /// `black` or `yellow`.
    pub kind: &'static str,
}

/// Where a wall can stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WallPlace {
    /// The wall, as it is written in turn text.
    pub name: String,
    /// Half steps from the left to its middle.
    pub x: i32,
    /// Half steps from below to its middle.
    pub y: i32,
    /// `h`, lying along a row, or `v`, along a column.
    pub kind: &'static str,
}

/// The name of a column or a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// What is written beside the board.
    pub text: String,
    /// The x of the column or the y of the row.
    pub at: i32,
}

/// What stands on the board, also in the middle of a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scene {
    /// The men. Two of them share a place only where that has ended the game.
    pub men: Vec<Man>,
    /// The names of the walls.
    pub walls: Vec<String>,
    /// What each side has beside the board.
    pub stock: Vec<Stock>,
    /// What a player should be told and cannot see in the men alone.
    pub notes: Vec<Note>,
}

/// A man on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Man {
    /// Where it stands.
    pub place: String,
    /// Whose it is.
    pub side: Side,
    /// `man`, `disc`, `pawn` or `garnet`.
    pub kind: &'static str,
}

/// What a side has beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stock {
    /// Whose it is.
    pub side: Side,
    /// Walls: `h` or `v`.
    pub kind: &'static str,
    /// How many.
    pub count: usize,
}

/// Something a player should know. Its words are in the message files under `note-` and the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// A stable name: one of [`Game::NOTES`](crate::Game::NOTES).
    pub code: &'static str,
    /// The rule behind it.
    pub rule: &'static str,
    /// What the words are filled with.
    pub details: Vec<Detail>,
}

/// What an action is to the eye and the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touch {
    /// What is done.
    pub kind: TouchKind,
    /// The man that acts.
    pub from: Option<String>,
    /// Where it goes, who receives the ball, or the wall.
    pub to: Option<String>,
    /// The men that are taken or turned over.
    pub over: Vec<String>,
}

/// What is done with one touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TouchKind {
    /// A man goes from one place to another.
    Move,
    /// The same, and enemy men are taken.
    Capture,
    /// The same, and enemy men are turned over.
    Flip,
    /// A ball passes from one man to another.
    Ball,
    /// A wall is placed.
    Wall,
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

    /// A ball passes from one man to another.
    pub fn ball(from: impl Display, to: impl Display) -> Touch {
        Touch { kind: TouchKind::Ball, ..Touch::leg(from, to, Vec::new()) }
    }

    /// A wall is placed.
    pub fn wall(name: impl Display) -> Touch {
        Touch { kind: TouchKind::Wall, from: None, to: Some(format!("{name}")), over: Vec::new() }
    }

    /// Nothing moves.
    #[must_use]
    pub const fn nothing(kind: TouchKind) -> Touch {
        Touch { kind, from: None, to: None, over: Vec::new() }
    }
}
