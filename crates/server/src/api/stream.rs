//! Following a game without a WebSocket: by asking again, or line by line.

use super::App;
use super::extract::{AcceptLanguage, Asked, Asker, Of, secret};
use super::games::{Known, events, player, seat, usual_limit, within};
use super::subscriber::Subscriber;
use crate::limits::Slot;
use crate::message::{FromServer, View};
use crate::metrics::METRICS;
use crate::online::Millis;
use crate::problem::{ApiError, Problem};
use crate::visitor::Visitor;
use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;
use utoipa::IntoParams;

/// How long an answer may wait for something to happen.
const WAIT: u64 = 25;

/// How often an empty line says that the connection is alive.
const EMPTY_LINE: Duration = Duration::from_secs(8);

/// What is known already, and how long to wait for more.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Waiting {
    /// The number of the last event that is known.
    #[serde(default)]
    after: u32,
    /// Seconds to wait if there is nothing new, at most 25.
    #[serde(default)]
    #[param(maximum = 25)]
    wait: u64,
    /// Events in the answer at most. If the last of them has a number below `state.seq`, there are more.
    #[serde(default = "usual_limit")]
    #[param(minimum = 1, maximum = 1000)]
    limit: u32,
    /// Until when everything that was said has been heard: `at` of the last phrase, or `now` of the last answer. Without it
    /// nothing that is said is told.
    heard: Option<Millis>,
}

/// What has happened in a game; if nothing has, wait for it.
#[utoipa::path(get, path = "/api/games/{id}/news", params(("id" = String, Path), Waiting), tag = "live",
    security((), ("seat" = [])),
    responses((status = 200, body = View), (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn news(
    State(app): State<Arc<App>>,
    asker: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
    Asked(waiting): Asked<Waiting>,
    headers: HeaderMap,
) -> Result<Json<View>, Problem> {
    let limit = events(waiting.limit).map_err(|error| error.problem(language))?;
    let wait = within("wait", waiting.wait, 0, WAIT).map_err(|error| error.problem(language))?;
    let seat = seat(&app, &room, &headers).await.map_err(|error| error.problem(language))?;
    let _slot = slot(&app, &asker).map_err(|error| error.problem(language))?;
    let mut follower = Subscriber::new(&app, room.clone(), seat, waiting.after);
    follower.will_ask_again();
    let has_news = || {
        room.look(|loaded| loaded.game.state().seq > waiting.after).unwrap_or(true)
            || waiting.heard.is_some_and(|heard| room.last_said() > heard)
    };
    let waited = async { while !has_news() && follower.wait().await {} };
    // If nothing has happened, that is the answer.
    let _ = timeout(Duration::from_secs(wait), waited).await;
    room.view(&app.hub.store, seat, waiting.after, limit, waiting.heard)
        .map(Json)
        .ok_or_else(|| ApiError::NoSuchGame.problem(language))
}

/// Follow a game line by line: each line is a `FromServer` message, empty lines say that the connection is alive.
#[utoipa::path(get, path = "/api/games/{id}/stream", params(("id" = String, Path), Known), tag = "live",
    security((), ("seat" = [])),
    responses((status = 200, body = FromServer, content_type = "application/x-ndjson"),
        (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn stream(
    State(app): State<Arc<App>>,
    asker: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
    Asked(known): Asked<Known>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let seat = match secret(&headers) {
        Some(_) => Some(player(&app, &room, &headers).await.map_err(|error| error.problem(language))?),
        None => None,
    };
    let slot = slot(&app, &asker).map_err(|error| error.problem(language))?;
    let mut follower = Subscriber::new(&app, room, seat, known.after);
    let welcome = follower.welcome().ok_or_else(|| ApiError::NoSuchGame.problem(language))?;
    Ok(lines(Follow { follower, first: Some(line(&welcome)), _held: (slot, asker.visitor) }))
}

/// Someone who follows one game line by line.
struct Follow {
    follower: Subscriber,
    first: Option<String>,
    _held: (Slot, Arc<Visitor>),
}

impl NextLine for Follow {
    async fn next(&mut self) -> Option<String> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        self.follower.wait().await.then(|| self.follower.news().iter().map(line).collect())
    }
}

/// Where lines come from.
pub(super) trait NextLine: Send + 'static {
    /// The next ones, when there are some; nothing at the end. It may be asked again without having answered.
    fn next(&mut self) -> impl Future<Output = Option<String>> + Send;
}

/// An answer that comes line by line, as long as `next` gives something; if that takes long, an empty line says that the
/// connection is alive.
pub(super) fn lines(next: impl NextLine) -> Response {
    let lines = unfold(next, |mut next| async move {
        let text = match timeout(EMPTY_LINE, next.next()).await {
            Err(_) => "\n".to_owned(),
            Ok(text) => text?,
        };
        Some((Ok::<_, Infallible>(text), next))
    });
    let mut answer = Body::from_stream(lines).into_response();
    let fields = answer.headers_mut();
    fields.insert(CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
    // Some proxies would else collect lines before they pass them on.
    fields.insert("x-accel-buffering", HeaderValue::from_static("no"));
    answer
}

pub(super) fn slot(app: &App, asker: &Asker) -> Result<Slot, ApiError> {
    app.hub.limits.socket(asker.address).ok_or_else(|| {
        METRICS.limited.add(1);
        ApiError::TooManyConnections
    })
}

fn line(message: &Utf8Bytes) -> String {
    format!("{message}\n")
}
