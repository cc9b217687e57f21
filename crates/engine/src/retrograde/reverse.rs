//! Turns written down in reverse, for games that cannot take them back.

use super::IndexedGame;

/// For each index the indices from which a turn leads to it.
pub(super) struct ReverseTurns {
    /// Where each index's origins begin in `origins`; one more entry for the end.
    starts: Vec<usize>,
    /// The index a turn comes from, and the size of its class.
    origins: Vec<(u32, u16)>,
}

impl ReverseTurns {
    pub(super) fn of<G: IndexedGame>(game: &G) -> ReverseTurns {
        // First the number of turns into each index, then the places where its origins end; filling each list from
        // its end backwards leaves the places where they begin.
        let mut starts = vec![0; game.classes() + 1];
        for_each_turn(game, |_, _, to| starts[to] += 1);
        let mut end = 0;
        for start in &mut starts {
            end += *start;
            *start = end;
        }
        let mut origins = vec![(0, 0); end];
        for_each_turn(game, |from, size, to| {
            starts[to] -= 1;
            origins[starts[to]] = (from as u32, size as u16);
        });
        ReverseTurns { starts, origins }
    }

    pub(super) fn into(&self, index: usize) -> &[(u32, u16)] {
        &self.origins[self.starts[index]..self.starts[index + 1]]
    }
}

fn for_each_turn<G: IndexedGame>(game: &G, mut visit: impl FnMut(usize, usize, usize)) {
    for from in 0..game.classes() {
        let position = game.position(from);
        let size = game.class_size(&position);
        game.successors(&position, |next| visit(from, size, game.index(&next)));
    }
}
