//! Position text and turn text.

use super::position::{BASE_REACHED, STOCK};
use super::{Action, CulDeSac, Fault, Kind, Position, Refusal, Square, Wall};
use crate::reader::Reader;
use pionnier_core::text::{Expected, PositionError, SyntaxError};
use pionnier_core::{Cause, Game, Notation, Position as _, Side, TurnError};

const A_SQUARE: Expected = Expected::Place { code: "expected-square", first: "a1", last: "k14" };

const A_WALL: Expected = Expected::Place { code: "expected-wall", first: "a1h", last: "j13v" };

impl Game for CulDeSac {
    const ID: &'static str = "cul-de-sac";
    const MOVES: &'static str = "B4";
    const LETTERS: [char; 2] = ['w', 'b'];
    const CAUSES: &'static [Cause] = &[BASE_REACHED];

    fn start() -> Position {
        Position::START
    }

    fn steps_to_goal(position: &Position, side: Side) -> Option<usize> {
        position.steps_to_goals(side).into_iter().min()
    }
}

impl Notation for CulDeSac {
    type Position = Position;
    type Refusal = Refusal;
    type Fault = Fault;

    const EXPECTED: &'static [&'static str] = &["expected-wall"];

    fn read_position(text: &str) -> Result<Position, PositionError<Fault>> {
        let mut reader = Reader::new(text);
        let mut pawns = [[Square::new(0, 0); 2]; 2];
        for pair in &mut pawns {
            *pair = read_pawns(&mut reader)?;
            reader.one_of(&[" "])?;
        }
        let mut stock = [[0; 2]; 2];
        for left in &mut stock {
            left[0] = reader.number(usize::from(STOCK))? as u8;
            reader.one_of(&[","])?;
            left[1] = reader.number(usize::from(STOCK))? as u8;
            reader.one_of(&[" "])?;
        }
        let walls = read_walls(&mut reader)?;
        reader.one_of(&[" "])?;
        let side = Side::BOTH[reader.one_of(&["w", "b"])?];
        reader.end()?;
        let walls = Fault::or_walls(&walls).map_err(PositionError::Impossible)?;
        let position = Position::new(pawns, stock, walls, side);
        match Fault::of(&position) {
            Some(fault) => Err(PositionError::Impossible(fault)),
            None => Ok(position),
        }
    }

    fn write_position(position: &Position) -> String {
        let pawns = Side::BOTH.map(|side| {
            let [one, two] = position.pawns(side);
            format!("{one},{two}")
        });
        let left = Side::BOTH.map(|side| {
            let [horizontal, vertical] = Kind::BOTH.map(|kind| position.walls_left(side, kind));
            format!("{horizontal},{vertical}")
        });
        let walls: Vec<String> = position.walls().map(|wall| wall.to_string()).collect();
        let walls = if walls.is_empty() { "-".to_owned() } else { walls.join(",") };
        let side = ['w', 'b'][position.side().index()];
        format!("{} {} {} {} {walls} {side}", pawns[0], pawns[1], left[0], left[1])
    }

    fn write_turn(_: &Position, turn: &[Action], out: &mut String) {
        for action in turn {
            out.push_str(&match action {
                Action::Move { from, to } => format!("{from}-{to}"),
                Action::Skip => "--".to_owned(),
                Action::Place(wall) => format!("/{wall}"),
            });
        }
    }

    fn read_legs(position: &Position, text: &str) -> Result<Vec<Action>, TurnError<Refusal>> {
        let mut reader = Reader::new(text);
        let first = read_first_half(position, &mut reader)?;
        if reader.is_at_end() {
            return Ok(vec![first]);
        }
        let next = position.after(first);
        if !reader.eat("/") {
            let expected = if next.is_mid_turn() { Expected::OneOf(&["/"]) } else { Expected::End };
            return Err(reader.error(expected).into());
        }
        let at = reader.at();
        let (corner, kind) = read_wall(&mut reader)?;
        reader.end()?;
        match Refusal::of_wall(&next, position.side(), corner, kind) {
            Ok(wall) => Ok(vec![first, Action::Place(wall)]),
            Err(reason) => Err(TurnError::Refused { at, reason }),
        }
    }

    /// A turn that could end here would have ended by itself.
    fn finish(_: &Position) -> Result<Action, Refusal> {
        Err(Refusal::WallMissing)
    }
}

fn read_pawns(reader: &mut Reader) -> Result<[Square; 2], SyntaxError> {
    let first = Square::read(reader, A_SQUARE)?;
    reader.one_of(&[","])?;
    let here = reader.clone();
    let second = Square::read(reader, A_SQUARE)?;
    // Two pawns on one square are in order, but impossible.
    if second < first { Err(here.error(Expected::Later)) } else { Ok([first, second]) }
}

/// Reads walls in strictly ascending order, so no more than there are on the board.
fn read_walls(reader: &mut Reader) -> Result<Vec<Wall>, SyntaxError> {
    let mut walls: Vec<Wall> = Vec::new();
    if reader.eat("-") {
        return Ok(walls);
    }
    loop {
        let here = reader.clone();
        let (corner, kind) = read_wall(reader)?;
        let wall = Wall::new(corner, kind).ok_or_else(|| here.error(A_WALL))?;
        if walls.last().is_some_and(|&last| wall <= last) {
            return Err(here.error(Expected::Later));
        }
        walls.push(wall);
        if !reader.eat(",") {
            return Ok(walls);
        }
    }
}

/// Reads the name of a wall, which may stick out of the board.
fn read_wall(reader: &mut Reader) -> Result<(Square, Kind), SyntaxError> {
    let error = reader.error(A_WALL);
    let corner = Square::read(reader, A_WALL)?;
    match reader.one_of(&["h", "v"]) {
        Ok(kind) => Ok((corner, Kind::BOTH[kind])),
        Err(_) => Err(error),
    }
}

fn read_first_half(position: &Position, reader: &mut Reader) -> Result<Action, TurnError<Refusal>> {
    if reader.eat("--") {
        return match Refusal::of_skip(position, reader.is_at_end()) {
            Some(reason) => Err(TurnError::Refused { at: 0, reason }),
            None => Ok(Action::Skip),
        };
    }
    let from = Square::read(reader, A_SQUARE)?;
    reader.one_of(&["-"])?;
    let to = Square::read(reader, A_SQUARE)?;
    let action = Action::Move { from, to };
    if position.is_legal(action) {
        Ok(action)
    } else {
        Err(TurnError::Refused { at: 0, reason: Refusal::of_move(position, from, to) })
    }
}
