//! One file a command.

mod analyse;
mod archive;
mod arena;
mod bench;
mod bot;
mod check;
mod completions;
mod games;
mod load;
mod manager;
mod mine;
mod moves;
mod perft;
mod picture;
mod play;
mod puzzle;
mod rules;
mod serve;
mod show;
mod solve;
mod storage;
mod trainer;
mod ugi;
mod value;

use crate::failure::Failure;
use crate::tables;
use clap::ArgMatches;
use pionnier_catalog::Words;

/// Runs the command that was given.
pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let (name, matches) = matches.subcommand().expect("a command is required");
    // The table that is there first stays: a file that is named goes before what lies in a folder.
    tables::install_file(matches, words)?;
    tables::install_folder(matches, words)?;
    match name {
        "games" => games::run(matches, words),
        "rules" => rules::run(matches, words),
        "show" => show::run(matches, words),
        "picture" => picture::run(matches, words),
        "moves" => moves::run(matches, words),
        "check" => check::run(matches, words),
        "perft" => perft::run(matches, words),
        "match" => arena::matches::run(matches, words),
        "ladder" => arena::ladder::run(matches, words),
        "tune" => arena::tune::run(matches, words),
        "selfplay" => trainer::selfplay::run(matches, words),
        "train" => trainer::train::run(matches, words),
        "mine" => mine::run(matches, words),
        "puzzle" => puzzle::run(matches, words),
        "play" => play::run(matches, words),
        "solve" => solve::run(matches, words),
        "value" => value::run(matches, words),
        "analyse" => analyse::run(matches, words),
        "ugi" => ugi::run(words),
        "bench" => bench::run(matches, words),
        "serve" => serve::run(matches, words),
        "export" => archive::export(matches, words),
        "import" => archive::import(matches, words),
        "bot" => bot::run(matches, words),
        "load" => load::run(matches, words),
        "completions" => completions::run(matches, words),
        _ => unreachable!("the parser knows the commands"),
    }
}
