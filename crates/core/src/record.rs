//! A game with its history.

use crate::{End, Outcome, Position, Side, apply_turn};
use std::collections::HashMap;

/// The same position for the third time ends the game (rule C3).
pub(crate) const REPETITIONS: u32 = 3;

/// So many consecutive turns without anything irreversible end the game (rule C4).
pub const QUIET_TURNS: u32 = 100;

/// How and by which rule a recorded game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// By the rules of the game itself.
    Rules(End),
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
            Ending::Rules(end) => end.outcome,
            Ending::Repetition | Ending::NoProgress | Ending::Agreed => Outcome::Draw,
            Ending::Resigned(side) => Outcome::Win(side.other()),
        }
    }

    /// The number of the rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Ending::Rules(end) => end.cause.rule,
            Ending::Repetition => "C3",
            Ending::NoProgress => "C4",
            Ending::Resigned(_) | Ending::Agreed => "C5",
        }
    }

    /// A stable name of what has ended the game.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Ending::Rules(end) => end.cause.code,
            Ending::Repetition => "repetition",
            Ending::NoProgress => "no-progress",
            Ending::Resigned(_) => "resigned",
            Ending::Agreed => "agreed",
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

    /// How many turns can follow until C4 ends the game, if nothing irreversible happens in them.
    #[must_use]
    pub fn quiet_turns_left(&self) -> u32 {
        QUIET_TURNS.saturating_sub(self.quiet_turns())
    }

    /// How often the current position has occurred, this time included (C3).
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.seen.get(&self.current).copied().unwrap_or(0)
    }

    /// How the game has ended, if it has. The rules of the game come before C3, and C3 before C4.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let by_rules = self.current.end().map(Ending::Rules);
        by_rules.or(self.settled).or_else(|| drawn(self.occurrences(), self.quiet_turns()))
    }

    /// How the game would end with a turn, if it would: one that has been judged, as for [`Record::play_unchecked`].
    #[must_use]
    pub fn ending_after(&self, turn: &[P::Action]) -> Option<Ending> {
        let mut after = self.current;
        let quiet = self.quiet_after(turn, &mut after);
        let occurrences = self.seen.get(&after).copied().unwrap_or(0) + 1;
        after.end().map(Ending::Rules).or_else(|| drawn(occurrences, quiet))
    }

    /// Judges a turn and adds it.
    ///
    /// # Errors
    /// The turn is illegal or unfinished, or the game is over. The record is then unchanged.
    pub fn try_play(&mut self, turn: &[P::Action]) -> Result<(), PlayError> {
        if let Some(ending) = self.ending() {
            return Err(PlayError::Over(ending));
        }
        let mut position = self.current;
        for (number, &action) in turn.iter().enumerate() {
            if (number > 0 && !position.is_mid_turn()) || !position.is_legal(action) {
                return Err(PlayError::Illegal { action: number });
            }
            position.apply(action);
        }
        if turn.is_empty() || position.is_mid_turn() {
            return Err(PlayError::Unfinished);
        }
        self.play_unchecked(turn);
        Ok(())
    }

    /// Adds a turn that has been judged: one that [`read_turn`](crate::read_turn) has read in this position of a game that
    /// goes on. With any other the record is unspecified from there on.
    pub fn play_unchecked(&mut self, turn: &[P::Action]) {
        let (before, mut after) = (self.current, self.current);
        self.quiet.push(self.quiet_after(turn, &mut after));
        debug_assert!(!turn.is_empty() && !after.is_mid_turn(), "a turn is complete");
        self.current = after;
        self.played.push(Played { before, actions: turn.to_vec() });
        *self.seen.entry(after).or_insert(0) += 1;
    }

    /// Plays a turn in a position, which is the current one; gives how many turns have gone by without progress then.
    fn quiet_after(&self, turn: &[P::Action], position: &mut P) -> u32 {
        if apply_turn(position, turn) { 0 } else { self.quiet_turns() + 1 }
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
    /// The game has already ended, like this.
    pub fn resign(&mut self, side: Side) -> Result<(), Ending> {
        self.settle(Ending::Resigned(side))
    }

    /// Ends the game by agreement.
    ///
    /// # Errors
    /// The game has already ended, like this.
    pub fn agree_draw(&mut self) -> Result<(), Ending> {
        self.settle(Ending::Agreed)
    }

    fn settle(&mut self, ending: Ending) -> Result<(), Ending> {
        self.ending().map_or(Ok(()), Err)?;
        self.settled = Some(ending);
        Ok(())
    }
}

/// The draws that only history can tell, C3 before C4.
fn drawn(occurrences: u32, quiet_turns: u32) -> Option<Ending> {
    if occurrences >= REPETITIONS {
        Some(Ending::Repetition)
    } else {
        (quiet_turns >= QUIET_TURNS).then_some(Ending::NoProgress)
    }
}

#[cfg(test)]
mod tests {
    use super::{Ending, PlayError, Record};
    use crate::{Cause, End, Outcome, Position, Side};

    /// A walk along a ring of numbers; a turn is one or two steps, and number 999 is lost for whoever stands there.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Walk {
        at: u32,
        side: Side,
        halfway: bool,
    }

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    enum Step {
        On,
        Back,
        /// The first of two steps.
        Long,
        Leap,
    }

    const FALLEN: Cause = Cause { rule: "W1", code: "fallen" };

    impl Position for Walk {
        type Action = Step;

        fn side(&self) -> Side {
            self.side
        }

        fn is_mid_turn(&self) -> bool {
            self.halfway
        }

        fn end(&self) -> Option<End> {
            (self.at == 999).then_some(End::won(!self.side, &FALLEN))
        }

        fn actions(&self, out: &mut Vec<Step>) {
            match self {
                Walk { at: 999, .. } => {}
                Walk { halfway: true, .. } => out.push(Step::On),
                _ => out.extend([Step::On, Step::Back, Step::Long, Step::Leap]),
            }
        }

        fn apply(&mut self, step: Step) {
            self.at = match step {
                Step::On | Step::Long => self.at + 1,
                Step::Back => self.at - 1,
                Step::Leap => 999,
            };
            self.halfway = step == Step::Long;
            if !self.halfway {
                self.side = !self.side;
            }
        }

        fn is_progress(&self, step: Step) -> bool {
            step == Step::Long
        }

        fn key(&self) -> u64 {
            u64::from(self.at)
        }
    }

    fn start() -> Record<Walk> {
        Record::new(Walk { at: 100, side: Side::First, halfway: false })
    }

    #[test]
    fn the_third_occurrence_is_a_draw() {
        let mut record = start();
        for turn in [Step::On, Step::Back, Step::On] {
            record.try_play(&[turn]).unwrap();
            assert_eq!(record.ending(), None);
        }
        assert_eq!(record.ending_after(&[Step::Back]), Some(Ending::Repetition));
        assert_eq!(record.ending_after(&[Step::On]), None);
        record.try_play(&[Step::Back]).unwrap();
        assert_eq!(record.occurrences(), 3, "the start counts too");
        assert_eq!(record.ending(), Some(Ending::Repetition));
        assert_eq!(record.try_play(&[Step::On]), Err(PlayError::Over(Ending::Repetition)));
        record.undo().unwrap();
        assert_eq!(record.ending(), None);
    }

    #[test]
    fn a_hundred_turns_without_progress_are_a_draw() {
        let mut record = start();
        for _ in 0..60 {
            record.try_play(&[Step::On]).unwrap();
        }
        record.try_play(&[Step::Long, Step::On]).unwrap();
        assert_eq!(record.quiet_turns(), 0, "one irreversible action in a turn is enough");
        for number in 1..100 {
            record.try_play(&[Step::On]).unwrap();
            assert_eq!((record.quiet_turns(), record.ending()), (number, None));
        }
        assert_eq!(record.ending_after(&[Step::Long, Step::On]), None);
        assert_eq!(record.ending_after(&[Step::On]), Some(Ending::NoProgress));
        record.try_play(&[Step::On]).unwrap();
        assert_eq!(record.ending(), Some(Ending::NoProgress));
        record.undo().unwrap();
        record.try_play(&[Step::Leap]).unwrap();
        assert_eq!(
            record.ending(),
            Some(Ending::Rules(End::won(Side::First, &FALLEN))),
            "a hundredth turn that wins has won"
        );
        assert_eq!(record.ending().map(Ending::rule), Some("W1"), "and says by what");
    }

    #[test]
    fn illegal_and_unfinished_turns_leave_the_record_alone() {
        let mut record = start();
        assert_eq!(record.try_play(&[]), Err(PlayError::Unfinished));
        assert_eq!(record.try_play(&[Step::Long]), Err(PlayError::Unfinished));
        assert_eq!(record.try_play(&[Step::Long, Step::Back]), Err(PlayError::Illegal { action: 1 }));
        assert_eq!(record.try_play(&[Step::On, Step::On]), Err(PlayError::Illegal { action: 1 }));
        assert!(record.played().is_empty());
        assert_eq!(record.position(), record.start());
    }

    #[test]
    fn a_settled_game_is_over_until_it_is_taken_back() {
        let mut record = start();
        record.try_play(&[Step::On]).unwrap();
        record.resign(Side::First).unwrap();
        assert_eq!(record.ending().map(Ending::outcome), Some(Outcome::Win(Side::Second)));
        assert_eq!(record.agree_draw(), Err(Ending::Resigned(Side::First)));
        record.undo().unwrap();
        record.agree_draw().unwrap();
        assert_eq!(record.ending(), Some(Ending::Agreed));
    }
}
