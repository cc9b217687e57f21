//! That the server runs and can store what happens. While it cannot, no time passes for the players.

use crate::hub::{Hub, now};
use crate::online::{Clock, Millis};
use crate::problem::Fault;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

/// How often the server notes that it runs.
const PULSE: Millis = Clock::OUTAGE / 2;

/// How often it looks whether it is time for that. Often, since a machine that has slept must know it soon.
const LOOK: Duration = Duration::from_millis(250);

/// How long it waits if that could not be stored.
const RETRY: Duration = Duration::from_secs(1);

/// Games that get their time back at once: they share a commit.
const FORGIVEN: usize = 200;

/// When this process last stored that it runs.
#[derive(Default)]
pub(crate) struct Pulse(AtomicI64);

impl Pulse {
    fn last(&self) -> Millis {
        self.0.load(Ordering::Acquire)
    }

    /// Whether there has been no outage until `now`, as far as this process knows. If there has, nothing may be decided by
    /// the clock before it has been seen to.
    pub(crate) fn is_steady(&self, now: Millis) -> bool {
        now - self.last() < Clock::OUTAGE
    }

    /// Whether it is time for the next one. The machine's clock may have been set back.
    fn is_due(&self, now: Millis) -> bool {
        !(0..PULSE).contains(&(now - self.last()))
    }
}

impl Hub {
    /// Notes that the server runs. If there has been an outage, players get their time back first.
    ///
    /// # Errors
    /// It cannot be stored: the outage goes on.
    pub(crate) async fn beat(self: &Arc<Self>) -> Result<(), Fault> {
        if !self.pulse.is_steady(now()) {
            self.forgive_outage().await?;
        }
        let moment = now();
        self.store.writer().pulse(moment).await?;
        self.pulse.0.store(moment, Ordering::Release);
        Ok(())
    }

    /// Gives back to players the time when nothing could be played.
    async fn forgive_outage(self: &Arc<Self>) -> Result<(), Fault> {
        let Some(last) = self.store.last_pulse().await? else { return Ok(()) };
        // Others may have been running meanwhile. What they wrote is by their own clocks, which may be behind ours.
        let last = last.max(self.pulse.last());
        if now() - last < Clock::OUTAGE {
            return Ok(());
        }
        let games = self.store.timed(last).await?;
        tracing::info!(games = games.len(), millis = now() - last, "nothing could be played");
        for chunk in games.chunks(FORGIVEN) {
            let mut tasks: JoinSet<_> =
                chunk.iter().map(|id| self.clone().forgive(id.clone(), last)).collect();
            let mut all = Ok(());
            while let Some(forgiven) = tasks.join_next().await {
                all = all.and(forgiven.unwrap_or(Ok(())));
            }
            all?;
        }
        Ok(())
    }

    async fn forgive(self: Arc<Self>, id: String, last: Millis) -> Result<(), Fault> {
        let forgiven = async { Ok(self.room(&id).await?.forgive(&self.store, last, now).await?) };
        match forgiven.await {
            // What cannot be read stands still anyway. If the storage fails, the outage is not over.
            Err(fault) if !matches!(fault, Fault::Storage | Fault::Stopping) => Ok(()),
            forgiven => forgiven,
        }
    }

    /// Notes again and again that the server runs.
    pub(crate) async fn keep_pulse(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(LOOK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if self.pulse.is_due(now()) && self.beat().await.is_err() {
                tokio::time::sleep(RETRY).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::folder::Folder;
    use crate::hub::{Hub, Sending, now};
    use crate::limits::{Limits, LimitsConfig};
    use crate::message::{Join, NewGame};
    use crate::online::{Clock, Command, Event, Millis, Name, Seat, Status};
    use crate::problem::Fault;
    use crate::store::{Location, Store};
    use sqlx::SqlitePool;
    use std::net::Ipv4Addr;
    use std::sync::Arc;
    use std::sync::atomic::Ordering;
    use std::time::Duration;

    const HOUR: Millis = 3_600_000;

    /// A server's inside with a live game of one minute in it, both sides of which have moved.
    struct Scene {
        hub: Arc<Hub>,
        id: String,
        pool: SqlitePool,
        _folder: Folder,
    }

    impl Scene {
        async fn new() -> Scene {
            let folder = Folder::new();
            let path = folder.0.join("games.sqlite");
            let store = Store::open(&Location::File(path.clone()), "test").await.unwrap();
            let hub = Hub::new(store, Limits::new(LimitsConfig::default()));
            hub.beat().await.unwrap();
            let wish = NewGame {
                game: "kono".to_owned(),
                seat: Some(Seat::First),
                clock: Clock::Live { seconds: 60, increment: 0 },
                listed: true,
                start: None,
                name: Name::default(),
                secret: None,
            };
            let id = hub.make(&wish, None, Ipv4Addr::LOCALHOST.into()).await.unwrap().id;
            hub.join(hub.room(&id).await.unwrap(), Join::default()).await.unwrap();
            let pool = SqlitePool::connect(&format!("sqlite://{}", path.display())).await.unwrap();
            let scene = Scene { hub, id, pool, _folder: folder };
            scene.play(Seat::First, 0, "b1xb3").await.unwrap();
            scene.play(Seat::Second, 1, "d4xd2").await.unwrap();
            scene
        }

        async fn play(&self, seat: Seat, step: u32, text: &str) -> Result<(), Fault> {
            let room = self.hub.room(&self.id).await?;
            let command = Command::Turn { step, text: text.to_owned() };
            self.hub.act(room, seat, command, Sending::default()).await.map(|_| ())
        }

        async fn run(&self, statements: &'static str) {
            sqlx::raw_sql(statements).execute(&self.pool).await.unwrap();
        }

        /// An hour passes in which this process neither did nor stored anything.
        async fn sleep_an_hour(&self) {
            self.run(
                "UPDATE event SET at = at - 3600000; UPDATE pulse SET at = at - 3600000; \
                 UPDATE game SET created = created - 3600000, deadline = deadline - 3600000",
            )
            .await;
            self.hub.pulse.0.fetch_sub(HOUR, Ordering::Relaxed);
        }

        /// Where the game is in its life, what is left to the side to move, and what has been given back.
        async fn standing(&self) -> (Status, Millis, Vec<Millis>) {
            let room = self.hub.room(&self.id).await.unwrap();
            let given = |event: &Event| match event {
                Event::Outage { millis } => Some(*millis),
                _ => None,
            };
            room.look(|table| {
                let state = table.game.state();
                let left = state.left[state.to_move.index()] - (now() - state.started);
                let given = table.game.since(0).iter().filter_map(|entry| given(&entry.event)).collect();
                (state.status, left, given)
            })
            .unwrap()
        }
    }

    #[tokio::test]
    async fn an_outage_of_a_server_that_lives_costs_nobody_time() {
        let scene = Scene::new().await;
        scene.sleep_an_hour().await;
        // The flag has fallen as far as the clock can tell, but neither a player nor the sweeper may say so.
        assert!(matches!(scene.play(Seat::First, 2, "a1xa3").await, Err(Fault::Storage)));
        scene.hub.settle(&scene.id, 4).await;
        assert_eq!(scene.standing().await.0, Status::Playing);
        scene.hub.live();
        let awake = async {
            while !scene.hub.pulse.is_steady(now()) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), awake).await.unwrap();
        let (status, left, given) = scene.standing().await;
        assert_eq!(status, Status::Playing);
        assert!((58_000..=60_000).contains(&left), "{left}");
        assert!(matches!(given[..], [millis] if (HOUR - 2_000..HOUR + 2_000).contains(&millis)), "{given:?}");
        scene.play(Seat::First, 2, "a1xa3").await.unwrap();
    }

    #[tokio::test]
    async fn an_outage_is_not_over_before_everybody_has_got_their_time_back() {
        let scene = Scene::new().await;
        scene.sleep_an_hour().await;
        scene.run("ALTER TABLE event RENAME TO elsewhere").await;
        assert!(scene.hub.beat().await.is_err());
        assert!(!scene.hub.pulse.is_steady(now()));
        scene.run("ALTER TABLE elsewhere RENAME TO event").await;
        scene.hub.beat().await.unwrap();
        let (status, left, given) = scene.standing().await;
        assert_eq!((status, given.len()), (Status::Playing, 1));
        assert!((58_000..=60_000).contains(&left), "{left}");
        scene.hub.beat().await.unwrap();
        assert_eq!(scene.standing().await.2.len(), 1, "time is given back once");
    }

    #[tokio::test]
    async fn while_another_process_runs_there_is_no_outage() {
        let scene = Scene::new().await;
        scene.sleep_an_hour().await;
        scene.run("UPDATE pulse SET at = at + 3600000").await;
        scene.hub.beat().await.unwrap();
        scene.hub.settle(&scene.id, 4).await;
        let (status, _, given) = scene.standing().await;
        assert_eq!((status, given), (Status::Over, vec![]));
    }

    #[tokio::test]
    async fn a_pulse_that_arrives_late_does_not_hide_a_later_one() {
        let scene = Scene::new().await;
        let now = now();
        for (pulse, kept) in [(now + 1, now + 1), (now - 60_000, now + 1), (now - 2 * HOUR, now - 2 * HOUR)] {
            scene.hub.store.writer().pulse(pulse).await.unwrap();
            assert_eq!(scene.hub.store.last_pulse().await.unwrap(), Some(kept));
        }
    }
}
