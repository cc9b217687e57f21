//! The line that solves a puzzle, and what makes a position one.

use crate::judge::Judge;
use crate::{Provers, TooLong};
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
const MOST_TURNS: usize = 8;

/// A draw that is kept for so many turns is shown to be one.
const DRAW_TURNS: usize = 3;

/// In a puzzle the solver has at least so many turns to choose from.
const FEWEST_CHOICES: usize = 4;

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
    provers: &mut Provers<G>,
    position: &G::Position,
    most_tried: u64,
) -> Result<Option<Line<G::Position>>, TooLong>
where
    G::Position: Knowledge,
{
    if position.outcome().is_some() || !has_choice(position) {
        return Ok(None);
    }
    let mut judge = Judge::new(provers, position.side(), most_tried);
    let Some((goal, distance)) = judge.goal(position)? else { return Ok(None) };
    let Some(first) = judge.only_turn(position, goal)? else { return Ok(None) };
    let mut positions = positions_along(position, core::slice::from_ref(&first));
    let mut turns = vec![first];
    let most = if goal == Goal::Win { MOST_TURNS } else { DRAW_TURNS };
    while turns.len().div_ceil(2) < most && positions[turns.len()].outcome().is_none() {
        // A draw may go round in circles, which shows nothing. What has been proved stands, however far the line can be followed.
        let is_new = |later: &[G::Position]| later.iter().all(|position| !positions.contains(position));
        let Ok(Some(exchange)) = judge.exchange(&positions[turns.len()], goal, is_new) else { break };
        let along = positions_along(&positions[turns.len()], &exchange);
        positions.extend_from_slice(&along[1..]);
        turns.extend(exchange);
    }
    Ok(Some(Line { goal, turns, distance }))
}

/// Proves a puzzle anew.
///
/// # Errors
/// What is wrong with it.
pub fn check<G: Puzzling>(
    provers: &mut Provers<G>,
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
    let mut judge = Judge::new(provers, position.side(), most_tried);
    for (number, turn) in turns.iter().enumerate() {
        let (before, after) = (&positions[number], &positions[number + 1]);
        if number % 2 == 0 {
            if judge.only_turn(before, goal)?.as_ref() != Some(turn) {
                return Err(Flaw::Turn(number));
            }
        } else if !judge.is_best_reply(before, after, goal)? {
            return Err(Flaw::Reply(number));
        }
    }
    if judge.has_reached(&positions[turns.len()], goal)? { Ok(()) } else { Err(Flaw::End) }
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
