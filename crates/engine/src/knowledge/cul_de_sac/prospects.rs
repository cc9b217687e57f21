//! How far both sides have to go, remembered: the walls on the board and the pawns of one side decide it, and a search meets the
//! same ones in many positions. So do all threads of it, and the search for the next turn, which have one memory together.

use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use pionnier_core::Side;
use pionnier_games::cul_de_sac::{Position, Prospect};

/// How many are remembered: a power of two.
const SIZE: usize = 1 << 15;

/// By a part of its key: what it stands for, and the same mixed with its key. Whoever reads one while another writes it sees two words
/// that do not fit together, and takes it for unknown.
static MEMORY: [[AtomicU64; 2]; SIZE] = [const { [const { AtomicU64::new(0) }; 2] }; SIZE];

/// What a side has to expect.
pub(super) fn of(position: &Position, side: Side) -> Prospect {
    let key = position.prospect_key(side);
    let [mixed, word] = &MEMORY[key as usize % SIZE];
    let known = word.load(Relaxed);
    if known != 0 && mixed.load(Relaxed) ^ known == key {
        return unpack(known);
    }
    let prospect = position.prospect(side);
    let known = pack(prospect);
    word.store(known, Relaxed);
    mixed.store(known ^ key, Relaxed);
    prospect
}

/// Never nothing.
fn pack(Prospect { near, far, worst }: Prospect) -> u64 {
    u64::from_le_bytes([1, near, far, worst, 0, 0, 0, 0])
}

fn unpack(word: u64) -> Prospect {
    let [_, near, far, worst, ..] = word.to_le_bytes();
    Prospect { near, far, worst }
}
