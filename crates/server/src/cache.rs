//! Games that were read a moment ago: to read one again, and play it through, costs more than to keep it for a while.

use crate::online::Millis;
use crate::room::Room;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// For how long a game is kept that nobody asks for, in milliseconds.
const TIME: Millis = 10 * 60_000;

/// What the games may take together, in bytes, by what rooms think they take.
const BYTES: usize = 64 << 20;

/// Those asked for last, so many at most.
#[derive(Default)]
pub(crate) struct Cache {
    capacity: usize,
    /// In the order in which they were last asked for.
    order: BTreeMap<u64, Kept>,
    /// Their places in that order.
    places: HashMap<String, u64>,
    last: u64,
    bytes: usize,
}

struct Kept {
    room: Arc<Room>,
    bytes: usize,
    asked: Millis,
}

impl Cache {
    /// How many games are kept from now on.
    pub(crate) fn resize(&mut self, capacity: usize) {
        self.capacity = capacity;
    }

    /// Keeps a game that was asked for and takes so many bytes.
    pub(crate) fn put(&mut self, room: &Arc<Room>, bytes: usize, now: Millis) {
        self.take(&room.id);
        if self.capacity == 0 || bytes > BYTES {
            return;
        }
        self.last += 1;
        self.places.insert(room.id.clone(), self.last);
        self.order.insert(self.last, Kept { room: room.clone(), bytes, asked: now });
        self.bytes += bytes;
        self.clear_away(now);
    }

    /// Keeps a game no longer.
    pub(crate) fn take(&mut self, id: &str) {
        let kept = self.places.remove(id).and_then(|place| self.order.remove(&place));
        self.bytes -= kept.map_or(0, |kept| kept.bytes);
    }

    /// Lets go of those that have not been asked for, and of those for which there is no room.
    pub(crate) fn clear_away(&mut self, now: Millis) {
        while let Some(oldest) = self.order.first_entry() {
            let is_old = now - oldest.get().asked >= TIME;
            if !is_old && self.places.len() <= self.capacity && self.bytes <= BYTES {
                return;
            }
            let Kept { room, bytes, .. } = oldest.remove();
            self.places.remove(&room.id);
            self.bytes -= bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BYTES, Cache, TIME};
    use crate::room::Room;
    use crate::sightings::Sightings;
    use std::sync::{Arc, Weak};

    /// A cache and rooms that only it holds.
    fn put(cache: &mut Cache, id: &str, bytes: usize, now: i64) -> Weak<Room> {
        let room = Arc::new(Room::new(id, Arc::new(Sightings::new(now))));
        cache.put(&room, bytes, now);
        Arc::downgrade(&room)
    }

    fn is_kept(room: &Weak<Room>) -> bool {
        room.strong_count() > 0
    }

    #[test]
    fn those_asked_for_last_are_kept() {
        let mut cache = Cache::default();
        let nothing = put(&mut cache, "nothing is kept", 1, 0);
        assert!(!is_kept(&nothing));
        cache.resize(2);
        let (a, b) = (put(&mut cache, "a", 1, 0), put(&mut cache, "b", 1, 0));
        cache.put(&a.upgrade().unwrap(), 1, 1);
        let c = put(&mut cache, "c", 1, 2);
        assert_eq!([&a, &b, &c].map(is_kept), [true, false, true]);
        cache.take("a");
        assert_eq!([&a, &c].map(is_kept), [false, true]);
    }

    #[test]
    fn long_games_leave_room_for_fewer() {
        let mut cache = Cache::default();
        cache.resize(100);
        let rooms = ["a", "b", "c"].map(|id| put(&mut cache, id, BYTES / 2, 0));
        assert_eq!(rooms.each_ref().map(is_kept), [false, true, true]);
        // One that has grown is weighed anew.
        cache.put(&rooms[2].upgrade().unwrap(), BYTES, 0);
        assert_eq!(rooms.each_ref().map(is_kept), [false, false, true]);
        assert!(!is_kept(&put(&mut cache, "too much", BYTES + 1, 0)));
        assert_eq!((cache.bytes, cache.places.len()), (BYTES, 1));
    }

    #[test]
    fn nothing_is_kept_for_ever() {
        let mut cache = Cache::default();
        cache.resize(100);
        let (early, late) = (put(&mut cache, "early", 1, 0), put(&mut cache, "late", 1, TIME / 2));
        cache.clear_away(TIME);
        assert_eq!([&early, &late].map(is_kept), [false, true]);
        cache.clear_away(2 * TIME);
        assert!(!is_kept(&late) && cache.bytes == 0 && cache.places.is_empty());
    }
}
