//! Reading the files of a game's ground truth.

use std::path::Path;

/// A file's text. A missing file fails the test: ground truth is never optional.
pub(crate) fn read(folder: &Path, name: &str) -> String {
    let path = folder.join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines that say something: not empty, not a `#` comment.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
}

/// The fields of a line, separated by `|`.
pub(crate) fn fields<const N: usize>(line: &str) -> [&str; N] {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    fields.try_into().unwrap_or_else(|_| panic!("a line of {N} fields separated by `|` expected: {line}"))
}
