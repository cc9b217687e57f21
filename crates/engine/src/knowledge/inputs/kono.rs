//! What a net sees of Kono: the ranks and files, each as a whole. Men step and capture along them, so all that can be done
//! next is in them.

use crate::net::Inputs;
use pionnier_core::{Position as _, Side};
use pionnier_games::kono::Position;

/// Ranks, then files.
const LINES: usize = 8;

/// What can stand on the four squares of a line: nothing, a man of the first side or one of the second.
const CONTENTS: usize = 81;

pub(in crate::knowledge) const COUNT: usize = LINES * CONTENTS;

/// By set of squares of a line: the number it is in threes instead of twos.
const THREES: [u8; 16] = {
    let mut threes = [0; 16];
    let mut set = 0;
    while set < 16 {
        threes[set] =
            (set & 1) as u8 + (set >> 1 & 1) as u8 * 3 + (set >> 2 & 1) as u8 * 9 + (set >> 3) as u8 * 27;
        set += 1;
    }
    threes
};

/// The sets of squares of all lines.
fn lines(men: u16) -> [usize; LINES] {
    let men = usize::from(men);
    core::array::from_fn(|line| match line {
        0..4 => men >> (4 * line) & 15,
        // Every fourth square from the first of the file on, brought together.
        _ => ((men >> (line - 4) & 0x1111) * 0x1248) >> 12 & 15,
    })
}

pub(in crate::knowledge) fn inputs(position: &Position) -> Inputs {
    let mut inputs = Inputs::NONE;
    let [first, second] = Side::BOTH.map(|side| lines(position.men(side)));
    for (line, (first, second)) in first.into_iter().zip(second).enumerate() {
        inputs.insert(CONTENTS * line + usize::from(THREES[first] + 2 * THREES[second]));
    }
    inputs
}

/// Men move alike in all directions: the board need not be turned, only the men change sides.
pub(in crate::knowledge) fn turned(input: usize) -> usize {
    let (line, mut contents) = (input / CONTENTS, input % CONTENTS);
    let mut turned = 0;
    for place in [1, 3, 9, 27] {
        turned += [0, 2, 1][contents % 3] * place;
        contents /= 3;
    }
    CONTENTS * line + turned
}

/// By the men of each side: two to eight.
pub(in crate::knowledge) const BUCKETS: usize = 49;

pub(in crate::knowledge) fn bucket(position: &Position) -> usize {
    let [own, enemy] = [position.side(), !position.side()]
        .map(|side| (position.men(side).count_ones() as usize).saturating_sub(2).min(6));
    7 * own + enemy
}
