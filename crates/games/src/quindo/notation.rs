//! Position text, turn text and the drawn board.

use super::board::SIZE;
use super::position::{LONGEST, NO_DISCS};
use super::{Action, Fault, Position, Quindo, Refusal, Square};
use crate::grid::draw_grid;
use crate::ranks::{read_board, write_board};
use crate::reader::Reader;
use pionnier_core::text::PositionError;
use pionnier_core::{Cause, Drawing, Game, Notation, Position as _, Side, TurnError};

impl Game for Quindo {
    const ID: &'static str = "quindo";
    const MOVES: &'static str = "Q3";
    const LETTERS: [char; 2] = ['w', 'b'];
    const CAUSES: &'static [Cause] = &[NO_DISCS];

    fn start() -> Position {
        Position::START
    }
}

impl Notation for Quindo {
    type Position = Position;
    type Refusal = Refusal;
    type Fault = Fault;

    fn read_position(text: &str) -> Result<Position, PositionError<Fault>> {
        let mut reader = Reader::new(text);
        let mut discs = [0; 2];
        let mut on_border = None;
        read_board(&mut reader, &RANKS, &["w", "b"], |number, disc| {
            let square = square_at(number);
            discs[disc] |= square.bit();
            on_border = on_border.or(square.is_border().then_some(square));
        })?;
        reader.one_of(&[" "])?;
        let side = Side::BOTH[reader.one_of(&["w", "b"])?];
        reader.one_of(&[" "])?;
        let previous = reader.number(usize::from(LONGEST))? as u8;
        reader.end()?;
        match on_border.map(Fault::DiscOnBorder).or_else(|| Fault::of(discs)) {
            Some(fault) => Err(PositionError::Impossible(fault)),
            None => Ok(Position::new(discs, side, previous)),
        }
    }

    fn write_position(position: &Position) -> String {
        let mut out = String::new();
        write_board(&mut out, &RANKS, |number| {
            position.disc_on(square_at(number)).map(|side| ['w', 'b'][side.index()])
        });
        out.push_str(&format!(" {} {}", ['w', 'b'][position.side().index()], position.previous_length()));
        out
    }

    fn write_turn(_: &Position, turn: &[Action], out: &mut String) {
        for action in turn {
            let sign = if action.is_capture() { 'x' } else { '-' };
            out.push_str(&format!("{}{sign}{}", action.from, action.to));
        }
    }

    fn read_legs(position: &Position, text: &str) -> Result<Vec<Action>, TurnError<Refusal>> {
        let mut reader = Reader::new(text);
        if reader.eat("pass") {
            reader.end()?;
            return Err(TurnError::Refused { at: 0, reason: Refusal::CannotPass });
        }
        let from = Square::read(&mut reader)?;
        let capture = reader.one_of(&["-", "x"])? == 1;
        let to = Square::read(&mut reader)?;
        reader.end()?;
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let action = actions.into_iter().find(|action| (action.from, action.to) == (from, to));
        match action.filter(|action| action.is_capture() == capture) {
            Some(action) => Ok(vec![action]),
            None => Err(TurnError::Refused { at: 0, reason: Refusal::of(position, from, to) }),
        }
    }

    fn finish(_: &Position) -> Result<Action, Refusal> {
        unreachable!("a turn of Quindo is one action, so no position is in the middle of one")
    }
}

impl Drawing for Quindo {
    const LEGEND: &'static [(char, &'static str)] = &[
        ('○', "legend-white"),
        ('●', "legend-black"),
        ('▒', "legend-border"),
        ('≠', "legend-previous-length"),
    ];

    fn draw(position: &Position) -> String {
        let mut out = draw_grid(
            SIZE,
            SIZE,
            |file| char::from(b'a' + file as u8).to_string(),
            |row| (SIZE - row).to_string(),
            |file, row| {
                let square = Square::new(file, SIZE - 1 - row);
                match position.disc_on(square) {
                    Some(Side::First) => '○',
                    Some(Side::Second) => '●',
                    None if square.is_border() => '▒',
                    None => ' ',
                }
            },
        );
        // The length that this move must not have (Q6) is part of the position, so it is part of the picture.
        if position.previous_length() > 0 {
            out.push_str(&format!("\n    ≠ {}\n", position.previous_length()));
        }
        out
    }
}

pub(super) const RANKS: [usize; SIZE] = [SIZE; SIZE];

/// The square with this number in reading order, from the top left.
pub(super) fn square_at(number: usize) -> Square {
    Square::new(number % SIZE, SIZE - 1 - number / SIZE)
}
