//! A turn of which some legs are on the board.

use crate::Objection;
use pionnier_core::scene::{Handling, TouchKind};
use pionnier_core::{Position, Record, TurnError};

/// A turn that has begun, or is about to.
pub(crate) struct Started<G: Handling> {
    /// The position it began in.
    pub(crate) before: G::Position,
    /// Its legs so far.
    pub(crate) so_far: Vec<<G::Position as Position>::Action>,
    /// The position they lead to.
    pub(crate) now: G::Position,
    /// What can follow.
    pub(crate) actions: Vec<<G::Position as Position>::Action>,
}

impl<G: Handling> Started<G> {
    /// Reads the legs of a turn that goes on after them; none at its beginning.
    pub(crate) fn read(record: &Record<G::Position>, partial: &str) -> Result<Started<G>, Objection> {
        if let Some(ending) = record.ending() {
            return Err(Objection::over::<G>(ending));
        }
        let before = *record.position();
        let mut turn: Started<G> = Started { before, so_far: Vec::new(), now: before, actions: Vec::new() };
        if !partial.is_empty() {
            let legs = G::read_legs(&before, partial)
                .map_err(|error: TurnError<G::Refusal>| Objection::to_turn::<G>(&error, partial))?;
            for leg in legs {
                turn.add(leg);
            }
            if !turn.now.is_mid_turn() {
                return Err(Objection::plain("turn-complete", Vec::new()));
            }
        }
        turn.now.actions(&mut turn.actions);
        // Where nothing can be touched and the turn goes on nevertheless, it goes on by itself.
        while let [only] = turn.actions[..]
            && G::touch(&turn.now, only).kind == TouchKind::Pass
            && turn.now.after(only).is_mid_turn()
        {
            turn.add(only);
            turn.actions.clear();
            turn.now.actions(&mut turn.actions);
        }
        Ok(turn)
    }

    fn add(&mut self, action: <G::Position as Position>::Action) {
        self.now.apply(action);
        self.so_far.push(action);
    }

    /// The text of the legs so far.
    pub(crate) fn text(&self) -> String {
        G::turn_text(&self.before, &self.so_far)
    }

    /// The text of the legs so far and one more.
    pub(crate) fn text_with(&self, action: <G::Position as Position>::Action) -> String {
        G::turn_text(&self.before, &[&self.so_far[..], &[action]].concat())
    }
}
