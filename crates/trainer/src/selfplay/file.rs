//! A file of games: a journal of them, in their order.

use super::{KeptGame, Terms};
use pionnier_arena::{Journal, JournalError};
use std::path::Path;

/// What such a file says it is.
const FORMAT: &str = "pionnier-selfplay-1";

/// A file of games that is being written.
#[derive(Debug)]
pub struct GameFile(Journal);

/// Why a file of games cannot be used.
pub type GameFileError = JournalError<Terms>;

impl GameFile {
    /// Opens a file to go on with it, or begins it. Gives how many games it has. Half a line, which a kill leaves behind, is
    /// cut off.
    ///
    /// # Errors
    /// Its games were played on other terms, or a line in it is damaged. Nothing is changed then.
    pub fn open(path: &Path, terms: &Terms) -> Result<(GameFile, u64), GameFileError> {
        let mut games = 0;
        let journal = Journal::open(path, FORMAT, terms, 1, &mut |number, game: KeptGame| {
            games = number as u64 + 1;
            game.number == number as u64
        })?;
        Ok((GameFile(journal), games))
    }

    /// Reads a file, game by game.
    ///
    /// # Errors
    /// It is no file of games, or a line in it is damaged.
    pub fn read(path: &Path, each: &mut dyn FnMut(KeptGame)) -> Result<Terms, GameFileError> {
        Journal::read(path, FORMAT, &mut |number, game: KeptGame| {
            let is_sound = game.number == number as u64;
            if is_sound {
                each(game);
            }
            is_sound
        })
    }

    /// Adds a game.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn add(&mut self, game: &KeptGame) -> Result<(), GameFileError> {
        Ok(self.0.add(core::slice::from_ref(game))?)
    }
}
