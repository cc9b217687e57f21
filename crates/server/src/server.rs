//! The server itself: an address, a storage, a beginning and an end.

use crate::api::{self, App, Previews, Readiness};
use crate::hub::{Hub, stopped};
use crate::limits::{Limits, LimitsConfig};
use crate::logging::Seldom;
use crate::metrics::METRICS;
use crate::origin::Origin;
use crate::secret::{NoRandomness, new_id};
use crate::store::{self, Location, Lock, Store, StoreError};
use crate::visitor::{Visitor, note_end};
use crate::{files, headers, page, peers, requests, tidy};
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
use tokio::time::timeout;

/// How long open requests may go on after the server has been told to stop.
const DRAIN: Duration = Duration::from_secs(10);

/// How long the storage may then take to put everything in its slot.
const CLOSING: Duration = Duration::from_secs(5);

/// How long to wait after a connection that could not be accepted.
const BREATH: Duration = Duration::from_millis(50);

/// How long a request may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(10);

/// What an operator decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where to listen for those who ask for metrics alone; with everything else if nowhere.
    pub metrics: Option<SocketAddr>,
    /// Where games are kept.
    pub location: Location,
    /// Games kept in memory for a while after somebody has asked for them.
    pub kept_games: usize,
    /// What one address may ask for.
    pub limits: LimitsConfig,
    /// Connections at most, whoever they come from.
    pub connections: usize,
    /// How long others may take.
    pub timeouts: Timeouts,
    /// Whether a proxy of ours says in `X-Forwarded-For` who is asking.
    pub is_behind_proxy: bool,
    /// Whether every request is written down.
    pub is_access_logged: bool,
    /// Other slots our page is served from: `https://example.org`.
    pub origins: Vec<Origin>,
}

/// How long the server waits for those it depends on.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// For a connection to take anything of what is sent to it; then it is dropped.
    pub reader: Duration,
    /// For the storage to answer; then turns are refused, and the connection to it is replaced.
    pub storage: Duration,
    /// For the storage to be there when the server starts; then it does not start.
    pub absence: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            reader: Duration::from_secs(10),
            storage: store::ANSWER_TIMEOUT,
            absence: Duration::from_mins(1),
        }
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
    metrics: Option<(TcpListener, SocketAddr)>,
    router: Router,
    hub: Arc<Hub>,
    connections: Arc<Semaphore>,
    is_behind_proxy: bool,
    timeouts: Timeouts,
    /// Given back when everything is over.
    lock: Option<Lock>,
}

impl Server {
    /// Takes the address, opens the storage, and gives players back the time when no server was running.
    ///
    /// # Errors
    /// The address cannot be had, or games cannot be kept.
    pub async fn start(config: Config) -> Result<Server, ServerError> {
        let files = files::raise();
        if files.is_some_and(|files| files < config.connections as u64 + files::OTHERS) {
            tracing::warn!(
                ?files,
                connections = config.connections,
                "the system allows fewer open files than connections"
            );
        }
        let (listener, address) = listen(config.listen).await?;
        let metrics = match config.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let process = new_id()?;
        let lock = Lock::take(&config.location)?;
        let Timeouts { storage, absence, .. } = config.timeouts;
        let store = Store::open_patiently(&config.location, &process, storage, absence).await?;
        let hub = Hub::new(store, Limits::new(config.limits));
        hub.rooms.keep_at_most(config.kept_games);
        let app = Arc::new(App {
            hub: hub.clone(),
            is_access_logged: config.is_access_logged,
            is_behind_proxy: config.is_behind_proxy,
            origins: config.origins,
            readiness: Readiness::default(),
            previews: Previews::default(),
        });
        let router = api::router(app.clone(), metrics.is_none())
            .fallback_service(get(page::page::<page::Files>))
            .layer(axum::middleware::from_fn(headers::protect))
            .layer(axum::middleware::from_fn_with_state(app, requests::note));
        // The last thing that takes time: players' clocks go on from here, and so must whatever they ask for.
        if hub.beat().await.is_err() {
            // Games can be looked at; turns wait until they can be stored, and cost nobody time until then.
            tracing::warn!("nothing can be stored yet");
        }
        hub.live();
        peers::live(&hub);
        tidy::live(&hub);
        Ok(Server {
            listener,
            address,
            metrics,
            router,
            hub,
            connections: Arc::new(Semaphore::new(config.connections)),
            is_behind_proxy: config.is_behind_proxy,
            timeouts: config.timeouts,
            lock,
        })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address it answers those on who ask for metrics, if that is another.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(_, address)| *address)
    }

    /// Serves until `stop` is done, then lets open requests end, closes sockets, and closes the storage: a file of games is
    /// complete by itself afterwards.
    pub async fn run(mut self, stop: impl Future<Output = ()> + Send) {
        if let Some((listener, _)) = self.metrics.take() {
            // Nobody but the operator comes there: no limits, and no farewell.
            self.hub.go_on(async move { axum::serve(listener, api::metrics()).await.unwrap_or_default() });
        }
        let (leave, mut left) = mpsc::channel(1);
        let mut seldom = Seldom::default();
        tokio::pin!(stop);
        loop {
            let accepted = async {
                // Above the limit nobody is let in: they wait in the system's queue, which is short.
                let permit = self.connections.clone().acquire_owned().await.map_err(io::Error::other)?;
                self.listener.accept().await.map(|(stream, address)| (permit, stream, address))
            };
            tokio::select! {
                () = &mut stop => break,
                accepted = accepted => match accepted {
                    Ok((permit, stream, address)) => {
                        let slot = self.hub.limits.connection(address.ip());
                        if slot.is_none() && !self.is_behind_proxy {
                            // Not worth an answer: an honest browser never has so many.
                            METRICS.limited.add(1);
                            continue;
                        }
                        self.serve(stream, Visitor::new(address.ip(), permit, slot, leave.clone()));
                    }
                    Err(error) => {
                        METRICS.unaccepted.add(1);
                        if seldom.is_time() {
                            tracing::error!(%error, files = files::limit(), "nobody can be let in");
                        }
                        // Too many open files, most likely: some will be closed, but not at once.
                        tokio::time::sleep(BREATH).await;
                    }
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
        if timeout(CLOSING, self.hub.store.clone().close()).await.is_err() {
            tracing::warn!("the storage did not let go");
        }
        drop(self.lock);
    }

    fn serve(&self, stream: TcpStream, visitor: Visitor) {
        // Turns are small and must not wait for company.
        let _ = stream.set_nodelay(true);
        // Whoever takes nothing of what is sent, or does not even say that it came, is dropped by the system itself: only it
        // knows, since what we write goes into its memory first.
        #[cfg(target_os = "linux")]
        let _ = socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(self.timeouts.reader));
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

/// Takes an address, and says which it is.
async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServerError> {
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => ServerError::AddressInUse(address),
        _ => ServerError::Listen(address, error),
    };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}
