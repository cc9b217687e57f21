//! A file of games: JSON, a line for the terms, then a line a game. Whatever ends a run, the file goes on after the last
//! complete line.

use super::{KeptGame, Terms};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// What the first line says besides the terms, so that a file is known for what it is.
const FORMAT: &str = "pionnier-selfplay-1";

#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    #[serde(flatten)]
    terms: Terms,
}

/// A file of games that is being written.
#[derive(Debug)]
pub struct GameFile {
    file: File,
}

/// Why a file of games cannot be used.
#[derive(Debug)]
pub enum GameFileError {
    /// It cannot be read or written.
    Io(io::Error),
    /// It is no file of games.
    Foreign,
    /// Its games were played on other terms.
    OtherTerms(Box<Terms>),
    /// This line, counted from 1, is damaged.
    Damaged(usize),
}

impl From<io::Error> for GameFileError {
    fn from(error: io::Error) -> GameFileError {
        GameFileError::Io(error)
    }
}

impl GameFile {
    /// Opens a file to go on with it, or begins it. Gives how many games it has. Half a line, which a kill leaves behind, is
    /// cut off.
    ///
    /// # Errors
    /// Its games were played on other terms, or a line in it is damaged. Nothing is changed then.
    pub fn open(path: &Path, terms: &Terms) -> Result<(GameFile, u64), GameFileError> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut lines = Lines::new(file);
        let mut games = 0;
        if lines.next()? {
            let found = lines.terms()?;
            if found != *terms {
                return Err(GameFileError::OtherTerms(Box::new(found)));
            }
            while lines.next()? {
                games = lines.game(games)?.number + 1;
            }
        } else if !header(terms).as_bytes().starts_with(&lines.line) {
            // Even of the first line only the beginning may have been written; anything else is not ours.
            return Err(GameFileError::Foreign);
        }
        let end = lines.end;
        let mut file = lines.reader.into_inner();
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        if end == 0 {
            file.write_all(header(terms).as_bytes())?;
        }
        Ok((GameFile { file }, games))
    }

    /// Reads a file, game by game. Half a line at its end is left alone: somebody may still be writing it.
    ///
    /// # Errors
    /// It is no file of games, or a line in it is damaged.
    pub fn read(path: &Path, each: &mut dyn FnMut(KeptGame)) -> Result<Terms, GameFileError> {
        let mut lines = Lines::new(File::open(path)?);
        if !lines.next()? {
            return Err(GameFileError::Foreign);
        }
        let terms = lines.terms()?;
        let mut games = 0;
        while lines.next()? {
            let game = lines.game(games)?;
            games = game.number + 1;
            each(game);
        }
        Ok(terms)
    }

    /// Adds a game. It reaches the system at once: nothing waits in our own memory.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn add(&mut self, game: &KeptGame) -> Result<(), GameFileError> {
        Ok(self.file.write_all(line(game).as_bytes())?)
    }
}

/// The lines of a file, one at a time: files may be larger than memory.
struct Lines {
    reader: BufReader<File>,
    line: Vec<u8>,
    /// The number of the line, counted from 1.
    number: usize,
    /// Where the last complete line ends.
    end: u64,
}

impl Lines {
    fn new(file: File) -> Lines {
        Lines { reader: BufReader::new(file), line: Vec::new(), number: 0, end: 0 }
    }

    /// Whether there is another complete line.
    fn next(&mut self) -> io::Result<bool> {
        self.line.clear();
        self.reader.read_until(b'\n', &mut self.line)?;
        let is_complete = self.line.last() == Some(&b'\n');
        if is_complete {
            self.number += 1;
            self.end += self.line.len() as u64;
        }
        Ok(is_complete)
    }

    fn terms(&self) -> Result<Terms, GameFileError> {
        let header: Header = serde_json::from_slice(&self.line).map_err(|_| GameFileError::Foreign)?;
        if header.format == FORMAT { Ok(header.terms) } else { Err(GameFileError::Foreign) }
    }

    fn game(&self, number: u64) -> Result<KeptGame, GameFileError> {
        let game = serde_json::from_slice(&self.line).ok();
        game.filter(|game: &KeptGame| game.number == number).ok_or(GameFileError::Damaged(self.number))
    }
}

fn header(terms: &Terms) -> String {
    line(&Header { format: FORMAT.to_owned(), terms: terms.clone() })
}

fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("texts and numbers can be written");
    line.push('\n');
    line
}
