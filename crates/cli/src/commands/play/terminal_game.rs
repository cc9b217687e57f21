//! A game being played in a terminal: what is shown, what is asked, what is done with the answer.

use super::computer::Computer;
use super::order::{Order, is_yes};
use crate::commands::show::{board, describe_ending, side_name};
use crate::failure::Failure;
use crate::input::{self, LONGEST_TURN, Line};
use crate::worth;
use pionnier_catalog::thought::{Limits, Options, TranspositionTable};
use pionnier_catalog::{AnyGame, AnyRecord, Detail, Objection, Side, Value, Words};
use std::io::{BufRead, Write};
use std::ops::ControlFlow;

/// How many turns `moves` shows at once.
const SHOWN: usize = 60;

/// Positions looked at for a hint: a moment's thought, stronger than most levels.
const HINT_NODES: u64 = 100_000;

/// A game being played: two people, or a person and the computer.
pub(super) struct TerminalGame<'w, R, W> {
    pub(super) game: &'static dyn AnyGame,
    pub(super) record: Box<dyn AnyRecord>,
    pub(super) words: &'w Words,
    /// Who plays one side, if a person does not.
    pub(super) computer: Option<Computer>,
    /// Whether a person sits at the other end, who may have mistyped and is asked again before a game is given up.
    pub(super) is_terminal: bool,
    pub(super) input: R,
    pub(super) out: W,
}

impl<R: BufRead, W: Write> TerminalGame<'_, R, W> {
    /// Plays until the players leave.
    pub(super) fn play(&mut self) -> Result<(), Failure> {
        self.say("play-welcome", &[text("game", self.game.words(self.words.language()).say("name", &[]))])?;
        self.introduce_computer()?;
        self.show_board()?;
        loop {
            let ending = self.record.ending();
            let side = self.record.position().side();
            if ending.is_none() && self.computer_plays(side)? {
                continue;
            }
            let prompt = if ending.is_some() { self.words.say("play-over", &[]) } else { self.name(side) };
            write!(self.out, "{prompt}> ")?;
            self.out.flush()?;
            match input::line(&mut self.input, LONGEST_TURN)? {
                Line::Text(line) if line.is_empty() => {}
                Line::Text(line) => {
                    if self.obey(Order::read(&line))?.is_break() {
                        return self.leave();
                    }
                }
                Line::TooLong => self.say("play-line-too-long", &[])?,
                Line::End => {
                    writeln!(self.out)?;
                    return self.leave();
                }
            }
        }
    }

    /// Says who sits on the other side and what to expect.
    fn introduce_computer(&mut self) -> Result<(), Failure> {
        let Some(level) = self.computer.as_ref().and_then(Computer::level) else { return Ok(()) };
        let words = self.game.words(self.words.language());
        let details = [
            Detail::number("level", level.into()),
            text("name", words.say(&format!("level-{level}"), &[])),
            text("about", words.say(&format!("level-{level}-about"), &[])),
        ];
        self.say("play-opponent", &details)
    }

    fn obey(&mut self, order: Order) -> Result<ControlFlow<()>, Failure> {
        match order {
            Order::Quit => return Ok(ControlFlow::Break(())),
            Order::Help => {
                let turn_help = self.game.words(self.words.language()).say("turn-help", &[]);
                self.say("play-help", &[text("turn", turn_help)])?;
            }
            Order::Board => self.show_board()?,
            Order::Position => writeln!(self.out, "{}", self.record.position().text())?,
            Order::Moves(prefix) => self.show_moves(&prefix)?,
            Order::Undo => self.undo()?,
            Order::Hint => self.hint()?,
            Order::New => {
                self.record = self.record.start().record();
                self.show_board()?;
            }
            Order::Resign => {
                if self.confirms("play-resign-sure")? {
                    // Against the computer it is always the person who gives up.
                    let side =
                        self.computer_side().map_or_else(|| self.record.position().side(), |side| !side);
                    self.settle(|record| record.resign(side))?;
                }
            }
            Order::Draw if self.computer.is_some() => self.say("play-draw-declined", &[])?,
            Order::Draw => {
                if self.confirms("play-draw-sure")? {
                    self.settle(|record| record.agree_draw())?;
                }
            }
            Order::Turn(turn) => match self.play_typed(&turn) {
                Ok(()) => self.after_turn()?,
                Err(objection) => {
                    writeln!(self.out, "{}", objection.words_with_rule(self.game, self.words.language()))?;
                }
            },
        }
        Ok(ControlFlow::Continue(()))
    }

    fn play_typed(&mut self, typed: &str) -> Result<(), Objection> {
        let turn = self.record.typed(typed)?;
        self.record.play(&turn)
    }

    fn computer_side(&self) -> Option<Side> {
        self.computer.as_ref().map(|computer| computer.side)
    }

    /// Lets the computer play if it is its turn, and says whether it was.
    fn computer_plays(&mut self, side: Side) -> Result<bool, Failure> {
        let Some(computer) = self.computer.as_mut().filter(|computer| computer.side == side) else {
            return Ok(false);
        };
        let turn = computer.turn(&*self.record).expect("the game goes on");
        self.record.play(&turn).map_err(|objection| {
            Failure::Input(objection.words_with_rule(self.game, self.words.language()))
        })?;
        self.say("play-computer", &[text("side", self.name(side)), text("turn", turn)])?;
        self.after_turn()?;
        Ok(true)
    }

    /// Shows what the engine would play and what it hopes for.
    fn hint(&mut self) -> Result<(), Failure> {
        let table = TranspositionTable::new(4 << 20);
        let analysis = self.record.think(&table, Options::default(), Limits::nodes(HINT_NODES), &mut |_| {});
        let Some(line) = analysis.lines.first() else { return self.say("play-no-hint", &[]) };
        let details = [
            text("turn", line.turns[0].clone()),
            text("worth", worth::words(line.worth, self.words)),
            text("chance", worth::percent(line.worth.chance, self.words)),
        ];
        self.say("play-hint", &details)
    }

    fn after_turn(&mut self) -> Result<(), Failure> {
        self.show_board()?;
        self.announce_ending()
    }

    fn announce_ending(&mut self) -> Result<(), Failure> {
        if let Some(ending) = self.record.ending() {
            writeln!(self.out, "{}", describe_ending(self.game, ending, self.words))?;
            self.say("play-after-end", &[])?;
        }
        Ok(())
    }

    fn settle(
        &mut self,
        end: impl FnOnce(&mut dyn AnyRecord) -> Result<(), Objection>,
    ) -> Result<(), Failure> {
        match end(&mut *self.record) {
            Ok(()) => self.announce_ending(),
            Err(objection) => {
                writeln!(self.out, "{}", objection.words_with_rule(self.game, self.words.language()))?;
                Ok(())
            }
        }
    }

    /// Takes back the last turn; against the computer back to the person's last turn.
    fn undo(&mut self) -> Result<(), Failure> {
        let Some(mut turn) = self.record.undo() else { return self.say("play-nothing-to-undo", &[]) };
        while Some(self.record.position().side()) == self.computer_side() {
            match self.record.undo() {
                Some(earlier) => turn = earlier,
                // The computer began: there is no turn of the person's to take back.
                None => break,
            }
        }
        self.say("play-undone", &[text("turn", turn)])?;
        self.show_board()
    }

    fn show_moves(&mut self, prefix: &str) -> Result<(), Failure> {
        let mut turns = Vec::new();
        let mut more = false;
        self.record.position().turns(&mut |turn| {
            if turn.starts_with(prefix) {
                more = turns.len() == SHOWN;
                if more {
                    return ControlFlow::Break(());
                }
                turns.push(turn.to_owned());
            }
            ControlFlow::Continue(())
        });
        if turns.is_empty() {
            return self.say("play-no-moves", &[text("prefix", prefix.escape_debug().to_string())]);
        }
        let width = turns.iter().map(String::len).max().unwrap_or(1) + 2;
        for row in turns.chunks((78 / width).max(1)) {
            let row: Vec<String> = row.iter().map(|turn| format!("{turn:<width$}")).collect();
            writeln!(self.out, "{}", row.concat().trim_end())?;
        }
        if more {
            self.say("play-more-moves", &[text("example", turns[0].clone())])?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let board = board(self.game, &*self.record.position(), self.words);
        write!(self.out, "\n{board}\n")?;
        Ok(())
    }

    /// Says goodbye and how to go on later: what was played is never lost.
    fn leave(&mut self) -> Result<(), Failure> {
        let turns = self.record.turns();
        if turns.is_empty() {
            return Ok(());
        }
        let start = self.record.start().text();
        let is_usual = start == self.game.start().text();
        let position = if is_usual { String::new() } else { format!(" --position \"{start}\"") };
        let against =
            self.computer.as_ref().map(|computer| computer.arguments(self.game.letter(!computer.side)));
        let command = format!(
            "pionnier play {}{position}{} --turns \"{}\"",
            self.game.id(),
            against.unwrap_or_default(),
            turns.join(" ")
        );
        self.say("play-goodbye", &[text("command", command)])
    }

    fn confirms(&mut self, question: &str) -> Result<bool, Failure> {
        if !self.is_terminal {
            return Ok(true);
        }
        write!(self.out, "{} ", self.words.say(question, &[]))?;
        self.out.flush()?;
        Ok(matches!(input::line(&mut self.input, LONGEST_TURN)?, Line::Text(line) if is_yes(&line)))
    }

    fn name(&self, side: Side) -> String {
        side_name(self.game, side, self.words)
    }

    fn say(&mut self, name: &str, details: &[Detail]) -> Result<(), Failure> {
        writeln!(self.out, "{}", self.words.say(name, details))?;
        Ok(())
    }
}

fn text(name: &'static str, text: String) -> Detail {
    Detail { name, value: Value::Text(text) }
}
