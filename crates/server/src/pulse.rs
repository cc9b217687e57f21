//! That the server runs and can store what happens. While it cannot, no time passes for the players.

use crate::hub::{Hub, now};
use crate::metrics::METRICS;
use crate::online::{Clock, Millis};
use crate::problem::ApiError;
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

/// Games whose followers are told at once that they have their time back: they share a commit.
const TOLD: usize = 200;

/// When this process last stored that it runs.
#[derive(Default)]
pub(crate) struct Pulse(AtomicI64);

impl Pulse {
    fn last(&self) -> Millis {
        self.0.load(Ordering::Acquire)
    }

    /// Whether there has been no outage until `now`, as far as this process knows. If there has, nothing may be decided by
    /// the clock before it has been noted.
    pub(crate) fn is_steady(&self, now: Millis) -> bool {
        now - self.last() < Clock::OUTAGE
    }

    /// Lets time pass by.
    #[cfg(test)]
    pub(crate) fn age(&self, millis: Millis) {
        self.0.fetch_sub(millis, Ordering::Relaxed);
    }

    /// Whether it is time for the next one. The machine's clock may have been set back.
    fn is_due(&self, now: Millis) -> bool {
        !(0..PULSE).contains(&(now - self.last()))
    }
}

impl Hub {
    /// Notes that the server runs. If there has been an outage, that is noted too, in one place for all games: each gets its
    /// time back when somebody next acts there, and shows it at once.
    ///
    /// # Errors
    /// It cannot be stored: the outage goes on.
    pub(crate) async fn beat(self: &Arc<Self>) -> Result<(), ApiError> {
        let was_steady = self.pulse.is_steady(now());
        let last = self.pulse.last();
        let is_first = last == 0;
        // A process that lives knows best by what it has stored; of the one before, there may be a later sign.
        let breath = if is_first { self.store.last_breath().unwrap_or_default() } else { 0 };
        let moment = now();
        self.store.writer().pulse(moment, breath).await?;
        if !was_steady {
            self.store.learn_outages().await?;
            // Who was away while we could not know of it was not away from us.
            self.sightings.begin_anew(moment);
        }
        self.pulse.0.store(moment, Ordering::Release);
        if !was_steady && !is_first {
            METRICS.outages.add(1);
            METRICS.outage_seconds.add(((moment - last).max(0) / 1_000) as u64);
            tracing::warn!("nothing could be played for a while");
            tokio::spawn(self.clone().tell_of_outage());
        }
        Ok(())
    }

    /// Tells those who follow a game that its clock has got its time back.
    async fn tell_of_outage(self: Arc<Self>) {
        for rooms in self.rooms.all().chunks(TOLD) {
            let mut tasks = JoinSet::new();
            for room in rooms {
                let (hub, room) = (self.clone(), room.clone());
                tasks.spawn(async move { hub.see_to(&room).await });
            }
            while tasks.join_next().await.is_some() {}
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

    /// Leaves signs of life, as long as all is well.
    pub(crate) async fn breathe(self: Arc<Self>) {
        let breath = match self.store.breath() {
            Ok(breath) => breath,
            Err(error) => {
                return tracing::warn!(%error, "if this process is killed, players may get too much time");
            }
        };
        let mut ticks = tokio::time::interval(breath.often());
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            if self.pulse.is_steady(now()) {
                breath.leave(now()).await;
            }
        }
    }

    /// The last beat: from here on no time passes for the players.
    pub(crate) async fn rest(&self) {
        if self.store.writer().pulse(now(), 0).await.is_err() {
            tracing::warn!("when the server stopped could not be stored");
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::hub::{Hub, now};
    use crate::limits::{Limits, LimitsConfig};
    use crate::metrics::METRICS;
    use crate::online::{Millis, Side, Status};
    use crate::problem::ApiError;
    use crate::store::Store;
    use crate::test_hub::{HOUR, TestHub};
    use std::time::Duration;

    #[tokio::test]
    async fn an_outage_of_a_server_that_lives_costs_nobody_time() {
        let test = TestHub::new().await;
        test.sleep_an_hour().await;
        // The flag has fallen as far as the clock can tell, but neither a player nor the sweeper may say so.
        assert!(matches!(test.play(Side::First, 2, "a1xa3").await, Err(ApiError::Storage)));
        test.hub.settle(&test.id, 4).await;
        assert_eq!(test.standing().await.0, Status::Playing);
        test.hub.live();
        let awake = async {
            while !test.hub.pulse.is_steady(now()) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), awake).await.unwrap();
        let (status, left, _) = test.standing().await;
        assert_eq!(status, Status::Playing);
        assert!((58_000..=60_000).contains(&left), "{left}");
        test.play(Side::First, 2, "a1xa3").await.unwrap();
        let (_, _, given) = test.standing().await;
        assert!(matches!(given[..], [millis] if (HOUR - 2_000..HOUR + 2_000).contains(&millis)), "{given:?}");
    }

    /// A number that Prometheus would read.
    fn counted(name: &str) -> u64 {
        let text = METRICS.text();
        text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap().parse().unwrap()
    }

    #[tokio::test]
    async fn an_outage_is_counted_with_its_seconds() {
        let count = || (counted("pionnier_outages_total"), counted("pionnier_outage_seconds_total"));
        let test = TestHub::new().await;
        let before = count();
        test.sleep_an_hour().await;
        test.hub.beat().await.unwrap();
        let after = count();
        // Other tests have their outages in the same process.
        assert!(after.0 > before.0 && after.1 >= before.1 + HOUR as u64 / 1_000, "{before:?} {after:?}");
    }

    #[tokio::test]
    async fn an_outage_is_not_over_before_it_is_noted_and_is_noted_once() {
        let test = TestHub::new().await;
        test.sleep_an_hour().await;
        test.run("ALTER TABLE outage RENAME TO elsewhere").await;
        assert!(test.hub.beat().await.is_err());
        assert!(!test.hub.pulse.is_steady(now()));
        test.run("ALTER TABLE elsewhere RENAME TO outage").await;
        // Two processes come back at the same moment.
        let other = Store::open(&test.file, "other").await.unwrap();
        let (here, there) = tokio::join!(test.hub.beat(), other.writer().pulse(now(), 0));
        assert!(here.is_ok() && there.is_ok());
        let (count,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM outage").fetch_one(&test.pool).await.unwrap();
        assert_eq!(count, 1);
        let (status, left, _) = test.standing().await;
        assert_eq!(status, Status::Playing);
        assert!((58_000..=60_000).contains(&left), "{left}");
    }

    #[tokio::test]
    async fn an_outage_begins_with_the_last_sign_of_life() {
        let test = TestHub::new().await;
        let breath = test.hub.store.breath().unwrap();
        test.sleep_an_hour().await;
        // Half a minute after something was last stored.
        breath.leave(now() - HOUR + 30_000).await;
        let restarted = Hub::new(
            Store::open(&test.file, "restarted").await.unwrap(),
            Limits::new(LimitsConfig::default()),
        );
        restarted.beat().await.unwrap();
        let (began, ended): (Millis, Millis) =
            sqlx::query_as("SELECT began, ended FROM outage").fetch_one(&test.pool).await.unwrap();
        assert!((ended - HOUR + 28_000..=ended - HOUR + 30_000).contains(&began), "{began} to {ended}");
    }

    #[tokio::test]
    async fn an_outage_moves_every_deadline_at_once() {
        let test = TestHub::new().await;
        let due = async |moment: Millis| test.hub.store.overdue(moment, 10).await.unwrap().len();
        assert_eq!((due(now()).await, due(now() + 120_000).await), (0, 1));
        test.sleep_an_hour().await;
        assert_eq!(due(now()).await, 1, "so it seems");
        test.hub.beat().await.unwrap();
        assert_eq!((due(now()).await, due(now() + 120_000).await), (0, 1));
        test.play(Side::First, 2, "a1xa3").await.unwrap();
        assert_eq!(
            (due(now()).await, due(now() + 120_000).await),
            (0, 1),
            "also of those that are written anew"
        );
    }

    #[tokio::test]
    async fn while_another_process_runs_there_is_no_outage() {
        let test = TestHub::new().await;
        test.sleep_an_hour().await;
        test.run("UPDATE pulse SET at = at + 3600000").await;
        test.hub.beat().await.unwrap();
        test.hub.settle(&test.id, 4).await;
        let (status, _, given) = test.standing().await;
        assert_eq!((status, given), (Status::Over, vec![]));
    }

    #[tokio::test]
    async fn a_pulse_that_arrives_late_does_not_hide_a_later_one() {
        let test = TestHub::new().await;
        let now = now();
        for (pulse, kept) in [(now + 1, now + 1), (now - 60_000, now + 1), (now - 2 * HOUR, now - 2 * HOUR)] {
            test.hub.store.writer().pulse(pulse, 0).await.unwrap();
            let (stored,): (Millis,) =
                sqlx::query_as("SELECT at FROM pulse WHERE id = 1").fetch_one(&test.pool).await.unwrap();
            assert_eq!(stored, kept);
        }
    }
}
