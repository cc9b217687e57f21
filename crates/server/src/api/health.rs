//! Whether the server can do its work, for whoever watches over it.

use super::App;
use crate::store::Store;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// The storage is asked so often at most, however many ask us: the question is free, and must cost nothing.
const OFTEN: Duration = Duration::from_secs(1);

/// Whether the storage has answered when it was last asked.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    async fn is_well(&self, store: &Store) -> bool {
        let mut known = self.0.lock().await;
        if let Some((_, is_well)) = known.filter(|(asked, _)| asked.elapsed() < OFTEN) {
            return is_well;
        }
        let is_well = store.check().await.is_ok();
        *known = Some((Instant::now(), is_well));
        is_well
    }
}

pub(crate) async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    if *app.hub.stopping.borrow() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if app.health.is_well(&app.hub.store).await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the storage does not answer\n")
    }
}
