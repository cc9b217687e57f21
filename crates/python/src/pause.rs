//! Work that takes long: without holding up other threads of Python, and broken off by Ctrl-C.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often Python is asked whether somebody has pressed Ctrl-C.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

/// Whether to go on: not after a time, and not after Ctrl-C.
pub(crate) struct Pause {
    until: Option<Instant>,
    looked: Mutex<Instant>,
    is_interrupted: AtomicBool,
    /// What Ctrl-C, or another signal, has raised.
    raised: Mutex<Option<PyErr>>,
}

impl Pause {
    /// Long work begins, and may take so many seconds.
    pub(crate) fn new(seconds: Option<f64>) -> Pause {
        let now = Instant::now();
        let until = seconds.and_then(|seconds| now.checked_add(Duration::try_from_secs_f64(seconds).ok()?));
        let is_interrupted = AtomicBool::new(false);
        Pause { until, looked: Mutex::new(now), is_interrupted, raised: Mutex::new(None) }
    }

    /// Whether it must end now. Asked by threads that do not hold up Python.
    pub(crate) fn is_over(&self) -> bool {
        let now = Instant::now();
        if self.is_interrupted.load(Relaxed) || self.until.is_some_and(|until| now >= until) {
            return true;
        }
        // Whoever finds another thread looking need not look too.
        if let Ok(mut looked) = self.looked.try_lock()
            && now.duration_since(*looked) >= BETWEEN_LOOKS
        {
            *looked = now;
            if let Err(error) = Python::attach(signals) {
                *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                self.is_interrupted.store(true, Relaxed);
                return true;
            }
        }
        false
    }

    /// The work is done, unless it was interrupted.
    pub(crate) fn end(self) -> PyResult<()> {
        self.raised.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }
}

fn signals(py: Python) -> PyResult<()> {
    py.check_signals()
}
