//! What is lost, found by looking at turns again instead of counting them.

use super::IndexedGame;
use super::cell::Cell;
use super::solver::{Solver, rounds, share};
use crate::Value;

/// So many open indices are looked at in the time in which those before one win are found and looked at.
const OPEN_A_WIN: usize = 24;

/// What has become of an open index.
enum Seen {
    /// As many of its turns are refuted, the next one is not.
    Holds(usize),
    /// All are, and its game is lost unless a turn out of the index says otherwise.
    Refuted(Option<Value>),
}

impl<G: IndexedGame> Solver<'_, G> {
    /// Decides what is lost at this distance, given the indices that are won one ply nearer to the end.
    pub(super) fn look_for_lost(&mut self, won: Vec<u32>, plies: u16) -> Vec<u32> {
        let mut lost = Vec::new();
        if won.is_empty() {
            return lost;
        }
        let open = self.cells.len() - self.decided;
        if won.len() * OPEN_A_WIN > open {
            drop(won);
            for round in rounds(self.cells.len(), self.threads) {
                let (game, cells) = (self.game, &self.cells);
                let parts = share(self.threads, round, |range| look_at(game, cells, range));
                self.enter(parts, plies, &mut lost);
            }
        } else {
            for round in rounds(won.len(), self.threads) {
                let (game, cells) = (self.game, &self.cells);
                let parts = share(self.threads, round, |range| {
                    let mut origins = Vec::new();
                    for &index in &won[range] {
                        let position = game.position(index as usize);
                        game.origins(&position, |origin| {
                            if cells[origin].is_open() {
                                origins.push(origin);
                            }
                        });
                    }
                    look_at(game, cells, origins)
                });
                self.enter(parts, plies, &mut lost);
            }
        }
        lost
    }

    fn enter(&mut self, parts: Vec<Vec<(u32, Seen)>>, plies: u16, lost: &mut Vec<u32>) {
        for (index, seen) in parts.into_iter().flatten() {
            let cell = self.cells[index as usize];
            // It may have come up twice.
            if !cell.is_open() {
                continue;
            }
            match seen {
                Seen::Holds(turns) => self.cells[index as usize] = Cell::open(turns),
                // Found when its distance comes, or never.
                Seen::Refuted(Some(Value::Win(_) | Value::Draw)) => {}
                // A turn out of the index loses too, but only later.
                Seen::Refuted(Some(value @ Value::Loss(longer))) if longer > plies => self.give(index, value),
                Seen::Refuted(_) => {
                    self.cells[index as usize] = Cell::decided(Value::Loss(plies));
                    lost.push(index);
                }
            }
        }
    }
}

/// Looks at those of these indices that are open.
fn look_at<G: IndexedGame>(
    game: &G,
    cells: &[Cell],
    indices: impl IntoIterator<Item = usize>,
) -> Vec<(u32, Seen)> {
    let mut found = Vec::new();
    for index in indices {
        let cell = cells[index];
        if !cell.is_open() {
            continue;
        }
        let position = game.position(index);
        match game.find_turn(&position, cell.turns(), |next| !cells[next].is_won()) {
            Some(turns) if turns == cell.turns() => {}
            Some(turns) => found.push((index as u32, Seen::Holds(turns))),
            None => found.push((index as u32, Seen::Refuted(game.given(&position)))),
        }
    }
    found
}
