//! The mine: games are played, puzzles found in them, proved, measured and kept until there are enough.

use crate::chosen::Chosen;
use crate::task::{Found, Task};
use crate::{Goal, Measured, Puzzle};
use pionnier_arena::{Journal, JournalError};
use pionnier_core::{Game, Position as _, Puzzling, Random, mix, positions_along};
use pionnier_engine::Knowledge;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// What such a journal says it is.
const FORMAT: &str = "pionnier-puzzles-3";

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
    /// Stands for the positions that were looked at before them; 0 if there were none.
    pub kept: u64,
}

impl Terms {
    /// The terms of a game's puzzles.
    #[must_use]
    pub fn of<G: Game>(seed: u64, kept: &[G::Position]) -> Terms {
        let kept = kept.iter().fold(0, |key, position| mix(key, position.key()));
        Terms { game: G::ID.to_owned(), rules: G::RULES.to_owned(), seed, kept }
    }
}

/// What was found in one game, or of one position that was there before.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mined {
    /// The number of the position, counted from 0; games are counted on from there.
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

/// Why a journal of puzzles cannot be used.
pub type MineError = JournalError<Terms>;

/// Takes of these positions what is a puzzle, then looks through games until there are so many puzzles, or through so many games; or goes on
/// with a journal. `observe` is told how many there are and how many games were looked through. What is missing in the end is taken from
/// what there is much of; if that is not enough, there are fewer.
///
/// The puzzles, and their order, depend on the positions, the seed, the count, the games and what tables there are, on nothing else.
///
/// # Errors
/// The journal cannot be used. What was found is in it.
pub fn mine<G: Puzzling>(
    journal: &Path,
    positions: &[G::Position],
    count: usize,
    games: u64,
    seed: u64,
    observe: &mut dyn FnMut(usize, u64),
) -> Result<Vec<Puzzle>, MineError>
where
    G::Position: Knowledge,
{
    let mut chosen = Chosen::<G>::new(count);
    let mut number = 0;
    let terms = Terms::of::<G>(seed, positions);
    let mut file = Journal::open(journal, FORMAT, &terms, 1, &mut |line, mined: Mined| {
        number = line as u64 + 1;
        let is_kept = line < positions.len();
        mined.number == line as u64 && mined.found.iter().all(|kept| chosen.add(kept, is_kept).is_some())
    })?;
    let mut task = Task::<G>::new(seed);
    let most = games.saturating_add(positions.len() as u64);
    while !chosen.is_full() && number < most {
        let games = number.saturating_sub(positions.len() as u64);
        observe(chosen.puzzles.len(), games);
        let mut is_new = |position: &G::Position| chosen.is_new(position);
        let found = match positions.get(number as usize) {
            Some(position) => task.look_at(position, &mut is_new).into_iter().collect(),
            None => task.look_through(games, &mut is_new),
        };
        let found: Vec<Kept> = found.iter().map(keep::<G>).collect();
        for kept in &found {
            chosen.add(kept, (number as usize) < positions.len());
        }
        file.add(&[Mined { number, found }])?;
        number += 1;
    }
    observe(chosen.puzzles.len(), number.saturating_sub(positions.len() as u64));
    chosen.fill_up();
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
