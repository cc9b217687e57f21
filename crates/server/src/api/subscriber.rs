//! Someone who follows a game, by whatever means.

use super::App;
use crate::hub::{Hub, stopped};
use crate::message::{FromServer, text};
use crate::online::{Millis, Side};
use crate::presence::Attendance;
use crate::room::Room;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::watch;

/// A follower knows how far they have come and looks for what is new when told that there is something. Nothing waits in
/// a queue for them, so the slow cost no more than the quick.
pub(crate) struct Subscriber {
    hub: Arc<Hub>,
    room: Arc<Room>,
    seat: Option<Side>,
    seq: u32,
    /// When the last phrase was said that they have heard.
    heard: Millis,
    attendance: Option<Attendance>,
    /// The number of the last bulletin that was there when they came, or that they have seen.
    bulletin: u64,
    news: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// Whether they ask again and again, and are not away in between.
    asks_again: bool,
}

impl Subscriber {
    /// Lets someone in who has everything up to the event `after`.
    pub(crate) fn new(app: &App, room: Arc<Room>, seat: Option<Side>, after: u32) -> Subscriber {
        app.hub.arrive(&room, seat);
        Subscriber {
            hub: app.hub.clone(),
            seat,
            seq: after,
            heard: room.last_said(),
            attendance: None,
            bulletin: room.bulletin().number,
            news: room.subscribe(),
            stopping: app.hub.stopping.subscribe(),
            asks_again: false,
            room,
        }
    }

    /// They ask again and again: a player is not away between two questions.
    pub(crate) fn will_ask_again(&mut self) {
        self.asks_again = true;
    }

    pub(crate) fn room(&self) -> &Arc<Room> {
        &self.room
    }

    pub(crate) fn seat(&self) -> Option<Side> {
        self.seat
    }

    /// The game as it is.
    pub(crate) fn welcome(&mut self) -> Option<Utf8Bytes> {
        let view = self.room.view(&self.hub.store, self.seat, self.seq, usize::MAX, None)?;
        self.seq = view.state.seq;
        self.attendance = Some(view.attendance);
        Some(text(&FromServer::Welcome { view: Box::new(view) }))
    }

    /// Waits until there may be something new; false when the server stops.
    pub(crate) async fn wait(&mut self) -> bool {
        tokio::select! {
            changed = self.news.changed() => changed.is_ok(),
            () = stopped(&mut self.stopping) => false,
        }
    }

    /// What is new.
    pub(crate) fn news(&mut self) -> Vec<Utf8Bytes> {
        self.news.mark_unchanged();
        let mut messages = Vec::new();
        if let Some((seq, news)) = self.room.news(self.seq) {
            self.seq = seq;
            messages.push(news);
        }
        for (said, text) in self.room.said_since(self.heard) {
            self.heard = said.at;
            messages.push(text);
        }
        let bulletin = self.room.bulletin();
        if bulletin.number > self.bulletin {
            self.bulletin = bulletin.number;
            if self.attendance.replace(bulletin.attendance) != Some(bulletin.attendance) {
                messages.push(bulletin.text);
            }
        }
        messages
    }
}

impl Drop for Subscriber {
    fn drop(&mut self) {
        self.hub.leave(&self.room, self.seat);
        if let Some(seat) = self.seat.filter(|_| self.asks_again) {
            self.hub.see(&self.room, seat);
        }
    }
}
