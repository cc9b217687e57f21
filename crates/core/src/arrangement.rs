//! What somebody has put on a board, possible or not.

use crate::scene::{Man, Note, Scene, Scenery};
use crate::{Position, Side};
use core::fmt::Display;

/// Everything that a position's text says, as a hand puts it together. Whether it can be a position is for
/// [`Notation::read_position`](crate::Notation::read_position) to say.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Arrangement {
    /// What stands on the board, and beside it.
    pub scene: Scene,
    /// The side to move.
    pub side: Side,
    /// How long the last move was, in a game where that matters; 0 if there was none.
    pub last_length: Option<usize>,
}

impl Arrangement {
    /// The man on a place; the first of several.
    #[must_use]
    pub fn man_on(&self, place: impl Display) -> Option<&Man> {
        let place = format!("{place}");
        self.scene.men.iter().find(|man| man.place == place)
    }
}

/// A game whose positions can be put together by hand.
pub trait Arranging: Scenery {
    /// What stands in a position between two turns.
    fn arrangement(position: &Self::Position) -> Arrangement {
        Arrangement { scene: Self::scene(position), side: position.side(), last_length: None }
    }

    /// The text of a position with this arrangement, which may be impossible. What stands at no place of the board is left out.
    ///
    /// # Errors
    /// There is no text for it, and why: one of [`Scenery::NOTES`].
    fn arrange(arrangement: &Arrangement) -> Result<String, Note>;
}
