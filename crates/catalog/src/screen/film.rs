//! A turn as it is shown, leg by leg.

use super::started::Started;
use pionnier_core::Position;
use pionnier_core::scene::{Handling, Scene, Touch, TouchKind};
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

/// A turn from its first leg to its last.
pub struct Film {
    /// All legs, but for those that go by themselves before anything can be touched.
    pub frames: Vec<Frame>,
    /// How many of them are on the board already. A turn that begins otherwise than what is there is shown from its beginning.
    shown: usize,
}

impl Film {
    /// That of a turn whose legs were judged.
    pub(crate) fn of<G: Handling>(started: &Started<G>, legs: &[<G::Position as Position>::Action]) -> Film {
        let mut position = started.before;
        let mut frames = Vec::new();
        let mut shown = if legs.starts_with(&started.so_far) { started.so_far.len() } else { 0 };
        for &leg in legs {
            let touch = G::touch(&position, leg);
            position.apply(leg);
            if frames.is_empty() && touch.kind == TouchKind::Pass && position.is_mid_turn() {
                shown = shown.saturating_sub(1);
            } else {
                frames.push(Frame { touch, scene: G::scene(&position) });
            }
        }
        Film { frames, shown }
    }

    /// The legs that are still to be shown.
    #[must_use]
    pub fn left(mut self) -> Vec<Frame> {
        self.frames.split_off(self.shown)
    }
}
