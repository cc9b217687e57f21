//! A game with its history.

use crate::{Outcome, Position, Side};
use std::collections::HashMap;

/// The same position for the third time ends the game (rule C3).
const REPETITIONS: u32 = 3;

/// So many consecutive turns without anything irreversible end the game (rule C4).
const QUIET_TURNS: u32 = 100;

/// How and by which rule a recorded game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// By the rules of the game itself.
    Rules(Outcome),
    /// A position has occurred for the third time (C3): a draw.
    Repetition,
    /// 100 turns without anything irreversible (C4): a draw.
    NoProgress,
    /// This side has resigned (C5).
    Resigned(Side),
    /// Both have agreed to a draw (C5).
    Agreed,
}

impl Ending {
    /// Who has won, or that it is a draw.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Ending::Rules(outcome) => outcome,
            Ending::Repetition | Ending::NoProgress | Ending::Agreed => Outcome::Draw,
            Ending::Resigned(side) => Outcome::Win(side.other()),
        }
    }
}

/// One turn of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<P: Position> {
    /// The position the turn was played in.
    pub before: P,
    /// Its actions, at least one.
    pub actions: Vec<P::Action>,
}

/// Why a turn was not added to a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The game is over.
    Over(Ending),
    /// The action with this number is not legal where it is played, or comes after the end of the turn.
    Illegal {
        /// Counted from 0.
        action: usize,
    },
    /// The actions are legal but do not complete a turn.
    Unfinished,
}

/// A game from its start position to now: what was played, and the draws that only history can tell.
///
/// It begins and ends between turns; a half-finished turn belongs to whoever is making it.
#[derive(Clone, Debug)]
pub struct Record<P: Position> {
    start: P,
    current: P,
    played: Vec<Played<P>>,
    /// For each turn: how many turns up to and including it went by without progress.
    quiet: Vec<u32>,
    /// How often each position has occurred, the current one included.
    seen: HashMap<P, u32>,
    /// Resignation or agreement; the other endings are derived.
    settled: Option<Ending>,
}

impl<P: Position> Record<P> {
    /// A game that begins in `start`, which must not be in the middle of a turn.
    #[must_use]
    pub fn new(start: P) -> Record<P> {
        debug_assert!(!start.is_mid_turn());
        Record {
            start,
            current: start,
            played: Vec::new(),
            quiet: Vec::new(),
            seen: HashMap::from([(start, 1)]),
            settled: None,
        }
    }

    /// A game with these turns, all of them legal and none after the end.
    ///
    /// # Errors
    /// The number of the first turn that cannot be played, counted from 0, and why.
    pub fn replay<'t>(
        start: P,
        turns: impl IntoIterator<Item = &'t [P::Action]>,
    ) -> Result<Record<P>, (usize, PlayError)> {
        let mut record = Record::new(start);
        for (number, turn) in turns.into_iter().enumerate() {
            record.play(turn).map_err(|error| (number, error))?;
        }
        Ok(record)
    }

    /// Where the game began.
    #[must_use]
    pub const fn start(&self) -> &P {
        &self.start
    }

    /// Where it stands.
    #[must_use]
    pub const fn position(&self) -> &P {
        &self.current
    }

    /// The turns so far.
    #[must_use]
    pub fn played(&self) -> &[Played<P>] {
        &self.played
    }

    /// How many turns in a row have gone by without anything irreversible (C4).
    #[must_use]
    pub fn quiet_turns(&self) -> u32 {
        self.quiet.last().copied().unwrap_or(0)
    }

    /// How often the current position has occurred, this time included (C3).
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.seen.get(&self.current).copied().unwrap_or(0)
    }

    /// How the game has ended, if it has. The rules of the game come before C3, and C3 before C4.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if let Some(outcome) = self.current.outcome() {
            Some(Ending::Rules(outcome))
        } else if self.settled.is_some() {
            self.settled
        } else if self.occurrences() >= REPETITIONS {
            Some(Ending::Repetition)
        } else if self.quiet_turns() >= QUIET_TURNS {
            Some(Ending::NoProgress)
        } else {
            None
        }
    }

    /// Adds a turn.
    ///
    /// # Errors
    /// The turn is illegal or unfinished, or the game is over. The record is then unchanged.
    pub fn play(&mut self, turn: &[P::Action]) -> Result<(), PlayError> {
        if let Some(ending) = self.ending() {
            return Err(PlayError::Over(ending));
        }
        let before = self.current;
        let mut position = before;
        let mut progress = false;
        for (number, &action) in turn.iter().enumerate() {
            if (number > 0 && !position.is_mid_turn()) || !position.is_legal(action) {
                return Err(PlayError::Illegal { action: number });
            }
            progress |= position.is_progress(action);
            position.apply(action);
        }
        if turn.is_empty() || position.is_mid_turn() {
            return Err(PlayError::Unfinished);
        }
        self.quiet.push(if progress { 0 } else { self.quiet_turns() + 1 });
        self.played.push(Played { before, actions: turn.to_vec() });
        *self.seen.entry(position).or_insert(0) += 1;
        self.current = position;
        Ok(())
    }

    /// Takes the last turn back and gives it; a resignation or agreement is taken back with it. Nothing if no turn
    /// has been played.
    pub fn undo(&mut self) -> Option<Played<P>> {
        let last = self.played.pop()?;
        self.quiet.pop();
        if let Some(count) = self.seen.get_mut(&self.current) {
            *count -= 1;
            if *count == 0 {
                self.seen.remove(&self.current);
            }
        }
        self.current = last.before;
        self.settled = None;
        Some(last)
    }

    /// Ends the game by resignation. A side may resign at any time, whoever's turn it is.
    ///
    /// # Errors
    /// The game is already over.
    pub fn resign(&mut self, side: Side) -> Result<(), PlayError> {
        self.settle(Ending::Resigned(side))
    }

    /// Ends the game by agreement.
    ///
    /// # Errors
    /// The game is already over.
    pub fn agree_draw(&mut self) -> Result<(), PlayError> {
        self.settle(Ending::Agreed)
    }

    fn settle(&mut self, ending: Ending) -> Result<(), PlayError> {
        if let Some(ending) = self.ending() {
            return Err(PlayError::Over(ending));
        }
        self.settled = Some(ending);
        Ok(())
    }
}
