//! What is fixed when a game is made.

use crate::{Clock, Millis, Side};
use pionnier_catalog::{AnyGame, AnyPosition, Objection, find, find_rules};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The terms of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Terms {
    /// Which game is played: `kono`, `quindo` …
    pub game: String,
    /// The version of its rules. Stored with each game, so that a ruling which changes one day does not change games
    /// already played.
    pub rules: String,
    /// The position it begins in.
    pub start: String,
    /// The terms of time.
    pub clock: Clock,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
}

/// Why there can be no game on such terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TermsError {
    /// There is no game of that name.
    UnknownGame,
    /// The clock is not one we offer.
    Clock,
    /// The start cannot be read.
    Start(&'static str, Objection),
    /// The game would be over before it begins.
    StartIsOver,
    /// We do not know these rules any more, or not yet.
    Rules,
}

impl Terms {
    /// Terms for a new game, from its usual start or from another position.
    ///
    /// # Errors
    /// There can be no game on such terms.
    pub fn new(game: &str, start: Option<&str>, clock: Clock, created: Millis) -> Result<Terms, TermsError> {
        let known = find(game).ok_or(TermsError::UnknownGame)?;
        let start = start.map_or_else(|| known.start().text(), str::to_owned);
        Terms::of(known, start, clock, created)
    }

    /// Terms for a game by rules that need not be today's: one that was played elsewhere.
    ///
    /// # Errors
    /// There can be no game on such terms.
    pub fn of(game: &dyn AnyGame, start: String, clock: Clock, created: Millis) -> Result<Terms, TermsError> {
        let (id, rules) = (game.id().to_owned(), game.rules().to_owned());
        let terms = Terms { game: id, rules, start, clock, created };
        terms.position().map(|_| terms)
    }

    /// The game that is played, by the rules it was begun under.
    ///
    /// # Errors
    /// There is no game of that name, or no such version of its rules.
    pub fn kind(&self) -> Result<&'static dyn AnyGame, TermsError> {
        let is_known = find(&self.game).is_some();
        find_rules(&self.game, &self.rules).ok_or(if is_known {
            TermsError::Rules
        } else {
            TermsError::UnknownGame
        })
    }

    /// The position the game begins in.
    ///
    /// # Errors
    /// There can be no game on such terms.
    pub fn position(&self) -> Result<Box<dyn AnyPosition>, TermsError> {
        let kind = self.kind()?;
        if !self.clock.is_possible() {
            return Err(TermsError::Clock);
        }
        let position = kind.read(&self.start).map_err(|objection| TermsError::Start(kind.id(), objection))?;
        if position.end().is_some() { Err(TermsError::StartIsOver) } else { Ok(position) }
    }

    /// The seat that moves first here. It need not be the first one if the start is not the usual one.
    ///
    /// # Errors
    /// There can be no game on such terms.
    pub fn opener(&self) -> Result<Side, TermsError> {
        Ok(self.position()?.side())
    }
}
