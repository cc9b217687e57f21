//! A match: pairs of games, on several threads, counted in their order.

use crate::log::{Log, LogError};
use crate::pair::{Board, Pair};
use crate::statistics::{Sprt, Verdict};
use crate::{Player, Tally, Terms};
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use pionnier_core::Game;
use pionnier_engine::Knowledge;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::mpsc::{Sender, channel};

/// How long a match goes on, and on how many threads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// Pairs to play at most.
    pub pairs: u64,
    /// Pairs that are played at the same time.
    pub threads: usize,
    /// The test that may end the match earlier.
    pub sprt: Option<Sprt>,
}

/// Why a match could not be played.
#[derive(Debug)]
pub enum MatchError {
    /// The game has no such level.
    NoLevel(Player),
    /// The net a player is to judge by cannot be used.
    NoNet {
        /// The player.
        player: Player,
        /// Why.
        why: String,
    },
    /// An outside engine cannot be started.
    NotStarted {
        /// The engine.
        player: Player,
        /// What the system says.
        error: io::Error,
    },
    /// The log cannot be used.
    Log(LogError),
}

impl From<LogError> for MatchError {
    fn from(error: LogError) -> MatchError {
        MatchError::Log(error)
    }
}

/// Plays a match, or goes on with the one in the log. `observe` sees the tally after every pair.
///
/// Pairs are counted in their order, however many threads play them and whichever ends first: with players that are
/// repeatable the result depends on the terms and the number of pairs alone, also where a test ends the match.
///
/// # Errors
/// A player cannot sit down, or the log cannot be used. What was played is in the log.
pub fn play_match<G: Game>(
    terms: &Terms,
    plan: &Plan,
    log: Option<&Path>,
    observe: &mut dyn FnMut(&Tally),
) -> Result<Tally, MatchError>
where
    G::Position: Knowledge,
{
    // Whoever cannot play is sent away before anything is written.
    drop(Board::new::<G>(terms)?);
    // What is loaded at its first use is loaded now and on nobody's clock.
    let _ = G::start().exact();
    let mut score = Score { plan, tally: Tally::default(), observe };
    let mut next = 0;
    let mut log = match log {
        Some(path) => {
            let (log, pairs) = Log::open::<G>(path, terms)?;
            for pair in &pairs {
                if score.is_over() {
                    break;
                }
                score.count(pair);
                next += 1;
            }
            Some(log)
        }
        None => None,
    };
    if !score.is_over() {
        play_rest::<G>(terms, next, &mut score, &mut log)?;
    }
    Ok(score.tally)
}

/// The tally of a match and what decides that it is over.
struct Score<'a> {
    plan: &'a Plan,
    tally: Tally,
    observe: &'a mut dyn FnMut(&Tally),
}

impl Score<'_> {
    fn count(&mut self, pair: &Pair) {
        self.tally.add(pair);
        (self.observe)(&self.tally);
    }

    fn is_over(&self) -> bool {
        let verdict: Option<Verdict> = self.plan.sprt.and_then(|sprt| sprt.judge(&self.tally.pairs));
        verdict.is_some() || self.tally.pairs.pairs() >= self.plan.pairs
    }
}

/// Plays the pairs from `next` on until the match is over.
fn play_rest<G: Game>(
    terms: &Terms,
    next: u64,
    score: &mut Score,
    log: &mut Option<Log>,
) -> Result<(), MatchError>
where
    G::Position: Knowledge,
{
    let left = score.plan.pairs - next;
    let work =
        Work { terms, next: AtomicU64::new(next), end: score.plan.pairs, stop: AtomicBool::new(false) };
    let (done, finished) = channel();
    std::thread::scope(|scope| {
        for _ in 0..(score.plan.threads.max(1) as u64).min(left) {
            let (work, done) = (&work, done.clone());
            scope.spawn(move || work.run::<G>(&done));
        }
        drop(done);
        let mut waiting = BTreeMap::new();
        let mut next = next;
        let result = finished.iter().try_for_each(|(number, pair)| {
            waiting.insert(number, pair?);
            while let Some(pair) = waiting.remove(&next).filter(|_| !score.is_over()) {
                if let Some(log) = log {
                    log.add(&pair)?;
                }
                score.count(&pair);
                next += 1;
            }
            work.stop.fetch_or(score.is_over(), Relaxed);
            Ok(())
        });
        work.stop.store(true, Relaxed);
        result
    })
}

/// The pairs still to be played.
struct Work<'t> {
    terms: &'t Terms,
    next: AtomicU64,
    end: u64,
    stop: AtomicBool,
}

impl Work<'_> {
    /// Plays pair after pair.
    fn run<G: Game>(&self, done: &Sender<(u64, Result<Pair, MatchError>)>)
    where
        G::Position: Knowledge,
    {
        // The same was tried before the match began.
        let Ok(mut board) = Board::new::<G>(self.terms) else { return };
        while !self.stop.load(Relaxed) {
            let number = self.next.fetch_add(1, Relaxed);
            if number >= self.end {
                return;
            }
            if done.send((number, board.play::<G>(number))).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MatchError, Plan, play_match};
    use crate::statistics::Sprt;
    use crate::{EngineLimits, Player, Tally, Terms};
    use pionnier_games::kono::Kono;

    fn terms(a: &str, b: &str) -> Terms {
        let [a, b] = [a, b].map(|player| player.parse::<Player>().unwrap());
        Terms { game: "kono".to_owned(), a, b, seed: 5, opening_turns: 4, limits: EngineLimits::default() }
    }

    /// A tally without what a clock says.
    fn timeless(mut tally: Tally) -> Tally {
        for cost in &mut tally.costs {
            cost.seconds = 0.0;
        }
        tally
    }

    #[test]
    fn a_seed_gives_the_same_match_on_any_number_of_threads() {
        let terms = terms("level:3", "uct:50");
        for sprt in [None, Some(Sprt { elo0: 0.0, elo1: 400.0 })] {
            let [one, three] = [1, 3].map(|threads| {
                let plan = Plan { pairs: 12, threads, sprt };
                let mut seen = Vec::new();
                let tally =
                    play_match::<Kono>(&terms, &plan, None, &mut |tally| seen.push(tally.pairs)).unwrap();
                (timeless(tally), seen)
            });
            assert_eq!(one, three);
        }
    }

    #[test]
    fn a_test_ends_a_match_as_soon_as_it_is_decided() {
        let sprt = Some(Sprt { elo0: 0.0, elo1: 100.0 });
        let plan = Plan { pairs: 1_000, threads: 2, sprt };
        let tally = play_match::<Kono>(&terms("nodes:200", "random"), &plan, None, &mut |_| {}).unwrap();
        assert!(tally.pairs.pairs() < 100, "{tally:?}");
    }

    #[test]
    fn every_player_plays_and_the_better_one_wins() {
        for (better, worse) in
            [("greedy", "random"), ("uct:100", "random"), ("nodes:300", "greedy"), ("nodes:2000", "uct:same")]
        {
            let plan = Plan { pairs: 20, threads: 1, sprt: None };
            let tally = play_match::<Kono>(&terms(better, worse), &plan, None, &mut |_| {}).unwrap();
            assert!(tally.pairs.score() > 0.55, "{better} {worse}: {tally:?}");
        }
    }

    #[test]
    fn a_player_that_cannot_sit_down_is_sent_away() {
        let plan = Plan { pairs: 1, threads: 1, sprt: None };
        let result =
            play_match::<Kono>(&terms("random", "ugi:no-such-program-anywhere"), &plan, None, &mut |_| {});
        assert!(matches!(result, Err(MatchError::NotStarted { .. })));
    }
}
