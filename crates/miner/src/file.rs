//! Puzzles as a file: how they were made, then a line each.

use crate::Puzzle;
use pionnier_core::Game;

/// The text of a file of puzzles that was made of so many with this seed. `pionnier_catalog::puzzle` reads it.
#[must_use]
pub fn write<G: Game>(puzzles: &[Puzzle], seed: u64) -> String {
    let mut text = format!(
        "# id, grade, rating, goal, themes, position, solution; docs/PUZZLES.md says what is proved of them. Made by\n\
         #   pionnier mine {id} --count {count} --seed {seed} --out crates/catalog/puzzles/{id}.txt\n",
        id = G::ID,
        count = puzzles.len(),
    );
    for Puzzle { id, graded, goal, themes, position, line } in puzzles {
        let fields = [
            id,
            &graded.grade.to_string(),
            &graded.rating.to_string(),
            goal.code(),
            &themes.join(","),
            position,
            line,
        ];
        text.push_str(&fields.join("\t"));
        text.push('\n');
    }
    text
}
