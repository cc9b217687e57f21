//! Kono once more, over a table of characters.

use pionnier_testkit::Naive;
use std::collections::BTreeMap;

pub(crate) struct Kono;

/// Men by (file, rank), both from 1.
type Men = BTreeMap<(i32, i32), char>;

fn parse(position: &str) -> (Men, char) {
    let (board, side) = position.split_once(' ').unwrap();
    let mut men = Men::new();
    for (row, rank) in board.split('/').zip([4, 3, 2, 1]) {
        let mut file = 1;
        for sign in row.chars() {
            if let Some(count) = sign.to_digit(10) {
                file += count as i32;
            } else {
                men.insert((file, rank), sign);
                file += 1;
            }
        }
    }
    (men, side.chars().next().unwrap())
}

fn write(men: &Men, side: char) -> String {
    let rows: Vec<String> = [4, 3, 2, 1]
        .iter()
        .map(|&rank| {
            let row: String = (1..=4).map(|file| men.get(&(file, rank)).unwrap_or(&'.')).collect();
            ["....", "...", "..", "."]
                .iter()
                .fold(row, |row, dots| row.replace(dots, &dots.len().to_string()))
        })
        .collect();
    format!("{} {side}", rows.join("/"))
}

fn name((file, rank): (i32, i32)) -> String {
    format!("{}{rank}", ['a', 'b', 'c', 'd'][file as usize - 1])
}

fn square(name: &str) -> (i32, i32) {
    let mut signs = name.chars();
    (signs.next().unwrap() as i32 - 'a' as i32 + 1, signs.next().unwrap().to_digit(10).unwrap() as i32)
}

fn enemy(side: char) -> char {
    if side == 'r' { 'y' } else { 'r' }
}

fn turns(men: &Men, side: char) -> Vec<String> {
    let mut turns = Vec::new();
    for (&(file, rank), _) in men.iter().filter(|(_, man)| **man == side) {
        for (right, up) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let near = (file + right, rank + up);
            let far = (file + 2 * right, rank + 2 * up);
            let on_board = |(file, rank): (i32, i32)| (1..=4).contains(&file) && (1..=4).contains(&rank);
            if on_board(near) && !men.contains_key(&near) {
                turns.push(format!("{}-{}", name((file, rank)), name(near)));
            }
            if men.get(&near) == Some(&side) && men.get(&far) == Some(&enemy(side)) {
                turns.push(format!("{}x{}", name((file, rank)), name(far)));
            }
        }
    }
    turns
}

impl Naive for Kono {
    fn outcome(position: &str) -> Option<String> {
        let (men, side) = parse(position);
        let count = |side| men.values().filter(|man| **man == side).count();
        if count(side) < 2 || turns(&men, side).is_empty() {
            Some(enemy(side).to_string())
        } else if count(enemy(side)) < 2 {
            Some(side.to_string())
        } else {
            None
        }
    }

    fn next(position: &str, so_far: &str) -> Vec<String> {
        let (men, side) = parse(position);
        if !so_far.is_empty() || Self::outcome(position).is_some() {
            return Vec::new();
        }
        turns(&men, side)
    }

    fn after(position: &str, turn: &str) -> String {
        let (mut men, side) = parse(position);
        men.remove(&square(&turn[..2]));
        men.insert(square(&turn[3..]), side);
        write(&men, enemy(side))
    }

    fn first_legs() -> Vec<String> {
        let squares: Vec<String> =
            (1..=4).flat_map(|file| (1..=4).map(move |rank| name((file, rank)))).collect();
        let mut legs = Vec::new();
        for from in &squares {
            for to in &squares {
                legs.push(format!("{from}-{to}"));
                legs.push(format!("{from}x{to}"));
            }
        }
        legs
    }
}
