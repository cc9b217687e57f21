//! What goes over a socket, and what requests and answers are made of.

use crate::online::{Command, Entry, Game, Millis, Name, Seat, State, Terms};
use crate::presence::Attendance;
use crate::problem::Problem;
use crate::store::Listing;
use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A quick phrase. There is no free chat, so that nobody has to be protected from anybody's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Have fun!
    HaveFun,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Oops!
    Oops,
    /// One moment, please.
    OneMoment,
    /// I am back.
    Back,
    /// Good game!
    GoodGame,
    /// I have to go.
    MustGo,
}

impl Phrase {
    /// All of them.
    pub const ALL: [Phrase; 9] = [
        Phrase::Hello,
        Phrase::HaveFun,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Oops,
        Phrase::OneMoment,
        Phrase::Back,
        Phrase::GoodGame,
        Phrase::MustGo,
    ];
}

/// A phrase that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Said {
    /// When, in milliseconds since 1970; later than every phrase before it.
    pub at: Millis,
    /// By whom.
    pub seat: Seat,
    /// What.
    pub phrase: Phrase,
}

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
    pub seat: Option<Seat>,
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

/// A command was carried out and is on the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Receipt {
    /// The number of the last event in the game.
    pub seq: u32,
    /// Turns and takebacks so far.
    pub step: u32,
    /// Whether it had been carried out before, and was only sent again.
    pub repeated: bool,
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

/// What a page or a bot sends over a socket.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: who one is, and what one knows.
    Hello {
        /// The secret of one's seat; watchers have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        #[schema(pattern = "^[0-9a-f]{32}$")]
        secret: Option<String>,
        /// The number of the last event one has; 0 for none.
        #[serde(default)]
        after: u32,
    },
    /// Do something. Answered by `done` or `refused` with the same id.
    Act {
        /// Chosen by the sender.
        id: u32,
        /// The number of the last event one had when one decided, so that it can be sent again. Turns have their step.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        after: Option<u32>,
        /// What to do.
        command: Command,
    },
    /// Say something.
    Say {
        /// What.
        phrase: Phrase,
    },
    /// Is anybody there? Answered by `pong` with the same id.
    Ping {
        /// Chosen by the sender.
        id: u32,
    },
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

/// What a new game is to be.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Which game: `kono`, `cul-de-sac`, `bermudes`, `quindo`, `granat`.
    pub game: String,
    /// The seat the asker takes; by lot if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// The terms of time; without a clock if not given.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<crate::online::Clock>"))]
    pub clock: crate::online::Clock,
    /// Whether anybody may take the other seat: the game is then in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// A position to begin from instead of the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(max_length = 1000)]
    pub start: Option<String>,
    /// What the player wants to be called. Spaces are put in order; what cannot be seen or turns the writing round is left out,
    /// and so is whatever comes after 24 characters.
    #[serde(default, skip_serializing_if = "Name::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Name>", optional))]
    pub name: Name,
    /// The secret the asker's seat shall have: 32 hexadecimal digits. A program that has one secret for all its seats can
    /// follow all its games at once. Made by the server if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<String>,
}

/// A game was made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Made {
    /// Its id, with which anybody can watch.
    pub id: String,
    /// The asker's seat.
    pub seat: Seat,
    /// The secret of that seat, for its player alone.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub secret: String,
    /// What the friend must know to take the other seat.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub invitation: String,
}

/// A wish to sit down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What was in the invitation; not needed for a game in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub invitation: Option<String>,
    /// The secret the seat shall have: 32 hexadecimal digits, made by the one who sits down, so that the request can be
    /// sent again if its answer is lost. Made by the server if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub secret: Option<String>,
    /// What the player wants to be called. Spaces are put in order; what cannot be seen or turns the writing round is left out,
    /// and so is whatever comes after 24 characters.
    #[serde(default, skip_serializing_if = "Name::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Name>", optional))]
    pub name: Name,
}

/// A seat was taken.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seated {
    /// Which.
    pub seat: Seat,
    /// Its secret.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub secret: String,
}

/// Something to say.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// What.
    pub phrase: Phrase,
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
