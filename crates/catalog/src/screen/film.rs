//! A turn as it is shown, leg by leg.

use super::started::Started;
use crate::Objection;
use pionnier_core::scene::{Handling, Scene, Touch};
use pionnier_core::{Position, Record, TurnError, read_turn};
use serde::Serialize;

/// One leg of a turn and what the board looks like after it.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// What is done.
    pub touch: Touch,
    /// What then stands on the board.
    pub scene: Scene,
}

/// The legs of a turn that are not yet on the board.
pub(crate) fn film<G: Handling>(
    record: &Record<G::Position>,
    turn: &str,
    partial: &str,
) -> Result<Vec<Frame>, Objection> {
    let started = Started::<G>::read(record, partial)?;
    let legs = read_turn::<G>(&started.before, turn)
        .or_else(|_| G::read_legs(&started.before, turn))
        .map_err(|error: TurnError<G::Refusal>| Objection::to_turn::<G>(&error, turn))?;
    // A turn that begins otherwise is shown from its beginning.
    let shown = if legs.starts_with(&started.so_far) { started.so_far.len() } else { 0 };
    let mut position = started.before;
    let mut frames = Vec::new();
    for (number, &leg) in legs.iter().enumerate() {
        let touch = G::touch(&position, leg);
        position.apply(leg);
        if number >= shown {
            frames.push(Frame { touch, scene: G::scene(&position) });
        }
    }
    Ok(frames)
}
