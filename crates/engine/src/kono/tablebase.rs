//! The value of every position.

use super::entry::Entry;
use super::index::Index;
use super::men::{FEWEST, Men};
use super::{Solved, packed, solve};
use crate::table_file::TableError;
use crate::{Progress, RankedTurn, Value, ranking};
use core::fmt;
use core::num::NonZeroUsize;
use pionnier_games::kono::{Action, Position};

/// The exact value of every position of Kono.
#[derive(Clone)]
pub struct Tablebase {
    index: &'static Index,
    /// One for each class of positions in which both sides have men enough.
    entries: Vec<Entry>,
}

impl fmt::Debug for Tablebase {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.debug_struct("Tablebase").field("classes", &self.classes()).finish_non_exhaustive()
    }
}

impl Tablebase {
    /// Solves the game.
    #[must_use]
    pub fn solve(threads: NonZeroUsize, progress: &mut dyn FnMut(Progress)) -> Tablebase {
        let solution = solve::solve(threads, progress);
        Tablebase { index: Index::get(), entries: solution.values().map(Entry::new).collect() }
    }

    /// Reads a table file: for a page that fetches it by itself. See [`Solved::from_bytes`].
    ///
    /// # Errors
    /// Why the file is refused.
    pub fn from_bytes(file: &[u8]) -> Result<Tablebase, TableError> {
        Ok(Solved::from_bytes(file)?.table)
    }

    pub(super) fn pack(&self) -> Vec<u8> {
        packed::pack(self.index, &self.entries)
    }

    pub(super) fn unpack(packed: &[u8]) -> Option<Tablebase> {
        let index = Index::get();
        Some(Tablebase { index, entries: packed::unpack(index, packed)? })
    }

    /// The value of any legal position for its side to move, and the plies to the end. `Win(0)` and `Loss(0)` say that
    /// the game is over.
    ///
    /// C3 and C4 are not part of a position and not of its value: see the [module](super) for why they change none.
    #[must_use]
    #[inline]
    pub fn probe(&self, position: &Position) -> Value {
        self.value(Men::of(position))
    }

    /// Every legal turn, best first: shortest wins, then draws, those first that are hardest to answer, then longest losses.
    #[must_use]
    pub fn ranked_turns(&self, position: &Position) -> Vec<RankedTurn<Action>> {
        ranking::ranked(position, |position| Some(self.probe(position))).unwrap_or_default()
    }

    /// Best play by both sides from here: always the first of [`Tablebase::ranked_turns`], until the game is over or, in a
    /// draw, until a position comes back.
    #[must_use]
    pub fn best_line(&self, position: &Position) -> Vec<Action> {
        ranking::best_line(position, |position| Some(self.probe(position))).into_iter().flatten().collect()
    }

    #[inline]
    pub(super) fn value(&self, men: Men) -> Value {
        if men.own.count_ones() < FEWEST {
            Value::Loss(0)
        } else if men.enemy.count_ones() < FEWEST {
            Value::Win(0)
        } else {
            self.entries[self.index.class(men)].value()
        }
    }

    /// How many classes the table has an entry for. Positions in which a side has fewer than two men need none.
    #[must_use]
    pub fn classes(&self) -> usize {
        self.entries.len()
    }

    /// The class's representative, how many positions the class has, and their value.
    pub(super) fn class(&self, class: usize) -> (Men, usize, Value) {
        let men = self.index.representative(class);
        (men, self.index.class_size(men), self.entries[class].value())
    }

    /// The class of a position in which both sides have men enough.
    pub(super) fn class_of(&self, men: Men) -> usize {
        self.index.class(men)
    }

    /// The value of a class.
    pub(super) fn value_of(&self, class: usize) -> Value {
        self.entries[class].value()
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, NonZeroUsize, Tablebase, Value};
    use crate::kono::verify;

    #[test]
    fn a_changed_entry_is_found() {
        let mut table = Tablebase::solve(NonZeroUsize::MIN, &mut |_| {});
        let class = table.classes() / 3;
        let stored = table.value_of(class).before().before();
        table.entries[class] = Entry::new(if stored == Value::Draw { Value::Win(9) } else { stored });
        let report = verify(&table, &mut |_| {});
        assert_eq!(report.checked, table.classes());
        assert!(report.mismatches > 0);
        let first = report.first.expect("there are mismatches");
        assert_ne!(first.stored, first.derived);
    }
}
