//! `pionnier analyse`: what the engine thinks of a position, or of every turn of a game.

mod game;
mod position;

use crate::failure::Failure;
use crate::request::Request;
use clap::ArgMatches;
use pionnier_catalog::Words;
use pionnier_catalog::review::Effort;
use pionnier_catalog::thought::{Limits, Options, TranspositionTable};

/// Positions looked at, unless `--nodes` says otherwise: about a second.
const NODES: u64 = 500_000;

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
    let number = |name: &str| matches.get_one::<u64>(name).copied();
    let nodes = number("nodes");
    let in_json = matches.get_flag("json");
    let options = Options {
        threads: number("threads").map_or(1, |threads| threads as usize),
        lines: number("multipv").map_or(LINES, |lines| lines as usize),
        ..Options::default()
    };
    if matches.get_flag("each-turn") {
        let nodes = nodes.unwrap_or(Effort::Standard.nodes());
        return game::run(&request, options, nodes, in_json, words);
    }
    let nodes = nodes.unwrap_or(NODES);
    let means =
        Means { table: TranspositionTable::new(memory(nodes)), options, limits: Limits::nodes(nodes) };
    position::run(&request, &means, in_json, words)
}

/// Bytes that are worth having for so many positions looked at.
fn memory(nodes: u64) -> usize {
    nodes.saturating_mul(32).clamp(1 << 20, 64 << 20) as usize
}
