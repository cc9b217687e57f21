//! The real server, killed at random moments, with a full disk, and with one of two processes gone. `make test` runs a
//! bounded form; `make soak` sets `PIONNIER_KILLS` and runs for long.

#[path = "../../server/tests/common/mod.rs"]
mod common;

use common::postgres::Cluster;
use common::{Folder, Pair, seed, turns};
use pionnier_catalog::{AnyRecord, Random, find};
use pionnier_server::client::{Client, Stubborn};
use pionnier_server::online::{Clock, Command as Act, Seat};
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Players of a test all have one address.
const NO_LIMITS: [&str; 10] = [
    "--requests-per-second",
    "0",
    "--waiting-games",
    "0",
    "--games-per-day",
    "0",
    "--sockets",
    "0",
    "--connections-per-address",
    "0",
];

/// A server in a process of its own, always at the same address once it has one.
struct Process {
    child: Child,
    address: String,
    arguments: Vec<String>,
}

impl Process {
    fn start(storage: &[&str]) -> Process {
        let arguments: Vec<String> =
            storage.iter().chain(&NO_LIMITS).map(|&argument| argument.to_owned()).collect();
        let (child, address) = spawn("0", &arguments, None);
        Process { child, address, arguments }
    }

    fn client(&self) -> Client {
        Client::new(&format!("http://{}", self.address)).unwrap()
    }

    /// As a power cut would.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn start_again(&mut self) {
        self.child = spawn(&self.address, &self.arguments, None).0;
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the program, perhaps with a limit on the size of its files, in blocks of 1,024 bytes.
fn spawn(listen: &str, arguments: &[String], blocks: Option<u32>) -> (Child, String) {
    let program = env!("CARGO_BIN_EXE_pionnier");
    let mut command = match blocks {
        None => Command::new(program),
        Some(blocks) => {
            let mut shell = Command::new("bash");
            // Without the signal, a write beyond the limit fails as on a full disk.
            shell
                .args(["-c", &format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" \"$@\"")])
                .arg(program);
            shell
        }
    };
    let mut child = command
        .args(["serve", "--lang", "en", "--log-level", "error", "--listen", listen])
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("it has an output")).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Pionnier is at http://").expect("it says where it is");
    (child, address.trim_end_matches('/').to_owned())
}

fn begin() -> Box<dyn AnyRecord> {
    find("quindo").unwrap().start().record()
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// Plays games, one after the other, until told to stop; compares each with what was acknowledged. Gives the number of
/// acknowledged turns.
async fn play_on(clients: Vec<Client>, seed: u64, is_enough: Arc<AtomicBool>, acknowledged: Arc<AtomicU64>) {
    let mut random = Random::new(seed);
    let kinds = ["kono", "quindo", "granat", "bermudes", "cul-de-sac"];
    while !is_enough.load(Ordering::Relaxed) {
        let kind = kinds[random.below(kinds.len())];
        let clock = Clock::Live { seconds: 60, increment: 10 };
        let Some(pair) = try_pair(&clients, kind, clock).await else { continue };
        let mut players = Seat::BOTH.map(|seat| Stubborn::new(clients.clone(), &pair.id, pair.secret(seat)));
        let mut record = find(kind).unwrap().start().record();
        for step in 0.. {
            let Some(text) = record.position().random_turn(&mut random) else { break };
            if record.ending().is_some() || (step > 1 && is_enough.load(Ordering::Relaxed)) {
                break;
            }
            let turn = Act::Turn { step, text: text.clone() };
            let played = players[step as usize % 2].act(&turn).await;
            assert!(played.is_ok(), "{kind} step {step}: {played:?}");
            acknowledged.fetch_add(1, Ordering::Relaxed);
            record.play(&text).unwrap();
        }
        let view = stored(&clients, &pair).await;
        assert_eq!(turns(&view["entries"]), record.turns(), "what was acknowledged is there, once");
        for left in view["state"]["left"].as_array().unwrap() {
            // Ten seconds more each turn: whoever had less than at the beginning has paid for an outage.
            assert!(left.as_i64().unwrap() >= 50_000, "{kind}: {}", view["state"]);
        }
    }
}

/// A game, unless the server is away just now.
async fn try_pair(clients: &[Client], kind: &str, clock: Clock) -> Option<Pair> {
    let client = &clients[0];
    let wish = common::wish(kind, clock);
    let Ok(made) = client.post::<pionnier_server::Made>("/api/games", None, &wish).await else {
        tokio::time::sleep(Duration::from_millis(20)).await;
        return None;
    };
    let path = format!("/api/games/{}/join", made.id);
    let secret = "00112233445566778899aabbccddeeff";
    let join = serde_json::json!({ "invitation": made.invitation, "secret": secret });
    // Asked again until it is known: the answer may have been lost.
    while client.post::<serde_json::Value>(&path, None, &join).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Some(Pair { id: made.id, secrets: [made.secret, secret.to_owned()] })
}

async fn stored(clients: &[Client], pair: &Pair) -> serde_json::Value {
    loop {
        for client in clients {
            if let Ok(view) = client.get(&pair.path(""), None).await {
                return view;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_random_moments_it_has_every_acknowledged_turn() {
    let folder = Folder::new();
    let mut server = Process::start(&["--data", folder.0.to_str().unwrap()]);
    let (kills, wanted) = (number("PIONNIER_KILLS", 6), number("PIONNIER_TURNS", 300));
    let games = number("PIONNIER_GAMES", 12);
    let (is_enough, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut playing = tokio::task::JoinSet::new();
    for game in 0..games {
        let (is_enough, acknowledged) = (is_enough.clone(), acknowledged.clone());
        playing.spawn(play_on(vec![server.client()], seed() + game, is_enough, acknowledged));
    }
    let mut random = Random::new(seed());
    let start = Instant::now();
    let mut done = 0;
    while done < kills || acknowledged.load(Ordering::Relaxed) < wanted {
        // At least some turns between two kills, and then at any moment.
        let before = acknowledged.load(Ordering::Relaxed);
        while acknowledged.load(Ordering::Relaxed) < before + wanted / kills / 2 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        tokio::time::sleep(Duration::from_micros(random.below(50_000) as u64)).await;
        server.kill();
        server.start_again();
        done += 1;
    }
    is_enough.store(true, Ordering::Relaxed);
    playing.join_all().await;
    let turns = acknowledged.load(Ordering::Relaxed);
    println!("{done} kills, {turns} turns acknowledged, none lost, none twice, in {:?}", start.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_full_disk_turns_are_refused_and_none_is_lost() {
    let folder = Folder::new();
    let storage = ["--data", folder.0.to_str().unwrap()];
    let arguments: Vec<String> = storage.iter().chain(&NO_LIMITS).map(|&text| text.to_owned()).collect();
    // The log of the database alone outgrows this after some turns.
    let (child, address) = spawn("0", &arguments, Some(600));
    let mut server = Process { child, address, arguments };
    let client = server.client();
    let mut random = Random::new(seed());
    let (mut pair, mut record) = (Pair::new(&client, "quindo", Clock::None).await, begin());
    let mut step = 0;
    // Game after game, until there is no more room.
    let (turn, text) = loop {
        let Some(text) = record.position().random_turn(&mut random).filter(|_| record.ending().is_none())
        else {
            (pair, record, step) = (Pair::new(&client, "quindo", Clock::None).await, begin(), 0);
            continue;
        };
        let turn = Act::Turn { step, text: text.clone() };
        match pair.act(&client, Seat::BOTH[step as usize % 2], &turn).await {
            Ok(_) => record.play(&text).unwrap(),
            Err(error) => {
                assert_eq!(error.code(), Some("storage-unavailable"), "{error}");
                break (turn, text);
            }
        }
        step += 1;
    };
    assert_eq!(turns(&pair.view(&client).await["entries"]), record.turns(), "it can still be looked at");

    // Room is made: the same turn, sent again, is played.
    let raised = Command::new("prlimit")
        .args(["--fsize=unlimited", "--pid", &server.child.id().to_string()])
        .status()
        .unwrap();
    assert!(raised.success());
    pair.act(&client, Seat::BOTH[step as usize % 2], &turn).await.unwrap();
    record.play(&text).unwrap();
    assert_eq!(turns(&pair.view(&client).await["entries"]), record.turns());
    server.kill();
    server.start_again();
    assert_eq!(turns(&pair.view(&client).await["entries"]), record.turns());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_processes_is_killed_and_its_players_go_on_with_the_other() {
    let cluster = Cluster::start();
    let url = cluster.url();
    let mut servers = [Process::start(&["--database", &url]), Process::start(&["--database", &url])];
    let clients = vec![servers[0].client(), servers[1].client()];
    let (is_enough, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut playing = tokio::task::JoinSet::new();
    for game in 0..8 {
        // Games are made where nobody is killed, and begun on the other side.
        let (is_enough, acknowledged) = (is_enough.clone(), acknowledged.clone());
        playing.spawn(play_on(clients.clone(), seed() + game, is_enough, acknowledged));
    }
    for _ in 0..number("PIONNIER_KILLS", 3) {
        let before = acknowledged.load(Ordering::Relaxed);
        while acknowledged.load(Ordering::Relaxed) < before + 40 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        servers[1].kill();
        servers[1].start_again();
    }
    is_enough.store(true, Ordering::Relaxed);
    playing.join_all().await;
}
