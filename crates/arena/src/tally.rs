//! What a match has brought so far.

use crate::pair::Pair;
use crate::statistics::Pentanomial;
use crate::{Entrant, LoggedGame, Reason};
use std::collections::BTreeMap;

/// Games won, drawn and lost.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Results {
    /// Won.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost.
    pub lost: u64,
}

impl Results {
    /// How many games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points, a draw counting half; one half without games.
    #[must_use]
    pub fn score(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (self.won as f64 + 0.5 * self.drawn as f64) / self.games() as f64
    }

    /// The share of games that were not lost.
    #[must_use]
    pub fn not_lost(&self) -> f64 {
        1.0 - self.lost as f64 / self.games().max(1) as f64
    }

    fn add(&mut self, half_points: usize) {
        *[&mut self.lost, &mut self.drawn, &mut self.won][half_points] += 1;
    }

    const fn plus(self, other: Results) -> Results {
        Results { won: self.won + other.won, drawn: self.drawn + other.drawn, lost: self.lost + other.lost }
    }

    const fn reversed(self) -> Results {
        Results { won: self.lost, drawn: self.drawn, lost: self.won }
    }
}

/// What thinking has cost a player.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Cost {
    /// Seconds of CPU time, or of waiting for an outside engine.
    pub seconds: f64,
    /// Turns.
    pub turns: u64,
}

impl Cost {
    /// Seconds for a turn.
    #[must_use]
    pub fn per_turn(&self) -> f64 {
        self.seconds / self.turns.max(1) as f64
    }
}

/// The sum of the pairs of a match, from A's point of view.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Tally {
    /// Pairs by their points.
    pub pairs: Pentanomial,
    /// Games in which A moved first, and in which it moved second.
    pub by_colour: [Results; 2],
    /// Turns of all games, openings included.
    pub plies: u64,
    /// What A's and B's turns have cost.
    pub costs: [Cost; 2],
    /// How often games ended for which reason.
    pub reasons: BTreeMap<Reason, u64>,
    /// How often A and B lost by misbehaving.
    pub forfeits: [BTreeMap<Reason, u64>; 2],
}

impl Tally {
    /// Adds a pair.
    pub fn add(&mut self, pair: &Pair) {
        self.pairs.add(pair.iter().map(LoggedGame::half_points).sum());
        for game in pair {
            self.by_colour[usize::from(game.first != Entrant::A)].add(game.half_points());
            self.plies += game.plies() as u64;
            for ((cost, seconds), &turns) in self.costs.iter_mut().zip(game.seconds).zip(&game.thoughts) {
                cost.seconds += seconds;
                cost.turns += u64::from(turns);
            }
            *self.reasons.entry(game.reason).or_insert(0) += 1;
            if let Some(winner) = game.winner
                && game.reason.is_forfeit()
            {
                *self.forfeits[winner.other().index()].entry(game.reason).or_insert(0) += 1;
            }
        }
    }

    /// A's results with both colours.
    #[must_use]
    pub const fn results(&self) -> Results {
        self.by_colour[0].plus(self.by_colour[1])
    }

    /// The results of whoever moved first.
    #[must_use]
    pub const fn first_side(&self) -> Results {
        self.by_colour[0].plus(self.by_colour[1].reversed())
    }

    /// Turns of an average game, its opening included.
    #[must_use]
    pub fn plies_per_game(&self) -> f64 {
        self.plies as f64 / self.results().games().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::{Results, Tally};
    use crate::statistics::Pentanomial;
    use crate::{Entrant, LoggedGame, Reason};

    fn game(first: Entrant, winner: Option<Entrant>, reason: Reason) -> LoggedGame {
        let turns = "a1xa3 b4xb2".to_owned();
        let (seconds, thoughts) = ([1.0, 0.5], [1, 1]);
        LoggedGame { pair: 0, first, winner, reason, said: None, opening: 0, turns, seconds, thoughts }
    }

    #[test]
    fn points_are_a_s_whatever_its_colour() {
        let mut tally = Tally::default();
        let (a, b) = (Entrant::A, Entrant::B);
        tally.add(&[game(a, Some(a), Reason::Rules), game(b, Some(b), Reason::Rules)]);
        tally.add(&[game(a, None, Reason::Repetition), game(b, Some(a), Reason::Illegal)]);
        assert_eq!(tally.pairs, Pentanomial([0, 0, 1, 1, 0]));
        assert_eq!(tally.results(), Results { won: 2, drawn: 1, lost: 1 });
        assert_eq!(tally.by_colour[0], Results { won: 1, drawn: 1, lost: 0 });
        assert_eq!(tally.first_side(), Results { won: 2, drawn: 1, lost: 1 });
        assert_eq!(tally.forfeits[1][&Reason::Illegal], 1);
        assert!(tally.forfeits[0].is_empty());
        assert!((tally.plies_per_game() - 2.0).abs() < 1e-9);
        assert!((tally.costs[1].per_turn() - 0.5).abs() < 1e-9);
    }
}
