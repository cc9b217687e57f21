//! What is wrong with the one-line text of a position or a turn, and where.

use crate::Detail;
use crate::Value;

/// A place in a text where something else was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyntaxError {
    /// The offending character, counted from 0; the length of the text if it ended too early.
    pub at: usize,
    /// What could have stood there.
    pub expected: Expected,
}

/// What a reader wanted to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of these texts.
    OneOf(&'static [&'static str]),
    /// A man, or a number of empty squares.
    ManOrCount {
        /// The letters of the men.
        men: &'static [&'static str],
        /// How many squares are left in this rank.
        room: usize,
    },
    /// A square or point of the board, or something else that a game names.
    Place {
        /// Under which message files have words for it: `expected-square`, or one of [`Notation::EXPECTED`](crate::Notation::EXPECTED).
        code: &'static str,
        /// The first of the names, for an example.
        first: &'static str,
        /// The last.
        last: &'static str,
    },
    /// A number written without leading zeros.
    Number {
        /// The largest allowed.
        max: usize,
    },
    /// Something that comes later in the fixed order of a list than what stands before it.
    Later,
    /// The end of the text.
    End,
}

impl Expected {
    /// Every answer of [`Expected::code`] that no game brings with it.
    pub const CODES: &'static [&'static str] = &[
        "expected-one-of",
        "expected-man-or-count",
        "expected-square",
        "expected-number",
        "expected-later",
        "expected-end",
    ];

    /// The name under which message files have words for it.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Expected::OneOf(_) => "expected-one-of",
            Expected::ManOrCount { .. } => "expected-man-or-count",
            Expected::Place { code, .. } => code,
            Expected::Number { .. } => "expected-number",
            Expected::Later => "expected-later",
            Expected::End => "expected-end",
        }
    }

    /// What the words are filled with.
    #[must_use]
    pub fn details(&self) -> Vec<Detail> {
        let symbols = |symbols| Detail { name: "symbols", value: Value::Symbols(symbols) };
        match *self {
            Expected::OneOf(texts) => vec![symbols(texts)],
            Expected::ManOrCount { men, room } => vec![symbols(men), Detail::number("max", room)],
            Expected::Place { first, last, .. } => {
                vec![Detail::place("first", first), Detail::place("last", last)]
            }
            Expected::Number { max } => vec![Detail::number("max", max)],
            Expected::Later | Expected::End => Vec::new(),
        }
    }
}

/// Why a position's text is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError<F> {
    /// The text is not a position's text.
    Syntax(SyntaxError),
    /// It is, but no game can have such a position.
    Impossible(F),
}

impl<F> From<SyntaxError> for PositionError<F> {
    fn from(error: SyntaxError) -> PositionError<F> {
        PositionError::Syntax(error)
    }
}
