//! What holds for a game in numbers.

use pionnier_catalog::{AnyGame, Playable, Visitor, visit};
use pionnier_core::COMMON_PLANES;

/// How many actions there are, and how positions are seen.
pub(crate) struct Facts {
    pub(crate) actions: usize,
    pub(crate) planes: Vec<&'static str>,
    pub(crate) board: [usize; 2],
    pub(crate) longest_game: usize,
}

impl Facts {
    /// Those of a game by today's rules.
    pub(crate) fn of(game: &dyn AnyGame) -> Option<Facts> {
        struct Asked;
        impl Visitor for Asked {
            type Output = Facts;

            fn visit<G: Playable>(self) -> Facts {
                Facts {
                    actions: G::ACTIONS,
                    planes: [G::PLANES, &COMMON_PLANES].concat(),
                    board: G::BOARD,
                    longest_game: G::LONGEST_GAME.saturating_mul(G::LONGEST_TURN),
                }
            }
        }
        visit(game.id(), Asked)
    }

    /// The shape of an observation.
    pub(crate) fn shape(&self) -> [usize; 3] {
        [self.planes.len(), self.board[0], self.board[1]]
    }
}
