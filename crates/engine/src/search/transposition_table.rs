//! The transposition table: what was found about positions seen before.

use crate::Score;
use core::sync::atomic::{AtomicU64, Ordering};

/// Which way a stored score bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// Nothing is known but the evaluation.
    None = 0,
    /// The true score is at most this.
    Upper = 1,
    /// It is at least this.
    Lower = 2,
    /// It is this.
    Exact = 3,
}

impl Bound {
    /// What a score says that was found with this window.
    pub(super) fn of(score: Score, alpha: Score, beta: Score) -> Bound {
        match score {
            _ if score >= beta => Bound::Lower,
            _ if score <= alpha => Bound::Upper,
            _ => Bound::Exact,
        }
    }
}

/// What is known about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) score: Score,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The best action's number: the one it has in its game, or its place in the order in which the position offers its actions.
    pub(super) best: Option<u16>,
    /// What the position is worth without looking ahead, if it was asked.
    pub(super) evaluation: Option<i16>,
}

impl Entry {
    /// Whether it answers a search with this window, `score` being its score as seen from the root.
    pub(super) fn cuts(&self, score: Score, alpha: Score, beta: Score) -> bool {
        match self.bound {
            Bound::None => false,
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        }
    }

    /// Whether its score is a certain end that lies beyond this window, so that no deeper look brings it back: a win that is soon
    /// enough, or a loss.
    pub(super) fn is_certain(&self, score: Score, alpha: Score, beta: Score) -> bool {
        match self.bound {
            Bound::Lower | Bound::Exact if score >= Score::WON => score >= beta,
            Bound::Upper | Bound::Exact if score <= -Score::WON => score <= alpha,
            _ => false,
        }
    }
}

/// No best action is known.
const NO_ACTION: u16 = u16::MAX;
/// The position was not evaluated.
const NO_EVALUATION: i16 = i16::MIN;

/// A position may lie in any of so many slots side by side: what would push out a deep result pushes out a shallow one
/// instead. Together they fill a line of the processor's cache.
const BUCKET: usize = 4;

/// Slots side by side, where a line of the cache begins.
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; BUCKET]);

impl Bucket {
    const fn empty() -> Bucket {
        Bucket([const { [const { AtomicU64::new(0) }; 2] }; BUCKET])
    }
}

/// Deeper results of earlier searches count as much less deep, for each search since.
const DEPTH_A_SEARCH: i32 = 4;

/// A table of fixed size that several threads may use at once.
///
/// A slot is two words, the entry and the entry mixed with the position's key. A thread that reads a slot while another
/// writes it sees words that do not fit together and takes the slot for empty: no lock, no unsafe code.
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// The search that is going on, so that older entries can be told from its own.
    age: AtomicU64,
}

impl TranspositionTable {
    /// A table of about so many bytes, at least one bucket.
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
        let count = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        buckets.resize_with(count, Bucket::empty);
        Some(TranspositionTable { buckets, age: AtomicU64::new(0) })
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for word in self.buckets.iter().flat_map(|bucket| &bucket.0).flatten() {
            word.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    /// Begins a new search: what earlier ones stored gives way sooner.
    pub(super) fn begin(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[[AtomicU64; 2]; BUCKET] {
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize].0
    }

    fn age(&self) -> u64 {
        self.age.load(Ordering::Relaxed) & AGES
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).iter().find_map(|[mixed, word]| {
            let word = word.load(Ordering::Relaxed);
            (word != 0 && mixed.load(Ordering::Relaxed) ^ word == key).then(|| unpack(word))
        })
    }

    pub(super) fn put(&self, key: u64, entry: Entry) {
        let age = self.age();
        // The slot of this position, or an empty one, or the one whose loss costs least.
        let mut chosen = (i32::MAX, None);
        for [mixed, word] in self.bucket(key) {
            let old = word.load(Ordering::Relaxed);
            let is_same = old != 0 && mixed.load(Ordering::Relaxed) ^ old == key;
            let searches = (age.wrapping_sub(old >> 26) & AGES) as i32;
            let worth = match old {
                0 => i32::MIN + 1,
                _ if is_same => i32::MIN,
                _ => i32::from((old >> 16) as u8) - DEPTH_A_SEARCH * searches,
            };
            if worth < chosen.0 {
                chosen = (worth, Some((mixed, word, old, is_same, searches)));
            }
        }
        let Some((mixed, word, old, is_same, searches)) = chosen.1 else { return };
        let (mut best, mut evaluation) =
            (entry.best.unwrap_or(NO_ACTION), entry.evaluation.unwrap_or(NO_EVALUATION));
        if is_same {
            let before = unpack(old);
            // A much deeper result of this search is worth more than a shallow bound.
            if entry.bound != Bound::Exact && searches == 0 && before.depth > entry.depth + 3 {
                return;
            }
            // A fail low knows no best action; the one found earlier is still the best guess.
            best = entry.best.or(before.best).unwrap_or(NO_ACTION);
            evaluation = entry.evaluation.or(before.evaluation).unwrap_or(NO_EVALUATION);
        }
        let new = u64::from(entry.score.to_bits())
            | u64::from(entry.depth) << 16
            | (entry.bound as u64) << 24
            | age << 26
            | u64::from(best) << 32
            | u64::from(evaluation as u16) << 48;
        word.store(new, Ordering::Relaxed);
        mixed.store(new ^ key, Ordering::Relaxed);
    }
}

/// Searches are told apart up to this number.
const AGES: u64 = 0x3F;

fn unpack(word: u64) -> Entry {
    let (best, evaluation) = ((word >> 32) as u16, (word >> 48) as i16);
    Entry {
        score: Score::from_bits(word as u16),
        depth: (word >> 16) as u8,
        bound: match word >> 24 & 3 {
            0 => Bound::None,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
        best: (best != NO_ACTION).then_some(best),
        evaluation: (evaluation != NO_EVALUATION).then_some(evaluation),
    }
}

#[cfg(test)]
mod tests {
    use super::{BUCKET, Bound, Entry, TranspositionTable};
    use crate::Score;

    #[test]
    fn what_is_put_is_got_back() {
        let table = TranspositionTable::new(1 << 12);
        for number in 0..100_u64 {
            let key = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let entry = Entry {
                score: Score::of_evaluation(number as i32 * 10 - 500),
                depth: number as u8,
                bound: [Bound::Upper, Bound::Lower, Bound::Exact, Bound::None][number as usize % 4],
                best: (number % 2 == 0).then_some(number as u16),
                evaluation: (number % 3 == 0).then_some(number as i16 * 100 - 7_000),
            };
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
            assert_eq!(table.get(key ^ 1), None);
        }
        table.clear();
        assert_eq!(table.get(0x9E37_79B9_7F4A_7C15), None);
    }

    #[test]
    fn a_fail_low_keeps_the_best_action_and_the_evaluation_of_before() {
        let table = TranspositionTable::new(16);
        let entry =
            Entry { score: Score::DRAW, depth: 3, bound: Bound::Lower, best: Some(7), evaluation: Some(-31) };
        table.put(42, entry);
        table.put(42, Entry { bound: Bound::Upper, best: None, evaluation: None, ..entry });
        let found = table.get(42).expect("it was put twice");
        assert_eq!((found.best, found.evaluation), (Some(7), Some(-31)));
    }

    #[test]
    fn a_full_bucket_gives_up_what_is_shallow_or_old() {
        let table = TranspositionTable::new(0);
        let entry =
            |depth| Entry { score: Score::DRAW, depth, bound: Bound::Exact, best: None, evaluation: None };
        for key in 1..=BUCKET as u64 {
            table.put(key, entry(9 + key as u8));
        }
        table.put(100, entry(1));
        assert_eq!(table.get(1), None, "the shallowest");
        assert!((2..=BUCKET as u64).all(|key| table.get(key).is_some()));
        for _ in 0..4 {
            table.begin();
        }
        table.put(101, entry(1));
        table.put(102, entry(1));
        assert!(table.get(101).is_some() && table.get(102).is_some(), "the old ones give way");
    }
}
