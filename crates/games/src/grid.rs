//! What boards of square cells share: their drawing with Unicode characters, their labels, their symmetries.

use pionnier_core::scene::Label;

/// Draws `ranks` rows of `files` cells. `labels` names the columns and, by row from the top, the rows; `cell` gives the
/// sign in a cell by its column and its row from the top.
pub(crate) fn draw_grid(
    files: usize,
    ranks: usize,
    file_label: impl Fn(usize) -> String,
    rank_label: impl Fn(usize) -> String,
    cell: impl Fn(usize, usize) -> char,
) -> String {
    let rule = |left: char, middle: char, right: char| {
        let mut line = format!("    {left}");
        for file in 0..files {
            line.push_str("───");
            line.push(if file + 1 < files { middle } else { right });
        }
        line.push('\n');
        line
    };
    let mut out = rule('┌', '┬', '┐');
    for rank in 0..ranks {
        if rank > 0 {
            out.push_str(&rule('├', '┼', '┤'));
        }
        out.push_str(&format!("{:>3} │", rank_label(rank)));
        for file in 0..files {
            out.push_str(&format!(" {} │", cell(file, rank)));
        }
        out.push('\n');
    }
    out.push_str(&rule('└', '┴', '┘'));
    out.push_str("     ");
    for file in 0..files {
        out.push_str(&format!("{:^3} ", file_label(file)));
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// The image of a square of a `size` × `size` board under one of its eight symmetries: bit 0 mirrors left and right, bit 1
/// top and bottom, bit 2 along the diagonal.
pub(crate) const fn turned(mut file: usize, mut rank: usize, size: usize, symmetry: usize) -> (usize, usize) {
    if symmetry & 1 != 0 {
        file = size - 1 - file;
    }
    if symmetry & 2 != 0 {
        rank = size - 1 - rank;
    }
    if symmetry & 4 != 0 { (rank, file) } else { (file, rank) }
}

/// The direction in which one place lies from another, where a straight line joins them: 0 is up, and so on clockwise to 7, up and to the left.
/// Places are given by what grows to the right and what grows upwards.
#[inline]
pub(crate) const fn compass(from: (usize, usize), to: (usize, usize)) -> usize {
    const DIRECTIONS: [[usize; 3]; 3] = [[5, 6, 7], [4, 0, 0], [3, 2, 1]];
    DIRECTIONS[grows(from.0, to.0)][grows(from.1, to.1)]
}

/// 0 for less, 1 for as much, 2 for more.
const fn grows(from: usize, to: usize) -> usize {
    1 + (to > from) as usize - (to < from) as usize
}

/// Names for the columns or rows of a board of square cells, counted from the left or from below.
pub(crate) fn labels(count: usize, name: impl Fn(usize) -> String) -> Vec<Label> {
    (0..count).map(|number| Label { text: name(number), at: 2 * number as i32 }).collect()
}

/// The name of a file: a, b, c …
pub(crate) fn letter(file: usize) -> String {
    char::from(b'a' + file as u8).to_string()
}
