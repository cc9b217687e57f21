//! Position text and turn text.

use super::board::WIDTHS;
use super::diagnosis::{Leg, Sign};
use super::position::{NO_PAWNS, ONLY_GARNET_PAWNS, SHUT_IN};
use super::{Action, Coordinate, Fault, Granat, Pawn, Point, Position, Refusal};
use crate::ranks::{read_board, write_board};
use crate::reader::Reader;
use pionnier_core::text::PositionError;
use pionnier_core::{Cause, Game, Notation, Position as _, Side, TurnError};

/// Pawns by number: neutral and garnet of the first side, then of the second.
const PAWNS: &[&str] = &["r", "R", "b", "B"];

impl Game for Granat {
    const ID: &'static str = "granat";
    const RULES: &'static str = "2";
    const MOVES: &'static str = "G6";
    const LETTERS: [char; 2] = ['r', 'b'];
    const CAUSES: &'static [Cause] = &[NO_PAWNS, ONLY_GARNET_PAWNS, SHUT_IN];

    fn start() -> Position {
        Position::START
    }
}

impl Notation for Granat {
    type Position = Position;
    type Refusal = Refusal;
    type Fault = Fault;

    fn read_position(text: &str) -> Result<Position, PositionError<Fault>> {
        let mut reader = Reader::new(text);
        let mut pawns = [0; 2];
        let mut balls = 0;
        read_board(&mut reader, &WIDTHS, PAWNS, |number, pawn| {
            let bit = Point::from_index(number).bit();
            pawns[pawn / 2] |= bit;
            balls |= if pawn % 2 == 1 { bit } else { 0 };
        })?;
        reader.one_of(&[" "])?;
        let side = Side::BOTH[reader.one_of(&["r", "b"])?];
        reader.end()?;
        match Fault::of(pawns, balls) {
            Some(fault) => Err(PositionError::Impossible(fault)),
            None => Ok(Position::new(pawns, balls, side)),
        }
    }

    fn write_position(position: &Position) -> String {
        let mut out = String::new();
        write_board(&mut out, &WIDTHS, |number| {
            let Pawn { side, garnet } = position.pawn_on(Point::from_index(number))?;
            Some([['r', 'R'], ['b', 'B']][side.index()][usize::from(garnet)])
        });
        out.push(' ');
        out.push(['r', 'b'][position.side().index()]);
        out
    }

    fn write_turn(_: &Position, turn: &[Action], out: &mut String) {
        for (number, action) in turn.iter().enumerate() {
            let sign = match action {
                Action::Move { .. } => '-',
                Action::Capture { .. } => 'x',
                Action::Ball { .. } => '=',
                Action::Stop => continue,
            };
            if let Some((from, to)) = action.ends() {
                if number == 0 {
                    out.push_str(&from.to_string());
                }
                out.push_str(&format!("{sign}{to}"));
            }
        }
    }

    fn read_legs(position: &Position, text: &str) -> Result<Vec<Action>, TurnError<Refusal>> {
        let mut reader = Reader::new(text);
        if reader.eat("pass") {
            // Other games have it, so players try.
            reader.end()?;
            return Err(refused(0, Refusal::CannotPass));
        }
        let from = read_point(&mut reader)?;
        let sign = [Sign::Move, Sign::Capture, Sign::Ball][reader.one_of(&["-", "x", "="])?];
        let mut leg = Leg { sign, from, to: read_point(&mut reader)? };
        let mut now = *position;
        let mut action = leg.find(&now).ok_or_else(|| refused(0, Refusal::of_first(position, leg)))?;
        let mut turn = vec![action];
        if sign == Sign::Ball {
            reader.end()?;
        }
        while !reader.is_at_end() {
            let mut open = now;
            open.play_leg(action);
            now.apply(action);
            let at = reader.at();
            reader.one_of(if sign == Sign::Capture { &["x"] } else { &["-"] })?;
            leg = Leg { sign, from: leg.to, to: read_point(&mut reader)? };
            let next = if now.is_mid_turn() { leg.find(&now) } else { None };
            action = next.ok_or_else(|| refused(at, Refusal::of_next(&open, leg)))?;
            turn.push(action);
        }
        Ok(turn)
    }

    fn finish(position: &Position) -> Result<Action, Refusal> {
        match position.chain() {
            Some(chain) if !chain.kind.may_stop() => Err(Refusal::of_end(position, chain)),
            _ => Ok(Action::Stop),
        }
    }
}

const fn refused(at: usize, reason: Refusal) -> TurnError<Refusal> {
    TurnError::Refused { at, reason }
}

fn read_point(reader: &mut Reader) -> Result<Point, TurnError<Refusal>> {
    let at = reader.at();
    let place = Coordinate::read(reader)?;
    Point::at(place).ok_or(refused(at, Refusal::NoPoint(place)))
}
