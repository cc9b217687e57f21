//! A game with its history, for Python.

use crate::argument::{Whole, side, side_name};
use crate::error::{self, language};
use crate::game::{Game, game};
use crate::pause::Pause;
use crate::position::Position;
use crate::state::State;
use crate::thought::Task;
use crate::value;
use pionnier_catalog::review::{assess, judge};
use pionnier_catalog::screen::picture;
use pionnier_catalog::thought::{LEVELS_PER_GAME, Limits, Options, TranspositionTable};
use pionnier_catalog::transcript::Transcript;
use pionnier_catalog::{AnyRecord, Ending};
use pionnier_picture::{Theme, View};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A game from its beginning to now: repetition (C3), no progress (C4), resignation and agreement (C5).
#[pyclass(frozen, module = "pionnier")]
pub(crate) struct Record {
    game: Game,
    /// Locked for moments only: the game can be played on while the engine thinks about a copy.
    record: Mutex<Box<dyn AnyRecord>>,
}

impl Record {
    pub(crate) fn new(game: Game, record: Box<dyn AnyRecord>) -> Record {
        Record { game, record: Mutex::new(record) }
    }

    fn open(&self) -> MutexGuard<'_, Box<dyn AnyRecord>> {
        self.record.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The same game once more: to think about it while this one goes on.
    fn again(&self) -> Box<dyn AnyRecord> {
        let record = self.open();
        let mut copy = record.start().record();
        for turn in record.turns() {
            let played = copy.play(&turn);
            debug_assert!(played.is_ok(), "it has been played before");
        }
        let settled = match record.ending() {
            Some(Ending::Resigned(side)) => copy.resign(side),
            Some(Ending::Agreed) => copy.agree_draw(),
            _ => Ok(()),
        };
        debug_assert!(settled.is_ok(), "it was settled like this before");
        copy
    }
}

/// What stands on a board as SVG, with the legs of a turn that are already on it.
#[allow(clippy::too_many_arguments, reason = "each is a named argument in Python")]
pub(crate) fn drawn(
    py: Python,
    game: Game,
    record: &dyn AnyRecord,
    partial: &str,
    width: Whole,
    flipped: bool,
    theme: &str,
    coordinates: bool,
) -> PyResult<String> {
    let theme = match theme {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => return Err(error::argument(py, &format!("{theme:?} is no theme: \"light\" or \"dark\""))),
    };
    let view = View {
        width: width.within(py, "width", 16, 4096)? as u32,
        is_flipped: flipped,
        theme,
        has_coordinates: coordinates,
        ..View::default()
    };
    picture(game.0, record, partial, view, language())
        .map_err(|objection| error::turn(py, game.0, &objection))
}

/// Reads a game that was written down, as text or as JSON. Raises ``TranscriptError``.
#[pyfunction]
pub(crate) fn read_transcript(py: Python, text: &str) -> PyResult<Record> {
    let is_json = text.trim_start().starts_with('{');
    let read = if is_json { Transcript::read_json(text) } else { Transcript::read(text) };
    let Transcript { game, record, .. } = read.map_err(|error| error::transcript(py, &error))?;
    Ok(Record::new(Game(game), record))
}

/// A game as it was pickled.
#[pyfunction(name = "_record")]
pub(crate) fn restored_record(
    py: Python,
    id: &str,
    rules: &str,
    start: &str,
    turns: Vec<String>,
    settled: Option<&str>,
) -> PyResult<Record> {
    let game = game(py, id, Some(rules))?;
    let start = game.0.read(start).map_err(|objection| error::position(py, game.0, &objection))?;
    let record = Record::new(game, start.record());
    for turn in turns {
        record.play(py, &turn)?;
    }
    match settled {
        Some("agreed") => record.agree_draw(py)?,
        Some(loser) => record.resign(py, loser)?,
        None => {}
    }
    Ok(record)
}

#[pymethods]
impl Record {
    #[getter]
    fn game(&self) -> Game {
        self.game
    }

    #[getter]
    fn start(&self) -> Position {
        Position::new(self.game, self.open().start())
    }

    /// Where the game stands.
    #[getter]
    fn position(&self) -> Position {
        Position::new(self.game, self.open().position())
    }

    /// What was played.
    #[getter]
    fn turns(&self) -> Vec<String> {
        self.open().turns()
    }

    #[getter]
    fn side(&self) -> &'static str {
        side_name(self.open().position().side())
    }

    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.open().ending().map(|ending| value::outcome_name(ending.outcome()))
    }

    #[getter]
    fn ending<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let ending = self.open().ending();
        ending.map(|ending| value::ending(py, self.game.0, ending)).transpose()
    }

    /// Plays a turn. Raises ``TurnError``, or ``GameOverError``; the record is then unchanged.
    fn play(&self, py: Python, turn: &str) -> PyResult<()> {
        let played = self.open().play(turn);
        played.map_err(|objection| error::turn(py, self.game.0, &objection))
    }

    /// Takes the last turn back and gives it.
    fn undo(&self) -> Option<String> {
        self.open().undo()
    }

    /// Ends the game by resignation (C5).
    fn resign(&self, py: Python, loser: &str) -> PyResult<()> {
        let loser = side(py, loser)?;
        let played = self.open().resign(loser);
        played.map_err(|objection| error::turn(py, self.game.0, &objection))
    }

    /// Ends the game by agreement (C5).
    fn agree_draw(&self, py: Python) -> PyResult<()> {
        let played = self.open().agree_draw();
        played.map_err(|objection| error::turn(py, self.game.0, &objection))
    }

    /// Lets the engine think, for a second if nothing else is said. Other threads of Python go on
    /// meanwhile; Ctrl-C ends it.
    ///
    /// With ``nodes`` or ``depth`` alone the same question has the same answer. ``memory`` is in millions
    /// of bytes.
    #[allow(clippy::too_many_arguments, reason = "each is a named argument in Python")]
    #[pyo3(signature = (*, nodes = None, depth = None, seconds = None, lines = Whole(1), memory = Whole(16), threads = Whole(1)), text_signature = "($self, *, nodes=None, depth=None, seconds=None, lines=1, memory=16, threads=1)")]
    fn think<'py>(
        &self,
        py: Python<'py>,
        nodes: Option<Whole>,
        depth: Option<Whole>,
        seconds: Option<f64>,
        lines: Whole,
        memory: Whole,
        threads: Whole,
    ) -> PyResult<Bound<'py, PyAny>> {
        let task = Task::new(py, nodes, depth, seconds, lines, memory, threads)?;
        let record = self.again();
        let pause = Pause::new(task.seconds);
        let thought = py.detach(|| {
            let stop = || pause.is_over();
            let limits = Limits { nodes: task.nodes, depth: task.depth, stop: &stop };
            record.think(&TranspositionTable::new(task.memory), task.options, limits, &mut |_| {})
        });
        pause.end()?;
        value::analysis(py, thought)
    }

    /// The turn that a level plays, 1 to 10; none if the game is over.
    #[pyo3(signature = (level, seed = Whole(0)), text_signature = "($self, level, seed=0)")]
    fn level_turn(&self, py: Python, level: Whole, seed: Whole) -> PyResult<Option<String>> {
        let level = level.within(py, "level", 1, u64::from(LEVELS_PER_GAME))? as u8;
        let record = self.again();
        let pause = Pause::new(None);
        let turn = py.detach(|| record.level_turn(level, seed.0, &|| pause.is_over()));
        pause.end()?;
        Ok(turn)
    }

    /// Looks at every position of the game and judges every turn.
    #[pyo3(signature = (*, nodes = Whole(50_000)), text_signature = "($self, *, nodes=50000)")]
    fn analyse<'py>(&self, py: Python<'py>, nodes: Whole) -> PyResult<Bound<'py, PyAny>> {
        let nodes = nodes.within(py, "nodes", 1, u64::MAX)?;
        let record = self.again();
        let pause = Pause::new(None);
        let review = py.detach(|| {
            let mut game = record.start().record();
            let mut findings = vec![assess(&mut *game, Options::default(), nodes)];
            for turn in record.turns() {
                if pause.is_over() || game.play(&turn).is_err() {
                    break;
                }
                findings.push(assess(&mut *game, Options::default(), nodes));
            }
            judge(&*game, &findings)
        });
        pause.end()?;
        let review = review.ok_or_else(|| error::argument(py, "a record that changes cannot be reviewed"))?;
        value::review(py, review)
    }

    /// The game as text in the manner of PGN, or as JSON. Tags say more of it: ``White="Ada"``.
    #[pyo3(signature = (*, json = false, **tags))]
    fn transcript(&self, py: Python, json: bool, tags: Option<BTreeMap<String, String>>) -> PyResult<String> {
        let mut transcript = Transcript::new(self.game.0, self.again());
        for (name, text) in tags.unwrap_or_default() {
            transcript.add_tag(&name, &text).map_err(|error| error::transcript(py, &error))?;
        }
        Ok(if json { transcript.write_json() } else { transcript.write() })
    }

    /// The game from here on, action by action.
    fn state(&self, py: Python) -> PyResult<State> {
        let record = self.again();
        if let Some(Ending::Resigned(_) | Ending::Agreed) = record.ending() {
            return Err(error::argument(
                py,
                "the players have ended this game: it has no state to go on from",
            ));
        }
        let (start, turns) = (record.start().text(), record.turns());
        State::begin(py, self.game, &start, &turns)
    }

    /// The same game once more.
    fn copy(&self) -> Record {
        Record::new(self.game, self.again())
    }

    #[pyo3(signature = (*, width = Whole(480), flipped = false, theme = "light", coordinates = true), text_signature = "($self, *, width=480, flipped=False, theme='light', coordinates=True)")]
    fn svg(
        &self,
        py: Python,
        width: Whole,
        flipped: bool,
        theme: &str,
        coordinates: bool,
    ) -> PyResult<String> {
        drawn(py, self.game, &*self.again(), "", width, flipped, theme, coordinates)
    }

    fn _repr_svg_(&self, py: Python) -> PyResult<String> {
        self.svg(py, Whole(360), false, "light", true)
    }

    /// A game that has just begun is a game too.
    #[allow(clippy::unused_self, reason = "Python asks an object")]
    fn __bool__(&self) -> bool {
        true
    }

    /// How many turns were played.
    fn __len__(&self) -> usize {
        self.open().turns().len()
    }

    fn __repr__(&self) -> String {
        let record = self.again();
        let position = record.position();
        let how = record.ending().map_or_else(
            || format!("{} to move", side_name(position.side())),
            |ending| format!("{} by {}", value::outcome_name(ending.outcome()), ending.code()),
        );
        format!("{}{} after {} turns: {how}", position.draw(), self.game.0.id(), record.turns().len())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let record = self.again();
        let settled = match record.ending() {
            Some(Ending::Resigned(loser)) => Some(side_name(loser)),
            Some(Ending::Agreed) => Some("agreed"),
            _ => None,
        };
        let (id, rules) = (self.game.0.id(), self.game.0.rules());
        let arguments = (id, rules, record.start().text(), record.turns(), settled);
        Ok((py.import("pionnier._pionnier")?.getattr("_record")?, arguments.into_pyobject(py)?))
    }
}
