//! How far a side has to go, and how much further one wall can make it.

use super::{Kind, Position, Square, Ways};
use core::cmp::Ordering;
use pionnier_core::Side;

/// Detours longer than so many steps count no more: matches show no difference, and they take long to follow.
const MOST: usize = 6;

/// How far the pawns of a side have to go, in single steps along which no wall lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// The steps of the pawn that is nearer to its goals.
    pub near: u8,
    /// Those of the other.
    pub far: u8,
    /// By how many more the enemy's best wall would make the nearer pawn's way longer. A few walls are not considered
    /// ([`Ways::cutting`]).
    pub worst: u8,
}

impl Prospect {
    pub(super) fn of(position: &Position, side: Side) -> Prospect {
        let pawns = position.pawns(side);
        let ways = Ways::from_pawns(position.steps(), pawns, Square::bases(!side));
        let Some(lengths) = both(pawns.map(|pawn| ways.length(pawn))) else {
            // Nobody knows how far a longer way is, and hardly any is.
            return Prospect::unhindered(position.steps_to_goals(side));
        };
        let mut prospect = Prospect::unhindered(lengths);
        if kinds_left(position, !side) == 0 {
            return prospect;
        }
        // A wall makes the nearer way longer only if it is in the way of every pawn that is so near.
        let cutting = match lengths[0].cmp(&lengths[1]) {
            Ordering::Less => ways.cutting(pawns[0]),
            Ordering::Greater => ways.cutting(pawns[1]),
            Ordering::Equal => ways.cutting(pawns[0]) & ways.cutting(pawns[1]),
        };
        let near = usize::from(prospect.near);
        let mut longest = near;
        for wall in (cutting & position.walls_with_room()).iter() {
            if position.walls_left(!side, wall.kind()) == 0 {
                continue;
            }
            let after = ways.nearer_after(wall, pawns, near + MOST);
            if after > longest && position.leaves_access(side, wall) {
                longest = after;
                if longest == near + MOST {
                    break;
                }
            }
        }
        prospect.worst = (longest - near) as u8;
        prospect
    }

    fn unhindered([one, two]: [usize; 2]) -> Prospect {
        Prospect { near: one.min(two) as u8, far: one.max(two) as u8, worst: 0 }
    }
}

fn both([one, two]: [Option<usize>; 2]) -> Option<[usize; 2]> {
    Some([one?, two?])
}

/// Which kinds of walls a side has left, as a number.
pub(super) fn kinds_left(position: &Position, side: Side) -> u64 {
    Kind::BOTH.into_iter().fold(0, |kinds, kind| kinds << 1 | u64::from(position.walls_left(side, kind) > 0))
}
