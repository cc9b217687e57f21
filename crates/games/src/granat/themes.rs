//! What puzzles of Granat are about.

use super::board::GARNET_SQUARE;
use super::position::ChainKind;
use super::{Action, Granat, GranatOne, Position};
use pionnier_core::{Position as _, Puzzling, images, positions_along};

/// Captures in a turn that make a chain long.
const LONG: usize = 3;

impl Puzzling for Granat {
    const THEMES: &'static [&'static str] =
        &["yellow-chain", "long-chain", "lure", "garnet-square", "shut-in", "ball-transfer"];

    fn themes(position: &Position, line: &[Vec<Action>]) -> Vec<&'static str> {
        let positions = positions_along(position, line);
        let turns = || line.iter().zip(&positions).step_by(2);
        let mut themes = Vec::new();
        if turns().any(|(turn, before)| captures(turn) >= 2 && is_yellow(before, turn)) {
            themes.push("yellow-chain");
        }
        if turns().any(|(turn, _)| captures(turn) >= LONG) {
            themes.push("long-chain");
        }
        let lures = |index: usize| {
            let replies = &line[index + 1];
            positions[index + 1].must_capture() && captures(replies) > 0 && captures(&line[index + 2]) > 0
        };
        if (0..line.len().saturating_sub(2)).step_by(2).any(lures) {
            themes.push("lure");
        }
        let concerns = |action: &Action| {
            action.ends().is_some_and(|(from, to)| from == GARNET_SQUARE || to == GARNET_SQUARE)
        };
        if line.iter().flatten().any(concerns) {
            themes.push("garnet-square");
        }
        if positions[positions.len() - 1].end().is_some_and(|end| end.cause.code == "shut-in") {
            themes.push("shut-in");
        }
        if matches!(line[0][0], Action::Ball { .. }) {
            themes.push("ball-transfer");
        }
        themes
    }

    fn images(position: &Position) -> Vec<Position> {
        images(position)
    }
}

/// No new game begins under its rules, and so no puzzle.
impl Puzzling for GranatOne {}

fn captures(turn: &[Action]) -> usize {
    turn.iter().filter(|action| matches!(action, Action::Capture { .. })).count()
}

/// Whether a turn of captures goes along yellow lines that count as such.
fn is_yellow(before: &Position, turn: &[Action]) -> bool {
    let mut position = *before;
    turn.first().is_some_and(|&action| {
        position.play_leg(action);
        position.chain().is_some_and(|chain| chain.kind == ChainKind::Yellow)
    })
}
