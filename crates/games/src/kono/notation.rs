//! Position text, turn text and the drawn board.

use super::board::SIZE;
use super::position::{SHUT_IN, TOO_FEW_MEN};
use super::{Action, Fault, Kono, Position, Refusal, Square};
use crate::grid::draw_grid;
use crate::ranks::{read_board, write_board};
use crate::reader::Reader;
use pionnier_core::text::PositionError;
use pionnier_core::{Cause, Drawing, Game, Notation, Position as _, Side, TurnError};

impl Game for Kono {
    const ID: &'static str = "kono";
    const MOVES: &'static str = "K3";
    const LETTERS: [char; 2] = ['r', 'y'];
    const CAUSES: &'static [Cause] = &[TOO_FEW_MEN, SHUT_IN];

    fn start() -> Position {
        Position::START
    }
}

impl Notation for Kono {
    type Position = Position;
    type Refusal = Refusal;
    type Fault = Fault;

    fn read_position(text: &str) -> Result<Position, PositionError<Fault>> {
        let mut reader = Reader::new(text);
        let mut men = [0; 2];
        read_board(&mut reader, &RANKS, &["r", "y"], |number, man| men[man] |= square_at(number).bit())?;
        reader.one_of(&[" "])?;
        let side = Side::BOTH[reader.one_of(&["r", "y"])?];
        reader.end()?;
        match Fault::of(men) {
            Some(fault) => Err(PositionError::Impossible(fault)),
            None => Ok(Position::new(men, side)),
        }
    }

    fn write_position(position: &Position) -> String {
        let mut out = String::new();
        write_board(&mut out, &RANKS, |number| {
            position.man_on(square_at(number)).map(|side| ['r', 'y'][side.index()])
        });
        out.push(' ');
        out.push(['r', 'y'][position.side().index()]);
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
        let from = Square::read(&mut reader)?;
        let capture = reader.one_of(&["-", "x"])? == 1;
        let to = Square::read(&mut reader)?;
        reader.end()?;
        let action = Action { from, to };
        if action.is_capture() == capture && position.is_legal(action) {
            Ok(vec![action])
        } else {
            Err(TurnError::Refused { at: 0, reason: Refusal::of(position, action, capture) })
        }
    }

    fn finish(_: &Position) -> Result<Action, Refusal> {
        unreachable!("a turn of Kono is one action, so no position is in the middle of one")
    }
}

impl Drawing for Kono {
    const LEGEND: &'static [(char, &'static str)] = &[('●', "legend-red"), ('○', "legend-yellow")];

    fn draw(position: &Position) -> String {
        draw_grid(
            SIZE,
            SIZE,
            |file| char::from(b'a' + file as u8).to_string(),
            |row| (SIZE - row).to_string(),
            |file, row| match position.man_on(Square::new(file, SIZE - 1 - row)) {
                Some(Side::First) => '●',
                Some(Side::Second) => '○',
                None => ' ',
            },
        )
    }
}

pub(super) const RANKS: [usize; SIZE] = [SIZE; SIZE];

/// The square with this number in reading order, from the top left.
pub(super) fn square_at(number: usize) -> Square {
    Square::new(number % SIZE, SIZE - 1 - number / SIZE)
}
