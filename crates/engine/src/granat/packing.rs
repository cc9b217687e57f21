//! How the value of a class is told from those before it.
//!
//! Mostly the next class has the same pawns, the first of them one point further in its rank. So a value is told from the one before and from
//! the one where that pawn stands a rank further, and by whether both are the same.

use crate::endgames::{Entry, KINDS, Told, kind};

/// Entries in a block.
pub(super) const BLOCK: usize = 4096;

/// Two relatives, and whether their values are the same.
pub(super) const CONTEXTS: usize = (KINDS * KINDS * 2) as usize;

/// How far away the second relative is: ranks have four points or five.
const RANK: usize = 4;

/// How an entry is told by those before it.
#[inline]
pub(super) fn told(entries: &[u8], number: usize) -> Told {
    let at = |back: usize| number.checked_sub(back).map(|number| Entry(entries[number]));
    let (near, above) = (at(1), at(RANK));
    Told::By((kind(near) * KINDS + kind(above)) * 2 + u16::from(near == above))
}
