//! The board as front ends see it.

use super::board::{FILES, RANKS};
use super::{Action, CulDeSac, Kind, Position, Square, Wall};
use crate::grid::{labels, letter};
use pionnier_core::scene::{
    BarrierPlace, Handling, Layout, Man, ManKind, Note, Orientation, Place, PlaceKind, Scene, Scenery, Stock,
    Touch, TouchKind,
};
use pionnier_core::{Position as _, Side};

impl Scenery for CulDeSac {
    const NOTES: &'static [&'static str] = &["place-wall", "two-pawns"];

    fn layout() -> Layout {
        let place = |square: Square| Place {
            name: square.to_string(),
            x: 2 * square.file() as i32,
            y: 2 * square.rank() as i32,
            kind: match Side::BOTH.into_iter().find(|&side| square.is_base_of(side)) {
                Some(Side::First) => PlaceKind::BaseFirst,
                Some(Side::Second) => PlaceKind::BaseSecond,
                None => PlaceKind::Square,
            },
        };
        let wall = |wall: Wall| BarrierPlace {
            name: wall.to_string(),
            x: 2 * wall.corner().file() as i32 + 1,
            y: 2 * wall.corner().rank() as i32 + 1,
            kind: orientation(wall.kind()),
        };
        let walls = Square::all().flat_map(|corner| Kind::BOTH.map(|kind| Wall::new(corner, kind))).flatten();
        Layout {
            places: Square::all().map(place).collect(),
            barriers: walls.map(wall).collect(),
            columns: labels(FILES, letter),
            rows: labels(RANKS, |rank| (rank + 1).to_string()),
            ..Layout::default()
        }
    }

    fn scene(position: &Position) -> Scene {
        let pawns = |side| {
            position.pawns(side).map(|square| Man { place: square.to_string(), side, kind: ManKind::Pawn })
        };
        let stock = |side| {
            Kind::BOTH.map(|kind| Stock {
                side,
                kind: orientation(kind),
                count: position.walls_left(side, kind),
            })
        };
        Scene {
            men: Side::BOTH.into_iter().flat_map(pawns).collect(),
            barriers: position.walls().map(|wall| wall.to_string()).collect(),
            stock: Side::BOTH.into_iter().flat_map(stock).collect(),
        }
    }

    fn notes(position: &Position) -> Vec<Note> {
        let place_wall = || Note { code: "place-wall", rule: "B8", details: Vec::new() };
        position.is_mid_turn().then(place_wall).into_iter().collect()
    }
}

const fn orientation(kind: Kind) -> Orientation {
    match kind {
        Kind::Horizontal => Orientation::Horizontal,
        Kind::Vertical => Orientation::Vertical,
    }
}

impl Handling for CulDeSac {
    fn touch(_: &Position, action: Action) -> Touch {
        match action {
            Action::Move { from, to } => Touch::leg(from, to, Vec::new()),
            Action::Skip => Touch::nothing(TouchKind::Pass),
            Action::Place(wall) => Touch::barrier(wall),
        }
    }

    /// Whoever places a wall first means to leave the pawns alone. After the pawn only the wall is left to be said.
    fn attempt(position: &Position, from: &str, to: &str) -> Option<String> {
        match (from.is_empty(), position.is_mid_turn()) {
            (true, true) => Some(format!("/{to}")),
            (true, false) => Some(format!("--/{to}")),
            (false, true) => None,
            (false, false) => Some(format!("{from}-{to}")),
        }
    }
}
