//! Whether the server lives, and whether it can do its work, for whoever watches over it.

use super::App;
use crate::store::Store;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// The storage is tried so often at most, however many ask us: the question is free, and must cost nothing.
const OFTEN: Duration = Duration::from_secs(1);

/// Whether something could be stored when that was last tried.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    async fn is_ready(&self, store: &Store) -> bool {
        let mut known = self.0.lock().await;
        if let Some((_, is_ready)) = known.filter(|(tried, _)| tried.elapsed() < OFTEN) {
            return is_ready;
        }
        let is_ready = store.writer().is_able().await;
        *known = Some((Instant::now(), is_ready));
        is_ready
    }
}

/// The process answers: there is no use in starting it again. Whatever it depends on is not its own health.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Players can be sent here: something was stored a moment ago.
pub(crate) async fn readiness(State(app): State<Arc<App>>) -> impl IntoResponse {
    if *app.hub.stopping.borrow() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if app.readiness.is_ready(&app.hub.store).await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n")
    }
}
