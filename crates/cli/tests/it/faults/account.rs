//! The account of a game's clocks, kept by its players.

use crate::common::now;
use pionnier_online::{Clock, Millis};
use serde_json::Value;

/// What the server may forgive a turn for the network.
const LAG: Millis = 500;

/// When a turn was first sent and when its acknowledgement was there: in between it was played.
struct Seen {
    sent: Millis,
    acknowledged: Millis,
}

/// What the players of one game have seen of its time.
pub(crate) struct Account {
    initial: Millis,
    increment: Millis,
    seen: Vec<Seen>,
}

impl Account {
    pub(crate) fn new(clock: Clock) -> Account {
        let Clock::Live { seconds, increment } = clock else { panic!("only live clocks need an account") };
        Account {
            initial: Millis::from(seconds) * 1_000,
            increment: Millis::from(increment) * 1_000,
            seen: Vec::new(),
        }
    }

    /// Plays a turn by the given action, looking at the clock on the wall before and after.
    pub(crate) async fn time<T>(&mut self, turn: impl Future<Output = T>) -> T {
        let sent = now();
        let answer = turn.await;
        self.seen.push(Seen { sent, acknowledged: now() });
        answer
    }

    /// Compares with what the server has: every turn was played when its player says so and cost what had gone by since
    /// the one before, less what was the network's or was given back for an outage; and what is left follows from that to
    /// the millisecond.
    pub(crate) fn check(&self, view: &Value) {
        let mut left = [self.initial; 2];
        let (mut began, mut given_back, mut ply) = (0, 0, 0);
        let mut turns = self.seen.iter();
        for entry in view["entries"].as_array().unwrap() {
            let number = |name: &str| entry[name].as_i64().unwrap();
            match entry["type"].as_str().unwrap() {
                "joined" => began = number("at"),
                "outage" => {
                    given_back += number("millis");
                    assert!(given_back <= number("at") - began, "no more than was lost: {entry}");
                }
                "taken-back" => {
                    ply -= number("plies");
                    (began, given_back) = (number("at"), 0);
                }
                "turn" => {
                    let Seen { sent, acknowledged } = turns.next().expect("a turn that was sent");
                    let (at, spent, lag) = (number("at"), number("spent"), number("lag"));
                    assert!((*sent..=*acknowledged).contains(&at), "{sent} to {acknowledged}: {entry}");
                    assert!((0..=LAG).contains(&lag), "{entry}");
                    // The first turn of each side is not on the clock.
                    if ply < 2 {
                        assert_eq!(spent, 0, "{entry}");
                    } else {
                        assert_eq!(spent + lag, at - began - given_back, "ply {ply}: {entry}");
                        left[usize::from(entry["seat"] == "second")] += self.increment - spent;
                    }
                    ply += 1;
                    (began, given_back) = (at, 0);
                }
                _ => {}
            }
        }
        assert_eq!(view["state"]["left"], serde_json::json!(left), "{}", view["state"]);
    }
}
