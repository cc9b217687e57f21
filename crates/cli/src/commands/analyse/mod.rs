//! `pionnier analyse`: what the engine thinks of a position, or of every turn of a game.

mod game;
mod position;

use crate::failure::Failure;
use crate::request::Request;
use clap::ArgMatches;
use pionnier_catalog::Words;
use pionnier_catalog::thought::{Limits, Options, TranspositionTable};

/// Positions looked at, unless `--nodes` says otherwise: about a second.
const NODES: u64 = 500_000;

/// The same for each position of a game, of which there are many.
const NODES_EACH: u64 = 50_000;

/// Lines shown, unless `--multipv` says otherwise.
const LINES: usize = 3;

/// What is needed to think.
struct Means {
    table: TranspositionTable,
    options: Options,
    limits: Limits<'static>,
}

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let request = Request::new(matches, words)?;
    let is_game = matches.get_flag("each-turn");
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    let nodes = number("nodes").unwrap_or(if is_game { NODES_EACH } else { NODES });
    let means = Means {
        table: TranspositionTable::new(memory(nodes, if is_game { request.turns.len() } else { 1 })),
        options: Options {
            threads: number("threads").map_or(1, |threads| threads as usize),
            lines: number("multipv").map_or(LINES, |lines| lines as usize),
            ..Options::default()
        },
        limits: Limits::nodes(nodes),
    };
    if is_game {
        game::run(&request, &means, matches.get_flag("json"), words)
    } else {
        position::run(&request, &means, matches.get_flag("json"), words)
    }
}

/// Bytes that are worth having for so many positions, each with so many looked at.
fn memory(nodes: u64, positions: usize) -> usize {
    let bytes = nodes.saturating_mul(32).saturating_mul(positions as u64);
    bytes.clamp(1 << 20, 64 << 20) as usize
}
