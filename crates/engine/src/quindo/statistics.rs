//! What can be counted in solved endgames.

use super::Endgames;
use super::index::LENGTHS;
use crate::bytes::take;
use crate::retrograde::Tally;
use crate::{Phase, Progress};
use pionnier_core::Side;
use pionnier_games::quindo::Position;

/// Figures of all endgames with as many discs a side, all computed from the table. Positions are seen from the side to move: colours are
/// normalised. Positions in which a length is forbidden count, those in which the game is over do not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    /// How many discs the side to move has.
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

/// The figures of a table, by number of discs a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// Fewest discs first, then fewest of the side to move.
    pub splits: Vec<Split>,
}

impl Statistics {
    /// Counts.
    #[must_use]
    pub fn of(table: &Endgames, progress: &mut dyn FnMut(Progress)) -> Statistics {
        let index = table.index();
        let mut splits = Vec::new();
        for discs in *Endgames::DISCS.start()..=table.discs() {
            for own in 1..discs {
                let (own, enemy) = (own as u8, (discs - own) as u8);
                let mut split = Split { own, enemy, positions: Tally::default(), longest: 0, farthest: 0 };
                for board in index.boards_of(own.into(), enemy.into()) {
                    let size = index.board_size(board) as u64;
                    for class in board * LENGTHS..(board + 1) * LENGTHS {
                        let Some(value) = table.class_value(class) else { continue };
                        split.positions.add(value, size);
                        let plies = value.plies().unwrap_or(0);
                        if plies > split.longest {
                            (split.longest, split.farthest) = (plies, class as u32);
                        }
                    }
                }
                splits.push(split);
                let done = index.boards_of(own.into(), enemy.into()).end;
                progress(Progress { phase: Phase::Count, done, total: index.boards() });
            }
        }
        Statistics { splits }
    }

    /// The figures of all positions with as many discs of both sides together.
    #[must_use]
    pub fn with(&self, discs: usize) -> Tally {
        let mut sum = Tally::default();
        for split in self.splits.iter().filter(|split| usize::from(split.own + split.enemy) == discs) {
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

    /// Reads what [`Statistics::write`] has written of a table with so many discs, and moves `bytes` past it. Nothing if it is not
    /// that.
    pub(super) fn read(discs: usize, bytes: &mut &[u8]) -> Option<Statistics> {
        let mut splits = Vec::new();
        for total in *Endgames::DISCS.start()..=discs {
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
    pub fn farthest(&self, table: &Endgames) -> Option<Position> {
        (self.longest > 0 && (self.farthest as usize) < table.classes())
            .then(|| table.class(self.farthest as usize).0.position(Side::First))
    }
}
