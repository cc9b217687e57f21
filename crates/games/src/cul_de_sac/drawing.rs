//! The drawn board.

use super::board::{Direction, FILES, RANKS};
use super::{CulDeSac, Kind, Position, Square};
use pionnier_core::{Drawing, Side};

/// What a corner of four squares looks like by the walls that reach it: 1 from the left, 2 from the right, 4 from
/// below, 8 from above.
const CORNERS: [char; 16] = [' ', '╸', '╺', '━', '╻', '┓', '┏', '┳', '╹', '┛', '┗', '┻', '┃', '┫', '┣', '╋'];

const PAWNS: [char; 2] = ['○', '●'];

impl Drawing for CulDeSac {
    const LEGEND: &'static [(char, &'static str)] = &[
        ('○', "legend-white"),
        ('●', "legend-black"),
        ('◉', "legend-both"),
        ('·', "legend-empty"),
        ('(', "legend-white-base"),
        ('[', "legend-black-base"),
        ('━', "legend-horizontal"),
        ('┃', "legend-vertical"),
        ('╋', "legend-touching"),
    ];

    fn draw(position: &Position) -> String {
        let edge = "─".repeat(4 * FILES - 1);
        let mut out = format!("    ┌{edge}┐\n");
        for rank in (0..RANKS).rev() {
            out.push_str(&draw_rank(position, rank));
            if rank > 0 {
                out.push_str(&draw_groove(position, rank - 1));
            }
        }
        out.push_str(&format!("    └{edge}┘\n   "));
        for file in 0..FILES {
            out.push_str(&format!("   {}", char::from(b'a' + file as u8)));
        }
        out.push('\n');
        out
    }
}

/// The squares of a rank. Beside the first rank of each player stand the walls he has left.
fn draw_rank(position: &Position, rank: usize) -> String {
    let mut line = format!("{:>3} │", rank + 1);
    for file in 0..FILES {
        let square = Square::new(file, rank);
        line.push_str(&draw_square(position, square));
        if file + 1 < FILES {
            line.push(if is_barred(position, square, Direction::Right) { '┃' } else { ' ' });
        }
    }
    line.push('│');
    for (side, home) in Side::BOTH.into_iter().zip([0, RANKS - 1]) {
        if rank == home {
            let [horizontal, vertical] = Kind::BOTH.map(|kind| position.walls_left(side, kind));
            line.push_str(&format!("  {} ━{horizontal} ┃{vertical}", PAWNS[side.index()]));
        }
    }
    line.push('\n');
    line
}

fn draw_square(position: &Position, square: Square) -> String {
    let sign = match Side::BOTH.map(|side| position.pawns(side).contains(&square)) {
        [true, true] => '◉',
        [true, false] => PAWNS[0],
        [false, true] => PAWNS[1],
        [false, false] => '·',
    };
    if square.is_base_of(Side::First) {
        format!("({sign})")
    } else if square.is_base_of(Side::Second) {
        format!("[{sign}]")
    } else {
        format!(" {sign} ")
    }
}

/// The groove above a rank.
fn draw_groove(position: &Position, rank: usize) -> String {
    let mut line = "    │".to_owned();
    for file in 0..FILES {
        let below = Square::new(file, rank);
        let from_left = is_barred(position, below, Direction::Up);
        line.push_str(if from_left { "━━━" } else { "   " });
        if file + 1 < FILES {
            let from_right = is_barred(position, Square::new(file + 1, rank), Direction::Up);
            let from_below = is_barred(position, below, Direction::Right);
            let from_above = is_barred(position, Square::new(file, rank + 1), Direction::Right);
            let arms = [from_left, from_right, from_below, from_above];
            line.push(CORNERS[arms.into_iter().rev().fold(0, |sum, arm| 2 * sum + usize::from(arm))]);
        }
    }
    line.push_str("│\n");
    line
}

fn is_barred(position: &Position, from: Square, direction: Direction) -> bool {
    position.wall_set().barring(from, direction).is_some()
}
