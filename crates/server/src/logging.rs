//! What is logged, and how.

use crate::requests::TARGET;
use std::time::{Duration, Instant};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// How often the same trouble is logged.
const SELDOM: Duration = Duration::from_secs(10);

/// Says whether it is time to log something again that happens all the time.
#[derive(Default)]
pub(crate) struct Seldom(Option<Instant>);

impl Seldom {
    pub(crate) fn is_time(&mut self) -> bool {
        let is_time = self.0.is_none_or(|last| last.elapsed() >= SELDOM);
        if is_time {
            self.0 = Some(Instant::now());
        }
        is_time
    }
}

/// How much can be logged.
pub const LOG_LEVELS: [&str; 4] = ["error", "warn", "info", "debug"];

/// Logs to the standard error output from now on: in lines for people, or in JSON for programs. Requests are logged on top
/// of that if wished, whatever the level. A second call in the same process changes nothing.
pub fn start_logging(level: &str, is_json: bool, is_access_logged: bool) {
    let level = level.parse().unwrap_or(LevelFilter::WARN);
    let access = if is_access_logged { LevelFilter::INFO } else { LevelFilter::OFF };
    let what = Targets::new().with_default(level).with_target(TARGET, access);
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    let lines = if is_json { lines.json().boxed() } else { lines.boxed() };
    let _ = tracing_subscriber::registry().with(lines.with_filter(what)).try_init();
}
