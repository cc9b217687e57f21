//! Sets of squares, and of the corners where four squares meet.

use core::ops::{BitAnd, BitOr};

/// A set of places on a grid: place (file, rank) is bit `16 * file + rank`. A file is a lane of 16 bits, four lanes
/// make a word; the board needs eleven lanes of fourteen bits. A lane's highest bit stays free for shifts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Set([u64; 3]);

/// The lowest bit of every lane.
const LANES: u64 = 0x0001_0001_0001_0001;

impl Set {
    pub(super) const EMPTY: Set = Set([0; 3]);

    /// The places on the first so many files and ranks.
    pub(super) const fn rectangle(files: u8, ranks: u8) -> Set {
        let mut set = Set::EMPTY;
        let mut file = 0;
        while file < files {
            let mut rank = 0;
            while rank < ranks {
                set = set.with(file << 4 | rank);
                rank += 1;
            }
            file += 1;
        }
        set
    }

    /// The set and one place more.
    #[inline]
    pub(super) const fn with(mut self, place: u8) -> Set {
        self.insert(place);
        self
    }

    /// Adds a place.
    #[inline]
    pub(super) const fn insert(&mut self, place: u8) {
        self.0[(place >> 6) as usize] |= 1 << (place & 63);
    }

    #[inline]
    pub(super) const fn has(self, place: u8) -> bool {
        self.0[(place >> 6) as usize] >> (place & 63) & 1 != 0
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Whether there are no more than so many places.
    #[inline]
    pub(super) const fn is_at_most(self, count: u32) -> bool {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() <= count
    }

    /// The places that are not in the other set.
    #[inline]
    pub(super) const fn without(self, other: Set) -> Set {
        Set([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    #[inline]
    pub(super) const fn is_within(self, other: Set) -> bool {
        self.without(other).is_empty()
    }

    /// Every place moved one rank up.
    #[inline]
    pub(super) const fn up(self) -> Set {
        let [a, b, c] = self.0;
        Set([a << 1 & !LANES, b << 1 & !LANES, c << 1 & !LANES])
    }

    /// Every place moved one rank down; those on the first rank fall off.
    #[inline]
    pub(super) const fn down(self) -> Set {
        let [a, b, c] = self.0;
        Set([(a & !LANES) >> 1, (b & !LANES) >> 1, (c & !LANES) >> 1])
    }

    /// Every place moved one rank up, where none lies on a lane's highest bit.
    #[inline]
    pub(super) const fn raised(self) -> Set {
        let [a, b, c] = self.0;
        Set([a << 1, b << 1, c << 1])
    }

    /// Every place moved one rank down; those on the first rank go to the highest bit of the lane before.
    #[inline]
    pub(super) const fn lowered(self) -> Set {
        let [a, b, c] = self.0;
        Set([a >> 1, b >> 1, c >> 1])
    }

    /// Every place moved one file to the right.
    #[inline]
    pub(super) const fn right(self) -> Set {
        let [a, b, c] = self.0;
        Set([a << 16, b << 16 | a >> 48, c << 16 | b >> 48])
    }

    /// Every place moved one file to the left; those on the first file fall off.
    #[inline]
    pub(super) const fn left(self) -> Set {
        let [a, b, c] = self.0;
        Set([a >> 16 | b << 48, b >> 16 | c << 48, c >> 16])
    }

    /// The places in ascending order: file by file, each from its first rank.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().zip([0, 64, 128]).flat_map(|(word, first)| {
            let mut rest = word;
            core::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
                rest &= rest - 1;
                Some(first + bit)
            })
        })
    }

    /// The bits, for keys.
    #[inline]
    pub(super) const fn words(self) -> [u64; 3] {
        self.0
    }
}

impl BitAnd for Set {
    type Output = Set;

    #[inline]
    fn bitand(self, other: Set) -> Set {
        Set([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for Set {
    type Output = Set;

    #[inline]
    fn bitor(self, other: Set) -> Set {
        Set([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}
