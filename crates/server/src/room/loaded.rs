//! What is known of a game.

use crate::online::{Event, Game, Millis, Side, Status};
use crate::secret::{Hash, Secret};
use crate::store::{Change, Creation, StoreError, Stored};

/// A change that is decided on but not stored.
#[derive(Default)]
pub(crate) struct Plan {
    pub(crate) events: Vec<Event>,
    pub(crate) seated: Option<(Side, Hash)>,
    pub(crate) creation: Option<Box<Creation>>,
}

/// What is known of a game: always something that is stored.
pub(crate) struct LoadedGame {
    pub(crate) game: Game,
    pub(crate) seats: [Option<Hash>; 2],
    pub(crate) invitation: Option<Hash>,
    pub(crate) listed: bool,
}

impl LoadedGame {
    pub(super) fn of(stored: Stored) -> Result<LoadedGame, StoreError> {
        let Stored { id, terms, seats, invitation, listed, entries } = stored;
        let game = Game::replay(terms, entries).map_err(|error| StoreError::of_replay(&id, &error))?;
        Ok(LoadedGame { game, seats, invitation, listed })
    }

    /// A plan as a change of what is stored; nothing if nothing happens in it.
    pub(super) fn change(&self, id: &str, plan: Plan, now: Millis) -> Option<Change> {
        let Plan { events, seated, creation } = plan;
        if events.is_empty() {
            return None;
        }
        let entries = self.game.entries_for(events, now);
        let state = self.game.state_after(&entries);
        Some(Change { id: id.to_owned(), before: self.game.state().seq, entries, state, seated, creation })
    }

    /// Whether the game waits for a player whom anybody can be.
    pub(super) fn is_open(&self) -> bool {
        self.listed && self.game.state().status == Status::Waiting
    }

    /// The seat this secret belongs to. Both are compared, whichever it is.
    pub(crate) fn seat_of(&self, secret: &Secret) -> Option<Side> {
        let [first, second] = self.seats.map(|seat| seat.is_some_and(|hash| hash.is_of(secret)));
        if first {
            Some(Side::First)
        } else if second {
            Some(Side::Second)
        } else {
            None
        }
    }

    /// Whether both seats are taken.
    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }
}
