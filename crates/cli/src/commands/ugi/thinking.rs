//! Work that goes on while the client is listened to.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// What the thread that works and the one that listens tell each other.
#[derive(Default)]
pub(super) struct Signal {
    is_stopped: AtomicBool,
    is_answered: AtomicBool,
}

impl Signal {
    /// Whether the client wants no more.
    pub(super) fn is_stopped(&self) -> bool {
        self.is_stopped.load(Ordering::Relaxed)
    }

    /// Waits until the client wants no more.
    pub(super) fn wait(&self) {
        while !self.is_stopped() {
            thread::park();
        }
    }

    /// To be said just before the answer is given: whoever has seen the answer may ask again.
    pub(super) fn answered(&self) {
        self.is_answered.store(true, Ordering::Release);
    }
}

/// Work in a thread of its own. It is stopped, and waited for, when this is dropped.
pub(super) struct Thinking {
    signal: Arc<Signal>,
    thread: Option<JoinHandle<()>>,
}

impl Thinking {
    pub(super) fn start(work: impl FnOnce(&Signal) + Send + 'static) -> io::Result<Thinking> {
        let signal = Arc::new(Signal::default());
        let theirs = Arc::clone(&signal);
        let thread = thread::Builder::new().spawn(move || work(&theirs))?;
        Ok(Thinking { signal, thread: Some(thread) })
    }

    pub(super) fn is_going_on(&self) -> bool {
        let is_alive = self.thread.as_ref().is_some_and(|thread| !thread.is_finished());
        is_alive && !self.signal.is_answered.load(Ordering::Acquire)
    }

    pub(super) fn stop(&self) {
        self.signal.is_stopped.store(true, Ordering::Relaxed);
        if let Some(thread) = &self.thread {
            thread.thread().unpark();
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop();
        if let Some(thread) = self.thread.take() {
            // If it has panicked there is nothing left to wait for.
            let _ = thread.join();
        }
    }
}
