//! What follows from the board's tables: the next point in each direction, neighbours, colours, mirror images. All of
//! it is computed by the compiler.

use super::board::{BOARD, Colour, LINES, POINTS, existing, word};
use super::direction::Direction;
use super::{Coordinate, Point};

/// What the lines say about each point, and about [`Point::OFF`] behind the last of them.
struct Links {
    next: [[Point; 8]; POINTS + 1],
    neighbours: [u128; POINTS + 1],
    /// Bit n: the line in direction number n is yellow.
    yellow: [u8; POINTS + 1],
}

impl Links {
    const NONE: Links =
        Links { next: [[Point::OFF; 8]; POINTS + 1], neighbours: [0; POINTS + 1], yellow: [0; POINTS + 1] };

    const fn of_lines() -> Links {
        let mut links = Links::NONE;
        let mut number = 0;
        while number < LINES.len() {
            let (colour, list) = LINES[number];
            let Some((first, mut at)) = word(list, 0) else { panic!("a line has no points") };
            let mut from = first;
            let mut course: Option<Direction> = None;
            while let Some((to, end)) = word(list, at) {
                let direction = Direction::between(from, to);
                if let Some(course) = course {
                    assert!(course as u8 == direction as u8, "a line bends");
                }
                links = links.with(from, to, direction, colour);
                links = links.with(to, from, direction.opposite(), colour);
                course = Some(direction);
                from = to;
                at = end;
            }
            number += 1;
        }
        links
    }

    const fn with(mut self, from: Coordinate, to: Coordinate, direction: Direction, colour: Colour) -> Links {
        let (from, to) = (existing(from), existing(to));
        let next = &mut self.next[from.index()][direction as usize];
        assert!(next.index() == Point::OFF.index(), "two lines leave a point in the same direction");
        *next = to;
        self.neighbours[from.index()] |= to.bit();
        if matches!(colour, Colour::Yellow) {
            self.yellow[from.index()] |= 1 << direction as u8;
        }
        self
    }
}

/// By side and point: the points one link forward.
pub(super) static AHEAD: [[u128; POINTS]; 2] = {
    let mut ahead = [[0; POINTS]; 2];
    let mut index = 0;
    while index < POINTS {
        let mut number = 0;
        while number < 3 {
            let [red, blue] = Direction::FORWARD;
            ahead[0][index] |= LINKS.next[index][red[number] as usize].bit() & BOARD;
            ahead[1][index] |= LINKS.next[index][blue[number] as usize].bit() & BOARD;
            number += 1;
        }
        index += 1;
    }
    ahead
};

const LINKS: Links = Links::of_lines();
pub(super) static NEXT: [[Point; 8]; POINTS + 1] = LINKS.next;
pub(super) static NEIGHBOURS: [u128; POINTS + 1] = LINKS.neighbours;
pub(super) static YELLOW: [u8; POINTS + 1] = LINKS.yellow;

pub(super) static MIRRORED: [[Point; POINTS]; 4] = {
    let mut mirrored = [[Point::OFF; POINTS]; 4];
    let mut symmetry = 0;
    while symmetry < 4 {
        let mut index = 0;
        while index < POINTS {
            let Coordinate { file, rank } = Point::from_index(index).place();
            let image = Coordinate {
                file: if symmetry & 1 == 0 { file } else { Coordinate::FILES + 1 - file },
                rank: if symmetry & 2 == 0 { rank } else { Coordinate::RANKS + 1 - rank },
            };
            let Some(point) = Point::at(image) else { panic!("the points are not symmetric") };
            mirrored[symmetry][index] = point;
            index += 1;
        }
        symmetry += 1;
    }
    mirrored
};
