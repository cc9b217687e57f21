//! What processes say to each other.

use crate::message::Phrase;
use crate::online::Side;
use crate::secret::{Hash, is_id};

/// A word. Other versions of the program may say and hear it: its text does not change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    /// Something has happened in this game.
    Game(String),
    /// Many games are new.
    Games,
    /// A player has connected.
    Here(String, Side),
    /// A player has asked for something.
    Seen(String, Side),
    /// A player's last connection is gone.
    Gone(String, Side),
    /// All these players are connected.
    Present(Vec<(String, Side)>),
    /// Somebody has sat down with a secret of this hash.
    Seated(Hash),
    /// A player has said something.
    Said(String, Side, Phrase),
    /// Nothing but that the sender lives.
    Alive,
}

impl Word {
    /// Seats in one word: PostgreSQL carries 8,000 bytes.
    pub(crate) const SEATS: usize = 500;

    /// The word as a text, said by this process.
    pub(super) fn write(&self, process: &str) -> String {
        let of = |verb: &str, id: &str, seat: &Side| format!("{process} {verb} {id} {}", seat.index());
        match self {
            Word::Game(id) => format!("{process} game {id}"),
            Word::Games => format!("{process} game"),
            Word::Here(id, seat) => of("here", id, seat),
            Word::Seen(id, seat) => of("seen", id, seat),
            Word::Gone(id, seat) => of("gone", id, seat),
            Word::Present(players) => {
                let mut text = format!("{process} present");
                for (id, seat) in players {
                    text.push_str(&format!(" {id}{}", seat.index()));
                }
                text
            }
            Word::Seated(hash) => format!("{process} seated {}", hash.text()),
            Word::Said(id, seat, phrase) => {
                let phrase = serde_json::to_string(phrase).unwrap_or_default();
                format!("{} {phrase}", of("said", id, seat))
            }
            Word::Alive => format!("{process} alive"),
        }
    }

    /// The process that has said something, and what; nothing if it is not understood.
    pub(super) fn read(text: &str) -> Option<(&str, Word)> {
        let mut parts = text.split(' ');
        let (process, verb) = (parts.next()?, parts.next()?);
        let mut next = || parts.next().unwrap_or("");
        let word = match verb {
            "game" => match next() {
                "" => Word::Games,
                id => Word::Game(read_id(id)?),
            },
            "here" => Word::Here(read_id(next())?, read_seat(next())?),
            "seen" => Word::Seen(read_id(next())?, read_seat(next())?),
            "gone" => Word::Gone(read_id(next())?, read_seat(next())?),
            "present" => Word::Present(parts.filter_map(read_player).collect()),
            "seated" => Word::Seated(Hash::read(next())?),
            "said" => Word::Said(read_id(next())?, read_seat(next())?, serde_json::from_str(next()).ok()?),
            "alive" => Word::Alive,
            _ => return None,
        };
        Some((process, word))
    }
}

fn read_id(text: &str) -> Option<String> {
    is_id(text).then(|| text.to_owned())
}

fn read_seat(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|seat| text == seat.index().to_string())
}

fn read_player(text: &str) -> Option<(String, Side)> {
    let (id, seat) = text.split_at_checked(text.len().checked_sub(1)?)?;
    read_id(id).zip(read_seat(seat))
}

#[cfg(test)]
mod tests {
    use super::Word;
    use crate::message::Phrase;
    use crate::online::Side::{First, Second};
    use crate::secret::Secret;

    #[test]
    fn what_is_said_is_heard() {
        let id = || "0123456789".to_owned();
        let words = [
            (Word::Game(id()), "p game 0123456789"),
            (Word::Games, "p game"),
            (Word::Here(id(), First), "p here 0123456789 0"),
            (Word::Seen(id(), Second), "p seen 0123456789 1"),
            (Word::Gone(id(), First), "p gone 0123456789 0"),
            (Word::Present(vec![(id(), First), (id(), Second)]), "p present 01234567890 01234567891"),
            (Word::Said(id(), Second, Phrase::HaveFun), "p said 0123456789 1 \"have-fun\""),
            (Word::Alive, "p alive"),
        ];
        for (word, text) in words {
            assert_eq!(word.write("p"), text, "other versions must understand it");
            assert_eq!(Word::read(text), Some(("p", word)));
        }
        let seated = Word::Seated(Secret::new().unwrap().hash());
        assert_eq!(Word::read(&seated.write("p")), Some(("p", seated)));
    }

    #[test]
    fn what_is_not_understood_is_left_alone() {
        for text in [
            "",
            "p",
            "p sings",
            "p here",
            "p here 0123456789",
            "p here 0123456789 2",
            "p game ../etc",
            "p seated x",
        ] {
            assert_eq!(Word::read(text), None, "{text}");
        }
        let some = Word::read("p present é 01234567890 x").unwrap().1;
        assert_eq!(some, Word::Present(vec![("0123456789".to_owned(), First)]));
    }

    #[test]
    fn a_word_is_no_longer_than_a_database_carries() {
        let all = Word::Present(vec![("0123456789".to_owned(), First); Word::SEATS]);
        assert!(all.write("0123456789").len() < 8_000);
    }
}
