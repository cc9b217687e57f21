//! Numbering the positions of Quindo with few discs.
//!
//! A *board* is a class of arrangements that look alike to the side to move under the eight symmetries. The side with more discs
//! leads (the one to move, if both have as many): its discs are turned to the representative of their orbit, and the discs of
//! the other, the follower, are ranked in the squares left free. Where the leader's discs are symmetric themselves, images of
//! each other get the same rank. Three numbers in a row belong to a board, one for each length that is forbidden. There is no
//! hole. Positions in which every length is allowed have no number: their value is the better of two others.

use super::board::{BITS, FIELD, IMAGES, LONGEST, SYMMETRIES, square, squares};
use super::discs::Discs;
use crate::endgames::{choose, next_set};
use std::sync::OnceLock;

/// The fewest and the most discs of both sides together that are numbered.
pub(super) const FEWEST: usize = 2;
pub(super) const MOST: usize = 5;

/// The most discs a leader and a follower have.
const MOST_LED: usize = MOST - 1;

/// Lengths of a move.
pub(super) const LENGTHS: usize = LONGEST;

/// A square that is none: larger than all others.
const NONE: u8 = u8::MAX;

/// Ways to choose so many squares (second) among so many (first).
static CHOOSE: [[u32; MOST_LED + 1]; FIELD + 1] = choose();

/// All positions with two discs to so many.
pub struct Index {
    sections: Vec<Section>,
    /// By number of discs: what is known of leaders with so many.
    leaders: Vec<Leaders>,
    frames: Vec<Frame>,
    boards: usize,
}

/// All boards with so many discs a side.
struct Section {
    own: usize,
    enemy: usize,
    /// The number of its first board.
    start: usize,
    frame: usize,
}

/// The orbits of sets of so many discs.
struct Leaders {
    /// For each set, by its rank, the number of its orbit and, in the three lowest bits, the symmetry that leads to the orbit's
    /// representative.
    homes: Vec<u32>,
    /// For each orbit its representative: the squares in their order, filled up with [`NONE`].
    representatives: Vec<[u8; MOST_LED]>,
    /// For each orbit the symmetries, as a set, that leave its representative as it is.
    stabilisers: Vec<u8>,
}

/// All arrangements of a leader and a follower with so many discs each.
struct Frame {
    leader: usize,
    follower: usize,
    /// For each orbit of leaders its first arrangement, and one more for the end.
    starts: Vec<u32>,
    /// For each orbit where its ranks and sets begin, if its representative is symmetric.
    symmetric: Vec<Option<(u32, u32)>>,
    /// The ranks of sets of followers, and the first set that has a rank.
    ranks: Vec<u16>,
    sets: Vec<u16>,
    /// For each full [`BLOCK`] of arrangements the orbit of its first.
    blocks: Vec<u32>,
}

/// The orbit of an arrangement is searched from the beginning of its block.
const BLOCK: usize = 64;

impl Index {
    /// The index of positions with at most so many discs, built at first use. Smaller ones are the beginning of larger ones.
    pub(super) fn up_to(discs: usize) -> &'static Index {
        static INDICES: [OnceLock<Index>; MOST - FEWEST + 1] = [const { OnceLock::new() }; MOST - FEWEST + 1];
        INDICES[discs - FEWEST].get_or_init(|| Index::new(discs))
    }

    fn new(discs: usize) -> Index {
        let leaders = (0..discs).map(Leaders::new).collect();
        let mut index = Index { sections: Vec::new(), leaders, frames: Vec::new(), boards: 0 };
        for total in FEWEST..=discs {
            for own in 1..total {
                let (leader, follower) = (own.max(total - own), own.min(total - own));
                let found = index
                    .frames
                    .iter()
                    .position(|frame| (frame.leader, frame.follower) == (leader, follower));
                let frame = found.unwrap_or_else(|| {
                    index.frames.push(Frame::new(leader, follower, &index.leaders[leader]));
                    index.frames.len() - 1
                });
                index.sections.push(Section { own, enemy: total - own, start: index.boards, frame });
                index.boards += index.frames[frame].arrangements();
            }
        }
        index
    }

    /// How many boards there are.
    pub(super) const fn boards(&self) -> usize {
        self.boards
    }

    /// The most discs there are.
    pub(super) const fn most(&self) -> usize {
        self.leaders.len()
    }

    /// The boards with so many discs a side.
    pub(super) fn boards_of(&self, own: usize, enemy: usize) -> core::ops::Range<usize> {
        let section = &self.sections[section_number(own, enemy)];
        section.start..section.start + self.frames[section.frame].arrangements()
    }

    /// The class of a position in which both sides have discs and a length is forbidden.
    #[inline]
    pub(super) fn class(&self, discs: Discs) -> usize {
        self.board(discs) * LENGTHS + usize::from(discs.previous) - 1
    }

    /// The number of a board.
    #[inline]
    pub(super) fn board(&self, discs: Discs) -> usize {
        let Discs { own, enemy, .. } = discs;
        let (owned, others) = (own.count_ones() as usize, enemy.count_ones() as usize);
        let section = &self.sections[section_number(owned, others)];
        let (leading, following) = if owned >= others { (own, enemy) } else { (enemy, own) };
        let leaders = &self.leaders[owned.max(others)];
        let rank: u32 = squares(leading)
            .enumerate()
            .map(|(number, square)| CHOOSE[usize::from(IMAGES[0][square])][number + 1])
            .sum();
        let home = leaders.homes[rank as usize];
        let (orbit, symmetry) = ((home >> 3) as usize, (home & 7) as usize);
        let leader = &leaders.representatives[orbit];
        let frame = &self.frames[section.frame];
        let rank = squeezed_rank(leader, &IMAGES[symmetry], following);
        let rank = match frame.symmetric[orbit] {
            None => rank,
            Some((ranks, _)) => u32::from(frame.ranks[(ranks + rank) as usize]),
        };
        section.start + (frame.starts[orbit] + rank) as usize
    }

    /// The representative of a board.
    #[inline]
    pub(super) fn representative(&self, board: usize, previous: u8) -> Discs {
        let section = &self.sections[self.section_of(board)];
        let frame = &self.frames[section.frame];
        let arrangement = board - section.start;
        let orbit = frame.orbit_of(arrangement);
        let rank = arrangement - frame.starts[orbit] as usize;
        let rank =
            frame.symmetric[orbit].map_or(rank, |(_, sets)| usize::from(frame.sets[sets as usize + rank]));
        let leader = &self.leaders[frame.leader].representatives[orbit];
        let leading = leader.iter().take(frame.leader).fold(0, |set, &number| set | bit(number));
        let following = spread(leader, rank as u32, frame.follower);
        if section.own >= section.enemy {
            Discs { own: leading, enemy: following, previous }
        } else {
            Discs { own: following, enemy: leading, previous }
        }
    }

    /// The position of a class.
    #[inline]
    pub(super) fn position(&self, class: usize) -> Discs {
        self.representative(class / LENGTHS, (class % LENGTHS) as u8 + 1)
    }

    /// How many different arrangements a board stands for.
    pub(super) fn board_size(&self, board: usize) -> usize {
        let section = &self.sections[self.section_of(board)];
        let frame = &self.frames[section.frame];
        let orbit = frame.orbit_of(board - section.start);
        if frame.symmetric[orbit].is_none() {
            return SYMMETRIES;
        }
        let discs = self.representative(board, 1);
        let (leading, following) =
            if section.own >= section.enemy { (discs.own, discs.enemy) } else { (discs.enemy, discs.own) };
        let kept = (0..SYMMETRIES).filter(|&symmetry| {
            image(leading, symmetry) == image(leading, 0) && image(following, symmetry) == image(following, 0)
        });
        SYMMETRIES / kept.count()
    }

    /// How many discs the leader and the follower of a board have.
    pub(super) fn sides_of(&self, board: usize) -> (usize, usize) {
        let frame = &self.frames[self.sections[self.section_of(board)].frame];
        (frame.leader, frame.follower)
    }

    fn section_of(&self, board: usize) -> usize {
        self.sections.partition_point(|section| section.start <= board) - 1
    }
}

/// Sections are in the order of their discs, then of the own discs.
#[inline]
const fn section_number(own: usize, enemy: usize) -> usize {
    let total = own + enemy;
    (total - 1) * (total - 2) / 2 + own - 1
}

impl Leaders {
    fn new(discs: usize) -> Leaders {
        let count = CHOOSE[FIELD][discs] as usize;
        let mut leaders =
            Leaders { homes: vec![u32::MAX; count], representatives: Vec::new(), stabilisers: Vec::new() };
        let mut set = [NONE; MOST_LED];
        for (number, square) in set.iter_mut().enumerate().take(discs) {
            *square = number as u8;
        }
        for rank in 0..count {
            if leaders.homes[rank] == u32::MAX {
                leaders.add(&set[..discs], rank);
            }
            next_set(&mut set[..discs]);
        }
        leaders
    }

    /// Adds the orbit of a set, which is the first of it that comes up and so its representative.
    fn add(&mut self, set: &[u8], rank: usize) {
        let orbit = self.representatives.len() as u32;
        let mut stabiliser = 0;
        for (symmetry, images) in IMAGES.iter().enumerate() {
            let mut turned = [NONE; MOST_LED];
            for (count, &number) in set.iter().enumerate() {
                // They are few: to sort them afterwards takes ten times as much code.
                let square = images[usize::from(square(number))];
                let place = turned[..count].partition_point(|&other| other < square);
                turned.copy_within(place..count, place + 1);
                turned[place] = square;
            }
            let image: u32 = (turned[..set.len()].iter().enumerate())
                .map(|(number, &square)| CHOOSE[usize::from(square)][number + 1])
                .sum();
            if image as usize == rank {
                stabiliser |= 1 << symmetry;
            }
            self.homes[image as usize] = orbit << 3 | inverse(symmetry) as u32;
        }
        // The representative itself stays as it is.
        self.homes[rank] = orbit << 3;
        let mut representative = [NONE; MOST_LED];
        representative[..set.len()].copy_from_slice(set);
        self.representatives.push(representative);
        self.stabilisers.push(stabiliser);
    }
}

/// The symmetry that undoes one: two mirrors and a swap of files and ranks, which exchanges the mirrors.
const fn inverse(symmetry: usize) -> usize {
    match symmetry {
        5 => 6,
        6 => 5,
        other => other,
    }
}

impl Frame {
    fn new(leader: usize, follower: usize, leaders: &Leaders) -> Frame {
        let mut frame = Frame {
            leader,
            follower,
            starts: Vec::new(),
            symmetric: Vec::new(),
            ranks: Vec::new(),
            sets: Vec::new(),
            blocks: Vec::new(),
        };
        let all = CHOOSE[FIELD - leader][follower];
        let mut start = 0;
        for (representative, &stabiliser) in leaders.representatives.iter().zip(&leaders.stabilisers) {
            frame.starts.push(start);
            let is_symmetric = stabiliser != 1;
            frame.symmetric.push(is_symmetric.then_some((frame.ranks.len() as u32, frame.sets.len() as u32)));
            start += if is_symmetric { frame.add_ranks(representative, stabiliser, all) } else { all };
        }
        frame.starts.push(start);
        let mut orbit = 0;
        for first in (0..start).step_by(BLOCK) {
            while frame.starts[orbit + 1] <= first {
                orbit += 1;
            }
            frame.blocks.push(orbit as u32);
        }
        frame
    }

    /// Ranks the sets of followers beside a symmetric leader. Gives how many ranks there are.
    fn add_ranks(&mut self, leader: &[u8; MOST_LED], stabiliser: u8, all: u32) -> u32 {
        let (ranks, sets) = (self.ranks.len(), self.sets.len());
        self.ranks.resize(ranks + all as usize, u16::MAX);
        for set in 0..all {
            if self.ranks[ranks + set as usize] != u16::MAX {
                continue;
            }
            let following = spread(leader, set, self.follower);
            for symmetry in (0..SYMMETRIES).filter(|symmetry| stabiliser >> symmetry & 1 != 0) {
                let alike = squeezed_rank(leader, &IMAGES[symmetry], following);
                self.ranks[ranks + alike as usize] = (self.sets.len() - sets) as u16;
            }
            self.sets.push(set as u16);
        }
        (self.sets.len() - sets) as u32
    }

    fn arrangements(&self) -> usize {
        self.starts.last().copied().unwrap_or(0) as usize
    }

    #[inline]
    fn orbit_of(&self, arrangement: usize) -> usize {
        let mut orbit = self.blocks[arrangement / BLOCK] as usize;
        while self.starts[orbit + 1] as usize <= arrangement {
            orbit += 1;
        }
        orbit
    }
}

/// The rank of a follower's discs, turned by a symmetry, among the squares a leader leaves free: one or two discs.
#[inline]
fn squeezed_rank(leader: &[u8; MOST_LED], images: &[u8], following: u128) -> u32 {
    let squeezed = |square: usize| {
        let image = images[square];
        image - leader.iter().map(|&taken| u8::from(taken < image)).sum::<u8>()
    };
    let first = squeezed(following.trailing_zeros() as usize);
    let rest = following & (following - 1);
    if rest == 0 {
        return u32::from(first);
    }
    let second = squeezed(rest.trailing_zeros() as usize);
    u32::from(first.min(second)) + CHOOSE[usize::from(first.max(second))][2]
}

/// The inverse of [`squeezed_rank`] without a symmetry.
#[inline]
fn spread(leader: &[u8; MOST_LED], rank: u32, follower: usize) -> u128 {
    let unsqueezed = |mut number: u8| {
        // The leader's squares are in their order.
        for &taken in leader {
            number += u8::from(taken <= number);
        }
        bit(number)
    };
    if follower == 1 {
        return unsqueezed(rank as u8);
    }
    let (low, high) = PAIRS[rank as usize];
    unsqueezed(low) | unsqueezed(high)
}

/// For each rank of a pair its two numbers.
static PAIRS: [(u8, u8); FIELD * (FIELD - 1) / 2] = {
    let mut pairs = [(0, 0); FIELD * (FIELD - 1) / 2];
    let (mut high, mut rank) = (1, 0);
    while high < FIELD {
        let mut low = 0;
        while low < high {
            pairs[rank] = (low as u8, high as u8);
            rank += 1;
            low += 1;
        }
        high += 1;
    }
    pairs
};

#[inline]
fn bit(number: u8) -> u128 {
    BITS[usize::from(square(number))]
}

/// The image of a set, numbered in the field.
fn image(set: u128, symmetry: usize) -> u128 {
    squares(set).fold(0, |image, square| image | 1 << IMAGES[symmetry][square])
}
