//! The ladder of levels: which matches measure it, and what they must show.

use crate::statistics::{Meeting, Rating, ratings};
use crate::{Player, Tally};
use pionnier_core::Game;
use pionnier_engine::{Knowledge, LEVELS_PER_GAME, Level, Score};

/// Levels that think so much are measured by fewer games.
const MUCH: u64 = 10_000;

/// What is asked of neighbours: clearly better, yet beatable.
const NEIGHBOURS: [f64; 2] = [0.60, 0.80];

/// What is asked of levels two apart: more than this.
const TWO_APART: f64 = 0.85;

/// A match of the ladder. Rung 0 is the random mover, the anchor of all ratings; the others are the levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rungs {
    /// The stronger player.
    pub upper: u8,
    /// The weaker one.
    pub lower: u8,
    /// Games that are enough to tell, as a rule.
    pub games: u64,
    /// Whether draws count as a success of the upper one.
    pub counts_draws: bool,
}

impl Rungs {
    /// All matches of a game's ladder: level 1 against the random mover, each level against the one below and the one
    /// two below. Nothing if the game lacks a level.
    #[must_use]
    pub fn of<G: Game>() -> Option<Vec<Rungs>>
    where
        G::Position: Knowledge,
    {
        let is_drawn = G::start().exact() == Some(Score::DRAW);
        let levels: Vec<Level> = (1..=LEVELS_PER_GAME).map(Level::of::<G>).collect::<Option<_>>()?;
        let match_of = |upper: u8, lower: u8| {
            let level = levels[usize::from(upper) - 1];
            let games = match level.nodes {
                _ if upper == LEVELS_PER_GAME => 100,
                MUCH.. => 200,
                _ => 400,
            };
            // A game that is a draw if both sides play well is drawn more and more often by those who do.
            let counts_draws = is_drawn && level.lapses == 0.0;
            Rungs { upper, lower, games, counts_draws }
        };
        let lowers =
            |upper: u8| (upper.saturating_sub(2)..upper).filter(move |&lower| lower > 0 || upper == 1);
        Some(
            (1..=LEVELS_PER_GAME)
                .flat_map(|upper| lowers(upper).map(move |lower| match_of(upper, lower)))
                .collect(),
        )
    }

    /// Who stands on a rung.
    #[must_use]
    pub const fn player(rung: u8) -> Player {
        if rung == 0 { Player::Random } else { Player::Level(rung) }
    }

    /// What counts for the upper player: its score, or the share of games it did not lose.
    #[must_use]
    pub fn success(&self, tally: &Tally) -> f64 {
        if self.counts_draws { tally.results().not_lost() } else { tally.pairs.score() }
    }

    /// The success there should be: at least the first, at most the second. Nothing is asked against the random mover.
    #[must_use]
    pub const fn target(&self) -> Option<[f64; 2]> {
        match self.upper - self.lower {
            _ if self.lower == 0 => None,
            // Where draws count there is no such thing as too many games not lost.
            1 if self.counts_draws => Some([NEIGHBOURS[0], 1.0]),
            1 => Some(NEIGHBOURS),
            _ => Some([TWO_APART.next_up(), 1.0]),
        }
    }

    /// Whether the result is what it should be, where something is asked.
    #[must_use]
    pub fn is_met(&self, tally: &Tally) -> Option<bool> {
        let [least, most] = self.target()?;
        Some((least..=most).contains(&self.success(tally)))
    }
}

/// The ratings of the random mover and the levels, by the matches played.
#[must_use]
pub fn ladder(matches: &[(Rungs, Tally)]) -> Vec<Rating> {
    let meeting = |(rungs, tally): &(Rungs, Tally)| Meeting {
        player: rungs.upper.into(),
        opponent: rungs.lower.into(),
        pairs: tally.pairs,
    };
    let highest = matches.iter().map(|(rungs, _)| rungs.upper).max().unwrap_or(0);
    ratings(usize::from(highest) + 1, &matches.iter().map(meeting).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::Rungs;
    use crate::statistics::Pentanomial;
    use crate::{Results, Tally};
    use pionnier_games::kono::Kono;

    #[test]
    fn every_level_meets_the_two_below() {
        let matches = Rungs::of::<Kono>().unwrap();
        let pairs: Vec<(u8, u8)> = matches.iter().map(|rungs| (rungs.upper, rungs.lower)).collect();
        let expected = [
            (1, 0),
            (2, 1),
            (3, 1),
            (3, 2),
            (4, 2),
            (4, 3),
            (5, 3),
            (5, 4),
            (6, 4),
            (6, 5),
            (7, 5),
            (7, 6),
            (8, 6),
            (8, 7),
        ];
        assert_eq!(pairs, expected);
        let counts = |rungs: &&Rungs| rungs.counts_draws;
        assert!(matches.iter().filter(counts).map(|rungs| rungs.upper).eq([8, 8]));
        let games = |upper| matches.iter().find(|rungs| rungs.upper == upper).map(|rungs| rungs.games);
        assert_eq!([1, 7, 8].map(games), [Some(400), Some(200), Some(100)]);
    }

    #[test]
    fn draws_count_where_it_is_said() {
        let results = Results { won: 10, drawn: 80, lost: 10 };
        let tally = Tally {
            pairs: Pentanomial([5, 0, 40, 0, 5]),
            by_colour: [results, Results::default()],
            ..Tally::default()
        };
        let rungs = Rungs { upper: 7, lower: 6, games: 100, counts_draws: false };
        assert_eq!(rungs.is_met(&tally), Some(false));
        assert_eq!(Rungs { counts_draws: true, ..rungs }.is_met(&tally), Some(true));
        assert_eq!(Rungs { upper: 1, lower: 0, ..rungs }.is_met(&tally), None);
    }
}
