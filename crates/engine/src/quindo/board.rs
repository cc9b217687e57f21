//! The field as the index and the solver see it: squares numbered without the border, their images, rays.
//!
//! Sets of discs are those of the rules: bit n is square number n of the whole board, eleven a rank.

/// Squares on a side of the board, and on a side of the field inside the border.
const SIZE: usize = 11;
const SIDE: usize = 9;

/// The squares of the whole board and of the field.
const BOARD: usize = SIZE * SIZE;
pub(super) const FIELD: usize = SIDE * SIDE;

/// The symmetries of the board, the identity included.
pub(super) const SYMMETRIES: usize = 8;

/// The longest move.
pub(super) const LONGEST: usize = 3;

/// The set of one square. A table: shifting 128 bits takes longer than looking.
pub(super) static BITS: [u128; BOARD] = {
    let mut bits = [0; BOARD];
    let mut square = 0;
    while square < BOARD {
        bits[square] = 1 << square;
        square += 1;
    }
    bits
};

/// For each symmetry and each square of the field the number of the image, 0 to 80 rank by rank.
pub(super) static IMAGES: [[u8; BOARD]; SYMMETRIES] = {
    let mut images = [[u8::MAX; BOARD]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        let mut number = 0;
        while number < FIELD {
            let (mut file, mut rank) = (number % SIDE, number / SIDE);
            if symmetry & 1 != 0 {
                file = SIDE - 1 - file;
            }
            if symmetry & 2 != 0 {
                rank = SIDE - 1 - rank;
            }
            if symmetry & 4 != 0 {
                (file, rank) = (rank, file);
            }
            images[symmetry][square(number as u8) as usize] = (rank * SIDE + file) as u8;
            number += 1;
        }
        symmetry += 1;
    }
    images
};

/// The square of the whole board that has this number in the field.
pub(super) const fn square(number: u8) -> u8 {
    let (file, rank) = (number as usize % SIDE, number as usize / SIDE);
    ((rank + 1) * SIZE + file + 1) as u8
}

/// The squares of a border, numbered on the whole board.
pub(super) fn border() -> impl Iterator<Item = usize> {
    (0..BOARD).filter(|&square| is_border(square))
}

/// What lies before a disc in one direction.
#[derive(Clone, Copy)]
pub(super) struct Ray {
    /// The nearest squares, three of them if there are so many, the border included; as a set and in their order.
    pub(super) near: u128,
    pub(super) squares: [u8; LONGEST],
    pub(super) count: usize,
    /// All squares to the border, as a set.
    pub(super) line: u128,
    /// From square to square.
    pub(super) step: isize,
}

/// For each square its rays in all directions. Rays of border squares that leave the board at once are empty.
pub(super) static RAYS: [[Ray; 8]; BOARD] = {
    let none = Ray { near: 0, squares: [0; LONGEST], count: 0, line: 0, step: 0 };
    let mut rays = [[none; 8]; BOARD];
    let mut from = 0;
    while from < BOARD {
        let mut direction = 0;
        while direction < 8 {
            let step = STEPS[direction];
            let mut ray = Ray { step, ..none };
            let mut square = from;
            while ray.line == 0 || !is_border(square) {
                let Some(next) = neighbour(square, step) else { break };
                square = next;
                ray.line |= 1 << square;
                if ray.count < LONGEST {
                    ray.near |= 1 << square;
                    ray.squares[ray.count] = square as u8;
                    ray.count += 1;
                }
            }
            rays[from][direction] = ray;
            direction += 1;
        }
        from += 1;
    }
    rays
};

/// How far the number of a square changes with one step in each direction.
const STEPS: [isize; 8] = [11, 12, 1, -10, -11, -12, -1, 10];

const fn neighbour(square: usize, step: isize) -> Option<usize> {
    let files = if step == 11 || step == -11 {
        0
    } else if step == 1 || step == 12 || step == -10 {
        1
    } else {
        -1
    };
    let file = (square % SIZE) as isize + files;
    let next = square as isize + step;
    if file < 0 || file >= SIZE as isize || next < 0 || next >= BOARD as isize {
        None
    } else {
        Some(next as usize)
    }
}

pub(super) const fn is_border(square: usize) -> bool {
    let (file, rank) = (square % SIZE, square / SIZE);
    file == 0 || file == SIZE - 1 || rank == 0 || rank == SIZE - 1
}

/// The squares of a set, in the order of their numbers.
#[inline]
pub(super) fn squares(mut set: u128) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros() as usize;
            set &= set - 1;
            square
        })
    })
}
