//! A measured game, as the log keeps it.

use crate::Forfeit;
use crate::contest::{Course, End};
use pionnier_core::{Ending, Game, Outcome, Record, Side};
use serde::{Deserialize, Serialize};

/// One of the two players of a match, whichever side it plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Entrant {
    /// The player whose strength is measured.
    A,
    /// The player it is measured against.
    B,
}

impl Entrant {
    /// Both of them, in the order of [`Entrant::index`].
    pub const BOTH: [Entrant; 2] = [Entrant::A, Entrant::B];

    /// 0 for A, 1 for B.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Entrant {
        match self {
            Entrant::A => Entrant::B,
            Entrant::B => Entrant::A,
        }
    }
}

/// Why a measured game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// By the game's own rules.
    Rules,
    /// A position occurred for the third time (C3).
    Repetition,
    /// 100 turns without progress (C4).
    NoProgress,
    /// The loser did not answer in time.
    Silent,
    /// The loser's program ended.
    Exited,
    /// The loser answered something that is no turn.
    Garbage,
    /// The loser answered with an illegal turn.
    Illegal,
}

impl Reason {
    /// Whether the loser was an engine that misbehaved.
    #[must_use]
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Reason::Silent | Reason::Exited | Reason::Garbage | Reason::Illegal)
    }

    /// A stable name, as in the log.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Rules => "rules",
            Reason::Repetition => "repetition",
            Reason::NoProgress => "no-progress",
            Reason::Silent => "silent",
            Reason::Exited => "exited",
            Reason::Garbage => "garbage",
            Reason::Illegal => "illegal",
        }
    }

    /// By which rule a game ended that was played to its end.
    pub(crate) const fn of_ending(ending: Ending) -> Reason {
        match ending {
            Ending::Repetition => Reason::Repetition,
            Ending::NoProgress => Reason::NoProgress,
            Ending::Rules(_) | Ending::Resigned(_) | Ending::Agreed => Reason::Rules,
        }
    }
}

/// A measured game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoggedGame {
    /// The pair it belongs to, counted from 0.
    pub pair: u64,
    /// Who moved first.
    pub first: Entrant,
    /// Who won; nobody if it was a draw.
    pub winner: Option<Entrant>,
    /// Why it ended.
    pub reason: Reason,
    /// What an engine said that lost it the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// How many of the turns are the opening.
    pub opening: usize,
    /// All turns, separated by spaces.
    pub turns: String,
    /// Seconds of CPU time A and B used; for an outside engine the seconds it let us wait.
    pub seconds: [f64; 2],
    /// Turns A and B thought about.
    pub thoughts: [u32; 2],
}

impl LoggedGame {
    /// Notes how a game went that began with an opening of so many turns.
    pub(crate) fn of<G: Game>(
        pair: u64,
        first: Entrant,
        opening: usize,
        course: &Course<G::Position>,
    ) -> LoggedGame {
        let (reason, said) = match &course.end {
            End::Played(ending) => (Reason::of_ending(*ending), None),
            End::Forfeited(Forfeit::Silent) => (Reason::Silent, None),
            End::Forfeited(Forfeit::Exited) => (Reason::Exited, None),
            End::Forfeited(Forfeit::Garbage(said)) => (Reason::Garbage, Some(said.clone())),
            End::Forfeited(Forfeit::Illegal(said)) => (Reason::Illegal, Some(said.clone())),
        };
        let by_entrant = |values: [f64; 2]| if first == Entrant::A { values } else { [values[1], values[0]] };
        let [one, other] = course.thoughts;
        LoggedGame {
            pair,
            first,
            winner: winner(course.outcome(), first),
            reason,
            said,
            opening,
            turns: turns::<G>(&course.record),
            // A millionth of a second is as much as a clock can tell.
            seconds: by_entrant(course.time.map(|time| (time.as_secs_f64() * 1e6).round() / 1e6)),
            thoughts: if first == Entrant::A { [one, other] } else { [other, one] },
        }
    }

    /// The same game with A in the place of B.
    pub(crate) fn with_colours_swapped(&self) -> LoggedGame {
        let ([a, b], [one, other]) = (self.thoughts, self.seconds);
        LoggedGame {
            first: self.first.other(),
            winner: self.winner.map(Entrant::other),
            seconds: [other, one],
            thoughts: [b, a],
            ..self.clone()
        }
    }

    /// How many turns were played, the opening included.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.turns.split_whitespace().count()
    }

    /// Half points for A.
    #[must_use]
    pub fn half_points(&self) -> usize {
        match self.winner {
            Some(Entrant::A) => 2,
            None => 1,
            Some(Entrant::B) => 0,
        }
    }
}

/// Who has won, if `first` moved first.
pub(crate) fn winner(outcome: Outcome, first: Entrant) -> Option<Entrant> {
    match outcome.winner()? {
        Side::First => Some(first),
        Side::Second => Some(first.other()),
    }
}

/// The turns of a record, separated by spaces.
pub(crate) fn turns<G: Game>(record: &Record<G::Position>) -> String {
    let mut text = String::new();
    for played in record.played() {
        if !text.is_empty() {
            text.push(' ');
        }
        G::write_turn(&played.before, &played.actions, &mut text);
    }
    text
}
