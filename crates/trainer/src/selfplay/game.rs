//! One game of the engine against itself.

use super::Terms;
use pionnier_arena::opening;
use pionnier_core::{Game, Random, Side, mix, random_turn};
use pionnier_engine::Knowledge;
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};
use serde::{Deserialize, Serialize};

/// A game begins with so many random turns at least, and so many more at most: enough for all games to differ, and for
/// positions that the engine alone would not get into.
const OPENING: usize = 2;
const LONGER: usize = 8;

/// After them, of the next turns one in so many is drawn by lot too: mistakes are made where games are still open, and what
/// follows shows what they cost.
const LOTS: usize = 24;
const ONE_IN: usize = 16;

/// Memory of a search, in bytes: much for the nodes of a few turns, and soon cleared.
const MEMORY: usize = 1 << 20;

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptGame {
    /// Counted from 0.
    pub number: u64,
    /// How many turns were random before the engine took over.
    pub opening: usize,
    /// All turns, separated by spaces.
    pub turns: String,
    /// For every turn after the opening what the engine thought of the position before it, as
    /// [`Score::number`](pionnier_engine::Score::number) and seen from the side to move; nothing where the turn was drawn by lot.
    pub scores: Vec<Option<i32>>,
    /// Who won; nobody if it was a draw.
    pub winner: Option<Side>,
}

/// A table for the games of one thread.
pub(super) fn table() -> TranspositionTable {
    TranspositionTable::new(MEMORY)
}

/// Plays the game with this number. It depends on the terms and on nothing that was played before.
pub(super) fn play<G: Game>(number: u64, terms: &Terms, table: &TranspositionTable) -> KeptGame
where
    G::Position: Knowledge,
{
    let seed = terms.game_seed(number);
    let mut random = Random::new(mix(seed, 1));
    let mut record = opening::<G>(OPENING + random.below(LONGER + 1), seed);
    let opening = record.played().len();
    let mut turns = String::new();
    for played in record.played() {
        add_turn::<G>(&mut turns, &played.before, &played.actions);
    }
    table.clear();
    let mut scores = Vec::new();
    let outcome = loop {
        if let Some(ending) = record.ending() {
            break ending.outcome();
        }
        let position = *record.position();
        let by_lot = scores.len() < LOTS && random.below(ONE_IN) == 0;
        let (turn, score) = if by_lot {
            (random_turn(&position, &mut random), None)
        } else {
            let limits = Limits::nodes(terms.nodes);
            let report = search(&record, table, Options::default(), limits, &mut |_| {});
            (report.turn().cloned(), report.lines.first().map(|line| line.score.number()))
        };
        let turn = turn.expect("the game goes on");
        add_turn::<G>(&mut turns, &position, &turn);
        scores.push(score);
        record.play_unchecked(&turn);
    };
    KeptGame { number, opening, turns, scores, winner: outcome.winner() }
}

fn add_turn<G: Game>(
    turns: &mut String,
    position: &G::Position,
    turn: &[<G::Position as pionnier_core::Position>::Action],
) {
    if !turns.is_empty() {
        turns.push(' ');
    }
    G::write_turn(position, turn, turns);
}
