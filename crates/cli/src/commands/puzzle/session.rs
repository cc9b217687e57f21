//! Puzzles posed one after another in a terminal.

use super::Posed;
use super::order::Order;
use crate::commands::show::{board, describe_ending, side_name};
use crate::failure::Failure;
use crate::figures::text;
use crate::input::{self, LONGEST_TURN, Line};
use crate::worth;
use core::ops::ControlFlow;
use pionnier_catalog::puzzle::{Goal, Puzzle};
use pionnier_catalog::screen::Frame;
use pionnier_catalog::thought::{Limits, Options, TranspositionTable};
use pionnier_catalog::{AnyGame, AnyRecord, Detail, Words};
use std::io::{BufRead, Write};

/// Positions looked at to say what refutes a wrong turn.
const NODES: u64 = 100_000;

/// Who asks and where the answers come from.
pub(super) struct Session<'w, R, W> {
    pub(super) words: &'w Words,
    pub(super) input: R,
    pub(super) out: W,
}

/// A puzzle on the board.
struct Open {
    game: &'static dyn AnyGame,
    puzzle: &'static Puzzle,
    record: Box<dyn AnyRecord>,
    /// Turns of the solution that were played.
    played: usize,
    hints: usize,
}

impl<R: BufRead, W: Write> Session<'_, R, W> {
    /// Poses the puzzles in their order until there are no more or the solver leaves.
    pub(super) fn pose(&mut self, posed: &[Posed]) -> Result<(), Failure> {
        for &(game, puzzle) in posed {
            let position = game.read(&puzzle.position).expect("a test reads every puzzle");
            let open = Open { game, puzzle, record: position.record(), played: 0, hints: 0 };
            if self.solve(open)?.is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Poses one puzzle; breaks off if the solver leaves.
    fn solve(&mut self, mut open: Open) -> Result<ControlFlow<()>, Failure> {
        let Puzzle { id, grade, goal, .. } = open.puzzle;
        let name = open.game.words(self.words.language()).say("name", &[]);
        let details = [text("id", id.clone()), text("game", name), text("grade", grade.to_string())];
        self.say("puzzle-title", &details)?;
        self.show_board(&open)?;
        let side = side_name(open.game, open.record.position().side(), self.words);
        let task = if *goal == Goal::Win { "puzzle-to-win" } else { "puzzle-to-draw" };
        self.say(task, &[text("side", side.clone())])?;
        loop {
            write!(self.out, "{side}> ")?;
            self.out.flush()?;
            let line = match input::line(&mut self.input, LONGEST_TURN)? {
                Line::Text(line) if line.is_empty() => continue,
                Line::Text(line) => line,
                Line::TooLong => {
                    self.say("play-line-too-long", &[])?;
                    continue;
                }
                Line::End => {
                    writeln!(self.out)?;
                    return Ok(ControlFlow::Break(()));
                }
            };
            match Order::read(&line) {
                Order::Quit => return Ok(ControlFlow::Break(())),
                Order::Next => return Ok(ControlFlow::Continue(())),
                Order::Help => {
                    let turn = open.game.words(self.words.language()).say("turn-help", &[]);
                    self.say("puzzle-help", &[text("turn", turn)])?;
                }
                Order::Board => self.show_board(&open)?,
                Order::Hint => self.hint(&mut open)?,
                Order::Solution => {
                    self.show_solution(&mut open)?;
                    return Ok(ControlFlow::Continue(()));
                }
                Order::Turn(typed) => {
                    if self.answer(&mut open, &typed)? {
                        return Ok(ControlFlow::Continue(()));
                    }
                }
            }
        }
    }

    /// Judges an answer, and says whether the puzzle is solved.
    fn answer(&mut self, open: &mut Open, typed: &str) -> Result<bool, Failure> {
        let turn = match open.record.typed(typed) {
            Ok(turn) => turn,
            Err(objection) => {
                writeln!(self.out, "{}", objection.words_with_rule(open.game, self.words.language()))?;
                return Ok(false);
            }
        };
        if turn != open.puzzle.solution[open.played] {
            self.refute(open, &turn)?;
            return Ok(false);
        }
        open.play();
        let Some(reply) = open.puzzle.solution.get(open.played) else {
            self.show_board(open)?;
            self.say("puzzle-solved", &[])?;
            self.tell_end(open)?;
            return Ok(true);
        };
        let side = side_name(open.game, open.record.position().side(), self.words);
        let details = [text("side", side), text("turn", reply.clone())];
        open.play();
        self.show_board(open)?;
        self.say("puzzle-goes-on", &details)?;
        Ok(false)
    }

    /// Says what is wrong with a turn: what the other side answers, and what is left then.
    fn refute(&mut self, open: &mut Open, turn: &str) -> Result<(), Failure> {
        open.record.play(turn).map_err(|objection| {
            Failure::Input(objection.words_with_rule(open.game, self.words.language()))
        })?;
        let table = TranspositionTable::new(4 << 20);
        let analysis = open.record.think(&table, Options::default(), Limits::nodes(NODES), &mut |_| {});
        let ending = open.record.ending();
        open.record.undo();
        let turn = text("turn", turn);
        let Some(line) = analysis.lines.first() else {
            let how = ending.map(|ending| describe_ending(open.game, ending, self.words));
            return self.say("puzzle-wrong-end", &[turn, text("how", how.unwrap_or_default())]);
        };
        let details = [
            turn,
            text("reply", line.turns[0].clone()),
            text("worth", worth::words(line.worth.before(), self.words)),
        ];
        self.say("puzzle-wrong", &details)
    }

    /// First what it is about, then with which man the turn begins.
    fn hint(&mut self, open: &mut Open) -> Result<(), Failure> {
        open.hints += 1;
        if open.hints == 1 {
            return self.tell_themes(open);
        }
        let turn = &open.puzzle.solution[open.played];
        let film = open.record.film(turn, "").expect("a test plays every solution");
        let begins = film.frames.into_iter().find_map(|Frame { touch, .. }| touch.from.or(touch.to));
        self.say("puzzle-hint", &[text("place", begins.expect("a turn begins somewhere"))])
    }

    fn show_solution(&mut self, open: &mut Open) -> Result<(), Failure> {
        let rest = open.puzzle.solution[open.played..].join(" ");
        self.say("puzzle-solution", &[text("turns", rest)])?;
        while open.played < open.puzzle.solution.len() {
            open.play();
        }
        self.show_board(open)?;
        self.tell_end(open)
    }

    /// How the line has ended, and what it was about.
    fn tell_end(&mut self, open: &Open) -> Result<(), Failure> {
        match open.record.ending() {
            Some(ending) => writeln!(self.out, "{}", describe_ending(open.game, ending, self.words))?,
            None if open.puzzle.goal == Goal::Win => self.say("puzzle-won", &[])?,
            None => self.say("puzzle-drawn", &[])?,
        }
        self.tell_themes(open)
    }

    fn tell_themes(&mut self, open: &Open) -> Result<(), Failure> {
        for theme in open.game.themes(self.words.language()) {
            if open.puzzle.themes.iter().any(|code| code == theme.code) {
                self.say("puzzle-theme", &[text("name", theme.name), text("about", theme.words)])?;
            }
        }
        Ok(())
    }

    fn show_board(&mut self, open: &Open) -> Result<(), Failure> {
        write!(self.out, "\n{}\n", board(open.game, &*open.record.position(), self.words))?;
        Ok(())
    }

    fn say(&mut self, name: &str, details: &[Detail]) -> Result<(), Failure> {
        writeln!(self.out, "{}", self.words.say(name, details))?;
        Ok(())
    }
}

impl Open {
    /// Plays the next turn of the solution.
    fn play(&mut self) {
        self.record.play(&self.puzzle.solution[self.played]).expect("a test plays every solution");
        self.played += 1;
    }
}
