//! A value in one byte.

use crate::Value;

/// The plies to the end, or a draw. In the games that have endgames nobody loses by his own turn if he can help it: who is to move when the game is over has lost,
/// which is looked at whenever an entry is made. So an odd number of plies is a win, an even number a loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry(pub(crate) u8);

impl Entry {
    /// Endless play, or a drawn ending.
    pub(crate) const DRAW: Entry = Entry(0);

    /// The game is over and lost.
    const OVER: Entry = Entry(u8::MAX - 1);

    /// What could not be read.
    pub(crate) const UNKNOWN: Entry = Entry(u8::MAX);

    pub(crate) fn new(value: Value) -> Entry {
        let entry = match value {
            Value::Loss(0) => Entry::OVER,
            value => {
                Entry(value.plies().map_or(0, |plies| plies.try_into().expect("endgames are not as long")))
            }
        };
        assert_eq!(entry.value(), Some(value));
        entry
    }

    #[inline]
    pub(crate) const fn value(self) -> Option<Value> {
        match self {
            Entry::DRAW => Some(Value::Draw),
            Entry::OVER => Some(Value::Loss(0)),
            Entry::UNKNOWN => None,
            Entry(plies) if plies & 1 == 1 => Some(Value::Win(plies as u16)),
            Entry(plies) => Some(Value::Loss(plies as u16)),
        }
    }
}
