//! The search of each game, compiled here.

use super::{Limits, Options, Report, TranspositionTable, search_generic};
use pionnier_core::{Position, Record};
use pionnier_games::{bermudes, cul_de_sac, granat, kono, quindo};

/// A game whose search is compiled in this crate. What is generic is compiled where it is used, as that crate asks to be: every user would
/// have its own copy, and one that asks to be small, as the catalog does for the page, a slow one.
pub trait Searched: Position {
    /// [`search()`](super::search) in this game.
    fn search(
        record: &Record<Self>,
        table: &TranspositionTable,
        options: Options,
        limits: Limits,
        progress: &mut dyn FnMut(&Report<Self>),
    ) -> Report<Self>;
}

macro_rules! searched {
    ($($position:ty),+ $(,)?) => {$(
        impl Searched for $position {
            fn search(
                record: &Record<Self>,
                table: &TranspositionTable,
                options: Options,
                limits: Limits,
                progress: &mut dyn FnMut(&Report<Self>),
            ) -> Report<Self> {
                search_generic(record, table, options, limits, progress)
            }
        }
    )+};
}

searched!(
    kono::Position,
    cul_de_sac::Position,
    bermudes::Position,
    quindo::Position,
    granat::Position,
    granat::PositionOne,
);
