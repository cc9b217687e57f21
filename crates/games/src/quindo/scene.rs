//! The board as front ends see it.

use super::board::SIZE;
use super::{Action, Position, Quindo, Square};
use crate::grid::{labels, letter};
use crate::reader::Reader;
use pionnier_core::scene::{Handling, Layout, Man, ManKind, Note, Place, PlaceKind, Scene, Scenery, Touch};
use pionnier_core::{Detail, Position as _};

impl Scenery for Quindo {
    const NOTES: &'static [&'static str] = &["barred-length"];

    /// White, who is first, sits at rank 11: seen from there the files and ranks run backwards.
    fn layout() -> Layout {
        let place = |square: Square| Place {
            name: square.to_string(),
            x: 2 * (SIZE - 1 - square.file()) as i32,
            y: 2 * (SIZE - 1 - square.rank()) as i32,
            kind: if square.is_border() { PlaceKind::Border } else { PlaceKind::Square },
        };
        Layout {
            places: Square::all().map(place).collect(),
            columns: labels(SIZE, |column| letter(SIZE - 1 - column)),
            rows: labels(SIZE, |row| (SIZE - row).to_string()),
            ..Layout::default()
        }
    }

    fn scene(position: &Position) -> Scene {
        let disc = |square: Square| {
            let side = position.disc_on(square)?;
            Some(Man { place: square.to_string(), side, kind: ManKind::Disc })
        };
        Scene { men: Square::all().filter_map(disc).collect(), ..Scene::default() }
    }

    fn notes(position: &Position) -> Vec<Note> {
        match position.previous_length() {
            length if length > 0 && position.end().is_none() => {
                let details = vec![Detail::number("length", usize::from(length))];
                vec![Note { code: "barred-length", rule: "Q6", details }]
            }
            _ => Vec::new(),
        }
    }
}

impl Handling for Quindo {
    fn touch(position: &Position, action: Action) -> Touch {
        let Action { from, to, .. } = action;
        Touch::flip(from, to, jumped(position, from, to).map(|square| square.to_string()).collect())
    }

    /// Whoever goes over an enemy disc means to turn it.
    fn attempt(position: &Position, from: &str, to: &str) -> Option<String> {
        let square = |name: &str| Square::read(&mut Reader::new(name)).ok();
        let captures = square(from)
            .zip(square(to))
            .is_some_and(|(from, to)| from.is_in_line(to) && jumped(position, from, to).next().is_some());
        Some(format!("{from}{}{to}", if captures { 'x' } else { '-' }))
    }
}

/// The enemy discs between two squares in line.
fn jumped(position: &Position, from: Square, to: Square) -> impl Iterator<Item = Square> {
    from.between(to).filter(|&square| position.disc_on(square) == Some(!position.side()))
}
