//! Transcripts and studies as text.

use super::draft::{Draft, LONGEST, too_long};
use super::error::{TranscriptError, Where, objection, text};
use super::study::{Glyph, Remark, Study, StudyTurn, children, comment_end};
use super::{Transcript, outcome_of};
use pionnier_core::{Detail, Side};

/// Lines of turns are broken here.
const WIDTH: usize = 80;

impl Transcript {
    /// The game as a text that [`Transcript::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let turns: Vec<StudyTurn> = self.record.turns().into_iter().enumerate().map(plain).collect();
        self.write_with(&Remark::default(), &turns)
    }

    /// Reads a game and checks every turn of it, variations too; the main line is kept.
    ///
    /// # Errors
    /// The line where it goes wrong, and why.
    pub fn read(text: &str) -> Result<Transcript, TranscriptError> {
        Study::read(text).map(|study| study.transcript)
    }

    fn write_with(&self, remark: &Remark, turns: &[StudyTurn]) -> String {
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
        for word in Movetext::of(self.record.start().side(), remark, turns).words {
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
}

fn plain((after, turn): (usize, String)) -> StudyTurn {
    StudyTurn { after, turn, glyph: None, remark: Remark::default() }
}

impl Study {
    /// The study as a text that [`Study::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        self.transcript.write_with(&self.remark, &self.turns)
    }

    /// Reads a game with its variations and checks every turn of it.
    ///
    /// # Errors
    /// The line where it goes wrong, and why.
    pub fn read(text: &str) -> Result<Study, TranscriptError> {
        if text.len() > LONGEST {
            return Err(TranscriptError::new(Where::Line(1), too_long()));
        }
        let mut scanner = Scanner { rest: text.trim_start_matches('\u{FEFF}'), line: 1 };
        let mut draft = Draft::default();
        scanner.skip(draft.remark(0))?;
        while scanner.rest.starts_with('[') {
            let at = scanner.at();
            let (name, value) = scanner.tag()?;
            draft.add_tag(name, value, at)?;
            scanner.skip(draft.remark(0))?;
        }
        scanner.turns(&mut draft)?;
        draft.check()
    }
}

/// Turns with their numbers, as words.
struct Movetext<'s> {
    first: Side,
    turns: &'s [StudyTurn],
    words: Vec<String>,
    /// A number must be said, whoever is to move.
    is_fresh: bool,
    /// Parentheses to be opened before the next word.
    open: String,
}

/// Something to be written.
enum Piece {
    /// A turn after so many others.
    Turn {
        number: usize,
        depth: usize,
    },
    /// All that is played after a turn.
    After {
        number: usize,
        depth: usize,
    },
    Open,
    Close,
}

impl<'s> Movetext<'s> {
    fn of(first: Side, remark: &Remark, turns: &'s [StudyTurn]) -> Movetext<'s> {
        let children = children(turns.iter().map(|turn| turn.after));
        let mut text = Movetext { first, turns, words: Vec::new(), is_fresh: true, open: String::new() };
        text.remark(remark);
        // The next piece is the last.
        let mut pieces = vec![Piece::After { number: 0, depth: 0 }];
        while let Some(piece) = pieces.pop() {
            match piece {
                Piece::Turn { number, depth } => text.turn(number, depth),
                Piece::Open => {
                    text.open.push('(');
                    text.is_fresh = true;
                }
                Piece::Close => {
                    if let Some(word) = text.words.last_mut() {
                        word.push(')');
                    }
                    text.is_fresh = true;
                }
                Piece::After { number, depth } => {
                    let Some((&main, variations)) = children[number].split_first() else { continue };
                    let after = |number| Piece::After { number, depth: depth + 1 };
                    let turn = |number| Piece::Turn { number, depth };
                    pieces.push(after(main));
                    for &variation in variations.iter().rev() {
                        pieces.extend([Piece::Close, after(variation), turn(variation), Piece::Open]);
                    }
                    pieces.push(turn(main));
                }
            }
        }
        text
    }

    fn turn(&mut self, number: usize, depth: usize) {
        let turn = &self.turns[number - 1];
        let ply = depth + self.first.index();
        match ply % 2 {
            0 => self.word(&format!("{}.", ply / 2 + 1)),
            _ if self.is_fresh => self.word(&format!("{}...", ply / 2 + 1)),
            _ => {}
        }
        self.is_fresh = false;
        self.word(&format!("{}{}", turn.turn, turn.glyph.map_or("", Glyph::sign)));
        self.remark(&turn.remark);
    }

    fn word(&mut self, word: &str) {
        self.words.push(core::mem::take(&mut self.open) + word);
    }

    fn remark(&mut self, remark: &Remark) {
        let mut words = remark.words();
        if let Some(first) = words.first_mut() {
            first.insert(0, '{');
            self.is_fresh = true;
        }
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
        self.words.append(&mut words);
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

    /// Passes over spaces, and adds comments to a remark.
    fn skip(&mut self, remark: &mut Remark) -> Result<(), TranscriptError> {
        loop {
            let spaces = self.rest.len() - self.rest.trim_start().len();
            self.advance(spaces);
            if let Some(braced) = self.rest.strip_prefix('{') {
                let Some(end) = comment_end(braced) else {
                    return Err(self.error("transcript-end", vec![text("found", "{")]));
                };
                remark.add(&braced[..end]);
                self.advance(end + 2);
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

    /// The next word, up to a space, a comment or a parenthesis.
    fn word(&mut self) -> &'t str {
        let end = self.rest.find(|sign: char| sign.is_whitespace() || matches!(sign, '{' | ';' | '(' | ')'));
        self.advance(end.unwrap_or(self.rest.len()))
    }

    /// Reads turns with their numbers and variations, and the result.
    fn turns(&mut self, draft: &mut Draft) -> Result<(), TranscriptError> {
        // Whether the first turn is the second side's is known when a number with three dots has been read.
        let mut late = 0;
        // The last turn that was read, how many led to it, and the same for each variation that is open.
        let (mut last, mut depth) = (0, 0);
        let mut open: Vec<(usize, usize)> = Vec::new();
        // What is said at the beginning of a variation belongs to its first turn.
        let mut begun: Option<Remark> = None;
        while !self.rest.is_empty() {
            let at = self.at();
            if self.rest.starts_with('(') && last > 0 && begun.is_none() {
                self.advance(1);
                open.push((last, depth));
                last = draft.after(last);
                depth -= 1;
                self.skip(begun.insert(Remark::default()))?;
                continue;
            }
            if self.rest.starts_with(')') && !open.is_empty() && begun.is_none() {
                self.advance(1);
                (last, depth) = open.pop().unwrap_or_default();
                self.skip(draft.remark(last))?;
                continue;
            }
            let mut word = self.word();
            if word.is_empty() {
                return Err(self.error("transcript-variation", vec![text("found", self.rest)]));
            }
            if open.is_empty() && outcome_of(word).is_ok() {
                return self.result(word, at, draft);
            }
            let digits = word.len() - word.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
            if digits > 0 {
                let rest = &word[digits..];
                let turn = rest.trim_start_matches('.');
                let dots = rest.len() - turn.len();
                if last == 0 && open.is_empty() && dots == 3 {
                    late = 1;
                }
                let count = depth + late;
                let expected = format!("{}{}", count / 2 + 1, if count % 2 == 1 { "..." } else { "." });
                if word[..digits + dots] != expected {
                    let details = vec![text("found", word), text("known", &expected)];
                    return Err(TranscriptError::new(at, objection("transcript-number", details)));
                }
                word = turn;
            }
            let turn = word.trim_end_matches(['!', '?']);
            let sign = &word[turn.len()..];
            let glyph = Glyph::read(sign);
            if glyph.is_none() && !sign.is_empty() {
                return Err(TranscriptError::new(
                    at,
                    objection("transcript-glyph", vec![text("found", word)]),
                ));
            }
            if turn.is_empty() {
                // A number, or a glyph that stands apart from its turn.
                if let Some(glyph) = glyph {
                    draft.mark(last, glyph, at)?;
                }
                match &mut begun {
                    Some(remark) => self.skip(remark)?,
                    None => self.skip(draft.remark(last))?,
                }
                continue;
            }
            let remark = begun.take().unwrap_or_default();
            last = draft.add_turn(StudyTurn { after: last, turn: turn.to_owned(), glyph, remark }, at)?;
            depth += 1;
            self.skip(draft.remark(last))?;
        }
        if open.is_empty() { Ok(()) } else { Err(self.error("transcript-end", vec![text("found", "(")])) }
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
        self.skip(&mut Remark::default())?;
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(self.error("transcript-end", vec![text("found", self.rest)]))
        }
    }
}
