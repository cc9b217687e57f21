//! A position between two turns, for Python.

use crate::argument::{Whole, side_name};
use crate::error;
use crate::game::Game;
use crate::pause::Pause;
use crate::record::{Record, drawn};
use crate::state::State;
use crate::value;
use core::ops::ControlFlow;
use pionnier_catalog::{AnyPosition, Ending, Random};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;

/// Turns are looked at in so many steps before somebody is asked whether to go on.
const TURNS_BETWEEN_LOOKS: u64 = 1024;

/// Nobody has the time to count deeper, and a stack has an end.
const DEEPEST: u64 = 100;

/// A position between two turns. It does not change: playing a turn gives another one.
#[pyclass(frozen, eq, hash, module = "pionnier")]
pub(crate) struct Position {
    game: Game,
    here: Box<dyn AnyPosition>,
    text: String,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.game == other.game && self.text == other.text
    }
}

impl core::hash::Hash for Position {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        (&self.game, &self.text).hash(state);
    }
}

impl Position {
    pub(crate) fn new(game: Game, position: Box<dyn AnyPosition>) -> Position {
        Position { game, text: position.text(), here: position }
    }
}

#[pymethods]
impl Position {
    #[getter]
    fn game(&self) -> Game {
        self.game
    }

    /// The position in one line; ``game.read`` reads it back.
    #[getter]
    fn text(&self) -> &str {
        &self.text
    }

    /// The side to move.
    #[getter]
    fn side(&self) -> &'static str {
        side_name(self.here.side())
    }

    /// Who has won by the rules of the game, or that it is a draw; none while it goes on.
    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.here.end().map(|end| value::outcome_name(end.outcome))
    }

    /// How the rules of the game have ended it.
    #[getter]
    fn ending<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.here.end().map(|end| value::ending(py, self.game.0, Ending::Rules(end))).transpose()
    }

    /// Every legal turn. Raises ``ArgumentError`` where there are more than ``most``.
    #[pyo3(signature = (most = Whole(1_000_000)), text_signature = "($self, most=1000000)")]
    fn turns(&self, py: Python, most: Whole) -> PyResult<Vec<String>> {
        let mut found = Vec::new();
        let mut is_cut = false;
        let pause = Pause::new(None);
        py.detach(|| {
            self.here.turns(&mut |turn| {
                is_cut = found.len() as u64 >= most.0;
                let looks = (found.len() as u64).is_multiple_of(TURNS_BETWEEN_LOOKS);
                if is_cut || looks && pause.is_over() {
                    return ControlFlow::Break(());
                }
                found.push(turn.to_owned());
                ControlFlow::Continue(())
            });
        });
        pause.end()?;
        if is_cut {
            let words = format!("there are more than {} turns here: turns(most=…) lists more", most.0);
            return Err(error::argument(py, &words));
        }
        Ok(found)
    }

    /// The position after a turn. Raises ``TurnError``, which says the rule.
    fn play(&self, py: Python, turn: &str) -> PyResult<Position> {
        // A position is not copied behind its border: its text says everything.
        let read = self.game.0.read(&self.text);
        let mut next = read.map_err(|objection| error::position(py, self.game.0, &objection))?;
        next.play(turn).map_err(|objection| error::turn(py, self.game.0, &objection))?;
        Ok(Position::new(self.game, next))
    }

    /// The turn that somebody means who types this: capitals and spaces do not matter.
    fn typed(&self, py: Python, text: &str) -> PyResult<String> {
        self.here.typed(text).map_err(|objection| error::turn(py, self.game.0, &objection))
    }

    /// A legal turn, made of random actions; none if the game is over.
    #[pyo3(signature = (seed = Whole(0)), text_signature = "($self, seed=0)")]
    fn random_turn(&self, seed: Whole) -> Option<String> {
        self.here.random_turn(&mut Random::new(seed.0))
    }

    /// The number of sequences of so many turns.
    fn perft(&self, py: Python, depth: Whole) -> PyResult<u64> {
        let depth = depth.within(py, "depth", 0, DEEPEST)? as u32;
        let pause = Pause::new(None);
        let count = py.detach(|| self.here.perft_until(depth, &|| pause.is_over()));
        pause.end()?;
        count.ok_or_else(|| PyKeyboardInterrupt::new_err(()))
    }

    /// What the position and every turn is worth with best play, if that is known: in Kono, and in endgames of Quindo and Granat.
    fn exact<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let exact = py.detach(|| self.here.exact());
        exact.map(|exact| value::exact(py, exact)).transpose()
    }

    /// A game that begins here.
    fn record(&self) -> Record {
        Record::new(self.game, self.here.record())
    }

    /// A game that begins here, to be played action by action.
    fn state(&self, py: Python) -> PyResult<State> {
        State::begin(py, self.game, &self.text, &[])
    }

    /// The board made of characters.
    fn draw(&self) -> String {
        self.here.draw()
    }

    /// The board as a picture.
    #[pyo3(signature = (*, width = Whole(480), flipped = false, theme = "light", coordinates = true), text_signature = "($self, *, width=480, flipped=False, theme='light', coordinates=True)")]
    fn svg(
        &self,
        py: Python,
        width: Whole,
        flipped: bool,
        theme: &str,
        coordinates: bool,
    ) -> PyResult<String> {
        drawn(py, self.game, &*self.here.record(), "", width, flipped, theme, coordinates)
    }

    fn _repr_svg_(&self, py: Python) -> PyResult<String> {
        self.svg(py, Whole(360), false, "light", true)
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("{}{} to move: {}", self.here.draw(), self.side(), self.text)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let game = self.game.into_pyobject(py)?.into_any();
        Ok((game.getattr("read")?, (self.text.clone(),)))
    }
}
