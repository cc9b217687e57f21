//! Why a table file is refused.

use core::fmt;
use pionnier_core::{Detail, Value};

/// Why a table file is refused. Words in a language are found under [`TableError::code`] in the message files and
/// filled with [`TableError::details`]; `Display` gives both as they are, for logs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// It is not a table file.
    Foreign,
    /// It is a table of another game.
    OtherGame {
        /// That game's id.
        game: String,
    },
    /// It was written by a newer program.
    Newer {
        /// The version of its format.
        found: u16,
        /// The version this program knows.
        known: u16,
    },
    /// It was written by an older program, in a format that is read no more.
    Older {
        /// The version of its format.
        found: u16,
        /// The version this program knows.
        known: u16,
    },
    /// Its end is missing.
    Truncated {
        /// Its length in bytes.
        found: usize,
        /// How long it says it is, or the length of the shortest possible file if it is too short even to say.
        expected: usize,
    },
    /// Its contents have changed since it was written, or it is longer than it says.
    Damaged,
}

impl TableError {
    /// Every answer of [`TableError::code`]. A test checks that each has words in each language.
    pub const CODES: &'static [&'static str] = &[
        "table-foreign",
        "table-other-game",
        "table-newer",
        "table-older",
        "table-truncated",
        "table-damaged",
    ];

    /// A stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            TableError::Foreign => "table-foreign",
            TableError::OtherGame { .. } => "table-other-game",
            TableError::Newer { .. } => "table-newer",
            TableError::Older { .. } => "table-older",
            TableError::Truncated { .. } => "table-truncated",
            TableError::Damaged => "table-damaged",
        }
    }

    /// The numbers and names concerned, each with the name the message files use for it.
    #[must_use]
    pub fn details(&self) -> Vec<Detail> {
        match self {
            TableError::Foreign | TableError::Damaged => Vec::new(),
            TableError::OtherGame { game } => vec![Detail { name: "game", value: Value::Text(game.clone()) }],
            TableError::Newer { found, known } | TableError::Older { found, known } => vec![
                Detail::number("found", usize::from(*found)),
                Detail::number("known", usize::from(*known)),
            ],
            TableError::Truncated { found, expected } => {
                vec![Detail::number("found", *found), Detail::number("expected", *expected)]
            }
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}", self.code())?;
        for Detail { name, value } in self.details() {
            write!(out, " {name}={value}")?;
        }
        Ok(())
    }
}

impl core::error::Error for TableError {}
