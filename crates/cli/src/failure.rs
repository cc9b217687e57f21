//! How a command can fail, and what the shell is told.

use pionnier_catalog::Words;
use std::io;
use std::process::ExitCode;

/// Why a command ended early.
pub(crate) enum Failure {
    /// The answer is no, and has been given: exit status 1.
    No,
    /// Something in the input is wrong, in words: exit status 2.
    Input(String),
    /// Reading or writing failed: exit status 2, but none at all if the reader of our output has simply gone away.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl Failure {
    /// Says what went wrong and gives the exit status.
    pub(crate) fn report(self, words: &Words) -> ExitCode {
        match self {
            Failure::No => ExitCode::from(1),
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Io(error) => complain(words, &error.to_string()),
            Failure::Input(text) => complain(words, &text),
        }
    }
}

/// Writes an error to the standard error output; exit status 2.
pub(crate) fn complain(words: &Words, text: &str) -> ExitCode {
    use std::io::Write as _;
    // If even this cannot be written there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{} {text}", words.say("error", &[]));
    ExitCode::from(2)
}
