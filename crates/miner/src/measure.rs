//! How hard a puzzle is: which levels solve it, and how long a search looks for it.

use crate::Turn;
use pionnier_core::{Game, Record, mix};
use pionnier_engine::search::{Evaluation, Limits, Options, TranspositionTable, search};
use pionnier_engine::{Knowledge, Level};
use serde::{Deserialize, Serialize};

/// The levels that try: all but the last, which looks things up where they are known.
pub const LEVELS: usize = 9;

/// How often each of them tries, with another seed every time.
pub const TRIES: u32 = 8;

/// The level by which the first and the last grade are told, and how often it tries besides: more often, so that chance matters less.
pub(crate) const WEAK_LEVEL: u8 = 3;
pub(crate) const WEAK_TRIES: u32 = 40;

/// A plain search looks at so many positions at most.
const MOST_NODES: u64 = 200_000;

/// What was measured.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Measured {
    /// For each level, from the first: in how many tries it found every turn of the line. Levels above one that always did are not asked.
    pub solved: [u32; LEVELS],
    /// In how many of forty other tries level 3 found them.
    pub weak: u32,
    /// How many positions a search that is not held back visits before it has the first turn for good; nothing if it never does.
    pub nodes: Option<u64>,
}

/// Whether a level solves a puzzle, which is to say: in at least half of its tries. Another seed lets it try otherwise. Nothing if there is no
/// such level.
#[must_use]
pub fn is_solved_by<G: Game>(
    level: u8,
    position: &G::Position,
    line: &[Turn<G::Position>],
    seed: u64,
) -> Option<bool>
where
    G::Position: Knowledge,
{
    let level = Level::of::<G>(level)?;
    Some(2 * finds(&level, position, line, seed, TRIES) >= TRIES)
}

/// In how many of so many tries a level plays every turn of the line that is the solver's.
fn finds<P: Knowledge>(level: &Level, position: &P, line: &[Turn<P>], seed: u64, tries: u32) -> u32 {
    // Who is not held back plays the same every time.
    if !level.is_held_back() {
        return if solves(level, position, line, seed) { tries } else { 0 };
    }
    (0..tries).filter(|&number| solves(level, position, line, mix(seed, number.into()))).count() as u32
}

/// Lets the levels try a puzzle. Another seed lets them try otherwise.
///
/// # Panics
/// If the game has no levels: every game has.
#[must_use]
pub fn measure<G: Game>(position: &G::Position, line: &[Turn<G::Position>], seed: u64) -> Measured
where
    G::Position: Knowledge,
{
    let finds = |level: u8, seed: u64, tries: u32| {
        let level = Level::of::<G>(level).expect("every game has its levels");
        finds(&level, position, line, seed, tries)
    };
    // What a level always finds those above it are taken to find, too: they think longest.
    let mut solved = [TRIES; LEVELS];
    for (level, found) in (1..).zip(&mut solved) {
        *found = finds(level, mix(seed, u64::from(level) - 1), TRIES);
        if *found == TRIES {
            break;
        }
    }
    let weak = finds(WEAK_LEVEL, mix(seed, LEVELS as u64), WEAK_TRIES);
    Measured { solved, weak, nodes: nodes(position, &line[0]) }
}

/// Whether a level plays every turn of the line that is the solver's.
fn solves<P: Knowledge>(level: &Level, position: &P, line: &[Turn<P>], seed: u64) -> bool {
    let mut record = Record::new(*position);
    line.iter().enumerate().all(|(number, turn)| {
        let is_found = number % 2 == 1 || level.choose(&record, seed).as_ref() == Some(turn);
        record.play_unchecked(turn);
        is_found
    })
}

fn nodes<P: Knowledge>(position: &P, first: &Turn<P>) -> Option<u64> {
    let table = TranspositionTable::new(16 << 20);
    let options =
        Options { exact: false, evaluation: Evaluation::without_tables::<P>(), ..Options::default() };
    let mut since = None;
    let mut before = 0;
    search(&Record::new(*position), &table, options, Limits::nodes(MOST_NODES), &mut |report| {
        if report.turn() == Some(first) {
            since.get_or_insert(before);
        } else {
            since = None;
        }
        before = report.nodes;
    });
    since.map(|nodes| nodes.max(1))
}
