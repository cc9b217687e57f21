//! What differs from game to game.

use super::{Entry, packed::Told};
use crate::retrograde::Solution;
use crate::{Progress, Value};
use core::num::NonZeroUsize;
use core::ops::{Range, RangeInclusive};
use pionnier_core::{Position, Side};

/// The numbering of a game's endgames up to some number of men: *classes* of positions that have the same value, without a hole, fewest men
/// first, then fewest of the side to move.
pub trait Endgame: Sized + Sync + 'static {
    /// A position of the game.
    type Position: Position;

    /// What stands in a file for whose table it is: not the game's id alone, under which there may be a net.
    const ID: &'static str;

    /// Version of the file's body.
    const VERSION: u16;

    /// The numbers of men, both sides' together, that can be solved for.
    const MEN: RangeInclusive<usize>;

    /// Up to so many men the table is inside the program.
    const BOXED: usize;

    /// Up to so many men every value is checked by [`verify`](super::verify()); of those with more a sample.
    const CHECKED_WHOLE: usize;

    /// The numbering of positions with at most so many men, built at first use. A smaller one is the beginning of a larger one.
    fn up_to(men: usize) -> &'static Self;

    /// Solves all of them. The solutions are those of the classes in their order, each of the next stretch of them.
    fn solve(&self, threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Vec<Solution>;

    /// How many classes there are.
    fn classes(&self) -> usize;

    /// The classes with so many men a side.
    fn classes_of(&self, own: usize, enemy: usize) -> Range<usize>;

    /// A position of a class, with this side to move.
    fn position(&self, class: usize, side: Side) -> Self::Position;

    /// How many different positions a class stands for.
    fn class_size(&self, class: usize) -> u64;

    /// How many men there are in a position, both sides' together.
    fn men_in(position: &Self::Position) -> usize;

    /// The value of a position with few enough men, given the entries of classes.
    fn value(&self, position: &Self::Position, entry: impl Fn(usize) -> Entry) -> Option<Value>;

    /// Entries in a block of a packed table. Larger ones are a little smaller together, and take longer to read where one value is wanted.
    const BLOCK: usize;

    /// Contexts that packed entries are told by.
    const CONTEXTS: usize;

    /// What the entries of a block, named by its first class, have in common for [`Endgame::told`].
    type Family: Copy;

    /// See [`Endgame::Family`].
    fn family(&self, class: usize) -> Self::Family;

    /// How an entry of a block is told by those before it.
    fn told(entries: &[u8], number: usize, family: Self::Family) -> Told;
}
