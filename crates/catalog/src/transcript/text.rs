//! Transcripts as text.

use super::draft::{Draft, LONGEST, too_long};
use super::error::{TranscriptError, Where, objection, text};
use super::{Transcript, outcome_of};
use pionnier_core::{Detail, Side};

/// Lines of turns are broken here.
const WIDTH: usize = 80;

impl Transcript {
    /// The game as a text that [`Transcript::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let mut out = String::new();
        let mut tag = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            out.push_str(&format!("[{name} \"{value}\"]\n"));
        };
        tag("GameType", self.game.id());
        tag("RulesVersion", self.game.rules());
        if let Some(start) = self.start() {
            tag("FEN", &start);
        }
        self.other_tags().for_each(|(name, value)| tag(name, value));
        tag("Result", self.result());
        if let Some(termination) = self.termination() {
            tag("Termination", termination);
        }
        out.push('\n');
        let mut width = 0;
        for word in self.words_of_turns() {
            let length = word.chars().count();
            if width > 0 {
                let breaks = width + 1 + length > WIDTH;
                out.push(if breaks { '\n' } else { ' ' });
                width = if breaks { 0 } else { width + 1 };
            }
            out.push_str(&word);
            width += length;
        }
        if width > 0 {
            out.push('\n');
        }
        out + self.result() + "\n"
    }

    /// The turns with their numbers.
    fn words_of_turns(&self) -> Vec<String> {
        let mut side = self.record.start().side();
        let mut number = 1;
        let mut words = Vec::new();
        for (index, turn) in self.record.turns().into_iter().enumerate() {
            match side {
                Side::First => words.push(format!("{number}.")),
                Side::Second if index == 0 => words.push(format!("{number}...")),
                Side::Second => {}
            }
            words.push(turn);
            number += side.index();
            side = !side;
        }
        words
    }

    /// Reads a game and checks every turn of it.
    ///
    /// # Errors
    /// The line where it goes wrong, and why.
    pub fn read(text: &str) -> Result<Transcript, TranscriptError> {
        if text.len() > LONGEST {
            return Err(TranscriptError::new(Where::Line(1), too_long()));
        }
        let mut scanner = Scanner { rest: text.trim_start_matches('\u{FEFF}'), line: 1 };
        let mut draft = Draft::default();
        scanner.skip()?;
        while scanner.rest.starts_with('[') {
            let at = scanner.at();
            let (name, value) = scanner.tag()?;
            draft.add_tag(name, value, at)?;
            scanner.skip()?;
        }
        scanner.turns(&mut draft)?;
        draft.check()
    }
}

/// A text, what is left of it, and the line where that begins.
struct Scanner<'t> {
    rest: &'t str,
    line: usize,
}

impl<'t> Scanner<'t> {
    const fn at(&self) -> Where {
        Where::Line(self.line)
    }

    fn error(&self, code: &'static str, details: Vec<Detail>) -> TranscriptError {
        TranscriptError::new(self.at(), objection(code, details))
    }

    /// Passes over so many bytes.
    fn advance(&mut self, bytes: usize) -> &'t str {
        let (passed, rest) = self.rest.split_at(bytes);
        self.line += passed.matches('\n').count();
        self.rest = rest;
        passed
    }

    /// Passes over spaces and comments.
    fn skip(&mut self) -> Result<(), TranscriptError> {
        loop {
            let spaces = self.rest.len() - self.rest.trim_start().len();
            self.advance(spaces);
            if self.rest.starts_with('{') {
                let Some(end) = self.rest.find('}') else {
                    return Err(self.error("transcript-end", vec![text("found", "{")]));
                };
                self.advance(end + 1);
            } else if self.rest.starts_with(';') {
                let end = self.rest.find('\n').unwrap_or(self.rest.len());
                self.advance(end);
            } else {
                return Ok(());
            }
        }
    }

    /// Reads `[Name "value"]`.
    fn tag(&mut self) -> Result<(String, String), TranscriptError> {
        let line = self.rest.lines().next().unwrap_or_default();
        let error = self.error("transcript-tag", vec![text("found", line)]);
        let Some((name, quoted)) = line.strip_prefix('[').and_then(|line| line.split_once('"')) else {
            return Err(error);
        };
        let mut value = String::new();
        let mut signs = quoted.char_indices();
        let end = loop {
            match signs.next() {
                Some((at, '"')) => break at,
                Some((_, '\\')) => match signs.next() {
                    Some((_, sign @ ('"' | '\\'))) => value.push(sign),
                    _ => return Err(error),
                },
                Some((_, sign)) => value.push(sign),
                None => return Err(error),
            }
        };
        let after = quoted[end + 1..].trim_start();
        if !after.starts_with(']') {
            return Err(error);
        }
        self.advance(line.len() - after.len() + 1);
        Ok((name.trim().to_owned(), value))
    }

    /// The next word, up to a space or a comment.
    fn word(&mut self) -> &'t str {
        let end = self.rest.find(|sign: char| sign.is_whitespace() || sign == '{' || sign == ';');
        self.advance(end.unwrap_or(self.rest.len()))
    }

    /// Reads turns with their numbers, and the result.
    fn turns(&mut self, draft: &mut Draft) -> Result<(), TranscriptError> {
        // Whether the first turn is the second side's is known when a number with three dots has been read.
        let mut late = 0;
        while !self.rest.is_empty() {
            let at = self.at();
            let mut word = self.word();
            if outcome_of(word).is_ok() {
                return self.result(word, at, draft);
            }
            let digits = word.len() - word.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
            if digits > 0 {
                let rest = &word[digits..];
                let turn = rest.trim_start_matches('.');
                let dots = rest.len() - turn.len();
                if draft.turns() == 0 && dots == 3 {
                    late = 1;
                }
                let count = draft.turns() + late;
                let expected = format!("{}{}", count / 2 + 1, if count % 2 == 1 { "..." } else { "." });
                if word[..digits + dots] != expected {
                    let details = vec![text("found", word), text("known", &expected)];
                    return Err(TranscriptError::new(at, objection("transcript-number", details)));
                }
                word = turn;
            }
            if !word.is_empty() {
                draft.add_turn(word.to_owned(), at)?;
            }
            self.skip()?;
        }
        Ok(())
    }

    /// The result ends a transcript, and is the one of the tag if there is one.
    fn result(&mut self, result: &str, at: Where, draft: &mut Draft) -> Result<(), TranscriptError> {
        match draft.tag("Result") {
            None => draft.add_tag("Result".to_owned(), result.to_owned(), at)?,
            Some((known, _)) if known == result => {}
            Some((known, _)) => {
                let details = vec![text("found", result), text("known", known)];
                return Err(TranscriptError::new(at, objection("transcript-other-result", details)));
            }
        }
        self.skip()?;
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(self.error("transcript-end", vec![text("found", self.rest)]))
        }
    }
}
