//! The commands that teach the engine: `selfplay`, `train`.

pub(super) mod selfplay;
pub(super) mod train;

use crate::failure::Failure;
use crate::figures::{count, text};
use pionnier_catalog::Words;
use pionnier_trainer::selfplay::GameFileError;
use std::path::Path;

/// Unless something else is asked for, runs repeat themselves.
const SEED: u64 = 1;

/// Why a file of games cannot be used, in words.
fn unusable(path: &Path, error: GameFileError, words: &Words) -> Failure {
    let path = text("path", path.display().to_string());
    Failure::Input(match error {
        GameFileError::Io(error) => words.say("file-failed", &[path, text("why", error.to_string())]),
        GameFileError::Foreign => words.say("games-foreign", &[path]),
        GameFileError::OtherTerms(found) => words.say(
            "games-other-terms",
            &[
                path,
                text("game", found.game),
                text("rules", found.rules),
                count("nodes", found.nodes),
                count("seed", found.seed),
            ],
        ),
        GameFileError::Damaged(line) => words.say("games-damaged", &[path, count("line", line as u64)]),
    })
}
