//! A value in one byte.

use crate::Value;

/// The plies to the end, or a draw. Kono ends only by the side to move having lost, so the plies tell who wins: an odd
/// number is a win, an even number a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry(pub(super) u8);

const DRAW: u8 = u8::MAX;

impl Entry {
    pub(super) fn new(value: Value) -> Entry {
        let entry = Entry(value.plies().map_or(DRAW, |plies| plies.try_into().expect("Kono is not as long")));
        assert_eq!(entry.value(), value);
        entry
    }

    #[inline]
    pub(super) const fn value(self) -> Value {
        match self.0 {
            DRAW => Value::Draw,
            plies if plies & 1 == 1 => Value::Win(plies as u16),
            plies => Value::Loss(plies as u16),
        }
    }
}
