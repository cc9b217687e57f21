//! What can be counted in solved endgames.

use super::{Endgame, Endgames};
use crate::bytes::take;
use crate::retrograde::Tally;
use crate::{Phase, Progress};
use core::ops::RangeInclusive;
use pionnier_core::Side;

/// Figures of all endgames with as many men a side, all computed from the table. Positions are seen from the side to move: colours are
/// normalised. What counts is what has a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    /// How many men the side to move has.
    pub own: u8,
    /// How many the other has.
    pub enemy: u8,
    /// All positions.
    pub positions: Tally,
    /// The greatest distance to the end, in plies, of those that are won or lost.
    pub longest: u16,
    /// The number of the first class that is as far from its end.
    farthest: u32,
}

/// The figures of a table, by number of men a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// Fewest men first, then fewest of the side to move.
    pub splits: Vec<Split>,
}

impl Statistics {
    /// Counts.
    #[must_use]
    pub fn of<E: Endgame>(table: &Endgames<E>, progress: &mut dyn FnMut(Progress)) -> Statistics {
        let numbering = table.numbering();
        let mut splits = Vec::new();
        for men in *E::MEN.start()..=table.men() {
            for own in 1..men {
                let classes = numbering.classes_of(own, men - own);
                let done = classes.end;
                let (own, enemy) = (own as u8, (men - own) as u8);
                let mut split = Split { own, enemy, positions: Tally::default(), longest: 0, farthest: 0 };
                for class in classes {
                    let Some(value) = table.class_value(class) else { continue };
                    split.positions.add(value, numbering.class_size(class));
                    let plies = value.plies().unwrap_or(0);
                    if plies > split.longest {
                        (split.longest, split.farthest) = (plies, class as u32);
                    }
                }
                splits.push(split);
                progress(Progress { phase: Phase::Count, done, total: table.classes() });
            }
        }
        Statistics { splits }
    }

    /// The figures of all positions with as many men of both sides together.
    #[must_use]
    pub fn with(&self, men: usize) -> Tally {
        let mut sum = Tally::default();
        for split in self.splits.iter().filter(|split| usize::from(split.own + split.enemy) == men) {
            sum.wins += split.positions.wins;
            sum.draws += split.positions.draws;
            sum.losses += split.positions.losses;
        }
        sum
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        for split in &self.splits {
            let Tally { wins, draws, losses } = split.positions;
            out.extend([wins, draws, losses].iter().flat_map(|count| count.to_le_bytes()));
            out.extend(split.longest.to_le_bytes());
            out.extend(split.farthest.to_le_bytes());
        }
    }

    /// Reads what [`Statistics::write`] has written of a table with so many men, and moves `bytes` past it. Nothing if it is not
    /// that.
    pub(super) fn read(men: RangeInclusive<usize>, bytes: &mut &[u8]) -> Option<Statistics> {
        let mut splits = Vec::new();
        for total in men {
            for own in 1..total {
                let mut count = || Some(u64::from_le_bytes(take(bytes)?));
                let positions = Tally { wins: count()?, draws: count()?, losses: count()? };
                let longest = u16::from_le_bytes(take(bytes)?);
                let farthest = u32::from_le_bytes(take(bytes)?);
                splits.push(Split {
                    own: own as u8,
                    enemy: (total - own) as u8,
                    positions,
                    longest,
                    farthest,
                });
            }
        }
        Some(Statistics { splits })
    }
}

impl Split {
    /// A position that is as far from its end as any of these, with the first side to move; nothing if all are drawn.
    #[must_use]
    pub fn farthest<E: Endgame>(&self, table: &Endgames<E>) -> Option<E::Position> {
        (self.longest > 0 && (self.farthest as usize) < table.classes())
            .then(|| table.numbering().position(self.farthest as usize, Side::First))
    }
}
