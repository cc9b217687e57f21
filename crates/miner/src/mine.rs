//! The mine: games are played, puzzles found in them, proved, measured and kept until there are enough.

use crate::id::canonical;
use crate::task::{Found, look_through};
use crate::{GRADES, Goal, Graded, Measured, Prover, id, read_line};
use pionnier_arena::{Journal, JournalError};
use pionnier_core::{Game, Position as _, Puzzling, Random, length_theme, positions_along};
use pionnier_engine::Knowledge;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::path::Path;

/// What such a journal says it is.
const FORMAT: &str = "pionnier-puzzles-1";

/// No grade has more than this share of the puzzles, in hundredths.
const LARGEST_SHARE: usize = 40;

/// No more than this share of them, in hundredths, are won at once.
const AT_ONCE_SHARE: usize = 15;

/// What makes the puzzles what they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: String,
    /// Fixes the games that are looked through.
    pub seed: u64,
}

impl Terms {
    /// The terms of a game's puzzles.
    #[must_use]
    pub fn of<G: Game>(seed: u64) -> Terms {
        Terms { game: G::ID.to_owned(), rules: G::RULES.to_owned(), seed }
    }
}

/// What was found in one game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mined {
    /// The number of the game, counted from 0.
    pub number: u64,
    /// What was found in it.
    pub found: Vec<Kept>,
}

/// A puzzle as the journal keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The text of its position.
    pub position: String,
    /// The turns of its line, separated by spaces.
    pub line: String,
    /// Whether it is to be won.
    pub is_win: bool,
    /// How hard it is.
    pub measured: Measured,
}

/// A puzzle that is ready to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its name.
    pub id: String,
    /// How hard it is.
    pub graded: Graded,
    /// What is to be reached.
    pub goal: Goal,
    /// What it is about.
    pub themes: Vec<&'static str>,
    /// The text of its position.
    pub position: String,
    /// The turns of its line, separated by spaces.
    pub line: String,
}

/// Why a journal of puzzles cannot be used.
pub type MineError = JournalError<Terms>;

/// Looks through games until there are so many puzzles, or goes on with a journal. `observe` is told how many there are and how many
/// games were looked through.
///
/// The puzzles, and their order, depend on the seed and the count alone.
///
/// # Errors
/// The journal cannot be used. What was found is in it.
pub fn mine<G: Puzzling>(
    journal: &Path,
    count: usize,
    seed: u64,
    observe: &mut dyn FnMut(usize, u64),
) -> Result<Vec<Puzzle>, MineError>
where
    G::Position: Knowledge,
{
    let mut chosen = Chosen::<G>::new(count);
    let mut number = 0;
    let terms = Terms::of::<G>(seed);
    let mut file = Journal::open(journal, FORMAT, &terms, 1, &mut |line, mined: Mined| {
        number = line as u64 + 1;
        mined.number == line as u64 && mined.found.iter().all(|kept| chosen.add(kept).is_some())
    })?;
    let mut prover = Prover::<G>::new();
    while !chosen.is_full() {
        observe(chosen.puzzles.len(), number);
        let found = look_through(&mut prover, number, seed, &mut |position| chosen.is_new(position));
        let found: Vec<Kept> = found.iter().map(keep::<G>).collect();
        for kept in &found {
            chosen.add(kept);
        }
        file.add(&[Mined { number, found }])?;
        number += 1;
    }
    observe(chosen.puzzles.len(), number);
    // The order of days is by lot, the same lots for everybody.
    shuffle(&mut chosen.puzzles, &mut Random::new(seed));
    Ok(chosen.puzzles)
}

fn keep<G: Puzzling>(found: &Found<G::Position>) -> Kept {
    let positions = positions_along(&found.position, &found.line.turns);
    let turns = found.line.turns.iter().zip(&positions);
    let line: Vec<String> = turns.map(|(turn, before)| G::turn_text(before, turn)).collect();
    Kept {
        position: G::write_position(&found.position),
        line: line.join(" "),
        is_win: found.line.goal == Goal::Win,
        measured: found.measured.clone(),
    }
}

/// Brings things into an order by lot.
pub(crate) fn shuffle<T>(things: &mut [T], random: &mut Random) {
    for index in (1..things.len()).rev() {
        things.swap(index, random.below(index + 1));
    }
}

/// The puzzles that were chosen so far, not too many of a grade, and never two that are one up to symmetry: those have one id.
struct Chosen<G: Puzzling> {
    puzzles: Vec<Puzzle>,
    by_grade: [usize; GRADES as usize],
    at_once: usize,
    ids: HashSet<String>,
    images: HashSet<String>,
    count: usize,
    game: core::marker::PhantomData<G>,
}

impl<G: Puzzling> Chosen<G> {
    fn new(count: usize) -> Chosen<G> {
        Chosen {
            puzzles: Vec::new(),
            by_grade: [0; GRADES as usize],
            at_once: 0,
            ids: HashSet::new(),
            images: HashSet::new(),
            count,
            game: core::marker::PhantomData,
        }
    }

    const fn is_full(&self) -> bool {
        self.puzzles.len() >= self.count
    }

    /// Whether no image of a position was found before. It counts as found from now on.
    fn is_new(&mut self, position: &G::Position) -> bool {
        self.images.insert(canonical::<G>(position))
    }

    /// Adds a puzzle if it is wanted; nothing if what was kept is no puzzle of this game.
    fn add(&mut self, kept: &Kept) -> Option<()> {
        let (position, line) = read_line::<G>(&kept.position, kept.line.split(' '))?;
        self.is_new(&position);
        let graded = Graded::of(&kept.measured);
        let share = &mut self.by_grade[usize::from(graded.grade) - 1];
        let id = id::<G>(&position);
        let is_at_once = line.len() == 1 && positions_along(&position, &line)[1].outcome().is_some();
        let is_wanted = self.puzzles.len() < self.count
            && *share * 100 < self.count * LARGEST_SHARE
            && (!is_at_once || self.at_once * 100 < self.count * AT_ONCE_SHARE);
        if !is_wanted || !self.ids.insert(id.clone()) {
            return Some(());
        }
        *share += 1;
        self.at_once += usize::from(is_at_once);
        let goal = if kept.is_win { Goal::Win } else { Goal::Draw };
        let mut themes = G::themes(&position, &line);
        if goal == Goal::Draw {
            themes.push("hold");
        }
        themes.push(length_theme(line.len().div_ceil(2)));
        self.puzzles.push(Puzzle {
            id,
            graded,
            goal,
            themes,
            position: kept.position.clone(),
            line: kept.line.clone(),
        });
        Some(())
    }
}
