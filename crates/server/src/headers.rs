//! What every answer says about itself, so that browsers do as little as possible with it.

use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::{extract::Request, response::Response};

const FIELDS: [(&str, &str); 9] = [
    (
        "content-security-policy",
        // No inline script or style sheet; only the drawings carry their colours in style attributes. WebAssembly has a
        // word of its own; workers are files of the page.
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
         style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // Personal links must not travel to other places.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("x-permitted-cross-domain-policies", "none"),
];

/// What is otherwise where other people's pages may show ours: games to be looked at, in which nothing can be done in anybody's
/// name. What is empty is left out.
const FRAMED: [(&str, &str); 3] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
         style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
         form-action 'none'; frame-ancestors *",
    ),
    ("x-frame-options", ""),
    ("cross-origin-resource-policy", "cross-origin"),
];

/// Whether other people's pages may show what is at this address: `/embed/<id>`, and nothing else.
fn may_be_framed(path: &str) -> bool {
    path.strip_prefix("/embed/")
        .is_some_and(|rest| pionnier_catalog::find(rest.trim_end_matches('/')).is_some())
}

/// Adds the fields to an answer.
pub(crate) async fn protect(request: Request, next: Next) -> Response {
    let framed = if may_be_framed(request.uri().path()) { &FRAMED[..] } else { &[] };
    let mut answer = next.run(request).await;
    for (name, value) in FIELDS {
        let value = framed.iter().find(|(other, _)| *other == name).map_or(value, |(_, value)| value);
        if !value.is_empty() {
            answer.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::may_be_framed;

    #[test]
    fn only_games_to_be_looked_at_may_be_framed() {
        assert!(may_be_framed("/embed/kono") && may_be_framed("/embed/cul-de-sac/"));
        for path in [
            "/",
            "/embed",
            "/embed/",
            "/embed/chess",
            "/embed/kono/more",
            "/play/kono",
            "/embedded/kono",
            "//embed/kono",
        ] {
            assert!(!may_be_framed(path), "{path}");
        }
    }
}
