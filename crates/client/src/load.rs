//! Many games at once, to see what a server can bear.

use crate::{Client, ClientError, Socket, lock};
use pionnier_catalog::{Random, find};
use pionnier_online::{Clock, Command, Made, Name, NewGame, Seated, Side};
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How long a server may take for anything before it counts as a failure.
const MESSAGE_TIMEOUT: Duration = Duration::from_secs(30);

/// How often the servers are asked how much memory they hold.
const GLANCE: Duration = Duration::from_millis(500);

/// How many games are begun at the same time: a crowd comes in one after the other.
const DOOR: usize = 32;

/// What to play.
#[derive(Clone, Debug)]
pub struct LoadConfig {
    /// The servers; the two players of a game are with different ones, if there are several.
    pub servers: Vec<Client>,
    /// Games at once.
    pub games: u32,
    /// Which game.
    pub game: String,
    /// Turns per second in all; as many as possible if not given.
    pub rate: Option<u32>,
    /// For how long.
    pub time: Duration,
    /// Watchers of a game in which nothing happens, to see what they cost.
    pub watchers: u32,
    /// Watchers of each game that is played, with all servers in turn.
    pub followers: u32,
    /// Seed of the turns.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// Turns acknowledged.
    pub turns: u64,
    /// Seconds it took.
    pub seconds: f64,
    /// Times from sending a turn to its acknowledgement, in milliseconds, in order.
    pub times: Vec<f64>,
    /// Times from sending a turn to its arrival at a follower, in milliseconds, in order.
    pub deliveries: Vec<f64>,
    /// Games that failed, each with its reason.
    pub failures: Vec<String>,
    /// CPU seconds the servers used meanwhile.
    pub cpu_seconds: f64,
    /// The most memory the servers held while the games were played, in bytes.
    pub memory: u64,
    /// What each player's connection had added to it before anything was played, with half of a game, in bytes.
    pub memory_per_player: u64,
    /// What each watcher's connection had added to it, in bytes.
    pub memory_per_watcher: u64,
    /// CPU seconds the servers used to let the watchers in.
    pub cpu_seconds_for_watchers: f64,
    /// How often one watcher was told who is there, at most.
    pub attendances: u64,
}

/// The time within which this share of some times lies, which are in order.
#[must_use]
pub fn within(times: &[f64], share: f64) -> f64 {
    let place = (times.len() as f64 * share).ceil() as usize;
    times.get(place.saturating_sub(1).min(times.len().saturating_sub(1))).copied().unwrap_or(0.0)
}

/// Two players of one game, and those who follow it.
pub(crate) struct Board {
    sockets: [Socket; 2],
    pub(crate) record: Box<dyn pionnier_catalog::AnyRecord>,
    step: u32,
    feed: Arc<Feed>,
    /// They go when the board does.
    _followers: JoinSet<()>,
}

/// What the followers of a board measure.
#[derive(Default)]
struct Feed {
    /// When each turn was sent.
    sent: Mutex<Vec<Instant>>,
    /// How long each took to arrive, in milliseconds.
    arrived: Mutex<Vec<f64>>,
}

impl Feed {
    /// A follower has heard of everything up to this step, the last of which was news.
    fn note(&self, step: u64) {
        let now = Instant::now();
        if let Some(sent) =
            step.checked_sub(1).and_then(|place| lock(&self.sent).get(place as usize).copied())
        {
            lock(&self.arrived).push((now - sent).as_secs_f64() * 1_000.0);
        }
    }
}

/// What the players of all boards measure.
#[derive(Default)]
struct Tally {
    times: Mutex<Vec<f64>>,
    deliveries: Mutex<Vec<f64>>,
}

/// Plays.
///
/// # Errors
/// The servers cannot be asked how they are. Games that fail are in the report.
pub async fn load(config: &LoadConfig) -> Result<LoadReport, ClientError> {
    let mut report = LoadReport::default();
    // What is idle is measured first: later the server has memory left over from what it has done.
    let empty = usage(&config.servers).await?;
    let attendances = Arc::new(AtomicU64::new(0));
    let watchers = seat_watchers(config, &attendances).await?;
    let watched = usage(&config.servers).await?;
    report.cpu_seconds_for_watchers = watched.cpu_seconds - empty.cpu_seconds;
    report.memory_per_watcher = watched.more_memory_than(&empty, config.watchers);

    let door = Arc::new(Semaphore::new(DOOR));
    let tally = Arc::new(Tally::default());
    let (go, started) = watch::channel(None);
    let (arrived, mut arrivals) = mpsc::channel(config.games as usize);
    let mut playing = JoinSet::new();
    for number in 0..config.games as usize {
        let (config, tally, door) = (config.clone(), tally.clone(), door.clone());
        let (mut started, arrived) = (started.clone(), arrived.clone());
        playing.spawn(async move {
            let permit = door.acquire_owned().await;
            let mut board = Board::new(&config).await?;
            drop(permit);
            let _ = arrived.send(()).await;
            let start = board.wait_for(&mut started).await?;
            play(board, number, &config, start, &tally).await
        });
    }
    drop(arrived);
    for _ in 0..config.games {
        if arrivals.recv().await.is_none() {
            break;
        }
    }
    let seated = usage(&config.servers).await?;
    report.memory_per_player = seated.more_memory_than(&watched, 2 * config.games);

    let start = Instant::now();
    go.send_replace(Some(start));
    let mut glances = tokio::time::interval(GLANCE);
    let mut played = std::pin::pin!(playing.join_all());
    let results = loop {
        tokio::select! {
            results = &mut played => break results,
            _ = glances.tick() => report.memory = report.memory.max(usage(&config.servers).await?.bytes),
        }
    };
    for result in results {
        if let Err(error) = result {
            report.failures.push(error.to_string());
        }
    }
    report.seconds = start.elapsed().as_secs_f64();
    drop(watchers);
    report.attendances = attendances.load(Ordering::Relaxed);
    report.cpu_seconds = usage(&config.servers).await?.cpu_seconds - seated.cpu_seconds;
    report.times = std::mem::take(&mut *lock(&tally.times));
    report.deliveries = std::mem::take(&mut *lock(&tally.deliveries));
    report.turns = report.times.len() as u64;
    report.times.sort_by(f64::total_cmp);
    report.deliveries.sort_by(f64::total_cmp);
    Ok(report)
}

/// Plays games at one board until time is up.
async fn play(
    mut board: Board,
    number: usize,
    config: &LoadConfig,
    start: Instant,
    tally: &Tally,
) -> Result<(), ClientError> {
    let mut random = Random::new(config.seed + number as u64);
    // At a given rate everybody has their own beat, and they do not all fall together.
    let beat = config.rate.map(|rate| Duration::from_secs_f64(f64::from(config.games) / f64::from(rate)));
    let mut due =
        start + beat.map_or(Duration::ZERO, |beat| beat.mul_f64(random.below(1_000) as f64 / 1_000.0));
    while start.elapsed() < config.time {
        if beat.is_some() {
            sleep(due.saturating_duration_since(Instant::now())).await;
        }
        if board.record.ending().is_some() {
            board = Board::new(config).await?;
        }
        let text = board.record.position().random_turn(&mut random).unwrap_or_default();
        let time = board.turn(text).await?;
        lock(&tally.times).push(time.as_secs_f64() * 1_000.0);
        lock(&tally.deliveries).append(&mut lock(&board.feed.arrived));
        due += beat.unwrap_or_default();
    }
    Ok(())
}

impl Board {
    pub(crate) async fn new(config: &LoadConfig) -> Result<Board, ClientError> {
        let server = |place: usize| &config.servers[place % config.servers.len()];
        let wish = NewGame {
            game: config.game.clone(),
            seat: Some(Side::First),
            clock: Clock::Live { seconds: 10_800, increment: 60 },
            listed: false,
            start: None,
            name: Name::default(),
            secret: None,
        };
        let made: Made = server(0).post("/api/games", None, &wish).await?;
        let path = format!("/api/games/{}/join", made.id);
        let join = serde_json::json!({ "invitation": made.invitation });
        let seated: Seated = server(1).post(&path, None, &join).await?;
        let mut sockets = [
            server(0).socket(&made.id, Some(&made.secret), 0).await?,
            server(1).socket(&made.id, Some(&seated.secret), 0).await?,
        ];
        for socket in &mut sockets {
            hear(socket, |message| message["type"] == "welcome").await?;
        }
        let game = find(&config.game).ok_or_else(|| ClientError::Answer(config.game.clone()))?;
        let feed = Arc::new(Feed::default());
        let mut followers = JoinSet::new();
        for place in 0..config.followers as usize {
            let mut socket = server(place).socket(&made.id, None, 0).await?;
            hear(&mut socket, |message| message["type"] == "welcome").await?;
            let feed = feed.clone();
            followers.spawn(async move {
                while let Ok(Some(message)) = socket.next().await {
                    if message["type"] == "news" {
                        feed.note(message["state"]["step"].as_u64().unwrap_or_default());
                    }
                }
            });
        }
        Ok(Board { sockets, record: game.start().record(), step: 0, feed, _followers: followers })
    }

    /// Waits for the common start; meanwhile both players answer when asked whether they are alive.
    async fn wait_for(
        &mut self,
        started: &mut watch::Receiver<Option<Instant>>,
    ) -> Result<Instant, ClientError> {
        loop {
            if let Some(start) = *started.borrow_and_update() {
                return Ok(start);
            }
            let [first, second] = &mut self.sockets;
            tokio::select! {
                _ = started.changed() => {}
                message = first.next() => alive(message)?,
                message = second.next() => alive(message)?,
            }
        }
    }

    /// Plays a turn, waits for the acknowledgement, and then until the other has seen it.
    pub(crate) async fn turn(&mut self, text: String) -> Result<Duration, ClientError> {
        let mover = self.step as usize % 2;
        let sent = Instant::now();
        lock(&self.feed.sent).push(sent);
        let id = self.sockets[mover].act(&Command::Turn { step: self.step, text: text.clone() }).await?;
        let answer = hear(&mut self.sockets[mover], |message| {
            message["id"] == id && matches!(message["type"].as_str(), Some("done" | "refused"))
        })
        .await?;
        let time = sent.elapsed();
        if answer["type"] != "done" {
            return Err(ClientError::Answer(answer.to_string()));
        }
        self.step += 1;
        let step = self.step;
        hear(&mut self.sockets[1 - mover], |message| {
            message["state"]["step"].as_u64() >= Some(u64::from(step))
        })
        .await?;
        self.record.play(&text).map_err(|objection| ClientError::Answer(objection.code.to_owned()))?;
        Ok(time)
    }
}

/// Whether a connection is still open.
fn alive(message: Result<Option<Value>, ClientError>) -> Result<(), ClientError> {
    message?.map(|_| ()).ok_or_else(closed)
}

fn closed() -> ClientError {
    ClientError::Connection("closed".to_owned())
}

/// Reads messages until the wished one.
async fn hear(socket: &mut Socket, is_wished: impl Fn(&Value) -> bool) -> Result<Value, ClientError> {
    loop {
        let message = timeout(MESSAGE_TIMEOUT, socket.next())
            .await
            .map_err(|_| ClientError::Connection("no answer".to_owned()))??
            .ok_or_else(closed)?;
        if is_wished(&message) {
            return Ok(message);
        }
    }
}

/// Lets watchers come to a game and sit there; they only answer when asked whether they are alive, and count how often they
/// are told who is there.
async fn seat_watchers(config: &LoadConfig, most: &Arc<AtomicU64>) -> Result<JoinSet<()>, ClientError> {
    let mut watching = JoinSet::new();
    if config.watchers == 0 {
        return Ok(watching);
    }
    let wish = serde_json::json!({ "game": config.game, "clock": { "kind": "none" } });
    let made: Made = config.servers[0].post("/api/games", None, &wish).await?;
    for _ in 0..config.watchers {
        let mut socket = config.servers[0].socket(&made.id, None, 0).await?;
        hear(&mut socket, |message| message["type"] == "welcome").await?;
        let most = most.clone();
        watching.spawn(async move {
            let mut told = 0;
            while let Ok(Some(message)) = socket.next().await {
                told += u64::from(message["type"] == "attendance");
                most.fetch_max(told, Ordering::Relaxed);
            }
        });
    }
    Ok(watching)
}

/// What servers have used and hold, as they say themselves.
#[derive(Default)]
pub(crate) struct Usage {
    pub(crate) cpu_seconds: f64,
    bytes: u64,
}

impl Usage {
    /// The memory that has come since `before`, for each of so many.
    fn more_memory_than(&self, before: &Usage, count: u32) -> u64 {
        self.bytes.saturating_sub(before.bytes) / u64::from(count.max(1))
    }
}

pub(crate) async fn usage(servers: &[Client]) -> Result<Usage, ClientError> {
    let mut usage = Usage::default();
    for server in servers {
        let (_, text) = server.request("GET", "/metrics", None, Vec::new()).await?;
        let text = String::from_utf8_lossy(&text).into_owned();
        let value = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|value| value.trim().parse::<f64>().ok()).unwrap_or(0.0)
        };
        usage.cpu_seconds += value("process_cpu_seconds_total ");
        usage.bytes += value("process_resident_memory_bytes ") as u64;
    }
    Ok(usage)
}
