//! Table files, from a folder or by name.

use crate::failure::Failure;
use crate::figures::text;
use clap::ArgMatches;
use pionnier_catalog::Words;
use pionnier_engine::{TableError, tables};
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// No table file is longer; what lies behind is not read, and the reader of the file will miss it.
const LONGEST: u64 = 1 << 27;

/// Uses the table files of the folder that a command was told of, if it was.
pub(crate) fn install_folder(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let Ok(Some(folder)) = matches.try_get_one::<PathBuf>("tables") else { return Ok(()) };
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
pub(crate) fn install(game: &str, path: &Path, words: &Words) -> Result<(), Failure> {
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

/// Whether some of a game's positions are known and not all of them.
pub(crate) fn has_endgames(game: &str) -> bool {
    game != "kono" && tables::GAMES.contains(&game)
}
