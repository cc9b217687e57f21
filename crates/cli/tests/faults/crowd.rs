//! Many who play at once and do not give up.

use super::account::Account;
use super::common::{self, PATIENCE, Pair, seed, turns};
use pionnier_catalog::{Random, find};
use pionnier_server::client::{Client, Stubborn};
use pionnier_server::online::{Clock, Command, Seat};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;

const KINDS: [&str; 5] = ["kono", "quindo", "granat", "bermudes", "cul-de-sac"];

const CLOCK: Clock = Clock::Live { seconds: 60, increment: 10 };

/// How long to wait before something is looked at again.
const GLANCE: Duration = Duration::from_millis(2);

/// How long to wait before a server that was away is asked again.
const RETRY: Duration = Duration::from_millis(20);

/// What they have been through.
#[derive(Default)]
struct Tally {
    is_enough: AtomicBool,
    turns: AtomicU64,
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
        let Some(pair) = sit_down(&clients, kind).await else { continue };
        let mut players = Seat::BOTH.map(|seat| {
            // If there are several servers, the two players of a game are with different ones.
            let mut servers = clients.clone();
            servers.rotate_left(seat.index() % clients.len());
            Stubborn::new(servers, &pair.id, pair.secret(seat))
        });
        let mut record = find(kind).unwrap().start().record();
        let mut account = Account::new(CLOCK);
        for step in 0.. {
            let Some(text) = record.position().random_turn(&mut random) else { break };
            if record.ending().is_some() || (step > 1 && tally.is_enough.load(Ordering::Relaxed)) {
                break;
            }
            let turn = Command::Turn { step, text: text.clone() };
            let player = &mut players[step as usize % 2];
            let before = player.reconnections;
            // A player answers what they have seen, wherever the other has played it.
            player.wait_for(|state| state["step"].as_u64() >= Some(step.into())).await;
            let answer = account.time(player.act(&turn)).await;
            assert!(answer.is_ok(), "{kind} step {step}: {answer:?}");
            tally.turns.fetch_add(1, Ordering::Relaxed);
            tally.reconnections.fetch_add((player.reconnections - before).into(), Ordering::Relaxed);
            record.play(&text).unwrap();
        }
        let heard = tokio::time::timeout(PATIENCE, stored(&clients, &pair, record.turns().len())).await;
        let view = heard.expect("what was acknowledged is there");
        assert_eq!(turns(&view["entries"]), record.turns(), "and is there once");
        account.check(&view);
    }
}

/// A game, unless the server is away just now.
async fn sit_down(clients: &[Client], kind: &str) -> Option<Pair> {
    let wish = common::wish(kind, CLOCK);
    let Ok(made) = clients[0].post::<pionnier_server::Made>("/api/games", None, &wish).await else {
        tokio::time::sleep(RETRY).await;
        return None;
    };
    let path = format!("/api/games/{}/join", made.id);
    let secret = "00112233445566778899aabbccddeeff";
    let join = serde_json::json!({ "invitation": made.invitation, "secret": secret });
    // Asked again until it is known: the answer may have been lost.
    for client in clients.iter().cycle() {
        if client.post::<serde_json::Value>(&path, None, &join).await.is_ok() {
            break;
        }
        tokio::time::sleep(RETRY).await;
    }
    Some(Pair { id: made.id, secrets: [made.secret, secret.to_owned()] })
}

/// The game as any server has it who has heard of so many turns.
async fn stored(clients: &[Client], pair: &Pair, turns: usize) -> serde_json::Value {
    for client in clients.iter().cycle() {
        let view = client.get::<serde_json::Value>(&pair.path(""), None).await.unwrap_or_default();
        if view["state"]["step"].as_u64() >= Some(turns as u64) {
            return view;
        }
        tokio::time::sleep(RETRY).await;
    }
    unreachable!("there is a server")
}
