//! The lobby, for those who follow it.

use super::{Hub, now};
use crate::message::{FromServer, Lobby, text};
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often the lobby is looked up at most, and at least.
const LOBBY: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(15)];

/// Games of the lobby that are shown at once, unless asked otherwise.
pub(crate) const LOBBY_PAGE: usize = 50;

impl Hub {
    /// The lobby, as it changes.
    pub(crate) fn lobby(&self) -> watch::Receiver<Utf8Bytes> {
        self.lobby_changed.notify_one();
        self.lobby.subscribe()
    }

    /// The lobby may have changed.
    pub(crate) fn refresh_lobby(&self) {
        self.lobby_changed.notify_one();
    }

    pub(super) async fn watch_lobby(self: Arc<Self>) {
        loop {
            let _ = tokio::time::timeout(LOBBY[1], self.lobby_changed.notified()).await;
            if let Ok(games) = self.store.lobby(now()).await {
                let lobby = text(&FromServer::Lobby { lobby: Lobby::part(games, 0, LOBBY_PAGE) });
                self.lobby.send_if_modified(|shown| {
                    let is_new = *shown != lobby;
                    *shown = lobby;
                    is_new
                });
            }
            tokio::time::sleep(LOBBY[0]).await;
        }
    }
}
