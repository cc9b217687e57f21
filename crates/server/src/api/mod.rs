//! What can be asked for over HTTP, and live.

mod describe;
mod extract;
mod games;
mod socket;
mod stream;
mod subscriber;

use crate::hub::Hub;
use crate::metrics::METRICS;
use crate::problem::Fault;
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{any, get, post};
use extract::Tongue;
use std::sync::Arc;

/// Bytes of a request or a message that are read.
pub(crate) const BODY: usize = 8 * 1_024;

/// What handlers need.
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    /// Whether our own proxy says who is asking.
    pub(crate) is_behind_proxy: bool,
    /// Other places our page is served from.
    pub(crate) origins: Vec<String>,
}

pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/games", post(games::make))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/act", post(games::act))
        .route("/api/games/{id}/say", post(games::say))
        .route("/api/games/{id}/news", get(stream::news))
        .route("/api/games/{id}/stream", get(stream::stream))
        .route("/api/games/{id}/socket", get(socket::game))
        .route("/api/lobby", get(games::lobby))
        .route("/api/lobby/socket", get(socket::lobby))
        .route("/api/openapi.json", get(describe::openapi))
        .route("/api", any(nothing))
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(nothing)
        .route("/healthz", get(health))
        .route("/metrics", get(|| async { ([(CONTENT_TYPE, "text/plain; version=0.0.4")], METRICS.text()) }))
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(app)
}

async fn nothing(Tongue(tongue): Tongue) -> impl IntoResponse {
    Fault::NotFound.problem(tongue)
}

/// Whether the server can do its work, for whoever watches over it.
async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    if *app.hub.stopping.borrow() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if app.hub.store.check().await.is_ok() {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the storage does not answer\n")
    }
}
