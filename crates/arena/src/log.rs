//! The log of a match: a journal of its games. Whatever ends a match, the log goes on where the last complete pair ended.

use crate::journal::{Journal, JournalError};
use crate::logged_game::{turns, winner};
use crate::pair::Pair;
use crate::{Entrant, LoggedGame, Reason, Terms, opening};
use pionnier_core::{Game, Outcome, Position, Record, read_turn};
use pionnier_engine::Knowledge;
use std::path::Path;

/// What a log says it is.
const FORMAT: &str = "pionnier-match-1";

/// An open log.
#[derive(Debug)]
pub struct Log(Journal);

/// Why a log cannot be used.
pub type LogError = JournalError<Terms>;

impl Log {
    /// Opens the log of a match, or begins it. Gives the complete pairs it has. What a kill leaves behind, half a line or
    /// half a pair, is cut off.
    ///
    /// # Errors
    /// It is not the log of this match, or a line in it is damaged. Nothing is changed then.
    pub fn open<G: Game>(path: &Path, terms: &Terms) -> Result<(Log, Vec<Pair>), LogError>
    where
        G::Position: Knowledge,
    {
        let mut games = Vec::new();
        let journal = Journal::open(path, FORMAT, terms, 2, &mut |number, game: LoggedGame| {
            let is_sound = fits::<G>(&game, number, terms);
            games.push(game);
            is_sound
        })?;
        let mut games = games.into_iter();
        let mut pairs = Vec::new();
        while let (Some(one), Some(other)) = (games.next(), games.next()) {
            pairs.push([one, other]);
        }
        Ok((Log(journal), pairs))
    }

    /// Adds a pair.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn add(&mut self, pair: &Pair) -> Result<(), LogError> {
        Ok(self.0.add(pair)?)
    }
}

/// Whether a game can be the log's game with this number: the pairs in their order, each with its opening, turns that can
/// be played, and the result they lead to.
fn fits<G: Game>(game: &LoggedGame, number: usize, terms: &Terms) -> bool
where
    G::Position: Knowledge,
{
    let opening = opening::<G>(terms.opening_turns, terms.opening_seed(number as u64 / 2));
    if game.opening != opening.played().len() || !game.turns.starts_with(&turns::<G>(&opening)) {
        return false;
    }
    let mut record = Record::new(G::start());
    for turn in game.turns.split_whitespace() {
        match read_turn::<G>(record.position(), turn) {
            Ok(actions) if record.ending().is_none() => record.play_unchecked(&actions),
            _ => return false,
        }
    }
    let is_result = if let Some(ending) = record.ending() {
        game.winner == winner(ending.outcome(), game.first) && game.reason == Reason::of_ending(ending)
    } else {
        // Whoever was to move has lost.
        let outcome = Outcome::Win(!record.position().side());
        game.winner == winner(outcome, game.first) && game.reason.is_forfeit()
    };
    is_result
        && game.pair == number as u64 / 2
        && game.first == Entrant::BOTH[number % 2]
        && game.seconds.iter().all(|seconds| *seconds >= 0.0)
}

#[cfg(test)]
mod tests {
    use super::{Log, LogError};
    use crate::{EngineLimits, Plan, Player, Tally, Terms, play_match};
    use pionnier_games::kono::Kono;
    use std::path::PathBuf;

    fn terms(seed: u64) -> Terms {
        let (a, b) = (Player::Greedy, Player::Random);
        Terms { game: "kono".to_owned(), a, b, seed, opening_turns: 2, limits: EngineLimits::default() }
    }

    fn path(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("pionnier-log-{}-{name}", std::process::id()))
    }

    fn play(name: &str, pairs: u64) -> Result<Tally, LogError> {
        let plan = Plan { pairs, threads: 1, sprt: None };
        play_match::<Kono>(&terms(1), &plan, Some(&path(name)), &mut |_| {}).map_err(|error| match error {
            crate::MatchError::Log(error) => error,
            error => panic!("{error:?}"),
        })
    }

    /// Wherever a kill cuts the log, it goes on as if nothing had happened.
    #[test]
    fn a_log_cut_anywhere_goes_on() {
        let whole = play("cut", 3).unwrap();
        let path = path("cut");
        let bytes = std::fs::read(&path).unwrap();
        for length in (0..bytes.len()).step_by(37).chain([bytes.len() - 1]) {
            std::fs::write(&path, &bytes[..length]).unwrap();
            let again = play("cut", 3).unwrap();
            assert_eq!(
                (again.pairs, again.plies, again.by_colour),
                (whole.pairs, whole.plies, whole.by_colour)
            );
        }
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn what_is_damaged_foreign_or_of_another_match_is_refused_and_left_alone() {
        play("bad", 2).unwrap();
        let path = path("bad");
        let text = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let refused = |text: &str| {
            std::fs::write(&path, text).unwrap();
            let error = Log::open::<Kono>(&path, &terms(1)).unwrap_err();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
            error
        };
        let damages = [
            (text.replace(lines[2], "{}"), 3),
            (text.replace(lines[3], &lines[3].replace("\"pair\":1", "\"pair\":7")), 4),
            (format!("{}\n{}\n{}\n", lines[0], lines[2], lines[1]), 2),
            (text.replace(lines[1], &lines[1].replacen('x', "-", 1)), 2),
            (text.replace(lines[4], "\u{0}"), 5),
        ];
        for (text, line) in damages {
            assert!(matches!(refused(&text), LogError::Damaged(number) if number == line), "{text}");
        }
        for text in ["a letter to my aunt\n", "a letter", "{}\n", "{\"format\":\"other\"}\n"] {
            assert!(matches!(refused(text), LogError::Foreign), "{text}");
        }
        std::fs::write(&path, &text).unwrap();
        assert!(
            matches!(Log::open::<Kono>(&path, &terms(2)), Err(LogError::OtherTerms(found)) if found.seed == 1)
        );
        std::fs::remove_file(path).unwrap();
    }
}
