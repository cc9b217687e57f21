//! Many who play at once and do not give up.

use super::account::Account;
use crate::common::{self, Pair, TEST_TIMEOUT, seed};
use pionnier_catalog::{AnyRecord, Random, find};
use pionnier_client::{Client, ReconnectingClient};
use pionnier_online::{Clock, Command, Offer, Side};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;

const KINDS: [&str; 5] = ["kono", "quindo", "granat", "bermudes", "cul-de-sac"];

const CLOCK: Clock = Clock::Live { seconds: 60, increment: 10 };

/// Between two turns something else is done, once in so many times.
const DEEDS: usize = 6;

/// How long to wait before something is looked at again.
const GLANCE: Duration = Duration::from_millis(2);

/// How long to wait before a server that was away is asked again.
const RETRY: Duration = Duration::from_millis(20);

/// What they have been through.
#[derive(Default)]
struct Tally {
    is_enough: AtomicBool,
    turns: AtomicU64,
    commands: AtomicU64,
    reconnections: AtomicU64,
}

/// Players at many boards: game after game, until it is enough. Each game is compared with what was acknowledged.
pub(crate) struct Crowd {
    tally: Arc<Tally>,
    playing: JoinSet<()>,
}

impl Crowd {
    /// Begins so many games.
    pub(crate) fn gather(clients: &[Client], games: u64) -> Crowd {
        let tally = Arc::new(Tally::default());
        let mut playing = JoinSet::new();
        for game in 0..games {
            playing.spawn(play_on(clients.to_vec(), seed() + game, tally.clone()));
        }
        Crowd { tally, playing }
    }

    /// Turns acknowledged so far.
    pub(crate) fn turns(&self) -> u64 {
        self.tally.turns.load(Ordering::Relaxed)
    }

    /// Offers, answers to them and resignations acknowledged, in the games that have ended.
    pub(crate) fn commands(&self) -> u64 {
        self.tally.commands.load(Ordering::Relaxed)
    }

    /// How often a player had to connect again, or to send again.
    pub(crate) fn reconnections(&self) -> u64 {
        self.tally.reconnections.load(Ordering::Relaxed)
    }

    /// Waits until so many more turns are played.
    pub(crate) async fn play(&mut self, turns: u64) {
        let wanted = self.turns() + turns;
        while self.turns() < wanted {
            if let Some(ended) = self.playing.try_join_next() {
                ended.expect("they play until it is enough");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Lets them end their games.
    pub(crate) async fn disperse(&mut self) {
        self.tally.is_enough.store(true, Ordering::Relaxed);
        std::mem::take(&mut self.playing).join_all().await;
    }
}

/// Plays games, one after the other.
async fn play_on(mut clients: Vec<Client>, seed: u64, tally: Arc<Tally>) {
    let mut random = Random::new(seed);
    while !tally.is_enough.load(Ordering::Relaxed) {
        let kind = KINDS[random.below(KINDS.len())];
        let first = random.below(clients.len());
        clients.rotate_left(first);
        let pair = sit_down(&clients, kind, &mut random).await;
        let mut table = CrowdGame::new(&clients, &pair, kind);
        while table.record.ending().is_none() {
            if table.step > 1 && tally.is_enough.load(Ordering::Relaxed) {
                break;
            }
            if random.below(DEEDS) == 0 {
                table.agree(&mut random).await;
            }
            let text = table.record.position().random_turn(&mut random).expect("the game is not over");
            table.turn(&text).await;
            tally.turns.fetch_add(1, Ordering::Relaxed);
        }
        table.end().await;
        tally.commands.fetch_add(table.commands, Ordering::Relaxed);
        let again = table.players.iter().map(|player| u64::from(player.reconnections)).sum();
        tally.reconnections.fetch_add(again, Ordering::Relaxed);
        let heard = tokio::time::timeout(TEST_TIMEOUT, stored(&clients, &pair, table.log.len())).await;
        let view = heard.expect("what was acknowledged is there");
        assert_eq!(log(&view), table.log, "and is there once, in its order");
        table.account.check(&view);
    }
}

/// Two players at a board, who note what has been acknowledged.
struct CrowdGame {
    players: [ReconnectingClient; 2],
    record: Box<dyn AnyRecord>,
    account: Account,
    step: u32,
    /// What was done other than turns.
    commands: u64,
    /// What the server must have noted.
    log: Vec<Value>,
}

impl CrowdGame {
    fn new(clients: &[Client], pair: &Pair, kind: &str) -> CrowdGame {
        let players = Side::BOTH.map(|seat| {
            // If there are several servers, the two players of a game are with different ones.
            let mut servers = clients.to_vec();
            servers.rotate_left(seat.index() % clients.len());
            ReconnectingClient::new(servers, &pair.id, pair.secret(seat))
        });
        CrowdGame {
            players,
            record: find(kind).unwrap().start().record(),
            account: Account::new(CLOCK),
            step: 0,
            commands: 0,
            log: Side::BOTH.map(|seat| json!({ "type": "joined", "seat": seat })).into(),
        }
    }

    fn mover(&self) -> Side {
        self.record.position().side()
    }

    /// A player answers what they have seen, wherever the other has done it.
    async fn ready(&mut self, seat: Side) -> &mut ReconnectingClient {
        let known = self.log.len();
        let player = &mut self.players[seat.index()];
        player.wait_for(|entries, _| done(entries).count() >= known).await;
        player
    }

    async fn turn(&mut self, text: &str) {
        let (seat, turn) = (self.mover(), Command::Turn { step: self.step, text: text.to_owned() });
        self.ready(seat).await;
        let answer = self.account.time(self.players[seat.index()].act(&turn)).await;
        assert!(answer.is_ok(), "step {}: {answer:?}", self.step);
        self.record.play(text).unwrap();
        self.step += 1;
        self.log.push(json!({ "type": "turn", "seat": seat, "text": text }));
        if self.record.ending().is_some() {
            self.log.push(json!({ "type": "ended" }));
        }
    }

    /// Something other than a turn, from which this follows.
    async fn command(&mut self, seat: Side, command: Command, event: Value) {
        let answer = self.ready(seat).await.act(&command).await;
        assert!(answer.is_ok(), "{command:?}: {answer:?}");
        self.commands += 1;
        self.log.push(event);
    }

    /// One of them asks for something, and the other answers.
    async fn agree(&mut self, random: &mut Random) {
        let (mover, other) = (self.mover(), self.mover().other());
        let (seat, offer) = match random.below(2) {
            0 if !self.record.turns().is_empty() => (other, Offer::Takeback),
            _ => ([mover, other][random.below(2)], Offer::Draw),
        };
        let offered = json!({ "type": "offered", "seat": seat, "offer": offer });
        self.command(seat, Command::Offer { offer }, offered).await;
        if offer == Offer::Takeback {
            let event = json!({ "type": "taken-back", "seat": seat, "plies": 1 });
            self.command(mover, Command::Accept { offer }, event).await;
            self.record.undo();
            self.step += 1;
        } else {
            let event = json!({ "type": "declined", "seat": seat.other(), "offer": offer });
            self.command(seat.other(), Command::Decline { offer }, event).await;
        }
    }

    /// Ends the game, if it has not ended, and both want another.
    async fn end(&mut self) {
        if self.record.ending().is_none() {
            self.command(Side::First, Command::Resign, json!({ "type": "ended" })).await;
        }
        let offer = Offer::Rematch;
        let offered = json!({ "type": "offered", "seat": "second", "offer": offer });
        self.command(Side::Second, Command::Offer { offer }, offered).await;
        self.command(Side::First, Command::Accept { offer }, json!({ "type": "rematch" })).await;
    }
}

/// What was done in a game, without the circumstances. What the server has done by itself is not among it.
fn log(view: &Value) -> Vec<Value> {
    let strip = |entry: &Value| {
        let mut entry = entry.clone();
        for circumstance in ["seq", "at", "spent", "lag", "reason", "winner", "game"] {
            entry.as_object_mut().expect("an entry").remove(circumstance);
        }
        entry
    };
    done(view["entries"].as_array().map_or(&[], Vec::as_slice)).map(strip).collect()
}

fn done(entries: &[Value]) -> impl Iterator<Item = &Value> {
    entries.iter().filter(|entry| entry["type"] != "outage")
}

/// A game. What is asked for is asked again until it is known: the answer may have been lost.
async fn sit_down(clients: &[Client], kind: &str, random: &mut Random) -> Pair {
    let (wish, key) = (common::wish(kind, CLOCK), format!("{:016x}{:016x}", random.bits(), random.bits()));
    let mut servers = clients.iter().cycle();
    let made = loop {
        if let Ok(made) = servers.next().expect("a server").make(&wish, &key).await {
            break made;
        }
        tokio::time::sleep(RETRY).await;
    };
    let path = format!("/api/games/{}/join", made.id);
    let secret = "00112233445566778899aabbccddeeff";
    let join = json!({ "invitation": made.invitation, "secret": secret });
    while servers.next().expect("a server").post::<Value>(&path, None, &join).await.is_err() {
        tokio::time::sleep(RETRY).await;
    }
    Pair { id: made.id, secrets: [made.secret, secret.to_owned()] }
}

/// The game as any server has it who has heard of so much.
async fn stored(clients: &[Client], pair: &Pair, done: usize) -> Value {
    for client in clients.iter().cycle() {
        let view = client.get::<Value>(&pair.path(""), None).await.unwrap_or_default();
        if log(&view).len() >= done {
            return view;
        }
        tokio::time::sleep(RETRY).await;
    }
    unreachable!("there is a server")
}
