//! When players were last seen, whether or not their game is in memory.
//!
//! Whoever proves to have a seat has been seen: by a connection, a request, or the word of another process. Nothing is stored:
//! who has not been seen for as long as anybody may be away is forgotten, and so known to be away at least since this process
//! began to look.

use crate::online::{Millis, Side};
use crate::room::lock;
use std::collections::HashMap;
use std::sync::Mutex;

/// Who has just asked for something is there for so long: players may ask again and again instead of being connected.
pub(crate) const LINGER: Millis = 10_000;

/// What another process says is believed for so long: it says it again every [`Sightings::PULSE`] milliseconds.
const MEMORY: Millis = 25_000;

/// Longer than anybody must have been away before their game can be claimed.
const FORGOTTEN: Millis = 600_000;

/// Other processes are told of somebody who asks again and again so often.
const WORD: Millis = 5_000;

/// A player who was seen.
#[derive(Clone, Copy, Debug)]
struct Sighting {
    /// When, the last time.
    at: Millis,
    /// Until when they count as there without another sign: by what they have asked for here, and by the word of others.
    until: [Millis; 2],
    /// When other processes were told.
    told: Millis,
}

/// Slots in [`Sighting::until`].
const HERE: usize = 0;
const ELSEWHERE: usize = 1;

/// All who were seen lately.
#[derive(Debug)]
pub(crate) struct Sightings(Mutex<Seen>);

#[derive(Debug)]
struct Seen {
    /// Since when nobody can have been here without our knowing.
    since: Millis,
    games: HashMap<String, [Option<Sighting>; 2]>,
}

impl Sightings {
    /// How often processes tell each other who is with them.
    pub(crate) const PULSE: Millis = 8_000;

    pub(crate) fn new(now: Millis) -> Sightings {
        Sightings(Mutex::new(Seen { since: now, games: HashMap::new() }))
    }

    /// Lets time pass by.
    #[cfg(test)]
    pub(crate) fn age(&self, millis: Millis) {
        let mut seen = lock(&self.0);
        seen.since -= millis;
        for sighting in seen.games.values_mut().flatten().flatten() {
            sighting.at -= millis;
            sighting.told -= millis;
            for until in &mut sighting.until {
                *until -= millis;
            }
        }
    }

    /// We could not see, or not hear of what others saw, until now.
    pub(crate) fn begin_anew(&self, now: Millis) {
        let mut seen = lock(&self.0);
        seen.since = seen.since.max(now);
    }

    /// A player has asked for something. Says whether other processes should be told.
    pub(crate) fn ask(&self, id: &str, seat: Side, now: Millis) -> bool {
        self.note(id, seat, now, |sighting| {
            sighting.until[HERE] = now + LINGER;
            let is_worth_telling = now - sighting.told >= WORD;
            if is_worth_telling {
                sighting.told = now;
            }
            is_worth_telling
        })
    }

    /// A player's last connection to this process has come or gone.
    pub(crate) fn connect(&self, id: &str, seat: Side, now: Millis) {
        self.note(id, seat, now, |sighting| sighting.until[HERE] = now);
    }

    /// Another process says whether a player is with it.
    pub(crate) fn hear(&self, id: &str, seat: Side, is_there: bool, now: Millis) {
        let until = if is_there { now + MEMORY } else { now };
        self.note(id, seat, now, |sighting| sighting.until[ELSEWHERE] = until);
    }

    fn note<T>(&self, id: &str, seat: Side, now: Millis, note: impl FnOnce(&mut Sighting) -> T) -> T {
        let mut seen = lock(&self.0);
        let games = &mut seen.games;
        if games.len() == games.capacity() && !games.contains_key(id) {
            // Before more memory is taken; space for as many again makes this rare.
            games.retain(|_, seats| seats.iter().flatten().any(|sighting| now - sighting.at < FORGOTTEN));
            let kept = games.len();
            games.reserve(kept);
        }
        // The id is copied only if it is new.
        let seats = match games.get_mut(id) {
            Some(seats) => seats,
            None => games.entry(id.to_owned()).or_default(),
        };
        let sighting = seats[seat.index()].get_or_insert(Sighting { at: now, until: [0; 2], told: 0 });
        sighting.at = now;
        note(sighting)
    }

    /// Until when a player counts as there, unless they give another sign.
    pub(crate) fn until(&self, id: &str, seat: Side) -> Millis {
        self.last(id, seat).map_or(0, |sighting| sighting.until[HERE].max(sighting.until[ELSEWHERE]))
    }

    /// When a player was last seen; if that is not known, since when they have not been.
    pub(crate) fn at(&self, id: &str, seat: Side) -> Millis {
        let since = lock(&self.0).since;
        self.last(id, seat).map_or(since, |sighting| sighting.at.max(since))
    }

    fn last(&self, id: &str, seat: Side) -> Option<Sighting> {
        lock(&self.0).games.get(id).and_then(|seats| seats[seat.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::{FORGOTTEN, LINGER, MEMORY, Sightings, WORD};
    use crate::hub::{Hub, Sending};
    use crate::limits::{Limits, LimitsConfig};
    use crate::online::Side::{First, Second};
    use crate::online::{Command, Millis, Stake};
    use crate::store::Store;
    use crate::test_hub::TestHub;
    use std::sync::Arc;

    /// A server that has run for a while and has seen nothing of the game of the test, in which so much time has passed.
    async fn other_server(test: &TestHub, millis: Millis) -> Arc<Hub> {
        test.pass(millis).await;
        let store = Store::open(&test.file, "other").await.unwrap();
        let hub = Hub::new(store, Limits::new(LimitsConfig::default()));
        hub.beat().await.unwrap();
        hub.sightings.age(600_000);
        hub
    }

    /// What becomes of a claim that comes by a request alone.
    async fn claim(hub: &Arc<Hub>, id: &str) -> Result<(), &'static str> {
        let room = hub.room(id).await.unwrap();
        hub.see(&room, Second);
        let claim = Command::Claim { stake: Stake::Win };
        hub.act(room, Second, claim, Sending::default()).await.map(|_| ()).map_err(|error| error.code())
    }

    #[tokio::test]
    async fn the_game_of_one_who_is_away_can_be_claimed_by_a_request_alone() {
        let test = TestHub::new().await;
        assert_eq!(claim(&test.hub, &test.id).await, Err("not-absent"), "it has only just begun");
        let other = other_server(&test, 29_000).await;
        assert_eq!(claim(&other, &test.id).await, Err("not-absent"));
        let other = other_server(&test, 2_000).await;
        // It has read the game for this claim: nobody has to watch for half a minute first.
        assert_eq!(claim(&other, &test.id).await, Ok(()));
    }

    #[tokio::test]
    async fn who_gives_any_sign_is_not_away() {
        let test = TestHub::new().await;
        let other = other_server(&test, 35_000).await;
        let room = other.room(&test.id).await.unwrap();
        other.see(&room, First);
        assert_eq!(claim(&other, &test.id).await, Err("not-absent"), "they have asked for something");
        other.sightings.age(29_000);
        assert_eq!(claim(&other, &test.id).await, Err("not-absent"), "and may think about it");
        other.sightings.hear(&test.id, First, true, crate::hub::now());
        other.sightings.age(29_000);
        assert_eq!(claim(&other, &test.id).await, Err("not-absent"), "they were with another process");
        other.sightings.age(2_000);
        assert_eq!(claim(&other, &test.id).await, Ok(()), "but that was long ago");
    }

    #[test]
    fn who_asks_is_there_for_a_while_and_was_seen_then() {
        let sightings = Sightings::new(1_000);
        assert_eq!((sightings.until("a", First), sightings.at("a", First)), (0, 1_000), "never seen");
        assert!(sightings.ask("a", First, 9_000), "others do not know");
        assert!(!sightings.ask("a", First, 9_000 + WORD - 1), "they do");
        assert!(sightings.ask("a", First, 9_000 + WORD));
        assert_eq!(sightings.until("a", First), 9_000 + WORD + LINGER);
        assert_eq!(sightings.at("a", First), 9_000 + WORD);
        assert_eq!(sightings.at("a", Second), 1_000);
        sightings.begin_anew(20_000);
        assert_eq!(sightings.at("a", First), 20_000, "they may have been here meanwhile");
    }

    #[test]
    fn what_other_processes_say_is_believed_for_a_while() {
        let sightings = Sightings::new(0);
        sightings.hear("a", Second, true, 1_000);
        assert_eq!(sightings.until("a", Second), 1_000 + MEMORY, "then its process may be dead");
        sightings.hear("a", Second, false, 9_000);
        assert_eq!((sightings.until("a", Second), sightings.at("a", Second)), (9_000, 9_000));
    }

    #[test]
    fn who_was_seen_long_ago_is_forgotten() {
        let sightings = Sightings::new(0);
        for number in 0..100_000 {
            sightings.ask(&number.to_string(), First, number * 100);
        }
        let count = sightings.0.lock().unwrap().games.len() as i64;
        assert!(count <= 6 * FORGOTTEN / 100, "{count}");
        assert_eq!(sightings.at("99999", First), 9_999_900);
    }
}
