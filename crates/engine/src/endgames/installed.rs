//! The one table of the program.

use super::{Endgame, Endgames, Solved};
use crate::table_file::TableError;
use std::sync::OnceLock;

/// Where the table of a game is kept, shared by all: the one that was installed, else the one inside the program, else none.
///
/// The file inside the program is said by whoever asks: where there is none, nothing is compiled to read it.
pub(crate) struct Installed<E: Endgame>(OnceLock<Endgames<E>>);

impl<E: Endgame> Installed<E> {
    pub(crate) const fn new() -> Installed<E> {
        Installed(OnceLock::new())
    }

    #[inline]
    pub(crate) fn table(&self, boxed: Option<&[u8]>) -> Option<&Endgames<E>> {
        let Some(boxed) = boxed else { return self.0.get() };
        let read = || Solved::from_bytes(boxed).expect("the table inside the program is intact").table;
        Some(self.0.get_or_init(read))
    }

    pub(crate) fn install(&self, file: &[u8], boxed: Option<&[u8]>) -> Result<(), TableError> {
        let Solved { table, .. } = Solved::from_bytes(file)?;
        if boxed.is_none() || table.men() >= E::BOXED {
            let _ = self.0.set(table);
        }
        Ok(())
    }
}

/// What every game with endgames has of them, in the game's own module: its table, the file inside the program if there is one, and which one is installed.
macro_rules! installed {
    ($feature:literal, $file:literal) => {
        /// The value of every position with few men.
        pub type Endgames = crate::endgames::Endgames<Index>;

        /// The endgames as a table file holds them.
        pub type Solved = crate::endgames::Solved<Index>;

        /// The table file inside the program.
        #[cfg(feature = $feature)]
        pub static EMBEDDED: &[u8] = include_bytes!(concat!("../../tables/", $file));

        #[cfg(feature = $feature)]
        const BOXED: Option<&[u8]> = Some(EMBEDDED);
        #[cfg(not(feature = $feature))]
        const BOXED: Option<&[u8]> = None;

        static INSTALLED: crate::endgames::Installed<Index> = crate::endgames::Installed::new();

        /// The table, shared by all: the one that was installed, else the one inside the program, else none.
        #[inline]
        pub fn endgames() -> Option<&'static Endgames> {
            INSTALLED.table(BOXED)
        }

        /// Provides the table, for instance from a file that a page has fetched or that lies in a folder. It has to come before the first
        /// question where there is one inside the program: a table that is there already stays, and so does one inside that knows more.
        ///
        /// # Errors
        /// Why the file is refused.
        pub fn install(file: &[u8]) -> Result<(), crate::TableError> {
            INSTALLED.install(file, BOXED)
        }
    };
}

pub(crate) use installed;
