//! The page, which is part of the binary.

use crate::secret::hex;
use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile, RustEmbed};
use std::borrow::Cow;

/// What `make run` has built, empty after a plain `cargo build`.
#[derive(Embed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
pub(crate) struct Files;

/// Where the page builder puts what has its hash in its name.
const HASHED: &str = "assets/";

const INDEX: &str = "index.html";

/// Shown where the page was not built.
const UNBUILT: &str = include_str!("../pages/unbuilt.html");

/// How a file can be packed: the word for it and the ending of its name, best first.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// The page's document, if it was built.
pub(crate) fn index<F: RustEmbed>() -> Option<String> {
    String::from_utf8(F::get(INDEX)?.data.into_owned()).ok()
}

/// Answers with a file of the page. Slots in the page get the page itself; so do addresses where there is nothing, for it says so best,
/// but as not found.
pub(crate) async fn page<F: RustEmbed>(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let name = if path.is_empty() { INDEX } else { path };
    if !is_packed(name) && F::get(name).is_some() {
        return file::<F>(name, &headers);
    }
    let last = name.rsplit('/').next().unwrap_or(name);
    if name.starts_with(HASHED) || (last.contains('.') && name != INDEX) {
        return StatusCode::NOT_FOUND.into_response();
    }
    if F::get(INDEX).is_some() {
        if is_place(path) {
            return file::<F>(INDEX, &headers);
        }
        // A browser that has the page already would be told that nothing has changed, and take it for found.
        let unconditional = without(headers, &IF_NONE_MATCH);
        return (StatusCode::NOT_FOUND, file::<F>(INDEX, &unconditional)).into_response();
    }
    ([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")], UNBUILT).into_response()
}

/// Whether the page has something to show at this address. The page itself decides alike (`web/src/pages/routes.ts`); both are held to
/// `testdata/addresses.txt`.
fn is_place(path: &str) -> bool {
    let is_game = |id: &str| pionnier_catalog::find(id).is_some();
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [] | ["learn" | "online" | "puzzles"] => true,
        ["game", id] => id.len() == 10 && id.bytes().all(|byte| byte.is_ascii_alphanumeric()),
        ["play" | "learn" | "analysis" | "editor" | "embed" | "puzzles", game]
        | ["learn", game, "sheet" | "tutorial"] => is_game(game),
        ["learn", game, "tutorial", step] => is_game(game) && is_step(step),
        _ => false,
    }
}

/// A task by its number, or what comes after the last.
fn is_step(step: &str) -> bool {
    step == "end"
        || (step.len() <= 3 && !step.starts_with('0') && step.bytes().all(|byte| byte.is_ascii_digit()))
}

fn without(mut headers: HeaderMap, name: &HeaderName) -> HeaderMap {
    headers.remove(name);
    headers
}

/// Packed variants are chosen by what the browser accepts, not by name.
fn is_packed(name: &str) -> bool {
    ENCODINGS.iter().any(|(_, ending)| name.ends_with(&format!(".{ending}")))
}

/// A file that is there, packed if it can be and the browser agrees.
fn file<F: RustEmbed>(name: &str, headers: &HeaderMap) -> Response {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let packed = ENCODINGS
        .iter()
        .filter(|(encoding, _)| accepts(accepted, encoding))
        .find_map(|(encoding, ending)| F::get(&format!("{name}.{ending}")).map(|file| (*encoding, file)));
    let (encoding, file) = match packed {
        Some((encoding, file)) => (Some(encoding), file),
        None => match F::get(name) {
            Some(file) => (None, file),
            None => return StatusCode::NOT_FOUND.into_response(),
        },
    };

    let tag = tag(&file);
    let mut answer = if headers.get(IF_NONE_MATCH).is_some_and(|known| matches(known, &tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let bytes = match file.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        Body::from(bytes).into_response()
    };
    let fields = answer.headers_mut();
    fields.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    fields.insert(
        CACHE_CONTROL,
        HeaderValue::from_static(if name.starts_with(HASHED) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        }),
    );
    fields.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        fields.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        fields.insert(ETAG, tag);
    }
    answer
}

/// Whether an `Accept-Encoding` field names this encoding and does not rule it out.
fn accepts(field: &str, encoding: &str) -> bool {
    field.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let quality = parts.find_map(|part| part.strip_prefix("q=")).map_or(Ok(1.0), str::parse::<f32>);
        is_named && quality.is_ok_and(|quality| quality > 0.0)
    })
}

/// The name of this very content. Packed and plain variants have different bytes, hence different tags.
fn tag(file: &EmbeddedFile) -> String {
    format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]))
}

/// Whether an `If-None-Match` field names the tag.
fn matches(field: &HeaderValue, tag: &str) -> bool {
    field.to_str().is_ok_and(|field| {
        field.split(',').map(str::trim).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" | "opus" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{accepts, matches, page};
    use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
    use axum::response::Response;
    use rust_embed::Embed;

    #[derive(Embed)]
    #[folder = "testdata/page/"]
    struct Sample;

    #[derive(Embed)]
    #[folder = "testdata/no-page/"]
    #[allow_missing = true]
    struct Nothing;

    async fn ask(path: &'static str, fields: &[(&'static str, &str)]) -> Response {
        let headers: HeaderMap = fields
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_str(value).unwrap()))
            .collect();
        page::<Sample>(Uri::from_static(path), headers).await
    }

    async fn body(answer: Response) -> String {
        let bytes = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    fn field<'a>(answer: &'a Response, name: &str) -> &'a str {
        answer.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[tokio::test]
    async fn places_in_the_page_are_the_page_and_missing_files_are_missing() {
        for path in ["/", "/index.html", "/play/kono", "/game/AbC1234567"] {
            let answer = ask(path, &[]).await;
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            assert_eq!(field(&answer, "content-type"), "text/html; charset=utf-8", "{path}");
            assert_eq!(field(&answer, "cache-control"), "no-cache", "{path}");
            assert_eq!(body(answer).await, "<!doctype html>the page\n", "{path}");
        }
        for path in
            ["/assets/gone-123.js", "/assets/gone", "/favicon.ico", "/assets/app-1a2b.wasm.br", "/../x.rs"]
        {
            assert_eq!(ask(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[tokio::test]
    async fn the_page_is_answered_everywhere_but_found_only_where_there_is_something() {
        let lines = include_str!("../testdata/addresses.txt").lines().filter(|line| !line.starts_with('#'));
        let tag = field(&ask("/", &[]).await, "etag").to_owned();
        for (status, path) in lines.map(|line| line.split_once(' ').unwrap()) {
            // A page that is known already is still not found where there is nothing.
            for fields in [&[][..], &[("if-none-match", tag.as_str())]] {
                let answer = ask(path, fields).await;
                let known = fields.is_empty() || status != "200";
                assert_eq!(answer.status().as_str(), if known { status } else { "304" }, "{path}");
                assert_eq!(field(&answer, "content-type"), "text/html; charset=utf-8", "{path}");
                assert_eq!(
                    body(answer).await,
                    if known { "<!doctype html>the page\n" } else { "" },
                    "{path}"
                );
            }
        }
    }

    #[tokio::test]
    async fn hashed_files_are_kept_for_ever_and_packed_as_agreed() {
        for (accepted, encoding, text) in [
            ("", "", "plain\n"),
            ("gzip", "gzip", "as gzip\n"),
            ("gzip, br", "br", "as br\n"),
            ("zstd", "", "plain\n"),
        ] {
            let answer = ask("/assets/app-1a2b.wasm", &[("accept-encoding", accepted)]).await;
            assert_eq!(field(&answer, "content-encoding"), encoding);
            assert_eq!(field(&answer, "content-type"), "application/wasm");
            assert_eq!(field(&answer, "cache-control"), "public, max-age=31536000, immutable");
            assert_eq!(field(&answer, "vary"), "accept-encoding");
            assert_eq!(body(answer).await, text);
        }
        assert_eq!(field(&ask("/sw.js", &[]).await, "cache-control"), "no-cache");
    }

    #[tokio::test]
    async fn what_has_not_changed_is_not_sent_again() {
        let first = ask("/", &[]).await;
        let tag = field(&first, "etag").to_owned();
        let second = ask("/", &[("if-none-match", &tag)]).await;
        assert_eq!(second.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(field(&second, "etag"), tag);
        assert_eq!(body(second).await, "");
        assert_eq!(ask("/sw.js", &[("if-none-match", &tag)]).await.status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn without_the_page_both_languages_say_how_to_build_it() {
        let text = body(page::<Nothing>(Uri::from_static("/kono"), HeaderMap::new()).await).await;
        assert!(
            text.contains("make run") && text.contains("sans la page") && text.contains("without the page")
        );
    }

    #[test]
    fn encodings_are_accepted_by_name_and_quality() {
        assert!(accepts("gzip, deflate, br, zstd", "br"));
        assert!(accepts("gzip;q=0.5 , BR", "br"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("br;q=much", "br"), "what cannot be read is not agreed to");
        assert!(!accepts("", "gzip"));
    }

    #[test]
    fn a_known_tag_is_recognised() {
        let field = HeaderValue::from_static("\"a\", W/\"b\"");
        assert!(matches(&field, "\"a\"") && matches(&field, "\"b\""));
        assert!(!matches(&field, "\"c\""));
        assert!(matches(&HeaderValue::from_static("*"), "\"c\""));
    }
}
