//! Our side of the conversation.

use super::EngineLimits;
use super::process::Process;
use crate::{Forfeit, agent::Thought};
use core::time::Duration;
use pionnier_core::{Game, Record, TurnError, read_turn};
use std::io;
use std::time::Instant;

/// Lines that are not the protocol's before we lose patience.
const MOST_GARBAGE: usize = 1_000;

/// An outside engine, started when it is needed and again after it has misbehaved.
pub(crate) struct Client {
    command: String,
    variant: &'static str,
    limits: EngineLimits,
    process: Option<Process>,
    stage: Stage,
}

/// How far we are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// It has just been started.
    Unknown,
    /// It has told who it is, and a game is about to begin.
    NewGame,
    /// A game is going on.
    Game,
}

impl Client {
    pub(crate) fn new(command: &str, variant: &'static str, limits: EngineLimits) -> Client {
        Client { command: command.to_owned(), variant, limits, process: None, stage: Stage::Unknown }
    }

    /// A new game begins; the engine is started if it does not run.
    pub(crate) fn sit_down(&mut self) -> io::Result<()> {
        if self.process.is_some() {
            self.stage = Stage::NewGame;
        } else {
            self.process = Some(Process::start(&self.command)?);
            self.stage = Stage::Unknown;
        }
        Ok(())
    }

    /// Asks for a turn. An engine that does not answer with a legal one is thrown out; the next game starts it again.
    pub(crate) fn choose<G: Game>(&mut self, record: &Record<G::Position>) -> Thought<G::Position> {
        let mut time = Duration::ZERO;
        let turn = self.ask(&position_line::<G>(record), &mut time).and_then(|answer| {
            read_turn::<G>(record.position(), &answer).map_err(|error| match error {
                TurnError::Syntax(_) => Forfeit::garbage(&answer),
                TurnError::Refused { .. } | TurnError::Over(_) => Forfeit::illegal(&answer),
            })
        });
        if turn.is_err() {
            self.process = None;
        }
        Thought { turn, time }
    }

    /// The text of the turn it plays.
    fn ask(&mut self, position: &str, time: &mut Duration) -> Result<String, Forfeit> {
        let process = self.process.as_ref().ok_or(Forfeit::Exited)?;
        let patience = self.limits.patience();
        if self.stage == Stage::Unknown {
            process.say("ugi")?;
            hear(process, "ugiok", patience)?;
            process.say(&format!("setoption name UGI_Variant value {}", self.variant))?;
        }
        if self.stage != Stage::Game {
            process.say("uginewgame")?;
        }
        self.stage = Stage::Game;
        process.say(position)?;
        // Whatever it still had to say about the turn before is over when it says that it is ready.
        process.say("isready")?;
        hear(process, "readyok", patience)?;
        let start = Instant::now();
        process.say(&format!("go {}", self.limits.go))?;
        let answer = hear(process, "bestmove", self.limits.thinking());
        *time = start.elapsed();
        answer
    }
}

/// Listens until a line begins with `word`, and gives the word after it. Anything else is passed over, as the protocol
/// demands; but if the answer never comes, it matters whether nothing was said or nonsense. Before it knows us an engine
/// may say what it likes: many introduce themselves.
fn hear(process: &Process, word: &str, patience: Duration) -> Result<String, Forfeit> {
    let deadline = Instant::now() + patience;
    let mut garbage = 0;
    let mut last = None;
    loop {
        let line = match process.hear(deadline) {
            Ok(line) => line,
            Err(Forfeit::Silent) if last.is_some() && word != "ugiok" => break,
            Err(forfeit) => return Err(forfeit),
        };
        let mut words = line.split_whitespace();
        match words.next() {
            Some(first) if first == word => return Ok(words.next().unwrap_or_default().to_owned()),
            Some("info" | "id" | "option" | "ugiok" | "readyok" | "bestmove") | None => {}
            Some(_) => {
                garbage += 1;
                last = Some(line);
                if garbage > MOST_GARBAGE {
                    break;
                }
            }
        }
    }
    Err(Forfeit::garbage(&last.unwrap_or_default()))
}

/// The game so far. All of it, not only where it stands: the draws of C3 and C4 depend on it.
fn position_line<G: Game>(record: &Record<G::Position>) -> String {
    let mut line = "position ".to_owned();
    if *record.start() == G::start() {
        line.push_str("startpos");
    } else {
        line.push_str("fen ");
        line.push_str(&G::write_position(record.start()));
    }
    for (number, played) in record.played().iter().enumerate() {
        line.push_str(if number == 0 { " moves " } else { " " });
        G::write_turn(&played.before, &played.actions, &mut line);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::position_line;
    use pionnier_core::{Game, Notation, Record, read_turn};
    use pionnier_games::kono::Kono;

    #[test]
    fn a_position_is_told_with_all_its_history() {
        let mut record = Record::new(Kono::start());
        assert_eq!(position_line::<Kono>(&record), "position startpos");
        for turn in ["b1xb3", "d4xd2"] {
            let actions = read_turn::<Kono>(record.position(), turn).unwrap();
            record.try_play(&actions).unwrap();
        }
        assert_eq!(position_line::<Kono>(&record), "position startpos moves b1xb3 d4xd2");
        let other = Record::new(Kono::read_position("yy2/4/4/2rr r").unwrap());
        assert_eq!(position_line::<Kono>(&other), "position fen yy2/4/4/2rr r");
    }
}
