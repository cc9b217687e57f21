//! A game in numbers, for programs that learn to play it.

use crate::{Game, Position, QUIET_TURNS, Side};

/// A game whose actions have fixed numbers and whose positions are seen as planes of a board.
///
/// Squares are counted as one reads: row by row from the top, each from the left, the first player sitting below. So the cell of a plane and
/// the square of an action's number are the same square.
pub trait Encoding: Game {
    /// How many numbers actions have: [`Encoding::number`] stays below.
    const ACTIONS: usize;

    /// The rows and columns of a plane.
    const BOARD: [usize; 2];

    /// What the planes of [`Encoding::observe`] are called, in their order.
    const PLANES: &'static [&'static str];

    /// No turn has more actions.
    const LONGEST_TURN: usize;

    /// No game has more turns: C4 sees to that.
    const LONGEST_GAME: usize;

    /// The number of an action: the same wherever it is played, and in one position no two actions have the same.
    fn number(action: <Self::Position as Position>::Action) -> usize;

    /// Writes down what stands in a position as one side sees it: its own men apart from the enemy's. The board is not turned. The planes are
    /// empty before.
    fn observe(position: &Self::Position, observer: Side, planes: &mut Planes);
}

/// What every game's observation ends with, each filling a plane: whether the observer is to act, whether it is the first side, how
/// many of the hundred turns of C4 have gone by, and how often the position has been there before, of the two times that C3 allows.
pub const COMMON_PLANES: [&str; 4] = ["to-act", "first-side", "quiet-turns", "repetitions"];

/// How many numbers an observation of a game has.
#[must_use]
pub const fn observation_size<G: Encoding>() -> usize {
    (G::PLANES.len() + COMMON_PLANES.len()) * G::BOARD[0] * G::BOARD[1]
}

/// Writes what one side sees of a position and of its past, all numbers from 0 to 1. `out` has room for [`observation_size`] numbers.
pub fn observe<G: Encoding>(
    position: &G::Position,
    observer: Side,
    quiet_turns: u32,
    occurrences: u32,
    out: &mut [f32],
) {
    out.fill(0.0);
    let mut planes = Planes { cells: out, columns: G::BOARD[1], size: G::BOARD[0] * G::BOARD[1] };
    G::observe(position, observer, &mut planes);
    let common = [
        if position.side() == observer { 1.0 } else { 0.0 },
        if observer == Side::First { 1.0 } else { 0.0 },
        quiet_turns as f32 / QUIET_TURNS as f32,
        occurrences.saturating_sub(1) as f32 / 2.0,
    ];
    for (number, value) in common.into_iter().enumerate() {
        planes.fill(G::PLANES.len() + number, value);
    }
}

/// The planes of an observation while they are written.
#[derive(Debug)]
pub struct Planes<'a> {
    cells: &'a mut [f32],
    columns: usize,
    size: usize,
}

impl Planes<'_> {
    /// Says that something stands in a cell, counted from the top and from the left.
    #[inline]
    pub fn mark(&mut self, plane: usize, row: usize, column: usize) {
        self.mark_cell(plane, row * self.columns + column);
    }

    /// The same by the number of the cell.
    #[inline]
    pub fn mark_cell(&mut self, plane: usize, cell: usize) {
        self.cells[plane * self.size + cell] = 1.0;
    }

    /// Says something that holds for the whole board.
    pub fn fill(&mut self, plane: usize, value: f32) {
        self.cells[plane * self.size..(plane + 1) * self.size].fill(value);
    }
}
