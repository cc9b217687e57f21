//! Words inside one process.

use std::io;
use std::sync::Arc;
use tokio::sync::broadcast::{self, error::RecvError};

/// Words that may wait for one who listens; whoever is slower looks at everything.
const WAITING: usize = 4_096;

/// A channel that all who listen hear.
#[derive(Clone)]
pub(super) struct Local(broadcast::Sender<Arc<str>>);

impl Local {
    pub(super) fn new() -> Local {
        Local(broadcast::Sender::new(WAITING))
    }

    /// Whether anybody listens but ourselves.
    pub(super) fn is_shared(&self) -> bool {
        self.0.receiver_count() > 1
    }

    pub(super) fn publish(&self, words: Vec<String>) {
        for word in words {
            // Whether anybody listens is their business.
            let _ = self.0.send(word.into());
        }
    }

    pub(super) fn listen(&self) -> Listener {
        Listener(self.0.subscribe())
    }
}

pub(super) struct Listener(broadcast::Receiver<Arc<str>>);

impl Listener {
    pub(super) async fn next(&mut self) -> io::Result<Arc<str>> {
        self.0.recv().await.map_err(|error| match error {
            RecvError::Lagged(_) => io::Error::other(error),
            RecvError::Closed => io::ErrorKind::ConnectionAborted.into(),
        })
    }
}
