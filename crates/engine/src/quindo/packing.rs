//! How the values of a board are told from those before it.
//!
//! A value is told from two seen before it in the same block: those of the board before, and of one in which the leader or the
//! follower stands a little otherwise. Of the three values of a board two are always the same, and no smaller than the third: the best
//! turn is allowed unless its length is the forbidden one. So the third is known, or told from the first.

use super::board::FIELD;
use super::index::{Index, LENGTHS};
use crate::endgames::{Entry, KINDS, Told, kind};

/// Entries in a block: those of 1,024 boards.
pub(super) const BLOCK: usize = 1024 * LENGTHS;

/// Contexts of the first length: two relatives; of the others: the first length's value, a relative, and whether the
/// relatives' values of both lengths are the same.
const FIRST: u16 = KINDS * KINDS;
const OTHER: u16 = KINDS * KINDS * 4;
pub(super) const CONTEXTS: usize = (FIRST + 2 * OTHER) as usize;

/// How far away the second relative is where the follower has two discs.
const PAIRED: usize = 9;

/// How an entry is told by those before it; the second relative is so many boards away.
#[inline]
pub(super) fn told(entries: &[u8], number: usize, distance: usize) -> Told {
    let (board, length) = (number / LENGTHS, number % LENGTHS);
    let at = |back: usize, length: usize| {
        board.checked_sub(back).map(|board| Entry(entries[board * LENGTHS + length]))
    };
    let near = kind(at(1, length));
    if length == 0 {
        return Told::By(near * KINDS + kind(at(distance, length)));
    }
    let first = Entry(entries[board * LENGTHS]);
    if length == 2 {
        let second = Entry(entries[board * LENGTHS + 1]);
        if first != second {
            return Told::Follows(first.value().max(second.value()).map_or(Entry::UNKNOWN, Entry::new));
        }
    }
    let alike = |back| u16::from(at(back, 0) == at(back, length));
    let context = (kind(Some(first)) * KINDS + near) * 4 + alike(1) * 2 + alike(distance);
    Told::By(FIRST + (length as u16 - 1) * OTHER + context)
}

/// How far away the second relative of the boards of a block is.
pub(super) fn distance(index: &Index, class: usize) -> usize {
    let (leader, follower) = index.sides_of(class / LENGTHS);
    if follower == 1 { FIELD - leader } else { PAIRED }
}
