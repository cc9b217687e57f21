//! The board as front ends see it.

use super::board::SIZE;
use super::reasons::is_adjacent;
use super::{Action, Kono, Position, Square};
use crate::grid::{labels, letter};
use crate::reader::Reader;
use pionnier_core::Position as _;
use pionnier_core::scene::{Handling, Layout, Man, ManKind, Place, PlaceKind, Scene, Scenery, Touch};

impl Scenery for Kono {
    const NOTES: &'static [&'static str] = &[];

    fn layout() -> Layout {
        let place = |square: Square| Place {
            name: square.to_string(),
            x: 2 * square.file() as i32,
            y: 2 * square.rank() as i32,
            kind: PlaceKind::Square,
        };
        Layout {
            places: Square::all().map(place).collect(),
            columns: labels(SIZE, letter),
            rows: labels(SIZE, |rank| (rank + 1).to_string()),
            ..Layout::default()
        }
    }

    fn scene(position: &Position) -> Scene {
        let man = |square: Square| {
            let side = position.man_on(square)?;
            Some(Man { place: square.to_string(), side, kind: ManKind::Man })
        };
        Scene { men: Square::all().filter_map(man).collect(), ..Scene::default() }
    }
}

impl Handling for Kono {
    fn touch(_: &Position, action: Action) -> Touch {
        let Action { from, to } = action;
        Touch::leg(from, to, if action.is_capture() { vec![to.to_string()] } else { Vec::new() })
    }

    /// Whoever goes to an enemy man that is not his neighbour means to capture it.
    fn attempt(position: &Position, from: &str, to: &str) -> Option<String> {
        let square = |name: &str| Square::read(&mut Reader::new(name)).ok();
        let enemy = |&to: &Square| position.man_on(to) == Some(!position.side());
        let captures =
            square(from).zip(square(to).filter(enemy)).is_some_and(|(from, to)| !is_adjacent(from, to));
        Some(format!("{from}{}{to}", if captures { 'x' } else { '-' }))
    }
}
