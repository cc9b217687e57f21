//! One `go`: thinking, and answering.

use super::clock::Go;
use super::output::{effort, infos, say};
use super::stability::Stability;
use super::thinking::Signal;
use pionnier_catalog::AnyRecord;
use pionnier_catalog::thought::{Limits, Options, TranspositionTable};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A `go`, with everything it needs.
pub(super) struct Task {
    pub(super) record: Arc<dyn AnyRecord>,
    pub(super) table: Arc<TranspositionTable>,
    /// 0 for full strength.
    pub(super) level: u8,
    pub(super) seed: u64,
    pub(super) options: Options,
    pub(super) go: Go,
    pub(super) begun: Instant,
    pub(super) time: Option<Duration>,
    /// With a clock, what a turn usually takes.
    pub(super) usual: Option<Duration>,
}

impl Task {
    /// Thinks and answers.
    pub(super) fn run(&self, signal: &Signal) {
        let is_enough = AtomicBool::new(false);
        let stop = || {
            signal.is_stopped()
                || is_enough.load(Ordering::Relaxed)
                || self.time.is_some_and(|time| self.begun.elapsed() >= time)
        };
        let mut last = Vec::new();
        let mut stability = Stability::default();
        let best = if self.level > 0 {
            self.record.level_turn(self.level, self.seed, &stop)
        } else {
            let limits = Limits {
                nodes: self.go.nodes.unwrap_or(u64::MAX),
                depth: self.go.depth.unwrap_or(u32::MAX),
                stop: &stop,
            };
            let analysis = self.record.think(&self.table, self.options, limits, &mut |analysis| {
                let spent = self.begun.elapsed();
                let is_heard = say(&infos(analysis, spent)).is_ok();
                stability.see(analysis);
                let is_used_up = self
                    .usual
                    .is_some_and(|usual| spent.as_secs_f64() >= usual.as_secs_f64() * stability.share());
                if !is_heard || is_used_up {
                    is_enough.store(true, Ordering::Relaxed);
                }
            });
            last.push(format!("info {}", effort(&analysis, self.begun.elapsed())));
            analysis.lines.into_iter().next().and_then(|line| line.turns.into_iter().next())
        };
        if self.go.infinite {
            signal.wait();
        }
        last.push(format!("bestmove {}", best.as_deref().unwrap_or("none")));
        signal.answered();
        // If nobody reads this any more, the other thread will notice too.
        let _ = say(&last);
    }
}
