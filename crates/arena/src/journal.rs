//! A journal: JSON, a line for the terms, then a line an entry. Whatever ends a run, the journal goes on after what is
//! complete.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::Path;

/// What the first line says: what the journal is, so that it is known for one, and the terms.
#[derive(Serialize, Deserialize)]
struct Header<T> {
    format: String,
    #[serde(flatten)]
    terms: T,
}

/// A journal that is being written.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

/// Why a journal on these terms cannot be used.
#[derive(Debug)]
pub enum JournalError<T> {
    /// It cannot be read or written.
    Io(io::Error),
    /// It is no journal of this kind.
    Foreign,
    /// It was kept on other terms.
    OtherTerms(Box<T>),
    /// This line, counted from 1, is damaged.
    Damaged(usize),
}

impl<T> From<io::Error> for JournalError<T> {
    fn from(error: io::Error) -> JournalError<T> {
        JournalError::Io(error)
    }
}

impl Journal {
    /// Opens a journal to go on with it, or begins it. Entries belong together in groups of so many; what a kill leaves behind,
    /// half a line or half a group, is cut off. `each` sees every complete line with its number, counted from 0, and says
    /// whether it can be that one.
    ///
    /// # Errors
    /// It was kept on other terms, or a line in it is damaged. Nothing is changed then.
    pub fn open<T: JournalTerms, E: DeserializeOwned>(
        path: &Path,
        format: &str,
        terms: &T,
        group: usize,
        each: &mut dyn FnMut(usize, E) -> bool,
    ) -> Result<Journal, JournalError<T>> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut lines = Lines::new(file);
        let header = line(&Header { format: format.to_owned(), terms: terms.clone() });
        let mut end = 0;
        if lines.next()? {
            let found = lines.terms(format)?;
            if found != *terms {
                return Err(JournalError::OtherTerms(Box::new(found)));
            }
            end = lines.end;
            while lines.next()? {
                lines.entry(each)?;
                if (lines.number - 1).is_multiple_of(group) {
                    end = lines.end;
                }
            }
        } else if !header.as_bytes().starts_with(&lines.line) {
            // Even of the first line only the beginning may have been written; anything else is not ours.
            return Err(JournalError::Foreign);
        }
        let mut file = lines.reader.into_inner();
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        if end == 0 {
            file.write_all(header.as_bytes())?;
        }
        Ok(Journal { file })
    }

    /// Reads a journal, entry by entry, and gives its terms. Half a line at its end is left alone: somebody may still be writing
    /// it.
    ///
    /// # Errors
    /// It is no journal of this kind, or a line in it is damaged.
    pub fn read<T: JournalTerms, E: DeserializeOwned>(
        path: &Path,
        format: &str,
        each: &mut dyn FnMut(usize, E) -> bool,
    ) -> Result<T, JournalError<T>> {
        let mut lines = Lines::new(File::open(path)?);
        if !lines.next()? {
            return Err(JournalError::Foreign);
        }
        let terms = lines.terms(format)?;
        while lines.next()? {
            lines.entry(each)?;
        }
        Ok(terms)
    }

    /// Adds entries. They reach the system at once and together: nothing waits in our own memory.
    ///
    /// # Errors
    /// They cannot be written.
    pub fn add(&mut self, entries: &[impl Serialize]) -> io::Result<()> {
        self.file.write_all(entries.iter().map(line).collect::<String>().as_bytes())
    }
}

/// What a journal is kept on: two with the same terms are the same.
pub trait JournalTerms: Clone + PartialEq + Serialize + DeserializeOwned {}

impl<T: Clone + PartialEq + Serialize + DeserializeOwned> JournalTerms for T {}

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

    fn terms<T: JournalTerms>(&self, format: &str) -> Result<T, JournalError<T>> {
        let header: Header<T> = serde_json::from_slice(&self.line).map_err(|_| JournalError::Foreign)?;
        if header.format == format { Ok(header.terms) } else { Err(JournalError::Foreign) }
    }

    fn entry<T, E: DeserializeOwned>(
        &self,
        each: &mut dyn FnMut(usize, E) -> bool,
    ) -> Result<(), JournalError<T>> {
        let entry = serde_json::from_slice(&self.line).ok();
        let is_sound = entry.is_some_and(|entry| each(self.number - 2, entry));
        if is_sound { Ok(()) } else { Err(JournalError::Damaged(self.number)) }
    }
}

fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("texts and numbers can be written");
    line.push('\n');
    line
}
