//! The transposition table: what was found about positions seen before.

use crate::Score;
use core::sync::atomic::{AtomicU64, Ordering};

/// Which way a stored score bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true score is at most this.
    Upper = 1,
    /// It is at least this.
    Lower = 2,
    /// It is this.
    Exact = 3,
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) score: Score,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The best action's number in the order in which the position offers its actions.
    pub(super) best: Option<u16>,
}

/// No best action is known.
const NO_ACTION: u16 = u16::MAX;

/// A table of fixed size that several threads may use at once.
///
/// A slot is two words, the entry and the entry mixed with the position's key. A thread that reads a slot while another
/// writes it sees words that do not fit together and takes the slot for empty: no lock, no unsafe code.
pub struct TranspositionTable {
    slots: Vec<[AtomicU64; 2]>,
    /// The search that is going on, so that older entries can be told from its own.
    age: AtomicU64,
}

impl TranspositionTable {
    /// A table of about so many bytes, at least one slot.
    ///
    /// # Panics
    /// If there is not so much memory.
    #[must_use]
    pub fn new(bytes: usize) -> TranspositionTable {
        TranspositionTable::try_new(bytes).expect("there is memory for the table")
    }

    /// A table of about so many bytes, or nothing if there is not so much memory.
    #[must_use]
    pub fn try_new(bytes: usize) -> Option<TranspositionTable> {
        let count = (bytes / size_of::<[AtomicU64; 2]>()).max(1);
        let mut slots = Vec::new();
        slots.try_reserve_exact(count).ok()?;
        slots.resize_with(count, || [const { AtomicU64::new(0) }; 2]);
        Some(TranspositionTable { slots, age: AtomicU64::new(0) })
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for word in self.slots.iter().flatten() {
            word.store(0, Ordering::Relaxed);
        }
    }

    /// Begins a new search: what earlier ones stored gives way sooner.
    pub(super) fn begin(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    fn slot(&self, key: u64) -> &[AtomicU64; 2] {
        &self.slots[((u128::from(key) * self.slots.len() as u128) >> 64) as usize]
    }

    fn age(&self) -> u64 {
        self.age.load(Ordering::Relaxed) & 0x3F
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let [mixed, word] = self.slot(key);
        let word = word.load(Ordering::Relaxed);
        if word == 0 || mixed.load(Ordering::Relaxed) ^ word != key {
            return None;
        }
        let best = (word >> 32) as u16;
        Some(Entry {
            score: Score::from_bits(word as u16),
            depth: (word >> 16) as u8,
            bound: match word >> 24 & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
            best: (best != NO_ACTION).then_some(best),
        })
    }

    pub(super) fn put(&self, key: u64, entry: Entry) {
        let [mixed, word] = self.slot(key);
        let old = word.load(Ordering::Relaxed);
        let is_same = mixed.load(Ordering::Relaxed) ^ old == key;
        let is_old = old >> 26 & 0x3F != self.age();
        // A deeper result of this search about another position is worth more than a shallow one about this.
        if old != 0 && !is_same && !is_old && (old >> 16) as u8 > entry.depth + 2 {
            return;
        }
        let best = match entry.best {
            Some(best) => best,
            // A fail low knows no best action; the one found earlier is still the best guess.
            None if is_same => (old >> 32) as u16,
            None => NO_ACTION,
        };
        let new = u64::from(entry.score.to_bits())
            | u64::from(entry.depth) << 16
            | (entry.bound as u64) << 24
            | self.age() << 26
            | u64::from(best) << 32;
        word.store(new, Ordering::Relaxed);
        mixed.store(new ^ key, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, TranspositionTable};
    use crate::Score;

    #[test]
    fn what_is_put_is_got_back() {
        let table = TranspositionTable::new(1 << 12);
        for number in 0..100_u64 {
            let key = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let entry = Entry {
                score: Score::of_evaluation(number as i32 * 10 - 500),
                depth: number as u8,
                bound: [Bound::Upper, Bound::Lower, Bound::Exact][number as usize % 3],
                best: (number % 2 == 0).then_some(number as u16),
            };
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(key ^ 1), None);
        }
        table.clear();
        assert_eq!(table.get(0x9E37_79B9_7F4A_7C15), None);
    }

    #[test]
    fn a_fail_low_keeps_the_best_action_of_before() {
        let table = TranspositionTable::new(16);
        let entry = Entry { score: Score::DRAW, depth: 3, bound: Bound::Lower, best: Some(7) };
        table.put(42, entry);
        table.put(42, Entry { bound: Bound::Upper, best: None, ..entry });
        assert_eq!(table.get(42).and_then(|entry| entry.best), Some(7));
    }
}
