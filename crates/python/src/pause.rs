//! Work that takes long: without holding up other threads of Python, and broken off by Ctrl-C.

use core::cell::Cell;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use pyo3::prelude::*;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How often Python is asked whether somebody has pressed Ctrl-C.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

/// Whether to go on: not after a time, and not after Ctrl-C.
pub(crate) struct Pause {
    until: Option<Instant>,
    looked: Mutex<Cell<Instant>>,
    is_interrupted: AtomicBool,
}

impl Pause {
    /// Long work begins, and may take so many seconds.
    pub(crate) fn new(seconds: Option<f64>) -> Pause {
        let now = Instant::now();
        let until = seconds.and_then(|seconds| now.checked_add(Duration::try_from_secs_f64(seconds).ok()?));
        Pause { until, looked: Mutex::new(Cell::new(now)), is_interrupted: AtomicBool::new(false) }
    }

    /// Whether it must end now. Asked by threads that do not hold up Python.
    pub(crate) fn is_over(&self) -> bool {
        let now = Instant::now();
        if self.is_interrupted.load(Relaxed) || self.until.is_some_and(|until| now >= until) {
            return true;
        }
        // Whoever finds another thread looking need not look too.
        if let Ok(looked) = self.looked.try_lock()
            && now.duration_since(looked.get()) >= BETWEEN_LOOKS
        {
            looked.set(now);
            if Python::attach(has_signal) {
                self.is_interrupted.store(true, Relaxed);
                return true;
            }
        }
        false
    }

    /// The work is done, unless it was interrupted.
    pub(crate) fn end(&self) -> PyResult<()> {
        if self.is_interrupted.load(Relaxed) {
            return Err(pyo3::exceptions::PyKeyboardInterrupt::new_err(()));
        }
        Ok(())
    }
}

fn has_signal(py: Python) -> bool {
    py.check_signals().is_err()
}
