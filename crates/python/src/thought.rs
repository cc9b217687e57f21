//! How long the engine may think for Python.

use crate::argument::Whole;
use crate::error::argument;
use pionnier_catalog::thought::Options;
use pyo3::prelude::*;

/// The most memory that a thought may have, in millions of bytes.
const MOST_MEMORY: u64 = 16_384;

/// How a thought goes about it, and when it ends.
pub(crate) struct Task {
    pub(crate) options: Options,
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
    pub(crate) seconds: Option<f64>,
    /// In bytes.
    pub(crate) memory: usize,
}

impl Task {
    /// Where nothing limits it, a second does.
    pub(crate) fn new(
        py: Python,
        nodes: Option<Whole>,
        depth: Option<Whole>,
        seconds: Option<f64>,
        lines: Whole,
        memory: Whole,
        threads: Whole,
    ) -> PyResult<Task> {
        if seconds.is_some_and(|seconds| seconds.is_nan() || seconds < 0.0) {
            return Err(argument(py, "seconds are a number that is not negative"));
        }
        let limit = |name, number: Option<Whole>, most| {
            number.map_or(Ok(most), |number| {
                number.within(py, name, 1, u64::MAX).map(|number| number.min(most))
            })
        };
        let memory = (memory.within(py, "memory", 1, MOST_MEMORY)? as usize) << 20;
        // Where there is not so much, it is said here: later it would be too late.
        if Vec::<u8>::new().try_reserve_exact(memory).is_err() {
            return Err(argument(py, "there is not so much memory"));
        }
        let is_limited = nodes.is_some() || depth.is_some() || seconds.is_some();
        Ok(Task {
            options: Options {
                lines: lines.within(py, "lines", 1, 1000)? as usize,
                threads: threads.within(py, "threads", 1, 256)? as usize,
                ..Options::default()
            },
            nodes: limit("nodes", nodes, u64::MAX)?,
            depth: limit("depth", depth, u64::from(u32::MAX))? as u32,
            seconds: if is_limited { seconds } else { Some(1.0) },
            memory,
        })
    }
}
