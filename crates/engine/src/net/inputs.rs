//! What a net sees of a position.

/// No game has more inputs.
pub const INPUT_LIMIT: usize = 64 * WORDS;

const WORDS: usize = 16;

/// A set of input numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inputs {
    words: [u64; WORDS],
}

impl Inputs {
    /// None.
    pub const NONE: Inputs = Inputs { words: [0; WORDS] };

    /// Adds an input.
    #[inline]
    pub const fn insert(&mut self, input: usize) {
        self.words[input / 64] |= 1 << (input % 64);
    }

    /// Adds the one of `count` inputs from `first` on that stands for a number; larger numbers are the last of them.
    #[inline]
    pub const fn insert_number(&mut self, first: usize, count: usize, number: usize) {
        self.insert(first + if number < count { number } else { count - 1 });
    }

    /// Adds an input for each member of a set, numbered from `first` on.
    #[inline]
    pub const fn insert_set(&mut self, first: usize, set: u128) {
        let (word, bit) = (first / 64, first % 64);
        self.words[word] |= (set as u64) << bit;
        let rest = if bit == 0 { set >> 64 } else { set >> (64 - bit) };
        if rest != 0 {
            self.words[word + 1] |= rest as u64;
            if rest >> 64 != 0 {
                self.words[word + 2] |= (rest >> 64) as u64;
            }
        }
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Their numbers, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.words.into_iter().enumerate();
        words.flat_map(|(number, word)| members(word).map(move |bit| 64 * number + bit))
    }

    /// Calls `each` with every input that is here or in `to` and not in both, and whether it is in `to`.
    #[inline]
    pub(super) fn difference(&self, to: &Inputs, mut each: impl FnMut(usize, bool)) {
        for (number, (from, to)) in self.words.iter().zip(to.words).enumerate() {
            for bit in members(from ^ to) {
                each(64 * number + bit, to >> bit & 1 != 0);
            }
        }
    }
}

/// The numbers of the bits in a word.
#[inline]
fn members(word: u64) -> impl Iterator<Item = usize> {
    let mut rest = word;
    core::iter::from_fn(move || {
        let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::Inputs;

    #[test]
    fn a_set_lands_where_it_begins() {
        for first in [0, 1, 5, 63, 64, 100, 200, 500] {
            let set: u128 = 1 | 1 << 7 | 1 << 63 | 1 << 64 | 1 << 120;
            let mut inputs = Inputs::NONE;
            inputs.insert_set(first, set);
            let found: Vec<usize> = inputs.iter().collect();
            assert_eq!(found, [0, 7, 63, 64, 120].map(|member| first + member));
            assert_eq!(inputs.count(), 5);
        }
    }

    #[test]
    fn large_numbers_share_the_last_input() {
        let mut inputs = Inputs::NONE;
        inputs.insert_number(10, 4, 2);
        inputs.insert_number(20, 4, 9);
        assert_eq!(inputs.iter().collect::<Vec<_>>(), [12, 23]);
    }
}
