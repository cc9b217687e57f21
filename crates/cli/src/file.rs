//! Files that are there whole or not at all.

use crate::failure::Failure;
use crate::figures::text;
use pionnier_catalog::Words;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Writes a file beside its final place and moves it there when it is complete: a reader never sees half of it.
pub(crate) fn write_whole(path: &Path, bytes: &[u8], words: &Words) -> Result<usize, Failure> {
    Draft::open(path, words)?.finish(bytes, words)
}

/// A file beside its final place, opened before there is anything to write: whether that can be done is known before the work is. What
/// fails is removed; who is killed leaves an empty file, which the next one replaces.
pub(crate) struct Draft {
    path: PathBuf,
    beside: PathBuf,
    file: File,
}

impl Draft {
    pub(crate) fn open(path: &Path, words: &Words) -> Result<Draft, Failure> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".part");
        let beside = PathBuf::from(beside);
        // A folder can have a file beside it, but not be replaced by one.
        let opened =
            if path.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { File::create(&beside) };
        let file = opened.map_err(|error| unwritable(path, &error, words))?;
        Ok(Draft { path: path.to_owned(), beside, file })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes all of it and moves it where it belongs. Gives how many bytes.
    pub(crate) fn finish(mut self, bytes: &[u8], words: &Words) -> Result<usize, Failure> {
        self.file
            .write_all(bytes)
            .and_then(|()| std::fs::rename(&self.beside, &self.path))
            .map_err(|error| unwritable(&self.path, &error, words))?;
        Ok(bytes.len())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // Once it is finished there is nothing left to remove; before that an error matters more than a leftover.
        let _ = std::fs::remove_file(&self.beside);
    }
}

fn unwritable(path: &Path, error: &io::Error, words: &Words) -> Failure {
    let details = [text("file", path.display().to_string()), text("why", error.to_string())];
    Failure::Input(words.say("table-unwritable", &details))
}
