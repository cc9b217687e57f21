//! A game with what might have been: variations, comments, glyphs and drawings.

use super::Transcript;
use super::draft::Draft;
use super::error::{TranscriptError, Where, objection, text};
use crate::{AnyGame, Objection};
use serde::{Deserialize, Deserializer, Serialize};

/// A game with its variations. Its main line is a transcript.
#[derive(Debug)]
pub struct Study {
    /// The main line, and what is said about the game.
    pub transcript: Transcript,
    /// What is remarked before the first turn.
    pub remark: Remark,
    /// Every turn, of the main line and of all variations.
    pub turns: Vec<StudyTurn>,
}

impl Study {
    /// A study about which nothing is said yet, every turn checked.
    ///
    /// # Errors
    /// The turn where it goes wrong, and why.
    pub fn new(
        game: &'static dyn AnyGame,
        start: Option<String>,
        remark: Remark,
        turns: Vec<StudyTurn>,
    ) -> Result<Study, TranscriptError> {
        let mut draft = Draft::default();
        let told =
            [("GameType", Some(game.id().to_owned())), ("RulesVersion", Some(game.rules().to_owned()))];
        for (name, value) in told.into_iter().chain([("FEN", start)]) {
            if let Some(value) = value {
                draft.add_tag(name.to_owned(), value, Where::Line(1))?;
            }
        }
        *draft.remark(0) = remark.tidy();
        for (index, turn) in turns.into_iter().enumerate() {
            let remark = turn.remark.tidy();
            draft.add_turn(StudyTurn { remark, ..turn }, Where::Turn(index + 1))?;
        }
        draft.check()
    }
}

/// A turn of a study. Of several after the same turn the first is the main line there.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StudyTurn {
    /// The turn it is played after, by its number in the list, counted from 1; 0 is the start. It comes earlier in the list.
    pub after: usize,
    /// The turn.
    pub turn: String,
    /// How good it is in somebody's opinion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub glyph: Option<Glyph>,
    /// What is remarked after it.
    #[serde(flatten)]
    pub remark: Remark,
}

/// A turn of a study as it is sent.
#[derive(Deserialize)]
struct Form {
    after: usize,
    turn: String,
    glyph: Option<Glyph>,
    #[serde(default)]
    comment: String,
    #[serde(default)]
    drawn: Vec<Drawn>,
}

// By hand: what is flattened serde reads in pieces, with a second reader compiled for these.
impl<'de> Deserialize<'de> for StudyTurn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StudyTurn, D::Error> {
        let Form { after, turn, glyph, comment, drawn } = Form::deserialize(deserializer)?;
        Ok(StudyTurn { after, turn, glyph, remark: Remark { comment, drawn } })
    }
}

/// What somebody says and draws about a position.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remark {
    /// In words; empty for nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub comment: String,
    /// In arrows and circles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Drawn>>", optional))]
    pub drawn: Vec<Drawn>,
}

/// An arrow, or a circle if it ends where it begins.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawn {
    /// The place where it begins.
    pub from: String,
    /// The place it points to.
    pub to: String,
}

/// A sign behind a turn.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Glyph {
    /// A brilliant turn.
    #[serde(rename = "!!")]
    Brilliant,
    /// A good turn.
    #[serde(rename = "!")]
    Good,
    /// An interesting turn.
    #[serde(rename = "!?")]
    Interesting,
    /// A doubtful turn.
    #[serde(rename = "?!")]
    Doubtful,
    /// A mistake.
    #[serde(rename = "?")]
    Mistake,
    /// A blunder.
    #[serde(rename = "??")]
    Blunder,
}

impl Glyph {
    /// All of them, best first.
    pub const ALL: [Glyph; 6] =
        [Glyph::Brilliant, Glyph::Good, Glyph::Interesting, Glyph::Doubtful, Glyph::Mistake, Glyph::Blunder];

    /// How it is written.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Glyph::Brilliant => "!!",
            Glyph::Good => "!",
            Glyph::Interesting => "!?",
            Glyph::Doubtful => "?!",
            Glyph::Mistake => "?",
            Glyph::Blunder => "??",
        }
    }

    pub(super) fn read(sign: &str) -> Option<Glyph> {
        Glyph::ALL.into_iter().find(|glyph| glyph.sign() == sign)
    }
}

/// No more is drawn on one board.
const MOST_DRAWN: usize = 64;

impl Remark {
    /// The same without spaces that a broken line would not keep.
    pub(super) fn tidy(self) -> Remark {
        Remark { comment: tidy(&self.comment), ..self }
    }

    /// Whether everything that is drawn lies on the board of a game.
    pub(super) fn check(&self, game: &dyn AnyGame) -> Result<(), Objection> {
        if self.drawn.is_empty() {
            return Ok(());
        }
        let places = game.layout().places;
        let is_place = |name: &str| places.iter().any(|place| place.name == name);
        let wrong = self.drawn.iter().find(|drawn| !is_place(&drawn.from) || !is_place(&drawn.to));
        match wrong {
            Some(drawn) => Err(objection("transcript-drawing", vec![text("found", &drawn.text())])),
            None if self.drawn.len() > MOST_DRAWN => {
                Err(objection("transcript-drawing", vec![text("found", &self.drawn[MOST_DRAWN].text())]))
            }
            None => Ok(()),
        }
    }

    /// Adds what stands between braces, escapes and all: drawings, then words.
    pub(super) fn add(&mut self, braced: &str) {
        let mut words = braced.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((drawn, rest)) = words.strip_prefix(DRAW).and_then(|rest| rest.split_once(']')) {
            self.drawn.extend(drawn.split_whitespace().map(Drawn::read));
            words = rest.trim_start().to_owned();
        }
        let words = unescape(&words);
        if !self.comment.is_empty() && !words.is_empty() {
            self.comment.push(' ');
        }
        self.comment.push_str(&words);
        self.comment = tidy(&self.comment);
    }

    /// What stands between braces, as words that may be parted by any space.
    pub(super) fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        if !self.drawn.is_empty() {
            let drawn: Vec<String> = self.drawn.iter().map(Drawn::text).collect();
            words.extend(format!("{DRAW}{}]", drawn.join(" ")).split(' ').map(str::to_owned));
        }
        words.extend(escape(&self.comment).split_ascii_whitespace().map(str::to_owned));
        words
    }
}

/// Single spaces between words, and none round a new line. Spaces that do not break are part of a word.
fn tidy(comment: &str) -> String {
    let lines: Vec<String> =
        comment.lines().map(|line| line.split_ascii_whitespace().collect::<Vec<_>>().join(" ")).collect();
    lines.join("\n").trim().to_owned()
}

/// How the drawings of a comment begin.
const DRAW: &str = "[%draw ";

impl Drawn {
    fn read(text: &str) -> Drawn {
        let (from, to) = text.split_once('-').unwrap_or((text, text));
        Drawn { from: from.to_owned(), to: to.to_owned() }
    }

    fn text(&self) -> String {
        let Drawn { from, to } = self;
        if from == to { from.clone() } else { format!("{from}-{to}") }
    }
}

/// A closing brace ends a comment, and a line may be broken anywhere: both are written otherwise. A comment that begins like a drawing is
/// kept apart from one.
fn escape(comment: &str) -> String {
    let escaped = comment.trim().replace('\\', "\\\\").replace('}', "\\}").replace('\n', "\\n");
    if escaped.starts_with(DRAW.trim_end()) { format!("\\{escaped}") } else { escaped }
}

fn unescape(text: &str) -> String {
    let mut comment = String::new();
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => match signs.next() {
                Some('n') => comment.push('\n'),
                Some(other) => comment.push(other),
                None => comment.push('\\'),
            },
            _ => comment.push(sign),
        }
    }
    comment
}

/// Where the comment that begins here ends: at the first closing brace that is not escaped.
pub(super) fn comment_end(braced: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (at, sign) in braced.char_indices() {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '}' => return Some(at),
            _ => {}
        }
    }
    None
}

/// The turns after each turn, the start first.
pub(super) fn children(after: impl ExactSizeIterator<Item = usize>) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); after.len() + 1];
    for (index, after) in after.enumerate() {
        children[after].push(index + 1);
    }
    children
}
