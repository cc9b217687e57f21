//! Every position that can come up in a game.

use super::Tablebase;
use super::men::{FEWEST, Men};
use crate::retrograde::Tally;
use crate::{Phase, Progress, Value};
use pionnier_core::{Game, Side};
use pionnier_games::kono::{Kono, Position};

/// What a walk from the start over all turns has found.
pub(super) struct Reach {
    /// The positions as seen from the side to move: colours are normalised, images under symmetry count apart. Those
    /// in which the side to move has just been beaten are among them.
    pub(super) tally: Tally,
    /// A won or lost position that is farthest from its end, with the colours it comes up with.
    pub(super) farthest: (u16, Position),
}

/// Every arrangement as a number in base 3: an empty square is 0, an own man 1, an enemy man 2.
const ARRANGEMENTS: usize = HALVES * HALVES;
const HALVES: usize = 3_usize.pow(8);

pub(super) fn reach(table: &Tablebase, total: u64, progress: &mut dyn FnMut(Progress)) -> Reach {
    let numbers = Numbers::new();
    let start = Kono::start();
    let mut reach = Reach { tally: Tally::default(), farthest: (0, start) };
    let mut seen = Arrangements::new();
    let mut fresh = Arrangements::new();
    let mut side = Side::First;
    seen.insert(numbers.number(Men::of(&start)));
    fresh.insert(numbers.number(Men::of(&start)));
    // Ply by ply, in order of the numbers: neighbours in number are near each other in the table too, and a walk with a
    // list of positions instead of a set would need many times the memory.
    loop {
        let mut next = Arrangements::new();
        let mut any = false;
        for men in fresh.numbers().map(|number| numbers.men(number)) {
            any = true;
            reach.count(table.value(men), men, side);
            if men.own.count_ones() >= FEWEST {
                let mut visit = |men| {
                    let number = numbers.number(men);
                    if seen.insert(number) {
                        next.insert(number);
                    }
                };
                men.each_step(&mut visit);
                men.each_capture(&mut visit);
            }
        }
        if !any {
            break;
        }
        progress(Progress { phase: Phase::Reach, done: reach.tally.total() as usize, total: total as usize });
        fresh = next;
        side = !side;
    }
    progress(Progress { phase: Phase::Reach, done: total as usize, total: total as usize });
    reach
}

impl Reach {
    fn count(&mut self, value: Value, men: Men, side: Side) {
        self.tally.add(value, 1);
        if value.plies().is_some_and(|plies| plies > self.farthest.0) {
            self.farthest = (value.plies().unwrap_or(0), men.position(side));
        }
    }
}

/// A set of numbers of arrangements.
struct Arrangements(Vec<u64>);

impl Arrangements {
    fn new() -> Arrangements {
        Arrangements(vec![0; ARRANGEMENTS.div_ceil(64)])
    }

    /// Whether the number is new.
    #[inline]
    fn insert(&mut self, number: usize) -> bool {
        let (word, bit) = (&mut self.0[number / 64], 1 << (number % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    fn numbers(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(place, &word)| {
            let mut word = word;
            core::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.checked_sub(1)?;
                Some(64 * place + bit)
            })
        })
    }
}

/// Arrangements to numbers and back, half a board at a time.
struct Numbers {
    /// For the men on half a board the number in which they are ones.
    halves: [u16; 256],
    /// For the number of half a board its own and its enemy men.
    men: Vec<(u8, u8)>,
}

impl Numbers {
    fn new() -> Numbers {
        let mut halves = [0; 256];
        for set in 1..256_usize {
            halves[set] = halves[set & (set - 1)] + 3_u16.pow(set.trailing_zeros());
        }
        let mut men = vec![(0, 0); HALVES];
        for own in 0..=255_u8 {
            for enemy in (0..=255_u8).filter(|enemy| own & enemy == 0) {
                let number = halves[usize::from(own)] + 2 * halves[usize::from(enemy)];
                men[usize::from(number)] = (own, enemy);
            }
        }
        Numbers { halves, men }
    }

    #[inline]
    fn number(&self, men: Men) -> usize {
        let half = |own: u8, enemy: u8| {
            usize::from(self.halves[usize::from(own)]) + 2 * usize::from(self.halves[usize::from(enemy)])
        };
        let ([own_low, own_high], [enemy_low, enemy_high]) = (men.own.to_le_bytes(), men.enemy.to_le_bytes());
        half(own_low, enemy_low) + HALVES * half(own_high, enemy_high)
    }

    #[inline]
    fn men(&self, number: usize) -> Men {
        let (own_low, enemy_low) = self.men[number % HALVES];
        let (own_high, enemy_high) = self.men[number / HALVES];
        Men {
            own: u16::from_le_bytes([own_low, own_high]),
            enemy: u16::from_le_bytes([enemy_low, enemy_high]),
        }
    }
}
