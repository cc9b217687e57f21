//! All games at once in which one secret has a seat: for programs that play many.

use super::App;
use super::extract::{AcceptLanguage, Asker, secret};
use super::stream::{NextLine, lines, slot};
use super::subscriber::Subscriber;
use crate::hub::stopped;
use crate::limits::Slot;
use crate::message::InGame;
use crate::online::Status;
use crate::problem::{ApiError, Problem};
use crate::secret::Secret;
use crate::visitor::Visitor;
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::HeaderMap;
use axum::response::Response;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Games that one stream tells of at the same time.
const GAMES: usize = 200;

/// Lines that may wait. Those who have more to say wait themselves, and then tell how things are.
const LINES: usize = 16;

/// For how long a game is followed that is over: there may be a rematch.
const AFTERWARDS: Duration = Duration::from_mins(10);

/// How long to wait before the storage is asked again.
const RETRY: Duration = Duration::from_secs(1);

/// Follow all games at once in which the secret has a seat, also those that it will have one in, line by line. Each line is a
/// `FromServer` message with the id of its game; empty lines say that the connection is alive.
#[utoipa::path(get, path = "/api/stream", tag = "live", security(("seat" = [])),
    responses((status = 200, body = InGame, content_type = "application/x-ndjson"),
        (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn stream(
    State(app): State<Arc<App>>,
    asker: Asker,
    AcceptLanguage(language): AcceptLanguage,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let secret = secret(&headers).ok_or_else(|| ApiError::NoSeat.problem(language))?;
    let slot = slot(&app, &asker).map_err(|error| error.problem(language))?;
    let (sender, receiver) = mpsc::channel(LINES);
    // Ends with the answer.
    let mut following = JoinSet::new();
    following.spawn(follow_all(app, secret, sender));
    Ok(lines(All { receiver, _held: (following, slot, asker.visitor) }))
}

/// Someone who follows all games of a secret.
struct All {
    receiver: mpsc::Receiver<String>,
    _held: (JoinSet<()>, Slot, Arc<Visitor>),
}

impl NextLine for All {
    async fn next(&mut self) -> Option<String> {
        self.receiver.recv().await
    }
}

/// Follows games as they come, until the server stops.
async fn follow_all(app: Arc<App>, secret: Secret, lines: mpsc::Sender<String>) {
    let mut seatings = app.hub.seatings.subscribe();
    let mut stopping = app.hub.stopping.subscribe();
    let (hash, mut known, mut games) = (secret.hash(), HashSet::new(), JoinSet::new());
    loop {
        match app.hub.store.seats(&hash, GAMES).await {
            Ok(ids) => {
                for id in ids {
                    if known.len() < GAMES && known.insert(id.clone()) {
                        games.spawn(follow(app.clone(), id, secret.clone(), lines.clone()));
                    }
                }
            }
            Err(error) => {
                tracing::warn!(%error, "games of one secret could not be looked up");
                tokio::time::sleep(RETRY).await;
                continue;
            }
        }
        // Until there may be another.
        loop {
            tokio::select! {
                () = stopped(&mut stopping) => return,
                seated = seatings.recv() => match seated {
                    Ok(other) if other != hash => {}
                    Ok(_) | Err(RecvError::Lagged(_)) => break,
                    Err(RecvError::Closed) => return,
                },
                Some(ended) = games.join_next() => {
                    known.remove(&ended.unwrap_or_default());
                }
            }
        }
    }
}

/// Follows one game, and gives its id at the end.
async fn follow(app: Arc<App>, id: String, secret: Secret, lines: mpsc::Sender<String>) -> String {
    let Ok(room) = app.hub.room(&id).await else { return id };
    let Ok(Some(seat)) = app.hub.seat(&room, &secret).await else { return id };
    let mut follower = Subscriber::new(&app, room, Some(seat), 0);
    let mut messages: Vec<Utf8Bytes> = follower.welcome().into_iter().collect();
    loop {
        for message in messages {
            if lines.send(line(&id, &message)).await.is_err() {
                return id;
            }
        }
        let is_over = follower.room().look(|loaded| loaded.game.state().status == Status::Over);
        let waiting = follower.wait();
        let goes_on = match is_over {
            Some(false) => waiting.await,
            _ => timeout(AFTERWARDS, waiting).await.unwrap_or(false),
        };
        if !goes_on {
            return id;
        }
        messages = follower.news();
    }
}

/// A message with the game it is about, which is written once for all who follow the game: it begins with a brace.
fn line(id: &str, message: &Utf8Bytes) -> String {
    format!("{{\"game\":\"{id}\",{}\n", message.get(1..).unwrap_or_default())
}
