//! The board as front ends see it.

use super::board::{Colour, GARNET_SQUARE, LINES, word};
use super::diagnosis::first_pawn;
use super::moves::Moves;
use super::position::ChainKind;
use super::{Action, Coordinate, Granat, Pawn, Point, Position};
use crate::reader::Reader;
use pionnier_core::scene::{
    self, Handling, Label, Layout, Line, LineKind, Man, ManKind, Note, PlaceKind, Scene, Scenery, Touch,
    TouchKind,
};
use pionnier_core::{Detail, Position as _};

impl Scenery for Granat {
    const NOTES: &'static [&'static str] =
        &["may-stop", "must-go-on", "yellow-off", "protected", "ball-must-leave", "must-capture"];

    fn layout() -> Layout {
        let place = |point: Point| scene::Place {
            name: point.to_string(),
            x: file(point.place().file),
            y: rank(point.place().rank),
            kind: if point == GARNET_SQUARE { PlaceKind::Landmark } else { PlaceKind::Point },
        };
        Layout {
            places: Point::all().map(place).collect(),
            lines: LINES.iter().filter_map(|&(colour, points)| line(colour, points)).collect(),
            columns: (1..=Coordinate::FILES)
                .map(|number| Label { text: char::from(b'a' - 1 + number).to_string(), at: file(number) })
                .collect(),
            rows: (1..=Coordinate::RANKS)
                .map(|number| Label { text: number.to_string(), at: rank(number) })
                .collect(),
            ..Layout::default()
        }
    }

    fn scene(position: &Position) -> Scene {
        let man = |point: Point| {
            let Pawn { side, garnet } = position.pawn_on(point)?;
            Some(Man {
                place: point.to_string(),
                side,
                kind: if garnet { ManKind::Carrier } else { ManKind::Pawn },
            })
        };
        Scene { men: Point::all().filter_map(man).collect(), ..Scene::default() }
    }

    /// What the garnet square does to the turn that begins, and what is compulsory; in mid-turn, how it can go on.
    fn notes(position: &Position) -> Vec<Note> {
        let note = |code, rule, point| Note { code, rule, details: vec![Detail::place("square", point)] };
        if let Some(chain) = position.chain() {
            return vec![match chain.kind {
                ChainKind::Jumps => note("may-stop", "G6", chain.at),
                ChainKind::Black(_) => note("may-stop", "G13", chain.at),
                ChainKind::Neutral => note("must-go-on", "G12", chain.at),
                ChainKind::Yellow => note("must-go-on", "G13", chain.at),
            }];
        }
        if position.end().is_some() {
            return Vec::new();
        }
        let moves = Moves::of(position);
        let mut notes = Vec::new();
        if position.is_yellow_off() {
            notes.push(note("yellow-off", "G16", GARNET_SQUARE));
        }
        if moves.is_protected() {
            notes.push(note("protected", "G17", GARNET_SQUARE));
        }
        if moves.ball_must_leave() {
            notes.push(note("ball-must-leave", "G18", GARNET_SQUARE));
        }
        if position.must_capture() {
            notes.push(Note { code: "must-capture", rule: "G14", details: Vec::new() });
        }
        notes
    }
}

fn file(number: u8) -> i32 {
    2 * (i32::from(number) - 1)
}

fn rank(number: u8) -> i32 {
    2 * (i32::from(number) - 1)
}

/// A line from its first point to its last.
fn line(colour: Colour, points: &str) -> Option<Line> {
    let (first, mut at) = word(points, 0)?;
    let mut last = first;
    while let Some((place, end)) = word(points, at) {
        (last, at) = (place, end);
    }
    let kind = match colour {
        Colour::Black => LineKind::Plain,
        Colour::Yellow => LineKind::Accent,
    };
    Some(Line { from: first.to_string(), to: last.to_string(), kind })
}

impl Handling for Granat {
    fn touch(_: &Position, action: Action) -> Touch {
        match action {
            Action::Move { from, to } => Touch::leg(from, to, Vec::new()),
            Action::Capture { from, over, to } => Touch::leg(from, to, vec![over.to_string()]),
            Action::Ball { from, to } => {
                Touch { kind: TouchKind::Transfer, ..Touch::leg(from, to, Vec::new()) }
            }
            Action::Stop => Touch::nothing(TouchKind::Stop),
        }
    }

    /// Whoever goes from a garnet pawn to a neutral one means its ball, and whoever goes to or over an enemy pawn means to
    /// capture. A chain goes on with the pawn that has begun it, and as it has begun.
    fn attempt(position: &Position, from: &str, to: &str) -> Option<String> {
        if let Some(chain) = position.chain() {
            let sign = if chain.kind == ChainKind::Jumps { '-' } else { 'x' };
            return (chain.at.to_string() == from).then(|| format!("{sign}{to}"));
        }
        let point = |name: &str| Point::at(Coordinate::read(&mut Reader::new(name)).ok()?);
        let sign = match point(from).zip(point(to)) {
            Some((from, to)) => sign_between(position, from, to),
            None => '-',
        };
        Some(format!("{from}{sign}{to}"))
    }
}

fn sign_between(position: &Position, from: Point, to: Point) -> char {
    let own = |pawn: &Pawn| pawn.side == position.side();
    let giver = position.pawn_on(from).filter(own).is_some_and(|pawn| pawn.garnet);
    let receiver = position.pawn_on(to).filter(own).is_some_and(|pawn| !pawn.garnet);
    let met = first_pawn(position, from, to);
    match met {
        _ if giver && receiver => '=',
        Some(pawn) if !own(&pawn) => 'x',
        _ => '-',
    }
}
