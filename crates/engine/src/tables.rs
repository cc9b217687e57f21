//! Table files from outside.

use crate::table_file::TableError;
use crate::{granat, kono, quindo};

/// The games a table file can be for, by id: `<id>.table` is what such a file is called in a folder.
pub const GAMES: [&str; 3] = ["kono", "quindo", "granat"];

/// Puts a game's table file where it is asked, instead of the one inside the program. It has to come before the first question: a table
/// that is there already stays.
///
/// # Errors
/// Why the file is refused; a file for a game that has none is foreign.
pub fn install(game: &str, file: &[u8]) -> Result<(), TableError> {
    match game {
        "kono" => kono::Tablebase::from_bytes(file).map(|table| _ = kono::install(table)),
        "quindo" => quindo::install(file),
        "granat" => granat::install(file),
        _ => Err(TableError::Foreign),
    }
}

/// The same for a table of endgames, whichever game's it is.
///
/// # Errors
/// Why the file is refused.
pub fn install_endgames(file: &[u8]) -> Result<(), TableError> {
    match quindo::install(file) {
        Err(TableError::OtherGame { .. }) => granat::install(file),
        installed => installed,
    }
}
