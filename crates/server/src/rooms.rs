//! The games in memory.

use crate::cache::Cache;
use crate::online::Millis;
use crate::room::{Room, lock};
use crate::sightings::Sightings;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

/// Games are here as long as someone holds them, and a while longer.
pub(crate) struct Rooms {
    by_id: Mutex<HashMap<String, Weak<Room>>>,
    cache: Mutex<Cache>,
    sightings: Arc<Sightings>,
}

impl Rooms {
    pub(crate) fn new(sightings: Arc<Sightings>) -> Rooms {
        Rooms { by_id: Mutex::default(), cache: Mutex::default(), sightings }
    }

    /// How many games are kept that nobody holds.
    pub(crate) fn keep_at_most(&self, count: usize) {
        lock(&self.cache).resize(count);
    }

    /// The game with this id. It may still have to be read, and then turn out not to exist: until then all who ask for it
    /// wait for the same answer.
    pub(crate) fn enter(&self, id: &str) -> Arc<Room> {
        let mut rooms = lock(&self.by_id);
        if let Some(room) = rooms.get(id).and_then(Weak::upgrade) {
            return room;
        }
        if rooms.len() == rooms.capacity() {
            // Those that nobody holds are forgotten before more memory is taken, or anybody could fill it by asking for
            // games that do not exist. Space for as many again makes this rare.
            rooms.retain(|_, room| room.strong_count() > 0);
            let held = rooms.len();
            rooms.reserve(held);
        }
        let room = Arc::new(Room::new(id, self.sightings.clone()));
        rooms.insert(id.to_owned(), Arc::downgrade(&room));
        room
    }

    /// Keeps a game that exists for whoever asks for it next.
    pub(crate) fn keep(&self, room: &Arc<Room>, now: Millis) {
        let bytes = room.bytes();
        lock(&self.cache).put(room, bytes, now);
    }

    /// Keeps a game no longer than someone holds it.
    pub(crate) fn forget(&self, id: &str) {
        lock(&self.cache).take(id);
    }

    /// Lets go of what nobody has asked for.
    pub(crate) fn clear_away(&self, now: Millis) {
        lock(&self.cache).clear_away(now);
    }

    /// The game with this id, if it is in memory.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<Room>> {
        lock(&self.by_id).get(id).and_then(Weak::upgrade)
    }

    /// All of them.
    pub(crate) fn all(&self) -> Vec<Arc<Room>> {
        lock(&self.by_id).values().filter_map(Weak::upgrade).collect()
    }

    #[cfg(test)]
    pub(crate) fn count(&self) -> usize {
        lock(&self.by_id).len()
    }
}

#[cfg(test)]
mod tests {
    use super::Rooms;
    use crate::sightings::Sightings;

    #[test]
    fn rooms_that_nobody_holds_are_forgotten_and_the_others_kept() {
        let rooms = Rooms::new(Sightings::new(0).into());
        let held: Vec<_> = (0..100).map(|number| rooms.enter(&format!("held {number}"))).collect();
        for number in 0..10_000 {
            drop(rooms.enter(&format!("asked for {number}")));
        }
        assert!(rooms.count() < 1_000, "{}", rooms.count());
        assert_eq!(rooms.all().len(), held.len());
        for room in &held {
            assert!(std::sync::Arc::ptr_eq(room, &rooms.enter(&room.id)), "there is one room a game");
        }
        assert!(rooms.get("asked for 1").is_none());
    }
}
