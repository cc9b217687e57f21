//! The other end of a server: requests and sockets, a player who connects again, a bot, and players by the thousand.

#![deny(missing_docs)]

mod address;
pub mod bot;
pub mod growth;
pub mod load;
mod reconnecting;

pub use reconnecting::ReconnectingClient;

use address::{Address, Line};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderName};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use pionnier_online::{Command, Made, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Why a server could not be talked to, or would not do something.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address is not one we can use.
    #[error("an address like http://127.0.0.1:7420 or https://jeux.example was expected")]
    Address,
    /// The connection failed.
    #[error("{0}")]
    Connection(String),
    /// The server has answered with a problem.
    #[error("{0}: {1}")]
    Problem(String, String),
    /// The answer is not what was expected.
    #[error("the answer cannot be understood: {0}")]
    Answer(String),
}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> ClientError {
        ClientError::Connection(error.to_string())
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> ClientError {
        ClientError::Connection(error.to_string())
    }
}

impl ClientError {
    /// The code of the problem, if it is one.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        match self {
            ClientError::Problem(code, _) => Some(code),
            _ => None,
        }
    }
}

/// A lock that another task's panic does not take away: one player's bad luck is not everybody's.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A server, known by its address.
#[derive(Clone, Debug)]
pub struct Client {
    address: Address,
}

impl Client {
    /// The server at `http://host:port` or `https://host:port`.
    ///
    /// # Errors
    /// The address is not one we can use.
    pub fn new(url: &str) -> Result<Client, ClientError> {
        Ok(Client { address: Address::read(url)? })
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        fields: &[(HeaderName, String)],
        body: Vec<u8>,
    ) -> Result<Response<Incoming>, ClientError> {
        let stream = self.address.connect().await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, &self.address.authority)
            .header(CONTENT_TYPE, "application/json");
        for (name, value) in fields {
            request = request.header(name, value);
        }
        let request = request
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| ClientError::Answer(error.to_string()))?;
        Ok(sender.send_request(request).await?)
    }

    /// Sends a request and gives the status and the body of the answer, whatever they are.
    ///
    /// # Errors
    /// The connection failed.
    pub async fn request(
        &self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: Vec<u8>,
    ) -> Result<(u16, Bytes), ClientError> {
        self.request_with(method, path, &bearer(secret), body).await
    }

    async fn request_with(
        &self,
        method: &str,
        path: &str,
        fields: &[(HeaderName, String)],
        body: Vec<u8>,
    ) -> Result<(u16, Bytes), ClientError> {
        let answer = self.send(method, path, fields, body).await?;
        let status = answer.status().as_u16();
        Ok((status, answer.into_body().collect().await?.to_bytes()))
    }

    /// Asks for something.
    ///
    /// # Errors
    /// The connection failed, or the server has a problem with it.
    pub async fn get<T: DeserializeOwned>(&self, path: &str, secret: Option<&str>) -> Result<T, ClientError> {
        let (status, body) = self.request("GET", path, secret, Vec::new()).await?;
        understand(status, &body)
    }

    /// Sends something.
    ///
    /// # Errors
    /// The connection failed, or the server has a problem with it.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        secret: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let (status, body) = self.request("POST", path, secret, written(body)?).await?;
        understand(status, &body)
    }

    /// Makes a game. The same wish with the same key makes one game, however often it is sent.
    ///
    /// # Errors
    /// The connection failed, or the server has a problem with it.
    pub async fn make(&self, wish: &impl Serialize, key: &str) -> Result<Made, ClientError> {
        let fields = [(HeaderName::from_static("idempotency-key"), key.to_owned())];
        let (status, body) = self.request_with("POST", "/api/games", &fields, written(wish)?).await?;
        understand(status, &body)
    }

    /// Follows a game line by line.
    ///
    /// # Errors
    /// The connection failed, or the server has a problem with it.
    pub async fn lines(&self, path: &str, secret: Option<&str>) -> Result<Lines, ClientError> {
        let answer = self.send("GET", path, &bearer(secret), Vec::new()).await?;
        let status = answer.status().as_u16();
        if status == 200 {
            return Ok(Lines { body: answer.into_body(), rest: Vec::new() });
        }
        let body = answer.into_body().collect().await?.to_bytes();
        Err(understand::<Value>(status, &body).err().unwrap_or(ClientError::Answer(status.to_string())))
    }

    /// Opens a socket and says hello.
    ///
    /// # Errors
    /// The connection failed.
    pub async fn socket(&self, id: &str, secret: Option<&str>, after: u32) -> Result<Socket, ClientError> {
        let stream = self.address.connect().await?;
        Socket::over(stream, &self.address.authority, id, secret, after).await
    }
}

fn bearer(secret: Option<&str>) -> Vec<(HeaderName, String)> {
    secret.map(|secret| (AUTHORIZATION, format!("Bearer {secret}"))).into_iter().collect()
}

fn written(body: &impl Serialize) -> Result<Vec<u8>, ClientError> {
    serde_json::to_vec(body).map_err(|error| ClientError::Answer(error.to_string()))
}

fn understand<T: DeserializeOwned>(status: u16, body: &[u8]) -> Result<T, ClientError> {
    if status >= 400 {
        let problem: Value = serde_json::from_slice(body).unwrap_or_default();
        let part = |name: &str| problem[name].as_str().unwrap_or_default().to_owned();
        return Err(ClientError::Problem(part("code"), part("title")));
    }
    serde_json::from_slice(body).map_err(|error| ClientError::Answer(error.to_string()))
}

/// An answer that comes line by line.
pub struct Lines {
    body: Incoming,
    rest: Vec<u8>,
}

impl Lines {
    /// The next message; nothing at the end.
    ///
    /// # Errors
    /// The connection failed, or the line is not a message.
    pub async fn next(&mut self) -> Result<Option<Value>, ClientError> {
        loop {
            if let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                if line.len() > 1 {
                    let message = serde_json::from_slice(&line);
                    return message.map(Some).map_err(|error| ClientError::Answer(error.to_string()));
                }
                continue;
            }
            match self.body.frame().await {
                None => return Ok(None),
                Some(frame) => self.rest.extend(frame?.data_ref().into_iter().flatten()),
            }
        }
    }
}

/// A socket to a game.
pub struct Socket {
    stream: WebSocketStream<Line>,
    /// The number of the last command.
    last: u32,
}

impl Socket {
    /// Opens a socket over a connection that is there already, and says hello.
    ///
    /// # Errors
    /// The connection failed.
    pub async fn over(
        stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
        authority: &str,
        id: &str,
        secret: Option<&str>,
        after: u32,
    ) -> Result<Socket, ClientError> {
        let stream: Line = Box::new(stream);
        let small = WebSocketConfig::default().read_buffer_size(4 * 1_024).write_buffer_size(4 * 1_024);
        let url = format!("ws://{authority}/api/games/{id}/socket");
        let (stream, _) = client_async_with_config(url, stream, Some(small))
            .await
            .map_err(|error| ClientError::Connection(error.to_string()))?;
        let mut socket = Socket { stream, last: 0 };
        let mut hello = serde_json::json!({ "type": "hello", "after": after });
        if let Some(secret) = secret {
            hello["secret"] = secret.into();
        }
        socket.send_text(hello.to_string()).await?;
        Ok(socket)
    }

    /// Sends any text.
    ///
    /// # Errors
    /// The connection failed.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        let sent = self.stream.send(Message::Text(text.into())).await;
        sent.map_err(|error| ClientError::Connection(error.to_string()))
    }

    /// Sends a command and gives its number, which the answer will bear.
    ///
    /// # Errors
    /// The connection failed.
    pub async fn act(&mut self, command: &Command) -> Result<u32, ClientError> {
        self.act_after(command, None).await
    }

    /// The same by a player who had everything up to this event when they decided: it may be sent again.
    ///
    /// # Errors
    /// The connection failed.
    pub async fn act_after(&mut self, command: &Command, after: Option<u32>) -> Result<u32, ClientError> {
        self.last += 1;
        let message = ToServer::Act { id: self.last, after, command: command.clone() };
        let text = serde_json::to_string(&message).map_err(|error| ClientError::Answer(error.to_string()))?;
        self.send_text(text).await?;
        Ok(self.last)
    }

    /// The next message; nothing at the end.
    ///
    /// # Errors
    /// The connection failed, or the message cannot be understood.
    pub async fn next(&mut self) -> Result<Option<Value>, ClientError> {
        while let Some(message) = self.stream.next().await {
            match message.map_err(|error| ClientError::Connection(error.to_string()))? {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text);
                    return message.map(Some).map_err(|error| ClientError::Answer(error.to_string()));
                }
                Message::Close(_) => return Ok(None),
                // Pings are answered by the library while it reads.
                _ => {}
            }
        }
        Ok(None)
    }
}
