//! The description of the API, made from its own types.

use super::{games, socket, stream};
use crate::message::{FromServer, ToServer};
use axum::Json;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
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
        games::lobby,
        stream::news,
        stream::stream,
        socket::game,
        socket::lobby
    ),
    components(schemas(ToServer, FromServer)),
    modifiers(&Seat)
)]
struct Api;

/// A seat's secret is sent as a bearer token.
struct Seat;

impl Modify for Seat {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        if let Some(components) = api.components.as_mut() {
            components.add_security_scheme("seat", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
        }
    }
}

pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
