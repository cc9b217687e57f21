//! What time it is.

use crate::online::Millis;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A clock that goes on at its own pace and is never set back, since players' clocks hang on it. If the machine's clock is
/// set forward it follows: the machine may have slept, or was wrong before. Microseconds, or rounding would put it ahead.
struct Timepiece {
    /// By how much the machine's clock has been ahead of the pace at most.
    ahead: AtomicI64,
}

impl Timepiece {
    const fn new() -> Timepiece {
        Timepiece { ahead: AtomicI64::new(i64::MIN) }
    }

    /// The time, by what the machine's clock says and by how long we have been running.
    fn read(&self, wall: i64, running: i64) -> i64 {
        let ahead = wall - running;
        running + self.ahead.fetch_max(ahead, Ordering::Relaxed).max(ahead)
    }
}

/// Microseconds since 1970 by the machine's own clock.
fn wall() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_micros() as i64)
}

/// Milliseconds since 1970. Later than every time that was told before in this process, whatever becomes of the machine's
/// clock.
pub(crate) fn now() -> Millis {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    static TIMEPIECE: Timepiece = Timepiece::new();
    // In this order: whatever comes in between makes the machine's clock seem behind, never ahead.
    let (wall, running) = (wall(), START.elapsed().as_micros() as i64);
    TIMEPIECE.read(wall, running) / 1_000
}

/// By how many milliseconds the machine's clock has been set back since we run.
pub(crate) fn set_back() -> Millis {
    (now() - wall() / 1_000).max(0)
}

#[cfg(test)]
mod tests {
    use super::Timepiece;

    #[test]
    fn a_clock_that_is_set_back_does_not_stop_ours() {
        let timepiece = Timepiece::new();
        assert_eq!(timepiece.read(1_000_000, 0), 1_000_000);
        assert_eq!(timepiece.read(1_000_500, 500), 1_000_500);
        // An hour back: a second later it is a second later.
        assert_eq!(timepiece.read(1_001_500 - 3_600_000, 1_500), 1_001_500);
        assert_eq!(timepiece.read(1_002_500 - 3_600_000, 2_500), 1_002_500);
        // The machine has slept for a minute, which our pace does not know.
        assert_eq!(timepiece.read(1_063_500, 3_500), 1_063_500);
        assert_eq!(timepiece.read(1_064_500, 4_500), 1_064_500);
    }
}
