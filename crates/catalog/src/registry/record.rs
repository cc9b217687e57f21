//! A game with its history, without its types.

use super::position::At;
use super::typed::typed;
use crate::screen::why;
use crate::screen::{Film, Look, Started};
use crate::thought::{Analysis, Exact, exact};
use crate::{AnyPosition, Objection, Playable, Words};
use pionnier_core::{Ending, Game, Played, Position, Record, Side, TurnError, read_turn};
use pionnier_engine::search::{Limits, Options, TranspositionTable, search};
use pionnier_engine::{Knowledge, Level};

/// A game from its start to now. Several threads may look at it, so that one can think while another listens.
pub trait AnyRecord: Send + Sync {
    /// Where the game began.
    fn start(&self) -> Box<dyn AnyPosition>;

    /// Where it stands.
    fn position(&self) -> Box<dyn AnyPosition>;

    /// The turns so far, as texts.
    fn turns(&self) -> Vec<String>;

    /// How and by which rule the game has ended, if it has.
    fn ending(&self) -> Option<Ending>;

    /// Adds a turn given by its text.
    ///
    /// # Errors
    /// The turn is refused or the game is over; the record is then unchanged.
    fn play(&mut self, turn: &str) -> Result<(), Objection>;

    /// How the game would end with a turn, if it would. The turn is judged and not played; if it is what is played next, it is
    /// not judged a second time.
    ///
    /// # Errors
    /// The turn is refused or the game is over.
    fn check(&mut self, turn: &str) -> Result<Option<Ending>, Objection>;

    /// The turn that somebody means who types this, as [`AnyPosition::typed`]. If it is what is played next, it is not judged a second
    /// time.
    ///
    /// # Errors
    /// It is no turn, or not a legal one, or the game is over.
    fn typed(&mut self, text: &str) -> Result<String, Objection>;

    /// Takes the last turn back and gives its text; nothing if none has been played.
    fn undo(&mut self) -> Option<String>;

    /// Ends the game by resignation.
    ///
    /// # Errors
    /// The game is already over.
    fn resign(&mut self, side: Side) -> Result<(), Objection>;

    /// Ends the game by agreement.
    ///
    /// # Errors
    /// The game is already over.
    fn agree_draw(&mut self) -> Result<(), Objection>;

    /// Everything a screen shows of the game, with the legs of the next turn that are already on the board, in the words of
    /// its game. The first `known` turns of its history are left out.
    ///
    /// # Errors
    /// The legs are not those of a turn that begins here and goes on.
    fn look(&self, partial: &str, known: usize, words: &Words) -> Result<Look, Objection>;

    /// What a turn looks like, leg by leg, while the legs in `partial` are on the board. The turn may be unfinished; if it is not, and
    /// is what is played next, it is not judged a second time.
    ///
    /// # Errors
    /// The turn is refused, or `partial` is.
    fn film(&mut self, turn: &str, partial: &str) -> Result<Film, Objection>;

    /// Why a player cannot go from one place to another, or place a wall (`from` is then empty); nothing if he can.
    /// With no `to`: why the man cannot move at all.
    fn why(&self, partial: &str, from: &str, to: Option<&str>) -> Option<Objection>;

    /// Whether every position's exact value is known.
    fn is_solved(&self) -> bool;

    /// What the position and every turn in it is worth with best play, as [`AnyPosition::exact`], and whether the turns without progress
    /// (C4) could run out before the end.
    fn exact(&self) -> Option<Exact>;

    /// Thinks about the current position until a limit is reached; `progress` sees every finished iteration. The caller
    /// owns the table, which remembers from one call to the next, and the clock, behind [`Limits::stop`].
    fn think(
        &self,
        table: &TranspositionTable,
        options: Options,
        limits: Limits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis;

    /// The turn that a level plays, 1 to 10; nothing if the game is over or there is no such level. The same seed plays the
    /// same turn in the same position of the same game, unless `stop` comes in between.
    fn level_turn(&self, level: u8, seed: u64, stop: &(dyn Fn() -> bool + Sync)) -> Option<String>;
}

/// A record of a game.
pub(crate) struct Kept<G: Game> {
    record: Record<G::Position>,
    checked: Option<Checked<G::Position>>,
}

/// A turn that was judged, and where.
struct Checked<P: Position> {
    before: P,
    text: String,
    actions: Vec<P::Action>,
}

impl<G: Game> Kept<G> {
    pub(crate) fn new(start: G::Position) -> Kept<G> {
        Kept { record: Record::new(start), checked: None }
    }

    /// Where the next turn begins.
    fn going_on(&self) -> Result<G::Position, Objection> {
        self.record
            .ending()
            .map_or_else(|| Ok(*self.record.position()), |ending| Err(Objection::over::<G>(ending)))
    }

    /// The turn with this text, judged here and now unless that was done before.
    fn judged(&mut self, text: &str) -> Result<Checked<G::Position>, Objection> {
        let before = self.going_on()?;
        let known = self.checked.take().filter(|turn| turn.text == text && turn.before == before);
        known.map_or_else(
            || {
                let actions = read_turn::<G>(&before, text)
                    .map_err(|error: TurnError<G::Refusal>| Objection::to_turn::<G>(&error, text))?;
                Ok(Checked { before, text: text.to_owned(), actions })
            },
            Ok,
        )
    }
}

fn turn_text<G: Game>(played: &Played<G::Position>) -> String {
    G::turn_text(&played.before, &played.actions)
}

impl<G: Playable> AnyRecord for Kept<G> {
    fn start(&self) -> Box<dyn AnyPosition> {
        Box::new(At::<G>(*self.record.start()))
    }

    fn position(&self) -> Box<dyn AnyPosition> {
        Box::new(At::<G>(*self.record.position()))
    }

    fn turns(&self) -> Vec<String> {
        self.record.played().iter().map(turn_text::<G>).collect()
    }

    fn ending(&self) -> Option<Ending> {
        self.record.ending()
    }

    fn check(&mut self, turn: &str) -> Result<Option<Ending>, Objection> {
        let turn = self.judged(turn)?;
        let ending = self.record.ending_after(&turn.actions);
        self.checked = Some(turn);
        Ok(ending)
    }

    fn typed(&mut self, text: &str) -> Result<String, Objection> {
        let before = self.going_on()?;
        let (text, actions) = typed::<G>(&before, text)?;
        self.checked = Some(Checked { before, text: text.clone(), actions });
        Ok(text)
    }

    fn play(&mut self, turn: &str) -> Result<(), Objection> {
        let turn = self.judged(turn)?;
        self.record.play_unchecked(&turn.actions);
        Ok(())
    }

    fn undo(&mut self) -> Option<String> {
        self.record.undo().map(|last| turn_text::<G>(&last))
    }

    fn resign(&mut self, side: Side) -> Result<(), Objection> {
        self.record.resign(side).map_err(Objection::over::<G>)
    }

    fn agree_draw(&mut self) -> Result<(), Objection> {
        self.record.agree_draw().map_err(Objection::over::<G>)
    }

    fn look(&self, partial: &str, known: usize, words: &Words) -> Result<Look, Objection> {
        Look::of::<G>(&self.record, partial, known, words)
    }

    fn film(&mut self, turn: &str, partial: &str) -> Result<Film, Objection> {
        let started = Started::<G>::read(&self.record, partial)?;
        if let Ok(judged) = self.judged(turn) {
            let film = Film::of(&started, &judged.actions);
            self.checked = Some(judged);
            return Ok(film);
        }
        let legs = G::read_legs(&started.before, turn)
            .map_err(|error: TurnError<G::Refusal>| Objection::to_turn::<G>(&error, turn))?;
        Ok(Film::of(&started, &legs))
    }

    fn why(&self, partial: &str, from: &str, to: Option<&str>) -> Option<Objection> {
        why::<G>(&self.record, partial, from, to)
    }

    fn is_solved(&self) -> bool {
        G::Position::SOLVED
    }

    fn exact(&self) -> Option<Exact> {
        let left = (self.record.quiet_turns() > 0).then(|| self.record.quiet_turns_left());
        exact::<G>(self.record.position(), left)
    }

    fn think(
        &self,
        table: &TranspositionTable,
        options: Options,
        limits: Limits,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let report = search(&self.record, table, options, limits, &mut |report| {
            progress(&Analysis::of::<G>(&self.record, report, options));
        });
        Analysis::of::<G>(&self.record, &report, options)
    }

    fn level_turn(&self, level: u8, seed: u64, stop: &(dyn Fn() -> bool + Sync)) -> Option<String> {
        let turn = Level::of::<G>(level)?.choose_until(&self.record, seed, stop)?;
        Some(G::turn_text(self.record.position(), &turn))
    }
}
