//! `pionnier selfplay`: games of the engine against itself, kept with what it thought.

use super::{SEED, unusable};
use crate::count_bar::CountBar;
use crate::failure::Failure;
use crate::figures::{count, text};
use clap::ArgMatches;
use pionnier_catalog::{Visitor, Words, visit};
use pionnier_core::Game;
use pionnier_engine::Knowledge;
use pionnier_trainer::selfplay::{GameFileError, Terms, play_games};
use std::io::Write as _;
use std::path::{Path, PathBuf};

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let number = |name, default| matches.get_one::<u64>(name).copied().unwrap_or(default);
    let game = matches.get_one::<String>("game").expect("the argument is required");
    let path = matches.get_one::<PathBuf>("out").expect("the argument is required");
    let games = number("games", 1);
    let bar = CountBar::new(games);
    let task = Play {
        path,
        nodes: number("nodes", 1),
        seed: number("seed", SEED),
        games,
        threads: number("threads", 1) as usize,
        observe: &mut |games| bar.show(games, String::new),
    };
    let result = visit(game, task).expect("the game is one of the list");
    bar.finish();
    result.map_err(|error| unusable(path, error, words))?;
    let details = [count("games", games), text("path", path.display().to_string())];
    writeln!(std::io::stdout(), "{}", words.say("selfplay-done", &details))?;
    Ok(())
}

struct Play<'a> {
    path: &'a Path,
    nodes: u64,
    seed: u64,
    games: u64,
    threads: usize,
    observe: &'a mut dyn FnMut(u64),
}

impl Visitor for Play<'_> {
    type Output = Result<(), GameFileError>;

    fn visit<G: Game>(self) -> Self::Output
    where
        G::Position: Knowledge,
    {
        let terms = Terms::of::<G>(self.nodes, self.seed);
        play_games::<G>(self.path, &terms, self.games, self.threads, self.observe)
    }
}
