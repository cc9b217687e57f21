//! How far both sides have to go, remembered: the walls on the board and the pawns of one side decide it, and a search meets the
//! same ones in many positions.

use core::cell::RefCell;
use pionnier_core::Side;
use pionnier_games::cul_de_sac::{Position, Prospect};

/// How many are remembered: a power of two.
const SIZE: usize = 1 << 15;

/// By a part of its key: a key and what it stands for.
type Memory = Vec<(u64, Prospect)>;

thread_local! {
    static MEMORY: RefCell<Memory> = const { RefCell::new(Vec::new()) };
}

/// What a side has to expect.
pub(super) fn of(position: &Position, side: Side) -> Prospect {
    let key = position.prospect_key(side);
    MEMORY.with_borrow_mut(|memory| {
        if memory.is_empty() {
            memory.resize(SIZE, (0, Prospect::default()));
        }
        let known = &mut memory[key as usize % SIZE];
        if known.0 != key {
            *known = (key, position.prospect(side));
        }
        known.1
    })
}
