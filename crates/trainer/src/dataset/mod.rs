//! Positions to learn from: taken from the games of files or, in a solved game, from random ones.

mod exact;

use crate::selfplay::{GameFile, GameFileError, KeptGame};
use pionnier_core::{Game, Record, Side, read_turn};
use pionnier_engine::{Knowledge, Score};
use std::collections::HashSet;
use std::path::Path;

/// One game in so many is not learned from: its positions show what a net makes of games it has not seen.
const HELD_BACK: u64 = 16;

/// A position and what it was worth to the side to act.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample<P> {
    /// The position.
    pub position: P,
    /// How its game ended: 1, ½ or 0.
    pub result: f32,
    /// The chances that the search saw.
    pub chance: f32,
}

/// Positions to learn from, and others to try what was learned.
#[derive(Clone, Debug)]
pub struct Dataset<P> {
    /// How many games they come from.
    pub games: u64,
    /// To learn from.
    pub training: Vec<Sample<P>>,
    /// Of other games than those.
    pub validation: Vec<Sample<P>>,
    /// Every position is taken once.
    seen: HashSet<u64>,
}

/// Why positions cannot be taken from a file.
#[derive(Debug)]
pub enum DatasetError {
    /// The file cannot be used.
    File(GameFileError),
    /// It has games of another game, or by other rules.
    OtherGame {
        /// That game's id.
        game: String,
        /// The version of its rules.
        rules: String,
    },
    /// The game with this number cannot be played as it is written.
    Unplayable(u64),
}

impl From<GameFileError> for DatasetError {
    fn from(error: GameFileError) -> DatasetError {
        DatasetError::File(error)
    }
}

impl<P> Default for Dataset<P> {
    fn default() -> Dataset<P> {
        Dataset { games: 0, training: Vec::new(), validation: Vec::new(), seen: HashSet::new() }
    }
}

impl<P: Knowledge> Dataset<P> {
    /// Adds the positions of a file.
    ///
    /// # Errors
    /// The file cannot be used, is of another game, or has a game that cannot be played.
    pub fn add<G: Game<Position = P>>(&mut self, path: &Path) -> Result<(), DatasetError> {
        let mut unplayable = None;
        let terms = GameFile::read(path, &mut |game| {
            if self.add_game::<G>(&game).is_none() {
                unplayable = unplayable.or(Some(game.number));
            }
        })?;
        if terms.game != G::ID || terms.rules != G::RULES {
            return Err(DatasetError::OtherGame { game: terms.game, rules: terms.rules });
        }
        unplayable.map_or(Ok(()), |number| Err(DatasetError::Unplayable(number)))
    }

    /// Adds the positions of a game; nothing comes back if it cannot be played.
    fn add_game<G: Game<Position = P>>(&mut self, game: &KeptGame) -> Option<()> {
        let mut record = Record::new(G::start());
        for (number, text) in game.turns.split_whitespace().enumerate() {
            let turn = read_turn::<G>(record.position(), text).ok().filter(|_| record.ending().is_none())?;
            let score = number.checked_sub(game.opening).and_then(|number| *game.scores.get(number)?);
            if let Some(score) = score {
                self.add_turn(record.position(), &turn, score, game);
            }
            record.play_unchecked(&turn);
        }
        self.games += 1;
        Some(())
    }

    /// Adds the positions from the beginning of a turn to its last action: the evaluation is asked within a turn too, and there it
    /// is worth what it was worth before, since the turn is the best that was found. Left out is where the evaluation is not
    /// asked, because something is forced or the end is in sight.
    fn add_turn(&mut self, before: &P, turn: &[P::Action], score: i32, game: &KeptGame) {
        let evaluated = Score::of_evaluation(score);
        if evaluated.number() != score {
            // A forced end.
            return;
        }
        let chance = evaluated.win_probability(P::SCALE) as f32;
        let mut position = *before;
        for &action in turn {
            if position.may_keep_quiet() && self.seen.insert(position.key()) {
                let result = result(game.winner, position.side());
                let is_held_back = game.number.is_multiple_of(HELD_BACK);
                let list = if is_held_back { &mut self.validation } else { &mut self.training };
                list.push(Sample { position, result, chance });
            }
            position.apply(action);
        }
    }
}

/// How a game ended for a side.
fn result(winner: Option<Side>, side: Side) -> f32 {
    match winner {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}
