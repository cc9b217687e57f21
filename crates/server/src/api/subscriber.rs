//! Someone who follows a game, by whatever means.

use super::App;
use crate::hub::{Hub, now, stopped};
use crate::message::{FromServer, News};
use crate::online::{Millis, Seat};
use crate::presence::Attendance;
use crate::room::Room;
use std::sync::Arc;
use tokio::sync::watch;

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
}

impl Subscriber {
    /// Lets someone in who has everything up to the event `after`.
    pub(crate) fn new(app: &App, room: Arc<Room>, seat: Option<Seat>, after: u32) -> Subscriber {
        let news = room.subscribe();
        app.hub.arrive(&room, seat);
        Subscriber {
            hub: app.hub.clone(),
            seat,
            seq: after,
            heard: room.last_said(),
            attendance: None,
            news,
            stopping: app.hub.stopping.subscribe(),
            room,
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
        self.hub.leave(&self.room, self.seat);
    }
}
