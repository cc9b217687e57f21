//! What games of Granat come to, by the log of a match: how many are drawn, and whether a side that loses both its balls
//! first goes on to lose.
//!
//! ```sh
//! pionnier match granat --a nodes:5000 --b nodes:5000 --games 400 --log games.log
//! cargo run --release -p pionnier-arena --example granat_balls -- games.log
//! ```
//!
//! Between equal players both games of a pair are the same; a game that was played before is not counted again.

use pionnier_arena::LoggedGame;
use pionnier_core::{Game, Record, Side, read_turn};
use pionnier_games::granat::Granat;
use std::collections::{BTreeMap, HashSet};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("which log? give its name")?;
    let mut counts = Counts::default();
    let mut seen = HashSet::new();
    // The first line has the terms of the match.
    for line in std::fs::read_to_string(path)?.lines().skip(1) {
        let game: LoggedGame = serde_json::from_str(line)?;
        if seen.insert(game.turns.clone()) {
            counts.add(&game)?;
        }
    }
    print!("{}", counts.text());
    Ok(())
}

/// So many turns after the loss of its last ball a side has not merely exchanged it.
const AWHILE: usize = 10;

/// What is counted over all games.
#[derive(Default)]
struct Counts {
    games: usize,
    /// Won by the first side, drawn, lost by it.
    results: [usize; 3],
    reasons: BTreeMap<&'static str, usize>,
    turns: usize,
    longest: usize,
    /// Games in which a side was the first to have no ball: lost by it, drawn, won by it.
    bereft: [usize; 3],
    /// The same where the enemy has kept one for [`AWHILE`]: a last ball is often given up to take the enemy's by a
    /// chain of compulsory captures.
    alone: [usize; 3],
}

impl Counts {
    fn add(&mut self, game: &LoggedGame) -> Result<(), Box<dyn Error>> {
        let mut record = Record::new(Granat::start());
        let (mut bereft, mut alone, mut since) = (None, None, 0);
        for text in game.turns.split_whitespace() {
            let turn =
                read_turn::<Granat>(record.position(), text).map_err(|error| format!("{text}: {error:?}"))?;
            record.try_play(&turn).map_err(|error| format!("{text}: {error:?}"))?;
            let position = record.position();
            let [first, second] = Side::BOTH.map(|side| position.pawns(side) & position.balls() == 0);
            let side = match [first, second] {
                [true, false] => Some(Side::First),
                [false, true] => Some(Side::Second),
                _ => None,
            };
            bereft = bereft.or(side);
            since = if side.is_some() { since + 1 } else { 0 };
            if since > AWHILE {
                alone = alone.or(side);
            }
        }
        let winner = game.winner.map(|winner| if winner == game.first { Side::First } else { Side::Second });
        let result = |side| winner.map_or(1, |winner| if winner == side { 0 } else { 2 });
        self.games += 1;
        self.results[result(Side::First)] += 1;
        *self.reasons.entry(game.reason.code()).or_default() += 1;
        self.turns += record.played().len();
        self.longest = self.longest.max(record.played().len());
        for (side, counts) in [(bereft, &mut self.bereft), (alone, &mut self.alone)] {
            if let Some(side) = side {
                counts[2 - result(side)] += 1;
            }
        }
        Ok(())
    }

    fn text(&self) -> String {
        let share = |count: usize, of: usize| 100.0 * count as f64 / of.max(1) as f64;
        let [won, drawn, lost] = self.results;
        let first = share(2 * won + drawn, 2 * self.games);
        let reasons: Vec<String> =
            self.reasons.iter().map(|(code, count)| format!("{count} by {code}")).collect();
        let balls = |[lost, drawn, won]: [usize; 3]| {
            let all = lost + drawn + won;
            format!("{all}; lost {lost} ({:.1} %), drawn {drawn}, won {won}", share(lost, all))
        };
        format!(
            "games: {}, {}\n\
             turns a game: {}, longest {}\n\
             drawn: {drawn} ({:.1} %)\n\
             first side: won {won}, drawn {drawn}, lost {lost} ({first:.1} %)\n\
             first to have no ball: {}\n\
             alone without one for ten turns: {}\n",
            self.games,
            reasons.join(", "),
            self.turns / self.games.max(1),
            self.longest,
            share(drawn, self.games),
            balls(self.bereft),
            balls(self.alone),
        )
    }
}
