//! The inside of a server, for tests that pass time by.

use crate::folder::Folder;
use crate::hub::{Hub, Sending, now};
use crate::limits::{Limits, LimitsConfig};
use crate::message::{Join, NewGame};
use crate::online::{Clock, Command, Event, Millis, Name, Side, Status};
use crate::problem::ApiError;
use crate::store::{Location, Store};
use sqlx::SqlitePool;
use std::net::Ipv4Addr;
use std::sync::Arc;

pub(crate) const HOUR: Millis = 3_600_000;

/// A server's inside with a live game of one minute in it, both sides of which have moved.
pub(crate) struct TestHub {
    pub(crate) hub: Arc<Hub>,
    pub(crate) id: String,
    pub(crate) pool: SqlitePool,
    pub(crate) file: Location,
    _folder: Folder,
}

impl TestHub {
    pub(crate) async fn new() -> TestHub {
        let folder = Folder::new();
        let path = folder.0.join("games.sqlite");
        let file = Location::File(path.clone());
        let store = Store::open(&file, "test").await.unwrap();
        let hub = Hub::new(store, Limits::new(LimitsConfig::default()));
        hub.beat().await.unwrap();
        let id = begin(&hub).await;
        let pool = SqlitePool::connect(&format!("sqlite://{}", path.display())).await.unwrap();
        let test = TestHub { hub, id, pool, file, _folder: folder };
        test.play(Side::First, 0, "b1xb3").await.unwrap();
        test.play(Side::Second, 1, "d4xd2").await.unwrap();
        test
    }

    /// Another game in which nobody has moved.
    pub(crate) async fn another(&self) -> String {
        begin(&self.hub).await
    }

    pub(crate) async fn play(&self, seat: Side, step: u32, text: &str) -> Result<(), ApiError> {
        let room = self.hub.room(&self.id).await?;
        let command = Command::Turn { step, text: text.to_owned() };
        self.hub.act(room, seat, command, Sending::default()).await.map(|_| ())
    }

    pub(crate) async fn run(&self, statements: &'static str) {
        sqlx::raw_sql(statements).execute(&self.pool).await.unwrap();
    }

    /// Time passes in the game, as it is stored.
    pub(crate) async fn pass(&self, millis: Millis) {
        for statement in [
            "UPDATE event SET at = at - $1",
            "UPDATE game SET created = created - $1, deadline = deadline - $1",
        ] {
            sqlx::query(statement).bind(millis).execute(&self.pool).await.unwrap();
        }
    }

    /// An hour passes in which this process neither did nor stored anything.
    pub(crate) async fn sleep_an_hour(&self) {
        self.run(
            "UPDATE event SET at = at - 3600000; UPDATE pulse SET at = at - 3600000; \
             UPDATE game SET created = created - 3600000, deadline = deadline - 3600000",
        )
        .await;
        self.hub.pulse.age(HOUR);
    }

    /// Where the game is in its life, what is left to the side to move, and what has been given back.
    pub(crate) async fn standing(&self) -> (Status, Millis, Vec<Millis>) {
        let room = self.hub.room(&self.id).await.unwrap();
        let given = |event: &Event| match event {
            Event::Outage { millis } => Some(*millis),
            _ => None,
        };
        room.look(|loaded| {
            let state = loaded.game.standing(&self.hub.store.outages());
            let left = state.left[state.to_move.index()] - (now() - state.started);
            let given = loaded.game.since(0).iter().filter_map(|entry| given(&entry.event)).collect();
            (state.status, left, given)
        })
        .unwrap()
    }
}

/// A game in which both seats are taken.
async fn begin(hub: &Arc<Hub>) -> String {
    let wish = NewGame {
        game: "kono".to_owned(),
        seat: Some(Side::First),
        clock: Clock::Live { seconds: 60, increment: 0 },
        listed: true,
        start: None,
        name: Name::default(),
        secret: None,
    };
    let id = hub.make(&wish, None, Ipv4Addr::LOCALHOST.into()).await.unwrap().id;
    hub.join(hub.room(&id).await.unwrap(), Join::default()).await.unwrap();
    id
}
