//! `pionnier puzzle`: puzzles in the terminal, and the list of them.

mod day;
mod order;
mod session;

use crate::commands::play::choose_game;
use crate::failure::Failure;
use crate::figures::text;
use crate::request;
use clap::ArgMatches;
use pionnier_catalog::puzzle::{Puzzle, of_day};
use pionnier_catalog::{AnyGame, GAMES, Random, Words};
use serde_json::json;
use session::Session;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;

/// A puzzle and its game.
type Posed = (&'static dyn AnyGame, &'static Puzzle);

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let game = request::game(matches);
    let games: Vec<&'static dyn AnyGame> = game.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
    let chosen = choose(&games, matches, words)?;
    let mut out = std::io::stdout().lock();
    if matches.get_flag("list") {
        return list(&chosen, matches.get_flag("json"), &mut out, words);
    }
    let mut input = std::io::stdin().lock();
    let is_for_one = matches.get_flag("daily") || matches.contains_id("id");
    let posed: Vec<Posed> = if is_for_one {
        chosen
    } else {
        let Some(game) =
            game.map_or_else(|| choose_game(&mut input, &mut out, words), |game| Ok(Some(game)))?
        else {
            return Ok(());
        };
        by_lot(chosen.into_iter().filter(|(of, _)| of.id() == game.id()).collect(), matches)
    };
    Session { words, input, out }.pose(&posed)
}

/// The puzzles that were asked for.
fn choose(
    games: &[&'static dyn AnyGame],
    matches: &ArgMatches,
    words: &Words,
) -> Result<Vec<Posed>, Failure> {
    let asked = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let theme = asked("theme");
    if let Some(theme) = theme {
        check_theme(theme, games, words)?;
    }
    let day = match asked("date") {
        Some(date) => day::read(date).ok_or_else(|| {
            Failure::Input(words.say("puzzle-bad-date", &[text("given", date.escape_debug().to_string())]))
        })?,
        None => day::today(),
    };
    let grade = matches.get_one::<u64>("grade").copied();
    let id = asked("id");
    let is_daily = matches.get_flag("daily") || matches.contains_id("date");
    let is_wanted = |puzzle: &Puzzle| {
        theme.is_none_or(|theme| puzzle.themes.iter().any(|code| code == theme))
            && grade.is_none_or(|grade| u64::from(puzzle.grade) == grade)
            && id.is_none_or(|id| puzzle.id == id)
    };
    let mut chosen = Vec::new();
    for &game in games {
        let puzzles = game.puzzles();
        if is_daily {
            chosen
                .extend(of_day(puzzles, day).filter(|puzzle| is_wanted(puzzle)).map(|puzzle| (game, puzzle)));
        } else {
            chosen.extend(puzzles.iter().filter(|puzzle| is_wanted(puzzle)).map(|puzzle| (game, puzzle)));
        }
    }
    if chosen.is_empty() {
        return Err(Failure::Input(words.say("puzzle-none", &[])));
    }
    Ok(chosen)
}

/// A theme that no puzzle can have is a mistake, and those that there are are named.
fn check_theme(theme: &str, games: &[&'static dyn AnyGame], words: &Words) -> Result<(), Failure> {
    let mut codes: Vec<&str> = Vec::new();
    for game in games {
        for known in game.themes(words.language()) {
            if !codes.contains(&known.code) {
                codes.push(known.code);
            }
        }
    }
    if codes.contains(&theme) {
        return Ok(());
    }
    let details = [text("given", theme.escape_debug().to_string()), text("codes", codes.join(", "))];
    Err(Failure::Input(words.say("puzzle-bad-theme", &details)))
}

/// The same puzzles in an order by lot.
fn by_lot(mut posed: Vec<Posed>, matches: &ArgMatches) -> Vec<Posed> {
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or_else(|| RandomState::new().hash_one(0));
    let mut random = Random::new(seed);
    for index in (1..posed.len()).rev() {
        posed.swap(index, random.below(index + 1));
    }
    posed
}

/// One a line: for programs as JSON, for people with what it is about.
fn list(posed: &[Posed], as_json: bool, out: &mut impl Write, words: &Words) -> Result<(), Failure> {
    for (game, puzzle) in posed {
        let Puzzle { id, grade, rating, goal, themes, position, solution } = puzzle;
        if as_json {
            let object = json!({
                "id": id, "position": position, "goal": goal, "solution": solution, "grade": grade, "themes": themes,
                "rating": rating, "game": game.id(),
            });
            writeln!(out, "{object}")?;
        } else {
            let all = game.themes(words.language());
            let names: Vec<&str> = themes
                .iter()
                .filter_map(|code| all.iter().find(|theme| theme.code == code))
                .map(|theme| theme.name.as_str())
                .collect();
            writeln!(out, "{id}  {grade}  {rating:>4}  {:<11} {}", game.id(), names.join(", "))?;
        }
    }
    Ok(())
}
