//! What the solver keeps for an index: a counter first, a value later.

use crate::Value;

/// Two bytes serve as counter while the index is undecided and as value afterwards, so that a step backwards touches
/// one place in memory and not two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cell(u16);

const DECIDED: u16 = 1 << 15;
const WON: u16 = 1 << 14;
const PLIES: u16 = WON - 1;

impl Cell {
    /// An undecided index with this many turns that are not yet refuted; where turns are looked at and not counted, with this many
    /// that are.
    pub(super) fn open(turns: usize) -> Cell {
        assert!(turns < usize::from(DECIDED), "more turns in a class than a counter holds");
        Cell(turns as u16)
    }

    /// The value of a won or lost position. Draws are never decided: they are what is left open.
    pub(super) fn decided(value: Value) -> Cell {
        let (flag, plies) = match value {
            Value::Loss(plies) => (0, plies),
            Value::Win(plies) => (WON, plies),
            Value::Draw => unreachable!("a draw is decided by nothing deciding it"),
        };
        assert!(plies <= PLIES, "a longer game than a cell holds");
        Cell(DECIDED | flag | plies)
    }

    #[inline]
    pub(super) const fn is_open(self) -> bool {
        self.0 & DECIDED == 0
    }

    /// Refutes some of an open index's turns and says whether that was the last of them.
    #[inline]
    pub(super) fn refute(&mut self, turns: u16) -> bool {
        debug_assert!(self.is_open() && self.0 >= turns, "more turns refuted than there are");
        self.0 -= turns;
        self.0 == 0
    }

    /// The number that an undecided index was opened with.
    #[inline]
    pub(super) const fn turns(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) const fn is_won(self) -> bool {
        self.0 & (DECIDED | WON) == DECIDED | WON
    }

    #[inline]
    pub(super) const fn value(self) -> Value {
        if self.is_open() {
            Value::Draw
        } else if self.0 & WON != 0 {
            Value::Win(self.0 & PLIES)
        } else {
            Value::Loss(self.0 & PLIES)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, PLIES, Value};

    #[test]
    fn a_cell_keeps_its_value() {
        for plies in [0, 1, 114, PLIES] {
            for value in [Value::Loss(plies), Value::Win(plies)] {
                assert_eq!(Cell::decided(value).value(), value);
                assert!(!Cell::decided(value).is_open());
            }
        }
        assert_eq!(Cell::open(3).value(), Value::Draw);
    }

    #[test]
    fn the_last_refutation_is_noticed() {
        let mut cell = Cell::open(8);
        assert!(!cell.refute(3));
        assert!(!cell.refute(4));
        assert!(cell.refute(1));
    }
}
