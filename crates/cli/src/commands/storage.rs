//! Where online games are kept, and what can be wrong with it: for `serve`, `export` and `import`.

use crate::failure::Failure;
use clap::ArgMatches;
use pionnier_catalog::{Detail, Value, Words};
use pionnier_server::store::{Location, StoreError};
use std::path::PathBuf;

/// The file in the data folder.
const FILE: &str = "games.sqlite";

/// Who may look into a folder that is made for games.
#[cfg(unix)]
const OWNER_ONLY: u32 = 0o700;

/// Where online games are kept: the database or the folder that was named, else a folder of our own among the user's.
/// Services have a folder in any case, so a database wins over it.
pub(crate) fn location(matches: &ArgMatches, words: &Words) -> Result<Location, Failure> {
    if let Some(url) = matches.get_one::<String>("database").filter(|url| !url.is_empty()) {
        return Ok(Location::Postgres(url.clone()));
    }
    let from =
        |variable: &str| std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = matches
        .get_one::<PathBuf>("data")
        .cloned()
        .or_else(|| from("XDG_DATA_HOME").map(|folder| folder.join("pionnier")))
        .or_else(|| from("HOME").map(|home| home.join(".local/share/pionnier")))
        .ok_or_else(|| Failure::Input(words.say("serve-no-data-folder", &[])))?;
    Ok(Location::File(folder.join(FILE)))
}

/// Makes the folder for a file of games, if there is none.
pub(crate) fn make_folder(location: &Location, words: &Words) -> Result<(), Failure> {
    let Location::File(file) = location else { return Ok(()) };
    let folder = file.parent().unwrap_or(file);
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, OWNER_ONLY);
    builder.create(folder).map_err(|error| {
        let place = text("place", folder.display().to_string());
        Failure::Input(words.say("serve-no-storage", &[place, text("why", error.to_string())]))
    })
}

/// Says what is wrong with a storage.
pub(crate) fn explain(error: &StoreError, location: &Location, words: &Words) -> Failure {
    let key = match error {
        StoreError::Nothing => "archive-nothing",
        StoreError::InUse(_) => "storage-in-use",
        StoreError::Address(_) => "storage-bad-address",
        StoreError::OtherVersion(found, known) if found > known => "storage-later-version",
        StoreError::OtherVersion(..) => "archive-other-version",
        StoreError::Schema(_) => "storage-bad-tables",
        error if error.is_absence() => "storage-away",
        StoreError::Unavailable(_) if matches!(location, Location::Postgres(_)) => "storage-refuses",
        _ => "serve-no-storage",
    };
    Failure::Input(words.say(key, &[place(location), text("why", error.cause())]))
}

/// The name of a storage. The address of a database may hold a password, so it is not shown.
pub(crate) fn place(location: &Location) -> Detail {
    text(
        "place",
        match location {
            Location::File(path) => path.display().to_string(),
            Location::Postgres(_) => "PostgreSQL".to_owned(),
        },
    )
}

fn text(name: &'static str, text: String) -> Detail {
    Detail { name, value: Value::Text(text) }
}
