//! The ladder of levels: which matches measure it, and what they must show.

use crate::statistics::{Meeting, Rating, ratings};
use crate::{Player, Tally};
use pionnier_core::Game;
use pionnier_engine::{Knowledge, LEVELS_PER_GAME, Level, Score};

/// Levels that think so much are measured by fewer games.
const MUCH: u64 = 10_000;

/// What is asked of neighbours: clearly better, yet beatable.
const NEIGHBOURS: [f64; 2] = [0.60, 0.82];

/// What is asked of levels two apart: more than this.
const TWO_APART: f64 = 0.82;

/// What is asked of level 1 against the random mover: somebody who has just read the rules wins most games against it.
const BEGINNER: [f64; 2] = [0.60, 0.90];

/// Against whoever sees what follows a turn at once it wins no more than this.
const BEGINNER_AGAINST_GREEDY: f64 = 0.15;

/// Who stands on a rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rung {
    /// The random mover, the anchor of all ratings.
    Random,
    /// Who looks no further than its own turn.
    Greedy,
    /// A level.
    Level(u8),
}

impl Rung {
    /// The player who stands there.
    #[must_use]
    pub const fn player(self) -> Player {
        match self {
            Rung::Random => Player::Random,
            Rung::Greedy => Player::Greedy,
            Rung::Level(level) => Player::Level(level),
        }
    }
}

/// Which success a match should show.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Target {
    /// From the first to the second, both allowed.
    Between([f64; 2]),
    /// So much, or more.
    AtLeast(f64),
    /// More than that.
    MoreThan(f64),
}

/// A match of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rungs {
    /// The level that is measured.
    pub upper: u8,
    /// Whom it plays.
    pub lower: Rung,
    /// Games that are enough to tell, as a rule.
    pub games: u64,
    /// Whether draws count as a success of the upper one.
    pub counts_draws: bool,
}

impl Rungs {
    /// All matches of a game's ladder: level 1 against the random mover and the greedy one, each level against the one below and
    /// the one two below. Nothing if the game lacks a level.
    #[must_use]
    pub fn of<G: Game>() -> Option<Vec<Rungs>>
    where
        G::Position: Knowledge,
    {
        let is_drawn = G::start().exact() == Some(Score::DRAW);
        let levels: Vec<Level> = (1..=LEVELS_PER_GAME).map(Level::of::<G>).collect::<Option<_>>()?;
        let match_of = |upper: u8, lower: Rung| {
            let level = levels[usize::from(upper) - 1];
            let games = match level.nodes {
                _ if upper == LEVELS_PER_GAME => 100,
                MUCH.. => 200,
                _ => 400,
            };
            // A game that is a draw if both sides play well is drawn more and more often by those who do.
            let counts_draws = is_drawn && !level.is_held_back();
            Rungs { upper, lower, games, counts_draws }
        };
        let below = |upper: u8| match upper {
            1 => vec![Rung::Random, Rung::Greedy],
            2 => vec![Rung::Level(1)],
            _ => vec![Rung::Level(upper - 2), Rung::Level(upper - 1)],
        };
        Some(
            (1..=LEVELS_PER_GAME)
                .flat_map(|upper| below(upper).into_iter().map(move |lower| match_of(upper, lower)))
                .collect(),
        )
    }

    /// The two who play.
    #[must_use]
    pub const fn players(&self) -> [Player; 2] {
        [Player::Level(self.upper), self.lower.player()]
    }

    /// What counts for the upper player: its score, or the share of games it did not lose.
    #[must_use]
    pub fn success(&self, tally: &Tally) -> f64 {
        if self.counts_draws { tally.results().not_lost() } else { tally.pairs.score() }
    }

    /// The success there should be.
    #[must_use]
    pub const fn target(&self) -> Target {
        match self.lower {
            Rung::Random => Target::Between(BEGINNER),
            Rung::Greedy => Target::Between([0.0, BEGINNER_AGAINST_GREEDY]),
            // Where draws count there is no such thing as too many games not lost.
            Rung::Level(lower) if lower + 1 == self.upper && self.counts_draws => {
                Target::AtLeast(NEIGHBOURS[0])
            }
            Rung::Level(lower) if lower + 1 == self.upper => Target::Between(NEIGHBOURS),
            Rung::Level(_) => Target::MoreThan(TWO_APART),
        }
    }

    /// Whether the result is what it should be.
    #[must_use]
    pub fn is_met(&self, tally: &Tally) -> bool {
        let success = self.success(tally);
        match self.target() {
            Target::Between([least, most]) => (least..=most).contains(&success),
            Target::AtLeast(least) => success >= least,
            Target::MoreThan(bound) => success > bound,
        }
    }
}

/// The ratings of the levels, from level 1 on, by the matches played; the random mover has 0.
#[must_use]
pub fn ladder(matches: &[(Rungs, Tally)]) -> Vec<Rating> {
    let highest = usize::from(matches.iter().map(|(rungs, _)| rungs.upper).max().unwrap_or(0));
    let number = |rung: Rung| match rung {
        Rung::Random => 0,
        Rung::Level(level) => level.into(),
        Rung::Greedy => highest + 1,
    };
    let meeting = |(rungs, tally): &(Rungs, Tally)| Meeting {
        player: rungs.upper.into(),
        opponent: number(rungs.lower),
        pairs: tally.pairs,
    };
    let meetings: Vec<Meeting> = matches.iter().map(meeting).collect();
    let mut all = ratings(highest + 2, &meetings);
    all.truncate(highest + 1);
    all.split_off(1)
}

#[cfg(test)]
mod tests {
    use super::{Rung, Rungs};
    use crate::statistics::Pentanomial;
    use crate::{Results, Tally};
    use pionnier_engine::LEVELS_PER_GAME;
    use pionnier_games::kono::Kono;

    #[test]
    fn every_level_meets_the_two_below() {
        let matches = Rungs::of::<Kono>().unwrap();
        let [random, greedy, second, rest @ ..] = &matches[..] else { panic!("{matches:?}") };
        assert_eq!([random, greedy, second].map(|rungs| rungs.upper), [1, 1, 2]);
        assert_eq!(
            [random, greedy, second].map(|rungs| rungs.lower),
            [Rung::Random, Rung::Greedy, Rung::Level(1)]
        );
        let lowers: Vec<(u8, Rung)> = rest.iter().map(|rungs| (rungs.upper, rungs.lower)).collect();
        let expected: Vec<(u8, Rung)> = (3..=LEVELS_PER_GAME)
            .flat_map(|upper| [2, 1].map(|apart| (upper, Rung::Level(upper - apart))))
            .collect();
        assert_eq!(lowers, expected);
        let counts = |rungs: &&Rungs| rungs.counts_draws;
        assert!(matches.iter().filter(counts).all(|rungs| rungs.upper == LEVELS_PER_GAME));
        assert_eq!(matches.iter().filter(counts).count(), 2);
        let games = |upper| matches.iter().find(|rungs| rungs.upper == upper).map(|rungs| rungs.games);
        assert_eq!([1, LEVELS_PER_GAME].map(games), [Some(400), Some(100)]);
    }

    #[test]
    fn two_apart_more_is_asked_than_the_bound_itself() {
        let met = |won: u64| {
            let tally = Tally { pairs: Pentanomial([50 - won, 0, 0, 0, won]), ..Tally::default() };
            Rungs { upper: 7, lower: Rung::Level(5), games: 100, counts_draws: false }.is_met(&tally)
        };
        assert_eq!([40, 41, 42, 50].map(met), [false, false, true, true]);
    }

    #[test]
    fn draws_count_where_it_is_said() {
        let results = Results { won: 10, drawn: 80, lost: 10 };
        let tally = Tally {
            pairs: Pentanomial([5, 0, 40, 0, 5]),
            by_colour: [results, Results::default()],
            ..Tally::default()
        };
        let rungs = Rungs { upper: 7, lower: Rung::Level(6), games: 100, counts_draws: false };
        assert!(!rungs.is_met(&tally));
        assert!(Rungs { counts_draws: true, ..rungs }.is_met(&tally));
        assert!(!Rungs { upper: 1, lower: Rung::Random, ..rungs }.is_met(&tally));
        assert!(!Rungs { upper: 1, lower: Rung::Greedy, ..rungs }.is_met(&tally));
    }
}
