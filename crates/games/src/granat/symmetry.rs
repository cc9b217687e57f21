//! The symmetries of the board: mirrored left and right, mirrored top and bottom with the sides exchanged, and both.

use super::board::points;
use super::position::{Chain, ChainKind};
use super::{Action, Position};
use pionnier_core::{Position as _, Side, Symmetric};

impl Symmetric for Position {
    const SYMMETRIES: usize = 4;

    /// Forward is up for one side and down for the other.
    fn swaps_sides(symmetry: usize) -> bool {
        symmetry & 2 != 0
    }

    fn transform(&self, symmetry: usize) -> Position {
        let image = |set| points(set).fold(0, |set, point| set | point.mirrored(symmetry).bit());
        let [first, second] = Side::BOTH.map(|side| image(self.pawns(side)));
        let (pawns, side) = if Position::swaps_sides(symmetry) {
            ([second, first], !self.side())
        } else {
            ([first, second], self.side())
        };
        let chain = self.chain().map(|chain| Chain {
            at: chain.at.mirrored(symmetry),
            kind: match chain.kind {
                ChainKind::Black(direction) => ChainKind::Black(direction.mirrored(symmetry)),
                other => other,
            },
        });
        Position::new(pawns, image(self.balls()), side).with_chain(chain)
    }

    fn transform_action(action: Action, symmetry: usize) -> Action {
        match action {
            Action::Move { from, to } => {
                Action::Move { from: from.mirrored(symmetry), to: to.mirrored(symmetry) }
            }
            Action::Capture { from, over, to } => Action::Capture {
                from: from.mirrored(symmetry),
                over: over.mirrored(symmetry),
                to: to.mirrored(symmetry),
            },
            Action::Ball { from, to } => {
                Action::Ball { from: from.mirrored(symmetry), to: to.mirrored(symmetry) }
            }
            Action::Stop => action,
        }
    }
}
