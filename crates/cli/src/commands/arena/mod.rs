//! The commands that measure: `match`, `ladder`, `tune`.

pub(super) mod ladder;
pub(super) mod matches;
mod report;
mod strength;
pub(super) mod tune;

use crate::count_bar::CountBar;
use crate::failure::Failure;
use crate::figures::{count, text};

use clap::ArgMatches;
use pionnier_arena::{LogError, MatchError, Plan, Tally, Terms, play_match};
use pionnier_catalog::{Visitor, Words, visit};
use pionnier_core::Game;
use pionnier_engine::Knowledge;
use std::path::Path;

/// Unless something else is asked for, runs repeat themselves.
const SEED: u64 = 1;

/// Random turns before the players take over: enough for hundreds of openings in every game.
const OPENING_TURNS: u64 = 4;

/// A number that was given, or else its default.
fn number(matches: &ArgMatches, name: &str, default: u64) -> u64 {
    matches.get_one::<u64>(name).copied().unwrap_or(default)
}

/// Plays a match with a bar.
fn play(terms: &Terms, plan: &Plan, log: Option<&Path>, words: &Words) -> Result<Tally, Failure> {
    let bar = CountBar::new(2 * plan.pairs);
    let mut observe = |tally: &Tally| {
        let games = 2 * tally.pairs.pairs();
        bar.show(games, || report::brief(tally, plan, words));
    };
    let task = Play { terms, plan, log, observe: &mut observe };
    let result = visit(&terms.game, task).expect("the game is one of the list");
    bar.finish();
    result.map_err(|error| failure(error, terms, log, words))
}

struct Play<'a> {
    terms: &'a Terms,
    plan: &'a Plan,
    log: Option<&'a Path>,
    observe: &'a mut dyn FnMut(&Tally),
}

impl Visitor for Play<'_> {
    type Output = Result<Tally, MatchError>;

    fn visit<G: Game>(self) -> Self::Output
    where
        G::Position: Knowledge,
    {
        play_match::<G>(self.terms, self.plan, self.log, self.observe)
    }
}

/// Why a match could not be played, in words.
fn failure(error: MatchError, terms: &Terms, log: Option<&Path>, words: &Words) -> Failure {
    let path = text("path", log.map(|path| path.display().to_string()).unwrap_or_default());
    Failure::Input(match error {
        MatchError::NoLevel(player) => words
            .say("match-no-level", &[text("player", player.to_string()), text("game", terms.game.clone())]),
        MatchError::NoNet { player, why } => {
            words.say("match-no-net", &[text("player", player.to_string()), text("why", why)])
        }
        MatchError::NotStarted { player, error } => words
            .say("match-not-started", &[text("player", player.to_string()), text("why", error.to_string())]),
        MatchError::Log(LogError::Io(error)) => {
            words.say("file-failed", &[path, text("why", error.to_string())])
        }
        MatchError::Log(LogError::Foreign) => words.say("log-foreign", &[path]),
        MatchError::Log(LogError::OtherTerms(found)) => {
            words.say("log-other-match", &[path, text("found", report::title(&found, words))])
        }
        MatchError::Log(LogError::Damaged(line)) => {
            words.say("log-damaged", &[path, count("line", line as u64)])
        }
    })
}
