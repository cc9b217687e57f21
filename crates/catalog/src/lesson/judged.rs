//! What is said to somebody who tries a task.

use super::boards::Exercise;
use super::goal::Trial;
use crate::{AnyGame, Language, Objection, Said};
use pionnier_core::scene::Handling;
use pionnier_core::{Detail, Position as _, read_turn};
use serde::Serialize;

/// What came of a turn that was meant to do a task.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "verdict")]
pub enum Judged {
    /// It does what was asked.
    Reached,
    /// It is legal, but does not, and this is why.
    Missed(#[cfg_attr(feature = "ts", ts(type = "Said<Miss>"))] Said<Miss>),
    /// It is not legal.
    Refused {
        /// Why.
        #[cfg_attr(feature = "ts", ts(type = "Said<Objection>"))]
        objection: Said<Objection>,
    },
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
}

/// Judges a turn. The first goal that is missed is the one spoken of.
pub(crate) fn judge<G: Handling>(
    exercise: &Exercise,
    turn: &str,
    game: &dyn AnyGame,
    language: Language,
) -> Judged {
    match miss::<G>(exercise, turn) {
        Ok(None) => Judged::Reached,
        Ok(Some(of)) => Judged::Missed(Said { words: game.words(language).say(of.code, &of.details), of }),
        Err(objection) => Judged::Refused { objection: objection.said(game, language) },
    }
}

fn miss<G: Handling>(exercise: &Exercise, turn: &str) -> Result<Option<Miss>, Objection> {
    let text = &exercise.task.position;
    let before = G::read_position(text).map_err(|error| Objection::to_position::<G>(&error, text))?;
    let actions = read_turn::<G>(&before, turn).map_err(|error| Objection::to_turn::<G>(&error, turn))?;
    let after = actions.into_iter().fold(before, |position, action| position.after(action));
    let trial = Trial::<G> { before, after };
    Ok(exercise.goals.iter().find_map(|goal| trial.miss(goal)))
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
