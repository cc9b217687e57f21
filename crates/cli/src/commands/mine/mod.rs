//! `pionnier mine`: puzzles, found in games and proved.

mod boxed;

use crate::count_bar::CountBar;
use crate::failure::Failure;
use crate::figures::{count, text};
use crate::file::write_whole;
use clap::ArgMatches;
use pionnier_catalog::{Playable, Visitor, Words, visit};
use pionnier_miner::{MineError, mine, positions, regrade, write};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Unless something else is asked for, runs repeat themselves.
const SEED: u64 = 1;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game").expect("the argument is required");
    visit(game, Mine { matches, words }).expect("the game is one of the list")
}

struct Mine<'a> {
    matches: &'a ArgMatches,
    words: &'a Words,
}

impl Visitor for Mine<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Self::Output {
        if self.matches.get_flag("check") {
            return self.check::<G>();
        }
        if self.matches.get_flag("grades") {
            return self.grades::<G>();
        }
        if self.matches.get_flag("regrade") {
            return self.regrade::<G>();
        }
        let Mine { matches, words } = self;
        let out = matches.get_one::<PathBuf>("out").expect("the argument is required");
        let keep = matches.get_one::<PathBuf>("keep");
        let kept = match keep {
            Some(path) => {
                let file = read_whole(path, words)?;
                positions::<G>(&file).map_err(|line| no_puzzle(path, line, words))?
            }
            None => Vec::new(),
        };
        let wanted = matches.get_one::<u64>("count").copied().expect("the argument is required");
        let seed = matches.get_one::<u64>("seed").copied().unwrap_or(SEED);
        let most = matches.get_one::<u64>("games").copied();
        let journal = matches.get_one::<PathBuf>("journal").cloned().unwrap_or_else(|| {
            let mut beside = out.clone().into_os_string();
            beside.push(".journal");
            beside.into()
        });
        let bar = CountBar::new(wanted);
        let mut games = 0;
        let puzzles = mine::<G>(
            &journal,
            &kept,
            wanted as usize,
            most.unwrap_or(u64::MAX),
            seed,
            &mut |found, looked_through| {
                games = looked_through;
                bar.show(found as u64, || words.say("mine-found", &[count("games", games)]));
            },
        );
        bar.finish();
        let puzzles = puzzles.map_err(|error| unusable(&journal, error, words))?;
        let given = |name: &str| {
            let path = matches.get_one::<PathBuf>(name);
            path.map_or_else(String::new, |path| format!(" --{name} {}", path.display()))
        };
        let (tables, keep) = (given("tables"), given("keep"));
        let most = most.map_or_else(String::new, |games| format!(" --games {games}"));
        let command = format!(
            "pionnier mine {}{tables} --count {wanted}{most} --seed {seed}{keep} --out {}",
            G::ID,
            out.display()
        );
        write_whole(out, write(&puzzles, &command).as_bytes(), words)?;
        let details = [
            count("count", puzzles.len() as u64),
            count("games", games),
            text("path", out.display().to_string()),
        ];
        writeln!(std::io::stdout(), "{}", words.say("mine-done", &details))?;
        Ok(())
    }
}

impl Mine<'_> {
    /// Measures and grades the puzzles of a file anew: all else in it stays as it is.
    fn regrade<G: Playable>(&self) -> Result<(), Failure> {
        let Mine { matches, words } = self;
        let out = matches.get_one::<PathBuf>("out").expect("the argument is required");
        let seed = matches.get_one::<u64>("seed").copied().unwrap_or(SEED);
        let file = read_whole(out, words)?;
        let bar = CountBar::new(file.lines().count() as u64);
        let command = format!("pionnier mine {} --regrade --seed {seed} --out {}", G::ID, out.display());
        let graded = regrade::<G>(&file, &command, seed, &mut |line| bar.show(line as u64, String::new));
        bar.finish();
        let graded = graded.map_err(|line| no_puzzle(out, line, words))?;
        write_whole(out, graded.as_bytes(), words).map(drop)
    }
}

/// The text of a file.
fn read_whole(path: &Path, words: &Words) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| {
        let details = [text("path", path.display().to_string()), text("why", error.to_string())];
        Failure::Input(words.say("file-failed", &details))
    })
}

/// A line of a file is no puzzle of this game.
fn no_puzzle(path: &Path, line: usize, words: &Words) -> Failure {
    let details = [text("path", path.display().to_string()), count("line", line as u64)];
    Failure::Input(words.say("mine-damaged", &details))
}

/// Why a journal of puzzles cannot be used, in words.
fn unusable(path: &Path, error: MineError, words: &Words) -> Failure {
    let path = text("path", path.display().to_string());
    Failure::Input(match error {
        MineError::Io(error) => words.say("file-failed", &[path, text("why", error.to_string())]),
        MineError::Foreign => words.say("mine-foreign", &[path]),
        MineError::OtherTerms(found) => words.say(
            "mine-other-terms",
            &[path, text("game", found.game), text("rules", found.rules), count("seed", found.seed)],
        ),
        MineError::Damaged(line) => words.say("mine-damaged", &[path, count("line", line as u64)]),
    })
}
