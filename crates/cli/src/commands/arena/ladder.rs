//! `pionnier ladder`: every level against those below it, written down with the command that measured it.

use super::strength::{self, Measured};
use super::{OPENING_TURNS, SEED, number, play, report};
use crate::failure::Failure;
use crate::figures::{count, decimal, per_cent, text};
use crate::request;
use clap::ArgMatches;
use pionnier_arena::{EngineLimits, Plan, Rungs, Tally, Terms, ladder};
use pionnier_catalog::{AnyGame, Visitor, Words, visit};
use pionnier_core::Game;
use pionnier_engine::{Knowledge, LEVELS_PER_GAME, Level};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Where the figures are kept, seen from the root of the repository.
const OUT: &str = "docs/STRENGTH.md";

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let game =
        request::game(matches).expect("the argument is required and checked against the list of games");
    let out = Path::new(matches.get_one::<String>("out").map_or(OUT, String::as_str));
    // Whoever has waited for an hour should not learn only then that nothing can be written.
    let document = strength::read(out).map_err(|error| file_failure(out, &error, words))?;
    let logs = matches.get_one::<String>("logs").map(PathBuf::from);
    if let Some(folder) = &logs {
        std::fs::create_dir_all(folder).map_err(|error| file_failure(folder, &error, words))?;
    }
    let Some((all, levels)) = visit(game.id(), Ladder).expect("the game is one of the list") else {
        return Err(Failure::Input(words.say("ladder-no-levels", &[text("game", game.id())])));
    };
    let mut played = Vec::new();
    for rungs in all {
        let tally = measure(game, &rungs, matches, logs.as_deref(), words)?;
        writeln!(std::io::stdout(), "{}", summary(&rungs, &tally, words))?;
        played.push((rungs, tally));
    }
    let ratings = ladder(&played);
    for (below, rating) in ratings.iter().enumerate() {
        let details = [
            count("level", below as u64 + 1),
            text("elo", decimal(words, rating.elo, 0)),
            text("error", decimal(words, rating.error, 0)),
        ];
        writeln!(std::io::stdout(), "{}", words.say("ladder-rating", &details))?;
    }
    let measured = Measured { game, command: command(game, matches), levels, played, ratings };
    strength::write(out, &document, &measured).map_err(|error| file_failure(out, &error, words))?;
    writeln!(
        std::io::stdout(),
        "{}",
        words.say("ladder-written", &[text("path", out.display().to_string())])
    )?;
    Ok(())
}

/// Plays one match of the ladder.
fn measure(
    game: &dyn AnyGame,
    rungs: &Rungs,
    matches: &ArgMatches,
    logs: Option<&Path>,
    words: &Words,
) -> Result<Tally, Failure> {
    let [a, b] = rungs.players();
    let terms = Terms {
        game: game.id().to_owned(),
        a,
        b,
        seed: number(matches, "seed", SEED),
        opening_turns: number(matches, "opening-turns", OPENING_TURNS) as usize,
        limits: EngineLimits::default(),
    };
    let plan = Plan {
        pairs: number(matches, "games", rungs.games).div_ceil(2),
        threads: number(matches, "threads", 1) as usize,
        sprt: None,
    };
    let log = logs
        .map(|folder| folder.join(format!("{}-{}-{}.jsonl", game.id(), terms.a, terms.b).replace(':', "-")));
    play(&terms, &plan, log.as_deref(), words)
}

/// One match in a line.
fn summary(rungs: &Rungs, tally: &Tally, words: &Words) -> String {
    let [upper, lower] = rungs.players();
    let players = format!("{upper} – {lower}");
    let mut line = format!("{players:<18}  {}", report::brief_results(tally, words));
    let verdict = if rungs.is_met(tally) { "ladder-met" } else { "ladder-not-met" };
    let success = if rungs.counts_draws { "ladder-not-lost" } else { "ladder-score" };
    let share = text("share", per_cent(words, rungs.success(tally)));
    line.push_str(&format!("  {}: {}", words.say(success, &[share]), words.say(verdict, &[])));
    line
}

/// The command that gives the same figures again: what changes nothing in them is left out.
fn command(game: &dyn AnyGame, matches: &ArgMatches) -> String {
    let mut command = format!("pionnier ladder {}", game.id());
    for name in ["games", "seed", "opening-turns"] {
        if let Some(value) = matches.get_one::<u64>(name) {
            command.push_str(&format!(" --{name} {value}"));
        }
    }
    command
}

fn file_failure(path: &Path, error: &std::io::Error, words: &Words) -> Failure {
    let details = [text("path", path.display().to_string()), text("why", error.to_string())];
    Failure::Input(words.say("file-failed", &details))
}

/// A game's matches and its levels, if it has them all.
struct Ladder;

impl Visitor for Ladder {
    type Output = Option<(Vec<Rungs>, Vec<Level>)>;

    fn visit<G: Game>(self) -> Self::Output
    where
        G::Position: Knowledge,
    {
        let levels = (1..=LEVELS_PER_GAME).map(Level::of::<G>);
        Some((Rungs::of::<G>()?, levels.collect::<Option<_>>()?))
    }
}
