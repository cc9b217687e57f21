//! What a position offers, whatever the game.

use crate::{End, Outcome, Side};
use core::fmt::Debug;
use core::hash::Hash;

/// A legal position of a game, small and copied rather than undone.
///
/// It may lie in the middle of a turn. Whatever the rules need there (the man that must go on, the half of the turn
/// that is still to come) is part of the position, of its equality and of its key. History is not: the rules that
/// need it (C3, C4) are kept by a [`Record`](crate::Record).
pub trait Position: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// What a player does with one touch or one leg.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// The side to act. In the middle of a turn it is the side whose turn it is.
    fn side(&self) -> Side;

    /// Whether a turn has begun and is not yet complete. A game that is over is never in the middle of a turn.
    fn is_mid_turn(&self) -> bool;

    /// How the rules of the game (without C3 to C5) have ended it, if they have.
    fn end(&self) -> Option<End>;

    /// Appends the legal actions, each once, in an order fixed by the position. Appends nothing exactly when the
    /// game is over.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Plays an action that [`Position::actions`] offers here. A turn ends by itself when nothing can follow. With
    /// any other action the resulting position is unspecified.
    fn apply(&mut self, action: Self::Action);

    /// Whether a legal action is irreversible in the sense of rule C4.
    fn is_progress(&self, action: Self::Action) -> bool;

    /// A hash for tables: equal for equal positions, spread over all 64 bits.
    fn key(&self) -> u64;

    /// The result, if the rules of the game have ended it.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| end.outcome)
    }

    /// Whether the action is one of the legal ones.
    fn is_legal(&self, action: Self::Action) -> bool {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        actions.contains(&action)
    }

    /// The position after an action, leaving this one as it is. The action must be legal.
    #[must_use]
    fn after(&self, action: Self::Action) -> Self {
        let mut next = *self;
        next.apply(action);
        next
    }
}
