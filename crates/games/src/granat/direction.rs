//! The senses in which lines can be followed.

use super::Coordinate;
use pionnier_core::Side;

/// A sense in which a line can be followed, as red sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(super) enum Direction {
    Up,
    UpRight,
    UpLeft,
    Right,
    Down,
    DownLeft,
    DownRight,
    Left,
}

impl Direction {
    pub(super) const ALL: [Direction; 8] = [
        Direction::Up,
        Direction::UpRight,
        Direction::UpLeft,
        Direction::Right,
        Direction::Down,
        Direction::DownLeft,
        Direction::DownRight,
        Direction::Left,
    ];

    /// Forward, by side (G4).
    pub(super) const FORWARD: [[Direction; 3]; 2] = [
        [Direction::Up, Direction::UpRight, Direction::UpLeft],
        [Direction::Down, Direction::DownLeft, Direction::DownRight],
    ];

    /// The directions of the cross line.
    pub(super) const SIDEWAYS: [Direction; 2] = [Direction::Right, Direction::Left];

    pub(super) fn is_forward(self, side: Side) -> bool {
        Direction::FORWARD[side.index()].contains(&self)
    }

    pub(super) const fn opposite(self) -> Direction {
        self.mirrored(3)
    }

    /// The image under one of the four symmetries, numbered as in [`super::Point::mirrored`].
    pub(super) const fn mirrored(self, symmetry: usize) -> Direction {
        let sideways = match self {
            Direction::UpRight => Direction::UpLeft,
            Direction::UpLeft => Direction::UpRight,
            Direction::Right => Direction::Left,
            Direction::Left => Direction::Right,
            Direction::DownLeft => Direction::DownRight,
            Direction::DownRight => Direction::DownLeft,
            upright => upright,
        };
        let turned = if symmetry & 1 == 0 { self } else { sideways };
        if symmetry & 2 == 0 {
            return turned;
        }
        match turned {
            Direction::Up => Direction::Down,
            Direction::UpRight => Direction::DownRight,
            Direction::UpLeft => Direction::DownLeft,
            Direction::Down => Direction::Up,
            Direction::DownLeft => Direction::UpLeft,
            Direction::DownRight => Direction::UpRight,
            level => level,
        }
    }

    /// The direction from one point to another on the same line.
    pub(super) const fn between(from: Coordinate, to: Coordinate) -> Direction {
        let up = to.rank > from.rank;
        let level = to.rank == from.rank;
        match (to.file > from.file, to.file < from.file) {
            (true, _) if level => Direction::Right,
            (_, true) if level => Direction::Left,
            (true, _) if up => Direction::UpRight,
            (true, _) => Direction::DownRight,
            (_, true) if up => Direction::UpLeft,
            (_, true) => Direction::DownLeft,
            _ if up => Direction::Up,
            _ => Direction::Down,
        }
    }
}
