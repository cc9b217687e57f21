//! What puzzles of Kono are about.

use super::{Action, Kono, Position};
use pionnier_core::{Position as _, Puzzling, images, positions_along};

/// A side with so many men loses with the next one it loses.
const LAST_MEN: u32 = 2;

/// Who has no more turns than this to choose from can hardly move.
const HARDLY_ANY: u32 = 1;

impl Puzzling for Kono {
    const THEMES: &'static [&'static str] = &["shut-in", "last-two-men", "quiet-step", "sacrifice", "hold"];

    fn themes(position: &Position, line: &[Vec<Action>]) -> Vec<&'static str> {
        let solver = position.side();
        let positions = positions_along(position, line);
        let end = positions[positions.len() - 1];
        let mut themes = Vec::new();
        let (steps, captures) = end.mobility(!solver);
        if end.men(!solver).count_ones() >= LAST_MEN && steps + captures <= HARDLY_ANY {
            themes.push("shut-in");
        }
        if position.men(!solver).count_ones() == LAST_MEN || position.men(solver).count_ones() == LAST_MEN {
            themes.push("last-two-men");
        }
        let mut actions = Vec::new();
        position.actions(&mut actions);
        if actions.iter().any(|action| action.is_capture()) && !line[0][0].is_capture() {
            themes.push("quiet-step");
        }
        if end.men(solver).count_ones() < position.men(solver).count_ones() {
            themes.push("sacrifice");
        }
        themes
    }

    fn images(position: &Position) -> Vec<Position> {
        images(position)
    }
}
