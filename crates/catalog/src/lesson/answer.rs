//! What is said to somebody who tries a task.

use super::boards::Exercise;
use super::goal::Trial;
use crate::{AnyGame, Language, Objection};
use pionnier_core::scene::Handling;
use pionnier_core::{Detail, Position as _, read_turn};
use serde::Serialize;

/// What came of a turn that was meant to do a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It does what was asked.
    Reached,
    /// It is legal, but does not.
    Missed(Miss),
    /// It is not legal.
    Refused(Objection),
}

/// Why a turn does not do what was asked: for programs as a code, for people in words.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Miss {
    /// A stable name: `missed-take`.
    pub code: &'static str,
    /// What the words are filled with.
    #[serde(skip)]
    pub details: Vec<Detail>,
}

impl Miss {
    /// Every code a miss can have.
    pub const CODES: &'static [&'static str] = &[
        "missed-take",
        "missed-turn",
        "missed-win",
        "missed-later-win",
        "missed-safe",
        "missed-survive",
        "missed-lost",
        "missed-reach",
        "missed-carry",
        "missed-force",
        "missed-delay",
        "missed-near",
    ];

    /// The miss as a sentence.
    #[must_use]
    pub fn words(&self, game: &dyn AnyGame, language: Language) -> String {
        game.words(language).say(self.code, &self.details)
    }
}

/// Judges a turn. The first goal that is missed is the one spoken of.
pub(crate) fn judge<G: Handling>(exercise: &Exercise, turn: &str) -> Answer {
    let before = match G::read_position(&exercise.task.position) {
        Ok(position) => position,
        Err(error) => return Answer::Refused(Objection::to_position::<G>(&error, &exercise.task.position)),
    };
    let actions = match read_turn::<G>(&before, turn) {
        Ok(actions) => actions,
        Err(error) => return Answer::Refused(Objection::to_turn::<G>(&error, turn)),
    };
    let after = actions.into_iter().fold(before, |position, action| position.after(action));
    let trial = Trial::<G> { before, after };
    match exercise.goals.iter().find_map(|goal| trial.miss(goal)) {
        Some(miss) => Answer::Missed(miss),
        None => Answer::Reached,
    }
}

#[cfg(test)]
mod tests {
    use super::Trial;
    use crate::lesson::Boards;
    use crate::{GAMES, Playable, Visitor, visit};

    /// Judges every task of a game as if its turn had changed nothing.
    struct Unmoved;

    impl Visitor for Unmoved {
        type Output = usize;

        fn visit<G: Playable>(self) -> usize {
            let path = format!("{}/lessons/{}/boards.txt", env!("CARGO_MANIFEST_DIR"), G::ID);
            let file = std::fs::read_to_string(path).unwrap();
            let boards = Boards::read(&file, &G::write_position(&G::start())).unwrap();
            for exercise in &boards.exercises {
                let before = G::read_position(&exercise.task.position).ok().unwrap();
                let trial = Trial::<G> { before, after: before };
                let miss = exercise.goals.iter().find_map(|goal| trial.miss(goal));
                assert!(miss.is_some(), "{} {} is solved from the start", G::ID, exercise.task.name);
            }
            boards.exercises.len()
        }
    }

    #[test]
    fn no_task_is_solved_before_it_is_begun() {
        for game in GAMES {
            assert!(visit(game.id(), Unmoved) >= Some(6), "{}", game.id());
        }
    }

    #[test]
    fn boards_that_are_not_understood_are_named_by_their_line() {
        for (file, line) in [
            ("diagram one\nposition start\nplay a1", 3),
            ("# words\n\ntask one\ngoal fly 3", 4),
            ("task one\ngoal take 0", 2),
            ("picture one", 1),
        ] {
            assert_eq!(Boards::read(file, "").unwrap_err(), format!("boards.txt:{line}"));
        }
    }
}
