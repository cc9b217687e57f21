//! The board as front ends see it.

use super::board::SIZE;
use super::{Action, Bermudes, Position, Square};
use crate::grid::labels;
use crate::reader::Reader;
use pionnier_core::scene::{
    Handling, Layout, Man, ManKind, Note, Place, PlaceKind, Scene, Scenery, Touch, TouchKind,
};
use pionnier_core::{Detail, Position as _};

impl Scenery for Bermudes {
    const NOTES: &'static [&'static str] = &["may-stop"];

    fn layout() -> Layout {
        let place = |square: Square| Place {
            name: square.to_string(),
            x: 2 * square.column() as i32,
            y: 2 * (SIZE - 1 - square.row()) as i32,
            kind: PlaceKind::Square,
        };
        Layout {
            places: Square::all().map(place).collect(),
            columns: labels(SIZE, |column| (column + 1).to_string()),
            rows: labels(SIZE, |row| char::from(b'A' + (SIZE - 1 - row) as u8).to_string()),
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

    fn notes(position: &Position) -> Vec<Note> {
        let may_stop =
            |mover| Note { code: "may-stop", rule: "M6", details: vec![Detail::place("square", mover)] };
        position.mover().map(may_stop).into_iter().collect()
    }
}

impl Handling for Bermudes {
    fn touch(_: &Position, action: Action) -> Touch {
        match action {
            Action::Eliminate { from, to } => Touch::leg(from, to, vec![to.to_string()]),
            Action::Jump { from, to } => Touch::flip(from, to, vec![to.towards(from).to_string()]),
            Action::Stop => Touch::nothing(TouchKind::Stop),
            Action::Pass => Touch::nothing(TouchKind::Pass),
        }
    }

    /// Whoever goes to an enemy man means to take its place. A chain goes on with the man that has begun it.
    fn attempt(position: &Position, from: &str, to: &str) -> Option<String> {
        let square = Square::read(&mut Reader::new(to)).ok();
        let eliminates = square.is_some_and(|to| position.man_on(to) == Some(!position.side()));
        let sign = if eliminates { 'x' } else { '^' };
        match position.mover() {
            None => Some(format!("{from}{sign}{to}")),
            Some(mover) => (mover.to_string() == from).then(|| format!("{sign}{to}")),
        }
    }
}
