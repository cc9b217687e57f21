//! A fixed piece of work for the search.

use crate::AnyGame;
use pionnier_core::mix;
use pionnier_engine::bench;
use pionnier_engine::search::{Limits, Options, TranspositionTable};

/// Positions visited from each of the bench's positions.
const NODES: u64 = 40_000;

/// Enough for so many positions.
const TABLE: usize = 4 << 20;

/// What came of a bench.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bench {
    /// Positions visited.
    pub nodes: u64,
    /// Made of every finished iteration's depth, nodes and score. It changes when the search or the evaluation changes, and
    /// not otherwise: there is one thread and no clock.
    pub signature: u64,
}

impl Bench {
    /// Searches the bench's positions of a game. Tables of exact values are left aside: this is about the search.
    ///
    /// # Panics
    /// If the bench has a position that the game does not: a test runs it.
    #[must_use]
    pub fn run(game: &dyn AnyGame) -> Bench {
        let mut bench = Bench { nodes: 0, signature: 0 };
        for text in bench::positions(game.id()) {
            let record = game.read(text).expect("the bench has real positions").record();
            let options = Options { exact: false, ..Options::default() };
            let analysis = record.think(
                &TranspositionTable::new(TABLE),
                options,
                Limits::nodes(NODES),
                &mut |analysis| {
                    let score = analysis.lines.first().map_or(0, |line| line.worth.score.number());
                    for word in [u64::from(analysis.depth), analysis.nodes, i64::from(score) as u64] {
                        bench.signature = mix(bench.signature, word);
                    }
                },
            );
            bench.nodes += analysis.nodes;
        }
        bench
    }
}
