//! A game that is played action by action, for Python.

use crate::argument::{Whole, side, side_name};
use crate::error;
use crate::game::{Game, game};
use crate::numpy::array;
use crate::play::{AnyPlay, Objected, begin};
use crate::record::{Record, drawn};
use crate::value;
use pionnier_catalog::AnyRecord;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// A game that is played action by action, by their numbers. A turn may have several actions; C3 and C4
/// end the game.
#[pyclass(module = "pionnier")]
pub(crate) struct State {
    game: Game,
    play: Box<dyn AnyPlay>,
}

impl State {
    /// A game that begins in a position and goes on with some turns.
    pub(crate) fn begin(py: Python, game: Game, start: &str, turns: &[String]) -> PyResult<State> {
        // Earlier rules have no numbers: they are asked for only to refuse them.
        game.shape(py)?;
        match begin(game.0.id(), start, turns) {
            Some(Ok(play)) => Ok(State { game, play }),
            Some(Err(Objected::ToStart)) => Err(match game.0.read(start) {
                Err(objection) => error::position(py, game.0, &objection),
                Ok(_) => error::argument(py, "there is no such position"),
            }),
            Some(Err(Objected::ToTurn(number))) => {
                Err(error::argument(py, &format!("turn {} is not legal", number + 1)))
            }
            None => Err(error::unknown_game(py, "there is no such game")),
        }
    }

    /// The game as it is kept elsewhere, without the turn that is being made.
    fn kept(&self, py: Python) -> PyResult<Box<dyn AnyRecord>> {
        let (start, turns) = self.play.history();
        let start =
            self.game.0.read(&start).map_err(|objection| error::position(py, self.game.0, &objection))?;
        let mut record = start.record();
        for turn in turns {
            record.play(&turn).map_err(|objection| error::turn(py, self.game.0, &objection))?;
        }
        Ok(record)
    }
}

/// A game as it was pickled.
#[allow(clippy::needless_pass_by_value, reason = "Python gives a list, which becomes ours")]
#[pyfunction(name = "_state")]
pub(crate) fn restored_state(
    py: Python,
    id: &str,
    rules: &str,
    start: &str,
    turns: Vec<String>,
    actions: Vec<u64>,
) -> PyResult<State> {
    let mut state = State::begin(py, game(py, id, Some(rules))?, start, &turns)?;
    for action in actions {
        state.apply(py, Whole(action))?;
    }
    Ok(state)
}

#[pymethods]
impl State {
    #[getter]
    fn game(&self) -> Game {
        self.game
    }

    /// The side to act.
    #[getter]
    fn side(&self) -> &'static str {
        side_name(self.play.side())
    }

    /// What stands on the board, as position text.
    #[getter]
    fn text(&self) -> String {
        self.play.text()
    }

    /// The complete turns so far.
    #[getter]
    fn turns(&self) -> Vec<String> {
        self.play.history().1
    }

    /// The text of the turn that is being made; none between two turns.
    #[getter]
    fn partial(&self) -> Option<String> {
        self.play.partial()
    }

    #[getter]
    fn is_terminal(&self) -> bool {
        self.play.ending().is_some()
    }

    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.play.ending().map(|ending| value::outcome_name(ending.outcome()))
    }

    #[getter]
    fn ending<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.play.ending().map(|ending| value::ending(py, self.game.0, ending)).transpose()
    }

    /// What the first and the second side get: 1, 0 or -1; 0 while the game goes on.
    fn returns(&self) -> (f32, f32) {
        value::returns(self.play.ending().map(pionnier_catalog::Ending::outcome)).into()
    }

    /// The numbers of the legal actions, in ascending order.
    fn legal_actions(&self) -> Vec<usize> {
        let mut numbers = self.play.numbers();
        numbers.sort_unstable();
        numbers
    }

    /// Plays an action. Raises ``ActionError``; nothing is then changed.
    fn apply(&mut self, py: Python, action: Whole) -> PyResult<()> {
        if self.play.apply(action.0) {
            return Ok(());
        }
        let why = if self.play.ending().is_some() { "the game is over" } else { "it is not legal here" };
        Err(error::action(py, &format!("action {}: {why}", action.0), action.0 as i64))
    }

    /// Plays a whole turn by its text. Raises ``TurnError``; nothing is then changed.
    fn play(&mut self, py: Python, turn: &str) -> PyResult<()> {
        if let Some(partial) = self.play.partial() {
            return Err(error::argument(
                py,
                &format!("the turn has begun with {partial}: play goes on with actions"),
            ));
        }
        let Some(numbers) = self.play.turn_numbers(turn) else {
            // Who refuses it says why.
            self.kept(py)?.play(turn).map_err(|objection| error::turn(py, self.game.0, &objection))?;
            return Err(error::argument(py, "there is no such turn"));
        };
        numbers.into_iter().try_for_each(|number| self.apply(py, Whole(number as u64)))
    }

    /// The text of the turn up to and including a legal action.
    fn action_text(&self, py: Python, action: Whole) -> PyResult<String> {
        let refused =
            || error::action(py, &format!("action {}: it is not legal here", action.0), action.0 as i64);
        self.play.action_text(action.0).ok_or_else(refused)
    }

    /// The number of the legal action after which the turn so far is written like this.
    fn action_number(&self, py: Python, text: &str) -> PyResult<usize> {
        let refused =
            || error::action(py, &format!("{text:?}: no legal action is written like that here"), -1);
        self.play.number_of(text).ok_or_else(refused)
    }

    /// For each number whether that action is legal.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut mask = vec![false; self.game.actions(py)?];
        for number in self.play.numbers() {
            mask[number] = true;
        }
        array(py, &mask, &[mask.len()])
    }

    /// What a side sees, by default the side to act: planes × rows × columns.
    #[pyo3(signature = (observer = None))]
    fn observation<'py>(&self, py: Python<'py>, observer: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let observer = observer.map_or(Ok(self.play.side()), |name| side(py, name))?;
        array(py, &self.play.observe(observer), &self.game.shape(py)?)
    }

    /// The complete turns as a record.
    fn record(&self, py: Python) -> PyResult<Record> {
        Ok(Record::new(self.game, self.kept(py)?))
    }

    /// The same game once more.
    fn copy(&self) -> State {
        State { game: self.game, play: self.play.again() }
    }

    fn __copy__(&self) -> State {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<PyAny>) -> State {
        self.copy()
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
        let partial = self.play.partial().unwrap_or_default();
        drawn(py, self.game, &*self.kept(py)?, &partial, width, flipped, theme, coordinates)
    }

    fn _repr_svg_(&self, py: Python) -> PyResult<String> {
        self.svg(py, Whole(360), false, "light", true)
    }

    fn __repr__(&self) -> String {
        let how = self.play.ending().map_or_else(
            || match self.play.partial() {
                Some(partial) => format!("{} to go on after {partial}", self.side()),
                None => format!("{} to act", self.side()),
            },
            |ending| format!("{} by {}", value::outcome_name(ending.outcome()), ending.code()),
        );
        format!("{}{}: {how}", self.play.draw(), self.game.0.id())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (start, turns) = self.play.history();
        let (id, rules) = (self.game.0.id(), self.game.0.rules());
        let arguments = (id, rules, start, turns, self.play.partial_numbers());
        Ok((py.import("pionnier._pionnier")?.getattr("_state")?, arguments.into_pyobject(py)?))
    }
}
