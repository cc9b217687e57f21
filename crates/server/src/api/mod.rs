//! What can be asked for over HTTP, and live.

mod closing;
mod describe;
mod extract;
mod games;
mod health;
mod preview;
mod seats;
mod socket;
mod stream;
mod subscriber;
mod turns;

use crate::hub::Hub;
use crate::metrics::METRICS;
use crate::origin::Origin;
use crate::problem::ApiError;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use extract::AcceptLanguage;
pub(crate) use extract::address;
pub(crate) use health::Readiness;
pub(crate) use preview::Previews;
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

/// Bytes of a request or a message that are read.
pub(crate) const BODY: usize = 8 * 1_024;

/// Longer answers are packed, in bytes.
const PACKED: u16 = 1_024;

/// What handlers need.
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    /// Whether our own proxy says who is asking.
    pub(crate) is_behind_proxy: bool,
    /// Other places our page is served from.
    pub(crate) origins: Vec<Origin>,
    /// Whether every request is written down.
    pub(crate) is_access_logged: bool,
    /// What is known of the storage.
    pub(crate) readiness: Readiness,
    /// Pictures of games that are passed on.
    pub(crate) previews: Previews,
}

/// What Prometheus asks for.
pub(crate) fn metrics<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let text = || async { ([(CONTENT_TYPE, "text/plain; version=0.0.4")], METRICS.text()) };
    Router::new().route("/metrics", get(text))
}

/// Everything, with the metrics or, if they have an address of their own, without.
pub(crate) fn router(app: Arc<App>, is_counted_here: bool) -> Router {
    Router::new()
        .route("/api/games", post(games::make))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/act", post(games::act))
        .route("/api/games/{id}/say", post(games::say))
        .route("/api/games/{id}/turns", get(turns::turns))
        .route("/api/games/{id}/news", get(stream::news))
        .route("/api/games/{id}/stream", get(stream::stream))
        .route("/api/games/{id}/socket", get(socket::game))
        .route("/api/stream", get(seats::stream))
        .route("/api/lobby", get(games::lobby))
        .route("/api/lobby/socket", get(socket::lobby))
        .route("/api/openapi.json", get(describe::openapi))
        .route("/api", any(nothing))
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(otherwise)
        .route("/game/{id}", get(preview::document))
        .route("/game/{id}/preview.png", get(preview::image))
        .route("/healthz", get(health::health))
        .route("/readyz", get(health::readiness))
        .merge(if is_counted_here { metrics() } else { Router::new() })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(packing())
        .layer(map_response(fresh))
        .with_state(app)
}

/// Packs what is long. Answers with secrets are short, so that nobody learns anything from how well they can be packed.
fn packing() -> CompressionLayer<impl Predicate> {
    // Lines must arrive one by one.
    let what = SizeAbove::new(PACKED).and(NotForContentType::const_new("application/x-ndjson"));
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(what)
}

/// Games change from one moment to the next, and some answers hold secrets: nobody shall keep them, unless an answer says otherwise itself.
async fn fresh(mut answer: Response) -> Response {
    answer.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    answer
}

async fn nothing(AcceptLanguage(language): AcceptLanguage) -> impl IntoResponse {
    ApiError::NotFound.problem(language)
}

/// What can be done is named in the field `Allow`, by the router.
async fn otherwise(AcceptLanguage(language): AcceptLanguage) -> impl IntoResponse {
    ApiError::WrongMethod.problem(language)
}
