//! Two games with one opening, colours swapped: whatever the opening favours, it favours both players once.

use crate::match_runner::MatchError;
use crate::{Agent, Entrant, LoggedGame, Terms, opening, play};
use pionnier_core::Game;
use pionnier_engine::Knowledge;

/// The two games of a pair: A moves first in the first of them.
pub type Pair = [LoggedGame; 2];

/// The places of both players, kept from pair to pair: an outside engine goes on running.
pub(crate) struct Board<'t> {
    terms: &'t Terms,
    agents: [Agent; 2],
}

impl<'t> Board<'t> {
    pub(crate) fn new<G: Game>(terms: &'t Terms) -> Result<Board<'t>, MatchError> {
        let agent = |entrant| {
            let player = terms.player(entrant);
            Agent::new::<G>(player, terms.limits)
        };
        Ok(Board { terms, agents: [agent(Entrant::A)?, agent(Entrant::B)?] })
    }

    /// Plays a pair. It depends on its number and the terms, and on nothing that was played here before.
    pub(crate) fn play<G: Game>(&mut self, number: u64) -> Result<Pair, MatchError>
    where
        G::Position: Knowledge,
    {
        let game = self.game::<G>(number, Entrant::A)?;
        // Between a player without chance and itself the second game is the first once more.
        let second = if self.terms.a == self.terms.b && self.terms.a.is_without_chance() {
            game.with_colours_swapped()
        } else {
            self.game::<G>(number, Entrant::B)?
        };
        Ok([game, second])
    }

    fn game<G: Game>(&mut self, pair: u64, first: Entrant) -> Result<LoggedGame, MatchError>
    where
        G::Position: Knowledge,
    {
        for entrant in Entrant::BOTH {
            let seed = self.terms.agent_seed(pair, first, entrant);
            self.agents[entrant.index()].sit_down(seed).map_err(|error| MatchError::NotStarted {
                player: self.terms.player(entrant).clone(),
                error,
            })?;
        }
        let record = opening::<G>(self.terms.opening_turns, self.terms.opening_seed(pair));
        let opening_turns = record.played().len();
        let [a, b] = &mut self.agents;
        let mut agents = if first == Entrant::A { [a, b] } else { [b, a] };
        let course = play::<G>(record, &mut agents);
        Ok(LoggedGame::of::<G>(pair, first, opening_turns, &course))
    }
}
