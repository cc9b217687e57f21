//! Granat by version 1 of its rules, for games that were begun under it: they are shown as what they were, and played to
//! their end.
//!
//! Two things were otherwise. A player without a legal move passed, and if neither player had one the game was a draw
//! (C2); now G21. And the move of a neutral pawn counted as irreversible (C4).

use super::position::{NO_PAWNS, ONLY_GARNET_PAWNS, SHUT_IN};
use super::{Action, Fault, Granat, Position, Refusal};
use crate::reader::Reader;
use pionnier_core::scene::{Handling, Layout, Note, Scene, Scenery, Touch, TouchKind};
use pionnier_core::text::PositionError;
use pionnier_core::{
    Arrangement, Arranging, Cause, Detail, Drawing, End, Game, Notation, Position as _, Reason, Scope, Side,
    TurnError,
};

/// The game of Granat by version 1 of its rules.
#[derive(Clone, Copy, Debug)]
pub struct GranatOne;

/// A position of Granat by version 1 of its rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PositionOne(pub Position);

/// What a player does with one touch by version 1 of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionOne {
    /// Something that can be done today too.
    Same(Action),
    /// There is no legal move (C2).
    Pass,
}

/// Neither side can move (C2).
const NO_MOVES: Cause = Cause { rule: "C2", code: "no-moves" };

impl PositionOne {
    /// The same board with the other side to move.
    fn passed(&self) -> PositionOne {
        PositionOne(self.0.turned())
    }

    fn is_shut_in(&self) -> bool {
        self.0.end().is_some_and(|end| *end.cause == SHUT_IN)
    }
}

impl pionnier_core::Position for PositionOne {
    type Action = ActionOne;

    fn side(&self) -> Side {
        self.0.side()
    }

    fn is_mid_turn(&self) -> bool {
        self.0.is_mid_turn()
    }

    fn end(&self) -> Option<End> {
        if self.is_shut_in() {
            self.passed().is_shut_in().then_some(End::drawn(&NO_MOVES))
        } else {
            self.0.end()
        }
    }

    fn actions(&self, out: &mut Vec<ActionOne>) {
        let mut same = Vec::new();
        self.0.actions(&mut same);
        out.extend(same.into_iter().map(ActionOne::Same));
        if self.is_shut_in() && self.end().is_none() {
            out.push(ActionOne::Pass);
        }
    }

    fn apply(&mut self, action: ActionOne) {
        match action {
            ActionOne::Same(action) => self.0.apply(action),
            ActionOne::Pass => *self = self.passed(),
        }
    }

    fn is_progress(&self, action: ActionOne) -> bool {
        match action {
            ActionOne::Same(Action::Move { from, .. }) => !from.is_in(self.0.balls()),
            ActionOne::Same(action) => self.0.is_progress(action),
            ActionOne::Pass => false,
        }
    }

    fn key(&self) -> u64 {
        self.0.key()
    }
}

/// Why a turn is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalOne {
    /// For a reason that holds today too.
    Same(Refusal),
    /// Who can move must.
    CanMove,
}

impl Reason for RefusalOne {
    const CODES: &'static [&'static str] = &with::<{ Refusal::CODES.len() + 1 }>(Refusal::CODES, "can-move");

    fn rule(&self) -> &'static str {
        match self {
            RefusalOne::Same(refusal) => refusal.rule(),
            RefusalOne::CanMove => "C2",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            RefusalOne::Same(refusal) => refusal.code(),
            RefusalOne::CanMove => "can-move",
        }
    }

    fn details(&self) -> Vec<Detail> {
        match self {
            RefusalOne::Same(refusal) => refusal.details(),
            RefusalOne::CanMove => Vec::new(),
        }
    }

    fn scope(&self) -> Scope {
        match self {
            RefusalOne::Same(refusal) => refusal.scope(),
            RefusalOne::CanMove => Scope::Turn,
        }
    }
}

impl Game for GranatOne {
    const ID: &'static str = Granat::ID;
    const RULES: &'static str = "1";
    const MOVES: &'static str = Granat::MOVES;
    const LETTERS: [char; 2] = Granat::LETTERS;
    const CAUSES: &'static [Cause] = &[NO_PAWNS, ONLY_GARNET_PAWNS, NO_MOVES];

    fn start() -> PositionOne {
        PositionOne(Granat::start())
    }
}

impl Notation for GranatOne {
    type Position = PositionOne;
    type Refusal = RefusalOne;
    type Fault = Fault;

    fn read_position(text: &str) -> Result<PositionOne, PositionError<Fault>> {
        Granat::read_position(text).map(PositionOne)
    }

    fn write_position(position: &PositionOne) -> String {
        Granat::write_position(&position.0)
    }

    fn write_turn(position: &PositionOne, turn: &[ActionOne], out: &mut String) {
        if turn.contains(&ActionOne::Pass) {
            out.push_str("pass");
        } else {
            Granat::write_turn(&position.0, &same(turn), out);
        }
    }

    fn read_legs(position: &PositionOne, text: &str) -> Result<Vec<ActionOne>, TurnError<RefusalOne>> {
        let mut reader = Reader::new(text);
        if reader.eat("pass") {
            reader.end()?;
            let refused = TurnError::Refused { at: 0, reason: RefusalOne::CanMove };
            return if position.is_legal(ActionOne::Pass) { Ok(vec![ActionOne::Pass]) } else { Err(refused) };
        }
        match Granat::read_legs(&position.0, text) {
            Ok(legs) => Ok(legs.into_iter().map(ActionOne::Same).collect()),
            Err(TurnError::Syntax(error)) => Err(TurnError::Syntax(error)),
            Err(TurnError::Refused { at, reason }) => {
                Err(TurnError::Refused { at, reason: RefusalOne::Same(reason) })
            }
            Err(TurnError::Over(end)) => Err(TurnError::Over(end)),
        }
    }

    fn finish(position: &PositionOne) -> Result<ActionOne, RefusalOne> {
        Granat::finish(&position.0).map(ActionOne::Same).map_err(RefusalOne::Same)
    }
}

impl Drawing for GranatOne {
    const LEGEND: &'static [(char, &'static str)] = Granat::LEGEND;

    fn draw(position: &PositionOne) -> String {
        Granat::draw(&position.0)
    }
}

impl Scenery for GranatOne {
    const NOTES: &'static [&'static str] = &with::<{ Granat::NOTES.len() + 1 }>(Granat::NOTES, "version-1");

    fn layout() -> Layout {
        Granat::layout()
    }

    fn scene(position: &PositionOne) -> Scene {
        Granat::scene(&position.0)
    }

    fn notes(position: &PositionOne) -> Vec<Note> {
        let mut notes = Granat::notes(&position.0);
        notes.push(Note { code: "version-1", rule: "G21", details: Vec::new() });
        notes
    }
}

impl Arranging for GranatOne {
    fn arrange(arrangement: &Arrangement) -> Result<String, Note> {
        Granat::arrange(arrangement)
    }
}

impl Handling for GranatOne {
    fn touch(position: &PositionOne, action: ActionOne) -> Touch {
        match action {
            ActionOne::Same(action) => Granat::touch(&position.0, action),
            ActionOne::Pass => Touch::nothing(TouchKind::Pass),
        }
    }

    fn attempt(position: &PositionOne, from: &str, to: &str) -> Option<String> {
        Granat::attempt(&position.0, from, to)
    }
}

/// A list with one more name.
const fn with<const N: usize>(names: &[&'static str], more: &'static str) -> [&'static str; N] {
    let mut all = [more; N];
    let mut index = 0;
    while index < names.len() {
        all[index] = names[index];
        index += 1;
    }
    all
}

/// A turn without a pass as it is today.
fn same(turn: &[ActionOne]) -> Vec<Action> {
    let same = |action: &ActionOne| match action {
        ActionOne::Same(action) => Some(*action),
        ActionOne::Pass => None,
    };
    turn.iter().filter_map(same).collect()
}
