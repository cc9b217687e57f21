//! A connection, from its acceptance to its end.

use crate::metrics::METRICS;
use std::net::IpAddr;
use tokio::sync::{OwnedSemaphorePermit, mpsc};

/// Held by everything that serves one connection: when the last of it is gone, so is the visitor.
pub(crate) struct Visitor {
    /// Where the connection comes from.
    pub(crate) address: IpAddr,
    /// Its place among all connections.
    _permit: OwnedSemaphorePermit,
    /// The server waits for all of these before it ends.
    _leave: mpsc::Sender<()>,
}

impl Visitor {
    pub(crate) fn new(address: IpAddr, permit: OwnedSemaphorePermit, leave: mpsc::Sender<()>) -> Visitor {
        METRICS.connections.change(1);
        Visitor { address, _permit: permit, _leave: leave }
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        METRICS.connections.change(-1);
    }
}
