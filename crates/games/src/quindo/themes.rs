//! What puzzles of Quindo are about.

use super::{Action, Position, Quindo};
use pionnier_core::{Position as _, Puzzling, Side, images, positions_along};

impl Puzzling for Quindo {
    const THEMES: &'static [&'static str] =
        &["forbidden-length", "into-the-border", "double-turn", "last-disc", "quiet-move", "hold"];

    fn themes(position: &Position, line: &[Vec<Action>]) -> Vec<&'static str> {
        let solver = position.side();
        let positions = positions_along(position, line);
        let mut themes = Vec::new();
        if line.iter().zip(&positions[1..]).step_by(2).any(|(turn, after)| forbids(turn[0], after)) {
            themes.push("forbidden-length");
        }
        // Whoever leaves does so because he must, or because of what he turns over on the way.
        if line.iter().any(|turn| turn[0].leaves()) {
            themes.push("into-the-border");
        }
        let discs = |position: &Position, side: Side| position.discs(side).count_ones();
        let turned = |pair: &[Position]| discs(&pair[0], !solver) - discs(&pair[1], !solver);
        if positions.windows(2).step_by(2).any(|pair| turned(pair) >= 2) {
            themes.push("double-turn");
        }
        if discs(position, solver) == 1 || discs(position, !solver) == 1 {
            themes.push("last-disc");
        }
        if !line[0][0].is_capture() {
            themes.push("quiet-move");
        }
        themes
    }

    fn images(position: &Position) -> Vec<Position> {
        images(position)
    }
}

/// Whether a move takes a capture away from the enemy because he may not use its length (Q6).
fn forbids(action: Action, after: &Position) -> bool {
    if after.end().is_some() {
        return false;
    }
    let discs = Side::BOTH.map(|side| after.discs(side));
    let mut actions = Vec::new();
    Position::new(discs, after.side(), 0).actions(&mut actions);
    actions.iter().any(|reply| reply.length == action.length && reply.is_capture())
}
