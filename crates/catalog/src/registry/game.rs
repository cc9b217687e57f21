//! A game without its types.

use super::position::At;
use crate::lesson::{Boards, Judged, Lesson, judge};
use crate::puzzle::{Puzzle, Theme, codes, read, themes};
use crate::transcript::CODES as TRANSCRIPT;
use crate::{AnyPosition, Language, Objection, Playable, Words};
use core::marker::PhantomData;
use pionnier_core::scene::Layout;
use pionnier_core::text::Expected;
use pionnier_core::{Arrangement, Game, Reason, Side};
use pionnier_engine::Knowledge;
use pionnier_picture::Artwork;
use std::sync::OnceLock;

/// A game that can be picked from a list.
pub trait AnyGame: Sync {
    /// The name used in commands, addresses and stored games.
    fn id(&self) -> &'static str;

    /// The version of the rules.
    fn rules(&self) -> &'static str;

    /// The letter of a side in position text.
    fn letter(&self, side: Side) -> char;

    /// What the signs in a drawn board stand for, each with the name of its words.
    fn legend(&self) -> &'static [(char, &'static str)];

    /// The board without men.
    fn layout(&self) -> Layout;

    /// What its board and its men are drawn with.
    fn artwork(&self) -> &Artwork;

    /// Whether every position's exact value is known.
    fn is_solved(&self) -> bool;

    /// The start position.
    fn start(&self) -> Box<dyn AnyPosition>;

    /// Reads a position.
    ///
    /// # Errors
    /// The text is not a position of this game.
    fn read(&self, text: &str) -> Result<Box<dyn AnyPosition>, Objection>;

    /// The position that somebody has put together by hand.
    ///
    /// # Errors
    /// It cannot be a position, and why.
    fn arrange(&self, arrangement: &Arrangement) -> Result<Box<dyn AnyPosition>, Objection>;

    /// The words of this game in a language: its name, its sides, its objections.
    fn words(&self, language: Language) -> &Words;

    /// The names of all messages that tell of an objection, an ending, a note or a theme of this game.
    fn message_names(&self) -> Vec<String>;

    /// The game's rules, diagrams and tasks in a language.
    fn lesson(&self, language: Language) -> &Lesson;

    /// What its puzzles can be about, in a language.
    fn themes(&self, language: Language) -> Vec<Theme>;

    /// Its puzzles, in the order of days. None where they are not inside the program.
    fn puzzles(&self) -> &[Puzzle];

    /// Judges a turn that is meant to do the task with this name; nothing if there is no such task.
    fn judge(&self, task: &str, turn: &str, language: Language) -> Option<Judged>;
}

/// A game's words and pictures. Where there is one for each language they are in the order of [`Language::ALL`].
#[derive(Clone, Copy)]
pub(crate) struct Files {
    pub(crate) messages: [&'static str; 2],
    pub(crate) lessons: [&'static str; 2],
    pub(crate) boards: &'static str,
    pub(crate) artwork: &'static str,
    pub(crate) puzzles: &'static str,
}

/// What is said of every game.
const COMMON: Files = Files {
    messages: [include_str!("../../messages/en/common.ftl"), include_str!("../../messages/fr/common.ftl")],
    lessons: [include_str!("../../lessons/common/en.md"), include_str!("../../lessons/common/fr.md")],
    boards: "",
    artwork: include_str!("../../artwork/common.svg"),
    puzzles: "",
};

/// The colours of all boards.
const COLOURS: &str = include_str!("../../artwork/colours.css");

/// A game in the list.
pub(crate) struct Listed<G: Game> {
    files: Files,
    words: [OnceLock<Words>; 2],
    boards: OnceLock<Boards>,
    lessons: [OnceLock<Lesson>; 2],
    artwork: OnceLock<Artwork>,
    puzzles: OnceLock<Vec<Puzzle>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Listed<G> {
    pub(crate) const fn new(files: Files) -> Listed<G> {
        Listed {
            files,
            words: [const { OnceLock::new() }; 2],
            boards: OnceLock::new(),
            lessons: [const { OnceLock::new() }; 2],
            artwork: OnceLock::new(),
            puzzles: OnceLock::new(),
            game: PhantomData,
        }
    }

    /// The positions of the lesson. They are part of the program, and a test reads them.
    fn boards(&self) -> &Boards {
        self.boards.get_or_init(|| {
            Boards::read(self.files.boards, &G::write_position(&G::start()))
                .unwrap_or_else(|place| panic!("{}: {place}", G::ID))
        })
    }
}

impl<G: Playable> AnyGame for Listed<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> &'static str {
        G::RULES
    }

    fn letter(&self, side: Side) -> char {
        G::LETTERS[side.index()]
    }

    fn legend(&self) -> &'static [(char, &'static str)] {
        G::LEGEND
    }

    fn layout(&self) -> Layout {
        G::layout()
    }

    fn artwork(&self) -> &Artwork {
        self.artwork.get_or_init(|| Artwork::read(G::ID, COMMON.artwork, self.files.artwork, COLOURS))
    }

    fn is_solved(&self) -> bool {
        G::Position::SOLVED
    }

    fn start(&self) -> Box<dyn AnyPosition> {
        Box::new(At::<G>(G::start()))
    }

    fn read(&self, text: &str) -> Result<Box<dyn AnyPosition>, Objection> {
        match G::read_position(text) {
            Ok(position) => Ok(Box::new(At::<G>(position))),
            Err(error) => Err(Objection::to_position::<G>(&error, text)),
        }
    }

    fn arrange(&self, arrangement: &Arrangement) -> Result<Box<dyn AnyPosition>, Objection> {
        let text = G::arrange(arrangement).map_err(Objection::note)?;
        self.read(&text)
    }

    fn words(&self, language: Language) -> &Words {
        let index = language.index();
        let files = [COMMON, self.files].map(|files| files.messages[index]);
        self.words[index].get_or_init(|| Words::new(language, &files))
    }

    fn message_names(&self) -> Vec<String> {
        let own = [G::Refusal::CODES, G::Fault::CODES, G::EXPECTED];
        let common = [Expected::CODES, Objection::COMMON, TRANSCRIPT];
        let objections = own.into_iter().chain(common).flatten().map(|&code| code.to_owned());
        let endings = G::CAUSES.iter().map(|cause| format!("ending-{}", cause.code));
        let notes = G::NOTES.iter().map(|code| format!("note-{code}"));
        let themes = codes::<G>().flat_map(|code| [format!("theme-{code}"), format!("theme-{code}-about")]);
        objections.chain(endings).chain(notes).chain(themes).collect()
    }

    fn lesson(&self, language: Language) -> &Lesson {
        let index = language.index();
        self.lessons[index].get_or_init(|| {
            Lesson::read(self.files.lessons[index], COMMON.lessons[index], self.boards())
                .unwrap_or_else(|place| panic!("{} in {}: {place}", G::ID, language.code()))
        })
    }

    fn themes(&self, language: Language) -> Vec<Theme> {
        themes::<G>(self.words(language))
    }

    fn puzzles(&self) -> &[Puzzle] {
        // They are part of the program, and a test reads them.
        self.puzzles.get_or_init(|| {
            read(self.files.puzzles).unwrap_or_else(|line| panic!("{}: line {line} of its puzzles", G::ID))
        })
    }

    fn judge(&self, task: &str, turn: &str, language: Language) -> Option<Judged> {
        self.boards().exercise(task).map(|exercise| judge::<G>(exercise, turn, self, language))
    }
}
