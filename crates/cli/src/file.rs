//! Files that are there whole or not at all.

use crate::failure::Failure;
use crate::figures::text;
use pionnier_catalog::Words;
use std::path::{Path, PathBuf};

/// Writes a file beside its final place and moves it there when it is complete: a reader never sees half of it.
pub(crate) fn write_whole(path: &Path, bytes: &[u8], words: &Words) -> Result<usize, Failure> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path)).map_err(|error| {
        // Best effort: the error itself matters more than a leftover.
        let _ = std::fs::remove_file(&beside);
        let details = [text("file", path.display().to_string()), text("why", error.to_string())];
        Failure::Input(words.say("table-unwritable", &details))
    })?;
    Ok(bytes.len())
}
