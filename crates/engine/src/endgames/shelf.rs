//! The one table of the program.

use super::{Endgame, Endgames, Solved};
use crate::table_file::TableError;
use std::sync::OnceLock;

/// Where the table of a game is kept, shared by all: the one that was installed, else the one inside the program, else none.
pub struct Shelf<E: Endgame> {
    table: OnceLock<Endgames<E>>,
    /// The table file inside the program.
    boxed: Option<&'static [u8]>,
}

impl<E: Endgame> Shelf<E> {
    pub(crate) const fn new(boxed: Option<&'static [u8]>) -> Shelf<E> {
        Shelf { table: OnceLock::new(), boxed }
    }

    /// The table.
    ///
    /// # Panics
    /// If the one inside the program is damaged.
    #[inline]
    pub fn table(&self) -> Option<&Endgames<E>> {
        let Some(boxed) = self.boxed else { return self.table.get() };
        Some(
            self.table.get_or_init(|| {
                Solved::from_bytes(boxed).expect("the table inside the program is intact").table
            }),
        )
    }

    /// Provides the table, for instance from a file that a page has fetched or that lies in a folder. It has to come before the first question
    /// where there is one inside the program: a table that is there already stays, and so does one inside that knows more.
    ///
    /// # Errors
    /// Why the file is refused.
    pub fn install(&self, file: &[u8]) -> Result<(), TableError> {
        let Solved { table, .. } = Solved::from_bytes(file)?;
        if self.boxed.is_none() || table.men() >= E::BOXED {
            let _ = self.table.set(table);
        }
        Ok(())
    }
}

/// What every game with endgames has of them, in the game's own module: its table, the file inside the program if there is one, and the shelf.
macro_rules! shelf {
    ($feature:literal, $file:literal) => {
        /// The value of every position with few men.
        pub type Endgames = crate::endgames::Endgames<Index>;

        /// The endgames as a table file holds them.
        pub type Solved = crate::endgames::Solved<Index>;

        /// The table file inside the program.
        #[cfg(feature = $feature)]
        pub static EMBEDDED: &[u8] = include_bytes!(concat!("../../tables/", $file));

        #[cfg(feature = $feature)]
        static SHELF: crate::endgames::Shelf<Index> = crate::endgames::Shelf::new(Some(EMBEDDED));
        #[cfg(not(feature = $feature))]
        static SHELF: crate::endgames::Shelf<Index> = crate::endgames::Shelf::new(None);

        /// The table, shared by all: the one that was installed, else the one inside the program, else none.
        #[inline]
        pub fn endgames() -> Option<&'static Endgames> {
            SHELF.table()
        }

        /// Provides the table, see [`Shelf::install`](crate::endgames::Shelf::install).
        ///
        /// # Errors
        /// Why the file is refused.
        pub fn install(file: &[u8]) -> Result<(), crate::TableError> {
            SHELF.install(file)
        }
    };
}

pub(crate) use shelf;
