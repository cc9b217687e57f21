//! `pionnier train`: a net made of games, or of what is known of a solved game.

use super::{SEED, unusable};
use crate::count_bar::CountBar;
use crate::failure::Failure;
use crate::figures::{count, decimal, text};
use crate::file::write_whole;
use clap::ArgMatches;
use pionnier_catalog::{Visitor, Words, visit};
use pionnier_core::Game;
use pionnier_engine::Knowledge;
use pionnier_trainer::dataset::{Dataset, DatasetError};
use pionnier_trainer::training::{Plan, Progress, train};
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

/// Hidden numbers and epochs, if nothing else is said.
const HIDDEN: u64 = 64;
const EPOCHS: u64 = 10;
const RESULT_SHARE: u64 = 50;

/// A net in whole numbers may say this much else on average, as the logarithm of the odds.
const TOLERANCE: f64 = 0.05;

pub(crate) fn run(matches: &ArgMatches, words: &Words) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game").expect("the argument is required");
    visit(game, Train { matches, words }).expect("the game is one of the list")
}

struct Train<'a> {
    matches: &'a ArgMatches,
    words: &'a Words,
}

impl Visitor for Train<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Output
    where
        G::Position: Knowledge,
    {
        let Train { matches, words } = self;
        if G::Position::INPUTS == 0 {
            return Err(Failure::Input(words.say("train-no-inputs", &[text("game", G::ID)])));
        }
        let number = |name, default| matches.get_one::<u64>(name).copied().unwrap_or(default);
        let seed = number("seed", SEED);
        let data = match matches.get_one::<u64>("exact") {
            Some(&positions) => looked_up::<G>(positions, seed, words)?,
            None => read::<G>(matches, words)?,
        };
        let plan = Plan {
            hidden: number("hidden", HIDDEN) as usize,
            epochs: number("epochs", EPOCHS) as usize,
            // What the chances leave: Kono's net was made with a share that is rounded so.
            result_share: 1.0 - (100 - number("result-share", RESULT_SHARE)) as f32 / 100.0,
            seed,
            threads: number("threads", 1) as usize,
        };
        let mut out = std::io::stdout().lock();
        let details = [
            count("training", data.training.len() as u64),
            count("validation", data.validation.len() as u64),
            count("games", data.games),
        ];
        writeln!(out, "{}", words.say("train-data", &details))?;

        let bar = CountBar::new((plan.epochs * data.training.len()) as u64);
        let start = Instant::now();
        let mut said = Ok(());
        let net = train(&data, &plan, &mut |progress| match progress {
            Progress::Step { done, .. } => bar.show(done, String::new),
            Progress::Epoch { number, loss, validation } => {
                let rate = (number * data.training.len()) as f64 / start.elapsed().as_secs_f64();
                let details = [
                    count("number", number as u64),
                    text("loss", decimal(words, loss, 5)),
                    text("validation", decimal(words, validation, 5)),
                    count("speed", rate as u64),
                ];
                if said.is_ok() {
                    said = writeln!(out, "{}", words.say("train-epoch", &details));
                }
            }
        });
        bar.finish();
        said?;

        let whole = net.quantised::<G>();
        let tried = if data.validation.is_empty() { &data.training } else { &data.validation };
        let difference = tried
            .iter()
            .map(|sample| (f64::from(net.judge(&sample.position)) - whole.judge(&sample.position)).abs())
            .sum::<f64>()
            / tried.len() as f64;
        let difference_text = text("difference", decimal(words, difference, 4));
        if difference > TOLERANCE {
            return Err(Failure::Input(words.say("train-not-alike", &[difference_text])));
        }
        let path = matches.get_one::<PathBuf>("out").expect("the argument is required");
        let bytes = write_whole(path, &whole.to_bytes(), words)?;
        let details =
            [text("path", path.display().to_string()), count("bytes", bytes as u64), difference_text];
        writeln!(out, "{}", words.say("train-done", &details))?;
        Ok(())
    }
}

/// Positions of random games, with what is known of them.
fn looked_up<G: Game>(positions: u64, seed: u64, words: &Words) -> Result<Dataset<G::Position>, Failure>
where
    G::Position: Knowledge,
{
    if !G::Position::SOLVED {
        return Err(Failure::Input(words.say("train-not-solved", &[text("game", G::ID)])));
    }
    let mut data = Dataset::default();
    data.add_exact::<G>(positions as usize, seed);
    Ok(data)
}

/// The positions of all files.
fn read<G: Game>(matches: &ArgMatches, words: &Words) -> Result<Dataset<G::Position>, Failure>
where
    G::Position: Knowledge,
{
    let mut data = Dataset::default();
    for path in matches.get_many::<PathBuf>("data").into_iter().flatten() {
        let name = text("path", path.display().to_string());
        data.add::<G>(path).map_err(|error| match error {
            DatasetError::File(error) => unusable(path, error, words),
            DatasetError::OtherGame { game, rules } => Failure::Input(
                words.say("games-other-game", &[name, text("game", game), text("rules", rules)]),
            ),
            DatasetError::Unplayable(number) => {
                Failure::Input(words.say("games-unplayable", &[name, count("number", number)]))
            }
        })?;
    }
    if data.training.is_empty() {
        return Err(Failure::Input(words.say("train-no-data", &[])));
    }
    Ok(data)
}
