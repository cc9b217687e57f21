//! What players say to each other.

use super::{Room, lock};
use crate::hub::now;
use crate::message::{FromServer, Phrase, Said, text};
use crate::online::{Millis, Side};
use axum::extract::ws::Utf8Bytes;

/// How many of the last phrases are remembered for those whose connection is slow.
const PHRASES: usize = 8;

/// Milliseconds between two phrases of one player.
const PAUSE: Millis = 1_000;

impl Room {
    /// A player says something.
    pub(crate) fn say(&self, seat: Side, phrase: Phrase) {
        let mut said = lock(&self.said);
        // Later than any answer that was given in this millisecond, so that whoever heard until then hears this.
        let at = said.back().map_or(0, |(last, _)| last.at).max(now()) + 1;
        let phrase = Said { at, seat, phrase };
        said.push_back((phrase, text(&FromServer::Said { said: phrase })));
        if said.len() > PHRASES {
            said.pop_front();
        }
        drop(said);
        self.tell();
    }

    /// Whether a player has said something within the last moment.
    pub(crate) fn has_just_spoken(&self, seat: Side) -> bool {
        let since = now() - PAUSE;
        lock(&self.said).iter().any(|(said, _)| said.seat == seat && said.at > since)
    }

    /// What was said after this moment, also as it is sent.
    pub(crate) fn said_since(&self, heard: Millis) -> impl Iterator<Item = (Said, Utf8Bytes)> + use<> {
        let said = lock(&self.said);
        let first = said.partition_point(|(said, _)| said.at <= heard);
        said.range(first..).cloned().collect::<Vec<_>>().into_iter()
    }

    /// When the last phrase was said.
    pub(crate) fn last_said(&self) -> Millis {
        lock(&self.said).back().map_or(0, |(said, _)| said.at)
    }
}
