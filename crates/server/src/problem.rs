//! What is said when something cannot be done: a stable code for programs, a sentence for people.

use crate::metrics::METRICS;
use crate::online::{Refusal, TermsError};
use crate::secret::NoRandomness;
use crate::store::StoreError;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use pionnier_catalog::{Language, Objection, Words, find};
use serde::Serialize;
use std::sync::OnceLock;
use utoipa::ToSchema;

/// How one says who one is.
const CHALLENGE: &str = "Bearer realm=\"the seat of a player\"";

/// Why a request was not fulfilled.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// There is nothing at this address.
    NotFound,
    /// There is no such game.
    NoSuchGame,
    /// Something else can be done with what is at this address.
    WrongMethod,
    /// What was sent is not what was expected.
    Malformed(String),
    /// More was sent than is read.
    TooLarge,
    /// The secret of a seat of this game is needed.
    NoSeat,
    /// Another page's script has asked.
    ForeignOrigin,
    /// The invitation is not that of this game.
    BadInvitation,
    /// There can be no game on such terms.
    Terms(TermsError),
    /// Another game was asked for with the same key.
    KeyReused,
    /// The game does not allow it.
    Refused(&'static str, Refusal),
    /// Too much in too short a time.
    TooManyRequests,
    /// A player says too much.
    TooManyPhrases,
    /// Too many games of this address wait for a second player, or were made today.
    TooManyGames,
    /// Too many connections from this address.
    TooManyConnections,
    /// Nothing can be stored or read now.
    Storage,
    /// What is stored of the game cannot be read.
    Damaged,
    /// The server is stopping.
    Stopping,
}

impl ApiError {
    /// Every code but those of refusals, with the status it is sent with.
    const CODES: [(&'static str, u16); 21] = [
        ("not-found", 404),
        ("no-such-game", 404),
        ("wrong-method", 405),
        ("malformed", 400),
        ("too-large", 413),
        ("no-seat", 401),
        ("foreign-origin", 403),
        ("bad-invitation", 403),
        ("unknown-game", 422),
        ("bad-clock", 422),
        ("bad-start", 422),
        ("start-is-over", 422),
        ("unknown-rules", 422),
        ("key-reused", 422),
        ("too-many-requests", 429),
        ("too-many-phrases", 429),
        ("too-many-games", 429),
        ("too-many-connections", 429),
        ("storage-unavailable", 503),
        ("damaged-game", 500),
        ("stopping", 503),
    ];

    /// Every code there is, with the status it is sent with.
    pub(crate) fn codes() -> impl Iterator<Item = (&'static str, u16)> {
        let refusals = Refusal::CODES.map(|code| (code, if code == "illegal-turn" { 422 } else { 409 }));
        ApiError::CODES.into_iter().chain(refusals)
    }

    pub(crate) fn code(&self) -> &'static str {
        match self {
            ApiError::NotFound => "not-found",
            ApiError::NoSuchGame => "no-such-game",
            ApiError::WrongMethod => "wrong-method",
            ApiError::Malformed(_) => "malformed",
            ApiError::TooLarge => "too-large",
            ApiError::NoSeat => "no-seat",
            ApiError::ForeignOrigin => "foreign-origin",
            ApiError::BadInvitation => "bad-invitation",
            ApiError::Terms(TermsError::UnknownGame) => "unknown-game",
            ApiError::Terms(TermsError::Clock) => "bad-clock",
            ApiError::Terms(TermsError::Start(..)) => "bad-start",
            ApiError::Terms(TermsError::StartIsOver) => "start-is-over",
            ApiError::Terms(TermsError::Rules) => "unknown-rules",
            ApiError::KeyReused => "key-reused",
            ApiError::Refused(_, refusal) => refusal.code(),
            ApiError::TooManyRequests => "too-many-requests",
            ApiError::TooManyPhrases => "too-many-phrases",
            ApiError::TooManyGames => "too-many-games",
            ApiError::TooManyConnections => "too-many-connections",
            ApiError::Storage => "storage-unavailable",
            ApiError::Damaged => "damaged-game",
            ApiError::Stopping => "stopping",
        }
    }

    pub(crate) fn status(&self) -> u16 {
        ApiError::codes().find(|(code, _)| *code == self.code()).map_or(400, |(_, status)| status)
    }

    /// The error in words.
    pub(crate) fn problem(&self, language: Language) -> Problem {
        let code = self.code();
        let objection = match self {
            ApiError::Refused(game, Refusal::Illegal(objection))
            | ApiError::Terms(TermsError::Start(game, objection)) => Some((*game, objection)),
            _ => None,
        };
        let detail = match (self, objection) {
            (ApiError::Malformed(what), _) => Some(what.clone()),
            (_, Some((game, objection))) => find(game).map(|game| objection.words_with_rule(game, language)),
            _ => None,
        };
        Problem {
            kind: format!("/api/openapi.json#/components/responses/{code}"),
            title: words(language).say(&format!("problem-{code}"), &[]),
            status: self.status(),
            code: code.to_owned(),
            detail,
            objection: objection.map(|(_, objection)| objection.into()),
            retry_after: self.retry_after(),
        }
    }

    /// Seconds after which it is worth trying again, where time is all that is needed.
    fn retry_after(&self) -> Option<u32> {
        match (self.status(), self) {
            (429, ApiError::TooManyGames) => Some(3_600),
            (429, _) => Some(1),
            (503, _) => Some(5),
            _ => None,
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Stopping => ApiError::Stopping,
            StoreError::Gone => ApiError::NoSuchGame,
            StoreError::TooManyGames => {
                METRICS.limited.add(1);
                ApiError::TooManyGames
            }
            StoreError::Rules(_) => ApiError::Terms(TermsError::Rules),
            StoreError::Damaged(..) => {
                tracing::error!(%error, "a stored game cannot be read");
                ApiError::Damaged
            }
            error => {
                tracing::warn!(%error, "the storage failed a request");
                ApiError::Storage
            }
        }
    }
}

impl From<NoRandomness> for ApiError {
    fn from(error: NoRandomness) -> ApiError {
        tracing::error!(%error, "no game can be made");
        ApiError::Storage
    }
}

impl From<TermsError> for ApiError {
    fn from(error: TermsError) -> ApiError {
        ApiError::Terms(error)
    }
}

/// A problem as RFC 9457 has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// Where the code is described: a place in the description of the API.
    #[serde(rename = "type")]
    pub kind: String,
    /// A sentence, in the language the request prefers.
    pub title: String,
    /// The HTTP status, also over a socket.
    pub status: u16,
    /// A stable name.
    pub code: String,
    /// More about this very case.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub detail: Option<String>,
    /// What the rules have against the turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub objection: Option<RuleObjection>,
    /// Seconds after which it is worth trying again, where time is all that is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub retry_after: Option<u32>,
}

/// What the rules have against a turn or a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleObjection {
    /// A stable name.
    pub code: String,
    /// The number of the rule, where one is broken.
    pub rule: Option<String>,
    /// The character of the text, counted from 0, where it can be told.
    pub at: Option<u32>,
}

impl From<&Objection> for RuleObjection {
    fn from(objection: &Objection) -> RuleObjection {
        RuleObjection {
            code: objection.code.to_owned(),
            rule: objection.rule.map(str::to_owned),
            at: objection.at.and_then(|at| u32::try_from(at).ok()),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_REQUEST);
        let retry = self.retry_after.map(HeaderValue::from);
        let mut answer = (status, axum::Json(self)).into_response();
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        answer.headers_mut().extend(retry.map(|seconds| (RETRY_AFTER, seconds)));
        if status == StatusCode::UNAUTHORIZED {
            answer.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static(CHALLENGE));
        }
        answer
    }
}

/// The server's own words.
pub(crate) fn words(language: Language) -> &'static Words {
    static WORDS: [OnceLock<Words>; 2] = [const { OnceLock::new() }; 2];
    let (place, file) = match language {
        Language::English => (0, include_str!("../messages/en.ftl")),
        Language::French => (1, include_str!("../messages/fr.ftl")),
    };
    WORDS[place].get_or_init(|| Words::new(language, &[file]))
}

/// The first language of the request that we speak, else English.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let field = headers.get(ACCEPT_LANGUAGE).and_then(|field| field.to_str().ok()).unwrap_or("");
    field
        .split(',')
        .filter_map(|item| item.split(';').next())
        .find_map(|locale| Language::of_locale(locale.trim()))
        .unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::{ApiError, language, words};
    use axum::http::{HeaderMap, HeaderValue};
    use pionnier_catalog::Language;

    #[test]
    fn every_code_has_words_in_both_languages() {
        for (code, _) in ApiError::codes() {
            for language in Language::ALL {
                assert!(words(language).has(&format!("problem-{code}")), "{code} in {}", language.code());
            }
        }
    }

    #[test]
    fn the_request_chooses_the_language() {
        for (field, expected) in [
            ("fr-FR,fr;q=0.9,en;q=0.8", Language::French),
            ("de, en;q=0.5", Language::English),
            ("FR", Language::French),
            ("", Language::English),
        ] {
            let headers = HeaderMap::from_iter([(
                axum::http::header::ACCEPT_LANGUAGE,
                HeaderValue::from_static(field),
            )]);
            assert_eq!(language(&headers), expected, "{field}");
        }
    }
}
