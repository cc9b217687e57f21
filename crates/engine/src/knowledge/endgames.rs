//! What a table of endgames knows of a position.

use crate::endgames::{ActionOf, Endgame, Endgames};
use crate::{RankedTurn, Score, Value};
use pionnier_core::{Random, Side};

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

/// Whether the table in the box is one for so few men. No turn makes them more.
pub(super) fn is_tabled<E: Endgame>(position: &E::Position) -> bool {
    E::men_in(position) <= E::BOXED
}

/// The exact value and those of all turns, best first, if a table knows them.
pub(super) fn ranked<E: Endgame>(
    position: &E::Position,
    table: fn() -> Option<&'static Endgames<E>>,
) -> Option<(Value, Vec<RankedTurn<ActionOf<E>>>)> {
    let table = table()?;
    Some((table.probe(position)?, table.ranked_turns(position)?))
}

/// A position by lot. Every way to share men between the sides is as likely as another: by their numbers alone nearly all would have the most.
pub(super) fn drawn<E: Endgame>(table: &Endgames<E>, random: &mut Random) -> E::Position {
    let splits: Vec<(usize, usize)> =
        (*E::MEN.start()..=table.men()).flat_map(|men| (1..men).map(move |own| (own, men - own))).collect();
    let (own, enemy) = splits[random.below(splits.len())];
    let classes = table.numbering().classes_of(own, enemy);
    let class = classes.start + random.below(classes.len());
    table.numbering().position(class, Side::BOTH[random.below(2)])
}
