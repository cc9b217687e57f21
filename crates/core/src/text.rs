//! Reading and writing the one-line texts of positions and turns.
//!
//! Texts come from files, addresses and strangers. A [`Reader`] walks over one from left to right, never past its end,
//! and says at which character it met something else than it expected.

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
    /// A square or point of the board.
    Square {
        /// The first of the names, for an example.
        first: &'static str,
        /// The last.
        last: &'static str,
    },
    /// Something else that a game names.
    Own {
        /// Under which message files have words for it: one of [`Notation::EXPECTED`](crate::Notation::EXPECTED).
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
            Expected::Square { .. } => "expected-square",
            Expected::Own { code, .. } => code,
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
            Expected::Square { first, last } | Expected::Own { first, last, .. } => {
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

/// A text and how far it has been read.
#[derive(Clone, Debug)]
pub struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    /// Begins at the first character.
    #[must_use]
    pub const fn new(text: &'t str) -> Reader<'t> {
        Reader { text, at: 0 }
    }

    /// The number of the next character, counted from 0. Everything read so far was ASCII, so this counts characters
    /// as well as bytes.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// What has not been read yet.
    #[must_use]
    pub fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The next byte, if the text goes on and goes on in ASCII.
    #[must_use]
    pub fn peek(&self) -> Option<u8> {
        self.rest().bytes().next().filter(u8::is_ascii)
    }

    /// Whether everything has been read.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Passes over `token` if the text goes on with it.
    pub fn eat(&mut self, token: &str) -> bool {
        debug_assert!(token.is_ascii());
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    /// Passes over the next byte and gives it, if `wanted` accepts it.
    pub fn eat_if(&mut self, wanted: impl Fn(u8) -> bool) -> Option<u8> {
        let byte = self.peek().filter(|&byte| wanted(byte))?;
        self.at += 1;
        Some(byte)
    }

    /// Passes over one of the tokens and says which, trying them in their order.
    ///
    /// # Errors
    /// None of them stands here.
    pub fn one_of(&mut self, tokens: &'static [&'static str]) -> Result<usize, SyntaxError> {
        tokens.iter().position(|token| self.eat(token)).ok_or_else(|| self.error(Expected::OneOf(tokens)))
    }

    /// Reads a decimal number from 0 to `max`, without leading zeros.
    ///
    /// # Errors
    /// No such number stands here.
    pub fn number(&mut self, max: usize) -> Result<usize, SyntaxError> {
        let start = self.clone();
        let mut value: Option<usize> = None;
        while let Some(digit) = self.eat_if(|byte| byte.is_ascii_digit()) {
            let digit = usize::from(digit - b'0');
            value = match value {
                // A second digit after a zero is a leading zero; a value past `max` only grows.
                Some(value) if value == 0 || value > max => return Err(start.error(Expected::Number { max })),
                Some(value) => Some(value * 10 + digit),
                None => Some(digit),
            };
        }
        value.filter(|&value| value <= max).ok_or_else(|| start.error(Expected::Number { max }))
    }

    /// Makes sure that nothing is left.
    ///
    /// # Errors
    /// Something is.
    pub fn end(&self) -> Result<(), SyntaxError> {
        if self.is_at_end() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    /// An error at the next character.
    #[must_use]
    pub const fn error(&self, expected: Expected) -> SyntaxError {
        SyntaxError { at: self.at, expected }
    }
}

/// Reads a board, rank by rank from the top: men by their letters, empty squares as decimal counts, `/` between ranks.
/// `widths` are the lengths of the ranks. `place` is called for every man with the number of its square, counted
/// from 0 in reading order, and the number of its letter in `men`.
///
/// # Errors
/// The first character that cannot stand where it does. Counts must be written as one number, as large as it can be.
pub fn read_board(
    reader: &mut Reader,
    widths: &[usize],
    men: &'static [&'static str],
    mut place: impl FnMut(usize, usize),
) -> Result<(), SyntaxError> {
    let mut square = 0;
    for (rank, &width) in widths.iter().enumerate() {
        if rank > 0 {
            reader.one_of(&["/"])?;
        }
        let end = square + width;
        let mut after_count = false;
        while square < end {
            let expected = Expected::ManOrCount { men, room: end - square };
            if let Some(man) = men.iter().position(|man| reader.eat(man)) {
                place(square, man);
                square += 1;
                after_count = false;
            } else {
                let here = reader.clone();
                let count = reader.number(end - square).map_err(|_| here.error(expected))?;
                if count == 0 || after_count {
                    return Err(here.error(expected));
                }
                square += count;
                after_count = true;
            }
        }
    }
    Ok(())
}

/// Writes a board as [`read_board`] reads it. `man_on` gives the letter of the man on a square, counted in reading
/// order, or nothing if it is empty.
pub fn write_board(out: &mut String, widths: &[usize], man_on: impl Fn(usize) -> Option<char>) {
    let mut square = 0;
    for (rank, &width) in widths.iter().enumerate() {
        if rank > 0 {
            out.push('/');
        }
        let mut empty = 0;
        for _ in 0..width {
            match man_on(square) {
                Some(man) => {
                    write_count(out, empty);
                    empty = 0;
                    out.push(man);
                }
                None => empty += 1,
            }
            square += 1;
        }
        write_count(out, empty);
    }
}

fn write_count(out: &mut String, count: usize) {
    if count > 0 {
        out.push_str(&count.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Result<Vec<(usize, usize)>, SyntaxError> {
        let mut men = Vec::new();
        let mut reader = Reader::new(text);
        read_board(&mut reader, &[3, 12], &["a", "b"], |square, man| men.push((square, man)))?;
        reader.end()?;
        Ok(men)
    }

    #[test]
    fn a_board_round_trips() {
        for text in ["3/12", "a1b/11a", "aba/b10a"] {
            let men = board(text).unwrap();
            let mut out = String::new();
            write_board(&mut out, &[3, 12], |square| {
                men.iter().find(|man| man.0 == square).map(|man| ['a', 'b'][man.1])
            });
            assert_eq!(out, text);
        }
    }

    #[test]
    fn only_the_canonical_text_of_a_board_is_accepted() {
        for (text, at) in [
            ("", 0),
            ("4/12", 0),
            ("03/12", 0),
            ("12/12", 0),
            ("a0bb/12", 1),
            ("ab/12", 2),
            ("3/111", 2),
            ("3/b8b9", 5),
            ("3/12/", 4),
            ("aé", 1),
            ("3/99999999999999999999999999", 2),
        ] {
            assert_eq!(board(text).unwrap_err().at, at, "{text}");
        }
    }

    #[test]
    fn numbers_have_no_leading_zeros_and_a_bound() {
        assert_eq!(Reader::new("9,9").number(9), Ok(9));
        assert_eq!(Reader::new("0").number(9), Ok(0));
        for text in ["", "x", "00", "07", "10", "184467440737095516160"] {
            assert_eq!(
                Reader::new(text).number(9),
                Err(SyntaxError { at: 0, expected: Expected::Number { max: 9 } }),
                "{text}"
            );
        }
    }
}
