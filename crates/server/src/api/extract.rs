//! What a request says, taken out of it.

use super::App;
use crate::hub::now;
use crate::metrics::METRICS;
use crate::origin::Origin;
use crate::problem::{ApiError, Problem, language};
use crate::room::Room;
use crate::secret::Secret;
use crate::visitor::Visitor;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, StatusCode};
use pionnier_catalog::Language;
use serde::de::DeserializeOwned;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// How long a body may take to arrive.
const BODY_TIME: Duration = Duration::from_secs(10);

/// Whoever asks, after their address was found to be within its limits.
pub(crate) struct Asker {
    pub(crate) address: IpAddr,
    pub(crate) visitor: Arc<Visitor>,
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asker, Problem> {
        let problem = |error: ApiError| error.problem(language(&parts.headers));
        // Browsers let any page send simple posts anywhere; it shall not be at the cost of whoever looks at that page.
        if !parts.method.is_safe() && !is_ours(&parts.headers, app) {
            return Err(problem(ApiError::ForeignOrigin));
        }
        let visitor = parts.extensions.get::<Arc<Visitor>>().cloned();
        let Some((visitor, address)) = visitor.zip(address(&parts.headers, &parts.extensions, app)) else {
            return Err(problem(ApiError::Stopping));
        };
        if !app.hub.limits.admits(address, now()) {
            METRICS.limited.add(1);
            return Err(problem(ApiError::TooManyRequests));
        }
        Ok(Asker { address, visitor })
    }
}

/// Where a request comes from, by our proxy's word if there is one.
pub(crate) fn address(headers: &HeaderMap, extensions: &Extensions, app: &App) -> Option<IpAddr> {
    let forwarded = || {
        // The last one was added by our own proxy; those before it can say anything.
        let field = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        field.rsplit(',').next()?.trim().parse().ok()
    };
    let forwarded = if app.is_behind_proxy { forwarded() } else { None };
    forwarded.or_else(|| extensions.get::<Arc<Visitor>>().map(|visitor| visitor.address))
}

/// The language to answer in.
pub(crate) struct AcceptLanguage(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for AcceptLanguage {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<AcceptLanguage, Self::Rejection> {
        Ok(AcceptLanguage(language(&parts.headers)))
    }
}

/// The game of the address.
pub(crate) struct Of(pub(crate) Arc<Room>);

impl FromRequestParts<Arc<App>> for Of {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Of, Problem> {
        let language = language(&parts.headers);
        let Ok(Path(id)) = Path::<String>::from_request_parts(parts, app).await else {
            return Err(ApiError::NoSuchGame.problem(language));
        };
        app.hub.room(&id).await.map(Of).map_err(|error| error.problem(language))
    }
}

/// The body, understood.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Sent<T>, Problem> {
        let language = language(request.headers());
        let api_error = |rejection: BytesRejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            _ => ApiError::Malformed(rejection.body_text()),
        };
        let bytes = match timeout(BODY_TIME, Bytes::from_request(request, app)).await {
            Ok(bytes) => bytes.map_err(|rejection| api_error(rejection).problem(language))?,
            Err(late) => return Err(ApiError::Malformed(late.to_string()).problem(language)),
        };
        read(&bytes).map(Sent).map_err(|error| error.problem(language))
    }
}

/// The part after the question mark, understood.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked<T>, Problem> {
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejection) => {
                Err(ApiError::Malformed(rejection.body_text()).problem(language(&parts.headers)))
            }
        }
    }
}

/// Reads a message.
pub(crate) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    serde_json::from_slice(bytes).map_err(|error| ApiError::Malformed(error.to_string()))
}

/// The secret in a request, if there is one.
pub(crate) fn secret(headers: &HeaderMap) -> Option<Secret> {
    let (scheme, secret) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    if scheme.eq_ignore_ascii_case("bearer") { Secret::read(secret.trim()) } else { None }
}

/// Whether it is our own page that asks, or no page at all. Browsers let any page open sockets and send posts anywhere, but
/// say which one it was.
pub(crate) fn is_ours(headers: &HeaderMap, app: &App) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
    let is_same = origin.split_once("://").is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host));
    is_same || origin.parse().is_ok_and(|origin: Origin| app.origins.contains(&origin))
}
