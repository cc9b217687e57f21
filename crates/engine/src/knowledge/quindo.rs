//! What the engine knows of the game.

use super::Knowledge;
use pionnier_core::mix;
use pionnier_games::quindo::{Action, Position};
use std::hash::{Hash, Hasher};

impl Knowledge for Position {
    type Features = [i32; 1];
    const FEATURES: &'static [&'static str] = &["nothing"];
    const WEIGHTS: &'static [i32] = &[100];
    const SLOTS: usize = 1024;
    const SCALE: f64 = 150.0;

    fn slot(action: Action) -> usize {
        let mut hasher = std::hash::DefaultHasher::new();
        action.hash(&mut hasher);
        mix(0, hasher.finish()) as usize % 1024
    }

    fn features(&self) -> [i32; 1] {
        [0]
    }
}
