//! Someone who follows a game, by whatever means.

use super::App;
use crate::hub::{Hub, now, stopped};
use crate::message::{FromServer, News};
use crate::online::{Millis, Seat};
use crate::presence::Attendance;
use crate::room::Room;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How long a player who asks again and again may take until the next question.
const LINGER: Duration = Duration::from_secs(4);

/// A follower knows how far they have come and looks for what is new when told that there is something. Nothing waits in
/// a queue for them, so the slow cost no more than the quick.
pub(crate) struct Subscriber {
    hub: Arc<Hub>,
    room: Arc<Room>,
    seat: Option<Seat>,
    seq: u32,
    /// When the last phrase was said that they have heard.
    heard: Millis,
    attendance: Option<Attendance>,
    news: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// For how long after they have gone they still count as there.
    linger: Duration,
}

impl Subscriber {
    /// Lets someone in who has everything up to the event `after`.
    pub(crate) fn new(app: &App, room: Arc<Room>, seat: Option<Seat>, after: u32) -> Subscriber {
        app.hub.arrive(&room, seat);
        Subscriber {
            hub: app.hub.clone(),
            seat,
            seq: after,
            heard: room.last_said(),
            attendance: None,
            news: room.subscribe(),
            stopping: app.hub.stopping.subscribe(),
            linger: Duration::ZERO,
            room,
        }
    }

    /// They ask again and again: a player is not away between two questions.
    pub(crate) fn lingers(&mut self) {
        if self.seat.is_some() {
            self.linger = LINGER;
        }
    }

    pub(crate) fn room(&self) -> &Arc<Room> {
        &self.room
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The game as it is.
    pub(crate) fn welcome(&mut self) -> Option<FromServer> {
        let view = self.room.view(self.seat, self.seq, None)?;
        self.seq = view.state.seq;
        self.attendance = Some(view.attendance);
        Some(FromServer::Welcome { view: Box::new(view) })
    }

    /// Waits until there may be something new; false when the server stops.
    pub(crate) async fn wait(&mut self) -> bool {
        tokio::select! {
            changed = self.news.changed() => changed.is_ok(),
            () = stopped(&mut self.stopping) => false,
        }
    }

    /// What is new.
    pub(crate) fn news(&mut self) -> Vec<FromServer> {
        self.news.mark_unchanged();
        let now = now();
        let mut messages = Vec::new();
        let news = self.room.look(|table| {
            let game = &table.game;
            (game.state().seq > self.seq).then(|| News {
                entries: game.since(self.seq).to_vec(),
                state: game.state().clone(),
                position: game.record().position().text(),
                now,
            })
        });
        if let Some(news) = news.flatten() {
            self.seq = news.state.seq;
            messages.push(FromServer::News { news: Box::new(news) });
        }
        for said in self.room.said_since(self.heard) {
            self.heard = said.at;
            messages.push(FromServer::Said { said });
        }
        let attendance = self.room.attendance(now);
        if self.attendance != Some(attendance) {
            self.attendance = Some(attendance);
            messages.push(FromServer::Attendance { attendance });
        }
        messages
    }
}

impl Drop for Subscriber {
    fn drop(&mut self) {
        if self.linger.is_zero() {
            return self.hub.leave(&self.room, self.seat);
        }
        let (hub, room, seat, linger) = (self.hub.clone(), self.room.clone(), self.seat, self.linger);
        // When everything ends there is nobody to tell.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(linger).await;
                hub.leave(&room, seat);
            });
        }
    }
}
