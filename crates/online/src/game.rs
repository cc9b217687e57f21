//! A game with everything that has happened in it.

use crate::{
    Command, End, Entry, Event, Millis, Name, Offer, Outages, Reason, Refusal, Side, Stake, State, Status,
    Terms, TermsError,
};
use pionnier_catalog::{AnyRecord, Objection};

/// The circumstances of a command.
#[derive(Clone, Debug, Default)]
pub struct Moment {
    /// When it is.
    pub now: Millis,
    /// What the connection cost the command, as measured by the server.
    pub lag: Millis,
    /// For how long the player's opponent has given no sign of being there; nothing if they are.
    pub absent: Option<Millis>,
    /// An id nobody has, in case a new game must be made.
    pub spare_id: String,
    /// The last event the player had when they decided; nothing if they have not said.
    pub after: Option<u32>,
}

/// Why stored events are not a game.
#[derive(Debug)]
pub enum ReplayError {
    /// The terms are impossible.
    Terms(TermsError),
    /// The events are not numbered from 1 without gaps.
    Gap(u32),
    /// A turn cannot be played where it stands.
    Turn(u32, Objection),
    /// More is taken back than was played.
    TakenBack(u32),
}

/// A game from its first moment to now.
pub struct Game {
    terms: Terms,
    entries: Vec<Entry>,
    /// For each step, the place of its entry.
    steps: Vec<usize>,
    state: State,
    record: Box<dyn AnyRecord>,
}

impl Game {
    /// A game in which nothing has happened yet.
    ///
    /// # Errors
    /// There can be no game on such terms.
    pub fn new(terms: Terms) -> Result<Game, TermsError> {
        let start = terms.position()?;
        let state = State::new(terms.clock, terms.created, start.side());
        Ok(Game { state, record: start.record(), entries: Vec::new(), steps: Vec::new(), terms })
    }

    /// A stored game.
    ///
    /// # Errors
    /// The events are not those of a game on these terms.
    pub fn replay(terms: Terms, entries: impl IntoIterator<Item = Entry>) -> Result<Game, ReplayError> {
        let mut game = Game::new(terms).map_err(ReplayError::Terms)?;
        for entry in entries {
            game.apply(entry)?;
        }
        Ok(game)
    }

    /// What was agreed at the beginning.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What has happened after the event with this number.
    #[must_use]
    pub fn since(&self, seq: u32) -> &[Entry] {
        self.entries.get(seq as usize..).unwrap_or(&[])
    }

    /// The board.
    #[must_use]
    pub fn record(&self) -> &dyn AnyRecord {
        &*self.record
    }

    /// Takes in the next event.
    ///
    /// # Errors
    /// It does not follow from what went before; the game is then unchanged.
    pub fn apply(&mut self, entry: Entry) -> Result<(), ReplayError> {
        if entry.seq != self.state.seq + 1 {
            return Err(ReplayError::Gap(entry.seq));
        }
        match &entry.event {
            Event::Turn { text, .. } => {
                self.record.play(text).map_err(|objection| ReplayError::Turn(entry.seq, objection))?;
                self.steps.push(self.entries.len());
            }
            Event::TakenBack { plies, .. } => {
                if *plies > self.state.ply {
                    return Err(ReplayError::TakenBack(entry.seq));
                }
                for _ in 0..*plies {
                    self.record.undo();
                }
                self.steps.push(self.entries.len());
            }
            _ => {}
        }
        self.state.apply(&entry);
        self.entries.push(entry);
        Ok(())
    }

    /// Numbers and dates events that have been decided on.
    #[must_use]
    pub fn entries_for(&self, events: Vec<Event>, now: Millis) -> Vec<Entry> {
        let at = self.state.not_before(now);
        (self.state.seq + 1..).zip(events).map(|(seq, event)| Entry { seq, at, event }).collect()
    }

    /// How the game will stand after these entries.
    #[must_use]
    pub fn state_after(&self, entries: &[Entry]) -> State {
        let mut state = self.state.clone();
        for entry in entries {
            state.apply(entry);
        }
        state
    }

    /// What follows from time alone.
    #[must_use]
    pub fn overdue(&self, now: Millis) -> Option<Event> {
        self.state.overdue(now)
    }

    /// What the clock of the turn in progress has to be given back before anything else happens.
    #[must_use]
    pub fn owed(&self, outages: &Outages) -> Option<Event> {
        let millis = self.state.lost(outages);
        (millis > 0).then_some(Event::Outage { millis })
    }

    /// How it stands when everything that is owed has been given back.
    #[must_use]
    pub fn standing(&self, outages: &Outages) -> State {
        let mut state = self.state.clone();
        state.give_back(self.state.lost(outages));
        state
    }

    /// What follows from someone's wish to sit down.
    ///
    /// # Errors
    /// The seat is taken, or the game is over.
    pub fn join(&self, seat: Side, name: &Name) -> Result<Vec<Event>, Refusal> {
        match self.state.status {
            Status::Over => Err(Refusal::Over),
            _ if self.state.seated[seat.index()] => Err(Refusal::SeatTaken),
            _ => Ok(vec![Event::Joined { seat, name: name.clone() }]),
        }
    }

    /// What follows from a player's command: nothing, if it has been carried out before. The record is only borrowed to
    /// try a turn out.
    ///
    /// A turn names its step; anything else is about what its player had seen, up to the event `moment.after`. What has
    /// happened since may be this very command, which was only sent again. Who does not say what they had seen is taken
    /// to have seen everything.
    ///
    /// # Errors
    /// The command cannot be carried out.
    pub fn decide(&mut self, seat: Side, command: &Command, moment: &Moment) -> Result<Vec<Event>, Refusal> {
        let now = self.state.not_before(moment.now);
        let after = moment.after.unwrap_or(self.state.seq);
        if after > self.state.seq {
            return Err(Refusal::Ahead);
        }
        if self.since(after).iter().any(|entry| entry.event.carries_out(seat, command)) {
            return Ok(Vec::new());
        }
        match command {
            Command::Turn { step, text } => self.turn(seat, *step, text, now, moment.lag),
            Command::Offer { offer } => {
                let is_overtaken = |event: &Event| match event {
                    Event::Turn { seat: mover, .. } => *mover == seat,
                    event => matches!(event, Event::TakenBack { .. }),
                };
                if self.since(after).iter().any(|entry| is_overtaken(&entry.event)) {
                    return Err(Refusal::Stale);
                }
                match self.state.offer(*offer) {
                    // Both want the same, whether they knew it of each other or not. Only what is to be taken back is
                    // not the same for both.
                    Some(by) if by != seat => {
                        let after = if *offer == Offer::Takeback { after } else { self.state.seq };
                        self.accept(seat, *offer, after, moment)
                    }
                    _ => self.offer(seat, *offer),
                }
            }
            Command::Accept { offer } => self.accept(seat, *offer, after, moment),
            Command::Decline { offer } => match self.state.offer(*offer) {
                Some(_) if self.state.offered_after(*offer, after) => Err(Refusal::Stale),
                Some(_) => Ok(vec![Event::Declined { seat, offer: *offer }]),
                None => Err(Refusal::NoOffer),
            },
            Command::Resign => {
                self.playing()?;
                Ok(ended(Reason::Resigned, Some(seat.other())))
            }
            Command::Abort => {
                let is_early = self.state.status == Status::Waiting || self.state.ply < 2;
                match self.state.status {
                    Status::Over => Err(Refusal::Over),
                    _ if is_early => Ok(ended(Reason::Aborted, None)),
                    _ => Err(Refusal::TooLateToAbort),
                }
            }
            Command::Claim { stake } => {
                self.playing()?;
                if self.state.to_move == seat || !self.state.is_deserted(now, moment.absent) {
                    return Err(Refusal::NotAbsent);
                }
                Ok(ended(Reason::Left, (*stake == Stake::Win).then_some(seat)))
            }
        }
    }

    fn playing(&self) -> Result<(), Refusal> {
        match self.state.status {
            Status::Waiting => Err(Refusal::Waiting),
            Status::Playing => Ok(()),
            Status::Over => Err(Refusal::Over),
        }
    }

    fn turn(
        &mut self,
        seat: Side,
        step: u32,
        text: &str,
        now: Millis,
        lag: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        // What was played before is answered first: the player may not know yet that it was, and ended the game.
        if let Some(&place) = self.steps.get(step as usize) {
            let is_same = matches!(&self.entries[place].event,
                Event::Turn { seat: mover, text: played, .. } if *mover == seat && played == text);
            return if is_same { Ok(Vec::new()) } else { Err(Refusal::Stale) };
        }
        self.playing()?;
        if step > self.state.step {
            return Err(Refusal::Ahead);
        }
        if self.state.to_move != seat {
            return Err(Refusal::NotYourTurn);
        }
        let (spent, lag) = self.state.charge(now, lag).ok_or(Refusal::TimeUp)?;
        let ending = self.record.check(text).map_err(Refusal::Illegal)?;
        let mut events = vec![Event::Turn { seat, text: text.to_owned(), spent, lag }];
        events.extend(ending.map(|ending| Event::Ended(ending.into())).or_else(|| self.state.last_step()));
        Ok(events)
    }

    fn offer(&self, seat: Side, offer: Offer) -> Result<Vec<Event>, Refusal> {
        match offer {
            Offer::Rematch if self.state.status != Status::Over => return Err(Refusal::NotOver),
            Offer::Rematch if self.state.seated != [true; 2] => return Err(Refusal::Waiting),
            Offer::Rematch if self.state.rematch.is_some() => return Ok(Vec::new()),
            Offer::Rematch => {}
            Offer::Draw => self.playing()?,
            Offer::Takeback => {
                self.playing()?;
                self.plies_back(seat).ok_or(Refusal::NothingToTakeBack)?;
            }
        }
        if self.state.offer(offer) == Some(seat) {
            return Ok(Vec::new());
        }
        // One of a kind between two turns: nobody is pestered, and the log cannot be filled.
        if self.state.has_offered(seat, offer) {
            return Err(Refusal::OfferedBefore);
        }
        Ok(vec![Event::Offered { seat, offer }])
    }

    /// Accepts an offer that stood at the event `after`: nobody agrees to what they have not seen.
    fn accept(&self, seat: Side, offer: Offer, after: u32, moment: &Moment) -> Result<Vec<Event>, Refusal> {
        if self.state.offer(offer) != Some(seat.other()) {
            return Err(Refusal::NoOffer);
        }
        if self.state.offered_after(offer, after) {
            return Err(Refusal::Stale);
        }
        match offer {
            Offer::Draw => Ok(ended(Reason::Agreed, None)),
            Offer::Takeback => {
                let asker = seat.other();
                let plies = self.plies_back(asker).ok_or(Refusal::NothingToTakeBack)?;
                let taken_back = Event::TakenBack { seat: asker, plies };
                Ok([taken_back].into_iter().chain(self.state.last_step()).collect())
            }
            Offer::Rematch => Ok(vec![Event::Rematch { game: moment.spare_id.clone() }]),
        }
    }

    /// How many turns must be taken back for this seat to play its last one again, if it has played one.
    fn plies_back(&self, seat: Side) -> Option<u32> {
        let plies = if self.state.to_move == seat { 2 } else { 1 };
        (self.state.ply >= plies).then_some(plies)
    }
}

fn ended(reason: Reason, winner: Option<Side>) -> Vec<Event> {
    vec![Event::Ended(End { reason, winner })]
}
