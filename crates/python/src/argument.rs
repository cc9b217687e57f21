//! What Python gives: numbers and sides that are what they should be, or refused in words.

use crate::error::argument;
use pionnier_catalog::Side;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// A whole number that is not negative.
#[derive(Clone, Copy)]
pub(crate) struct Whole(pub(crate) u64);

impl<'py> FromPyObject<'_, 'py> for Whole {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Whole> {
        let py = object.py();
        object.extract().map(Whole).map_err(|error| {
            if error.is_instance_of::<PyTypeError>(py) {
                return error;
            }
            argument(py, "a whole number is needed that is not negative and below 2⁶⁴")
        })
    }
}

impl Whole {
    /// The number, if it is not too small and not too large for what it is.
    pub(crate) fn within(self, py: Python, name: &str, least: u64, most: u64) -> PyResult<u64> {
        if (least..=most).contains(&self.0) {
            return Ok(self.0);
        }
        Err(argument(py, &format!("{name} is {}: a number from {least} to {most} is needed", self.0)))
    }
}

/// The side with this name.
pub(crate) fn side(py: Python, name: &str) -> PyResult<Side> {
    match name {
        "first" => Ok(Side::First),
        "second" => Ok(Side::Second),
        _ => Err(argument(py, &format!("{name:?} is no side: \"first\" or \"second\""))),
    }
}

/// The name of a side.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}
