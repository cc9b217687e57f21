//! A player who is a program: the example of how to write one. It needs nothing but requests and lines.

use crate::{Client, ClientError, lock};
use pionnier_catalog::{AnyRecord, find};
use pionnier_online::secret::Secret;
use pionnier_online::{Clock, Command, Offer, Seated};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long to wait before the server is tried again.
const RETRY: Duration = Duration::from_secs(1);

/// How often a seat is asked for if no answer comes.
const ATTEMPTS: u32 = 3;

/// A seat at a board.
#[derive(Clone, Debug)]
pub struct Bot {
    client: Client,
    id: String,
    secret: String,
    level: u8,
    seed: u64,
}

impl Bot {
    /// Takes a seat. `link` is a friend's link, the personal link of a seat, or the address of a server: there a game of
    /// this kind is offered in the lobby.
    ///
    /// # Errors
    /// The link leads nowhere, or the seat is taken.
    pub async fn sit_down(link: &str, game: &str, level: u8, seed: u64) -> Result<Bot, ClientError> {
        let (address, secrets) = link.split_once('#').unwrap_or((link, ""));
        let (server, id) = address.split_once("/game/").unwrap_or((address, ""));
        let client = Client::new(server)?;
        let bot =
            |id: &str, secret: String| Bot { client: client.clone(), id: id.to_owned(), secret, level, seed };
        match secrets.split_once('=') {
            Some(("seat", secret)) if !id.is_empty() => Ok(bot(id, secret.to_owned())),
            Some(("join", invitation)) if !id.is_empty() => {
                // Of its own making: if the answer is lost, the seat is not.
                let join = json!({ "invitation": invitation, "secret": random()? });
                let path = format!("/api/games/{id}/join");
                let seated: Seated = insist(async || client.post(&path, None, &join).await).await?;
                Ok(bot(id, seated.secret))
            }
            None if id.is_empty() => {
                let wish = json!({ "game": game, "clock": Clock::None, "listed": true });
                let key = random()?;
                let made = insist(async || client.make(&wish, &key).await).await?;
                Ok(bot(&made.id, made.secret))
            }
            _ => Err(ClientError::Address),
        }
    }

    /// Where the game is, for the address of its page.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Plays until the game is over, through whatever happens to the connection, and says how it ended.
    ///
    /// # Errors
    /// The server does not know the seat.
    pub async fn play(&self) -> Result<Value, ClientError> {
        loop {
            match self.follow().await {
                Ok(Some(end)) => return Ok(end),
                Err(error) if matches!(error.code(), Some("no-seat" | "no-such-game")) => return Err(error),
                Ok(None) | Err(_) => tokio::time::sleep(RETRY).await,
            }
        }
    }

    /// Waits so long for the other to want a rematch after the game, agrees, and gives the seat in it.
    pub async fn rematch(&self, within: Duration) -> Option<Bot> {
        let wait = async {
            loop {
                match self.agree_to_rematch().await {
                    Ok(Some(id)) => return id,
                    Ok(None) | Err(_) => tokio::time::sleep(RETRY).await,
                }
            }
        };
        let id = tokio::time::timeout(within, wait).await.ok()?;
        Some(Bot { id, ..self.clone() })
    }

    async fn agree_to_rematch(&self) -> Result<Option<String>, ClientError> {
        let mut lines =
            self.client.lines(&format!("/api/games/{}/stream", self.id), Some(&self.secret)).await?;
        let mut seat = Value::Null;
        while let Some(message) = lines.next().await? {
            if message["type"] == "welcome" {
                seat = message["seat"].clone();
            }
            let state = &message["state"];
            if let Some(id) = state["rematch"].as_str() {
                return Ok(Some(id.to_owned()));
            }
            self.answer_offers(state, &seat).await?;
        }
        Ok(None)
    }

    /// Follows the game from its beginning, as long as the connection lasts.
    async fn follow(&self) -> Result<Option<Value>, ClientError> {
        let mut lines =
            self.client.lines(&format!("/api/games/{}/stream", self.id), Some(&self.secret)).await?;
        let mut seat = Value::Null;
        let mut record: Option<Arc<Mutex<Box<dyn AnyRecord>>>> = None;
        while let Some(message) = lines.next().await? {
            if message["type"] == "welcome" {
                seat = message["seat"].clone();
                let game = message["terms"]["game"].as_str().and_then(find);
                let start = message["terms"]["start"].as_str().unwrap_or_default();
                record = game
                    .and_then(|game| game.read(start).ok())
                    .map(|start| Arc::new(Mutex::new(start.record())));
            }
            let (Some(record), Some(entries)) = (&record, message["entries"].as_array()) else { continue };
            for entry in entries {
                take_in(lock(record).as_mut(), entry)?;
            }
            let state = &message["state"];
            if state["status"] == "over" {
                return Ok(Some(state["end"].clone()));
            }
            self.answer_offers(state, &seat).await?;
            if state["status"] == "playing" && state["to_move"] == seat {
                let step = state["step"].as_u64().unwrap_or_default() as u32;
                if let Some(text) = self.think(record.clone()).await {
                    self.act(&Command::Turn { step, text }, state).await?;
                }
            }
        }
        Ok(None)
    }

    /// Chooses a turn, in a thread where thinking holds nobody up.
    async fn think(&self, record: Arc<Mutex<Box<dyn AnyRecord>>>) -> Option<String> {
        let (level, seed) = (self.level, self.seed);
        tokio::task::spawn_blocking(move || lock(&record).level_turn(level, seed, &|| false)).await.ok()?
    }

    /// It lets people take back what they like, plays on to the end, and then again if they like.
    async fn answer_offers(&self, state: &Value, seat: &Value) -> Result<(), ClientError> {
        for (place, offer) in Offer::ALL.into_iter().enumerate() {
            let by = &state["offers"][place];
            if by.is_string() && by != seat {
                let command = match offer {
                    Offer::Takeback | Offer::Rematch => Command::Accept { offer },
                    Offer::Draw => Command::Decline { offer },
                };
                self.act(&command, state).await?;
            }
        }
        Ok(())
    }

    /// Does something about a game that stands so.
    async fn act(&self, command: &Command, state: &Value) -> Result<(), ClientError> {
        let path = format!("/api/games/{}/act?after={}", self.id, state["seq"]);
        match self.client.post::<Value>(&path, Some(&self.secret), command).await {
            // Someone was quicker: what has happened will come in the next line.
            Err(error) if matches!(error.code(), Some("stale" | "over" | "no-offer" | "not-your-turn")) => {
                Ok(())
            }
            result => result.map(|_| ()),
        }
    }
}

/// 128 random bits.
fn random() -> Result<String, ClientError> {
    let secret = Secret::new().map_err(|error| ClientError::Answer(error.to_string()))?;
    Ok(secret.text().to_owned())
}

/// Asks for something again if its answer was lost on the way.
async fn insist<T>(ask: impl AsyncFn() -> Result<T, ClientError>) -> Result<T, ClientError> {
    for _ in 1..ATTEMPTS {
        match ask().await {
            Err(ClientError::Connection(_)) => tokio::time::sleep(RETRY).await,
            answer => return answer,
        }
    }
    ask().await
}

fn take_in(record: &mut dyn AnyRecord, entry: &Value) -> Result<(), ClientError> {
    match entry["type"].as_str() {
        Some("turn") => {
            let text = entry["text"].as_str().unwrap_or_default();
            record.play(text).map_err(|objection| ClientError::Answer(objection.code.to_owned()))?;
        }
        Some("taken-back") => {
            for _ in 0..entry["plies"].as_u64().unwrap_or_default() {
                record.undo();
            }
        }
        _ => {}
    }
    Ok(())
}
