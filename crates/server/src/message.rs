//! What goes over a socket, and what answers are made of. What is asked for is in `online`.

use crate::online::{Entry, Game, Millis, Side, State, Terms};
pub use crate::online::{Join, Made, NewGame, Phrase, Receipt, Said, Saying, Seated, ToServer};
use crate::presence::Attendance;
use crate::problem::Problem;
use crate::store::Listing;
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use utoipa::ToSchema;

/// What in the rules has ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Cause {
    /// The number of the rule: `K6`, `C3`.
    pub rule: &'static str,
    /// A stable name: `shut-in`, `repetition`.
    pub code: &'static str,
}

impl Cause {
    /// What has ended this game, if the rules have.
    pub(crate) fn of(game: &Game) -> Option<Cause> {
        game.record().ending().map(|ending| Cause { rule: ending.rule(), code: ending.code() })
    }
}

/// A game as somebody sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Its id.
    pub id: String,
    /// Its terms.
    pub terms: Terms,
    /// The seat of the one who looks; none for watchers.
    pub seat: Option<Side>,
    /// How it stands.
    pub state: State,
    /// The board as text.
    pub position: String,
    /// What in the rules has ended the game, if they have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub cause: Option<Cause>,
    /// What has happened after the event they knew. If the last of it has a number below that of the state, there is more
    /// to ask for.
    pub entries: Vec<Entry>,
    /// Whether anybody may take the free seat.
    pub open: bool,
    /// What was said after the phrase they had heard. Phrases are for the moment: only the last few are kept.
    pub said: Vec<Said>,
    /// Who is there.
    pub attendance: Attendance,
    /// For how many milliseconds the player to move must be away before the other may claim the game.
    pub absence: Option<Millis>,
    /// The server's time, in milliseconds since 1970.
    pub now: Millis,
}

/// What is new in a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct News {
    /// What has happened.
    pub entries: Vec<Entry>,
    /// How the game stands after that.
    pub state: State,
    /// The board as text.
    pub position: String,
    /// What in the rules has ended the game, if they have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub cause: Option<Cause>,
    /// The server's time, in milliseconds since 1970.
    pub now: Millis,
}

/// What may be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Turns {
    /// The step they can be played at.
    pub step: u32,
    /// Legal turns, in a fixed order.
    pub turns: Vec<String>,
    /// Whether there are others.
    pub more: bool,
}

/// A line of the stream that tells of several games.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct InGame {
    /// The id of the game.
    pub game: String,
    /// What is to be told of it.
    #[serde(flatten)]
    pub message: FromServer,
}

/// What the server sends over a socket, and, one a line, over an event stream.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The answer to `hello`.
    Welcome {
        /// The game, with what has happened after the event one knew.
        #[serde(flatten)]
        view: Box<View>,
    },
    /// Something has happened.
    News {
        /// What.
        #[serde(flatten)]
        news: Box<News>,
    },
    /// A command was carried out and is on the disk.
    Done {
        /// Which command.
        id: u32,
        /// What came of it.
        #[serde(flatten)]
        receipt: Receipt,
    },
    /// A command was not carried out, or a message not understood.
    Refused {
        /// Which command, if it can be told.
        id: Option<u32>,
        /// Why.
        problem: Box<Problem>,
    },
    /// Someone has come or gone.
    Attendance {
        /// Who is there.
        #[serde(flatten)]
        attendance: Attendance,
    },
    /// A player has said something.
    Said {
        /// Who and what.
        #[serde(flatten)]
        said: Said,
    },
    /// The answer to `ping`.
    Pong {
        /// Which ping.
        id: u32,
        /// The server's time, in milliseconds since 1970.
        now: Millis,
    },
    /// The first games of the lobby, whenever they change.
    Lobby {
        /// Which.
        #[serde(flatten)]
        lobby: Lobby,
    },
}

/// A message as it is sent.
pub(crate) fn text(message: &FromServer) -> Utf8Bytes {
    // These types have only texts as keys and no fallible parts.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The lobby, or a part of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lobby {
    /// Games with a seat that anybody may take: the newest of each address first, then the second newest of each, and so on.
    pub games: Vec<Listing>,
    /// How many there are in all.
    pub total: u32,
}

impl Lobby {
    /// A part of a lobby: so many games after so many others.
    pub(crate) fn part(games: Vec<Listing>, skip: usize, limit: usize) -> Lobby {
        let total = games.len() as u32;
        Lobby { games: games.into_iter().skip(skip).take(limit).collect(), total }
    }
}
