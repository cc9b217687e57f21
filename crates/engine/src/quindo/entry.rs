//! A value in one byte.

use crate::Value;

/// The plies to the end, or a draw. Nobody with few discs is ever forced to lose his last one by moving it off the board, which is
/// looked at whenever an entry is made. So a decided game ends by the last enemy disc being turned: an odd number of plies is a
/// win, an even number a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry(pub(super) u8);

impl Entry {
    /// Endless play. No entry is for a game that is over, so none has 0 plies.
    pub(super) const DRAW: Entry = Entry(0);

    /// What could not be read.
    pub(super) const UNKNOWN: Entry = Entry(u8::MAX);

    pub(super) fn new(value: Value) -> Entry {
        let entry =
            Entry(value.plies().map_or(0, |plies| plies.try_into().expect("endgames are not as long")));
        assert_eq!(entry.value(), Some(value));
        entry
    }

    #[inline]
    pub(super) const fn value(self) -> Option<Value> {
        match self {
            Entry::DRAW => Some(Value::Draw),
            Entry::UNKNOWN => None,
            Entry(plies) if plies & 1 == 1 => Some(Value::Win(plies as u16)),
            Entry(plies) => Some(Value::Loss(plies as u16)),
        }
    }
}
