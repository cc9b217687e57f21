//! `pionnier mine`: puzzles, found in games and proved.

mod boxed;

use crate::count_bar::CountBar;
use crate::failure::Failure;
use crate::figures::{count, text};
use crate::file::write_whole;
use clap::ArgMatches;
use pionnier_catalog::{Playable, Visitor, Words, visit};
use pionnier_miner::{MineError, mine, write};
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
        let Mine { matches, words } = self;
        let out = matches.get_one::<PathBuf>("out").expect("the argument is required");
        let wanted = matches.get_one::<u64>("count").copied().expect("the argument is required");
        let seed = matches.get_one::<u64>("seed").copied().unwrap_or(SEED);
        let journal = matches.get_one::<PathBuf>("journal").cloned().unwrap_or_else(|| {
            let mut beside = out.clone().into_os_string();
            beside.push(".journal");
            beside.into()
        });
        let bar = CountBar::new(wanted);
        let mut games = 0;
        let puzzles = mine::<G>(&journal, wanted as usize, seed, &mut |found, looked_through| {
            games = looked_through;
            bar.show(found as u64, || words.say("mine-found", &[count("games", games)]));
        });
        bar.finish();
        let puzzles = puzzles.map_err(|error| unusable(&journal, error, words))?;
        write_whole(out, write::<G>(&puzzles, seed).as_bytes(), words)?;
        let details = [
            count("count", puzzles.len() as u64),
            count("games", games),
            text("path", out.display().to_string()),
        ];
        writeln!(std::io::stdout(), "{}", words.say("mine-done", &details))?;
        Ok(())
    }
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
