//! The values of all indices.

use super::IndexedGame;
use super::cell::Cell;
use crate::Value;

/// The value of every index of a game.
#[derive(Clone, Debug)]
pub struct Solution {
    cells: Vec<Cell>,
}

impl Solution {
    pub(super) fn new(cells: Vec<Cell>) -> Solution {
        Solution { cells }
    }

    /// The value of a class for the side to move.
    #[must_use]
    pub fn value(&self, index: usize) -> Value {
        self.cells[index].value()
    }

    /// The values of all classes, in the order of their indices.
    #[must_use]
    pub fn values(&self) -> impl ExactSizeIterator<Item = Value> {
        self.cells.iter().map(|cell| cell.value())
    }

    /// Derives a position's value from its turns and the values of the next positions: the definition that every
    /// entry of a solution must meet.
    pub fn derive<G: IndexedGame>(&self, game: &G, position: &G::Position) -> Value {
        let mut best = game.given(position);
        game.successors(position, |next| {
            best = best.max(Some(self.value(game.index(&next)).before()));
        });
        best.unwrap_or(Value::Draw)
    }
}
