//! The server itself: an address, a router, a beginning and an end.

use crate::{headers, page};
use axum::Router;
use axum::http::StatusCode;
use axum::routing::{any, get};
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long open requests may go on after the server has been told to stop.
const DRAIN: Duration = Duration::from_secs(10);

/// What an operator decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
}

/// Why the server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Another program listens there.
    #[error("{0} is in use")]
    AddressInUse(SocketAddr),
    /// The system does not let us listen there.
    #[error("{0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The network failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A server that has its address and waits to be run.
pub struct Server {
    listener: TcpListener,
    router: Router,
}

impl Server {
    /// Takes the address.
    ///
    /// # Errors
    /// The address cannot be had.
    pub async fn start(config: &Config) -> Result<Server, ServerError> {
        let listener = TcpListener::bind(config.listen).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServerError::AddressInUse(config.listen),
            _ => ServerError::Listen(config.listen, error),
        })?;
        Ok(Server { listener, router: router() })
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// The system does not know.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` is done, then lets open requests end.
    ///
    /// # Errors
    /// The network failed.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServerError> {
        let (stopping, mut stopped) = tokio::sync::watch::channel(false);
        let serving = axum::serve(self.listener, self.router).with_graceful_shutdown(async move {
            stop.await;
            stopping.send_replace(true);
        });
        tokio::select! {
            result = serving => Ok(result?),
            () = async {
                // The sender lives as long as the server.
                let _ = stopped.wait_for(|&stopped| stopped).await;
                tokio::time::sleep(DRAIN).await;
            } => Ok(()),
        }
    }
}

fn router() -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/api", any(|| async { StatusCode::NOT_FOUND }))
        .route("/api/{*rest}", any(|| async { StatusCode::NOT_FOUND }))
        .fallback_service(get(page::page::<page::Files>))
        .layer(axum::middleware::from_fn(headers::protect))
}
