//! A real server on a real port, and players who talk to it.

#![allow(dead_code, reason = "each test file uses its part")]

mod folder;
pub(crate) mod long;
pub(crate) mod postgres;
pub(crate) mod schema;

pub(crate) use folder::Folder;

use pionnier_catalog::{AnyRecord, Random, find};
use pionnier_client::{Client, ClientError, Socket};
use pionnier_online::{Clock, Command, Millis, Name, Side};
use pionnier_server::store::Location;
use pionnier_server::{Config, LimitsConfig, Made, NewGame, Seated, Server, Timeouts};
use serde_json::Value;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// No answer takes so long, on any machine.
pub(crate) const TEST_TIMEOUT: Duration = Duration::from_mins(1);

pub(crate) const NO_LIMITS: LimitsConfig =
    LimitsConfig { requests_per_second: 0, waiting_games: 0, games_per_day: 0, sockets: 0, connections: 0 };

impl Folder {
    pub(crate) fn file(&self) -> Location {
        Location::File(self.0.join("games.sqlite"))
    }
}

pub(crate) fn config(location: Location) -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        metrics: None,
        location,
        kept_games: 100,
        limits: NO_LIMITS,
        connections: 10_000,
        timeouts: Timeouts::default(),
        is_behind_proxy: false,
        is_access_logged: false,
        origins: Vec::new(),
    }
}

/// A running server.
pub(crate) struct Running {
    pub(crate) client: Client,
    pub(crate) authority: String,
    /// Where it answers those who ask for metrics, if that is elsewhere.
    pub(crate) metrics: Option<std::net::SocketAddr>,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(config: Config) -> Running {
        let server = Server::start(config).await.unwrap();
        let (authority, metrics) = (server.address().to_string(), server.metrics_address());
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        Running {
            client: Client::new(&format!("http://{authority}")).unwrap(),
            authority,
            metrics,
            stop: Some(stop),
            task,
        }
    }

    /// Sends anything, and gives whatever comes back until the connection is closed.
    pub(crate) async fn raw(&self, request: String) -> String {
        let mut stream = TcpStream::connect(&self.authority).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// As an operator stops it.
    pub(crate) async fn stop(mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        self.task.await.unwrap();
    }
}

pub(crate) fn wish(game: &str, clock: Clock) -> NewGame {
    NewGame {
        game: game.to_owned(),
        seat: Some(Side::First),
        clock,
        listed: false,
        start: None,
        name: Name::default(),
        secret: None,
    }
}

/// A turn, as a player sends it.
pub(crate) fn turn(step: u32, text: &str) -> Command {
    Command::Turn { step, text: text.to_owned() }
}

/// Why something was refused.
pub(crate) fn code(result: Result<Value, ClientError>) -> String {
    result.expect_err("it is refused").code().expect("by the server").to_owned()
}

/// A game with both seats taken: its id and the two secrets.
pub(crate) struct Pair {
    pub(crate) id: String,
    pub(crate) secrets: [String; 2],
}

impl Pair {
    pub(crate) async fn new(client: &Client, game: &str, clock: Clock) -> Pair {
        let made: Made = client.post("/api/games", None, &wish(game, clock)).await.unwrap();
        let join = serde_json::json!({ "invitation": made.invitation });
        let path = format!("/api/games/{}/join", made.id);
        let seated: Seated = client.post(&path, None, &join).await.unwrap();
        assert_eq!((made.seat, seated.seat), (Side::First, Side::Second));
        Pair { id: made.id, secrets: [made.secret, seated.secret] }
    }

    pub(crate) fn secret(&self, seat: Side) -> &str {
        &self.secrets[seat.index()]
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.id)
    }

    pub(crate) async fn view(&self, client: &Client) -> Value {
        client.get(&self.path(""), None).await.unwrap()
    }

    pub(crate) async fn player(&self, client: &Client, seat: Side) -> Player {
        Player::new(client, &self.id, Some(self.secret(seat)), 0).await
    }

    pub(crate) async fn act(
        &self,
        client: &Client,
        seat: Side,
        command: &Command,
    ) -> Result<Value, ClientError> {
        client.post(&self.path("/act"), Some(self.secret(seat)), command).await
    }
}

/// The turns of a game's entries that are still on the board.
pub(crate) fn turns(entries: &Value) -> Vec<String> {
    let mut turns = Vec::new();
    for entry in entries.as_array().unwrap() {
        match entry["type"].as_str().unwrap() {
            "turn" => turns.push(entry["text"].as_str().unwrap().to_owned()),
            "taken-back" => turns.truncate(turns.len() - entry["plies"].as_u64().unwrap() as usize),
            _ => {}
        }
    }
    turns
}

/// Someone at a socket who keeps what they have been told.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) entries: Vec<Value>,
    pub(crate) state: Value,
    pub(crate) attendance: Value,
    pub(crate) said: Vec<Value>,
    /// The board, if they know the game from its beginning.
    pub(crate) record: Option<Box<dyn AnyRecord>>,
}

impl Player {
    pub(crate) async fn new(client: &Client, id: &str, secret: Option<&str>, after: u32) -> Player {
        let mut socket = client.socket(id, secret, after).await.unwrap();
        let welcome = next(&mut socket).await;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        let game = find(welcome["terms"]["game"].as_str().unwrap()).unwrap();
        let start = game.read(welcome["terms"]["start"].as_str().unwrap()).unwrap();
        let mut player = Player {
            socket,
            entries: Vec::new(),
            state: Value::Null,
            attendance: welcome["attendance"].clone(),
            said: Vec::new(),
            record: (after == 0).then(|| start.record()),
        };
        player.take_in(&welcome, after);
        player
    }

    fn take_in(&mut self, message: &Value, after: u32) {
        for entry in message["entries"].as_array().unwrap() {
            let expected =
                self.entries.last().map_or(u64::from(after), |last| last["seq"].as_u64().unwrap()) + 1;
            assert_eq!(entry["seq"], expected, "nothing is missed and nothing comes twice");
            if let Some(record) = &mut self.record {
                match entry["type"].as_str().unwrap() {
                    "turn" => record.play(entry["text"].as_str().unwrap()).unwrap(),
                    "taken-back" => {
                        for _ in 0..entry["plies"].as_u64().unwrap() {
                            record.undo();
                        }
                    }
                    _ => {}
                }
            }
            self.entries.push(entry.clone());
        }
        if let Some(record) = &self.record {
            assert_eq!(record.position().text(), message["position"], "we see the same board");
        }
        self.state = message["state"].clone();
    }

    /// Takes in messages until one answers the question with something.
    pub(crate) async fn until<T>(&mut self, mut question: impl FnMut(&Player, &Value) -> Option<T>) -> T {
        loop {
            let message = next(&mut self.socket).await;
            match message["type"].as_str().unwrap() {
                "news" => self.take_in(&message, 0),
                "attendance" => self.attendance = message.clone(),
                "said" => self.said.push(message.clone()),
                _ => {}
            }
            if let Some(answer) = question(self, &message) {
                return answer;
            }
        }
    }

    /// Waits until the state is as wished.
    pub(crate) async fn wait_for(&mut self, wished: impl Fn(&Value) -> bool) {
        if !wished(&self.state) {
            self.until(|player, _| wished(&player.state).then_some(())).await;
        }
    }

    /// Sends a command and gives the answer. Who is quicker than a socket may be waits, and sends it again.
    pub(crate) async fn act(&mut self, command: &Command) -> Value {
        loop {
            let id = self.socket.act(command).await.unwrap();
            let answer = self
                .until(|_, message| {
                    let is_answer = matches!(message["type"].as_str(), Some("done" | "refused"));
                    let is_ours = message["id"] == id || message["id"].is_null();
                    (is_answer && is_ours).then(|| message.clone())
                })
                .await;
            if answer["problem"]["code"] != "too-many-requests" {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Does something that must be possible.
    pub(crate) async fn done(&mut self, command: &Command) -> Value {
        let answer = self.act(command).await;
        assert_eq!(answer["type"], "done", "{answer}");
        answer
    }

    /// Does something that must be refused, and gives the code.
    pub(crate) async fn refused(&mut self, command: &Command) -> String {
        let answer = self.act(command).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        answer["problem"]["code"].as_str().unwrap().to_owned()
    }

    pub(crate) fn step(&self) -> u32 {
        self.state["step"].as_u64().unwrap() as u32
    }

    pub(crate) fn random_turn(&self, random: &mut Random) -> Command {
        let record = self.record.as_ref().expect("they know the game from its beginning");
        let text = record.position().random_turn(random).unwrap_or_default();
        Command::Turn { step: self.step(), text }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state["status"] == "over"
    }

    /// Plays a whole random game against another, watching that both see the same.
    pub(crate) async fn play_out(players: &mut [Player; 2], random: &mut Random) {
        for _ in 0..2_000 {
            if players[0].is_over() {
                break;
            }
            let mover = usize::from(players[0].state["to_move"] == "second");
            let command = players[mover].random_turn(random);
            players[mover].done(&command).await;
            let seq = players[mover].state["seq"].as_u64();
            players[1 - mover].wait_for(|state| state["seq"].as_u64() >= seq).await;
            assert_eq!(players[0].state, players[1].state);
        }
        assert!(players.iter().all(Player::is_over), "random games end");
    }
}

/// The next message, which must come.
pub(crate) async fn next(socket: &mut Socket) -> Value {
    let message = tokio::time::timeout(TEST_TIMEOUT, socket.next()).await.expect("a message comes in time");
    message.unwrap().expect("the connection is open")
}

/// The time on the wall, as the server reads it.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as Millis
}

pub(crate) fn seed() -> u64 {
    std::env::var("PIONNIER_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7)
}
