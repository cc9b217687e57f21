//! A player who does not give up.

use crate::{Client, ClientError, Socket};
use pionnier_online::Command;
use serde_json::Value;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How long to wait before a server is tried again.
const RETRY: Duration = Duration::from_millis(25);

/// How long an answer may take before the connection is held to be dead.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// Plays in one seat through whatever happens to the connection: connects again, says what it knows, and sends what it does
/// again until it is acknowledged. If it knows several servers of the same games it goes on with the next.
pub struct ReconnectingClient {
    servers: Vec<Client>,
    id: String,
    secret: String,
    socket: Option<Socket>,
    /// All that has happened in the game, as far as it was heard of.
    pub entries: Vec<Value>,
    /// How the game stood when it was last heard of.
    pub state: Value,
    /// How often the connection had to be made again.
    pub reconnections: u32,
}

impl ReconnectingClient {
    /// A player of this seat, not connected yet.
    #[must_use]
    pub fn new(servers: Vec<Client>, id: &str, secret: &str) -> ReconnectingClient {
        ReconnectingClient {
            servers,
            id: id.to_owned(),
            secret: secret.to_owned(),
            socket: None,
            entries: Vec::new(),
            state: Value::Null,
            reconnections: 0,
        }
    }

    /// Does something, sending it again until there is an answer: the `done` message, or the problem.
    ///
    /// # Errors
    /// The server has refused it. That the connection fails or nothing can be stored is no reason to give up.
    pub async fn act(&mut self, command: &Command) -> Result<Value, ClientError> {
        // Whatever is heard until there is an answer, this is what it was decided on.
        let after = self.entries.len() as u32;
        loop {
            match self.attempt(command, after).await {
                Ok(Some(answer)) => return Ok(answer),
                Err(ClientError::Problem(code, title)) if !is_passing(&code) => {
                    return Err(ClientError::Problem(code, title));
                }
                Ok(None) | Err(_) => self.turn_away().await,
            }
        }
    }

    /// Waits until what has happened, and how the game stands, is as wished.
    pub async fn wait_for(&mut self, wished: impl Fn(&[Value], &Value) -> bool) {
        while !wished(&self.entries, &self.state) {
            let heard = timeout(2 * ANSWER_TIMEOUT, self.hear()).await;
            if !matches!(heard, Ok(Ok(Some(_)))) {
                self.turn_away().await;
            }
        }
    }

    /// Gives the connection up, to try the next server.
    async fn turn_away(&mut self) {
        self.socket = None;
        self.reconnections += 1;
        self.servers.rotate_left(1);
        sleep(RETRY).await;
    }

    async fn attempt(&mut self, command: &Command, after: u32) -> Result<Option<Value>, ClientError> {
        self.connect().await?;
        let Some(socket) = &mut self.socket else { return Ok(None) };
        let id = socket.act_after(command, Some(after)).await?;
        loop {
            let Ok(message) = timeout(ANSWER_TIMEOUT, self.hear()).await else { return Ok(None) };
            let Some(message) = message? else { return Ok(None) };
            if message["id"] == id {
                match message["type"].as_str() {
                    Some("done") => return Ok(Some(message)),
                    Some("refused") => return Err(problem(&message)),
                    _ => {}
                }
            }
        }
    }

    async fn connect(&mut self) -> Result<(), ClientError> {
        if self.socket.is_none() {
            let known = self.entries.len() as u32;
            let connecting = self.servers[0].socket(&self.id, Some(&self.secret), known);
            let Ok(socket) = timeout(ANSWER_TIMEOUT, connecting).await else { return Ok(()) };
            self.socket = Some(socket?);
            let Ok(heard) = timeout(ANSWER_TIMEOUT, self.hear()).await else { return Ok(()) };
            if let Some(message) = heard?
                && message["type"] == "refused"
            {
                return Err(problem(&message));
            }
        }
        Ok(())
    }

    /// The next message, taken in.
    async fn hear(&mut self) -> Result<Option<Value>, ClientError> {
        let Some(socket) = &mut self.socket else {
            Box::pin(self.connect()).await?;
            return Ok(Some(Value::Null));
        };
        let message = socket.next().await?;
        if let Some(message) = &message
            && message["state"].is_object()
        {
            self.take_in(message)?;
        }
        Ok(message)
    }

    /// Takes in what has happened. What is known already may come again; if something is missing, the connection is no
    /// good, for the next one begins with all that is not known.
    fn take_in(&mut self, message: &Value) -> Result<(), ClientError> {
        for entry in message["entries"].as_array().into_iter().flatten() {
            let place = entry["seq"].as_u64().unwrap_or_default() as usize;
            if place > self.entries.len() + 1 {
                return Err(ClientError::Answer(format!("event {place} after {}", self.entries.len())));
            }
            if place == self.entries.len() + 1 {
                self.entries.push(entry.clone());
            }
        }
        // A state that has been overtaken is not news.
        if message["state"]["seq"].as_u64() == Some(self.entries.len() as u64) {
            self.state = message["state"].clone();
        }
        Ok(())
    }
}

/// Whether it is worth trying again.
fn is_passing(code: &str) -> bool {
    matches!(code, "" | "storage-unavailable" | "stopping" | "too-many-requests" | "too-many-connections")
}

fn problem(message: &Value) -> ClientError {
    let part = |name: &str| message["problem"][name].as_str().unwrap_or_default().to_owned();
    ClientError::Problem(part("code"), part("title"))
}
