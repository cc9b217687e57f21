//! The drawn board.

use super::board::{Colour, GARNET_SQUARE, LINES, word};
use super::{Coordinate, Granat, Pawn, Point, Position};
use pionnier_core::Drawing;

/// Characters from one file to the next, and lines of text from one rank to the next.
const WIDE: usize = 4;
const HIGH: usize = 2;

/// Columns left of file a, for the numbers of the ranks.
const MARGIN: usize = 5;

/// Lines of text, each a row of characters.
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    /// The column and the row of a point.
    fn spot(place: Coordinate) -> (usize, usize) {
        let column = MARGIN + usize::from(place.file - 1) * WIDE;
        (column, usize::from(Coordinate::RANKS - place.rank) * HIGH)
    }

    fn set(&mut self, column: usize, row: usize, sign: char) {
        self.0[row][column] = sign;
    }

    fn write(&mut self, column: usize, row: usize, text: &str) {
        for (offset, sign) in text.chars().enumerate() {
            self.set(column + offset, row, sign);
        }
    }

    /// Draws what joins two neighbours, without the points themselves.
    fn link(&mut self, from: Coordinate, to: Coordinate, colour: Colour) {
        let ((column, row), (other_column, other_row)) = (Canvas::spot(from), Canvas::spot(to));
        let (left, right) = (column.min(other_column), column.max(other_column));
        let (top, bottom) = (row.min(other_row), row.max(other_row));
        // Every line has a dotted twin, so that a corrected board is drawn right whichever of its lines are yellow.
        let sign = |black, yellow| if colour == Colour::Yellow { yellow } else { black };
        if left == right {
            (top + 1..bottom).for_each(|row| self.set(left, row, sign('│', '┊')));
        } else if top == bottom {
            (left + 1..right).for_each(|column| self.set(column, top, sign('─', '┈')));
        } else {
            let rising = (column < other_column) == (row > other_row);
            let sign = if rising { sign('╱', '⋰') } else { sign('╲', '⋱') };
            self.set(usize::midpoint(left, right), usize::midpoint(top, bottom), sign);
        }
    }
}

impl Drawing for Granat {
    const LEGEND: &'static [(char, &'static str)] = &[
        ('●', "legend-red"),
        ('◆', "legend-red-garnet"),
        ('○', "legend-blue"),
        ('◇', "legend-blue-garnet"),
        ('·', "legend-point"),
        ('[', "legend-garnet-square"),
        ('╱', "legend-black-line"),
        ('⋰', "legend-yellow-line"),
    ];

    fn draw(position: &Position) -> String {
        let files = usize::from(Coordinate::FILES);
        let ranks = usize::from(Coordinate::RANKS);
        let mut canvas = Canvas(vec![vec![' '; MARGIN + files * WIDE]; ranks * HIGH]);
        for (colour, line) in LINES {
            let mut at = 0;
            let mut before = None;
            while let Some((place, end)) = word(line, at) {
                if let Some(before) = before {
                    canvas.link(before, place, colour);
                }
                before = Some(place);
                at = end;
            }
        }
        for point in Point::all() {
            let (column, row) = Canvas::spot(point.place());
            if point == GARNET_SQUARE {
                canvas.write(column - 1, row, "[ ]");
            }
            canvas.set(column, row, sign(position.pawn_on(point)));
        }
        for rank in 1..=Coordinate::RANKS {
            let (_, row) = Canvas::spot(Coordinate { file: 1, rank });
            canvas.write(0, row, &format!("{rank:>3}"));
        }
        for file in 1..=Coordinate::FILES {
            let (column, row) = Canvas::spot(Coordinate { file, rank: 1 });
            canvas.set(column, row + 1, char::from(b'a' - 1 + file));
        }
        let mut out = String::new();
        for row in canvas.0 {
            let line: String = row.into_iter().collect();
            out.push_str(line.trim_end());
            out.push('\n');
        }
        out
    }
}

fn sign(pawn: Option<Pawn>) -> char {
    match pawn {
        None => '·',
        Some(Pawn { side, garnet }) => [['●', '◆'], ['○', '◇']][side.index()][usize::from(garnet)],
    }
}
