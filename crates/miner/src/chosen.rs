//! Which of the puzzles that were found are taken.

use crate::id::canonical;
use crate::mine::Kept;
use crate::{Goal, Graded, Puzzle, id, read_line, themes};
use pionnier_core::{LENGTH_THEMES, Position as _, Puzzling, positions_along};
use pionnier_engine::Knowledge;
use std::collections::{HashMap, HashSet};

/// No grade has more than this share of the puzzles, in hundredths.
const LARGEST_GRADE: usize = 40;

/// No theme of the game has more.
const LARGEST_THEME: usize = 75;

/// No more than this share are solved by one turn.
const ONE_TURN: usize = 60;

/// No more than this share are won at once.
const AT_ONCE: usize = 15;

/// No more than this share are endgames that a table knows, in a game that is not solved.
const KNOWN: usize = 70;

/// What there must not be too much of.
#[derive(PartialEq, Eq, Hash)]
enum Kind {
    Grade(u8),
    Theme(&'static str),
    AtOnce,
    Known,
}

impl Kind {
    /// The largest share of it, in hundredths.
    fn share(&self) -> usize {
        match self {
            Kind::Grade(_) => LARGEST_GRADE,
            Kind::Theme(theme) if *theme == LENGTH_THEMES[0] => ONE_TURN,
            Kind::Theme(_) => LARGEST_THEME,
            Kind::AtOnce => AT_ONCE,
            Kind::Known => KNOWN,
        }
    }
}

/// The puzzles that were taken so far, not too many of a kind, and never two that are one up to symmetry: those have one id.
pub(crate) struct Chosen<G: Puzzling> {
    pub(crate) puzzles: Vec<Puzzle>,
    /// What was not taken because there was much of it, with its kinds.
    left_out: Vec<(Puzzle, Vec<Kind>)>,
    kinds: HashMap<Kind, usize>,
    ids: HashSet<String>,
    images: HashSet<String>,
    count: usize,
    game: core::marker::PhantomData<G>,
}

impl<G: Puzzling> Chosen<G>
where
    G::Position: Knowledge,
{
    pub(crate) fn new(count: usize) -> Chosen<G> {
        Chosen {
            puzzles: Vec::new(),
            left_out: Vec::new(),
            kinds: HashMap::new(),
            ids: HashSet::new(),
            images: HashSet::new(),
            count,
            game: core::marker::PhantomData,
        }
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.puzzles.len() >= self.count
    }

    /// Whether no image of a position was found before. It counts as found from now on.
    pub(crate) fn is_new(&mut self, position: &G::Position) -> bool {
        self.images.insert(canonical::<G>(position))
    }

    /// Adds a puzzle if it is wanted, or in any case; nothing if what was kept is no puzzle of this game.
    pub(crate) fn add(&mut self, kept: &Kept, in_any_case: bool) -> Option<()> {
        let (position, line) = read_line::<G>(&kept.position, kept.line.split(' '))?;
        self.is_new(&position);
        let goal = if kept.is_win { Goal::Win } else { Goal::Draw };
        let graded = Graded::of(&kept.measured);
        let themes = themes::<G>(&position, &line, goal);
        let mut kinds: Vec<Kind> = themes.iter().map(|&theme| Kind::Theme(theme)).collect();
        kinds.push(Kind::Grade(graded.grade));
        if line.len() == 1 && positions_along(&position, &line)[1].outcome().is_some() {
            kinds.push(Kind::AtOnce);
        }
        if !G::Position::SOLVED && position.exact().is_some() {
            kinds.push(Kind::Known);
        }
        let id = id::<G>(&position);
        if !self.ids.insert(id.clone()) {
            return Some(());
        }
        let Kept { position, line, .. } = kept.clone();
        let puzzle = Puzzle { id, graded, goal, themes, position, line };
        if in_any_case || self.has_room(&kinds) {
            self.take(puzzle, kinds);
        } else {
            self.left_out.push((puzzle, kinds));
        }
        Some(())
    }

    /// Takes what is missing from what was left out.
    pub(crate) fn fill_up(&mut self) {
        for (puzzle, kinds) in core::mem::take(&mut self.left_out) {
            if !self.is_full() {
                self.take(puzzle, kinds);
            }
        }
    }

    /// Whether one more of these kinds would not be too many.
    fn has_room(&self, kinds: &[Kind]) -> bool {
        let has_room =
            |kind: &Kind| self.kinds.get(kind).is_none_or(|number| number * 100 < self.count * kind.share());
        !self.is_full() && kinds.iter().all(has_room)
    }

    fn take(&mut self, puzzle: Puzzle, kinds: Vec<Kind>) {
        for kind in kinds {
            *self.kinds.entry(kind).or_default() += 1;
        }
        self.puzzles.push(puzzle);
    }
}
