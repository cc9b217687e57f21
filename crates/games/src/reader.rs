//! Reading the one-line texts of positions and turns.

use pionnier_core::text::{Expected, SyntaxError};

/// A text and how far it has been read. Texts come from files, addresses and strangers: a reader walks over one from left to right,
/// never past its end, and says at which character it met something else than it expected.
#[derive(Clone, Debug)]
pub(crate) struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    /// Begins at the first character.
    #[must_use]
    pub(crate) const fn new(text: &'t str) -> Reader<'t> {
        Reader { text, at: 0 }
    }

    /// The number of the next character, counted from 0. Everything read so far was ASCII, so this counts characters
    /// as well as bytes.
    #[must_use]
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// What has not been read yet.
    #[must_use]
    pub(crate) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The next byte, if the text goes on and goes on in ASCII.
    #[must_use]
    pub(crate) fn peek(&self) -> Option<u8> {
        self.rest().bytes().next().filter(u8::is_ascii)
    }

    /// Whether everything has been read.
    #[must_use]
    pub(crate) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Passes over `token` if the text goes on with it.
    pub(crate) fn eat(&mut self, token: &str) -> bool {
        debug_assert!(token.is_ascii());
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    /// Passes over the next byte and gives it, if `wanted` accepts it.
    pub(crate) fn eat_if(&mut self, wanted: impl Fn(u8) -> bool) -> Option<u8> {
        let byte = self.peek().filter(|&byte| wanted(byte))?;
        self.at += 1;
        Some(byte)
    }

    /// Passes over one of the tokens and says which, trying them in their order.
    ///
    /// # Errors
    /// None of them stands here.
    pub(crate) fn one_of(&mut self, tokens: &'static [&'static str]) -> Result<usize, SyntaxError> {
        tokens.iter().position(|token| self.eat(token)).ok_or_else(|| self.error(Expected::OneOf(tokens)))
    }

    /// Reads a decimal number from 0 to `max`, without leading zeros.
    ///
    /// # Errors
    /// No such number stands here.
    pub(crate) fn number(&mut self, max: usize) -> Result<usize, SyntaxError> {
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
    pub(crate) fn end(&self) -> Result<(), SyntaxError> {
        if self.is_at_end() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    /// An error at the next character.
    #[must_use]
    pub(crate) const fn error(&self, expected: Expected) -> SyntaxError {
        SyntaxError { at: self.at, expected }
    }
}

#[cfg(test)]
mod tests {
    use super::{Expected, Reader, SyntaxError};

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
