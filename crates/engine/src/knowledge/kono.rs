//! What the engine knows of Kono.

use super::{Knowledge, inputs};
use crate::net::{self, Inputs, Net};
use crate::{RankedTurn, Score, Value, kono};
use pionnier_core::{Position as _, Symmetric as _};
use pionnier_games::kono::{Action, Position};

/// b2, c2, b3, c3.
const INNER: u16 = 0x0660;
const CORNERS: u16 = 0x9009;
const NOT_FILE_D: u16 = 0x7777;

/// Kono is solved, so its weights need no games: they were fitted to the exact values of 200,000 positions of random
/// games in which no capture was possible (that of captures to positions in which one was).
impl Knowledge for Position {
    type Features = [i32; 9];

    const FEATURES: &'static [&'static str] =
        &["men", "men late", "steps", "captures", "threats", "tempo", "inner", "corners", "pairs"];
    const WEIGHTS: &'static [i32] = &[138, -17, 85, 94, 87, 47, -12, 34, 142];
    const SLOTS: usize = 256;
    const SCALE: f64 = 100.0;
    const SOLVED: bool = true;
    const INPUTS: usize = inputs::in_program(inputs::kono::COUNT);
    const BUCKETS: usize = inputs::kono::BUCKETS;
    const IMAGES: usize = 8;

    fn inputs(&self) -> Inputs {
        inputs::kono::inputs(self)
    }

    fn turned_input(input: usize) -> usize {
        inputs::kono::turned(input)
    }

    fn bucket(&self) -> usize {
        inputs::kono::bucket(self)
    }

    fn image(&self, number: usize) -> Position {
        self.transform(number)
    }

    fn net() -> Option<&'static Net> {
        net::KONO.net()
    }

    fn slot(action: Action) -> usize {
        action.from.index() * 16 + action.to.index()
    }

    const TARGETS: usize = 16;

    fn target(action: Action) -> usize {
        action.to.index()
    }

    fn features(&self) -> [i32; 9] {
        let (own, enemy) = (self.side(), !self.side());
        let men = |side| self.men(side).count_ones() as i32;
        let on = |side, squares: u16| (self.men(side) & squares).count_ones() as i32;
        // Two men side by side: what a capture is made of.
        let pairs = |side| {
            let men = self.men(side);
            ((men & (men >> 4)).count_ones() + (men & (men >> 1) & NOT_FILE_D).count_ones()) as i32
        };
        let ((steps, captures), (enemy_steps, threats)) = (self.mobility(own), self.mobility(enemy));
        let more = men(own) - men(enemy);
        [
            more,
            // What a man more is worth changes as the board empties.
            more * (16 - men(own) - men(enemy)),
            steps as i32 - enemy_steps as i32,
            captures as i32,
            -(threats as i32),
            1,
            on(own, INNER) - on(enemy, INNER),
            on(own, CORNERS) - on(enemy, CORNERS),
            pairs(own) - pairs(enemy),
        ]
    }

    fn exact(&self) -> Option<Score> {
        Some(kono::tablebase().probe(self).into())
    }

    fn ranked(&self) -> Option<(Value, Vec<RankedTurn<Action>>)> {
        let table = kono::tablebase();
        Some((table.probe(self), table.ranked_turns(self)))
    }

    fn is_noisy(&self, action: Action) -> bool {
        action.is_capture()
    }
}
