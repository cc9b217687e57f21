//! What a table of endgames knows of a position.

use crate::endgames::{ActionOf, Endgame, Endgames};
use crate::{RankedTurn, Score, Value};

/// The exact score, if a table knows it. Positions with too many men for any table are told from the others by a count, before one is
/// looked for.
#[inline]
pub(super) fn known<E: Endgame>(
    position: &E::Position,
    table: fn() -> Option<&'static Endgames<E>>,
) -> Option<Score> {
    if E::men_in(position) > *E::MEN.end() {
        return None;
    }
    table()?.probe(position).map(Score::from)
}

/// The exact value and those of all turns, best first, if a table knows them.
pub(super) fn ranked<E: Endgame>(
    position: &E::Position,
    table: fn() -> Option<&'static Endgames<E>>,
) -> Option<(Value, Vec<RankedTurn<ActionOf<E>>>)> {
    let table = table()?;
    Some((table.probe(position)?, table.ranked_turns(position)?))
}
