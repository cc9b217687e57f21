//! Granat once more, over a table of characters. The numbers are those of the rules.

use crate::naive_text::{GARNET_SQUARE, Pawns, Point, exists, name, parse, point, points, write};
use pionnier_testkit::{Naive, STOP};

pub(crate) struct Granat;

/// Files to the right and ranks up.
type Direction = (i32, i32);

const DIRECTIONS: [Direction; 8] = [(0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1), (1, 0), (-1, 0)];

// G2: the next point of the line that leaves a point in a direction.
fn next((file, rank): Point, direction: Direction) -> Option<Point> {
    let (right, up) = direction;
    let point = match ((file, rank), direction) {
        ((5, 7), (0, 1)) | ((5, 9), (0, -1)) | ((4, 8), (1, 0)) | ((6, 8), (-1, 0)) => GARNET_SQUARE,
        (GARNET_SQUARE, (0, _) | (_, 0)) => (file + right, rank + up),
        // No diagonals through the garnet square, no other cross lines.
        (GARNET_SQUARE, _) | (_, (_, 0)) => return None,
        (_, (0, _)) => (file, rank + 2 * up),
        _ => (file + right, rank + up),
    };
    exists(point).then_some(point)
}

fn are_neighbours(one: Point, other: Point) -> bool {
    DIRECTIONS.iter().any(|&direction| next(one, direction) == Some(other))
}

// G3: a1–i9 and a7–i15 rise to the right, i1–a9 and i7–a15 to the left.
fn is_yellow((file, rank): Point, (right, up): Direction) -> bool {
    match (right, up) {
        (1, 1) | (-1, -1) => file - rank == 0 || file - rank == -6,
        (-1, 1) | (1, -1) => file + rank == 10 || file + rank == 16,
        _ => false,
    }
}

fn enemy(side: char) -> char {
    if side == 'r' { 'b' } else { 'r' }
}

fn owner(pawns: &Pawns, point: Point) -> Option<char> {
    pawns.get(&point).map(char::to_ascii_lowercase)
}

fn is_garnet(pawns: &Pawns, point: Point) -> bool {
    pawns.get(&point).is_some_and(char::is_ascii_uppercase)
}

// G4
fn forward(side: char) -> i32 {
    if side == 'r' { 1 } else { -1 }
}

// G5
fn is_in_own_half((_, rank): Point, side: char) -> bool {
    if side == 'r' { rank <= 7 } else { rank >= 9 }
}

fn is_on_enemy_back_rank((_, rank): Point, side: char) -> bool {
    rank == if side == 'r' { 15 } else { 1 }
}

/// A whole turn.
#[derive(Clone, Debug)]
struct Turn {
    /// `-`, `x` or `=`.
    sign: char,
    /// The points the turn names.
    path: Vec<Point>,
    /// It begins with a capture that must not be left undone (G14).
    obliges: bool,
}

impl Turn {
    fn text(&self, points: usize) -> String {
        let names: Vec<String> = self.path[..points].iter().map(|&point| name(point)).collect();
        names.join(&self.sign.to_string())
    }
}

// G6, G10
fn neutral_moves(pawns: &Pawns, side: char, from: Point) -> Vec<Turn> {
    let mut turns = Vec::new();
    for direction in DIRECTIONS {
        let Some(to) = next(from, direction) else { continue };
        let is_forward = direction.1 == forward(side);
        let enters_sideways = direction.1 == 0 && to == GARNET_SQUARE;
        if (is_forward || enters_sideways) && !pawns.contains_key(&to) {
            turns.push(Turn { sign: '-', path: vec![from, to], obliges: false });
        }
    }
    jumps(pawns, side, &[from], &mut turns);
    turns
}

fn jumps(pawns: &Pawns, side: char, path: &[Point], turns: &mut Vec<Turn>) {
    let from = path[path.len() - 1];
    for direction in DIRECTIONS.into_iter().filter(|direction| direction.1 == forward(side)) {
        let Some(over) = next(from, direction) else { continue };
        let Some(to) = next(over, direction) else { continue };
        if owner(pawns, over) == Some(side) && !pawns.contains_key(&to) && to != GARNET_SQUARE {
            let path = [path, &[to]].concat();
            turns.push(Turn { sign: '-', path: path.clone(), obliges: false });
            jumps(&moved(pawns, from, to), side, &path, turns);
        }
    }
}

// G8, G10
fn garnet_moves(pawns: &Pawns, from: Point) -> Vec<Turn> {
    let mut turns = Vec::new();
    for direction in DIRECTIONS {
        let mut way = Vec::new();
        let mut at = from;
        while let Some(to) = next(at, direction) {
            let slides_onto_garnet_square = to == GARNET_SQUARE && !way.is_empty();
            if pawns.contains_key(&to) || slides_onto_garnet_square {
                break;
            }
            way.push(to);
            if to == GARNET_SQUARE {
                break;
            }
            at = to;
        }
        turns.extend(way.iter().map(|&to| Turn { sign: '-', path: vec![from, to], obliges: false }));
    }
    turns
}

// G9
fn transfers(pawns: &Pawns, side: char, from: Point) -> Vec<Turn> {
    let receivers = pawns.keys().filter(|&&to| owner(pawns, to) == Some(side) && !is_garnet(pawns, to));
    receivers
        .filter(|&&to| (is_in_own_half(from, side) && is_in_own_half(to, side)) || are_neighbours(from, to))
        .map(|&to| Turn { sign: '=', path: vec![from, to], obliges: false })
        .collect()
}

/// The pawn that one capture in a direction takes, and where it lands (G10 to G13, G15).
fn capture(pawns: &Pawns, side: char, from: Point, direction: Direction) -> Option<(Point, Point)> {
    let mut over = next(from, direction)?;
    if is_garnet(pawns, from) {
        while !pawns.contains_key(&over) && over != GARNET_SQUARE {
            over = next(over, direction)?;
        }
    }
    let to = next(over, direction)?;
    let takes = owner(pawns, over) == Some(enemy(side));
    (takes && !pawns.contains_key(&to) && to != GARNET_SQUARE).then_some((over, to))
}

// G12: it must go on while it can. G7 does not stop it: a chain may lead over the enemy's back rank.
fn neutral_chains(pawns: &Pawns, side: char, path: &[Point]) -> Vec<Vec<Point>> {
    let from = path[path.len() - 1];
    let mut chains = Vec::new();
    for direction in DIRECTIONS {
        if let Some((over, to)) = capture(pawns, side, from, direction) {
            let path = [path, &[to]].concat();
            let longer = neutral_chains(&captured(pawns, from, over, to), side, &path);
            chains.extend(if longer.is_empty() { vec![path] } else { longer });
        }
    }
    chains
}

// G13: it must go on along yellow lines while it can.
fn yellow_chains(pawns: &Pawns, side: char, path: &[Point]) -> Vec<Vec<Point>> {
    let from = path[path.len() - 1];
    let mut chains = Vec::new();
    for direction in DIRECTIONS.into_iter().filter(|&direction| is_yellow(from, direction)) {
        if let Some((over, to)) = capture(pawns, side, from, direction) {
            let path = [path, &[to]].concat();
            let longer = yellow_chains(&captured(pawns, from, over, to), side, &path);
            chains.extend(if longer.is_empty() { vec![path] } else { longer });
        }
    }
    chains
}

// G13: it may go on straight ahead.
fn black_chains(pawns: &Pawns, side: char, path: &[Point], direction: Direction) -> Vec<Vec<Point>> {
    let from = path[path.len() - 1];
    let mut chains = Vec::new();
    if let Some((over, to)) = capture(pawns, side, from, direction) {
        let path = [path, &[to]].concat();
        chains.push(path.clone());
        chains.extend(black_chains(&captured(pawns, from, over, to), side, &path, direction));
    }
    chains
}

/// The captures of a pawn. `yellow_off`: yellow lines count as black in this turn (G16).
fn captures(pawns: &Pawns, side: char, from: Point, yellow_off: bool) -> Vec<Turn> {
    let turns = |chains: Vec<Vec<Point>>, obliges| {
        chains.into_iter().map(move |path| Turn { sign: 'x', path, obliges })
    };
    if !is_garnet(pawns, from) {
        return turns(neutral_chains(pawns, side, &[from]), true).collect();
    }
    let mut all = Vec::new();
    if !yellow_off {
        all.extend(turns(yellow_chains(pawns, side, &[from]), true));
    }
    for direction in DIRECTIONS {
        if yellow_off || !is_yellow(from, direction) {
            all.extend(turns(black_chains(pawns, side, &[from], direction), false));
        }
    }
    all
}

/// The legal turns.
fn turns(pawns: &Pawns, side: char) -> Vec<Turn> {
    let on_garnet_square = pawns.get(&GARNET_SQUARE).copied();
    let yellow_off = matches!(on_garnet_square, Some('r' | 'b'));
    let protected = on_garnet_square == Some(enemy(side).to_ascii_uppercase());

    let mut turns = Vec::new();
    for &from in pawns.keys().filter(|&&point| owner(pawns, point) == Some(side)) {
        if is_garnet(pawns, from) {
            turns.extend(garnet_moves(pawns, from));
            turns.extend(transfers(pawns, side, from));
        } else if is_on_enemy_back_rank(from, side) {
            // G7
            continue;
        } else {
            turns.extend(neutral_moves(pawns, side, from));
        }
        // G17
        if !protected {
            turns.extend(captures(pawns, side, from, yellow_off));
        }
    }
    // G18: whatever the pawn on the garnet square does takes its ball off the square.
    if on_garnet_square == Some(side.to_ascii_uppercase()) {
        let leaving: Vec<Turn> = turns.iter().filter(|turn| turn.path[0] == GARNET_SQUARE).cloned().collect();
        if !leaving.is_empty() {
            turns = leaving;
        }
    }
    // G14
    if turns.iter().any(|turn| turn.obliges) {
        turns.retain(|turn| turn.sign == 'x');
    }
    turns
}

fn moved(pawns: &Pawns, from: Point, to: Point) -> Pawns {
    let mut pawns = pawns.clone();
    if let Some(pawn) = pawns.remove(&from) {
        pawns.insert(to, pawn);
    }
    pawns
}

// G11
fn captured(pawns: &Pawns, from: Point, over: Point, to: Point) -> Pawns {
    let mut pawns = moved(pawns, from, to);
    pawns.remove(&over);
    pawns
}

/// The texts of all legal turns, none if the game is over.
pub(crate) fn all_turns(position: &str) -> Vec<String> {
    if Granat::outcome(position).is_some() {
        return Vec::new();
    }
    let (pawns, side) = parse(position);
    turns(&pawns, side).iter().map(|turn| turn.text(turn.path.len())).collect()
}

/// Numbers of sequences of turns.
pub(crate) fn perft(position: &str, depth: u32) -> usize {
    let turns = all_turns(position);
    if depth == 1 {
        return turns.len();
    }
    turns.iter().map(|turn| perft(&Granat::after(position, turn), depth - 1)).sum()
}

impl Naive for Granat {
    fn outcome(position: &str) -> Option<String> {
        let (pawns, side) = parse(position);
        let count = |side| pawns.keys().filter(|&&point| owner(&pawns, point) == Some(side)).count();
        // G19
        for side in ['r', 'b'] {
            if count(side) == 0 {
                return Some(enemy(side).to_string());
            }
        }
        // G20
        let only_garnet = pawns.values().all(char::is_ascii_uppercase);
        let cannot_capture = turns(&pawns, side).iter().all(|turn| turn.sign != 'x');
        if only_garnet && count('r') == count('b') && cannot_capture {
            return Some("draw".to_owned());
        }
        // G21
        turns(&pawns, side).is_empty().then(|| enemy(side).to_string())
    }

    fn next(position: &str, so_far: &str) -> Vec<String> {
        let (pawns, side) = parse(position);
        if Self::outcome(position).is_some() {
            return Vec::new();
        }
        let turns = turns(&pawns, side);
        let done = if so_far.is_empty() { 1 } else { so_far.split(['-', 'x', '=']).count() };
        let begun =
            |turn: &&Turn| so_far.is_empty() || (turn.path.len() >= done && turn.text(done) == so_far);
        let (complete, longer): (Vec<&Turn>, Vec<&Turn>) =
            turns.iter().filter(begun).partition(|turn| turn.path.len() == done);
        let mut texts: Vec<String> = longer.iter().map(|turn| turn.text(done + 1)).collect();
        if !complete.is_empty() && !longer.is_empty() {
            texts.push(STOP.to_owned());
        }
        texts
    }

    fn after(position: &str, turn: &str) -> String {
        let (mut pawns, side) = parse(position);
        let path: Vec<Point> = turn.split(['-', 'x', '=']).map(point).collect();
        for leg in path.windows(2) {
            let (from, to) = (leg[0], leg[1]);
            if turn.contains('=') {
                pawns.insert(from, side);
                pawns.insert(to, side.to_ascii_uppercase());
            } else if turn.contains('x') {
                let taken = DIRECTIONS.iter().find_map(|&direction| {
                    capture(&pawns, side, from, direction).filter(|&(_, landing)| landing == to)
                });
                pawns = captured(&pawns, from, taken.unwrap().0, to);
            } else {
                pawns = moved(&pawns, from, to);
            }
        }
        write(&pawns, enemy(side))
    }

    fn first_legs() -> Vec<String> {
        let points = points();
        let mut legs = vec!["pass".to_owned()];
        for &from in &points {
            for &to in &points {
                legs.extend(["-", "x", "="].map(|sign| format!("{}{sign}{}", name(from), name(to))));
            }
        }
        legs
    }
}
