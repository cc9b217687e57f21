//! What a player does in a turn of Bermudes.

use super::Square;

/// An elimination, one jump of a chain, or the word that ends a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A man takes the place of an enemy man that is not its neighbour (M4).
    Eliminate {
        /// Where the man stands.
        from: Square,
        /// Where the enemy man stands.
        to: Square,
    },
    /// A man jumps the enemy man on the square before its landing and turns it over (M5): one leg of a chain.
    Jump {
        /// Where the man stands.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// The chain ends here although it could go on (M6).
    Stop,
    /// The turn of a player who can capture nothing (C2).
    Pass,
}
