//! Who is there, told to many.

use crate::common::{Folder, Pair, Player, Running, config};
use pionnier_online::Clock;

/// `pionnier load --watchers 2000` does it with more.
const WATCHERS: u32 = 200;

#[tokio::test]
async fn a_crowd_that_gathers_is_not_told_of_everybody_who_comes() {
    let folder = Folder::new();
    let server = Running::start(config(folder.file())).await;
    let pair = Pair::new(&server.client, "kono", Clock::None).await;
    let mut watchers = Vec::new();
    for _ in 0..WATCHERS {
        watchers.push(Player::new(&server.client, &pair.id, None, 0).await);
    }
    for place in [0, 1, WATCHERS as usize / 2] {
        let mut told = 0;
        watchers[place]
            .until(|watcher, message| {
                told += u32::from(message["type"] == "attendance");
                (watcher.attendance["watchers"] == WATCHERS).then_some(())
            })
            .await;
        assert!(told <= 20, "{told} messages until all were there");
    }
    server.stop().await;
}
