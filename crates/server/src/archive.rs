//! The whole store as a file, and back: for backups, for moving from one database to the other, for study.

use crate::online::{Clock, End, Entry, Event, Game, Millis, Name, Outages, Reason, Side, Status, Terms};
use crate::secret::{Hash, NoRandomness, new_id};
use crate::store::{Creation, Store, StoreError, Stored};
use pionnier_catalog::Language;
use pionnier_catalog::transcript::Transcript;
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, Write};
use std::num::NonZero;
use std::panic::resume_unwind;

/// Games read from the store at a time.
const PAGE: u32 = 200;

/// Games, and bytes of them, that are read and stored at a time: a server beside us must not wait for long.
const GAMES: usize = 1_500;
const BYTES: usize = 16 << 20;

/// Bytes of a line, or of a game as text, that are read.
const LONGEST: usize = 32 << 20;

/// Under which the names of the players stand in a transcript.
const NAME_TAGS: [&str; 2] = ["First", "Second"];

/// How a transcript says why a game has ended, where neither the rules nor the players' own decision have ended it.
const TERMINATIONS: [(Reason, &str); 2] = [(Reason::Time, "time"), (Reason::TooLong, "too long")];
const ABANDONED: &str = "abandoned";

/// How an archive is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A transcript a game, for people and other programs: what was played and how it ended.
    Text,
    /// A JSON object a line, with everything, so that players can go on afterwards.
    Json,
}

/// Why an archive was not written or read.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file does not.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The game that begins in this line cannot be read. Those before it have been.
    #[error("line {0}: {1}")]
    Line(usize, String),
    /// The system gives no random numbers.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
}

/// What came of reading an archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Imported {
    /// Games that are new in the store.
    pub added: u64,
    /// Games that were there already.
    pub known: u64,
}

/// A game in an archive. Of secrets there are only the hashes.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Archived {
    id: String,
    terms: Terms,
    seats: [Option<String>; 2],
    invitation: Option<String>,
    listed: bool,
    entries: Vec<Entry>,
    /// When it was written, so that players are not charged for the time until it is read.
    written: Option<Millis>,
}

/// Writes every game and counts them. The store may be in use meanwhile; each game is written as it is at that moment. A game
/// that cannot be read, because it is damaged or by rules that are not known here, is left out and shown to `left_out`.
///
/// # Errors
/// The store or the file does not work.
pub async fn export(
    store: &Store,
    format: Format,
    out: &mut impl Write,
    now: Millis,
    left_out: &mut dyn FnMut(&str, &StoreError),
) -> Result<u64, ArchiveError> {
    let (mut count, mut last, outages) = (0, String::new(), store.outages());
    loop {
        let ids = store.ids_after(&last, PAGE).await?;
        let Some(newest) = ids.last() else { break };
        last.clone_from(newest);
        for id in &ids {
            let written = match store.game(id).await {
                Ok(None) => continue,
                Ok(Some(stored)) => written(stored, format, &outages, now),
                Err(error) => Err(error),
            };
            match written {
                Ok(text) => {
                    if count > 0 && format == Format::Text {
                        out.write_all(b"\n")?;
                    }
                    out.write_all(text.as_bytes())?;
                    count += 1;
                }
                Err(error @ (StoreError::Damaged(..) | StoreError::Rules(_))) => left_out(id, &error),
                Err(error) => return Err(error.into()),
            }
        }
    }
    out.flush()?;
    Ok(count)
}

/// A game as it stands in an archive.
fn written(stored: Stored, format: Format, outages: &Outages, now: Millis) -> Result<String, StoreError> {
    match format {
        Format::Text => transcript(stored),
        Format::Json => {
            let id = stored.id.clone();
            serde_json::to_string(&Archived::of(stored, outages, now))
                .map(|line| line + "\n")
                .map_err(|error| StoreError::Damaged(id, error.to_string()))
        }
    }
}

/// Reads games into the store. What is there already is left alone, so that an archive can be read twice.
///
/// # Errors
/// The store or the file does not work, or the file holds something else.
pub async fn import(
    store: &Store,
    format: Format,
    input: &mut impl BufRead,
    now: Millis,
) -> Result<Imported, ArchiveError> {
    let mut import = Import {
        store,
        format,
        now,
        texts: Vec::new(),
        bytes: 0,
        creations: Vec::new(),
        imported: Imported::default(),
    };
    let (mut number, mut first, mut text) = (0, 1, String::new());
    let mut line = String::new();
    loop {
        line.clear();
        let is_end = io::Read::take(&mut *input, LONGEST as u64).read_line(&mut line)? == 0;
        number += 1;
        let is_next = match format {
            Format::Json => true,
            // A transcript begins with this tag.
            Format::Text => line.starts_with("[GameType "),
        };
        if (is_end || is_next) && !text.trim().is_empty() {
            import.add(first, std::mem::take(&mut text)).await?;
        }
        if is_end {
            return import.finish().await;
        }
        if is_next {
            text.clear();
            first = number;
        }
        if text.len() + line.len() > LONGEST {
            import.finish().await?;
            return Err(ArchiveError::Line(first, format!("{LONGEST} bytes at most")));
        }
        text.push_str(&line);
    }
}

/// Games on their way into a store, many at a time: a commit costs as much for one as for hundreds. While some are stored the
/// next are read.
struct Import<'s> {
    store: &'s Store,
    format: Format,
    now: Millis,
    /// Games that have not been read yet, with the line each begins in.
    texts: Vec<(usize, String)>,
    bytes: usize,
    /// Games that have been read and not stored yet.
    creations: Vec<Creation>,
    imported: Imported,
}

impl Import<'_> {
    async fn add(&mut self, line: usize, text: String) -> Result<(), ArchiveError> {
        self.bytes += text.len();
        self.texts.push((line, text));
        if self.texts.len() == GAMES || self.bytes > BYTES { self.advance().await } else { Ok(()) }
    }

    /// Reads what has gathered, and stores what was read before. If something cannot be read, what is before that is stored.
    async fn advance(&mut self) -> Result<(), ArchiveError> {
        let texts = std::mem::take(&mut self.texts);
        self.bytes = 0;
        let (format, now) = (self.format, self.now);
        let reading = tokio::task::spawn_blocking(move || read(&texts, format, now));
        self.store().await?;
        let (creations, failure) = reading.await.unwrap_or_else(|panic| resume_unwind(panic.into_panic()));
        self.creations = creations;
        match failure {
            None => Ok(()),
            Some(failure) => {
                self.store().await?;
                Err(failure)
            }
        }
    }

    async fn store(&mut self) -> Result<(), ArchiveError> {
        let creations = std::mem::take(&mut self.creations);
        let count = creations.len() as u64;
        let added = self.store.bring(creations).await?;
        self.imported.added += added;
        self.imported.known += count - added;
        Ok(())
    }

    /// Reads and stores all that is left.
    async fn finish(mut self) -> Result<Imported, ArchiveError> {
        self.advance().await?;
        self.store().await?;
        Ok(self.imported)
    }
}

/// Reads games, on as many processors as there are: each is played through, to know that it is one. Gives those before the
/// first that cannot be read, and what is wrong with it.
fn read(texts: &[(usize, String)], format: Format, now: Millis) -> (Vec<Creation>, Option<ArchiveError>) {
    let read = move |(line, text): &(usize, String)| {
        let wrong = |why: String| ArchiveError::Line(*line, why);
        match format {
            Format::Json => Archived::read(text, now).map_err(wrong),
            Format::Text => from_transcript(text, new_id()?, now).map_err(wrong),
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    let share = texts.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let readers: Vec<_> = texts
            .chunks(share)
            .map(|chunk| scope.spawn(move || chunk.iter().map(read).collect::<Vec<_>>()))
            .collect();
        let mut creations = Vec::with_capacity(texts.len());
        for reader in readers {
            for creation in reader.join().unwrap_or_else(|panic| resume_unwind(panic)) {
                match creation {
                    Ok(creation) => creations.push(creation),
                    Err(error) => return (creations, Some(error)),
                }
            }
        }
        (creations, None)
    })
}

impl Archived {
    fn of(stored: Stored, outages: &Outages, now: Millis) -> Archived {
        let text = |hash: Option<Hash>| hash.map(|hash| hash.text());
        let Stored { id, terms, seats, invitation, listed, mut entries } = stored;
        // What the game is still owed is known here only.
        if entries.last().is_some_and(|last| last.at < outages.latest())
            && let Ok(game) = Game::replay(terms.clone(), entries.clone())
            && let Some(owed) = game.owed(outages)
        {
            entries.extend(game.entries_for(vec![owed], now.max(outages.latest())));
        }
        let (seats, invitation, written) = (seats.map(text), text(invitation), Some(now));
        Archived { id, terms, seats, invitation, listed, entries, written }
    }

    fn read(line: &str, now: Millis) -> Result<Creation, String> {
        let Archived { id, terms, seats, invitation, listed, mut entries, written } =
            serde_json::from_str(line).map_err(|error| error.to_string())?;
        let hash = |text: Option<String>| {
            text.map(|text| Hash::read(&text).ok_or_else(|| format!("{text} is not a hash"))).transpose()
        };
        let [first, second] = seats;
        let game = Game::replay(terms.clone(), entries.clone()).map_err(|error| format!("{error:?}"))?;
        let away = written.map_or(0, |written| now - written.max(game.state().started));
        if game.state().status == Status::Playing && away > 0 {
            entries.extend(game.entries_for(vec![Event::Outage { millis: away }], now));
        }
        let state = game.state_after(&entries[game.state().seq as usize..]);
        Ok(Creation {
            seats: [hash(first)?, hash(second)?],
            invitation: hash(invitation)?,
            state,
            address: None,
            id,
            terms,
            listed,
            entries,
        })
    }
}

/// A stored game as text.
fn transcript(stored: Stored) -> Result<String, StoreError> {
    let Stored { id, terms, entries, .. } = stored;
    let damaged = |what: String| StoreError::Damaged(id.clone(), what);
    let clock = match terms.clock {
        Clock::None => "-".to_owned(),
        Clock::Days { days } => format!("1/{}", u64::from(days) * 86_400),
        Clock::Live { seconds, increment } => format!("{seconds}+{increment}"),
    };
    let game = Game::replay(terms, entries).map_err(|error| StoreError::of_replay(&id, &error))?;
    let kind = game.terms().kind().map_err(|error| damaged(format!("{error:?}")))?;
    let mut record = game.record().start().record();
    for turn in game.record().turns() {
        record.play(&turn).map_err(|objection| damaged(objection.code.to_owned()))?;
    }
    let end = game.state().end;
    // What players decided is part of a record; what the clock decided is not, and is said beside it.
    let mut said = Vec::new();
    if let Some(End { reason, winner }) = end.filter(|_| record.ending().is_none()) {
        let settled = match (reason, winner) {
            (Reason::Resigned, Some(winner)) => record.resign(winner.other()).is_ok(),
            (Reason::Agreed, _) => record.agree_draw().is_ok(),
            _ => false,
        };
        if !settled && reason != Reason::Aborted {
            let result = match winner {
                Some(Side::First) => "1-0",
                Some(Side::Second) => "0-1",
                None => "1/2-1/2",
            };
            said.push(("Result", result.to_owned()));
            let termination = TERMINATIONS.into_iter().find(|(ended, _)| *ended == reason);
            said.push(("Termination", termination.map_or(ABANDONED, |(_, word)| word).to_owned()));
        }
    }
    let mut transcript = Transcript::new(kind, record);
    let names = NAME_TAGS.into_iter().zip(&game.state().names).filter(|(_, name)| !name.is_empty());
    said.extend(names.map(|(tag, name)| (tag, name.text().to_owned())));
    said.extend([("Id", id.clone()), ("TimeControl", clock)]);
    for (name, value) in said {
        transcript.add_tag(name, &value).map_err(|error| damaged(error.words(Language::English)))?;
    }
    Ok(transcript.write())
}

/// A transcript as a game that nobody sits at.
fn from_transcript(text: &str, id: String, now: Millis) -> Result<Creation, String> {
    let transcript = Transcript::read(text).map_err(|error| error.words(Language::English))?;
    let start = transcript.record.start().text();
    let terms = Terms::of(transcript.game, start, Clock::None, now).map_err(|error| format!("{error:?}"))?;
    let tag = |name: &str| {
        transcript.tags().iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    };
    let id = tag("Id").filter(|id| crate::secret::is_id(id)).map_or(id, str::to_owned);
    let opener = terms.opener().map_err(|error| format!("{error:?}"))?;
    let name = |seat: Side| Name::from(tag(NAME_TAGS[seat.index()]).unwrap_or_default());
    let mut events: Vec<Event> = Side::BOTH.map(|seat| Event::Joined { seat, name: name(seat) }).into();
    let seats = [opener, opener.other()].into_iter().cycle();
    events.extend(transcript.record.turns().into_iter().zip(seats).map(|(text, seat)| Event::Turn {
        seat,
        text,
        spent: 0,
        lag: 0,
    }));
    let end = transcript.record.ending().map(End::from).or_else(|| {
        let winner = match tag("Result")? {
            "1-0" => Some(Side::First),
            "0-1" => Some(Side::Second),
            "1/2-1/2" => None,
            _ => return None,
        };
        let termination = TERMINATIONS.into_iter().find(|(_, word)| tag("Termination") == Some(word));
        let reason = termination.map_or(Reason::Left, |(reason, _)| reason);
        Some(End { reason, winner })
    });
    // Since nobody sits there, a game that has not ended would never be played on, nor end.
    events.push(Event::Ended(end.unwrap_or(End { reason: Reason::Aborted, winner: None })));
    let entries = Game::new(terms.clone()).map_err(|error| format!("{error:?}"))?.entries_for(events, now);
    let game = Game::replay(terms.clone(), entries.clone()).map_err(|error| format!("{error:?}"))?;
    let state = game.state().clone();
    Ok(Creation {
        id,
        terms,
        seats: [None; 2],
        invitation: None,
        listed: false,
        address: None,
        entries,
        state,
    })
}
