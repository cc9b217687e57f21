//! A program that is spoken to line by line and never waited for longer than is agreed.

use super::words::split;
use crate::Forfeit;
use core::time::Duration;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Instant;

/// No line of the protocol is longer: the longest turns have some hundred legs.
const LONGEST_LINE: u64 = 1 << 16;

/// Lines that may wait to be heard or read. A program that says more has to wait; one that never reads is given up.
const WAITING: usize = 64;

/// How long a program may take to leave when it is told to.
const GOODBYE: Duration = Duration::from_millis(200);

/// A running program.
pub(super) struct Process {
    child: Child,
    input: SyncSender<String>,
    output: Receiver<Heard>,
}

/// What the reading thread found.
enum Heard {
    Line(String),
    TooLong(String),
}

impl Process {
    /// Starts a program. Reading and writing have a thread each, so that neither can block us.
    pub(super) fn start(command: &str) -> io::Result<Process> {
        let words = split(command);
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // What it complains about is for the person who runs the match.
            .stderr(Stdio::inherit())
            .spawn()?;
        let (input, to_write) = sync_channel::<String>(WAITING);
        let (heard, output) = sync_channel(WAITING);
        if let Some(mut pipe) = child.stdin.take() {
            thread::spawn(move || {
                for line in to_write {
                    if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
                        break;
                    }
                }
            });
        }
        if let Some(pipe) = child.stdout.take() {
            thread::spawn(move || {
                let mut pipe = BufReader::new(pipe);
                while let Some(line) = read_line(&mut pipe) {
                    let is_last = matches!(line, Heard::TooLong(_));
                    if heard.send(line).is_err() || is_last {
                        break;
                    }
                }
            });
        }
        Ok(Process { child, input, output })
    }

    /// Says a line.
    pub(super) fn say(&self, line: &str) -> Result<(), Forfeit> {
        self.input.try_send(format!("{line}\n")).map_err(|error| match error {
            TrySendError::Full(_) => Forfeit::Silent,
            TrySendError::Disconnected(_) => Forfeit::Exited,
        })
    }

    /// The next line it says, without the spaces around it.
    pub(super) fn hear(&self, deadline: Instant) -> Result<String, Forfeit> {
        match self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong(beginning)) => Err(Forfeit::garbage(&beginning)),
            Err(RecvTimeoutError::Timeout) => Err(Forfeit::Silent),
            Err(RecvTimeoutError::Disconnected) => Err(Forfeit::Exited),
        }
    }
}

impl Drop for Process {
    /// Asks the program to leave; if it does not, ends it.
    fn drop(&mut self) {
        let _ = self.say("quit");
        let deadline = Instant::now() + GOODBYE;
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next line; nothing if there is no more.
fn read_line(pipe: &mut impl BufRead) -> Option<Heard> {
    let mut bytes = Vec::new();
    let count = pipe.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes).ok()?;
    let line = String::from_utf8_lossy(&bytes).trim().to_owned();
    match count as u64 {
        0 => None,
        count if count > LONGEST_LINE => Some(Heard::TooLong(line)),
        _ => Some(Heard::Line(line)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Forfeit, Process};
    use core::time::Duration;
    use std::time::Instant;

    fn hear(process: &Process, milliseconds: u64) -> Result<String, Forfeit> {
        process.hear(Instant::now() + Duration::from_millis(milliseconds))
    }

    #[test]
    fn lines_are_said_and_heard() {
        let process = Process::start("cat").unwrap();
        process.say("hello there").unwrap();
        assert_eq!(hear(&process, 5_000), Ok("hello there".to_owned()));
        assert_eq!(hear(&process, 20), Err(Forfeit::Silent));
    }

    #[test]
    fn a_program_that_leaves_is_noticed_and_its_last_words_are_heard() {
        let process = Process::start("echo 'last words'").unwrap();
        assert_eq!(hear(&process, 5_000), Ok("last words".to_owned()));
        assert_eq!(hear(&process, 5_000), Err(Forfeit::Exited));
        assert!(Process::start("no-such-program-anywhere").is_err());
    }

    #[test]
    fn a_program_that_never_reads_or_never_stops_talking_cannot_hold_us_up() {
        let deaf = Process::start("sleep 600").unwrap();
        let long = "x".repeat(10_000);
        let outcome = (0..1_000).find_map(|_| deaf.say(&long).err());
        assert_eq!(outcome, Some(Forfeit::Silent));

        let flood = Process::start("yes").unwrap();
        assert_eq!(hear(&flood, 5_000), Ok("y".to_owned()));
        let endless = Process::start("cat /dev/zero").unwrap();
        assert!(matches!(hear(&endless, 5_000), Err(Forfeit::Garbage(_))));
        let start = Instant::now();
        drop((deaf, flood, endless));
        assert!(start.elapsed() < Duration::from_secs(10));
    }
}
