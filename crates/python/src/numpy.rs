//! Arrays for numpy, made of plain bytes: whoever does not ask for one needs no numpy.

use pyo3::prelude::*;
use pyo3::types::PyByteArray;

/// A number that numpy knows, as its bytes.
pub(crate) trait Number: Copy {
    const NAME: &'static str;
    fn write(self, out: &mut [u8]);
}

macro_rules! numbers {
    ($($number:ty, $name:literal;)*) => {$(
        impl Number for $number {
            const NAME: &'static str = $name;

            #[inline]
            fn write(self, out: &mut [u8]) {
                out.copy_from_slice(&self.to_ne_bytes());
            }
        }
    )*};
}

numbers! {
    i8, "int8";
    i64, "int64";
    f32, "float32";
}

impl Number for bool {
    const NAME: &'static str = "bool";

    #[inline]
    fn write(self, out: &mut [u8]) {
        out.fill(u8::from(self));
    }
}

/// Writes numbers as bytes, of which there is room for as many.
pub(crate) fn write<T: Number>(numbers: &[T], out: &mut [u8]) {
    for (number, out) in numbers.iter().zip(out.chunks_exact_mut(size_of::<T>())) {
        number.write(out);
    }
}

/// An array of this shape, which may be written to.
pub(crate) fn array<'py, T: Number>(
    py: Python<'py>,
    numbers: &[T],
    shape: &[usize],
) -> PyResult<Bound<'py, PyAny>> {
    written(py, size_of_val(numbers), T::NAME, shape, |out| write(numbers, out))
}

/// The same of so many bytes, which are 0 before they are written.
pub(crate) fn written<'py>(
    py: Python<'py>,
    size: usize,
    kind: &str,
    shape: &[usize],
    write: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyAny>> {
    let bytes = PyByteArray::new_with(py, size, |out| {
        write(out);
        Ok(())
    })?;
    let flat = py.import("numpy")?.call_method1("frombuffer", (bytes, kind))?;
    if shape.len() == 1 { Ok(flat) } else { flat.call_method1("reshape", (shape.to_vec(),)) }
}

/// The numbers of an array of whole numbers with one dimension, or of something that numpy makes one of.
pub(crate) fn whole_numbers(object: &Bound<PyAny>) -> PyResult<Vec<i64>> {
    let py = object.py();
    let numpy = py.import("numpy")?;
    let refused = |words: &str| crate::error::argument(py, words);
    // A list of lists that are not equally long is refused by numpy itself, as a ValueError.
    let given = numpy.call_method1("asarray", (object,))?;
    let kind: String = given.getattr("dtype")?.getattr("kind")?.extract()?;
    if !matches!(kind.as_str(), "i" | "u") {
        return Err(refused("actions are whole numbers"));
    }
    if given.getattr("ndim")?.extract::<usize>()? != 1 {
        return Err(refused("actions are an array with one dimension"));
    }
    // Numbers above 2⁶³ become negative and are refused as such.
    let given = given.call_method1("astype", ("int64",))?;
    let bytes: Vec<u8> = given.call_method0("tobytes")?.extract()?;
    let number = |chunk: &[u8]| chunk.try_into().map_or(-1, i64::from_ne_bytes);
    Ok(bytes.chunks_exact(size_of::<i64>()).map(number).collect())
}
