//! The description of the API, made from its own types.

use super::{games, seats, socket, stream, turns};
use crate::message::{FromServer, ToServer};
use crate::problem::{ApiError, words};
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use pionnier_catalog::{GAMES, Language};
use std::sync::LazyLock;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{RefOr, Response, Schema};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pionnier",
        description = "Online games. docs/API.md tells the story; this is the reference.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        games::make,
        games::show,
        games::join,
        games::act,
        games::say,
        turns::turns,
        games::lobby,
        stream::news,
        stream::stream,
        seats::stream,
        socket::game,
        socket::lobby
    ),
    components(schemas(ToServer, FromServer)),
    modifiers(&SeatSecurity, &Codes, &Games)
)]
struct Api;

/// A seat's secret is sent as a bearer token.
struct SeatSecurity;

impl Modify for SeatSecurity {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        if let Some(components) = api.components.as_mut() {
            components.add_security_scheme("seat", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
        }
    }
}

/// Each code of a problem is described as an answer of its own, which the problem's `type` points to.
struct Codes;

impl Modify for Codes {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let Some(components) = api.components.as_mut() else { return };
        for (code, status) in ApiError::codes() {
            let words = words(Language::English).say(&format!("problem-{code}"), &[]);
            let response = Response::new(format!("{status}: {words}"));
            components.responses.insert(code.to_owned(), response.into());
        }
    }
}

/// The games there are, wherever one is named.
struct Games;

impl Modify for Games {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let Some(components) = api.components.as_mut() else { return };
        for name in ["NewGame", "Terms", "Listing"] {
            let Some(RefOr::T(Schema::Object(object))) = components.schemas.get_mut(name) else { continue };
            if let Some(RefOr::T(Schema::Object(game))) = object.properties.get_mut("game") {
                game.enum_values = Some(GAMES.iter().map(|game| game.id().into()).collect());
            }
        }
    }
}

/// Written once: it is the same for all, and may be asked for as often as one likes.
pub(crate) async fn openapi() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(|| Api::openapi().to_json().unwrap_or_default());
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str())
}
