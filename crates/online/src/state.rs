//! How a game stands: small, cheap to copy, and a function of its events alone.

use crate::{Clock, End, Entry, Event, Millis, Name, Offer, Outages, Reason, Side};
use serde::Serialize;
use utoipa::ToSchema;

/// So many turns and takebacks, and no more: takebacks could otherwise make a game endless.
const MAX_STEPS: u32 = 10_000;

/// Where a game is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Playing,
    /// It has ended.
    Over,
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct State {
    /// The number of the last event.
    pub seq: u32,
    /// Where the game is in its life.
    pub status: Status,
    /// How it has ended, if it has.
    pub end: Option<End>,
    /// Which seats are taken.
    pub seated: [bool; 2],
    /// What the players are called; empty for those who have not said.
    pub names: [Name; 2],
    /// Whose turn it is.
    pub to_move: Side,
    /// Turns on the board.
    pub ply: u32,
    /// Turns and takebacks so far. Unlike `ply` it never goes back: it numbers a player's turns.
    pub step: u32,
    /// When the turn in progress began, in milliseconds since 1970.
    pub started: Millis,
    /// Milliseconds each side had left at that moment; without meaning if there is no clock.
    pub left: [Millis; 2],
    /// Whether the time of the side to move is running down.
    pub running: bool,
    /// When the server will act if nobody does: a flag falls, an invitation lapses.
    pub deadline: Option<Millis>,
    /// For each kind of offer (draw, takeback, rematch) who has made it, if someone has.
    pub offers: [Option<Side>; 3],
    /// The game the players went on to.
    pub rematch: Option<String>,
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    clock: Clock,
    /// What is left of each side's quota of forgiven lag.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    lag: [Millis; 2],
    /// For each kind of offer and each seat, the step at which it was last made.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    offered: [[Option<u32>; 2]; 3],
    /// For each kind of offer, the event by which it was last made.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    offered_by: [u32; 3],
    /// When each player last did something that was noted.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    acted: [Millis; 2],
    /// When the last event happened.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    at: Millis,
}

impl State {
    /// A game that was just made on these terms.
    pub(crate) fn new(clock: Clock, created: Millis, opener: Side) -> State {
        let mut state = State {
            seq: 0,
            status: Status::Waiting,
            end: None,
            seated: [false; 2],
            names: [Name::default(), Name::default()],
            to_move: opener,
            ply: 0,
            step: 0,
            started: created,
            left: [clock.initial(); 2],
            running: false,
            deadline: None,
            offers: [None; 3],
            rematch: None,
            clock,
            lag: [Clock::LAG; 2],
            offered: [[None; 2]; 3],
            offered_by: [0; 3],
            acted: [created; 2],
            at: created,
        };
        state.settle();
        state
    }

    /// Takes in the next event.
    pub(crate) fn apply(&mut self, entry: &Entry) {
        self.seq = entry.seq;
        self.at = entry.at;
        if let Some(seat) = entry.event.actor() {
            self.acted[seat.index()] = entry.at;
        }
        match &entry.event {
            Event::Joined { seat, name } => {
                self.seated[seat.index()] = true;
                self.names[seat.index()].clone_from(name);
                if self.seated == [true; 2] {
                    self.status = Status::Playing;
                    self.started = entry.at;
                }
            }
            Event::Turn { seat, spent, lag, .. } => self.turn(*seat, *spent, *lag, entry.at),
            Event::Offered { seat, offer } => {
                self.offers[offer.index()] = Some(*seat);
                self.offered[offer.index()][seat.index()] = Some(self.step);
                self.offered_by[offer.index()] = entry.seq;
            }
            Event::Declined { offer, .. } => self.offers[offer.index()] = None,
            Event::TakenBack { plies, .. } => {
                self.ply = self.ply.saturating_sub(*plies);
                if plies % 2 == 1 {
                    self.to_move = self.to_move.other();
                }
                self.step += 1;
                self.started = entry.at;
                self.offers[Offer::Takeback.index()] = None;
                self.offers[Offer::Draw.index()] = None;
            }
            Event::Ended(end) => {
                self.status = Status::Over;
                self.end = Some(*end);
                self.offers = [None; 3];
            }
            Event::Rematch { game } => {
                self.rematch = Some(game.clone());
                self.offers[Offer::Rematch.index()] = None;
            }
            Event::Outage { millis } => self.started += millis,
        }
        self.settle();
    }

    /// What outages have taken from the turn in progress and has not been given back.
    pub(super) fn lost(&self, outages: &Outages) -> Millis {
        let is_timed = self.status == Status::Playing && self.deadline.is_some();
        if is_timed { outages.lost(self.started, self.at) } else { 0 }
    }

    /// Gives time back to the turn in progress.
    pub(super) fn give_back(&mut self, millis: Millis) {
        self.started += millis;
        self.settle();
    }

    fn turn(&mut self, seat: Side, spent: Millis, lag: Millis, at: Millis) {
        let index = seat.index();
        if !self.clock.is_free(self.ply) {
            self.left[index] = self.clock.after_turn(self.left[index], spent);
            self.lag[index] = Clock::LAG.min(self.lag[index] - lag + Clock::LAG_REFILL);
        }
        self.ply += 1;
        self.step += 1;
        self.started = at;
        self.to_move = seat.other();
        self.offers[Offer::Takeback.index()] = None;
        // To play on is to decline.
        if self.offers[Offer::Draw.index()] == Some(seat.other()) {
            self.offers[Offer::Draw.index()] = None;
        }
    }

    /// Works out what follows from the rest.
    fn settle(&mut self) {
        let is_timed = self.status == Status::Playing && self.clock != Clock::None;
        self.running = is_timed && !self.clock.is_free(self.ply);
        let mover = self.to_move.index();
        self.deadline = match self.status {
            Status::Waiting => Some(Clock::invitation_ends(self.started)),
            Status::Playing => {
                self.clock.turn_ends(self.ply, self.started, self.left[mover], self.lag[mover])
            }
            Status::Over => None,
        };
    }

    /// What the next step brings with it if it is the last there can be.
    pub(crate) fn last_step(&self) -> Option<Event> {
        (self.step + 1 >= MAX_STEPS).then_some(Event::Ended(End { reason: Reason::TooLong, winner: None }))
    }

    /// What the server does by itself if the deadline has passed.
    pub(crate) fn overdue(&self, now: Millis) -> Option<Event> {
        // Games that got so far before that ended them.
        if self.status == Status::Playing && self.step >= MAX_STEPS {
            return self.last_step();
        }
        self.deadline.filter(|&deadline| deadline <= now)?;
        let is_begun = self.status == Status::Playing && !self.clock.is_free(self.ply);
        Some(Event::Ended(if is_begun {
            End { reason: Reason::Time, winner: Some(self.to_move.other()) }
        } else {
            End { reason: Reason::Aborted, winner: None }
        }))
    }

    /// What a turn played now would cost its player, and what of its time is forgiven; nothing if it comes too late.
    pub(crate) fn charge(&self, now: Millis, lag: Millis) -> Option<(Millis, Millis)> {
        let elapsed = (now - self.started).max(0);
        let seat = self.to_move.index();
        match self.clock {
            Clock::None => Some((elapsed, 0)),
            Clock::Days { .. } => (elapsed <= self.left[seat]).then_some((elapsed, 0)),
            Clock::Live { .. } if self.clock.is_free(self.ply) => Some((0, 0)),
            Clock::Live { .. } => {
                let forgiven = lag.clamp(0, self.lag[seat]).min(elapsed);
                let spent = elapsed - forgiven;
                (spent <= self.left[seat]).then_some((spent, forgiven))
            }
        }
    }

    /// Who has made an offer.
    #[must_use]
    pub fn offer(&self, offer: Offer) -> Option<Side> {
        self.offers[offer.index()]
    }

    /// Whether the last offer of this kind was made after the event with this number.
    pub(crate) fn offered_after(&self, offer: Offer, seq: u32) -> bool {
        self.offered_by[offer.index()] > seq
    }

    /// Whether this seat has made this offer since something was last played.
    pub(crate) fn has_offered(&self, seat: Side, offer: Offer) -> bool {
        self.offered[offer.index()][seat.index()] == Some(self.step)
    }

    /// Whether the player to move has been away for so long that the other may claim the game. `absent` says for how long
    /// no sign of theirs has been seen; but who comes only to play is not away while the other thinks.
    pub(crate) fn is_deserted(&self, now: Millis, absent: Option<Millis>) -> bool {
        let silent = now - self.started.max(self.acted[self.to_move.index()]);
        let away = match self.clock {
            Clock::None => Some(now - self.started),
            Clock::Days { .. } | Clock::Live { .. } => absent.map(|absent| absent.min(silent)),
        };
        self.status == Status::Playing
            && !self.clock.is_free(self.ply)
            && self.clock.absence().zip(away).is_some_and(|(needed, away)| away >= needed)
    }

    /// The later of now and the last event: time in a game never runs backwards, whatever the machine's clock does.
    pub(crate) fn not_before(&self, now: Millis) -> Millis {
        now.max(self.at)
    }
}
