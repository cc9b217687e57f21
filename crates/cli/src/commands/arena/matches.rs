//! `pionnier match`: two players, many games, and what they say about their strength.

use super::{OPENING_TURNS, SEED, number, play, report};
use crate::failure::Failure;
use crate::figures::text;
use clap::ArgMatches;
use pionnier_arena::statistics::Sprt;
use pionnier_arena::{EngineLimits, Go, Plan, Player, Terms};
use pionnier_catalog::Words;
use std::io::Write as _;
use std::path::Path;

/// Games of a match, if nothing else is said: ±34 Elo.
const GAMES: u64 = 400;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let terms = terms(matches, words)?;
    let sprt = read::<Sprt>(matches, "sprt", words)?;
    let plan = Plan {
        pairs: number(matches, "games", GAMES).div_ceil(2),
        threads: number(matches, "threads", 1) as usize,
        sprt,
    };
    let log = matches.get_one::<String>("log").map(Path::new);
    let tally = play(&terms, &plan, log, words)?;
    let mut out = std::io::stdout().lock();
    if matches.get_flag("json") {
        writeln!(out, "{}", report::json(&terms, &plan, &tally))?;
    } else {
        write!(out, "{}", report::whole(&terms, &plan, &tally, words))?;
    }
    Ok(())
}

fn terms(matches: &ArgMatches, words: &Words) -> Result<Terms, Failure> {
    let player = |name| -> Result<Player, Failure> {
        Ok(read(matches, name, words)?.expect("the argument is required"))
    };
    let usual = EngineLimits::default();
    Ok(Terms {
        game: matches.get_one::<String>("game").expect("the argument is required").clone(),
        a: player("a")?,
        b: player("b")?,
        seed: number(matches, "seed", SEED),
        opening_turns: number(matches, "opening-turns", OPENING_TURNS) as usize,
        limits: EngineLimits {
            go: read::<Go>(matches, "go", words)?.unwrap_or(usual.go),
            timeout: number(matches, "timeout", usual.timeout),
        },
    })
}

/// An argument that has a form of its own; the message for a text that has not is under `bad-` and its name.
fn read<T: core::str::FromStr>(
    matches: &ArgMatches,
    name: &str,
    words: &Words,
) -> Result<Option<T>, Failure> {
    let Some(given) = matches.get_one::<String>(name) else { return Ok(None) };
    given.parse().map(Some).map_err(|_| {
        let message =
            if ["a", "b"].contains(&name) { "bad-player".to_owned() } else { format!("bad-{name}") };
        let details = [text("given", given.escape_debug().to_string()), text("forms", Player::FORMS)];
        Failure::Input(words.say(&message, &details))
    })
}
