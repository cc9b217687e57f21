//! A game, for Python.

use crate::argument::side_name;
use crate::error::{self, language};
use crate::facts::Facts;
use crate::position::Position;
use crate::record::Record;
use crate::state::State;
use crate::value;
use pionnier_catalog::puzzle::of_day;
use pionnier_catalog::thought::LEVELS_PER_GAME;
use pionnier_catalog::{AnyGame, GAMES, Side, find, find_rules};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// The number that Python's calendar has for 1970-01-01.
const EPOCH: u64 = 719_163;

/// One of the games: where everything begins.
#[pyclass(frozen, eq, hash, module = "pionnier")]
#[derive(Clone, Copy)]
pub(crate) struct Game(pub(crate) &'static dyn AnyGame);

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        (self.0.id(), self.0.rules()) == (other.0.id(), other.0.rules())
    }
}

impl core::hash::Hash for Game {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        (self.0.id(), self.0.rules()).hash(state);
    }
}

/// A game, or its id.
#[derive(Clone, Copy)]
pub(crate) struct Named(pub(crate) Game);

impl<'py> FromPyObject<'_, 'py> for Named {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Named> {
        if let Ok(game) = object.cast::<Game>() {
            return Ok(Named(*game.get()));
        }
        let id: String = object.extract()?;
        game(object.py(), &id, None).map(Named)
    }
}

/// The game with this id, by today's rules or by those of an earlier version. Raises
/// ``UnknownGameError``.
#[pyfunction]
#[pyo3(signature = (id, rules = None))]
pub(crate) fn game(py: Python, id: &str, rules: Option<&str>) -> PyResult<Game> {
    let known = || GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
    let today =
        find(id).ok_or_else(|| error::unknown_game(py, &format!("there is no game {id:?}: {}", known())))?;
    let Some(rules) = rules else { return Ok(Game(today)) };
    let refused = || error::unknown_game(py, &format!("{id} has no rules of version {rules:?}"));
    find_rules(id, rules).map(Game).ok_or_else(refused)
}

/// Every game there is.
#[pyfunction]
pub(crate) fn games() -> Vec<Game> {
    GAMES.iter().map(|&game| Game(game)).collect()
}

impl Game {
    fn facts(self, py: Python) -> PyResult<Facts> {
        let is_today = find(self.0.id()).is_some_and(|today| today.rules() == self.0.rules());
        let facts = if is_today { Facts::of(self.0) } else { None };
        facts.ok_or_else(|| error::argument(py, "games of an earlier version of the rules have no numbers"))
    }

    pub(crate) fn shape(self, py: Python) -> PyResult<[usize; 3]> {
        Ok(self.facts(py)?.shape())
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (id, rules = None))]
    fn new(py: Python, id: &str, rules: Option<&str>) -> PyResult<Game> {
        game(py, id, rules)
    }

    /// The name used in commands and addresses: ``"cul-de-sac"``.
    #[getter]
    fn id(&self) -> &'static str {
        self.0.id()
    }

    /// The version of the rules.
    #[getter]
    fn rules(&self) -> &'static str {
        self.0.rules()
    }

    /// The name people say, in the chosen language.
    #[getter]
    fn name(&self) -> String {
        self.0.words(language()).say("name", &[])
    }

    /// Whether every position's exact value is known.
    #[getter]
    fn is_solved(&self) -> bool {
        self.0.is_solved()
    }

    /// The letter of each side in position text.
    #[getter]
    fn letters(&self) -> BTreeMap<&'static str, char> {
        Side::BOTH.into_iter().map(|side| (side_name(side), self.0.letter(side))).collect()
    }

    /// How many numbers actions have.
    #[getter]
    pub(crate) fn actions(&self, py: Python) -> PyResult<usize> {
        Ok(self.facts(py)?.actions)
    }

    /// What the planes of an observation show.
    #[getter]
    fn planes(&self, py: Python) -> PyResult<Vec<&'static str>> {
        Ok(self.facts(py)?.planes)
    }

    /// Planes, rows and columns of an observation.
    #[getter]
    fn observation_shape(&self, py: Python) -> PyResult<(usize, usize, usize)> {
        Ok(self.shape(py)?.into())
    }

    /// No game has more actions.
    #[getter]
    fn longest_game(&self, py: Python) -> PyResult<usize> {
        Ok(self.facts(py)?.longest_game)
    }

    /// The start position.
    fn start(&self) -> Position {
        Position::new(*self, self.0.start())
    }

    /// The position with this text. Raises ``PositionError``.
    fn read(&self, py: Python, text: &str) -> PyResult<Position> {
        let read = self.0.read(text).map_err(|objection| error::position(py, self.0, &objection))?;
        Ok(Position::new(*self, read))
    }

    /// The ways the engine plays it, in the chosen language.
    fn levels<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let words = self.0.words(language());
        let level = |number: u8| {
            let name = words.say(&format!("level-{number}"), &[]);
            value::level(py, number, name, words.say(&format!("level-{number}-about"), &[]))
        };
        (1..=LEVELS_PER_GAME).map(level).collect()
    }

    /// Its puzzles, in the order of days.
    fn puzzles<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.0.puzzles().iter().map(|puzzle| value::puzzle(py, self.0, puzzle)).collect()
    }

    /// The puzzle of a day, the same for everybody; none if the game has none.
    fn daily_puzzle<'py>(
        &self,
        py: Python<'py>,
        date: &Bound<'py, PyAny>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let ordinal: u64 = date.call_method0("toordinal")?.extract()?;
        let Some(day) = ordinal.checked_sub(EPOCH) else {
            return Err(error::argument(py, "days are counted from 1970-01-01"));
        };
        of_day(self.0.puzzles(), day).map(|puzzle| value::puzzle(py, self.0, puzzle)).transpose()
    }

    /// What its puzzles can be about, in the chosen language.
    fn themes<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
        self.0.themes(language()).into_iter().map(|theme| value::theme(py, theme)).collect()
    }

    /// A game that begins.
    fn record(&self) -> Record {
        Record::new(*self, self.0.start().record())
    }

    /// A game that begins, to be played action by action.
    fn state(&self, py: Python) -> PyResult<State> {
        State::begin(py, *self, &self.0.start().text(), &[])
    }

    fn __repr__(&self) -> String {
        format!("pionnier.Game({:?}, rules={:?})", self.0.id(), self.0.rules())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, String))> {
        let made = py.import("pionnier._pionnier")?.getattr("game")?;
        Ok((made, (self.0.id().to_owned(), self.0.rules().to_owned())))
    }
}
