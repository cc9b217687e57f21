//! How outside engines are treated.

use core::fmt::{self, Display};
use core::str::FromStr;
use core::time::Duration;
use serde::{Deserialize, Serialize};

/// Nobody waits longer than a day, in milliseconds.
const LONGEST: u64 = 24 * 60 * 60 * 1_000;

/// What outside engines are asked, and how long they may keep silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EngineLimits {
    /// How long to think about a turn.
    pub go: Go,
    /// Milliseconds within which an answer must come, beyond what `go` allows.
    pub timeout: u64,
}

impl Default for EngineLimits {
    fn default() -> EngineLimits {
        EngineLimits { go: Go::Nodes(10_000), timeout: 10_000 }
    }
}

impl EngineLimits {
    /// How long an answer may take that needs no thought.
    pub(super) fn patience(&self) -> Duration {
        Duration::from_millis(self.timeout.min(LONGEST))
    }

    /// How long a turn may take.
    pub(super) fn thinking(&self) -> Duration {
        match self.go {
            Go::Nodes(_) => self.patience(),
            Go::Movetime(milliseconds) => self.patience() + Duration::from_millis(milliseconds.min(LONGEST)),
        }
    }
}

/// The limit of a turn, as it stands after `go`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Go {
    /// So many positions.
    Nodes(u64),
    /// So many milliseconds.
    Movetime(u64),
}

/// A text that is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GoError;

impl FromStr for Go {
    type Err = GoError;

    fn from_str(text: &str) -> Result<Go, GoError> {
        let (name, number) = text.trim().split_once(' ').ok_or(GoError)?;
        let number = number.trim().parse().ok().filter(|&number| number > 0).ok_or(GoError)?;
        match name {
            "nodes" => Ok(Go::Nodes(number)),
            "movetime" => Ok(Go::Movetime(number)),
            _ => Err(GoError),
        }
    }
}

impl Display for Go {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Go::Nodes(number) => write!(out, "nodes {number}"),
            Go::Movetime(number) => write!(out, "movetime {number}"),
        }
    }
}

impl TryFrom<String> for Go {
    type Error = String;

    fn try_from(text: String) -> Result<Go, String> {
        text.parse().map_err(|GoError| format!("no limit {text:?}"))
    }
}

impl From<Go> for String {
    fn from(go: Go) -> String {
        go.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Go;

    #[test]
    fn limits_are_read_as_they_are_written() {
        for text in ["nodes 10000", "movetime 50"] {
            assert_eq!(text.parse::<Go>().unwrap().to_string(), text);
        }
        for text in ["", "nodes", "nodes 0", "nodes -1", "depth 3", "infinite", "nodes 1 2"] {
            assert!(text.parse::<Go>().is_err(), "{text}");
        }
    }
}
