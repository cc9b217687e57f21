//! The line that solves a puzzle, and what makes a position one.

use crate::{Prover, TooLong, solved, unsolved};
use core::ops::ControlFlow;
use pionnier_core::{Position, Puzzling, positions_along, read_turn, visit_turns};
use pionnier_engine::Knowledge;

/// What the solver is to reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
}

impl Goal {
    /// Its name in files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Draw => "draw",
        }
    }
}

/// A turn as its actions.
pub type Turn<P> = Vec<<P as Position>::Action>;

/// The line that solves a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<P: Position> {
    /// What it reaches.
    pub goal: Goal,
    /// Turns of both sides, the solver's first and last.
    pub turns: Vec<Turn<P>>,
    /// Turns of both sides to the end of the game from where it begins, if both do their best.
    pub distance: Option<u32>,
}

/// The solver plays no more turns in a line.
pub(crate) const MOST_TURNS: usize = 8;

/// In a puzzle the solver has at least so many turns to choose from.
pub(crate) const FEWEST_CHOICES: usize = 4;

/// What is wrong with something that is given out as a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// There is nothing to choose.
    NoChoice,
    /// The line has an even number of turns, or too many.
    Length,
    /// The goal is not reached by the turn with this number, counted from 0, or not by it alone.
    Turn(usize),
    /// The reply with this number does not resist as long as another.
    Reply(usize),
    /// The position after the last turn is not what was promised.
    End,
    /// It could not be proved with the actions that were allowed.
    TooLong,
}

impl From<TooLong> for Flaw {
    fn from(_: TooLong) -> Flaw {
        Flaw::TooLong
    }
}

/// A position, and turns that follow one another from there.
pub type Read<P> = (P, Vec<Turn<P>>);

/// Reads a position and turns that follow one another from there; nothing if they are not legal.
#[must_use]
pub fn read_line<'t, G: Puzzling>(
    position: &str,
    turns: impl IntoIterator<Item = &'t str>,
) -> Option<Read<G::Position>> {
    let start = G::read_position(position).ok()?;
    let mut end = start;
    let mut line = Vec::new();
    for text in turns {
        let turn = read_turn::<G>(&end, text).ok()?;
        end = turn.iter().fold(end, |position, &action| position.after(action));
        line.push(turn);
    }
    Some((start, line))
}

/// The line that solves a position, if the position is a puzzle.
///
/// # Errors
/// It cannot be proved with so many actions tried.
pub fn find<G: Puzzling>(
    prover: &mut Prover<G>,
    position: &G::Position,
    most_tried: u64,
) -> Result<Option<Line<G::Position>>, TooLong>
where
    G::Position: Knowledge,
{
    if position.outcome().is_some() || !has_choice(position) {
        return Ok(None);
    }
    if G::Position::SOLVED {
        return Ok(solved::find(position));
    }
    prover.begin(position.side(), most_tried);
    unsolved::find(prover, position)
}

/// Proves a puzzle anew.
///
/// # Errors
/// What is wrong with it.
pub fn check<G: Puzzling>(
    prover: &mut Prover<G>,
    position: &G::Position,
    goal: Goal,
    turns: &[Turn<G::Position>],
    most_tried: u64,
) -> Result<(), Flaw>
where
    G::Position: Knowledge,
{
    if position.outcome().is_some() || !has_choice(position) {
        return Err(Flaw::NoChoice);
    }
    if turns.len().is_multiple_of(2) || turns.len().div_ceil(2) > MOST_TURNS {
        return Err(Flaw::Length);
    }
    let positions = positions_along(position, turns);
    if G::Position::SOLVED {
        return solved::check(&positions, goal, turns);
    }
    if goal != Goal::Win {
        return Err(Flaw::End);
    }
    prover.begin(position.side(), most_tried);
    unsolved::check(prover, &positions, turns)
}

/// Whether the solver has several turns to choose from.
fn has_choice<P: Position>(position: &P) -> bool {
    let mut turns = 0;
    let walk = visit_turns(position, |_, _| {
        turns += 1;
        if turns >= FEWEST_CHOICES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    walk.is_break()
}
