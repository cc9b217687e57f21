//! What can be written.

use crate::broker::Word;
use crate::online::{Entry, Millis, Side, State, Terms};
use crate::secret::Hash;

/// A new game.
#[derive(Clone, Debug)]
pub struct Creation {
    /// Its id.
    pub id: String,
    /// Its terms.
    pub terms: Terms,
    /// The hashes of the secrets of the seats that are taken.
    pub seats: [Option<Hash>; 2],
    /// The hash of what a friend must know to sit down.
    pub invitation: Option<Hash>,
    /// Whether anybody may.
    pub listed: bool,
    /// The address that has asked for it.
    pub address: Option<String>,
    /// What has happened already.
    pub entries: Vec<Entry>,
    /// How it stands after that.
    pub state: State,
}

/// Something new in a game.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game's id.
    pub id: String,
    /// The number of the last event the change was decided on.
    pub before: u32,
    /// What has happened.
    pub entries: Vec<Entry>,
    /// How it stands after that.
    pub state: State,
    /// A seat that was taken, and the hash of its secret.
    pub seated: Option<(Side, Hash)>,
    /// A game that comes into being with the change.
    pub creation: Option<Box<Creation>>,
}

/// How many games an address may have that wait for a second player, and make in a day; nothing is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quota {
    /// Waiting at a time.
    pub waiting: Option<u32>,
    /// In a day.
    pub daily: Option<u32>,
}

/// Something to be written.
pub(super) enum Work {
    Create(Box<Creation>, Quota),
    /// Many games that are not there yet.
    Bring(Vec<Creation>),
    Change(Box<Change>),
    /// A word for the other processes.
    Say(Word),
    /// That the server is running at the first moment, and had been until the second, as far as this process knows.
    Pulse(Millis, Millis),
    /// Nothing new, to see whether anything could be written.
    Probe,
    /// A game that cannot be read and must not be looked at again and again.
    Shelve(String, i64),
    /// A game whose maker's address is not needed any more.
    Forget(String),
    /// A game that need not be kept.
    Purge(String),
}

impl Work {
    /// What is locked is locked in one order by all processes, so that none waits for another in a circle.
    pub(super) fn order(&self) -> &str {
        match self {
            Work::Create(creation, _) => &creation.id,
            Work::Change(change) => &change.id,
            Work::Shelve(id, _) | Work::Forget(id) | Work::Purge(id) => id,
            Work::Say(_) | Work::Pulse(..) | Work::Probe | Work::Bring(_) => "",
        }
    }
}
