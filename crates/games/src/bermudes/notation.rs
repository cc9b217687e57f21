//! Position text, turn text and the drawn board.

use super::board::SIZE;
use super::position::{NO_CAPTURES, TOO_FEW_MEN};
use super::{Action, Bermudes, Capture, Fault, Position, Refusal, Square};
use crate::grid::draw_grid;
use crate::ranks::{read_board, write_board};
use crate::reader::Reader;
use pionnier_core::text::PositionError;
use pionnier_core::{Cause, Drawing, Game, Notation, Position as _, Side, TurnError};

impl Game for Bermudes {
    const ID: &'static str = "bermudes";
    const MOVES: &'static str = "M3";
    const LETTERS: [char; 2] = ['w', 'b'];
    const CAUSES: &'static [Cause] = &[TOO_FEW_MEN, NO_CAPTURES];

    fn start() -> Position {
        Position::START
    }
}

impl Notation for Bermudes {
    type Position = Position;
    type Refusal = Refusal;
    type Fault = Fault;

    fn read_position(text: &str) -> Result<Position, PositionError<Fault>> {
        let mut reader = Reader::new(text);
        let mut men = [0; 2];
        read_board(&mut reader, &ROWS, &["w", "b"], |number, man| men[man] |= square_at(number).bit())?;
        reader.one_of(&[" "])?;
        let side = Side::BOTH[reader.one_of(&["w", "b"])?];
        reader.end()?;
        match Fault::of(men) {
            Some(fault) => Err(PositionError::Impossible(fault)),
            None => Ok(Position::new(men, side, None)),
        }
    }

    fn write_position(position: &Position) -> String {
        let letter = |side: Side| Bermudes::LETTERS[side.index()];
        let mut out = String::new();
        write_board(&mut out, &ROWS, |number| position.man_on(square_at(number)).map(letter));
        out.push(' ');
        out.push(letter(position.side()));
        out
    }

    fn write_turn(_: &Position, turn: &[Action], out: &mut String) {
        for (number, action) in turn.iter().enumerate() {
            match action {
                Action::Eliminate { from, to } => out.push_str(&format!("{from}x{to}")),
                Action::Jump { from, to } if number == 0 => out.push_str(&format!("{from}^{to}")),
                Action::Jump { to, .. } => out.push_str(&format!("^{to}")),
                Action::Stop => {}
                Action::Pass => out.push_str("pass"),
            }
        }
    }

    fn read_legs(position: &Position, text: &str) -> Result<Vec<Action>, TurnError<Refusal>> {
        let mut reader = Reader::new(text);
        if reader.eat("pass") {
            reader.end()?;
            return match Refusal::of_pass(position) {
                Some(reason) => Err(TurnError::Refused { at: 0, reason }),
                None => Ok(vec![Action::Pass]),
            };
        }
        let from = Square::read(&mut reader)?;
        let capture = [Capture::Elimination, Capture::Jump][reader.one_of(&["x", "^"])?];
        let to = Square::read(&mut reader)?;
        let action = match capture {
            Capture::Elimination => Action::Eliminate { from, to },
            Capture::Jump => Action::Jump { from, to },
        };
        if !position.is_legal(action) {
            let reason = Refusal::of_first_leg(position, capture, from, to);
            return Err(TurnError::Refused { at: 0, reason });
        }
        match capture {
            Capture::Elimination => nothing_follows(&mut reader, to)?,
            Capture::Jump => return read_chain(position, action, to, &mut reader),
        }
        Ok(vec![action])
    }

    fn finish(_: &Position) -> Result<Action, Refusal> {
        // A chain may stop after any of its jumps (M6).
        Ok(Action::Stop)
    }
}

impl Drawing for Bermudes {
    const LEGEND: &'static [(char, &'static str)] = &[
        ('○', "legend-white"),
        ('●', "legend-black"),
        ('◎', "legend-white-moving"),
        ('◉', "legend-black-moving"),
    ];

    fn draw(position: &Position) -> String {
        draw_grid(
            SIZE,
            SIZE,
            |column| (column + 1).to_string(),
            |row| char::from(b'A' + row as u8).to_string(),
            |column, row| {
                let square = Square::new(row, column);
                let moving = position.mover() == Some(square);
                match position.man_on(square) {
                    Some(Side::First) if moving => '◎',
                    Some(Side::First) => '○',
                    Some(Side::Second) if moving => '◉',
                    Some(Side::Second) => '●',
                    None => ' ',
                }
            },
        )
    }
}

pub(super) const ROWS: [usize; SIZE] = [SIZE; SIZE];

/// The square with this number in reading order.
pub(super) fn square_at(number: usize) -> Square {
    Square::new(number / SIZE, number % SIZE)
}

/// Makes sure that the turn ends with the elimination on `square`.
fn nothing_follows(reader: &mut Reader, square: Square) -> Result<(), TurnError<Refusal>> {
    let at = reader.at();
    if reader.eat("x") || reader.eat("^") {
        Square::read(reader)?;
        return Err(TurnError::Refused { at, reason: Refusal::AfterElimination(square) });
    }
    Ok(reader.end()?)
}

/// Reads the jumps after the first one, which has landed on `from`.
fn read_chain(
    position: &Position,
    first: Action,
    mut from: Square,
    reader: &mut Reader,
) -> Result<Vec<Action>, TurnError<Refusal>> {
    let mut turn = vec![first];
    let mut now = position.after(first);
    while !reader.is_at_end() {
        let at = reader.at();
        // An elimination is understood, to be refused by its rule, but `^` is all that could stand here.
        let elimination = reader.eat("x");
        if !elimination {
            reader.one_of(&["^"])?;
        }
        let to = Square::read(reader)?;
        let action = Action::Jump { from, to };
        if now.is_beaten(!position.side()) {
            return Err(TurnError::Refused { at, reason: Refusal::ChainHasWon(from) });
        } else if elimination {
            return Err(TurnError::Refused { at, reason: Refusal::EliminationInChain(to) });
        } else if !now.is_legal(action) {
            let reason = Refusal::of_jump(position, &now, from, to);
            return Err(TurnError::Refused { at, reason });
        }
        now.apply(action);
        turn.push(action);
        from = to;
    }
    Ok(turn)
}
