//! What is logged, and how.

use tracing::level_filters::LevelFilter;

/// How much can be logged.
pub const LOG_LEVELS: [&str; 4] = ["error", "warn", "info", "debug"];

/// Logs to the standard error output from now on: in lines for people, or in JSON for programs. A second call in the same
/// process changes nothing.
pub fn start_logging(level: &str, is_json: bool) {
    let level = level.parse().unwrap_or(LevelFilter::WARN);
    let lines = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    let _ = if is_json { lines.json().try_init() } else { lines.with_ansi(false).try_init() };
}
