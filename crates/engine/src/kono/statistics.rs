//! What can be counted in a solved game.

use super::Tablebase;
use super::men::{FEWEST, MOST, Men};
use super::quiet::longest_quiet_run;
use super::reach::reach;
use super::symmetry::{SYMMETRIES, image};
use crate::bytes::take;
use crate::retrograde::Tally;
use crate::{Progress, Value};
use pionnier_core::{Position as _, Side};
use pionnier_games::kono::Position;

/// Figures of the solved game, all computed from the table. Positions are seen from the side to move: colours are
/// normalised. Each position counts, also those in which the game is over: a side beaten (fewer than two men, K6) or
/// blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// All legal positions.
    pub positions: Tally,
    /// The same with those counted once that are images of each other under the board's eight symmetries.
    pub classes: Tally,
    /// The positions that can come up in a game.
    pub reachable: Tally,
    /// The greatest distance to the end, in plies, of all won and lost positions.
    pub longest: u16,
    /// The same of those that can come up in a game.
    pub longest_reachable: u16,
    /// A position that can come up in a game and has this distance, with the side to move it comes up with.
    pub farthest: Position,
    /// The most turns without a capture that can pass from any won or lost position when the winner always takes a
    /// shortest way, whichever, and the loser defends in any way. Below 100: rule C4 never changes a value.
    pub quiet_run: u16,
}

impl Statistics {
    /// Counts.
    #[must_use]
    pub fn of(table: &Tablebase, progress: &mut dyn FnMut(Progress)) -> Statistics {
        let (mut positions, mut classes) = beaten();
        let mut longest = 0;
        for class in 0..table.classes() {
            let (_, size, value) = table.class(class);
            positions.add(value, size as u64);
            classes.add(value, 1);
            longest = longest.max(value.plies().unwrap_or(0));
        }
        let reach = reach(table, positions.total(), progress);
        let (longest_reachable, farthest) = reach.farthest;
        let quiet_run = longest_quiet_run(table, progress);
        Statistics {
            positions,
            classes,
            reachable: reach.tally,
            longest,
            longest_reachable,
            farthest,
            quiet_run,
        }
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        for tally in [self.positions, self.classes, self.reachable] {
            out.extend([tally.wins, tally.draws, tally.losses].iter().flat_map(|count| count.to_le_bytes()));
        }
        let Men { own, enemy } = Men::of(&self.farthest);
        for number in [self.longest, self.longest_reachable, self.quiet_run, own, enemy] {
            out.extend(number.to_le_bytes());
        }
        out.push(self.farthest.side() as u8);
    }

    /// Reads what [`Statistics::write`] has written, and moves `bytes` past it. Nothing if it is not that.
    pub(super) fn read(bytes: &mut &[u8]) -> Option<Statistics> {
        let mut tally =
            || Some(Tally { wins: read_u64(bytes)?, draws: read_u64(bytes)?, losses: read_u64(bytes)? });
        let [positions, classes, reachable] = [tally()?, tally()?, tally()?];
        let mut number = || Some(u16::from_le_bytes(take(bytes)?));
        let [longest, longest_reachable, quiet_run, own, enemy] =
            [number()?, number()?, number()?, number()?, number()?];
        let [side] = take(bytes)?;
        let farthest = Men { own, enemy }.legal_position(*Side::BOTH.get(usize::from(side))?)?;
        Some(Statistics { positions, classes, reachable, longest, longest_reachable, farthest, quiet_run })
    }
}

fn read_u64(bytes: &mut &[u8]) -> Option<u64> {
    Some(u64::from_le_bytes(take(bytes)?))
}

/// The positions and classes in which a side has fewer than two men. They have no entry in the table.
fn beaten() -> (Tally, Tally) {
    let (mut positions, mut classes) = (Tally::default(), Tally::default());
    for few in (0..=u16::MAX).filter(|few| few.count_ones() < FEWEST) {
        for many in
            (0..=u16::MAX).filter(|many| few & many == 0 && (FEWEST..=MOST).contains(&many.count_ones()))
        {
            let is_first =
                (0..SYMMETRIES).all(|symmetry| (image(symmetry, few), image(symmetry, many)) >= (few, many));
            // Once with the beaten side to move, once with the other.
            for value in [Value::Loss(0), Value::Win(0)] {
                positions.add(value, 1);
                classes.add(value, u64::from(is_first));
            }
        }
    }
    (positions, classes)
}
