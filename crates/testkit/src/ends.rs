//! How games end, and by which rule.

use crate::data::{fields, lines, read};
use crate::walk::outcome_text;
use pionnier_core::{Cause, Game, Position};
use std::path::Path;

/// `ends.txt`: lines `position | winner's letter or draw | RULE code`. Every cause of the game must occur.
pub fn ends_have_the_stated_cause<G: Game>(folder: &Path) {
    let text = read(folder, "ends.txt");
    let mut seen = Vec::new();
    for line in lines(&text) {
        let [position, outcome, cause] = fields(line);
        let position = G::read_position(position).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        let end = position.end().unwrap_or_else(|| panic!("the game goes on: {line}"));
        assert_eq!(outcome_text::<G>(end.outcome), outcome, "{line}");
        let Cause { rule, code } = end.cause;
        assert_eq!(format!("{rule} {code}"), cause, "{line}");
        seen.push(end.cause);
    }
    let missing: Vec<_> = G::CAUSES.iter().filter(|cause| !seen.contains(cause)).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
}
