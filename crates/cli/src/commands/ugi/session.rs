//! A conversation with a client: the position it has set, its options, and what is being thought about.

use super::clock::Go;
use super::order::{Complaint, Order, Query};
use super::output::say;
use super::settings::Settings;
use super::task::Task;
use super::thinking::{Signal, Thinking};
use pionnier_catalog::thought::{Limits, Options, TranspositionTable};
use pionnier_catalog::{AnyRecord, Ending, Outcome, Side, Words};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;

/// No more turns than this are listed.
const MOST_MOVES: usize = 10_000;

/// What an order is answered with: lines to be said at once, or the end.
type Answer = Result<ControlFlow<(), Vec<String>>, Complaint>;

pub(super) struct Session {
    settings: Settings,
    record: Arc<dyn AnyRecord>,
    /// Made when it is first needed, since a client may change its size before.
    table: Option<Arc<TranspositionTable>>,
    /// Games since the beginning: a level plays each in its own way.
    games: u64,
    thinking: Option<Thinking>,
}

impl Session {
    pub(super) fn new() -> Session {
        let settings = Settings::new();
        let record = settings.game.start().record().into();
        Session { settings, record, table: None, games: 0, thinking: None }
    }

    pub(super) fn obey(&mut self, order: Order, words: &Words) -> Answer {
        let lines = match order {
            Order::Quit => return Ok(ControlFlow::Break(())),
            Order::Nothing => Vec::new(),
            Order::Ugi => introduce(),
            Order::IsReady => {
                self.make_ready()?;
                vec!["readyok".to_owned()]
            }
            Order::NewGame => {
                self.games += 1;
                self.table = None;
                self.record = self.settings.game.start().record().into();
                Vec::new()
            }
            Order::SetOption { name, value } => {
                self.set_option(&name, &value)?;
                Vec::new()
            }
            Order::Position { text, turns } => {
                self.record = self.position(text.as_deref(), &turns, words)?.into();
                Vec::new()
            }
            Order::Go(go) => {
                self.go(go)?;
                Vec::new()
            }
            Order::Perft(depth) => {
                self.perft(depth, words)?;
                Vec::new()
            }
            Order::Stop => {
                if let Some(thinking) = &self.thinking {
                    thinking.stop();
                }
                Vec::new()
            }
            Order::Query(query) => self.answer(&query, words),
        };
        Ok(ControlFlow::Continue(lines))
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Complaint> {
        let before = (self.settings.game.id(), self.settings.hash);
        self.settings.set(name, value)?;
        if self.settings.game.id() != before.0 {
            self.record = self.settings.game.start().record().into();
            self.table = None;
        } else if self.settings.hash != before.1 {
            self.table = None;
        }
        Ok(())
    }

    /// The record of a position and turns. If one of them is refused, everything stays as it was.
    fn position(
        &self,
        text: Option<&str>,
        turns: &[String],
        words: &Words,
    ) -> Result<Box<dyn AnyRecord>, Complaint> {
        let game = self.settings.game;
        let start = match text {
            Some(text) => game.read(text).map_err(|objection| {
                Complaint::new("bad-position").with("why", objection.words_with_rule(game, words.language()))
            })?,
            None => game.start(),
        };
        let mut record = start.record();
        for (number, turn) in turns.iter().enumerate() {
            record.play(turn).map_err(|objection| {
                Complaint::new("bad-turn")
                    .number("number", number + 1)
                    .quoting("turn", turn)
                    .with("why", objection.words_with_rule(game, words.language()))
            })?;
        }
        Ok(record)
    }

    fn table(&mut self) -> Result<Arc<TranspositionTable>, Complaint> {
        if let Some(table) = &self.table {
            return Ok(Arc::clone(table));
        }
        let megabytes = self.settings.hash as usize;
        let table = TranspositionTable::try_new(megabytes << 20)
            .map(Arc::new)
            .ok_or_else(|| Complaint::new("ugi-no-memory").number("megabytes", megabytes))?;
        self.table = Some(Arc::clone(&table));
        Ok(table)
    }

    /// Does now what would otherwise cost time of the first turn.
    fn make_ready(&mut self) -> Result<(), Complaint> {
        if !self.is_thinking() {
            let table = self.table()?;
            self.record.think(&table, Options::default(), Limits::depth(1), &mut |_| {});
        }
        Ok(())
    }

    fn is_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(Thinking::is_going_on)
    }

    /// Begins work in a thread of its own, unless there is some going on.
    fn begin(&mut self, work: impl FnOnce(&Signal) + Send + 'static) -> Result<(), Complaint> {
        if self.is_thinking() {
            return Err(Complaint::new("ugi-thinking"));
        }
        // What is left of the thread before must have said its last word.
        self.thinking = None;
        let thinking = Thinking::start(work)
            .map_err(|error| Complaint::new("ugi-no-thread").with("why", error.to_string()))?;
        self.thinking = Some(thinking);
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), Complaint> {
        let begun = Instant::now();
        let side = self.record.position().side();
        let task = Task {
            record: Arc::clone(&self.record),
            table: self.table()?,
            level: self.settings.level as u8,
            seed: u64::from(self.settings.seed) + (self.games << 32),
            options: Options {
                threads: self.settings.threads as usize,
                lines: self.settings.lines as usize,
                ..Options::default()
            },
            go,
            begun,
            time: go.time(side),
            usual: go.usual(side),
        };
        self.begin(move |signal| task.run(signal))
    }

    fn perft(&mut self, depth: u32, words: &Words) -> Result<(), Complaint> {
        let record = Arc::clone(&self.record);
        let stopped = Complaint::new("ugi-perft-stopped").words(words);
        self.begin(move |signal| {
            let count = record.position().perft_until(depth, &|| signal.is_stopped());
            signal.answered();
            // If nobody reads this any more, the other thread will notice too.
            let _ = say(&[count.map_or(stopped, |count| format!("response {count}"))]);
        })
    }

    fn answer(&self, query: &Query, words: &Words) -> Vec<String> {
        let outcome = self.record.ending().map(Ending::outcome);
        let answer = match query {
            Query::GameOver => outcome.is_some().to_string(),
            Query::FirstSidesTurn => (self.record.position().side() == Side::First).to_string(),
            Query::Result => match outcome {
                Some(Outcome::Win(Side::First)) => "p1win".to_owned(),
                Some(Outcome::Win(Side::Second)) => "p2win".to_owned(),
                Some(Outcome::Draw) => "draw".to_owned(),
                None => "none".to_owned(),
            },
            Query::LegalMoves => return self.legal_moves(words),
        };
        vec![format!("response {answer}")]
    }

    fn legal_moves(&self, words: &Words) -> Vec<String> {
        let mut response = "response".to_owned();
        let mut count = 0;
        // A game that history has ended has no legal turns either.
        if self.record.ending().is_none() {
            self.record.position().turns(&mut |turn| {
                count += 1;
                if count > MOST_MOVES {
                    return ControlFlow::Break(());
                }
                response.push(' ');
                response.push_str(turn);
                ControlFlow::Continue(())
            });
        }
        let mut lines = vec![response];
        if count > MOST_MOVES {
            lines.push(Complaint::new("ugi-more-moves").number("limit", MOST_MOVES).words(words));
        }
        lines
    }
}

fn introduce() -> Vec<String> {
    let mut lines = vec![
        concat!("id name Pionnier ", env!("CARGO_PKG_VERSION")).to_owned(),
        "id author the Pionnier authors".to_owned(),
    ];
    lines.extend(Settings::describe());
    lines.push("ugiok".to_owned());
    lines
}
