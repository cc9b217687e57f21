//! Bermudes once more, over a table of characters.

use pionnier_testkit::{Naive, STOP};
use std::collections::BTreeMap;

pub(crate) struct Bermudes;

/// A square by row and column, both from 1; row 1 is A.
type Square = (i32, i32);

/// Which man stands where.
type Men = BTreeMap<Square, char>;

const DIRECTIONS: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn parse(position: &str) -> (Men, char) {
    let (board, side) = position.split_once(' ').unwrap();
    let mut men = Men::new();
    for (row, signs) in (1..).zip(board.split('/')) {
        let mut column = 1;
        for sign in signs.chars() {
            if let Some(count) = sign.to_digit(10) {
                column += count as i32;
            } else {
                men.insert((row, column), sign);
                column += 1;
            }
        }
    }
    (men, side.chars().next().unwrap())
}

fn write(men: &Men, side: char) -> String {
    let rows: Vec<String> = (1..=9)
        .map(|row| {
            let signs: String = (1..=9).map(|column| men.get(&(row, column)).unwrap_or(&'.')).collect();
            (1..=9).rev().fold(signs, |signs, count| signs.replace(&".".repeat(count), &count.to_string()))
        })
        .collect();
    format!("{} {side}", rows.join("/"))
}

fn name((row, column): Square) -> String {
    format!("{}{column}", "ABCDEFGHI".chars().nth(row as usize - 1).unwrap())
}

fn square(name: &str) -> Square {
    let (row, column) = name.split_at(1);
    ("ABCDEFGHI".find(row).unwrap() as i32 + 1, column.parse().unwrap())
}

fn enemy(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

/// Goes from a square in one direction as long as the squares are empty. Answers the first man met and how many empty
/// squares were passed, or nothing if there is no man up to the edge.
fn first_man(men: &Men, from: Square, (down, right): (i32, i32)) -> Option<(Square, usize)> {
    for distance in 1..=8 {
        let here = (from.0 + distance * down, from.1 + distance * right);
        if men.contains_key(&here) {
            return Some((here, distance as usize - 1));
        }
    }
    None
}

/// M4: the enemy men that the man on a square can eliminate.
fn eliminations(men: &Men, from: Square) -> Vec<Square> {
    let side = men[&from];
    let mut found = Vec::new();
    for direction in DIRECTIONS {
        if let Some((met, passed)) = first_man(men, from, direction)
            && men[&met] == enemy(side)
            && passed >= 1
        {
            found.push(met);
        }
    }
    found
}

/// M5: the enemy men that the man on a square can jump, each with the square it then lands on.
fn jumps(men: &Men, from: Square) -> Vec<(Square, Square)> {
    let side = men[&from];
    let mut found = Vec::new();
    for (down, right) in DIRECTIONS {
        if let Some((met, _)) = first_man(men, from, (down, right)) {
            let behind = (met.0 + down, met.1 + right);
            let on_board = (1..=9).contains(&behind.0) && (1..=9).contains(&behind.1);
            if men[&met] == enemy(side) && on_board && !men.contains_key(&behind) {
                found.push((met, behind));
            }
        }
    }
    found
}

/// Every first leg of a turn.
fn legs(men: &Men, side: char) -> Vec<String> {
    let mut found = Vec::new();
    for (&from, _) in men.iter().filter(|(_, man)| **man == side) {
        found.extend(eliminations(men, from).into_iter().map(|to| format!("{}x{}", name(from), name(to))));
        found.extend(jumps(men, from).into_iter().map(|(_, to)| format!("{}^{}", name(from), name(to))));
    }
    found
}

/// M7.
fn has_lost(men: &Men, side: char) -> bool {
    men.values().filter(|man| **man == side).count() < 6
}

/// The men after the legs of a turn, and the square of the man that has jumped, if one has.
fn play(men: &Men, legs: &str) -> (Men, Option<Square>) {
    let mut men = men.clone();
    if legs.is_empty() || legs == "pass" {
        return (men, None);
    }
    if let Some((from, to)) = legs.split_once('x') {
        let man = men.remove(&square(from)).unwrap();
        men.insert(square(to), man);
        return (men, None);
    }
    let stations: Vec<Square> = legs.split('^').map(square).collect();
    for leg in stations.windows(2) {
        let over = jumps(&men, leg[0]).into_iter().find(|jump| jump.1 == leg[1]).unwrap().0;
        let man = men.remove(&leg[0]).unwrap();
        men.insert(over, man);
        men.insert(leg[1], man);
    }
    (men, stations.last().copied())
}

impl Naive for Bermudes {
    fn outcome(position: &str) -> Option<String> {
        let (men, side) = parse(position);
        if has_lost(&men, side) {
            Some(enemy(side).to_string())
        } else if has_lost(&men, enemy(side)) {
            Some(side.to_string())
        } else if legs(&men, 'w').is_empty() && legs(&men, 'b').is_empty() {
            Some("draw".to_owned())
        } else {
            None
        }
    }

    fn next(position: &str, so_far: &str) -> Vec<String> {
        let (men, side) = parse(position);
        if Self::outcome(position).is_some() {
            return Vec::new();
        }
        if so_far.is_empty() {
            let legs = legs(&men, side);
            // C2: who can capture nothing passes.
            return if legs.is_empty() { vec!["pass".to_owned()] } else { legs };
        }
        let (men, jumper) = play(&men, so_far);
        // M6: nothing follows an elimination; M7: nothing follows a jump that has won.
        let Some(jumper) = jumper.filter(|_| !has_lost(&men, enemy(side))) else { return Vec::new() };
        let mut next: Vec<String> =
            jumps(&men, jumper).into_iter().map(|(_, to)| format!("{so_far}^{}", name(to))).collect();
        if !next.is_empty() {
            next.push(STOP.to_owned());
        }
        next
    }

    fn after(position: &str, turn: &str) -> String {
        let (men, side) = parse(position);
        write(&play(&men, turn).0, enemy(side))
    }

    fn first_legs() -> Vec<String> {
        let squares: Vec<String> =
            (1..=9).flat_map(|row| (1..=9).map(move |column| name((row, column)))).collect();
        let mut legs = vec!["pass".to_owned()];
        for from in &squares {
            for to in &squares {
                legs.push(format!("{from}x{to}"));
                legs.push(format!("{from}^{to}"));
            }
        }
        legs
    }
}
