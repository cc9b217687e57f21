//! How the naive rules read and write.

use std::collections::BTreeMap;

/// File and rank, both from 1.
pub(crate) type Point = (i32, i32);

/// `r` `b` neutral, `R` `B` garnet.
pub(crate) type Pawns = BTreeMap<Point, char>;

pub(crate) const GARNET_SQUARE: Point = (5, 8);

// G1
pub(crate) fn exists((file, rank): Point) -> bool {
    let on_board = (1..=9).contains(&file) && (1..=15).contains(&rank);
    on_board && ((file - rank) % 2 == 0 || (file, rank) == GARNET_SQUARE)
}

pub(crate) fn points() -> Vec<Point> {
    let places = (1..=9).flat_map(|file| (1..=15).map(move |rank| (file, rank)));
    places.filter(|&point| exists(point)).collect()
}

const FILES: [char; 9] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

pub(crate) fn name((file, rank): Point) -> String {
    format!("{}{rank}", FILES[file as usize - 1])
}

pub(crate) fn point(name: &str) -> Point {
    let file = FILES.iter().position(|&file| name.starts_with(file)).unwrap();
    (file as i32 + 1, name[1..].parse().unwrap())
}

pub(crate) fn parse(position: &str) -> (Pawns, char) {
    let (board, side) = position.split_once(' ').unwrap();
    let mut pawns = Pawns::new();
    for (row, rank) in board.split('/').zip((1..=15).rev()) {
        let mut points = (1..=9).map(|file| (file, rank)).filter(|&point| exists(point));
        for sign in row.chars() {
            if let Some(count) = sign.to_digit(10) {
                for _ in 0..count {
                    points.next();
                }
            } else {
                pawns.insert(points.next().unwrap(), sign);
            }
        }
    }
    (pawns, side.chars().next().unwrap())
}

pub(crate) fn write(pawns: &Pawns, side: char) -> String {
    let rows: Vec<String> = (1..=15)
        .rev()
        .map(|rank| {
            let points = (1..=9).map(|file| (file, rank)).filter(|&point| exists(point));
            let row: String = points.map(|point| pawns.get(&point).copied().unwrap_or('.')).collect();
            [".....", "....", "...", "..", "."]
                .iter()
                .fold(row, |row, dots| row.replace(dots, &dots.len().to_string()))
        })
        .collect();
    format!("{} {side}", rows.join("/"))
}

/// The position with these pawns, written `R a1 b c3 e5`, and nothing else.
pub(crate) fn position(pawns: &str, side: char) -> String {
    let mut placed = Pawns::new();
    let mut pawn = ' ';
    for word in pawns.split(' ') {
        if word.len() == 1 {
            pawn = word.chars().next().unwrap();
        } else {
            assert!(exists(point(word)), "{word}");
            placed.insert(point(word), pawn);
        }
    }
    write(&placed, side)
}
