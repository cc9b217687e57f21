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

/// Adds the fields to an answer.
pub(crate) async fn protect(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    for (name, value) in FIELDS {
        answer.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    answer
}
