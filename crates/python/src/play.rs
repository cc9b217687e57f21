//! A game that is played action by action, without its types.

use pionnier_catalog::{Ending, Playable, Side, Visitor, visit};
use pionnier_core::{Position, Record, observation_size, observe, read_turn};

/// A game with its history and with the turn that is being made.
pub(crate) trait AnyPlay: Send + Sync {
    /// The same game once more.
    fn again(&self) -> Box<dyn AnyPlay>;

    /// The side to act.
    fn side(&self) -> Side;

    /// How the game has ended, if it has.
    fn ending(&self) -> Option<Ending>;

    /// The numbers of the legal actions.
    fn numbers(&self) -> Vec<usize>;

    /// Plays an action by its number. False, and nothing is changed, if it is not legal.
    fn apply(&mut self, number: u64) -> bool;

    /// The text of the turn up to and including an action, if that is legal.
    fn action_text(&self, number: u64) -> Option<String>;

    /// The number of the action that makes this text of the turn so far, if a legal one does.
    fn number_of(&self, text: &str) -> Option<usize>;

    /// The numbers of the actions of a whole turn that begins here; nothing if it is refused.
    fn turn_numbers(&self, text: &str) -> Option<Vec<usize>>;

    /// What a side sees.
    fn observe(&self, observer: Side) -> Vec<f32>;

    /// Where the game began and its complete turns, as texts.
    fn history(&self) -> (String, Vec<String>);

    /// The text of the turn that is being made; nothing between two turns.
    fn partial(&self) -> Option<String>;

    /// The numbers of the actions of that turn.
    fn partial_numbers(&self) -> Vec<usize>;

    /// The drawn board.
    fn draw(&self) -> String;

    /// The text of the position; in mid-turn, of what stands on the board.
    fn text(&self) -> String;
}

/// A game that begins in the position with this text and goes on with these turns.
pub(crate) fn begin(id: &str, start: &str, turns: &[String]) -> Option<Result<Box<dyn AnyPlay>, Objected>> {
    visit(id, Beginning { start, turns })
}

/// Why there is no such game: its start or one of its turns is refused.
pub(crate) enum Objected {
    ToStart,
    ToTurn(usize),
}

struct Beginning<'a> {
    start: &'a str,
    turns: &'a [String],
}

impl Visitor for Beginning<'_> {
    type Output = Result<Box<dyn AnyPlay>, Objected>;

    fn visit<G: Playable>(self) -> Self::Output {
        let start = G::read_position(self.start).map_err(|_| Objected::ToStart)?;
        let mut record = Record::new(start);
        for (number, turn) in self.turns.iter().enumerate() {
            let refused = Objected::ToTurn(number);
            if record.ending().is_some() {
                return Err(refused);
            }
            let Ok(turn) = read_turn::<G>(record.position(), turn) else { return Err(refused) };
            record.play_unchecked(&turn);
        }
        Ok(Box::new(Play::<G>::new(record)))
    }
}

struct Play<G: Playable> {
    record: Record<G::Position>,
    now: G::Position,
    turn: Vec<<G::Position as Position>::Action>,
    actions: Vec<<G::Position as Position>::Action>,
}

impl<G: Playable> Play<G> {
    fn new(record: Record<G::Position>) -> Play<G> {
        let now = *record.position();
        let mut play = Play { record, now, turn: Vec::new(), actions: Vec::new() };
        play.list();
        play
    }

    fn list(&mut self) {
        self.actions.clear();
        if self.ending().is_none() {
            self.now.actions(&mut self.actions);
        }
    }

    fn find(&self, number: u64) -> Option<<G::Position as Position>::Action> {
        self.actions.iter().copied().find(|&action| G::number(action) as u64 == number)
    }

    fn text_with(&self, action: <G::Position as Position>::Action) -> String {
        G::turn_text(self.record.position(), &[self.turn.as_slice(), &[action]].concat())
    }
}

impl<G: Playable> AnyPlay for Play<G> {
    fn again(&self) -> Box<dyn AnyPlay> {
        Box::new(Play::<G> {
            record: self.record.clone(),
            now: self.now,
            turn: self.turn.clone(),
            actions: self.actions.clone(),
        })
    }

    fn side(&self) -> Side {
        self.now.side()
    }

    fn ending(&self) -> Option<Ending> {
        // In mid-turn it goes on.
        if self.turn.is_empty() { self.record.ending() } else { None }
    }

    fn numbers(&self) -> Vec<usize> {
        self.actions.iter().map(|&action| G::number(action)).collect()
    }

    fn apply(&mut self, number: u64) -> bool {
        let Some(action) = self.find(number) else { return false };
        self.now.apply(action);
        self.turn.push(action);
        if !self.now.is_mid_turn() {
            self.record.play_unchecked(&self.turn);
            self.turn.clear();
        }
        self.list();
        true
    }

    fn action_text(&self, number: u64) -> Option<String> {
        self.find(number).map(|action| self.text_with(action))
    }

    fn number_of(&self, text: &str) -> Option<usize> {
        self.actions
            .iter()
            .copied()
            .find(|&action| self.text_with(action) == text)
            .map(|action| G::number(action))
    }

    fn turn_numbers(&self, text: &str) -> Option<Vec<usize>> {
        if self.actions.is_empty() || !self.turn.is_empty() {
            return None;
        }
        let turn = read_turn::<G>(&self.now, text).ok()?;
        Some(turn.into_iter().map(|action| G::number(action)).collect())
    }

    fn observe(&self, observer: Side) -> Vec<f32> {
        let mut seen = vec![0.0; observation_size::<G>()];
        let (quiet, occurrences) = (self.record.quiet_turns(), self.record.occurrences());
        observe::<G>(&self.now, observer, quiet, occurrences, &mut seen);
        seen
    }

    fn history(&self) -> (String, Vec<String>) {
        let turns = self.record.played().iter().map(|turn| G::turn_text(&turn.before, &turn.actions));
        (G::write_position(self.record.start()), turns.collect())
    }

    fn partial(&self) -> Option<String> {
        (!self.turn.is_empty()).then(|| G::turn_text(self.record.position(), &self.turn))
    }

    fn partial_numbers(&self) -> Vec<usize> {
        self.turn.iter().map(|&action| G::number(action)).collect()
    }

    fn draw(&self) -> String {
        G::draw(&self.now)
    }

    fn text(&self) -> String {
        G::write_position(&self.now)
    }
}
