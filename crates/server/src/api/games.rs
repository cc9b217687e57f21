//! Games by request and answer.

use super::App;
use super::extract::{AcceptLanguage, Asked, Asker, Of, Sent, secret};
use crate::hub::{LOBBY_PAGE, Sending, now};
use crate::message::{Join, Lobby, Made, NewGame, Receipt, Saying, Seated, View};
use crate::online::{Clock, Command, Millis, Side};
use crate::problem::{ApiError, Problem};
use crate::room::Room;
use crate::secret::Key;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// The field that a request to make a game is known by.
const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// What is known already.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Known {
    /// The number of the last event that is known.
    #[serde(default)]
    pub(crate) after: u32,
}

/// What is known already, and how much is wanted of the rest.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Page {
    /// The number of the last event that is known.
    #[serde(default)]
    after: u32,
    /// Events in the answer at most. If the last of them has a number below `state.seq`, there are more.
    #[serde(default = "usual_limit")]
    #[param(minimum = 1, maximum = 1000)]
    limit: u32,
}

/// Events in an answer at most.
const LIMIT: u32 = 1_000;

pub(super) const fn usual_limit() -> u32 {
    LIMIT
}

/// How many events were asked for, if so many can be.
pub(super) fn events(limit: u32) -> Result<usize, ApiError> {
    within("limit", limit.into(), 1, LIMIT.into()).map(|limit| limit as usize)
}

/// A number of a request, if it is one of those that the description allows.
pub(super) fn within(name: &str, number: u64, least: u64, most: u64) -> Result<u64, ApiError> {
    let is_allowed = (least..=most).contains(&number);
    if is_allowed { Ok(number) } else { Err(ApiError::Malformed(format!("{name}: {least} to {most}"))) }
}

/// The seat of whoever asks, by their secret; watchers have none.
pub(super) async fn seat(app: &App, room: &Arc<Room>, headers: &HeaderMap) -> Result<Option<Side>, ApiError> {
    let Some(secret) = secret(headers) else { return Ok(None) };
    let seat = app.hub.seat(room, &secret).await?;
    if let Some(seat) = seat {
        app.hub.see(room, seat);
    }
    Ok(seat)
}

/// The seat of whoever asks, who must have one.
pub(super) async fn player(app: &App, room: &Arc<Room>, headers: &HeaderMap) -> Result<Side, ApiError> {
    seat(app, room, headers).await?.ok_or(ApiError::NoSeat)
}

/// How a command has come.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Posting {
    /// The number of the last event one had when one decided, so that the command can be sent again. Turns have their step.
    after: Option<u32>,
    /// What the network costs a request, in milliseconds, as measured by the sender. A turn gets it back within a quota.
    lag: Option<u32>,
}

impl From<Posting> for Sending {
    fn from(posting: Posting) -> Sending {
        // Nothing can be measured here: as much as a turn puts back into the quota is taken for granted.
        Sending { after: posting.after, lag: posting.lag.map_or(Clock::LAG_REFILL, Millis::from) }
    }
}

/// The key of a request that may come again.
fn key(headers: &HeaderMap) -> Result<Option<Key>, ApiError> {
    let malformed = || ApiError::Malformed(format!("{IDEMPOTENCY_KEY}: 32 hexadecimal digits, or a UUID"));
    let read = |value: &HeaderValue| value.to_str().ok().and_then(Key::read).ok_or_else(malformed);
    headers.get(IDEMPOTENCY_KEY).map(read).transpose()
}

/// Make a game and take a seat.
#[utoipa::path(post, path = "/api/games", request_body = NewGame, tag = "games",
    params(("Idempotency-Key" = Option<String>, Header,
        description = "128 random bits, as 32 hexadecimal digits or a UUID: the same request with the same key makes one game")),
    responses((status = 201, body = Made), (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    asker: Asker,
    AcceptLanguage(language): AcceptLanguage,
    headers: HeaderMap,
    Sent(wish): Sent<NewGame>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    let made = async { app.hub.make(&wish, key(&headers)?.as_ref(), asker.address).await };
    Ok((StatusCode::CREATED, Json(made.await.map_err(|error| error.problem(language))?)))
}

/// Look at a game.
#[utoipa::path(get, path = "/api/games/{id}", params(("id" = String, Path), Page), tag = "games",
    security((), ("seat" = [])),
    responses((status = 200, body = View), (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    _: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
    Asked(page): Asked<Page>,
    headers: HeaderMap,
) -> Result<Json<View>, Problem> {
    let limit = events(page.limit).map_err(|error| error.problem(language))?;
    let seat = seat(&app, &room, &headers).await.map_err(|error| error.problem(language))?;
    room.view(&app.hub.store, seat, page.after, limit, None)
        .map(Json)
        .ok_or_else(|| ApiError::NoSuchGame.problem(language))
}

/// Take the free seat.
#[utoipa::path(post, path = "/api/games/{id}/join", params(("id" = String, Path)), request_body = Join, tag = "games",
    responses((status = 200, body = Seated), (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    _: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
    Sent(wish): Sent<Join>,
) -> Result<Json<Seated>, Problem> {
    app.hub.join(room, wish).await.map(Json).map_err(|error| error.problem(language))
}

/// Do something in a game: play a turn, resign, offer, accept.
#[utoipa::path(post, path = "/api/games/{id}/act", params(("id" = String, Path), Posting), request_body = Command, tag = "games",
    security(("seat" = [])),
    responses((status = 200, body = Receipt), (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    _: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
    Asked(posting): Asked<Posting>,
    headers: HeaderMap,
    Sent(command): Sent<Command>,
) -> Result<Json<Receipt>, Problem> {
    let seat = player(&app, &room, &headers).await.map_err(|error| error.problem(language))?;
    app.hub.act(room, seat, command, posting.into()).await.map(Json).map_err(|error| error.problem(language))
}

/// Say something to the other player and those who watch.
#[utoipa::path(post, path = "/api/games/{id}/say", params(("id" = String, Path)), request_body = Saying, tag = "games",
    security(("seat" = [])),
    responses((status = 204), (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    _: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
    headers: HeaderMap,
    Sent(saying): Sent<Saying>,
) -> Result<StatusCode, Problem> {
    let seat = player(&app, &room, &headers).await.map_err(|error| error.problem(language))?;
    app.hub.say(&room, seat, saying.phrase).map_err(|error| error.problem(language))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which part of the lobby.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// How many games are left out at the beginning.
    #[serde(default)]
    skip: u32,
    /// Games in the answer at most.
    #[serde(default = "usual_part")]
    #[param(minimum = 1, maximum = 200)]
    limit: u32,
}

const fn usual_part() -> u32 {
    LOBBY_PAGE as u32
}

/// The games with a seat that anybody may take.
#[utoipa::path(get, path = "/api/lobby", params(Part), tag = "lobby", responses((status = 200, body = Lobby),
    (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    _: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Asked(part): Asked<Part>,
) -> Result<Json<Lobby>, Problem> {
    let limit = within("limit", part.limit.into(), 1, 200).map_err(|error| error.problem(language))?;
    let games = app.hub.store.lobby(now()).await.map_err(|error| ApiError::from(error).problem(language))?;
    Ok(Json(Lobby::part(games, part.skip as usize, limit as usize)))
}
