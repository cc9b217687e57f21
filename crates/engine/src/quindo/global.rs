//! The one table of the program.

use super::{Endgames, Solved};
use crate::table_file::TableError;
use std::sync::OnceLock;

static TABLE: OnceLock<Endgames> = OnceLock::new();

/// The table, shared by all: the one that was installed, else the one inside the program with the feature `embedded-quindo`, else
/// none.
#[inline]
pub fn endgames() -> Option<&'static Endgames> {
    #[cfg(feature = "embedded-quindo")]
    return Some(TABLE.get_or_init(first_table));
    #[cfg(not(feature = "embedded-quindo"))]
    TABLE.get()
}

/// Provides the table, for instance from a file that a page has fetched or that lies in a folder. It has to come before the first question
/// where there is one inside the program: a table that is there already stays, and so does one inside that knows more.
///
/// # Errors
/// Why the file is refused.
pub fn install(file: &[u8]) -> Result<(), TableError> {
    let Solved { table, .. } = Solved::from_bytes(file)?;
    if table.discs() >= EMBEDDED_DISCS {
        let _ = TABLE.set(table);
    }
    Ok(())
}

/// The most discs that the table inside the program knows.
const EMBEDDED_DISCS: usize = if cfg!(feature = "embedded-quindo") { 4 } else { 0 };

/// The table file inside the program.
#[cfg(feature = "embedded-quindo")]
pub static EMBEDDED: &[u8] = include_bytes!("../../tables/quindo.table");

#[cfg(feature = "embedded-quindo")]
fn first_table() -> Endgames {
    Solved::from_bytes(EMBEDDED).expect("the table inside the program is intact").table
}
