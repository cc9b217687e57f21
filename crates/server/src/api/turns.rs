//! What may be played: for programs that do not know the rules.

use super::App;
use super::extract::{AcceptLanguage, Asked, Asker, Of};
use super::games::seat;
use crate::message::Turns;
use crate::online::Status;
use crate::problem::{ApiError, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use serde::Deserialize;
use std::ops::ControlFlow;
use std::sync::Arc;
use utoipa::IntoParams;

/// Turns in an answer: if nothing is said, and at most.
const LIMITS: [usize; 2] = [500, 5_000];

/// How many.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Many {
    /// Turns at most, 500 if not given, never more than 5,000.
    #[param(maximum = 5_000)]
    limit: Option<usize>,
}

/// The legal turns in the position on the board. There may be millions: only the first are told.
#[utoipa::path(get, path = "/api/games/{id}/turns", params(("id" = String, Path), Many), tag = "games",
    security((), ("seat" = [])),
    responses((status = 200, body = Turns), (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn turns(
    State(app): State<Arc<App>>,
    _: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
    Asked(many): Asked<Many>,
    headers: HeaderMap,
) -> Result<Json<Turns>, Problem> {
    seat(&app, &room, &headers).await.map_err(|error| error.problem(language))?;
    let limit = many.limit.unwrap_or(LIMITS[0]).min(LIMITS[1]);
    let found = room.look(|loaded| {
        let state = loaded.game.state();
        let mut found = Turns { step: state.step, turns: Vec::new(), more: false };
        if state.status != Status::Over {
            loaded.game.record().position().turns(&mut |turn| {
                found.more = found.turns.len() == limit;
                if found.more {
                    return ControlFlow::Break(());
                }
                found.turns.push(turn.to_owned());
                ControlFlow::Continue(())
            });
        }
        found
    });
    found.map(Json).ok_or_else(|| ApiError::NoSuchGame.problem(language))
}
