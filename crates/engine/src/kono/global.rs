//! The one table of the program.

use super::Tablebase;
use std::sync::OnceLock;

static TABLE: OnceLock<Tablebase> = OnceLock::new();

/// The table, made ready at the first call and shared by all: read from inside the program with the feature
/// `embedded-kono`, else solved on the spot unless [`install`] came first.
pub fn tablebase() -> &'static Tablebase {
    TABLE.get_or_init(first_table)
}

/// The table if it is ready, for those who must not wait.
pub fn ready_tablebase() -> Option<&'static Tablebase> {
    TABLE.get()
}

/// Provides the table, for instance from a file that a page has fetched.
///
/// # Errors
/// Gives the table back if there is one already. They are the same.
pub fn install(table: Tablebase) -> Result<(), Tablebase> {
    TABLE.set(table)
}

/// The table file inside the program.
#[cfg(feature = "embedded-kono")]
pub static EMBEDDED: &[u8] = include_bytes!("../../tables/kono.table");

#[cfg(feature = "embedded-kono")]
fn first_table() -> Tablebase {
    Tablebase::from_bytes(EMBEDDED).expect("the table inside the program is intact")
}

#[cfg(not(feature = "embedded-kono"))]
fn first_table() -> Tablebase {
    let threads = std::thread::available_parallelism().unwrap_or(core::num::NonZeroUsize::MIN);
    Tablebase::solve(threads, &mut |_| {})
}
