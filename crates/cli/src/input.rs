//! Reading from the standard input, never more than is sensible.

use crate::failure::Failure;
use pionnier_catalog::{Detail, Words};
use std::io::{self, BufRead, Read};

/// The most that is read for one argument given as `-`.
const LONGEST_ARGUMENT: usize = 1 << 20;

/// The longest line taken from a player.
pub(crate) const LONGEST_TURN: usize = 4096;

/// An argument's text; `-` stands for what comes on the standard input.
pub(crate) fn argument(text: &str, words: &Words) -> Result<String, Failure> {
    if text != "-" {
        return Ok(text.to_owned());
    }
    let mut bytes = Vec::new();
    io::stdin().lock().take(LONGEST_ARGUMENT as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > LONGEST_ARGUMENT {
        let limit = Detail::number("limit", LONGEST_ARGUMENT);
        return Err(Failure::Input(words.say("input-too-long", &[limit])));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        Failure::Input(
            words.say("input-not-text", &[Detail::number("at", error.utf8_error().valid_up_to() + 1)]),
        )
    })?;
    Ok(text.trim().to_owned())
}

/// What came as a line.
pub(crate) enum Line {
    /// A line, without the spaces around it.
    Text(String),
    /// More than is taken; it has been skipped.
    TooLong,
    /// There is no more.
    End,
}

/// The next line, of at most `longest` bytes.
pub(crate) fn line(input: &mut impl BufRead, longest: usize) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let mut too_long = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            if bytes.is_empty() && !too_long {
                return Ok(Line::End);
            }
            break;
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let taken = end.unwrap_or(chunk.len());
        too_long |= bytes.len() + taken > longest;
        if !too_long {
            bytes.extend_from_slice(&chunk[..taken]);
        }
        input.consume(taken + usize::from(end.is_some()));
        if end.is_some() {
            break;
        }
    }
    Ok(if too_long { Line::TooLong } else { Line::Text(String::from_utf8_lossy(&bytes).trim().to_owned()) })
}

#[cfg(test)]
mod tests {
    use super::{Line, line};

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_the_next_one_read() {
        let text = format!("{}\n b \nc", "a".repeat(101));
        let mut input = std::io::BufReader::with_capacity(16, text.as_bytes());
        assert!(matches!(line(&mut input, 100), Ok(Line::TooLong)));
        assert!(matches!(line(&mut input, 100), Ok(Line::Text(text)) if text == "b"));
        assert!(matches!(line(&mut input, 100), Ok(Line::Text(text)) if text == "c"));
        assert!(matches!(line(&mut input, 100), Ok(Line::End)));
    }
}
