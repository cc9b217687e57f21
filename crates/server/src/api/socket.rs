//! Live games over a WebSocket.

use super::closing::Closing;
use super::extract::{AcceptLanguage, Asker, Of, is_ours, read};
use super::subscriber::Subscriber;
use super::{App, BODY};
use crate::hub::{Sending, now, stopped};
use crate::limits::{Bucket, Slot};
use crate::message::{FromServer, ToServer, text};
use crate::metrics::METRICS;
use crate::online::Millis;
use crate::problem::{ApiError, Problem};
use crate::room::Room;
use crate::secret::Secret;
use crate::visitor::{Visitor, causes, note_end};
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use pionnier_catalog::Language;
use serde::Deserialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite;

/// How long someone may take to say who they are.
const GREETING: Duration = Duration::from_secs(10);

/// How often a connection is asked whether it is alive; one that has not answered the last time is dropped.
const PING: Duration = Duration::from_secs(12);

/// Messages per second, over some time, that are answered.
const MESSAGES: f64 = 20.0;

/// So many times that, and the other side does not listen to our answers.
const FLOOD: f64 = 10.0 * MESSAGES;

/// Bytes of a message that are looked at, to refuse it by its number if it is too long.
const LOOKED_AT: usize = 8 * BODY;

/// What a socket may keep in memory, in bytes. Messages are small.
const BUFFER: usize = 2 * 1_024;

type Opened = Result<Response, Problem>;

/// Follow a game and play in it, over a WebSocket. The messages are `ToServer` and `FromServer`.
#[utoipa::path(get, path = "/api/games/{id}/socket", params(("id" = String, Path)), tag = "live",
    responses((status = 101, description = "A WebSocket"),
        (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn game(
    State(app): State<Arc<App>>,
    asker: Asker,
    AcceptLanguage(language): AcceptLanguage,
    Of(room): Of,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Opened {
    let (upgrade, slot) = admit(&app, &asker, &headers, upgrade).map_err(|error| error.problem(language))?;
    Ok(upgrade.on_upgrade(move |socket| async move {
        let mut socket = Socket { line: socket, language, _slot: slot, _visitor: asker.visitor };
        let Gone(closing) = play(&app, room, &mut socket).await;
        socket.close(closing).await;
    }))
}

/// Follow the lobby, over a WebSocket: a message whenever it changes.
#[utoipa::path(get, path = "/api/lobby/socket", tag = "live",
    responses((status = 101, description = "A WebSocket"),
        (status = "default", body = Problem, content_type = "application/problem+json")))]
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    asker: Asker,
    AcceptLanguage(language): AcceptLanguage,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Opened {
    let (upgrade, slot) = admit(&app, &asker, &headers, upgrade).map_err(|error| error.problem(language))?;
    Ok(upgrade.on_upgrade(move |socket| async move {
        let mut socket = Socket { line: socket, language, _slot: slot, _visitor: asker.visitor };
        let Gone(closing) = watch_lobby(&app, &mut socket).await;
        socket.close(closing).await;
    }))
}

fn admit(
    app: &App,
    asker: &Asker,
    headers: &HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<(WebSocketUpgrade, Slot), ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::Malformed(error.body_text()))?;
    if !is_ours(headers, app) {
        return Err(ApiError::ForeignOrigin);
    }
    let Some(slot) = app.hub.limits.socket(asker.address) else {
        METRICS.limited.add(1);
        return Err(ApiError::TooManyConnections);
    };
    // There is no limit to what waits to be sent: it is one message at a time, and a long game must be welcome too.
    let upgrade = upgrade
        .max_message_size(LOOKED_AT)
        .max_frame_size(LOOKED_AT)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok((upgrade, slot))
}

/// The connection is over, or is to be, for this reason.
struct Gone(Option<Closing>);

impl Gone {
    /// The other end has gone, or has sent what no socket lets through.
    fn by(error: &axum::Error) -> Gone {
        note_end(error);
        let is_capacity = |error: &tungstenite::Error| matches!(error, tungstenite::Error::Capacity(_));
        let is_large = causes(error).any(|cause| cause.downcast_ref().is_some_and(is_capacity));
        Gone(is_large.then_some(Closing::TooLarge))
    }

    fn because(closing: Closing) -> Gone {
        Gone(Some(closing))
    }
}

/// A socket and what its messages are written in.
struct Socket {
    line: WebSocket,
    language: Language,
    _slot: Slot,
    _visitor: Arc<Visitor>,
}

impl Socket {
    async fn send(&mut self, message: &FromServer) -> Result<(), Gone> {
        self.send_raw(Message::Text(text(message))).await
    }

    async fn send_raw(&mut self, message: Message) -> Result<(), Gone> {
        // How long that may take is for the connection to say (see `server`).
        self.line.send(message).await.map_err(|error| Gone::by(&error))
    }

    async fn receive(&mut self) -> Result<Message, Gone> {
        let message = self.line.recv().await.ok_or(Gone(None))?;
        message.map_err(|error| Gone::by(&error))
    }

    async fn refuse(&mut self, id: Option<u32>, error: &ApiError) -> Result<(), Gone> {
        let problem = Box::new(error.problem(self.language));
        self.send(&FromServer::Refused { id, problem }).await
    }

    /// Refuses something without which it makes no sense to go on.
    async fn refuse_all(&mut self, error: &ApiError) -> Gone {
        match self.refuse(None, error).await {
            Ok(()) => Gone::because(Closing::of(error)),
            Err(gone) => gone,
        }
    }

    /// Says why it is closed. Whether that is heard or not, it is over.
    async fn close(&mut self, closing: Option<Closing>) {
        let message = closing.map_or(Message::Close(None), Closing::message);
        let _ = self.send_raw(message).await;
    }
}

/// The number of a message that is not carried out, if it has one.
fn number(text: &[u8]) -> Option<u32> {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_slice(text).ok().map(|Numbered { id }| id)
}

/// The way to the other end and back.
#[derive(Default)]
struct RoundTrip {
    /// When the other side was asked for a sign of life, if it has not answered yet.
    asked: Option<Instant>,
    /// How long the last one took, in milliseconds: what the network may have cost a turn.
    lag: Millis,
}

impl RoundTrip {
    /// Asks whether the other side is alive.
    async fn ask(&mut self, socket: &mut Socket) -> Result<(), Gone> {
        if self.asked.is_some() {
            METRICS.slow_clients.add(1);
            return Err(Gone::because(Closing::Silent));
        }
        self.asked = Some(Instant::now());
        socket.send_raw(Message::Ping(axum::body::Bytes::new())).await
    }

    /// An answer that nobody has asked for says nothing: it would count all the time since the last question.
    fn answered(&mut self) {
        if let Some(asked) = self.asked.take() {
            self.lag = asked.elapsed().as_millis() as Millis;
        }
    }
}

async fn play(app: &Arc<App>, room: Arc<Room>, socket: &mut Socket) -> Gone {
    match greet(app, room, socket).await {
        Ok(follower) => follow(app, follower, socket).await.err().unwrap_or(Gone(None)),
        Err(gone) => gone,
    }
}

async fn follow(app: &Arc<App>, mut follower: Subscriber, socket: &mut Socket) -> Result<(), Gone> {
    let mut round_trip = RoundTrip::default();
    let mut ticks = interval(PING);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut bucket, mut flood) = (Bucket::full(MESSAGES, now()), Bucket::full(FLOOD, now()));
    loop {
        tokio::select! {
            is_on = follower.wait() => {
                if !is_on {
                    return Err(Gone::because(Closing::Stopping));
                }
                for message in follower.news() {
                    socket.send_raw(Message::Text(message)).await?;
                }
            }
            _ = ticks.tick() => round_trip.ask(socket).await?,
            message = socket.receive() => match message? {
                Message::Pong(_) => round_trip.answered(),
                Message::Close(_) => return Ok(()),
                _ if !flood.take(FLOOD, now()) => return Err(socket.refuse_all(&ApiError::TooManyRequests).await),
                // Whatever else it is, it costs something.
                message if !bucket.take(MESSAGES, now()) => {
                    METRICS.limited.add(1);
                    socket.refuse(number(&message.into_data()), &ApiError::TooManyRequests).await?;
                }
                Message::Text(text) if text.len() > BODY => {
                    socket.refuse(number(text.as_bytes()), &ApiError::TooLarge).await?;
                }
                Message::Text(text) => hear(app, &mut follower, round_trip.lag, socket, text.as_bytes()).await?,
                Message::Binary(_) => socket.refuse(None, &ApiError::Malformed("text".to_owned())).await?,
                // Answered by the library.
                Message::Ping(_) => {}
            },
        }
    }
}

/// Waits for the first message and answers with the game.
async fn greet(app: &App, room: Arc<Room>, socket: &mut Socket) -> Result<Subscriber, Gone> {
    let first = timeout(GREETING, socket.receive()).await.map_err(|_| Gone::because(Closing::Late))?;
    let text = match first? {
        Message::Text(text) if text.len() <= BODY => text,
        Message::Text(_) => return Err(socket.refuse_all(&ApiError::TooLarge).await),
        Message::Close(_) => return Err(Gone(None)),
        _ => return Err(socket.refuse_all(&ApiError::Malformed("hello".to_owned())).await),
    };
    let (secret, after) = match read(text.as_bytes()) {
        Ok(ToServer::Hello { secret, after }) => (secret, after),
        Ok(_) => return Err(socket.refuse_all(&ApiError::Malformed("hello".to_owned())).await),
        Err(error) => return Err(socket.refuse_all(&error).await),
    };
    let seat = match &secret {
        None => None,
        Some(text) => {
            let seat = match Secret::read(text) {
                Some(secret) => app.hub.seat(&room, &secret).await,
                None => Ok(None),
            };
            match seat.and_then(|seat| seat.ok_or(ApiError::NoSeat)) {
                Ok(seat) => Some(seat),
                // To let them watch instead would look as if all were well.
                Err(error) => return Err(socket.refuse_all(&error).await),
            }
        }
    };
    let mut follower = Subscriber::new(app, room, seat, after);
    let welcome = follower.welcome().ok_or(Gone::because(Closing::of(&ApiError::NoSuchGame)))?;
    socket.send_raw(Message::Text(welcome)).await?;
    Ok(follower)
}

/// Answers one message.
async fn hear(
    app: &Arc<App>,
    follower: &mut Subscriber,
    lag: Millis,
    socket: &mut Socket,
    text: &[u8],
) -> Result<(), Gone> {
    match read(text) {
        Err(error) => socket.refuse(number(text), &error).await,
        Ok(ToServer::Ping { id }) => socket.send(&FromServer::Pong { id, now: now() }).await,
        Ok(ToServer::Hello { .. }) => socket.refuse(None, &ApiError::Malformed("hello".to_owned())).await,
        Ok(ToServer::Say { phrase }) => match follower.seat() {
            Some(seat) => match app.hub.say(follower.room(), seat, phrase) {
                Ok(()) => Ok(()),
                Err(error) => socket.refuse(None, &error).await,
            },
            None => socket.refuse(None, &ApiError::NoSeat).await,
        },
        Ok(ToServer::Act { id, after, command }) => {
            let Some(seat) = follower.seat() else { return socket.refuse(Some(id), &ApiError::NoSeat).await };
            let sending = Sending { after, lag };
            let result = app.hub.act(follower.room().clone(), seat, command, sending).await;
            // What has happened comes before the word that it has, so that whoever hears the word knows everything.
            for message in follower.news() {
                socket.send_raw(Message::Text(message)).await?;
            }
            match result {
                Ok(receipt) => socket.send(&FromServer::Done { id, receipt }).await,
                Err(error) => socket.refuse(Some(id), &error).await,
            }
        }
    }
}

async fn watch_lobby(app: &App, socket: &mut Socket) -> Gone {
    show_lobby(app, socket).await.err().unwrap_or(Gone(None))
}

async fn show_lobby(app: &App, socket: &mut Socket) -> Result<(), Gone> {
    let mut lobby = app.hub.lobby();
    let mut stopping = app.hub.stopping.subscribe();
    let mut round_trip = RoundTrip::default();
    let mut ticks = interval(PING);
    lobby.mark_changed();
    loop {
        tokio::select! {
            changed = lobby.changed() => {
                if changed.is_err() {
                    return Ok(());
                }
                let lobby = lobby.borrow_and_update().clone();
                socket.send_raw(Message::Text(lobby)).await?;
            }
            () = stopped(&mut stopping) => return Err(Gone::because(Closing::Stopping)),
            _ = ticks.tick() => round_trip.ask(socket).await?,
            message = socket.receive() => match message? {
                Message::Pong(_) => round_trip.answered(),
                Message::Ping(_) => {}
                Message::Close(_) => return Ok(()),
                Message::Text(_) | Message::Binary(_) => return Err(Gone::because(Closing::Unexpected)),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RoundTrip;
    use std::time::{Duration, Instant};

    #[test]
    fn only_an_answer_to_a_question_says_how_long_the_way_is() {
        let mut round_trip = RoundTrip::default();
        round_trip.answered();
        assert_eq!(round_trip.lag, 0, "nobody has asked");
        round_trip.asked = Instant::now().checked_sub(Duration::from_secs(3));
        round_trip.answered();
        let lag = round_trip.lag;
        assert!(lag >= 3_000, "{lag}");
        std::thread::sleep(Duration::from_millis(2));
        round_trip.answered();
        assert_eq!(round_trip.lag, lag, "it was answered before");
    }
}
