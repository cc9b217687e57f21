//! Quindo once more, over a table of characters: every pair of squares is judged by the rules one after the other.

use pionnier_testkit::Naive;
use std::collections::BTreeMap;

pub(crate) struct Quindo;

/// (file, rank), both from 1.
type Square = (i32, i32);

/// A position as it is written.
struct Text {
    discs: BTreeMap<Square, char>,
    side: char,
    /// The length of the previous move, 0 if there was none or a pass.
    previous: usize,
}

fn parse(position: &str) -> Text {
    let fields: Vec<&str> = position.split(' ').collect();
    let mut discs = BTreeMap::new();
    for (row, rank) in fields[0].split('/').zip((1..=11).rev()) {
        // Counts of two digits first, so that no digit is taken for a count of its own.
        let row = row.replace("11", &".".repeat(11)).replace("10", &".".repeat(10));
        let mut file = 1;
        for sign in row.chars() {
            match sign {
                'w' | 'b' => drop(discs.insert((file, rank), sign)),
                '.' => {}
                digit => file += digit.to_digit(10).unwrap() as i32 - 1,
            }
            file += 1;
        }
    }
    Text { discs, side: fields[1].chars().next().unwrap(), previous: fields[2].parse().unwrap() }
}

fn write(text: &Text) -> String {
    let rows: Vec<String> = (1..=11)
        .rev()
        .map(|rank| {
            let row: String = (1..=11).map(|file| text.discs.get(&(file, rank)).unwrap_or(&'.')).collect();
            (1..=11).rev().fold(row, |row, count| row.replace(&".".repeat(count), &count.to_string()))
        })
        .collect();
    format!("{} {} {}", rows.join("/"), text.side, text.previous)
}

fn name((file, rank): Square) -> String {
    format!("{}{rank}", "abcdefghijk".chars().nth(file as usize - 1).unwrap())
}

fn square(name: &str) -> Square {
    ("abcdefghijk".find(&name[..1]).unwrap() as i32 + 1, name[1..].parse().unwrap())
}

fn all_squares() -> Vec<Square> {
    (1..=11).flat_map(|file| (1..=11).map(move |rank| (file, rank))).collect()
}

/// Q1: the outer ring.
fn is_border((file, rank): Square) -> bool {
    file == 1 || file == 11 || rank == 1 || rank == 11
}

fn enemy(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

/// Q3: the squares between two different squares in a straight line, or nothing if they are not in one.
fn between(from: Square, to: Square) -> Option<Vec<Square>> {
    let (right, up) = (to.0 - from.0, to.1 - from.1);
    let in_line = right == 0 || up == 0 || right == up || right == -up;
    let steps = right.abs().max(up.abs());
    (in_line && from != to)
        .then(|| (1..steps).map(|n| (from.0 + n * right.signum(), from.1 + n * up.signum())).collect())
}

/// The moves of a side that must not have the length `forbidden`.
fn moves(discs: &BTreeMap<Square, char>, side: char, forbidden: usize) -> Vec<String> {
    let mut moves = Vec::new();
    for (&from, _) in discs.iter().filter(|(_, owner)| **owner == side) {
        for to in all_squares() {
            let Some(between) = between(from, to) else { continue };
            // Q4: it ends on a free square and jumps no disc of its own colour.
            if discs.contains_key(&to) || between.iter().any(|square| discs.get(square) == Some(&side)) {
                continue;
            }
            // Q3, Q4: only free squares count, the last one included.
            let jumped = between.iter().filter(|square| discs.contains_key(square)).count();
            let length = between.len() - jumped + 1;
            // Q3, Q6.
            if length <= 3 && length != forbidden {
                let sign = if jumped > 0 { 'x' } else { '-' };
                moves.push(format!("{}{sign}{}", name(from), name(to)));
            }
        }
    }
    moves
}

impl Naive for Quindo {
    const GAMES: usize = 100;

    fn outcome(position: &str) -> Option<String> {
        let Text { discs, side, previous } = parse(position);
        // Q8.
        for loser in ['w', 'b'] {
            if !discs.values().any(|owner| *owner == loser) {
                return Some(enemy(loser).to_string());
            }
        }
        // C2: after a pass the enemy may move with any length (Q6), so that is what "neither can move" asks of him.
        let stuck = moves(&discs, side, previous).is_empty() && moves(&discs, enemy(side), 0).is_empty();
        stuck.then(|| "draw".to_owned())
    }

    fn next(position: &str, so_far: &str) -> Vec<String> {
        let Text { discs, side, previous } = parse(position);
        if !so_far.is_empty() || Self::outcome(position).is_some() {
            return Vec::new();
        }
        let moves = moves(&discs, side, previous);
        // C2.
        if moves.is_empty() { vec!["pass".to_owned()] } else { moves }
    }

    fn after(position: &str, turn: &str) -> String {
        let Text { mut discs, side, .. } = parse(position);
        let mut length = 0;
        if turn != "pass" {
            let (from, to) = turn.split_once(['-', 'x']).unwrap();
            let (from, to) = (square(from), square(to));
            length = 1;
            for square in between(from, to).unwrap() {
                match discs.get_mut(&square) {
                    // Q5.
                    Some(disc) => *disc = side,
                    None => length += 1,
                }
            }
            discs.remove(&from);
            // Q7.
            if !is_border(to) {
                discs.insert(to, side);
            }
        }
        write(&Text { discs, side: enemy(side), previous: length })
    }

    fn first_legs() -> Vec<String> {
        let mut legs = vec!["pass".to_owned()];
        for from in all_squares() {
            for to in all_squares() {
                legs.push(format!("{}-{}", name(from), name(to)));
                legs.push(format!("{}x{}", name(from), name(to)));
            }
        }
        legs
    }
}
