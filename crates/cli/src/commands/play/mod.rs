//! `pionnier play`: a game in the terminal, line by line.

mod computer;
mod order;
mod terminal_game;

use crate::failure::Failure;
use crate::input::{self, LONGEST_TURN, Line};
use crate::request::{self, Request};
use clap::ArgMatches;
use computer::Computer;
use pionnier_catalog::{AnyGame, Detail, GAMES, Random, Side, Value, Words, find};
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, IsTerminal, Write};
use terminal_game::TerminalGame;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let is_terminal = std::io::stdin().is_terminal();
    let (game, record) = if request::game(matches).is_some() {
        let request = Request::new(matches, words)?;
        (request.game, request.record)
    } else {
        let Some(game) = choose_game(&mut std::io::stdin().lock(), &mut std::io::stdout().lock(), words)?
        else {
            return Ok(());
        };
        (game, game.start().record())
    };
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or_else(|| RandomState::new().hash_one(0));
    let mut random = Random::new(seed);
    let computer = match matches.get_one::<String>("against").map(String::as_str) {
        None | Some("human") => None,
        Some(player) => Some(Computer::new(player, !side(game, matches, &mut random, words)?, seed, random)),
    };
    let mut played = TerminalGame {
        game,
        record,
        words,
        computer,
        is_terminal,
        input: std::io::stdin().lock(),
        out: std::io::stdout().lock(),
    };
    played.play()
}

/// The side the person plays.
fn side(
    game: &dyn AnyGame,
    matches: &ArgMatches,
    random: &mut Random,
    words: &Words,
) -> Result<Side, Failure> {
    let Some(given) = matches.get_one::<String>("side") else { return Ok(Side::First) };
    if given == "lot" {
        return Ok(Side::BOTH[random.below(2)]);
    }
    Side::BOTH.into_iter().find(|&side| game.letter(side).to_string() == *given).ok_or_else(|| {
        let letters = Side::BOTH.map(|side| game.letter(side).to_string()).join(", ");
        let text = |name, text: &str| Detail { name, value: Value::Text(text.to_owned()) };
        Failure::Input(
            words.say(
                "bad-side",
                &[text("given", &given.escape_debug().to_string()), text("letters", &letters)],
            ),
        )
    })
}

/// Asks which game to play; nothing if the player leaves.
pub(crate) fn choose_game(
    input: &mut impl BufRead,
    out: &mut impl Write,
    words: &Words,
) -> Result<Option<&'static dyn AnyGame>, Failure> {
    writeln!(out, "{}\n", words.say("choose-game", &[]))?;
    for (number, game) in GAMES.iter().enumerate() {
        let game_words = game.words(words.language());
        let name = game_words.say("name", &[]);
        writeln!(out, "  {}  {name:<11} {}", number + 1, game_words.say("tagline", &[]))?;
    }
    writeln!(out)?;
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let Line::Text(line) = input::line(input, LONGEST_TURN)? else { return Ok(None) };
        if ["quit", "quitter", "exit"].contains(&line.as_str()) {
            return Ok(None);
        }
        let by_number =
            line.parse::<usize>().ok().and_then(|number| GAMES.get(number.checked_sub(1)?).copied());
        if let Some(game) = by_number.or_else(|| find(&line.to_lowercase())) {
            return Ok(Some(game));
        }
        writeln!(out, "{}", words.say("choose-game-again", &[Detail::number("max", GAMES.len())]))?;
    }
}
