//! Numbering the positions of Granat with few pawns.
//!
//! The points of the pawns are a set; of a set and its mirror image the first leads. What stands on the points, in their order, is a
//! *word* of roles: own or enemy, with or without a ball, at least one pawn and at most two balls a side. A class is a word and the
//! number of its set. Where a set is its own mirror image, two classes may be images of each other; that is one set in five
//! hundred, and not worth the trouble. There is no hole.

use super::board::POINTS;
use super::pawns::{Pawns, ROLES};
use crate::endgames::{choose, next_set};
use core::ops::Range;
use std::sync::OnceLock;

/// The fewest and the most pawns of both sides together that are numbered.
pub(super) const FEWEST: usize = 2;
pub(super) const MOST: usize = 4;

/// The most balls of a side (G4).
const BALLS: usize = 2;

/// Ways to choose so many points (second) among so many (first).
static CHOOSE: [[u32; MOST + 1]; POINTS + 1] = choose();

/// All positions with two pawns to so many.
pub struct Index {
    /// Fewest pawns first.
    sections: Vec<Section>,
}

/// All positions with as many pawns.
pub(super) struct Section {
    pub(super) pawns: usize,
    /// Its first class.
    pub(super) start: usize,
    /// For each set of points, by its rank, twice the number of its leader, and one more if it is mirrored.
    homes: Vec<u32>,
    /// For each leader its points in their order.
    leaders: Vec<[u8; MOST]>,
    /// For each leader whether it is its own mirror image.
    symmetric: Vec<bool>,
    /// For each word its number among those there are.
    numbers: Vec<u8>,
    /// The words there are, as their roles: those with fewest own pawns first.
    words: Vec<[u8; MOST]>,
}

impl Index {
    /// The index of positions with at most so many pawns, built at first use. Smaller ones are the beginning of larger ones.
    pub(super) fn up_to(pawns: usize) -> &'static Index {
        static INDICES: [OnceLock<Index>; MOST - FEWEST + 1] = [const { OnceLock::new() }; MOST - FEWEST + 1];
        INDICES[pawns - FEWEST].get_or_init(|| {
            let mut sections = Vec::new();
            let mut start = 0;
            for pawns in FEWEST..=pawns {
                let section = Section::new(pawns, start);
                start = section.classes().end;
                sections.push(section);
            }
            Index { sections }
        })
    }

    /// Fewest pawns first.
    pub(super) fn sections(&self) -> &[Section] {
        &self.sections
    }

    pub(super) fn section_of(&self, class: usize) -> &Section {
        &self.sections[self.sections.partition_point(|section| section.start <= class) - 1]
    }

    #[inline]
    pub(super) fn section_with(&self, pawns: usize) -> &Section {
        &self.sections[pawns - FEWEST]
    }
}

impl Section {
    fn new(pawns: usize, start: usize) -> Section {
        let count = CHOOSE[POINTS][pawns] as usize;
        let (words, numbers) = words(pawns);
        let mut section = Section {
            pawns,
            start,
            homes: vec![u32::MAX; count],
            leaders: Vec::with_capacity(count / 2 + 1),
            symmetric: Vec::with_capacity(count / 2 + 1),
            numbers,
            words,
        };
        let mut set = core::array::from_fn(|number| number as u8);
        for rank in 0..count {
            if section.homes[rank] == u32::MAX {
                section.add(&set, rank);
            }
            next_set(&mut set[..pawns]);
        }
        section
    }

    /// Adds a set that leads: it comes up before its mirror image.
    fn add(&mut self, set: &[u8; MOST], rank: usize) {
        let mirrored = Pawns::new(&set[..self.pawns], &[0; MOST]).mirrored();
        let image = rank_of(&mirrored) as usize;
        let leader = self.leaders.len() as u32;
        self.homes[image] = leader << 1 | 1;
        self.homes[rank] = leader << 1;
        self.leaders.push(*set);
        self.symmetric.push(image == rank);
    }

    /// Its place among all.
    #[inline]
    pub(super) const fn number(&self) -> usize {
        self.pawns - FEWEST
    }

    pub(super) fn classes(&self) -> Range<usize> {
        self.start..self.start + self.words.len() * self.leaders.len()
    }

    /// The classes with so many pawns of the side to move.
    pub(super) fn classes_with(&self, own: usize) -> Range<usize> {
        let start = |own| self.words.partition_point(|word| own_pawns(&word[..self.pawns]) < own);
        self.start + start(own) * self.leaders.len()..self.start + start(own + 1) * self.leaders.len()
    }

    #[inline]
    pub(super) fn class(&self, pawns: &Pawns) -> usize {
        let home = self.homes[rank_of(pawns) as usize];
        let word = if home & 1 == 0 { pawns.word() } else { pawns.mirrored().word() };
        self.start + usize::from(self.numbers[word]) * self.leaders.len() + (home >> 1) as usize
    }

    #[inline]
    pub(super) fn pawns(&self, class: usize) -> Pawns {
        let (word, leader) = self.parts(class);
        Pawns::new(&self.leaders[leader][..self.pawns], &self.words[word])
    }

    /// Whether the points of a class are their own mirror image. Then it stands for one position, else for two.
    #[inline]
    pub(super) fn is_symmetric(&self, class: usize) -> bool {
        self.symmetric[self.parts(class).1]
    }

    /// The number of a class's word and of its set.
    #[inline]
    pub(super) fn parts(&self, class: usize) -> (usize, usize) {
        let number = class - self.start;
        (number / self.leaders.len(), number % self.leaders.len())
    }
}

/// The rank of the points among all sets of as many.
#[inline]
fn rank_of(pawns: &Pawns) -> u32 {
    pawns.points().enumerate().map(|(number, point)| CHOOSE[usize::from(point)][number + 1]).sum()
}

const fn is_enemy(role: u8) -> bool {
    role >= 2
}

fn own_pawns(word: &[u8]) -> usize {
    word.iter().filter(|&&role| !is_enemy(role)).count()
}

/// The words of so many roles that there are, and for each that can be written its number.
fn words(pawns: usize) -> (Vec<[u8; MOST]>, Vec<u8>) {
    let all = ROLES.pow(pawns as u32);
    let digits = |word: usize| {
        let mut roles = [0; MOST];
        for (place, role) in roles[..pawns].iter_mut().rev().enumerate() {
            *role = (word / ROLES.pow(place as u32) % ROLES) as u8;
        }
        roles
    };
    let is_possible = |roles: &[u8]| {
        let with = |role| roles.iter().map(|&other| usize::from(other == role)).sum::<usize>();
        with(1) <= BALLS && with(3) <= BALLS
    };
    let (mut words, mut numbers) = (Vec::new(), vec![u8::MAX; all]);
    for own in 1..pawns {
        for (word, number) in numbers.iter_mut().enumerate() {
            let roles = digits(word);
            if own_pawns(&roles[..pawns]) == own && is_possible(&roles[..pawns]) {
                *number = words.len() as u8;
                words.push(roles);
            }
        }
    }
    (words, numbers)
}
