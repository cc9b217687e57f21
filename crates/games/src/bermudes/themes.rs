//! What puzzles of Bermudes are about.

use super::position::FEWEST_MEN;
use super::{Action, Bermudes, Position};
use pionnier_core::{Position as _, Puzzling, images, positions_along};

/// A chain of so many jumps is long.
const LONG: usize = 3;

/// So many men turned in one turn are many.
const MANY: u32 = 5;

impl Puzzling for Bermudes {
    const THEMES: &'static [&'static str] =
        &["long-chain", "turn-five", "mate-of-six", "elimination", "lure"];

    fn themes(position: &Position, line: &[Vec<Action>]) -> Vec<&'static str> {
        let solver = position.side();
        let positions = positions_along(position, line);
        let jumps =
            |turn: &Vec<Action>| turn.iter().filter(|action| matches!(action, Action::Jump { .. })).count();
        let mut themes = Vec::new();
        if line.iter().step_by(2).any(|turn| jumps(turn) >= LONG) {
            themes.push("long-chain");
        }
        let men = |position: &Position| position.men(solver).count_ones();
        if positions.windows(2).step_by(2).any(|pair| men(&pair[1]) >= men(&pair[0]) + MANY) {
            themes.push("turn-five");
        }
        if position.men(!solver).count_ones() <= FEWEST_MEN + 1 {
            themes.push("mate-of-six");
        }
        if matches!(line[0][0], Action::Eliminate { .. }) {
            themes.push("elimination");
        }
        // The reply takes something, and the answer to that takes more back.
        let is_lure = positions
            .windows(4)
            .step_by(2)
            .any(|four| men(&four[2]) < men(&four[1]) && men(&four[3]) > men(&four[1]));
        if is_lure {
            themes.push("lure");
        }
        themes
    }

    fn images(position: &Position) -> Vec<Position> {
        images(position)
    }
}
