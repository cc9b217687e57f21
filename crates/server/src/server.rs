//! The server itself: an address, a storage, a beginning and an end.

use crate::api::{self, App, Health};
use crate::hub::{Hub, stopped};
use crate::limits::{Limits, LimitsConfig};
use crate::metrics::METRICS;
use crate::secret::{NoRandomness, new_id};
use crate::store::{self, Location, Store, StoreError};
use crate::visitor::{Visitor, note_end};
use crate::{headers, page, peers, tidy};
use axum::Router;
use axum::routing::get;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};

/// How long open requests may go on after the server has been told to stop.
const DRAIN: Duration = Duration::from_secs(10);

/// How long a request may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(10);

/// What an operator decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where games are kept.
    pub location: Location,
    /// What one address may ask for.
    pub limits: LimitsConfig,
    /// Connections at most, whoever they come from.
    pub connections: usize,
    /// How long others may take.
    pub patience: Patience,
    /// Whether a proxy of ours says in `X-Forwarded-For` who is asking.
    pub is_behind_proxy: bool,
    /// Other places our page is served from: `https://example.org`.
    pub origins: Vec<String>,
}

/// How long the server waits for those it depends on.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For a connection to take anything of what is sent to it; then it is dropped.
    pub reader: Duration,
    /// For the storage to answer; then turns are refused, and the connection to it is replaced.
    pub storage: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { reader: Duration::from_secs(10), storage: store::PATIENCE }
    }
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
    /// Games cannot be kept.
    #[error(transparent)]
    Storage(#[from] StoreError),
    /// The system gives no random numbers.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
}

/// A server that has its address and waits to be run.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
    hub: Arc<Hub>,
    connections: Arc<Semaphore>,
    is_behind_proxy: bool,
    patience: Patience,
}

impl Server {
    /// Takes the address, opens the storage, and gives players back the time when no server was running.
    ///
    /// # Errors
    /// The address cannot be had, or games cannot be kept.
    pub async fn start(config: Config) -> Result<Server, ServerError> {
        let listen = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => ServerError::AddressInUse(config.listen),
            _ => ServerError::Listen(config.listen, error),
        };
        let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        let process = new_id()?;
        let store = Store::open_patiently(&config.location, &process, config.patience.storage).await?;
        let hub = Hub::new(store, Limits::new(config.limits));
        if hub.beat().await.is_err() {
            // Games can be looked at; turns wait until they can be stored, and cost nobody time until then.
            tracing::warn!("nothing can be stored yet");
        }
        hub.live();
        peers::live(&hub, process);
        tidy::live(&hub);
        let app = App {
            hub: hub.clone(),
            is_behind_proxy: config.is_behind_proxy,
            origins: config.origins,
            health: Health::default(),
        };
        let router = api::router(Arc::new(app))
            .fallback_service(get(page::page::<page::Files>))
            .layer(axum::middleware::from_fn(headers::protect));
        Ok(Server {
            listener,
            address,
            router,
            hub,
            connections: Arc::new(Semaphore::new(config.connections)),
            is_behind_proxy: config.is_behind_proxy,
            patience: config.patience,
        })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done, then lets open requests end and closes sockets.
    pub async fn run(self, stop: impl Future<Output = ()> + Send) {
        let (leave, mut left) = mpsc::channel(1);
        tokio::pin!(stop);
        loop {
            let accepted = async {
                // Above the limit nobody is let in: they wait in the system's queue, which is short.
                let permit = self.connections.clone().acquire_owned().await.ok()?;
                self.listener.accept().await.ok().map(|(stream, address)| (permit, stream, address))
            };
            tokio::select! {
                () = &mut stop => break,
                accepted = accepted => match accepted {
                    Some((permit, stream, address)) => {
                        let place = self.hub.limits.connection(address.ip());
                        if place.is_none() && !self.is_behind_proxy {
                            // Not worth an answer: an honest browser never has so many.
                            METRICS.limited.add(1);
                            continue;
                        }
                        self.serve(stream, Visitor::new(address.ip(), permit, place, leave.clone()));
                    }
                    // Too many open files, most likely.
                    None => tokio::time::sleep(Duration::from_millis(50)).await,
                },
            }
        }
        drop((self.listener, leave));
        self.hub.stopping.send_replace(true);
        tokio::select! {
            _ = left.recv() => {}
            () = tokio::time::sleep(DRAIN) => tracing::warn!("some connections were still open"),
        }
        self.hub.ended.send_replace(true);
        self.hub.rest().await;
    }

    fn serve(&self, stream: TcpStream, visitor: Visitor) {
        // Turns are small and must not wait for company.
        let _ = stream.set_nodelay(true);
        // Whoever takes nothing of what is sent, or does not even say that it came, is dropped by the system itself: only it
        // knows, since what we write goes into its memory first.
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(self.patience.reader));
        let visitor = Arc::new(visitor);
        let router = self.router.clone().layer(axum::Extension(visitor.clone()));
        let mut builder = hyper::server::conn::http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(16 * 1_024);
        let service = TowerToHyperService::new(router);
        let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stopping = self.hub.stopping.subscribe();
        tokio::spawn(async move {
            let _visitor = visitor;
            tokio::pin!(connection);
            let served = tokio::select! {
                served = connection.as_mut() => served,
                () = stopped(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            // A connection that breaks is the other side's business.
            if let Err(error) = served {
                note_end(&error);
            }
        });
    }
}
