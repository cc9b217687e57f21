//! What the engine knows of Granat by version 1 of its rules: what it knows of Granat. Games that are still played by them
//! deserve an opponent, but no weights of their own.

use super::Knowledge;
use pionnier_games::granat::{ActionOne, Position, PositionOne};

impl Knowledge for PositionOne {
    type Features = <Position as Knowledge>::Features;

    const FEATURES: &'static [&'static str] = Position::FEATURES;
    const WEIGHTS: &'static [i32] = Position::WEIGHTS;
    const WEIGHT_DIVISOR: i32 = Position::WEIGHT_DIVISOR;
    const SLOTS: usize = Position::SLOTS;
    const SCALE: f64 = Position::SCALE;

    fn slot(action: ActionOne) -> usize {
        match action {
            ActionOne::Same(action) => Position::slot(action),
            ActionOne::Pass => 0,
        }
    }

    const TARGETS: usize = Position::TARGETS;

    fn target(action: ActionOne) -> usize {
        match action {
            ActionOne::Same(action) => Position::target(action),
            ActionOne::Pass => 0,
        }
    }

    fn features(&self) -> Self::Features {
        self.0.features()
    }

    fn evaluate(&self) -> i32 {
        self.0.evaluate()
    }

    fn is_noisy(&self, action: ActionOne) -> bool {
        matches!(action, ActionOne::Same(action) if self.0.is_noisy(action))
    }

    fn may_keep_quiet(&self) -> bool {
        self.0.may_keep_quiet()
    }

    fn is_unfamiliar(&self, action: ActionOne) -> bool {
        matches!(action, ActionOne::Same(action) if self.0.is_unfamiliar(action))
    }
}
