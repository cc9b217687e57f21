//! What is true of the online game: laws over random lives of games, and the cases that deserve a name.

mod echoes;
mod endings;
mod laws;
mod offers;
mod time;

use super::{Clock, Command, Event, Game, Millis, Moment, Name, Offer, Refusal, Side, Terms};
use pionnier_catalog::Random;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// A game and a hand on the clock.
struct Life {
    game: Game,
    now: Millis,
}

impl Life {
    fn new(kind: &str, clock: Clock) -> Life {
        let terms = Terms::new(kind, None, clock, 1_000_000).unwrap();
        Life { game: Game::new(terms).unwrap(), now: 1_000_000 }
    }

    /// A game in which both seats are taken.
    fn begun(kind: &str, clock: Clock) -> Life {
        let mut life = Life::new(kind, clock);
        for seat in Side::BOTH {
            let events = life.game.join(seat, &Name::default()).unwrap();
            life.happen(events);
        }
        life
    }

    fn happen(&mut self, events: Vec<Event>) {
        let entries = self.game.entries_for(events, self.now);
        let expected = self.game.state_after(&entries);
        for entry in entries {
            self.game.apply(entry).unwrap();
        }
        assert_eq!(*self.game.state(), expected, "what was announced is what happens");
    }

    fn moment(&self) -> Moment {
        Moment { now: self.now, lag: 0, absent: None, spare_id: "0123456789".to_owned(), after: None }
    }

    /// A command as the server treats it: first what is due, then what follows.
    fn act_at(&mut self, seat: Side, command: &Command, moment: &Moment) -> Result<usize, Refusal> {
        if let Some(event) = self.game.overdue(self.now) {
            self.happen(vec![event]);
        }
        let events = self.game.decide(seat, command, moment)?;
        let count = events.len();
        self.happen(events);
        Ok(count)
    }

    fn act(&mut self, seat: Side, command: &Command) -> Result<usize, Refusal> {
        let moment = self.moment();
        self.act_at(seat, command, &moment)
    }

    /// A command of a player who had everything up to this event when they decided.
    fn act_after(&mut self, seat: Side, command: &Command, after: u32) -> Result<usize, Refusal> {
        let moment = Moment { after: Some(after), ..self.moment() };
        self.act_at(seat, command, &moment)
    }

    fn seq(&self) -> u32 {
        self.game.state().seq
    }

    fn turn(&mut self, text: &str) -> Result<usize, Refusal> {
        let (seat, step) = (self.game.state().to_move, self.game.state().step);
        self.act(seat, &Command::Turn { step, text: text.to_owned() })
    }

    fn random_turn(&self, random: &mut Random) -> String {
        self.game.record().position().random_turn(random).unwrap_or_default()
    }
}

fn offer(offer: Offer) -> Command {
    Command::Offer { offer }
}

fn live(seconds: u32, increment: u32) -> Clock {
    Clock::Live { seconds, increment }
}
