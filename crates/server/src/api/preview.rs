//! What is shown of a link to a game where it is passed on: a few words and a picture, of what anybody may see who has the link.
//! Rights stand behind the # of an address, which nobody sends here.

use super::App;
use super::extract::{AcceptLanguage, Asker, Of};
use crate::page::{self, Files};
use crate::problem::{ApiError, Problem};
use crate::room::{Room, lock};
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use pionnier_catalog::screen::{View, caption, picture};
use pionnier_catalog::{AnyGame, Language, find_rules};
use pionnier_picture::card;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Pixels from left to right and from top to bottom, as those want it who show previews.
const SIZE: (u32, u32) = (1_200, 630);

/// The paper of our page.
const GROUND: [u8; 3] = [0xf3, 0xe9, 0xd6];

/// Pictures that are kept: those of games that are just being passed on.
const KEPT: usize = 32;

/// Pictures are drawn one at a time; nobody waits longer for his turn.
const PENCIL_TIMEOUT: Duration = Duration::from_secs(5);

/// Pictures that were asked for a moment ago, and the one pencil.
pub(crate) struct Previews {
    kept: Mutex<Vec<Kept>>,
    pencil: Semaphore,
}

/// A picture of a game after so many events.
struct Kept {
    id: String,
    seq: u32,
    picture: Bytes,
}

impl Default for Previews {
    fn default() -> Previews {
        Previews { kept: Mutex::default(), pencil: Semaphore::new(1) }
    }
}

impl Previews {
    fn find(&self, id: &str, seq: u32) -> Option<Bytes> {
        lock(&self.kept)
            .iter()
            .find(|kept| (kept.id.as_str(), kept.seq) == (id, seq))
            .map(|kept| kept.picture.clone())
    }

    /// Keeps a picture in the place of the game's last one, and of the oldest if there are too many.
    fn keep(&self, id: &str, seq: u32, picture: Bytes) {
        let mut kept = lock(&self.kept);
        kept.retain(|kept| kept.id != id);
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push(Kept { id: id.to_owned(), seq, picture });
    }
}

/// Something about a game as it stands: the number of its last event, and what `tell` says of it.
fn of<T>(
    room: &Room,
    tell: impl FnOnce(&dyn AnyGame, &dyn pionnier_catalog::AnyRecord) -> T,
) -> Option<(u32, T)> {
    room.look(|loaded| {
        let terms = loaded.game.terms();
        let game = find_rules(&terms.game, &terms.rules)?;
        Some((loaded.game.state().seq, tell(game, loaded.game.record())))
    })
    .flatten()
}

/// The picture of a game, `/game/{id}/preview.png`.
pub(crate) async fn image(
    State(app): State<Arc<App>>,
    _: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
) -> Result<Response, Problem> {
    let problem = |error: ApiError| error.problem(language);
    let view = View { width: SIZE.1, ..View::default() };
    let drawn = of(&room, |game, record| picture(game, record, "", view, language));
    let Some((seq, Ok(svg))) = drawn else { return Err(problem(ApiError::NoSuchGame)) };
    if let Some(kept) = app.previews.find(&room.id, seq) {
        return Ok(answer(kept));
    }
    let Ok(Ok(pencil)) = timeout(PENCIL_TIMEOUT, app.previews.pencil.acquire()).await else {
        return Err(problem(ApiError::TooManyRequests));
    };
    // Somebody may have drawn it meanwhile.
    if let Some(kept) = app.previews.find(&room.id, seq) {
        return Ok(answer(kept));
    }
    let drawn = tokio::task::spawn_blocking(move || card(&svg, SIZE, GROUND)).await;
    drop(pencil);
    let Ok(Ok(png)) = drawn else { return Err(problem(ApiError::NoSuchGame)) };
    let png = Bytes::from(png);
    app.previews.keep(&room.id, seq, png.clone());
    Ok(answer(png))
}

fn answer(png: Bytes) -> Response {
    let mut answer = png.into_response();
    let fields = answer.headers_mut();
    fields.insert(CONTENT_TYPE, HeaderValue::from_static("image/png"));
    // A game goes on; a preview may be a minute old.
    fields.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=60"));
    answer
}

/// The page of a game, `/game/{id}`, with what is shown of a link to it. Where there is no such game, or too much is asked for, it is the
/// page as it always is.
pub(crate) async fn document(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asker: Result<Asker, Problem>,
    AcceptLanguage(language): AcceptLanguage,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let room = if asker.is_ok() { app.hub.room(&id).await.ok() } else { None };
    let told = room.and_then(|room| of(&room, |game, record| caption(game, record, language)));
    let page = page::index::<Files>();
    let (Some((seq, title)), Some(page)) = (told, page) else {
        return page::page::<Files>(uri, headers).await;
    };
    let tags = tags(&origin(&app, &headers), &id, seq, &title, language);
    let fields = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (StatusCode::OK, fields, page.replacen("</head>", &format!("{tags}</head>"), 1)).into_response()
}

/// What previews are made of.
fn tags(origin: &str, id: &str, seq: u32, title: &str, language: Language) -> String {
    let locale = match language {
        Language::English => "en_GB",
        Language::French => "fr_FR",
    };
    let address = format!("{origin}/game/{id}");
    [
        ("og:type", "website"),
        ("og:site_name", "Pionnier"),
        ("og:locale", locale),
        ("og:title", title),
        ("og:url", &address),
        // With the number of the last event: who keeps pictures by their address shows the game as it is.
        ("og:image", &format!("{address}/preview.png?{seq}")),
        ("og:image:type", "image/png"),
        ("og:image:width", &SIZE.0.to_string()),
        ("og:image:height", &SIZE.1.to_string()),
        ("og:image:alt", title),
        ("twitter:card", "summary_large_image"),
    ]
    .map(|(name, value)| format!("<meta property=\"{name}\" content=\"{}\" />", escaped(value)))
    .concat()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Where our page is, as far as can be told: where the operator says, or where the request went.
fn origin(app: &App, headers: &HeaderMap) -> String {
    if let Some(origin) = app.origins.first() {
        return origin.to_string();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let is_secure =
        app.is_behind_proxy && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    format!("{}://{host}", if is_secure { "https" } else { "http" })
}
