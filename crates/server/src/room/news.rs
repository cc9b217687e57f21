//! What has happened in a game, written down once for all who follow it.

use crate::message::{Cause, FromServer, News, text};
use crate::online::{Game, Millis};
use axum::extract::ws::Utf8Bytes;

/// A text that tells the time is good for so many milliseconds.
const FRESH: Millis = 50;

/// What has happened after one event until another, for all followers who have come so far.
pub(crate) struct Written {
    after: u32,
    seq: u32,
    /// Everything but the time, which comes last.
    body: String,
    /// With a time, for those who are told at about the same.
    told: Option<(Millis, Utf8Bytes)>,
}

impl Written {
    /// What has happened in the game after this event.
    pub(crate) fn new(game: &Game, after: u32) -> Written {
        let news = News {
            entries: game.since(after).to_vec(),
            state: game.state().clone(),
            position: game.record().position().text(),
            cause: Cause::of(game),
            now: 0,
        };
        let whole = text(&FromServer::News { news: Box::new(news) });
        let body = whole.strip_suffix("0}").unwrap_or_default().to_owned();
        Written { after, seq: game.state().seq, body, told: None }
    }

    /// Whether this is what somebody needs who has come as far as the event `after` in a game that is at the event `seq`.
    pub(crate) fn is_for(&self, after: u32, seq: u32) -> bool {
        (self.after, self.seq) == (after, seq)
    }

    /// The text for somebody who is told now.
    pub(crate) fn at(&mut self, now: Millis) -> Utf8Bytes {
        if let Some((_, text)) = self.told.as_ref().filter(|(at, _)| (0..FRESH).contains(&(now - at))) {
            return text.clone();
        }
        let text = Utf8Bytes::from(format!("{}{now}}}", self.body));
        self.told = Some((now, text.clone()));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::{FRESH, Written};
    use crate::online::{Clock, Event, Game, Name, Side, Terms};
    use serde_json::Value;

    #[test]
    fn those_who_are_told_later_get_the_same_words_and_the_right_time() {
        let mut game = Game::new(Terms::new("kono", None, Clock::None, 1_000).unwrap()).unwrap();
        for entry in game.entries_for(vec![Event::Joined { seat: Side::First, name: Name::default() }], 2_000)
        {
            game.apply(entry).unwrap();
        }
        let mut written = Written::new(&game, 0);
        assert!(written.is_for(0, 1) && !written.is_for(1, 1) && !written.is_for(0, 2));
        let [first, soon, late] = [5_000, 5_000 + FRESH - 1, 6_000].map(|now| written.at(now));
        assert_eq!(first.as_ptr(), soon.as_ptr(), "one text for both");
        let [first, mut late]: [Value; 2] = [first, late].map(|text| serde_json::from_str(&text).unwrap());
        assert_eq!(
            (&first["type"], &first["now"], &late["now"]),
            (&"news".into(), &5_000.into(), &6_000.into())
        );
        late["now"] = 5_000.into();
        assert_eq!(first, late);
    }
}
