//! Table files, from a folder or by name.

use crate::failure::Failure;
use crate::figures::text;
use crate::request;
use clap::ArgMatches;
use pionnier_catalog::Words;
use pionnier_engine::endgames::Endgame;
use pionnier_engine::{TableError, granat, quindo, tables};
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// No table file is longer; what lies behind is not read, and the reader of the file will miss it.
const LONGEST: u64 = 1 << 27;

/// Uses the table file that a command was told of for its game, if it was.
pub(crate) fn install_file(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let Ok(Some(path)) = matches.try_get_one::<PathBuf>("table") else { return Ok(()) };
    let game = request::game(matches).expect("the argument is required");
    install(game.id(), path, words)
}

/// Uses the table files of the folder that a command was told of, if it was.
pub(crate) fn install_folder(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let Ok(Some(folder)) = matches.try_get_one::<PathBuf>("tables") else { return Ok(()) };
    if !folder.is_dir() {
        let folder = text("folder", folder.display().to_string());
        return Err(Failure::Input(words.say("tables-no-folder", &[folder])));
    }
    let mut found = false;
    for game in tables::GAMES {
        let path = folder.join(format!("{game}.table"));
        if path.exists() {
            install(game, &path, words)?;
            found = true;
        }
    }
    if found {
        return Ok(());
    }
    let names = tables::GAMES.map(|game| format!("{game}.table")).join(", ");
    let details = [text("folder", folder.display().to_string()), text("names", names)];
    Err(Failure::Input(words.say("tables-none", &details)))
}

/// Uses a table file of a game, or says why it cannot be used.
fn install(game: &str, path: &Path, words: &Words) -> Result<(), Failure> {
    let file = || text("file", path.display().to_string());
    let mut bytes = Vec::new();
    std::fs::File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes)).map_err(
        |error| Failure::Input(words.say("table-unreadable", &[file(), text("why", error.to_string())])),
    )?;
    tables::install(game, &bytes).map_err(|error: TableError| {
        let why = words.say(error.code(), &error.details());
        Failure::Input(words.say("table-refused", &[file(), text("why", why)]))
    })
}

/// What is known of a game of which only endgames are.
pub(crate) struct Range {
    /// What the men are called, which is also the flag for their number.
    pub(crate) kind: &'static str,
    /// With up to so many they are known in the program, and by a file.
    pub(crate) boxed: usize,
    pub(crate) most: usize,
}

/// Which endgames of a game are known, if some are and the game is not solved.
pub(crate) fn endgames(game: &str) -> Option<Range> {
    fn range<E: Endgame>(kind: &'static str) -> Range {
        Range { kind, boxed: E::BOXED, most: *E::MEN.end() }
    }
    match game {
        "quindo" => Some(range::<quindo::Index>("discs")),
        "granat" => Some(range::<granat::Index>("pawns")),
        _ => None,
    }
}
