//! Looks now and then for what need not be kept any longer.

use crate::hub::{Hub, now};
use std::sync::Arc;
use std::time::Duration;

/// How often, if there is little to do.
const SELDOM: Duration = Duration::from_hours(1);

/// How often while there is more: players come first.
const OFTEN: Duration = Duration::from_secs(10);

/// Goes on until the server stops.
pub(crate) fn live(hub: &Arc<Hub>) {
    let own = hub.clone();
    hub.go_on(async move {
        loop {
            let tidied = own.store.tidy(now()).await;
            if let Err(error) = &tidied {
                tracing::warn!(%error, "nothing could be tidied up");
            }
            tokio::time::sleep(if tidied.unwrap_or(false) { OFTEN } else { SELDOM }).await;
        }
    });
}
