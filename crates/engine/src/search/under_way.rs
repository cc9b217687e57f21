//! What the threads of a search are busy with, so that none begins what another is about to finish: it looks at its other candidates
//! first, and by then the table knows.

use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Only nodes of so much depth are worth it.
pub(super) const SHARED_DEPTH: i32 = 2;

/// So many tasks whose numbers fall together can be under way.
const BUCKET: usize = 4;

/// A power of two: many more than the threads have under way, one for each action they have looked ahead.
const BUCKETS: usize = 1 << 10;

/// The tasks that some thread is at. It may forget one, or take one for another: that costs time and nothing else.
pub(super) struct UnderWay(Vec<[AtomicU64; BUCKET]>);

impl UnderWay {
    /// With one thread nobody asks.
    pub(super) fn new(threads: usize) -> UnderWay {
        let buckets = if threads > 1 { BUCKETS } else { 0 };
        UnderWay((0..buckets).map(|_| [const { AtomicU64::new(0) }; BUCKET]).collect())
    }

    /// The number of a task: to look so deeply at one candidate of a position. It is never 0.
    pub(super) fn task(key: u64, candidate: u16, depth: i32) -> u64 {
        let mixed = key ^ (u64::from(candidate) << 8 | u64::from(depth.unsigned_abs()) & 0xFF);
        mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1
    }

    /// Whether somebody is at it.
    pub(super) fn has(&self, task: u64) -> bool {
        self.bucket(task).iter().any(|slot| slot.load(Relaxed) == task)
    }

    pub(super) fn begin(&self, task: u64) {
        let bucket = self.bucket(task);
        let free = bucket.iter().find(|slot| slot.load(Relaxed) == 0);
        free.unwrap_or(&bucket[0]).store(task, Relaxed);
    }

    pub(super) fn end(&self, task: u64) {
        for slot in self.bucket(task) {
            if slot.load(Relaxed) == task {
                slot.store(0, Relaxed);
            }
        }
    }

    fn bucket(&self, task: u64) -> &[AtomicU64; BUCKET] {
        &self.0[(task >> 32) as usize % BUCKETS]
    }
}

#[cfg(test)]
mod tests {
    use super::{BUCKET, UnderWay};
    use crate::search::worker::{Shared, Worker};
    use crate::search::{Limits, Options, TranspositionTable};
    use crate::{Knowledge, Score};
    use core::sync::atomic::{AtomicBool, AtomicU64};
    use pionnier_core::{Game, Position, Random, Record, random_turn};
    use pionnier_games::{bermudes::Bermudes, granat::Granat, kono::Kono, quindo::Quindo};

    #[test]
    fn a_task_is_under_way_from_its_beginning_to_its_end() {
        let under_way = UnderWay::new(2);
        let tasks: Vec<u64> = (1..9).map(|number| UnderWay::task(77, number, 5)).collect();
        for (number, &task) in tasks.iter().enumerate() {
            assert!(!under_way.has(task));
            under_way.begin(task);
            assert!(tasks[..=number].iter().all(|&begun| under_way.has(begun)));
        }
        for (number, &task) in tasks.iter().enumerate() {
            under_way.end(task);
            assert!(!under_way.has(task));
            assert!(tasks[number + 1..].iter().all(|&begun| under_way.has(begun)));
        }
        assert_ne!(UnderWay::task(77, 3, 5), UnderWay::task(77, 3, 6), "another depth is another task");
    }

    #[test]
    fn the_last_task_is_known_whatever_else_is_under_way() {
        let under_way = UnderWay::new(2);
        for low in 0..3 * BUCKET as u64 {
            under_way.begin(1 << 32 | low << 1 | 1);
            assert!(under_way.has(1 << 32 | low << 1 | 1));
        }
    }

    /// What another thread has begun and never ends is searched all the same.
    fn nothing_is_left_to_who_does_not_finish<G: Game>(depth: i32)
    where
        G::Position: Knowledge,
    {
        let mut random = Random::new(5);
        let mut record = Record::new(G::start());
        for _ in 0..6 {
            let turn = random_turn(record.position(), &mut random).expect("the game goes on");
            record.try_play(&turn).expect("it is legal");
        }
        let position = *record.position();
        let score = |threads: usize| {
            let options =
                Options { threads, selective: false, strict: true, exact: false, ..Options::default() };
            let table = TranspositionTable::new(1 << 16);
            let under_way = UnderWay::new(threads);
            let mut actions = Vec::new();
            position.actions(&mut actions);
            if threads > 1 {
                for number in 0..actions.len() {
                    under_way.begin(UnderWay::task(position.key(), number as u16, depth));
                }
            }
            let shared = Shared {
                table: &table,
                options,
                limits: Limits::NONE,
                nodes: AtomicU64::new(0),
                stop: AtomicBool::new(false),
                under_way,
            };
            Worker::new(&shared, &record).root(&position, (Score::MIN, Score::MAX), depth).ok()
        };
        assert!(score(1).is_some());
        assert_eq!(score(2), score(1), "{}", G::ID);
    }

    #[test]
    fn what_another_never_finishes_is_searched_all_the_same() {
        nothing_is_left_to_who_does_not_finish::<Kono>(4);
        nothing_is_left_to_who_does_not_finish::<Bermudes>(4);
        nothing_is_left_to_who_does_not_finish::<Quindo>(3);
        nothing_is_left_to_who_does_not_finish::<Granat>(4);
    }
}
