//! What is sent to play: the same types at both ends.

use crate::{Clock, Command, Millis, Name, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A quick phrase. There is no free chat, so that nobody has to be protected from anybody's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// When, in milliseconds since 1970; later than every phrase before it.
    pub at: Millis,
    /// By whom.
    pub seat: Side,
    /// What.
    pub phrase: Phrase,
}

/// A command was carried out and is on the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Receipt {
    /// The number of the last event in the game.
    pub seq: u32,
    /// Turns and takebacks so far.
    pub step: u32,
    /// Whether it had been carried out before, and was only sent again.
    pub repeated: bool,
}

/// What a page or a bot sends over a socket.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: who one is, and what one knows.
    Hello {
        /// The secret of one's seat; watchers have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
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
        #[cfg_attr(feature = "typescript", ts(optional))]
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

/// What a new game is to be.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Which game: `kono`, `cul-de-sac`, `bermudes`, `quindo`, `granat`.
    pub game: String,
    /// The seat the asker takes; by lot if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Side>,
    /// The terms of time; without a clock if not given.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Clock>"))]
    pub clock: Clock,
    /// Whether anybody may take the other seat: the game is then in the lobby.
    #[serde(default)]
    pub listed: bool,
    /// A position to begin from instead of the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(max_length = 1000)]
    pub start: Option<String>,
    /// What the player wants to be called. Spaces are put in order; what cannot be seen or turns the writing round is left out,
    /// and so is whatever comes after 24 characters.
    #[serde(default, skip_serializing_if = "Name::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Name>", optional))]
    pub name: Name,
    /// The secret the asker's seat shall have: 32 hexadecimal digits. A program that has one secret for all its seats can
    /// follow all its games at once. Made by the server if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub secret: Option<String>,
}

/// A game was made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Made {
    /// Its id, with which anybody can watch.
    pub id: String,
    /// The asker's seat.
    pub seat: Side,
    /// The secret of that seat, for its player alone.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub secret: String,
    /// What the friend must know to take the other seat.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub invitation: String,
}

/// A wish to sit down.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What was in the invitation; not needed for a game in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub invitation: Option<String>,
    /// The secret the seat shall have: 32 hexadecimal digits, made by the one who sits down, so that the request can be
    /// sent again if its answer is lost. Made by the server if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub secret: Option<String>,
    /// What the player wants to be called. Spaces are put in order; what cannot be seen or turns the writing round is left out,
    /// and so is whatever comes after 24 characters.
    #[serde(default, skip_serializing_if = "Name::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Name>", optional))]
    pub name: Name,
}

/// A seat was taken.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seated {
    /// Which.
    pub seat: Side,
    /// Its secret.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub secret: String,
}

/// Something to say.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// What.
    pub phrase: Phrase,
}
