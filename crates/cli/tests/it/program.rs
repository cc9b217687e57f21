//! Running the real binary.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// What a run of the program answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) status: i32,
}

/// Runs `pionnier` in a neutral locale with this on its standard input.
pub(crate) fn run_with(input: &[u8], arguments: &[&str]) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pionnier"))
        .args(arguments)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let input = input.to_vec();
    // In a thread of its own: the program may answer before it has read everything, or never read at all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer ends");
    let answer = Answer {
        out: String::from_utf8(output.stdout).expect("it speaks UTF-8"),
        err: String::from_utf8(output.stderr).expect("it speaks UTF-8"),
        status: output.status.code().expect("it is not killed"),
    };
    assert!(!answer.err.contains("panicked"), "{arguments:?}: {}", answer.err);
    answer
}

/// Runs `pionnier` without input.
pub(crate) fn run(arguments: &[&str]) -> Answer {
    run_with(b"", arguments)
}
