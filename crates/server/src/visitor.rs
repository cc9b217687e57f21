//! A connection, from its acceptance to its end.

use crate::limits::Slot;
use crate::metrics::METRICS;
use std::error::Error;
use std::io;
use std::net::IpAddr;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

/// Held by everything that serves one connection: when the last of it is gone, so is the visitor.
pub(crate) struct Visitor {
    /// Where the connection comes from.
    pub(crate) address: IpAddr,
    /// Its slot among all connections.
    _permit: OwnedSemaphorePermit,
    /// Its slot among those of its address, where they are counted.
    _slot: Option<Slot>,
    /// The server waits for all of these before it ends.
    _leave: mpsc::Sender<()>,
}

impl Visitor {
    pub(crate) fn new(
        address: IpAddr,
        permit: OwnedSemaphorePermit,
        slot: Option<Slot>,
        leave: mpsc::Sender<()>,
    ) -> Visitor {
        METRICS.connections.change(1);
        METRICS.accepted.add(1);
        Visitor { address, _permit: permit, _slot: slot, _leave: leave }
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        METRICS.connections.change(-1);
    }
}

/// An error and what is behind it.
pub(crate) fn causes<'e>(
    error: &'e (dyn Error + 'static),
) -> impl Iterator<Item = &'e (dyn Error + 'static)> {
    std::iter::successors(Some(error), |&error| error.source())
}

/// Counts a connection that has ended with this error, if it was dropped because nothing could be sent.
pub(crate) fn note_end(error: &(dyn Error + 'static)) {
    let is_late = |error: &io::Error| error.kind() == io::ErrorKind::TimedOut;
    if causes(error).any(|cause| cause.downcast_ref().is_some_and(is_late)) {
        METRICS.slow_clients.add(1);
    }
}
