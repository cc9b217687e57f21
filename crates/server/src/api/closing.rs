//! Why a socket is closed by us: a code and a word that programs can rely on. docs/API.md lists them.

use crate::problem::ApiError;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes};

/// Why a socket is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Closing {
    /// The server stops; another one, or the next, takes over.
    Stopping,
    /// A message was longer than any that is even looked at.
    TooLarge,
    /// Nothing was said first.
    Late,
    /// Whether anybody is there was asked in vain.
    Silent,
    /// There is nothing to be said here.
    Unexpected,
    /// Something that was refused, and without which it makes no sense to go on.
    Refused { code: &'static str, status: u16 },
}

impl Closing {
    pub(super) fn of(error: &ApiError) -> Closing {
        Closing::Refused { code: error.code(), status: error.status() }
    }

    /// Codes of our own are 4000 and the status that a request would be answered with.
    fn code(self) -> u16 {
        match self {
            Closing::Stopping => 1_012,
            Closing::TooLarge => 1_009,
            Closing::Unexpected => 1_008,
            Closing::Late | Closing::Silent => 4_408,
            Closing::Refused { status, .. } => 4_000 + status,
        }
    }

    fn reason(self) -> &'static str {
        match self {
            Closing::Stopping => "stopping",
            Closing::TooLarge => "too-large",
            Closing::Unexpected => "unexpected",
            Closing::Late => "late",
            Closing::Silent => "silent",
            Closing::Refused { code, .. } => code,
        }
    }

    /// As it is sent.
    pub(super) fn message(self) -> Message {
        Message::Close(Some(CloseFrame { code: self.code(), reason: Utf8Bytes::from_static(self.reason()) }))
    }
}
