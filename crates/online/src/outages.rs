//! When nothing could be played: no server ran, or none could store anything. Nobody is charged for that.

use super::Millis;
use std::sync::Arc;

/// A time in which nothing could be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When something could last be played.
    pub began: Millis,
    /// When something could be played again.
    pub ended: Millis,
}

/// All of them, in their order. They are facts of the server, not of a game: each game takes its share when somebody next
/// acts there. Cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outages {
    all: Arc<[Outage]>,
    total: Millis,
}

impl FromIterator<Outage> for Outages {
    fn from_iter<T: IntoIterator<Item = Outage>>(outages: T) -> Outages {
        let all: Arc<[Outage]> = outages.into_iter().collect();
        let total = all.iter().map(|outage| outage.ended - outage.began).sum();
        Outages { all, total }
    }
}

impl Outages {
    /// A moment by a clock that stood still in every one of them. Deadlines are stored by that clock: when there is
    /// another outage, all of them are later, and none has to be touched.
    #[must_use]
    pub fn without(&self, moment: Millis) -> Millis {
        moment - self.total
    }

    /// When the last one ended.
    #[must_use]
    pub fn latest(&self) -> Millis {
        self.all.last().map_or(0, |outage| outage.ended)
    }

    /// What of them a turn has lost that began at `started`, in a game where nothing has happened since `last`. Whatever
    /// ended before that has been seen to: nothing happens in a game before it has got its time back.
    #[must_use]
    pub fn lost(&self, started: Millis, last: Millis) -> Millis {
        let unseen = self.all.iter().rev().take_while(|outage| outage.ended > last);
        unseen.map(|outage| (outage.ended - outage.began.max(started)).max(0)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::{Outage, Outages};

    #[test]
    fn a_turn_gets_back_what_it_has_lost_and_once() {
        let outages: Outages =
            [(100, 200), (300, 350)].map(|(began, ended)| Outage { began, ended }).into_iter().collect();
        assert_eq!((outages.latest(), outages.without(1_000)), (350, 850));
        assert_eq!(outages.lost(50, 50), 150);
        assert_eq!(outages.lost(120, 120), 130, "it was played while the server was about to go");
        assert_eq!(outages.lost(150, 200), 50, "the first has been seen to");
        assert_eq!(outages.lost(150, 350), 0);
        assert_eq!(Outages::default().lost(0, 0), 0);
    }
}
