//! Something with the words for it.

use serde::Serialize;

/// Something that programs know by its code, together with what a person is told of it.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct Said<T> {
    /// What it is.
    #[serde(flatten)]
    pub of: T,
    /// A sentence.
    pub words: String,
}
