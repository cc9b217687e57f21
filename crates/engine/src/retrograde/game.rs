//! What the solver needs to know of a game.

use crate::Value;

/// A game, or an endgame, whose positions are numbered.
///
/// An index stands for a *class* of positions with the same value: those that are images of each other under symmetry,
/// with the side to move normalised away where the rules allow it. A turn is one ply and passes the move; positions
/// in the middle of a turn have no index.
///
/// Turns may lead out of the index (into an end of the game that is not worth a number, or into a smaller endgame
/// solved before): their values come from [`IndexedGame::given`].
pub trait IndexedGame: Sync {
    /// One position, small enough to be copied.
    type Position: Copy;

    /// **Required.** The number of indices: they run from 0 to below this, without a hole.
    fn classes(&self) -> usize;

    /// **Required.** The index of a position's class. Only asked for positions that [`IndexedGame::successors`],
    /// [`IndexedGame::predecessors`] or [`IndexedGame::position`] have named.
    fn index(&self, position: &Self::Position) -> usize;

    /// **Required.** A representative of a class: `index(position(i)) == i`.
    fn position(&self, index: usize) -> Self::Position;

    /// **Required.** What the side to move has without any turn inside the index: the result if the game is over
    /// here, else the best value among the turns that lead out of the index, else nothing. A position without a turn
    /// inside the index must have a given value.
    fn given(&self, position: &Self::Position) -> Option<Value>;

    /// **Required.** Visits the position after every legal turn that stays inside the index, with the opponent to
    /// move: once for each turn, even if two turns lead to the same position.
    fn successors(&self, position: &Self::Position, visit: impl FnMut(Self::Position));

    /// **Required if an index stands for several positions.** How many different positions share this one's index.
    /// Without it counters would disagree with turns taken back, and positions would be called lost too early or
    /// never.
    fn class_size(&self, _position: &Self::Position) -> usize {
        1
    }

    /// **Optional.** How it is found out that all turns of an index are refuted: by counting those taken back, or, if this is
    /// false, by looking at them again. Counting is faster where memory is near; a game too large for that is better
    /// looked at. It needs [`IndexedGame::predecessors`], and never asks for [`IndexedGame::class_size`].
    const COUNTS_TURNS: bool = true;

    /// **Optional.** The number, in the order of [`IndexedGame::successors`] and from `skipped` on, of the first turn that leads to a
    /// wanted index. Only asked where turns are not counted. Without it all turns are generated: time.
    fn find_turn(
        &self,
        position: &Self::Position,
        skipped: usize,
        mut is_wanted: impl FnMut(usize) -> bool,
    ) -> Option<usize> {
        let (mut number, mut found) = (0, None);
        self.successors(position, |next| {
            if found.is_none() && number >= skipped && is_wanted(self.index(&next)) {
                found = Some(number);
            }
            number += 1;
        });
        found
    }

    /// **Optional.** How many positions [`IndexedGame::successors`] visits. Without it they are generated to be
    /// counted: time.
    fn turns(&self, position: &Self::Position) -> usize {
        let mut turns = 0;
        self.successors(position, |_| turns += 1);
        turns
    }

    /// **Optional.** Whether [`IndexedGame::predecessors`] is there. Without it the solver writes every turn of the
    /// whole game down in reverse: 8 bytes a turn and 8 bytes an index of memory, and the time to generate them.
    const HAS_PREDECESSORS: bool = false;

    /// **Optional**, see [`IndexedGame::HAS_PREDECESSORS`]. Visits every position from which one legal turn leads here,
    /// with the opponent to move: once for each such turn. Only positions inside the index.
    fn predecessors(&self, _position: &Self::Position, _visit: impl FnMut(Self::Position)) {}

    /// **Optional.** Visits the indices of all [`IndexedGame::predecessors`]. Without it they are numbered one by one.
    fn origins(&self, position: &Self::Position, mut visit: impl FnMut(usize)) {
        self.predecessors(position, |before| visit(self.index(&before)));
    }
}
