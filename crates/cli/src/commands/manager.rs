//! Whoever has started the server and watches over it: systemd, with `Type=notify`.

use std::env;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::sync::Arc;
use std::time::Duration;

/// The way to the service manager, if there is one.
#[derive(Clone)]
pub(super) struct Manager(Option<Arc<UnixDatagram>>);

impl Manager {
    /// The one named in the environment.
    pub(super) fn find() -> Manager {
        let connect = || {
            let name = env::var("NOTIFY_SOCKET").ok()?;
            let address = address(&name)?;
            let socket = UnixDatagram::unbound().ok()?;
            socket.connect_addr(&address).ok()?;
            // Never at the cost of those who play.
            socket.set_nonblocking(true).ok()?;
            Some(Arc::new(socket))
        };
        Manager(connect())
    }

    /// Says how the server is doing. If nobody hears it, there is nobody to tell.
    pub(super) fn say(&self, state: &str) {
        if let Some(socket) = &self.0 {
            let _ = socket.send(state.as_bytes());
        }
    }

    /// How often it wants to hear that the server lives: twice in the time after which it would end it.
    pub(super) fn watchdog() -> Option<Duration> {
        let micros: u64 = env::var("WATCHDOG_USEC").ok()?.parse().ok()?;
        (micros > 0).then(|| Duration::from_micros(micros / 2))
    }
}

/// A path, or a name outside the file system that begins with @.
fn address(name: &str) -> Option<SocketAddr> {
    #[cfg(target_os = "linux")]
    if let Some(name) = name.strip_prefix('@') {
        use std::os::linux::net::SocketAddrExt as _;
        return SocketAddr::from_abstract_name(name).ok();
    }
    SocketAddr::from_pathname(name).ok()
}
