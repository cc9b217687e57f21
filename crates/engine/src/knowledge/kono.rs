//! What the engine knows of Kono.

use super::Knowledge;
use crate::{Score, Value, kono};
use pionnier_core::{Position as _, Side};
use pionnier_games::kono::{Action, Position};

impl Knowledge for Position {
    type Features = [i32; 1];

    const FEATURES: &'static [&'static str] = &["men"];
    const WEIGHTS: &'static [i32] = &[100];
    const SLOTS: usize = 256;
    const SCALE: f64 = 150.0;

    fn slot(action: Action) -> usize {
        action.from.index() * 16 + action.to.index()
    }

    fn features(&self) -> [i32; 1] {
        let men = |side: Side| self.men(side).count_ones() as i32;
        [men(self.side()) - men(!self.side())]
    }

    fn exact(&self) -> Option<Score> {
        Some(match kono::table().probe(self) {
            Value::Win(plies) => Score::win_in(u32::from(plies)),
            Value::Draw => Score::DRAW,
            Value::Loss(plies) => Score::loss_in(u32::from(plies)),
        })
    }

    fn is_noisy(&self, action: Action) -> bool {
        action.is_capture()
    }
}
