//! How a game is taught: its rules in words, diagrams to play with, tasks, a sheet to print.
//!
//! The words are in `lessons/<game>/<language>.md`, the positions in `lessons/<game>/boards.txt`, which all languages
//! share. `lessons/README.md` describes both forms.

mod boards;
mod goal;
mod judged;
mod page;

pub use goal::Goal;
pub use judged::{Judged, Miss};

pub(crate) use boards::Boards;
pub(crate) use judged::judge;

use serde::Serialize;

/// Everything there is to read about a game in one language.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Lesson {
    /// Where the game comes from: two lines.
    pub history: Vec<String>,
    /// What a player is after, in one sentence.
    pub goal: String,
    /// The rules, the game's own before those of all games.
    pub sections: Vec<Section>,
    /// How a position is written, which only those want to know who already know the game.
    pub position: String,
    /// A first game, task by task.
    pub tasks: Vec<Task>,
    /// The rules once more, on one page.
    pub cheat_sheet: Vec<Card>,
}

/// Some rules that belong together.
///
/// Texts may hold turns and positions between backticks, and numbers of rules in square brackets: `[K4]`.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Section {
    /// Their numbers.
    pub rules: Vec<String>,
    /// What they are about.
    pub title: String,
    /// The rules, in paragraphs.
    pub text: Vec<String>,
    /// Where the original is silent and we have decided: why it is so, in one line.
    pub rulings: Vec<RuleText>,
    /// Positions to try the rules in.
    pub diagrams: Vec<Diagram>,
}

/// A position to look at and to play in.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Diagram {
    /// Its name, the same in all languages.
    pub name: String,
    /// The position.
    pub position: String,
    /// What to notice.
    pub caption: String,
    /// Turns that can be shown, each from this position.
    pub shows: Vec<String>,
    /// Turns that the section's rules forbid here.
    pub wrong: Vec<String>,
    /// Squares, points and walls to notice.
    pub marks: Vec<String>,
}

/// Something to be done in one turn.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Task {
    /// Its name, the same in all languages, under which progress can be remembered.
    pub name: String,
    /// What must be known for it, as briefly as it is needed: taught before it is asked.
    pub reminders: Vec<RuleText>,
    /// The position.
    pub position: String,
    /// What is to be done.
    pub text: String,
    /// What helps.
    pub hint: String,
    /// A turn that does it.
    pub solution: String,
}

/// A sentence or two about a rule.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleText {
    /// The number of the rule.
    pub rule: String,
    /// What is said of it.
    pub text: String,
}

/// A part of the cheat sheet.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// What it is about.
    pub title: String,
    /// What is to be known, in short lines.
    pub lines: Vec<String>,
}
