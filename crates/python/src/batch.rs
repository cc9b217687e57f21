//! Many games at once, for Python.

mod running;

use crate::argument::Whole;
use crate::error;
use crate::game::{Game, Named};
use crate::numpy::{array, whole_numbers, written};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use running::{AnyBatch, Illegal, begin};

/// No batch has more games.
const MOST: u64 = 1 << 20;

/// Many games at once, played action by action in one call. Without the lock of the interpreter:
/// batches in several threads run at the same time.
#[pyclass(module = "pionnier")]
pub(crate) struct Batch {
    game: Game,
    shape: [usize; 3],
    actions: usize,
    games: Box<dyn AnyBatch>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, n, *, seed = Whole(0), autoreset = true), text_signature = "(game, n, *, seed=0, autoreset=True)")]
    fn new(py: Python, game: Named, n: Whole, seed: Whole, autoreset: bool) -> PyResult<Batch> {
        let game = game.0;
        let n = n.within(py, "n", 1, MOST)? as usize;
        let games = py.detach(|| begin(game.0.id(), n, seed.0, autoreset));
        let games = games.ok_or_else(|| error::unknown_game(py, "there is no such game"))?;
        Ok(Batch { game, shape: game.shape(py)?, actions: game.actions(py)?, games })
    }

    #[getter]
    fn game(&self) -> Game {
        self.game
    }

    /// For each game the side to act: 0 for the first, 1 for the second.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let sides = self.games.sides();
        array(py, &sides, &[sides.len()])
    }

    /// For each game one of its legal actions, each with the same chance; -1 where it is over.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let games = &mut self.games;
        let chosen = py.detach(|| games.sample());
        array(py, &chosen, &[chosen.len()])
    }

    /// Plays an action in every game: what the first and the second side get (n × 2), and which games have
    /// ended.
    ///
    /// Where games begin again by themselves, those that have ended are at their start afterwards. Raises
    /// ``ActionError`` if an action is not legal; nothing is then changed.
    fn step<'py>(&mut self, py: Python<'py>, actions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
        let actions = whole_numbers(actions)?;
        let n = self.games.len();
        if actions.len() != n {
            let words = format!("{} actions for {n} games", actions.len());
            return Err(error::argument(py, &words));
        }
        let games = &mut self.games;
        let (rewards, ended) = py.detach(|| games.step(&actions)).map_err(|Illegal { game, number }| {
            error::action(py, &format!("game {game}: action {number} is not legal there"), number)
        })?;
        (array(py, &rewards, &[n, 2])?, array(py, &ended, &[n])?).into_pyobject(py)
    }

    /// For each game and number whether that action is legal: n × actions.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let n = self.games.len();
        written(py, n * self.actions, "bool", &[n, self.actions], |out| self.games.mask(out))
    }

    /// For each game what the side to act sees: n × planes × rows × columns.
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let [planes, rows, columns] = self.shape;
        let shape = [self.games.len(), planes, rows, columns];
        let size = shape.iter().product::<usize>() * size_of::<f32>();
        written(py, size, "float32", &shape, |out| self.games.observe(out))
    }

    /// All games begin again; with a seed, the lots too.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python, seed: Option<Whole>) {
        let games = &mut self.games;
        py.detach(|| games.restart(seed.map(|seed| seed.0)));
    }

    /// What stands on the board of one game.
    fn text(&self, py: Python, index: Whole) -> PyResult<String> {
        let index = index.within(py, "index", 0, self.games.len() as u64 - 1)?;
        Ok(self.games.text(index as usize))
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    fn __repr__(&self) -> String {
        format!("pionnier.Batch({:?}, {})", self.game.0.id(), self.games.len())
    }
}
