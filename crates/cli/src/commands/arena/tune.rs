//! `pionnier tune`: weights fitted to games the engine plays against itself.

use super::{OPENING_TURNS, SEED, number};
use crate::count_bar::CountBar;
use crate::failure::Failure;
use crate::figures::{count, decimal, text};
use clap::ArgMatches;
use pionnier_arena::tune::{Sample, SelfPlay, fit, samples};
use pionnier_catalog::{Visitor, Words, visit};
use pionnier_core::Game;
use pionnier_engine::Knowledge;
use std::io::Write as _;

/// Weights are printed so that a score of this stands for winning chances of 73 %.
const SCALE: f64 = 100.0;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game").expect("the argument is required");
    let games = number(matches, "games", 1);
    let bar = CountBar::new(games);
    let plan = SelfPlay {
        games,
        nodes: number(matches, "nodes", 1),
        temperature: number(matches, "temperature", 0) as f64 / 100.0,
        opening_turns: number(matches, "opening-turns", OPENING_TURNS) as usize,
        seed: number(matches, "seed", SEED),
    };
    let Collected { features, weight_divisor, samples } =
        visit(game, Collect { plan, bar: &bar }).expect("the game is one of the list");
    bar.finish();
    let (weights, error) = fit(&samples);
    let mut out = std::io::stdout().lock();
    let details = [
        count("positions", samples.len() as u64),
        count("games", games),
        text("error", decimal(words, error, 4)),
    ];
    writeln!(out, "{}\n", words.say("tune-title", &details))?;
    // Written as it goes into a source file.
    for (name, weight) in features.iter().zip(&weights) {
        writeln!(out, "{name:>28} {:>8.1}", weight * SCALE * weight_divisor)?;
    }
    writeln!(out, "{:>28} {SCALE:>8.1}", "SCALE")?;
    Ok(())
}

struct Collect<'b> {
    plan: SelfPlay,
    bar: &'b CountBar,
}

/// What a game calls its features, what it divides their weighted sum by, and the positions to learn from.
struct Collected {
    features: &'static [&'static str],
    weight_divisor: f64,
    samples: Vec<Sample>,
}

impl Visitor for Collect<'_> {
    type Output = Collected;

    fn visit<G: Game>(self) -> Collected
    where
        G::Position: Knowledge,
    {
        let mut observe = |games| self.bar.show(games, String::new);
        let samples = samples::<G>(&self.plan, &mut observe);
        Collected {
            features: G::Position::FEATURES,
            weight_divisor: f64::from(G::Position::WEIGHT_DIVISOR),
            samples,
        }
    }
}
