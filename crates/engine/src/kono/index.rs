//! Numbering the positions of Kono.
//!
//! A class is the set of positions that look alike to the side to move under the eight symmetries of the board. Its
//! index is found in two steps:
//!
//! 1. *The own men* are turned to one of the orbits of sets of 2 to 8 squares; the enemy men are turned with them.
//! 2. *The enemy men* stand on squares that the own men leave free. Squeezed into those they are a number below
//!    2^(free squares), which a table turns into a rank among the arrangements of 2 to 8 men. Where the own men are
//!    symmetric themselves, images of each other get the same rank; all other orbits of equally many men share one table.
//!
//! Positions in which a side has fewer than two men are over and have no index. There is no hole: the classes of
//! Kono are exactly the numbers below [`Index::classes`].

use super::men::{FEWEST, MOST, Men};
use super::packing::Packing;
use super::symmetry::{SYMMETRIES, image};
use std::sync::LazyLock;

pub(super) struct Index {
    packing: Packing,
    /// For each set of own men its orbit and the symmetry that leads to the orbit's representative.
    homes: Vec<(u16, u8)>,
    orbits: Vec<Orbit>,
    /// The ranks of squeezed sets of enemy men.
    ranks: Vec<u16>,
    /// For each rank the first squeezed set that has it.
    sets: Vec<u16>,
    /// For each full [`BLOCK`] of indices the orbit of its first.
    blocks: Vec<u16>,
    classes: usize,
}

/// The own men of some classes.
struct Orbit {
    /// The representative: the smallest image.
    own: u16,
    /// The index of the first class.
    start: u32,
    /// Where the ranks and the sets of enemy men begin.
    ranks: u32,
    sets: u32,
    /// The symmetries, as a set, that leave the representative as it is.
    stabiliser: u8,
}

/// Only the identity.
const NO_SYMMETRY: u8 = 1;

/// The orbit of an index is searched from the beginning of its block: one or two orbits away, for the smallest without
/// symmetry have 247 classes.
const BLOCK: usize = 256;

impl Index {
    /// The one index, built at first use (a few milliseconds).
    pub(super) fn get() -> &'static Index {
        static INDEX: LazyLock<Index> = LazyLock::new(Index::new);
        &INDEX
    }

    fn new() -> Index {
        let mut index = Index {
            packing: Packing::new(),
            homes: vec![(0, 0); 1 << 16],
            orbits: Vec::new(),
            ranks: Vec::new(),
            sets: Vec::new(),
            blocks: Vec::new(),
            classes: 0,
        };
        for men in FEWEST..=MOST {
            // The ranks that all orbits without symmetry share; what follows belongs to single orbits.
            let shared = index.add_ranks(!0 << men, NO_SYMMETRY);
            for own in (0..=u16::MAX).filter(|own| own.count_ones() == men) {
                let stabiliser = (0..SYMMETRIES).filter(|&symmetry| image(symmetry, own) == own);
                let stabiliser = stabiliser.fold(0, |set, symmetry| set | 1 << symmetry);
                if (0..SYMMETRIES).any(|symmetry| image(symmetry, own) < own) {
                    continue;
                }
                let (ranks, sets, count) =
                    if stabiliser == NO_SYMMETRY { shared } else { index.add_ranks(!own, stabiliser) };
                index.add_orbit(Orbit { own, start: index.classes as u32, ranks, sets, stabiliser });
                index.classes += count;
            }
        }
        index.add_blocks();
        index
    }

    /// Ranks the arrangements of enemy men in the free squares; says where the ranks and sets begin and how many
    /// there are.
    fn add_ranks(&mut self, free: u16, stabiliser: u8) -> (u32, u32, usize) {
        let (ranks, sets) = (self.ranks.len(), self.sets.len());
        let packed_sets = 1_u32 << free.count_ones();
        self.ranks.resize(ranks + packed_sets as usize, u16::MAX);
        for men in FEWEST..=MOST {
            for packed in (0..packed_sets).filter(|packed| packed.count_ones() == men) {
                if self.ranks[ranks + packed as usize] != u16::MAX {
                    continue;
                }
                let enemy = self.packing.spread(free, packed as u16);
                for symmetry in (0..SYMMETRIES).filter(|symmetry| stabiliser >> symmetry & 1 != 0) {
                    let alike = self.packing.pack(free, image(symmetry, enemy));
                    self.ranks[ranks + usize::from(alike)] = (self.sets.len() - sets) as u16;
                }
                self.sets.push(packed as u16);
            }
        }
        (ranks as u32, sets as u32, self.sets.len() - sets)
    }

    fn add_orbit(&mut self, orbit: Orbit) {
        let number = self.orbits.len() as u16;
        for symmetry in 0..SYMMETRIES {
            let own = image(symmetry, orbit.own);
            let home = (0..SYMMETRIES).find(|&home| image(home, own) == orbit.own);
            self.homes[usize::from(own)] = (number, home.expect("a symmetry can be undone") as u8);
        }
        self.orbits.push(orbit);
    }

    fn add_blocks(&mut self) {
        let mut orbit = 0;
        for start in (0..self.classes).step_by(BLOCK) {
            while self.orbits.get(orbit + 1).is_some_and(|next| next.start as usize <= start) {
                orbit += 1;
            }
            self.blocks.push(orbit as u16);
        }
    }

    /// The number of classes.
    pub(super) fn classes(&self) -> usize {
        self.classes
    }

    /// The class of a position in which both sides have two to eight men.
    #[inline]
    pub(super) fn class(&self, men: Men) -> usize {
        let (orbit, home) = self.homes[usize::from(men.own)];
        let orbit = &self.orbits[usize::from(orbit)];
        let packed = self.packing.pack(!orbit.own, image(usize::from(home), men.enemy));
        orbit.start as usize + usize::from(self.ranks[orbit.ranks as usize + usize::from(packed)])
    }

    /// The representative of a class.
    #[inline]
    pub(super) fn representative(&self, class: usize) -> Men {
        let mut orbit = usize::from(self.blocks[class / BLOCK]);
        while self.orbits.get(orbit + 1).is_some_and(|next| next.start as usize <= class) {
            orbit += 1;
        }
        let orbit = &self.orbits[orbit];
        let packed = self.sets[orbit.sets as usize + class - orbit.start as usize];
        Men { own: orbit.own, enemy: self.packing.spread(!orbit.own, packed) }
    }

    /// How many different positions a class has.
    #[inline]
    pub(super) fn class_size(&self, men: Men) -> usize {
        let (orbit, home) = self.homes[usize::from(men.own)];
        let stabiliser = self.orbits[usize::from(orbit)].stabiliser;
        if stabiliser == NO_SYMMETRY {
            return SYMMETRIES;
        }
        let enemy = image(usize::from(home), men.enemy);
        let kept = (0..SYMMETRIES)
            .filter(|&symmetry| stabiliser >> symmetry & 1 != 0 && image(symmetry, enemy) == enemy);
        SYMMETRIES / kept.count()
    }

    /// Visits all classes in order, each with two that came before and resemble it: the same own men, and the lowest
    /// (then the highest) enemy man that can be moved down to the next free square moved there. The first arrangement of so
    /// many men has none.
    pub(super) fn each_with_relatives(&self, mut visit: impl FnMut(Option<(usize, usize)>)) {
        for (number, orbit) in self.orbits.iter().enumerate() {
            let start = orbit.start as usize;
            let end = self.orbits.get(number + 1).map_or(self.classes, |next| next.start as usize);
            let sets = &self.sets[orbit.sets as usize..][..end - start];
            let ranks = &self.ranks[orbit.ranks as usize..];
            for &set in sets {
                // The men with a free square below them; for none of the others is there a smaller set.
                let movable = set & !(set << 1) & !1;
                visit((movable != 0).then(|| {
                    let class = |man: u16| start + usize::from(ranks[usize::from(set ^ man ^ man >> 1)]);
                    (class(1 << movable.trailing_zeros()), class(1 << movable.ilog2()))
                }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Index, Men, SYMMETRIES, image};

    #[test]
    fn every_position_has_the_index_of_its_class_and_no_other() {
        let index = Index::get();
        let mut positions = 0;
        for class in 0..index.classes() {
            let men = index.representative(class);
            for symmetry in 0..SYMMETRIES {
                let alike = Men { own: image(symmetry, men.own), enemy: image(symmetry, men.enemy) };
                assert_eq!(index.class(alike), class, "{alike:?}");
            }
            positions += index.class_size(men);
        }
        // No two classes share a position, for its index is one number; so if they add up to all, none is missing.
        assert_eq!(positions, all_positions());
    }

    /// Ways to choose squares for 2 to 8 own and 2 to 8 enemy men.
    fn all_positions() -> usize {
        let choose = |from: usize, men: usize| (0..men).fold(1, |ways, man| ways * (from - man) / (man + 1));
        (2..=8).flat_map(|own| (2..=8).map(move |enemy| choose(16, own) * choose(16 - own, enemy))).sum()
    }

    #[test]
    fn relatives_come_before() {
        let mut class = 0;
        Index::get().each_with_relatives(|relatives| {
            assert!(relatives.is_none_or(|(low, high)| low < class && high < class), "class {class}");
            class += 1;
        });
        assert_eq!(class, Index::get().classes());
    }
}
