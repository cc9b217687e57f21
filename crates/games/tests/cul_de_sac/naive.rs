//! Cul-de-sac once more, over tables of squares and a plain search for paths.

use pionnier_testkit::Naive;
use std::collections::{BTreeSet, VecDeque};

pub(crate) struct CulDeSac;

/// File and rank, both from 1. A wall is named by such a square and a letter.
type Square = (usize, usize);
type Wall = (Square, char);

#[derive(Clone)]
struct Board {
    white: [Square; 2],
    black: [Square; 2],
    /// Walls left: white h, white v, black h, black v.
    left: [usize; 4],
    /// Whether the wall of a name is on the board. There is a border on each side where no wall lies.
    h: [[bool; 16]; 13],
    v: [[bool; 16]; 13],
    side: char,
}

fn parse_square(name: &str) -> Square {
    (name.as_bytes()[0] as usize - 'a' as usize + 1, name[1..].parse().unwrap())
}

fn name((file, rank): Square) -> String {
    format!("{}{rank}", "abcdefghijk".chars().nth(file - 1).unwrap())
}

fn parse_wall(name: &str) -> Wall {
    let (square, letter) = name.split_at(name.len() - 1);
    (parse_square(square), letter.chars().next().unwrap())
}

impl Board {
    fn parse(text: &str) -> Board {
        let fields: Vec<&str> = text.split(' ').collect();
        let pawns = |field: &str| {
            let pawns: Vec<Square> = field.split(',').map(parse_square).collect();
            [pawns[0], pawns[1]]
        };
        let left: Vec<usize> = fields[2..4]
            .iter()
            .flat_map(|field| field.split(','))
            .map(|left| left.parse().unwrap())
            .collect();
        let mut board = Board {
            white: pawns(fields[0]),
            black: pawns(fields[1]),
            left: left.try_into().unwrap(),
            h: Default::default(),
            v: Default::default(),
            side: fields[5].chars().next().unwrap(),
        };
        for wall in fields[4].split(',').filter(|wall| *wall != "-") {
            board.set(parse_wall(wall), true);
        }
        board
    }

    fn write(&self) -> String {
        let pawns = |pawns: [Square; 2]| {
            let sorted = BTreeSet::from(pawns);
            sorted.into_iter().map(name).collect::<Vec<_>>().join(",")
        };
        let mut walls = Vec::new();
        for file in 1..=10 {
            for rank in 1..=13 {
                for letter in ['h', 'v'] {
                    if self.has(((file, rank), letter)) {
                        walls.push(format!("{}{letter}", name((file, rank))));
                    }
                }
            }
        }
        let walls = if walls.is_empty() { "-".to_owned() } else { walls.join(",") };
        let [a, b, c, d] = self.left;
        format!("{} {} {a},{b} {c},{d} {walls} {}", pawns(self.white), pawns(self.black), self.side)
    }

    fn has(&self, ((file, rank), letter): Wall) -> bool {
        if letter == 'h' { self.h[file][rank] } else { self.v[file][rank] }
    }

    fn set(&mut self, ((file, rank), letter): Wall, there: bool) {
        if letter == 'h' {
            self.h[file][rank] = there;
        } else {
            self.v[file][rank] = there;
        }
    }

    fn own(&self) -> [Square; 2] {
        if self.side == 'w' { self.white } else { self.black }
    }

    fn is_occupied(&self, square: Square) -> bool {
        self.white.contains(&square) || self.black.contains(&square)
    }

    /// The walls of a kind that the player to move has left.
    fn stock(&mut self, letter: char) -> &mut usize {
        let kind = usize::from(letter == 'v');
        &mut self.left[if self.side == 'w' { kind } else { 2 + kind }]
    }

    /// B1, B3: the square after a step up, down, right or left, unless the board ends or a wall lies there.
    fn step(&self, (file, rank): Square, direction: char) -> Option<Square> {
        let open = match direction {
            // e7h lies on the upper edges of e7 and f7.
            'u' => rank < 14 && !self.h[file][rank] && !self.h[file - 1][rank],
            'd' => rank > 1 && !self.h[file][rank - 1] && !self.h[file - 1][rank - 1],
            // e7v lies on the right edges of e7 and e8.
            'r' => file < 11 && !self.v[file][rank] && !self.v[file][rank - 1],
            _ => file > 1 && !self.v[file - 1][rank] && !self.v[file - 1][rank - 1],
        };
        open.then_some(match direction {
            'u' => (file, rank + 1),
            'd' => (file, rank.saturating_sub(1)),
            'r' => (file + 1, rank),
            _ => (file.saturating_sub(1), rank),
        })
    }

    /// B4 to B7: where the player's pawn on this square can go.
    fn destinations(&self, from: Square) -> BTreeSet<Square> {
        let goals = enemy_bases(self.side);
        let mut found = BTreeSet::new();
        for first in ['u', 'd', 'r', 'l'] {
            for second in ['u', 'd', 'r', 'l'] {
                let Some(middle) = self.step(from, first) else { continue };
                // B6 (a)
                if goals.contains(&middle) {
                    found.insert(middle);
                }
                let Some(end) = self.step(middle, second) else { continue };
                // B4, B5, B7
                if end != from && (!self.is_occupied(end) || goals.contains(&end)) {
                    found.insert(end);
                }
                // B6 (b)
                if first == second && self.is_occupied(end) && !self.is_occupied(middle) {
                    found.insert(middle);
                }
            }
        }
        found
    }

    fn pawn_moves(&self) -> Vec<(Square, Square)> {
        self.own()
            .into_iter()
            .flat_map(|from| self.destinations(from).into_iter().map(move |to| (from, to)))
            .collect()
    }

    /// The squares a pawn could walk to if it were alone.
    fn walk(&self, from: Square) -> [[bool; 15]; 12] {
        let mut seen = [[false; 15]; 12];
        seen[from.0][from.1] = true;
        let mut queue = vec![from];
        while let Some(square) = queue.pop() {
            for direction in ['u', 'd', 'r', 'l'] {
                if let Some((file, rank)) = self.step(square, direction)
                    && !seen[file][rank]
                {
                    seen[file][rank] = true;
                    queue.push((file, rank));
                }
            }
        }
        seen
    }

    /// B9: all four pawns can reach both bases of their enemy.
    fn is_open(&self) -> bool {
        [(self.white, 'w'), (self.black, 'b')].into_iter().all(|(pawns, side)| {
            pawns.into_iter().all(|pawn| {
                let seen = self.walk(pawn);
                enemy_bases(side).into_iter().all(|(file, rank)| seen[file][rank])
            })
        })
    }

    /// B8 to B10: whether the player can place this wall.
    fn can_place(&self, wall: Wall) -> bool {
        let ((file, rank), letter) = wall;
        let mut after = self.clone();
        if *after.stock(letter) == 0 || self.h[file][rank] || self.v[file][rank] {
            return false;
        }
        let overlaps = if letter == 'h' {
            self.h[file - 1][rank] || self.h[file + 1][rank]
        } else {
            self.v[file][rank - 1] || self.v[file][rank + 1]
        };
        after.set(wall, true);
        !overlaps && after.is_open()
    }

    fn placements(&self) -> Vec<Wall> {
        let mut found = Vec::new();
        for file in 1..=10 {
            for rank in 1..=13 {
                for letter in ['h', 'v'] {
                    if self.can_place(((file, rank), letter)) {
                        found.push(((file, rank), letter));
                    }
                }
            }
        }
        found
    }

    /// Plays the first half of a turn: `d4-d6` or `--`.
    fn play_first_half(&mut self, half: &str) {
        if half != "--" {
            let (from, to) = half.split_once('-').unwrap();
            let (from, to) = (parse_square(from), parse_square(to));
            let pawns = if self.side == 'w' { &mut self.white } else { &mut self.black };
            for pawn in pawns {
                if *pawn == from {
                    *pawn = to;
                }
            }
        }
    }

    fn winner(&self) -> Option<char> {
        if self.white.iter().any(|pawn| enemy_bases('w').contains(pawn)) {
            Some('w')
        } else if self.black.iter().any(|pawn| enemy_bases('b').contains(pawn)) {
            Some('b')
        } else {
            None
        }
    }

    fn is_stuck(&self) -> bool {
        self.pawn_moves().is_empty() && self.placements().is_empty()
    }
}

/// B2, B7.
fn enemy_bases(side: char) -> [Square; 2] {
    if side == 'w' { [(4, 11), (8, 11)] } else { [(4, 4), (8, 4)] }
}

fn enemy(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

/// The steps from a square to the nearer base of a side's enemy, pawns ignored.
pub(crate) fn distance(position: &str, side: char, from: &str) -> Option<usize> {
    let board = Board::parse(position);
    let mut seen = BTreeSet::from([parse_square(from)]);
    let mut queue: VecDeque<(Square, usize)> = seen.iter().map(|&square| (square, 0)).collect();
    while let Some((square, distance)) = queue.pop_front() {
        if enemy_bases(side).contains(&square) {
            return Some(distance);
        }
        for next in ['u', 'd', 'r', 'l'].into_iter().filter_map(|direction| board.step(square, direction)) {
            if seen.insert(next) {
                queue.push_back((next, distance + 1));
            }
        }
    }
    None
}

/// The number of sequences of turns, listed one by one.
pub(crate) fn perft(position: &str, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for half in CulDeSac::next(position, "") {
        let whole = CulDeSac::next(position, &half);
        // No wall follows: the half is the turn.
        let turns = if whole.is_empty() { vec![half] } else { whole };
        count += match depth {
            1 => turns.len() as u64,
            _ => turns.iter().map(|turn| perft(&CulDeSac::after(position, turn), depth - 1)).sum(),
        };
    }
    count
}

impl Naive for CulDeSac {
    fn outcome(position: &str) -> Option<String> {
        let board = Board::parse(position);
        let turned = Board { side: enemy(board.side), ..board.clone() };
        if let Some(side) = board.winner() {
            Some(side.to_string())
        } else if board.is_stuck() && turned.is_stuck() {
            Some("draw".to_owned())
        } else {
            None
        }
    }

    fn next(position: &str, so_far: &str) -> Vec<String> {
        let mut board = Board::parse(position);
        if Self::outcome(position).is_some() || so_far.contains('/') {
            return Vec::new();
        }
        if so_far.is_empty() {
            let moves = board.pawn_moves();
            if moves.is_empty() {
                return vec!["--".to_owned()];
            }
            return moves.into_iter().map(|(from, to)| format!("{}-{}", name(from), name(to))).collect();
        }
        board.play_first_half(so_far);
        if board.winner().is_some() {
            return Vec::new();
        }
        let walls = board.placements();
        walls.into_iter().map(|(square, letter)| format!("{so_far}/{}{letter}", name(square))).collect()
    }

    fn after(position: &str, turn: &str) -> String {
        let mut board = Board::parse(position);
        let (half, wall) = turn.split_once('/').unwrap_or((turn, ""));
        board.play_first_half(half);
        if !wall.is_empty() {
            let wall = parse_wall(wall);
            *board.stock(wall.1) -= 1;
            board.set(wall, true);
        }
        board.side = enemy(board.side);
        board.write()
    }

    fn first_legs() -> Vec<String> {
        let squares: Vec<String> =
            (1..=11).flat_map(|file| (1..=14).map(move |rank| name((file, rank)))).collect();
        let mut legs = vec!["--".to_owned()];
        for from in &squares {
            legs.extend(squares.iter().map(|to| format!("{from}-{to}")));
        }
        legs
    }
}
